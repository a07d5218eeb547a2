import { randomUUID } from 'node:crypto';

/** Why what a client sent never became a request. */
export interface UnreadableRequest {
  readonly status: number;
  readonly title: string;
  readonly code: string;
}

const byParserCode: Readonly<Record<string, UnreadableRequest>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    title: 'Request Header Fields Too Large',
    code: 'FST_ERR_HEADERS_TOO_LARGE',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    title: 'Request Timeout',
    code: 'FST_ERR_REQUEST_TIMEOUT',
  },
};

const notHttp: UnreadableRequest = {
  status: 400,
  title: 'Bad Request',
  code: 'FST_ERR_BAD_REQUEST',
};

/** Meaning of the code of a `clientError`; an unknown code means that it is not HTTP. */
export function unreadableRequest(parserCode: string | undefined): UnreadableRequest {
  return byParserCode[parserCode ?? ''] ?? notHttp;
}

/** The answer, bytes and all, in the same shape as the rest. */
export function unreadableRequestReply({ status, title, code }: UnreadableRequest): string {
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
