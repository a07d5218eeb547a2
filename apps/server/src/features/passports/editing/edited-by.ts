import { actorOf, type Caller } from '../../../platform/auth/caller-model.js';
import type { Passport } from '../passport-model.js';

/** The next revision of a passport, as the caller changed it. */
export function editedBy(caller: Caller, changed: Passport): Passport {
  return {
    ...changed,
    updatedBy: actorOf(caller),
    editCount: changed.editCount + 1,
    revision: changed.revision + 1,
  };
}
