/// What keeps a submission from talking its way into a pass.
struct Protections: OptionSet, Sendable {
  var rawValue: Int

  /// What a learner's files may hold is looked through before anything is built.
  static let sourceRules = Protections(rawValue: 1 << 0)

  /// What has passed runs once more with other claims, and has to fail.
  static let canaries = Protections(rawValue: 1 << 1)

  /// Among those runs, it has to pass once more as it is.
  static let confirmations = Protections(rawValue: 1 << 2)

  static let all: Protections = [.sourceRules, .canaries, .confirmations]
}
