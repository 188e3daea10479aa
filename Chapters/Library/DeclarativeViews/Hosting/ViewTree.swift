import IssueReporting

/// What a view and the views in it have become: shown by a host, or only looked at.
///
/// The tree is brought up to date whenever an action of one of its views has run, whenever ``update()`` is called, and soon
/// after anything has changed that a view has read.
@_spi(Hosting)
@MainActor
public final class ViewTree {
  /// The view that was handed over.
  public var root: ViewNode? { rootNode }

  /// Whether the tree was only made to be looked at.
  let isDetached: Bool

  let staleness = TreeStaleness()
  private let didShow: (ViewNode) -> Void
  private var rootNode: ViewNode?
  private var isUpdating = false
  private var isOver = false
  /// Whether it has turned out that updating has no end.
  private var isStuck = false
  private var added: [ViewNode] = []
  private var changed: [ViewNode] = []
  private var removed: [ViewNode] = []

  /// Shows a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - didShow: Called once for each place in the tree, when what the view does while it is shown has begun.
  /// - Returns: The tree.
  public static func showing(_ view: any View, didShow: @escaping (ViewNode) -> Void) -> ViewTree {
    let tree = ViewTree(isDetached: false, didShow: didShow)
    tree.rootNode = ViewNode(.only(view), in: nil, of: tree)
    tree.update()
    return tree
  }

  /// Builds a tree to look at: states keep their first values, and nothing goes on.
  ///
  /// It follows the models that its views read.
  ///
  /// - Parameter view: The view.
  /// - Returns: The tree.
  public static func detached(_ view: any View) -> ViewTree {
    let tree = ViewTree(isDetached: true) { _ in }
    tree.rootNode = ViewNode(.only(view), in: nil, of: tree)
    return tree
  }

  private init(isDetached: Bool, didShow: @escaping (ViewNode) -> Void) {
    self.isDetached = isDetached
    self.didShow = didShow
  }

  /// Builds those views anew that have read something which has changed, and does what they ask for when they come and go.
  public func update() {
    guard !isUpdating, !isOver, !isStuck else { return }
    isUpdating = true
    var rounds = 0
    repeat {
      staleness.lower()
      rootNode?.refresh()
      runEffects()
      rounds += 1
    } while staleness.isRaised && rounds < Self.roundLimit
    isUpdating = false
    if staleness.isRaised {
      isStuck = true
      reportIssue(Self.endlessChange)
    }
    while !added.isEmpty {
      let node = added.removeFirst()
      if node.isShown { didShow(node) }
    }
  }

  /// Takes the view off: its state ends, and all that went on for it.
  public func end() {
    guard !isOver else { return }
    isOver = true
    rootNode?.end()
    rootNode = nil
  }

  func add(_ node: ViewNode) {
    if !isDetached { added.append(node) }
  }

  func enqueue(_ node: ViewNode) {
    if !isDetached { changed.append(node) }
  }

  func enqueueEnd(of node: ViewNode) {
    removed.append(node)
  }

  private func runEffects() {
    let (ended, begun) = (removed, changed)
    (removed, changed) = ([], [])
    ended.forEach { $0.end() }
    begun.forEach { $0.runEffect() }
  }

  private static let roundLimit = 100

  private static let endlessChange = """
    A view changes something whenever it is shown, and is shown again for that reason. It was built \(roundLimit) times \
    and then left as it was: look for a 'body' or an 'onAppear' that sets what a 'body' reads.
    """
}
