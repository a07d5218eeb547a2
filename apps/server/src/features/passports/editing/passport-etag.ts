import { ApiError } from '../../../platform/http/api-error.js';
import { meetsIfMatch, type IfMatch } from '../../../platform/http/request/if-match.js';
import type { Passport } from '../passport-model.js';

/** A passport as far as its entity tag and a conflict about it need it. */
type Edited = Pick<Passport, 'editCount' | 'updatedBy' | 'updatedAt'>;

/** The strong entity tag of a passport's source: another one after each change of the passport itself. */
export function passportEtag({ editCount }: Pick<Passport, 'editCount'>): string {
  return `"${editCount}"`;
}

/**
 * Refuses a change of a passport that another one came before. To be called for a passport that this transaction has
 * locked, before any other rule: a client that decided on old data is told so first.
 *
 * @throws a 412 `PASSPORT_CHANGED` with the change that the client has not seen.
 */
export function requireIfMatch(passport: Edited, ifMatch: IfMatch | undefined): void {
  if (meetsIfMatch(ifMatch, passportEtag(passport))) return;
  const { editCount: version, updatedBy, updatedAt } = passport;
  const message = `The passport was changed meanwhile${updatedBy === null ? '' : ` by ${updatedBy}`}.`;
  throw ApiError.standard(412, message, {
    code: 'PASSPORT_CHANGED',
    current: { version, updatedBy, updatedAt: updatedAt.toISOString() },
  });
}
