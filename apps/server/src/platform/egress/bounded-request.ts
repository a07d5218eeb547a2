import http from 'node:http';
import https from 'node:https';
import { isIP, isIPv4, type LookupFunction, type TcpNetConnectOpts } from 'node:net';
import { urlToHttpOptions } from 'node:url';
import { EgressError } from './egress-error.js';

/** What is asked, and how much of an answer is taken. */
export interface OutboundRequest {
  /** Default GET. */
  readonly method?: 'GET' | 'HEAD' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Milliseconds for all of it, from the name to the last byte of the answer. */
  readonly timeoutMs: number;
  /** Of the answer's body, as it was sent: it is never decompressed. */
  readonly maxBytes: number;
  /** Whose body is read, by status; of any other answer the head is enough. Default: all. */
  readonly wantsBody?: (status: number) => boolean;
}

/** Any answer is one: a redirect too, which nobody follows. */
export interface OutboundAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Where a request goes, and on what terms. */
export interface Destination {
  readonly url: URL;
  /** The only addresses to connect to. Default: what the system finds for the name. */
  readonly pinnedTo?: readonly string[] | undefined;
  /** PEM, in place of the system's roots. */
  readonly trustedCaPem?: string | undefined;
  readonly connectTimeoutMs?: number | undefined;
}

/** Node hands it on to the socket; its types do not say so. */
type FamilySelection = Pick<TcpNetConnectOpts, 'autoSelectFamilyAttemptTimeout'>;

/** A connection that is not there by then will not come; the whole time may be longer. */
const defaultConnectTimeoutMs = 5000;
/** Of one address of several; Node's own 250 ms would give up half the world. */
const attemptTimeoutMs = 1000;
const maxHeaderBytes = 16 * 1024;
/** Provisional answers (1xx) before the real one, which no other limit counts. */
const maxInterimAnswers = 8;
/** Of each family: a name with hundreds of addresses is not tried at all of them. */
const maxAddresses = 4;

/**
 * Sends one request over a connection of its own, which is gone when this returns. No redirect is
 * followed, no proxy used, whatever the environment says; certificates are always checked.
 *
 * @throws {@link EgressError} `CONNECTION_FAILED`, `TIMED_OUT`, `TOO_LARGE`; `signal`'s reason once it is aborted.
 */
export async function sendBounded(
  destination: Destination,
  request: OutboundRequest,
  signal: AbortSignal,
): Promise<OutboundAnswer> {
  signal.throwIfAborted();
  const sent = open(destination, request);
  const abort = () => sent.destroy(signal.reason as EgressError);
  signal.addEventListener('abort', abort);
  try {
    limitConnecting(sent, destination);
    sent.end(request.body);
    const answer = await answerTo(sent);
    const { statusCode: status = 0, headers } = answer;
    const isWanted = request.wantsBody?.(status) ?? true;
    return { status, headers, body: isWanted ? await readBody(answer, request) : Buffer.alloc(0) };
  } catch (error) {
    throw translate(error, destination.url);
  } finally {
    signal.removeEventListener('abort', abort);
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

/**
 * Answers every question for an address with those that were checked. It is not asked about an IP
 * address, which the socket takes as it stands.
 */
function lookupPinned(addresses: readonly string[]): LookupFunction {
  const pinned = [
    ...addresses.filter((address) => isIPv4(address)).slice(0, maxAddresses),
    ...addresses.filter((address) => !isIPv4(address)).slice(0, maxAddresses),
  ].map((address) => ({ address, family: isIP(address) }));
  return (_host, options, found) => {
    const [first] = pinned;
    process.nextTick(() => {
      if (options.all) found(null, pinned);
      else found(null, first?.address ?? '', first?.family);
    });
  };
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
      if (++interimAnswers > maxInterimAnswers) sent.destroy(tooLarge('Too many interim answers.'));
    });
    sent.once('response', resolve);
    // For as long as the request is there: what fails after its answer is told to whoever reads that.
    sent.on('error', reject);
    // An answer that changes the protocol (101) is none, and raises nothing else.
    sent.once('close', () => reject(new Error('The connection ended without an answer.')));
  });
}

async function readBody(
  answer: http.IncomingMessage,
  { method, maxBytes }: OutboundRequest,
): Promise<Buffer> {
  const message = `The answer is longer than ${maxBytes} bytes.`;
  const declared = Number(answer.headers['content-length'] ?? 0);
  if (method !== 'HEAD' && declared > maxBytes) throw tooLarge(message);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw tooLarge(message);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(message: string, cause?: unknown): EgressError {
  return new EgressError('TOO_LARGE', message, { cause });
}

/** What went wrong, without the address: whoever named the host need not learn where its name leads. */
function translate(error: unknown, { host }: URL): EgressError {
  if (error instanceof EgressError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
  if (code === 'HPE_HEADER_OVERFLOW') return tooLarge('The answer has too many headers.', error);
  return new EgressError('CONNECTION_FAILED', `${host} gave no whole answer (${code}).`, {
    cause: error,
  });
}
