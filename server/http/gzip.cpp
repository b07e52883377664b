#include "server/http/gzip.hpp"

#include <boost/beast/zlib/deflate_stream.hpp>
#include <boost/crc.hpp>

namespace citybox::server {

namespace {

void put_little_endian(std::string& out, std::uint32_t number) {
  for (int shift = 0; shift < 32; shift += 8) out += static_cast<char>(number >> shift & 0xFFU);
}

}  // namespace

std::string gzip(std::string_view bytes) {
  namespace zlib = boost::beast::zlib;
  std::string out("\x1f\x8b\x08\0\0\0\0\0\0\x03", 10);
  zlib::deflate_stream stream;
  stream.reset(9, 15, 9, zlib::Strategy::normal);
  std::string body(stream.upper_bound(bytes.size()), '\0');
  zlib::z_params z;
  z.next_in = bytes.data();
  z.avail_in = bytes.size();
  z.next_out = body.data();
  z.avail_out = body.size();
  boost::system::error_code error;
  stream.write(z, zlib::Flush::finish, error);
  out.append(body, 0, z.total_out);
  boost::crc_32_type crc;
  crc.process_bytes(bytes.data(), bytes.size());
  put_little_endian(out, crc.checksum());
  put_little_endian(out, static_cast<std::uint32_t>(bytes.size()));
  return out;
}

}  // namespace citybox::server
