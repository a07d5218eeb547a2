import type { Knex } from 'knex';
import type { AuditLogDeps } from '../../../platform/audit-log/audit-log-repository.js';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { tellPassportChange } from '../records/tell-passport-change.js';
import type { SupersededPassport } from './supersede-passport.js';

interface ToldSupersession extends SupersededPassport {
  readonly correctsRecall: boolean;
  readonly caller: Caller;
  readonly ip: string;
}

/** Writes of a former edition to outbox, inbox and audit log. Call it once the transaction waits for no other lock. */
export async function tellSupersession(
  tx: Knex.Transaction,
  deps: AuditLogDeps,
  { former, documentText, movedUnits, correctsRecall, caller, ip }: ToldSupersession,
): Promise<void> {
  await tellPassportChange(tx, deps, {
    passport: former,
    caller,
    ip,
    at: former.updatedAt,
    audit: {
      action: 'passport.superseded',
      details: {
        supersededBy: former.supersededBy?.id ?? null,
        status: former.status,
        correctsRecall,
        movedUnits,
      },
    },
    event: { type: 'passport.status_updated', documentText },
    notification: {
      kind: 'passport.superseded',
      message: `Passport ${former.productId} has a new edition, which answers in its place.`,
    },
  });
}
