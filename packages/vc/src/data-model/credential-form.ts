import type { JsonObject } from '../encoding/json-object.js';
import { parseDateTimeStamp } from './date-time-stamp.js';
import { momentOf } from './moment.js';

/** First context of every credential (VC Data Model 2.0 section 4.3). */
export const CREDENTIALS_CONTEXT_URL = 'https://www.w3.org/ns/credentials/v2';

/** Outside its period, or with a period that is not written as dates. */
export type PeriodRefusal = 'NOT_A_CREDENTIAL' | 'NOT_YET_VALID' | 'EXPIRED';

/** True when a payload is a VC Data Model 2.0 credential, not one wrapped in a `vc` claim. */
export function isCredential(payload: JsonObject): boolean {
  const { '@context': context, type, credentialSubject, vc, vp } = payload;
  const types: unknown[] = Array.isArray(type) ? type : [type];
  return (
    Array.isArray(context) &&
    context[0] === CREDENTIALS_CONTEXT_URL &&
    types.includes('VerifiableCredential') &&
    areSubjects(credentialSubject) &&
    vc === undefined &&
    vp === undefined
  );
}

/** One subject or a set of them, each with something said of it (VC Data Model 2.0 section 4.8). */
function areSubjects(value: unknown): boolean {
  const subjects: readonly unknown[] = Array.isArray(value) ? value : [value];
  return subjects.length > 0 && subjects.every(isSubject);
}

function isSubject(value: unknown): boolean {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && Object.keys(value).length > 0;
}

/** Reads the issuer, which is an id or an object with one (VC Data Model 2.0 section 4.7). */
export function issuerOf({ issuer }: { readonly issuer?: unknown }): string | undefined {
  const id: unknown =
    typeof issuer === 'object' && issuer !== null && 'id' in issuer ? issuer.id : issuer;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/**
 * Compares `validFrom` and `validUntil` (VC Data Model 2.0 section 4.9) and the JWT claims `nbf` and
 * `exp` with a moment. A credential without them is always valid.
 *
 * @param clockSkewMs - Milliseconds by which a period counts as longer at either end. Default 0.
 * @throws {@link VcError} `INVALID_DATE`, `INVALID_CLOCK_SKEW`, see `momentOf`.
 */
export function checkPeriod(
  credential: JsonObject,
  at: Date,
  clockSkewMs?: number,
): PeriodRefusal | undefined {
  const moment = momentOf(at, clockSkewMs);
  const starts = [instant(credential['validFrom']), numericDate(credential['nbf'])];
  const ends = [instant(credential['validUntil']), numericDate(credential['exp'])];
  if ([...starts, ...ends].some((time) => Number.isNaN(time))) return 'NOT_A_CREDENTIAL';
  if (starts.some((time) => time !== undefined && moment.isBefore(time))) return 'NOT_YET_VALID';
  if (ends.some((time) => time !== undefined && moment.hasPassed(time))) return 'EXPIRED';
  return undefined;
}

/** Milliseconds; `undefined` if absent, NaN if present but not a date and time with a time zone. */
function instant(value: unknown): number | undefined {
  return value === undefined ? undefined : (parseDateTimeStamp(value) ?? Number.NaN);
}

/** Milliseconds of a NumericDate, which counts seconds (RFC 7519 section 2); NaN if not a number. */
function numericDate(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  return typeof value === 'number' ? value * 1000 : Number.NaN;
}
