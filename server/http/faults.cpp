#include "server/http/faults.hpp"

#include <boost/beast/http/error.hpp>

namespace citybox::server {

namespace http = boost::beast::http;

std::optional<HttpAnswer> answer_to_fault(const boost::system::error_code& error) {
  if (error.category() != http::make_error_code(http::error::end_of_stream).category()) {
    return std::nullopt;  // the network's
  }
  switch (static_cast<http::error>(error.value())) {
    case http::error::end_of_stream:
      return std::nullopt;
    case http::error::partial_message:
      return plain_answer(400, "The request ends in the middle.");
    case http::error::header_limit:
      return plain_answer(431, "The headers are too long.");
    case http::error::body_limit:
      return plain_answer(413, "Nothing that is sent here may be so long.");
    case http::error::bad_version:
      return plain_answer(505, "Only HTTP/1.0 and HTTP/1.1 are spoken here.");
    case http::error::bad_method:
    case http::error::bad_target:
      return plain_answer(400, "The first line is not one of an HTTP request.");
    case http::error::bad_content_length:
    case http::error::multiple_content_length:
    case http::error::bad_transfer_encoding:
    case http::error::bad_chunk:
    case http::error::bad_chunk_extension:
      return plain_answer(400, "The length of the request is not clear.");
    default:
      return plain_answer(400, "This is not an HTTP request.");
  }
}

}  // namespace citybox::server
