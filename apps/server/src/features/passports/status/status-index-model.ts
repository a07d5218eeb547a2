import type { PassportStatus } from '../passport-model.js';

/** The status of a passport before and after a write. */
export interface StatusChange {
  /** Undefined for a passport that the write makes. */
  readonly before: PassportStatus | undefined;
  readonly after: PassportStatus;
  /** True for the write that gives the code of a passport to its next edition. */
  readonly isSuperseded?: boolean;
}

/** The one status with valid credentials. Passports in other live statuses have credentials too: revoked ones. */
const valid: PassportStatus = 'ACTIVE';

const isLive = (status: PassportStatus | undefined) => status !== undefined && status !== 'DRAFT';

/**
 * True when a passport needs a new place in the status list: when it goes live, and when it comes back to
 * ACTIVE, because revocation is final (Bitstring Status List 1.0, 2.2).
 */
export function drawsIndex({ before, after }: StatusChange): boolean {
  const comesBack = after === valid && before !== valid;
  return isLive(after) && (comesBack || !isLive(before));
}

/**
 * True when the bits of a passport have to be set: when it is no longer ACTIVE, in any other status, and when another
 * edition takes its place. A credential of a passport that is a draft again would otherwise stay valid.
 */
export function revokesIndexes({ before, after, isSuperseded = false }: StatusChange): boolean {
  if (isSuperseded) return true;
  if (after === valid) return false;
  return before === valid || (isLive(after) && !isLive(before));
}
