import { VcError } from '../error.js';
import { isMembers, type Members } from './json-member.js';
import { assertClaimTypes, assertVct } from './registered-claims.js';
import { MAX_CLAIM_DEPTH } from './sd-jwt-limits.js';
import { SdJwtRefused } from './sd-jwt-refusal.js';

/**
 * Checks that claims can be issued, and that a verifier will read them as they are meant: what is refused
 * there is refused here, before it is signed.
 *
 * @throws {@link VcError} `INVALID_CLAIMS`.
 */
export function assertIssuable(claims: Readonly<Members>): void {
  assertJson(claims, 1);
  try {
    assertVct(claims);
    assertClaimTypes(claims);
  } catch (error) {
    if (error instanceof SdJwtRefused) refuse(error.message);
    throw error;
  }
}

function assertJson(value: unknown, depth: number): void {
  if (typeof value === 'string') return assertText(value);
  if (typeof value === 'boolean' || value === null) return;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : refuse('No number.');
  if (depth > MAX_CLAIM_DEPTH) refuse('Arrays and objects are nested too deep.');
  if (Array.isArray(value)) {
    for (const element of value) assertJson(element, depth + 1);
  } else if (isMembers(value) && isPlain(value)) {
    for (const name of Object.keys(value)) {
      if (isDigestName(name)) refuse(`${name} is no name of a claim.`);
      assertText(name);
      assertJson(value[name], depth + 1);
    }
  } else refuse('JSON has no such value.');
}

/** Names that mean something else in an SD-JWT, at any depth (RFC 9901 sections 4.1 and 4.1.1). */
function isDigestName(name: string): boolean {
  return name === '_sd' || name === '...' || name === '_sd_alg';
}

/** A Date or a Map would be signed as something else, or as nothing. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function assertText(text: string): void {
  if (!text.isWellFormed()) refuse('A text has an unpaired surrogate.');
}

function refuse(message: string): never {
  throw new VcError('INVALID_CLAIMS', message);
}
