import Announcements
import ComposableArchitecture

// TODO: Give the client its live value here, with the loudspeakers that it takes.
