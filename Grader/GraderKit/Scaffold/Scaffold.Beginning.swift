extension Scaffold {
  /// What exercises begin as, each `NAME` in it to be the exercise's: what the kit keeps for it or, where it keeps nothing,
  /// plain Swift that counts taps.
  struct Beginning {
    private let kit: Kit
    private let isOwn: Bool

    /// Where a kit keeps what exercises begin as.
    static let folder = "Tests/Scaffold"

    init(kit: Kit) {
      self.kit = kit
      isOwn = Folder.exists(kit.root.appending(path: Self.folder))
    }

    /// The versions of the feature, by their paths.
    var variants: [String] {
      guard isOwn else { return Self.plain.keys.filter { $0.hasPrefix("Variants/") }.sorted() }
      return Folder.entries(kit.root.appending(path: "\(Self.folder)/Variants"), except: [])
        .filter { $0.hasSuffix(".fault") || $0.hasSuffix(".refactoring") }.map { "Variants/\($0)" }
    }

    /// A file as it is in an exercise.
    ///
    /// - Parameters:
    ///   - path: Its path among what exercises begin as.
    ///   - name: The exercise's name.
    /// - Returns: Its text.
    /// - Throws: ``GraderFault/incompleteKit(path:reason:)`` where the kit has others, and not this one.
    func text(of path: String, named name: String) throws(GraderFault) -> String {
      let lines = try text(of: path).replacing("NAME", with: name)
        .split(separator: "\n", omittingEmptySubsequences: false)
      // The name decides where its module stands among them.
      let imports = lines.prefix { $0.hasPrefix("import ") }
      return (imports.sorted { $0.lowercased() < $1.lowercased() } + lines.dropFirst(imports.count))
        .joined(separator: "\n")
    }

    private func text(of path: String) throws(GraderFault) -> String {
      guard isOwn else { return Self.plain[path] ?? "" }
      do throws(SourceText.Refusal) {
        return try SourceText(reading: kit.root.appending(path: "\(Self.folder)/\(path)")).text
      } catch {
        throw .incompleteKit(path: "\(Self.folder)/\(path)", reason: error.english)
      }
    }

    private static let plain = [
      "NAME.swift": feature("count += 1"),
      "Stub/NAME.swift": feature("// TODO: Add one to the count."),
      "NAMETests.swift": tests(
        """
            var taps = NAME(count: 3)

            taps.tap()

            #expect(taps.count == 4)
        """
      ),
      "Stub/NAMETests.swift": tests("    // TODO: Write this test."),
      "Variants/adds-two.fault": """
      title: Adds two
      fails: 1
      question.en: Would your tests notice one tap counted twice?
      question.ko: 한 번의 탭을 두 번 센다면 여러분의 테스트가 알아챌까요?

      ---
          count += 1
      +++
          count += 2

      """,
      "Variants/sum.refactoring": """
      title: A sum in place of an operator that assigns
      question.en: Would your tests notice the feature were written otherwise?
      question.ko: 기능을 다르게 썼다면 여러분의 테스트가 알아챌까요?

      ---
          count += 1
      +++
          count = count + 1

      """,
    ]

    private static func feature(_ line: String) -> String {
      """
      /// Counts taps.
      public struct NAME: Equatable {
        /// How often somebody has tapped.
        public private(set) var count: Int

        /// Begins with a count.
        public init(count: Int = 0) {
          self.count = count
        }

        /// Counts a tap.
        public mutating func tap() {
          \(line)
        }
      }

      """
    }

    private static func tests(_ body: String) -> String {
      """
      import NAMEExercise
      import Testing

      struct NAMETests {
        @Test("A tap makes three four")
        func tapped() {
      \(body)
        }
      }

      """
    }
  }
}
