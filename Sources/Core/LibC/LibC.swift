// The system's C library, under one name on all systems. The attribute is underscored because Swift has no other way to hand a
// module on; without it each file that calls the system would choose among three libraries for itself.
#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#else
  @_exported public import Darwin
#endif
