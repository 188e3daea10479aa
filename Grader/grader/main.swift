import Foundation
import GraderKit

// Output that nobody reads any more ends the grader quietly, as it ends other tools.
let interruption = Interruption()
exit(CommandLineTool(arguments: Array(CommandLine.arguments.dropFirst())).run())
