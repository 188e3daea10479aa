@_exported import CasePaths
@_exported import CustomDump
@_exported import IdentifiedCollections
@_exported import IssueReporting
