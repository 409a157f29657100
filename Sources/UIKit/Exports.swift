@_exported public import Foundation

@_exported public import struct Drawing.CGAffineTransform
@_exported public import struct Drawing.CGVector
