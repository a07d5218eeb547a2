import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction, type TcpNetConnectOpts } from 'node:net';
import type { DidDocumentAnswer, FetchDidDocument } from './did-web-resolver.js';
import { VcError } from '../error.js';
import { isPublicAddress } from './public-address.js';

/** What a test puts in the place of the internet. The package has one choice only, which it does not offer. */
export interface DidFetchSurroundings {
  /** All addresses of a name; `signal` ends the question. */
  readonly resolve: (host: string, signal: AbortSignal) => Promise<readonly string[]>;
  readonly isAllowed: (address: string) => boolean;
  /** What is asked for, as an `Accept` field. Default: anything. */
  readonly accept?: string;
  /** PEM, in place of the system's roots. */
  readonly ca?: string;
}

/** Node hands the second part on to the socket; its types do not say so. */
type PinnedOptions = RequestOptions & Pick<TcpNetConnectOpts, 'autoSelectFamilyAttemptTimeout'>;

const MAX_HEADER_BYTES = 16 * 1024;
/** A name with hundreds of addresses is not tried at all of them. */
const MAX_ADDRESSES = 4;
/** Timeout of one address of several; Node's own 250 ms are too few for a distant one. */
const ATTEMPT_TIMEOUT_MS = 1000;

/**
 * Gets a DID document over https on a connection of its own, which is closed when this returns. It reaches public
 * addresses only: each address that the name has is checked, and the socket goes to one of those. It follows no
 * redirect, uses no proxy, even if the environment names one, and always checks the certificate.
 *
 * @throws {@link VcError} `DID_DOCUMENT_UNAVAILABLE` if the URL is not https, an address is not public, or there
 * is no whole answer within the limits.
 */
export const fetchDidDocument: FetchDidDocument = createPublicFetch(
  'application/did+json, application/json;q=0.9',
);

/** Makes a {@link fetchDidDocument} that asks for something else, within the same walls. */
export function createPublicFetch(accept: string): FetchDidDocument {
  return createDidFetch({ resolve: resolveBoth, isAllowed: isPublicAddress, accept });
}

/** Makes a {@link fetchDidDocument} for other surroundings. */
export function createDidFetch(surroundings: DidFetchSurroundings): FetchDidDocument {
  return async (text, { timeoutMs, maxBytes }) => {
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(unavailable('Too slow.')), timeoutMs);
    try {
      const url = parseHttpsUrl(text);
      const addresses = await allowedAddresses(url, surroundings, ending.signal);
      return await exchange(optionsOf(url, addresses, surroundings), maxBytes, ending.signal);
    } finally {
      clearTimeout(timer);
    }
  };
}

function parseHttpsUrl(text: string): URL {
  let url: URL;
  try {
    url = new URL(text);
  } catch (cause) {
    throw unavailable('Not an address.', cause);
  }
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    throw unavailable('Not an https address without a user.');
  }
  return url;
}

/** A name with one address inside would otherwise be a way in, at the second try. */
async function allowedAddresses(
  { hostname }: URL,
  { resolve, isAllowed }: DidFetchSurroundings,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const host = hostname.replace(/^\[|\]$/g, '');
  // The socket takes a literal as it stands and asks no resolver: it is checked here or nowhere.
  const addresses = isIP(host) === 0 ? await answered(resolve(host, signal), signal) : [host];
  if (addresses.length === 0 || !addresses.every((address) => isAllowed(address))) {
    throw unavailable('The host has no address, or one that is not public.');
  }
  return addresses.slice(0, MAX_ADDRESSES);
}

function optionsOf(
  { hostname, port, pathname, search }: URL,
  addresses: readonly string[],
  { ca, accept = '*/*' }: DidFetchSurroundings,
): PinnedOptions {
  return {
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port,
    path: pathname + search,
    headers: {
      Accept: accept,
      'Accept-Encoding': 'identity',
    },
    // An agent of this request alone: no pool, and none of the proxies that a global agent may know.
    agent: false,
    maxHeaderSize: MAX_HEADER_BYTES,
    rejectUnauthorized: true,
    autoSelectFamilyAttemptTimeout: ATTEMPT_TIMEOUT_MS,
    lookup: lookupPinned(addresses),
    ...(ca !== undefined && { ca }),
  };
}

/** Answers every question for an address with those that were checked. */
function lookupPinned(addresses: readonly string[]): LookupFunction {
  const pinned: LookupAddress[] = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, found) => {
    const [first] = pinned;
    process.nextTick(() => {
      if (all) found(null, pinned);
      else found(null, first?.address ?? '', first?.family);
    });
  };
}

async function exchange(
  options: PinnedOptions,
  maxBytes: number,
  signal: AbortSignal,
): Promise<DidDocumentAnswer> {
  signal.throwIfAborted();
  const sent = request(options);
  const abort = () => sent.destroy(signal.reason as VcError);
  signal.addEventListener('abort', abort);
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve);
      sent.on('error', reject);
      // An answer that changes the protocol is none, and raises nothing else.
      sent.once('close', () => reject(unavailable('The connection ended without an answer.')));
      sent.end();
    });
    const body = answer.statusCode === 200 ? await readBody(answer, maxBytes) : new Uint8Array();
    const { statusCode: status = 0, headers } = answer;
    return { status, contentType: headers['content-type'], body };
  } catch (cause) {
    if (cause instanceof VcError) throw cause;
    throw unavailable('There was no whole answer.', cause);
  } finally {
    signal.removeEventListener('abort', abort);
    sent.destroy();
  }
}

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw unavailable(`The answer is longer than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Ends the wait with `signal`, even if the promise does not settle then. */
async function answered<T>(waited: Promise<T>, signal: AbortSignal): Promise<T> {
  let end: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    end = () => reject(signal.reason as VcError);
    signal.addEventListener('abort', end);
  });
  try {
    return await Promise.race([waited, aborted]);
  } catch (cause) {
    if (cause instanceof VcError) throw cause;
    throw unavailable('No name server knows an address of the host.', cause);
  } finally {
    if (end) signal.removeEventListener('abort', end);
  }
}

/**
 * Asks the name servers themselves. The system's own way (`dns.lookup`) blocks one of few threads for as long
 * as a stranger's name server likes. Many fail on one of the two questions: what the other gave is enough.
 */
async function resolveBoth(host: string, signal: AbortSignal): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 1000, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel);
  try {
    const asked = [resolver.resolve4(host), resolver.resolve6(host)];
    const answers = await Promise.allSettled(asked);
    return answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

function unavailable(message: string, cause?: unknown): VcError {
  return new VcError('DID_DOCUMENT_UNAVAILABLE', message, { cause });
}
