// Functions that Swift's own module of the C library leaves out, declared here, as a header of the system that is included here
// would take its types along into this module.
#if defined(__linux__)
// <sys/xattr.h>
__PTRDIFF_TYPE__ flistxattr(int file, char *names, __SIZE_TYPE__ size);
__PTRDIFF_TYPE__ fgetxattr(int file, const char *name, void *value, __SIZE_TYPE__ size);
int fsetxattr(int file, const char *name, const void *value, __SIZE_TYPE__ size, int flags);

// <stdio.h>, for those who ask for GNU's own
int renameat2(int old_folder, const char *old_name, int new_folder, const char *new_name, unsigned int flags);

// <fcntl.h>, the same: F_SETLEASE
static const int set_lease = 1024;
#endif
