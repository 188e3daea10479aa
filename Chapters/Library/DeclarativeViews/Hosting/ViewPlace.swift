/// For which view code is running.
@_spi(Hosting)
public enum ViewPlace {
  /// The view whose body, action or task this is.
  ///
  /// Local to the task, as no value tells: the closures of a view know the view's value, which several places may show.
  @TaskLocal public static var current: ViewNode?
}
