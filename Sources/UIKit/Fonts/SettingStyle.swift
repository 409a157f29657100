package import struct Typography.TextStyle

/// The text engine's style, under a name that does not clash with `UIFont.TextStyle`.
package typealias SettingStyle = TextStyle
