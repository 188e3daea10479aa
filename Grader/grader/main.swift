import Foundation
import GraderKit

Surroundings.keepStandardDescriptors()
let terminal = Terminal()
// Listens for as long as the grader runs: whoever ends the grader ends what it has started.
Interruption.listen { terminal.restore() }
// A closed pipe is an error of writing, not an end by signal.
signal(SIGPIPE, SIG_IGN)
exit(CommandLineTool(arguments: Array(CommandLine.arguments.dropFirst()), terminal: terminal).run())
