import { VcError } from '../error.js';
import { createPublicFetch } from './node-did-fetch.js';

const CREDENTIAL_LIMITS = { timeoutMs: 10_000, maxBytes: 1024 * 1024 };
/** The longest list that is read: 4 MiB that cannot be packed, in base64url within the base64url of a token. */
const LIST_LIMITS = { timeoutMs: 10_000, maxBytes: 8 * 1024 * 1024 };

const getCredential = createPublicFetch(
  'application/vc+jwt, application/dc+sd-jwt, application/vc+ld+json;q=0.9',
);
const getList = createPublicFetch('application/vc+jwt, application/vc+ld+json;q=0.9');

/**
 * Gets the text of a credential, at most 1 MiB within ten seconds, with the walls of {@link fetchDidDocument}:
 * https, public addresses, no redirect.
 *
 * @returns `undefined` if there is none: status 404 or 410.
 * @throws {@link VcError} `CREDENTIAL_UNAVAILABLE` if there is no whole answer, or one that is not UTF-8.
 */
export function fetchCredential(url: string): Promise<string | undefined> {
  return textOf(getCredential(url, CREDENTIAL_LIMITS));
}

/**
 * Gets the text of a status list, at most 8 MiB within ten seconds; for `fetchStatusList` of the verifiers. It
 * caches nothing.
 *
 * @returns `undefined` if there is none: status 404 or 410.
 * @throws {@link VcError} `CREDENTIAL_UNAVAILABLE` as {@link fetchCredential}.
 */
export function fetchStatusList(url: string): Promise<string | undefined> {
  return textOf(getList(url, LIST_LIMITS));
}

async function textOf(answer: ReturnType<typeof getCredential>): Promise<string | undefined> {
  try {
    const { status, body } = await answer;
    if (status === 404 || status === 410) return undefined;
    if (status !== 200) throw unavailable(`It was answered with status ${status}.`);
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch (cause) {
    if (cause instanceof VcError && cause.code === 'CREDENTIAL_UNAVAILABLE') throw cause;
    const why = cause instanceof VcError ? cause.message : 'It is not text in UTF-8.';
    throw unavailable(why, cause);
  }
}

function unavailable(message: string, cause?: unknown): VcError {
  return new VcError('CREDENTIAL_UNAVAILABLE', message, { cause });
}
