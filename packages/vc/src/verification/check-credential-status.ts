import type { JsonObject } from '../encoding/json-object.js';
import { VcError } from '../error.js';
import type { ResolveDidDocument } from '../enveloped/vc-jwt.js';
import { webRuntime } from '../runtime/web-runtime.js';
import type { VcRuntime } from '../runtime/vc-runtime.js';
import { securingFormOf, verifySecured } from './verify-secured.js';
import { decodeBitstring, isBitSet } from '../status/bitstring.js';
import type { StatusEntry } from '../status/status-entry.js';
import { readStatusEntry } from '../status/status-entry.js';
import type {
  StatusListAnswer,
  StatusListDoubt,
  StatusListRefusal,
} from '../status/status-answer.js';
import { doubt, refuse } from '../status/status-answer.js';

/**
 * Fetches what is published at the URL of a status list: the text of a `vc+jwt`, or JSON with an embedded proof,
 * as text or parsed. Answer `undefined` for none; what it throws is a list out of reach. It has to refuse
 * private addresses and large answers; it may keep an answer for the `ttlMs` that was reported of it.
 */
export type FetchStatusList = (url: string) => unknown;

/** How {@link checkCredentialStatus} gets the list, and which issuers it believes. */
export interface CheckStatusOptions {
  /** The issuer of the credential that the entry is of. */
  readonly issuer: string;
  /** The moment that the validity of the list is compared with. */
  readonly at: Date;
  readonly fetchStatusList: FetchStatusList;
  readonly resolveDidDocument: ResolveDidDocument;
  /** True when another issuer may tell the status. Default: only the issuer of the credential may. */
  readonly allowListIssuer?: ((listIssuer: string) => boolean) | undefined;
  /** Milliseconds by which the clocks of issuer and verifier may differ. Default 0. */
  readonly clockSkewMs?: number | undefined;
  /** Where it runs. Default: `webRuntime`. */
  readonly runtime?: VcRuntime | undefined;
}

/**
 * Checks one entry of `credentialStatus`: fetches the list it names, verifies that as the credential it is, and
 * reads the bit. Entries of one bit that say `revocation` or `suspension` are understood.
 *
 * @param entry - Of unknown origin; take it from a credential that verified.
 * @returns The status; a doubt, if it could not be learned now; or a refusal, if what was found cannot be the
 *   status of this credential.
 * @throws {@link VcError} `INVALID_DATE` if `at` is no date, `INVALID_CLOCK_SKEW`.
 * @see Bitstring Status List 1.0 section 3.2 "Validate Algorithm".
 */
export async function checkCredentialStatus(
  entry: unknown,
  options: CheckStatusOptions,
): Promise<StatusListAnswer> {
  const read = readStatusEntry(entry);
  if ('answer' in read) return read;
  const list = await verifiedList(read, options);
  if ('answer' in list) return list;
  const mismatch = refuseOtherList(list.credential, read);
  return mismatch ?? readBit(read, subjectOf(list.credential), options.runtime);
}

type NoList = StatusListDoubt | StatusListRefusal;

/** The list's credential, once it is proven and may speak for the issuer. */
async function verifiedList(
  { statusListCredential: url }: StatusEntry,
  options: CheckStatusOptions,
): Promise<{ readonly credential: JsonObject } | NoList> {
  const { runtime = webRuntime, clockSkewMs = 0, at, resolveDidDocument, issuer } = options;
  const fetched = await reach(() => options.fetchStatusList(url));
  if (fetched === undefined) return doubt('STATUS_LIST_UNREACHABLE');
  // A holder that shows a list claim by claim could keep back its end, or the list.
  if (securingFormOf(fetched) === 'dc+sd-jwt') return refuse('STATUS_LIST_NOT_VERIFIED');
  let isIssuerReached = true;
  const resolving = async (did: string) => {
    const document = await reach(() => resolveDidDocument(did));
    isIssuerReached = document !== undefined;
    return document;
  };
  const secured = { at, clockSkewMs, runtime, resolveDidDocument: resolving };
  const list = await verifySecured(fetched, secured);
  if (!isIssuerReached) return doubt('STATUS_ISSUER_UNREACHABLE');
  if (!list.verified) {
    const isUntimely = list.reason === 'EXPIRED' || list.reason === 'NOT_YET_VALID';
    return isUntimely ? doubt('STATUS_LIST_OUTDATED') : refuse('STATUS_LIST_NOT_VERIFIED');
  }
  const isAllowed = list.issuer === issuer || options.allowListIssuer?.(list.issuer) === true;
  return isAllowed ? list : refuse('STATUS_LIST_OF_ANOTHER_ISSUER');
}

/** A failing network and a missing document have the same result: no status. */
async function reach(fetch: () => unknown): Promise<unknown> {
  try {
    return (await fetch()) ?? undefined;
  } catch {
    return undefined; // The answer says that the list, or its issuer, is out of reach.
  }
}

/** Refuses what is no list, or not the list that the entry means. */
function refuseOtherList(list: JsonObject, entry: StatusEntry): StatusListRefusal | undefined {
  // Without this, the server of the list could serve another one of the same issuer.
  const { id = entry.statusListCredential, type } = list;
  if (id !== entry.statusListCredential) return refuse('STATUS_LIST_MISMATCH');
  const subject = subjectOf(list);
  const isList =
    listOf(type).includes('BitstringStatusListCredential') &&
    listOf(subject['type']).includes('BitstringStatusList');
  if (!isList) return refuse('STATUS_LIST_MALFORMED');
  const isForPurpose = listOf(subject['statusPurpose']).includes(entry.statusPurpose);
  return isForPurpose ? undefined : refuse('STATUS_PURPOSE_MISMATCH');
}

function subjectOf({ credentialSubject: subject }: JsonObject): JsonObject {
  const isObject = typeof subject === 'object' && subject !== null && !Array.isArray(subject);
  return isObject ? (subject as JsonObject) : {};
}

async function readBit(
  { statusListIndex, statusPurpose }: StatusEntry,
  { encodedList, ttl }: JsonObject,
  runtime?: VcRuntime,
): Promise<StatusListAnswer> {
  if (typeof encodedList !== 'string') return refuse('STATUS_LIST_MALFORMED');
  try {
    const bitstring = await decodeBitstring(encodedList, runtime);
    const answer = isBitSet(bitstring, statusListIndex) ? 'set' : 'not-set';
    const hasTtl = typeof ttl === 'number' && ttl >= 0;
    return { answer, statusPurpose, ...(hasTtl && { ttlMs: ttl }) };
  } catch (error) {
    if (!(error instanceof VcError)) throw error;
    const isIndex = error.code === 'INVALID_STATUS_INDEX';
    return refuse(isIndex ? 'STATUS_INDEX_OUT_OF_RANGE' : 'STATUS_LIST_MALFORMED');
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
