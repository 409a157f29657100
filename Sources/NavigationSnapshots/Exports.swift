// What the calls take and throw is declared where the command line finds it too.
@_exported public import SnapshotEngine
