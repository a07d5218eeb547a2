import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import type { Clock } from '../../platform/clock.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import { daysAfter, MAX_SNOOZE_DAYS, type TodayKind, type TodaySnooze } from './today-model.js';
import { todaySnoozeRepository } from './today-snooze-repository.js';

interface SnoozeDeps {
  readonly db: Knex;
  readonly clock: Clock;
}

/** Hides a kind from the caller alone until a time; a second call moves the time. */
export async function snoozeToday(
  deps: SnoozeDeps,
  caller: Caller,
  snooze: TodaySnooze,
): Promise<void> {
  const now = deps.clock.now();
  if (snooze.until <= now || snooze.until > daysAfter(now, MAX_SNOOZE_DAYS)) {
    const message = `until is not in the next ${MAX_SNOOZE_DAYS} days.`;
    throw ApiError.badRequest(message, { code: 'INVALID_REQUEST' });
  }
  await withSnoozes(deps, caller, (snoozes) => snoozes.set(snooze));
}

/** Shows a kind again. One that is shown stays so. */
export function endSnooze(
  deps: Pick<SnoozeDeps, 'db'>,
  caller: Caller,
  kind: TodayKind,
): Promise<void> {
  return withSnoozes(deps, caller, (snoozes) => snoozes.delete(kind));
}

function withSnoozes(
  { db }: Pick<SnoozeDeps, 'db'>,
  caller: Caller,
  change: (snoozes: ReturnType<typeof todaySnoozeRepository>) => Promise<void>,
): Promise<void> {
  const tenantId = caller.tenant.id;
  const personId = personOf(caller);
  return tenantTransaction(db, tenantId, (tx) =>
    change(todaySnoozeRepository(tx, { tenantId, personId })),
  );
}

/** A user has one list in all sessions; a key one of its own. */
export function personOf({ credential }: Caller): string {
  return credential.kind === 'session' ? credential.userId : credential.id;
}
