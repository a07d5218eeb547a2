import http from 'node:http';
import https from 'node:https';
import type { TcpNetConnectOpts } from 'node:net';
import { urlToHttpOptions } from 'node:url';
import {
  answerTooLong,
  maxHeaderBytes,
  maxInterimAnswers,
  tooManyInterimAnswers,
} from './answer-limits.js';
import { EgressError } from './egress-error.js';
import { egressErrorOf } from './egress-failure.js';
import type { RequestEnd } from './open-requests.js';
import type { Destination, OutboundAnswer, OutboundRequest } from './outbound-request.js';
import { attemptTimeoutMs, defaultConnectTimeoutMs, lookupPinned } from './pinned-lookup.js';

/** Node hands it on to the socket; its types do not say so. */
type FamilySelection = Pick<TcpNetConnectOpts, 'autoSelectFamilyAttemptTimeout'>;

/**
 * Sends one request over a connection of its own, which is gone when this returns. No redirect is
 * followed, no proxy of the environment used; certificates are always checked.
 *
 * @throws {@link EgressError} `CONNECTION_FAILED`, `TIMED_OUT`, `TOO_LARGE`; what `end` says once it has come.
 */
export async function sendBounded(
  destination: Destination,
  request: OutboundRequest,
  end: RequestEnd,
): Promise<OutboundAnswer> {
  end.throwIfEnded();
  const sent = open(destination, request);
  const forget = end.onEnd((why) => sent.destroy(why));
  try {
    limitConnecting(sent, destination);
    sent.end(request.body);
    const answer = await answerTo(sent);
    const { statusCode: status = 0, headers } = answer;
    const isWanted = request.wantsBody?.(status) ?? true;
    return { status, headers, body: isWanted ? await readBody(answer, request) : Buffer.alloc(0) };
  } catch (error) {
    throw egressErrorOf(error, destination.url);
  } finally {
    forget();
    sent.destroy();
  }
}

function open({ url, pinnedTo, trustedCaPem }: Destination, request: OutboundRequest) {
  const { method = 'GET', headers } = request;
  const { hostname, port, path, auth } = urlToHttpOptions(url);
  const { request: start } = url.protocol === 'https:' ? https : http;
  const options: https.RequestOptions & FamilySelection = {
    ...{ hostname, port, path, auth, method },
    headers: { 'Accept-Encoding': 'identity', ...headers },
    // An agent of this request alone: no pool, and none of the proxies a global agent may know.
    agent: false,
    maxHeaderSize: maxHeaderBytes,
    rejectUnauthorized: true,
    autoSelectFamilyAttemptTimeout: attemptTimeoutMs,
    ...(trustedCaPem !== undefined && { ca: trustedCaPem }),
    ...(pinnedTo && { lookup: lookupPinned(pinnedTo) }),
  };
  return start(options);
}

function limitConnecting(sent: http.ClientRequest, destination: Destination): void {
  const { url, connectTimeoutMs = defaultConnectTimeoutMs } = destination;
  const message = `No connection to ${url.host} within ${connectTimeoutMs} ms.`;
  const timer = setTimeout(
    () => sent.destroy(new EgressError('TIMED_OUT', message)),
    connectTimeoutMs,
  );
  const connected = url.protocol === 'https:' ? 'secureConnect' : 'connect';
  sent.once('socket', (socket) => socket.once(connected, () => clearTimeout(timer)));
  sent.once('close', () => clearTimeout(timer));
}

function answerTo(sent: http.ClientRequest): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    let interimAnswers = 0;
    sent.on('information', () => {
      if (++interimAnswers > maxInterimAnswers) sent.destroy(tooManyInterimAnswers());
    });
    sent.once('response', resolve);
    // For as long as the request is there: a failure after its answer is passed to the reader of the answer.
    sent.on('error', reject);
    // An answer that changes the protocol (101) is none, and raises nothing else.
    sent.once('close', () => reject(new Error('The connection ended without an answer.')));
  });
}

async function readBody(
  answer: http.IncomingMessage,
  { method, maxBytes }: OutboundRequest,
): Promise<Buffer> {
  const declared = Number(answer.headers['content-length'] ?? 0);
  if (method !== 'HEAD' && declared > maxBytes) throw answerTooLong(maxBytes);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw answerTooLong(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
