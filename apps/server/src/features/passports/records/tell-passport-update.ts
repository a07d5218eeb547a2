import type { Knex } from 'knex';
import type { AuditAction } from '../../../platform/audit-log/audit-event.js';
import type { AuditLogDeps } from '../../../platform/audit-log/audit-log-repository.js';
import type { Caller } from '../../../platform/auth/caller-model.js';
import type { EventType } from '../../../platform/outbox/domain-event-model.js';
import type { Passport } from '../passport-model.js';
import { tellPassportChange } from './tell-passport-change.js';
import type { RevisedPassport } from '../versions/revise-passport.js';

type Outcome = 'published' | 'demoted' | 'updated' | 'draftSaved';

interface Telling {
  readonly action: AuditAction;
  /** Drafts emit nothing. */
  readonly event?: EventType;
  /** What happened to it, for the inbox. */
  readonly notified?: string;
}

/** Who learns of an update, by what it made of the passport. */
const tellings: Readonly<Record<Outcome, Telling>> = {
  published: {
    action: 'passport.published',
    event: 'passport.ingested',
    notified: 'was published',
  },
  demoted: { action: 'passport.demoted', notified: 'is a draft again' },
  updated: { action: 'passport.updated', event: 'passport.updated' },
  draftSaved: { action: 'passport.updated' },
};

interface PassportUpdate {
  readonly found: Passport;
  readonly revised: RevisedPassport;
  readonly correctsRecall: boolean;
  readonly caller: Caller;
  readonly ip: string;
}

export async function tellPassportUpdate(
  tx: Knex.Transaction,
  deps: AuditLogDeps,
  { found, revised, correctsRecall, caller, ip }: PassportUpdate,
): Promise<void> {
  const { passport, version, documentText } = revised;
  const outcome = outcomeOf(found, passport);
  const { action, event, notified } = tellings[outcome];
  const { revisionOf } = passport;
  await tellPassportChange(tx, deps, {
    passport,
    caller,
    ip,
    at: passport.updatedAt,
    audit: {
      action,
      details: {
        version: version.version,
        changeReason: version.changeReason,
        previousMerkleRoot: version.merkleRoot,
        previousStatus: found.status,
        status: passport.status,
        ...(outcome === 'published' && revisionOf !== null && { revisionOf, correctsRecall }),
      },
    },
    event: event && { type: event, documentText },
    notification:
      notified === undefined
        ? undefined
        : { kind: action, message: `Passport ${passport.productId} ${notified}.` },
  });
}

function outcomeOf(before: Passport, after: Passport): Outcome {
  if (before.status === 'DRAFT') return after.status === 'DRAFT' ? 'draftSaved' : 'published';
  return after.status === 'DRAFT' ? 'demoted' : 'updated';
}
