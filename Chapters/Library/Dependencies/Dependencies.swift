@_exported import Clocks
@_exported import ConcurrencyExtras
@_exported import IssueReporting
