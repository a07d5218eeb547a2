import { randomUUID } from 'node:crypto';

type ParserRefusal = readonly [status: number, title: string, code: string];

const parserRefusals: Readonly<Record<string, ParserRefusal>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'FST_ERR_HEADERS_TOO_LARGE'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'FST_ERR_REQUEST_TIMEOUT'],
};

const unreadable: ParserRefusal = [400, 'Bad Request', 'FST_ERR_BAD_REQUEST'];

/** The answer, bytes and all, to what never becomes a request: in the same shape as the rest. */
export function unreadableRequestReply(errorCode: string | undefined): string {
  const [status, title, code] = parserRefusals[errorCode ?? ''] ?? unreadable;
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
