import { ApiError } from '../http/api-error.js';
import type { Caller } from './caller-model.js';
import type { Permission } from './permissions.js';

/** Refuses a caller who would give away, or take over, more than it may do itself. */
export function requireNoWider(caller: Caller, permissions: ReadonlySet<Permission>): void {
  const beyond = [...permissions].filter((permission) => !caller.permissions.has(permission));
  if (beyond.length > 0) {
    throw exceeded(`This credential itself lacks ${beyond.join(', ')}.`);
  }
}

/** Refuses a key with an end that would make one without, or with a later one. */
export function requireNoLonger({ credential }: Caller, expiresAt: Date | undefined): void {
  const end = credential.kind === 'api-key' ? credential.expiresAt : null;
  if (end && (!expiresAt || expiresAt > end)) {
    throw exceeded(`This key expires at ${end.toISOString()}; what it makes, not later.`);
  }
}

function exceeded(message: string): ApiError {
  return ApiError.forbidden(message, { code: 'DELEGATION_EXCEEDED' });
}
