/// How much is told of what a run reports: who reads a page of issues has learned what there is to learn.
enum ToldIssues {
  /// How many different issues of one test are told.
  static let limit = 20

  /// The first of different issues.
  ///
  /// - Parameters:
  ///   - issues: What was reported, in order; what is reported over and over counts once.
  ///   - limit: How many may be told.
  /// - Returns: Those to tell, and how many others there are.
  static func first<Issue: Hashable>(of issues: [Issue], limit: Int = limit) -> (told: [Issue], untold: Int) {
    var seen: Set<Issue> = []
    let different = issues.filter { seen.insert($0).inserted }
    return (Array(different.prefix(limit)), max(0, different.count - limit))
  }
}
