import { checkPeriod, issuerOf } from '../data-model/credential-form.js';
import type { ResolveDidDocument } from '../enveloped/vc-jwt.js';
import type { JsonObject } from '../encoding/json-object.js';
import { openEnvelope, type Envelope } from '../enveloped/open-envelope.js';
import { isPassport, missingFromPassport } from '../untp/passport-form.js';
import { webRuntime } from '../runtime/web-runtime.js';
import type { FetchStatusList } from './check-credential-status.js';
import { checkStatusEntries } from './check-status-entries.js';
import type { VcRuntime } from '../runtime/vc-runtime.js';
import type { CredentialCheck, CredentialCheckName, Verdict } from './verification-check.js';
import { checkOfRefusal, CREDENTIAL_CHECKS, verdictOf } from './verification-check.js';
import type { SecuringForm } from './verify-secured.js';
import { securingFormOf, verifySecured } from './verify-secured.js';

/** Longest text that is read: 2,097,152 UTF-16 code units. */
export const MAX_LENGTH = 2 * 1024 * 1024;

/** How {@link verifyCredential} comes to the time, to keys and to status lists. */
export interface VerifyCredentialOptions {
  /** The moment that validity is compared with. */
  readonly at: Date;
  /** Without it no key can be looked up, and the best verdict is `indeterminate`. */
  readonly resolveDidDocument?: ResolveDidDocument | undefined;
  /** Without it no status can be looked up, and the best verdict for a credential with one is `indeterminate`. */
  readonly fetchStatusList?: FetchStatusList | undefined;
  /** True when another issuer than the credential's may tell its status. Default: none may. */
  readonly allowListIssuer?: ((listIssuer: string) => boolean) | undefined;
  /**
   * The name by which issuers mean this verifier. Without it a `vc+jwt` or an SD-JWT with `aud` is refused; in an
   * embedded proof `aud` is a term like any other.
   */
  readonly audience?: string | undefined;
  /** Milliseconds by which the clocks of issuer and verifier may differ. Default 60000. */
  readonly clockSkewMs?: number | undefined;
  /** Where it runs. Default: `webRuntime`; on Node `nodeRuntime` is faster. */
  readonly runtime?: VcRuntime | undefined;
}

/** What {@link verifyCredential} found. */
export interface CredentialReport {
  readonly verdict: Verdict;
  readonly form: SecuringForm;
  /** The envelope of the credential; its own proof is not looked at. Not there if the credential came by itself. */
  readonly envelope?: Envelope;
  /** Six checks, always in the order signature, issuer, assertionMethod, validity, status, schema. */
  readonly checks: readonly CredentialCheck[];
  /** What was signed; not there unless signature, issuer, key and period are in order. */
  readonly credential?: JsonObject;
  /** The DID that signed; there with the credential. */
  readonly issuer?: string;
}

/**
 * Verifies a credential in any of the three forms: a compact JWS (`vc+jwt`), JSON with an embedded `ecdsa-jcs-2019`
 * proof (`vc+ld+json`), or an SD-JWT (`dc+sd-jwt`). It decides by what the issuer signed; the caller decides if the
 * issuer is to be trusted.
 *
 * A credential in an `EnvelopedVerifiableCredential`, or the one of a `VerifiablePresentation`, is opened first. Of a
 * presentation with several none is verified, `SEVERAL_CREDENTIALS`: `openEnvelope` takes them out.
 *
 * @param secured - Text, or JSON that was parsed. Prefer the text: it is read strictly.
 * @returns A report, also for what is no credential at all. What could not be checked never counts as passed.
 * @throws {@link VcError} `INVALID_DATE` or `INVALID_CLOCK_SKEW` if `at` is no date or the skew no length of time.
 * @see VC Data Model 2.0 section 7.1; Securing Verifiable Credentials using JOSE and COSE section 3;
 *   Data Integrity 1.0 section 4.4; RFC 9901 section 7; Bitstring Status List 1.0 section 3.2.
 */
export async function verifyCredential(
  secured: unknown,
  options: VerifyCredentialOptions,
): Promise<CredentialReport> {
  const { clockSkewMs = 60_000 } = options;
  const checks = new Map<CredentialCheckName, CredentialCheck>();
  const note = (check: CredentialCheck) => checks.set(check.name, check);
  const { text, envelope } = takeOut(typeof secured === 'string' ? secured.trim() : secured, note);
  const form = securingFormOf(text);
  const proven =
    checks.size === 0 ? await prove(text, { ...options, clockSkewMs }, note) : undefined;
  if (proven) {
    for (const name of ['signature', 'issuer', 'assertionMethod', 'validity'] as const) {
      checks.set(name, passed(name));
    }
    const { issuer } = proven;
    const status = await checkStatusEntries(proven.credential, { ...options, issuer, clockSkewMs });
    checks.set('status', status);
    checks.set('schema', checkSchema(proven.credential, form));
  }
  const inOrder = CREDENTIAL_CHECKS.map((name) => checks.get(name) ?? notReached(name));
  return {
    verdict: verdictOf(inOrder),
    form,
    ...(envelope && { envelope }),
    checks: inOrder,
    ...proven,
  };
}

/** The credential, out of what it came in; notes why it cannot be had. */
function takeOut(
  text: unknown,
  note: (check: CredentialCheck) => void,
): { readonly text: unknown; readonly envelope?: Envelope | undefined } {
  if (typeof text === 'string' && text.length > MAX_LENGTH) {
    note(failed('signature', 'TOO_LARGE', 'The text is too long for a credential.'));
    return { text };
  }
  const opened = openEnvelope(text);
  if ('reason' in opened) {
    note(failed('signature', opened.reason, opened.message));
    return { text };
  }
  const { credentials, envelope } = opened;
  if (credentials.length > 1) {
    const message = `The presentation holds ${credentials.length} credentials: verify each by itself.`;
    note(failed('signature', 'SEVERAL_CREDENTIALS', message));
  }
  return { text: credentials[0], envelope };
}

interface Proven {
  readonly credential: JsonObject;
  readonly issuer: string;
}

/** The first four checks; notes the one that does not pass, and those that passed on the way to it. */
async function prove(
  secured: unknown,
  options: VerifyCredentialOptions & { readonly clockSkewMs: number },
  note: (check: CredentialCheck) => void,
): Promise<Proven | undefined> {
  const { at, audience, clockSkewMs, runtime = webRuntime } = options;
  const lookup = watchLookups(options.resolveDidDocument);
  const resolveDidDocument = lookup.resolve;
  const verification = { at, audience, clockSkewMs, runtime, resolveDidDocument };
  const result = await verifySecured(secured, verification);
  if (lookup.problem) {
    note(passed('issuer'));
    note(skipped('assertionMethod', ...lookup.problem));
    return undefined;
  }
  if (!result.verified) {
    const name = checkOfRefusal(result.reason);
    PASSED_BEFORE[name]?.forEach((before) => note(passed(before)));
    note(failed(name, result.reason, result.message));
    return undefined;
  }
  return withConsistentClaims(result, { at, clockSkewMs }, note);
}

/** The form of an SD-JWT leaves `issuer` and `validFrom` to the credential, beside `iss` and `nbf`. */
function withConsistentClaims(
  { credential, issuer }: Proven,
  { at, clockSkewMs }: { readonly at: Date; readonly clockSkewMs: number },
  note: (check: CredentialCheck) => void,
): Proven | undefined {
  // An issuer that is there and cannot be read is none that was compared.
  if (Object.hasOwn(credential, 'issuer') && issuerOf(credential) !== issuer) {
    note(
      failed('issuer', 'ISSUER_MISMATCH', 'The credential names another issuer than signed it.'),
    );
    return undefined;
  }
  const untimely = checkPeriod(credential, at, clockSkewMs);
  if (untimely === undefined) return { credential, issuer };
  PASSED_BEFORE.validity?.forEach((before) => note(passed(before)));
  note(failed('validity', untimely, 'It is outside the period of the credential.'));
  return undefined;
}

/**
 * What is established before a check can fail. While the signature does not hold, nothing that the text says of its
 * issuer counts.
 */
const PASSED_BEFORE: Partial<Record<CredentialCheckName, readonly CredentialCheckName[]>> = {
  assertionMethod: ['issuer'],
  validity: ['signature', 'issuer', 'assertionMethod'],
};

type Problem = readonly [reason: string, message: string];

/** Keeps a DID document that cannot be had apart from one that does not allow the key. */
function watchLookups(resolveDidDocument: ResolveDidDocument | undefined) {
  const lookup: { problem: Problem | undefined; resolve: ResolveDidDocument } = {
    problem: undefined,
    resolve: async (did) => {
      if (!resolveDidDocument) {
        lookup.problem = ['NO_RESOLVER', 'No way to look up DID documents was given.'];
        return undefined;
      }
      try {
        const document: unknown = await resolveDidDocument(did);
        if (!document) lookup.problem = ['ISSUER_NOT_FOUND', `There is no DID document of ${did}.`];
        return document;
      } catch (error) {
        const why = error instanceof Error ? error.message : 'unknown reason';
        lookup.problem = ['RESOLVER_FAILED', `The DID document cannot be had: ${why}`];
        return undefined;
      }
    },
  };
  return lookup;
}

function checkSchema(credential: JsonObject, form: SecuringForm): CredentialCheck {
  if (!isPassport(credential)) {
    return skipped('schema', 'NOT_A_PASSPORT', 'The credential is no digital product passport.');
  }
  const missing = missingFromPassport(credential, form === 'dc+sd-jwt');
  if (missing.length === 0) return passed('schema');
  return failed('schema', 'MEMBERS_MISSING', `The passport lacks ${missing.join(', ')}.`);
}

const PASSED_MESSAGES: Readonly<Record<CredentialCheckName, string>> = {
  signature: 'The signature belongs to this credential and key.',
  issuer: 'The key is named as one of the issuer of the credential.',
  assertionMethod: 'The issuer uses the key for credentials.',
  validity: 'It is within the period of the credential.',
  status: 'The credential is neither revoked nor suspended.',
  schema: 'The passport has the members that UNTP 0.7.0 requires.',
};

function passed(name: CredentialCheckName): CredentialCheck {
  return { name, outcome: 'passed', message: PASSED_MESSAGES[name] };
}

function failed(name: CredentialCheckName, reason: string, message: string): CredentialCheck {
  return { name, outcome: 'failed', reason, message };
}

function skipped(name: CredentialCheckName, reason: string, message: string): CredentialCheck {
  return { name, outcome: 'skipped', reason, message };
}

function notReached(name: CredentialCheckName): CredentialCheck {
  return skipped(name, 'NOT_REACHED', 'What comes before it did not pass.');
}
