# What a machine gets: program, page and packs, and from the Debian package also the service with its configuration.
# script/package makes packages of it.

# What is packed was built before; the tests are no part of it.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY TRUE)

install(TARGETS citybox RUNTIME DESTINATION bin COMPONENT program)
install(DIRECTORY "${PROJECT_BINARY_DIR}/web" packs DESTINATION share/citybox COMPONENT program)
install(FILES README.md CHANGELOG.md LICENSE LICENSE-CONTENT docs/operate.md DESTINATION share/doc/citybox COMPONENT program)
install(FILES LICENSE RENAME copyright DESTINATION share/doc/citybox COMPONENT service)
install(DIRECTORY ops/systemd/ DESTINATION lib/systemd/system COMPONENT service)
install(FILES ops/package/citybox.conf DESTINATION /etc/citybox COMPONENT service)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME citybox)
set(CPACK_PACKAGE_CONTACT "Citybox <citybox@localhost>")
set(CPACK_PACKAGE_HOMEPAGE_URL "")
set(CPACK_PACKAGE_DIRECTORY "${PROJECT_BINARY_DIR}/package")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_SET_DESTDIR ON)
set(CPACK_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
  "With bots, classes and a laboratory: one server, one page for a browser.\nThe service answers on this machine alone until its configuration says more.")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "adduser, init-system-helpers")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(scripts "${PROJECT_SOURCE_DIR}/ops/package")
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA "${scripts}/postinst;${scripts}/prerm;${scripts}/postrm;${scripts}/conffiles")
include(CPack)
