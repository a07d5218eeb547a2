import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';

const parserRefusals: Readonly<Record<string, readonly [status: number, code: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'FST_ERR_HEADERS_TOO_LARGE'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'FST_ERR_REQUEST_TIMEOUT'],
};

/** The answer, bytes and all, to what never becomes a request: in the same shape as the rest. */
export function unreadableRequestReply(errorCode: string | undefined): string {
  const [status, code] = parserRefusals[errorCode ?? ''] ?? [400, 'FST_ERR_BAD_REQUEST'];
  const title = STATUS_CODES[status];
  const message = 'The request cannot be read as HTTP/1.1.';
  const body = JSON.stringify({ statusCode: status, code, error: title, message });
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${randomUUID()}`,
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
