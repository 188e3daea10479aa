import Foundation

/// What a learner edition says of itself; the authors' kit says nothing, and has everything.
package struct Edition: Equatable, Sendable, Codable {
  /// Where an edition says it, from the root of its kit.
  package static let path = "Grader/edition.json"

  private static let currentVersion = 1

  private var version = Edition.currentVersion
  /// The ids of the chapters whose suites only the teacher has.
  package var withheld: [String]

  /// - Parameter withheld: The ids of the chapters whose suites only the teacher has.
  package init(withheld: [String]) {
    self.withheld = withheld
  }

  /// Reads what a kit says of itself.
  ///
  /// - Parameter kit: The kit.
  /// - Returns: Nothing for the authors' kit.
  /// - Throws: ``GraderFault/unreadableCatalog(file:reason:)`` where it says something that cannot be understood.
  package static func of(_ kit: Kit) throws(GraderFault) -> Edition? {
    do {
      let text = try SourceText(reading: kit.root.appending(path: path)).text
      let edition = try JSONDecoder().decode(Edition.self, from: Data(text.utf8))
      guard edition.version == currentVersion else {
        throw GraderFault.unreadableCatalog(file: path, reason: "it is of another version, \(edition.version)")
      }
      return edition
    } catch let fault as GraderFault {
      throw fault
    } catch SourceText.Refusal.missing {
      return nil
    } catch let refusal as SourceText.Refusal {
      throw .unreadableCatalog(file: path, reason: refusal.english)
    } catch let error as DecodingError {
      throw .unreadableCatalog(file: path, reason: error.reason)
    } catch {
      throw .unreadableCatalog(file: path, reason: "\(error)")
    }
  }

  /// The text of its file.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // A number and a list of words can always be encoded.
    return ((try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}") + "\n"
  }
}

extension Kit {
  /// Whether it is a learner edition: then what judges is sealed or withheld, and nothing of it stays where it was built.
  package var isEdition: Bool { FileManager.default.fileExists(atPath: root.appending(path: Edition.path).path) }
}
