import { IJsonError, parseIJson } from '@dpp/merkle-seal';
import { didDocumentUrl } from './did-web.js';
import { VcError } from '../error.js';

/** What may be spent on one DID document. */
export interface DidDocumentLimits {
  /** Milliseconds for all of it, from the name to the last byte. */
  readonly timeoutMs: number;
  /** Bytes of the body. */
  readonly maxBytes: number;
}

/** An answer of a web server. */
export interface DidDocumentAnswer {
  readonly status: number;
  /** The `Content-Type` field as it was sent; `undefined` without one. */
  readonly contentType: string | undefined;
  /** The body as it was sent, not decompressed. It matters with status 200 only. */
  readonly body: Uint8Array;
}

/**
 * Gets what is at an https address that a stranger has named. It must keep to the limits, reach public
 * addresses only, follow no redirect, and throw when there is no whole answer.
 */
export type FetchDidDocument = (
  url: string,
  limits: DidDocumentLimits,
) => Promise<DidDocumentAnswer>;

/** Generous: a document has two entries a key, some 300 bytes each. */
const LIMITS: DidDocumentLimits = { timeoutMs: 5000, maxBytes: 65_536 };
/** A document is four levels deep and its services may be some more. */
const MAX_DEPTH = 16;
/** Never there, or gone for good. */
const ABSENT: ReadonlySet<number> = new Set([404, 410]);
/** As DID Core names them, and as plain web servers call any JSON file. */
const MEDIA_TYPES: ReadonlySet<string> = new Set([
  'application/did',
  'application/did+json',
  'application/did+ld+json',
  'application/json',
  'application/ld+json',
]);

/**
 * Makes a resolver of did:web identifiers, for `resolveDidDocument` of the verifiers. It caches nothing.
 *
 * The resolver answers the parsed document; `undefined` for what cannot have one: another DID method, an identifier
 * that is not well-formed, status 404 or 410. It throws {@link VcError} `DID_HOST_REFUSED` for a host or port that is
 * not the public web's, and asks nothing then; `DID_DOCUMENT_UNAVAILABLE` for another status, and for an error that
 * `fetch` throws, which is the `cause`; `DID_DOCUMENT_INVALID` for another media type, a body over 64 KiB, anything
 * but I-JSON in UTF-8, and a document that is of another DID.
 *
 * @param options.fetch - `fetchDidDocument` of `@dpp/vc/node`, or your own way out.
 * @see did:web Method Specification, "Read (Resolve)"; DID Core 1.0 section 7.1.
 */
export function createDidWebResolver({
  fetch,
}: {
  readonly fetch: FetchDidDocument;
}): (did: string) => Promise<unknown> {
  return async (did) => {
    const url = urlOf(did);
    if (url === undefined) return undefined;
    const answer = await fetched(url, fetch);
    if (ABSENT.has(answer.status)) return undefined;
    if (answer.status !== 200) {
      throw unavailable(`The DID document was answered with status ${answer.status}.`);
    }
    return readDocument(did, answer);
  };
}

/** A stranger writes the identifier: one without an address is not found, and no fault of the caller's. */
function urlOf(did: string): string | undefined {
  try {
    return didDocumentUrl(did);
  } catch (error) {
    if (error instanceof VcError && error.code !== 'DID_HOST_REFUSED') return undefined;
    throw error;
  }
}

async function fetched(url: string, fetch: FetchDidDocument): Promise<DidDocumentAnswer> {
  try {
    return await fetch(url, LIMITS);
  } catch (cause) {
    throw unavailable('The DID document could not be fetched.', cause);
  }
}

function readDocument(did: string, { contentType, body }: DidDocumentAnswer): unknown {
  const mediaType = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!MEDIA_TYPES.has(mediaType)) throw invalid('The DID document has another media type.');
  if (body.length > LIMITS.maxBytes) throw invalid('The DID document is too long.');
  const document = parseDocument(body);
  const isOfDid =
    typeof document === 'object' && document !== null && 'id' in document && document.id === did;
  if (!isOfDid) throw invalid('The DID document is of another DID.');
  return document;
}

function parseDocument(body: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    return parseIJson(text, { maxDepth: MAX_DEPTH });
  } catch (cause) {
    // A TypeError is the decoder's word for bytes that are not UTF-8.
    if (!(cause instanceof IJsonError) && !(cause instanceof TypeError)) throw cause;
    throw invalid('The DID document is not JSON that everybody reads alike.', cause);
  }
}

function unavailable(message: string, cause?: unknown): VcError {
  return new VcError('DID_DOCUMENT_UNAVAILABLE', message, { cause });
}

function invalid(message: string, cause?: unknown): VcError {
  return new VcError('DID_DOCUMENT_INVALID', message, { cause });
}
