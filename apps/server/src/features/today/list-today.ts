import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Caller } from '../../platform/auth/caller-model.js';
import type { Clock } from '../../platform/clock.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import type { WorkspaceLimits } from '../../platform/limits/workspace-bounds.js';
import { countWork } from './count-work.js';
import { personOf } from './snooze-today.js';
import { todayKinds, type TodayItem, type TodayKind, type TodaySnooze } from './today-model.js';
import { todaySnoozeRepository } from './today-snooze-repository.js';

export interface TodayDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly config: { readonly limits: WorkspaceLimits };
}

interface Today {
  readonly items: readonly TodayItem[];
  /** Kinds that the caller does not want to see, whether or not there is something. */
  readonly snoozed: readonly TodaySnooze[];
  /** Kinds that could not be looked up now. */
  readonly unavailable: readonly TodayKind[];
}

/**
 * Lists what waits for the caller: no more than the caller may do something about. Each kind is counted behind a
 * savepoint of its own, so that one that fails takes no other along.
 */
export function listToday(deps: TodayDeps, caller: Caller, log: Logger): Promise<Today> {
  const { id: tenantId } = caller.tenant;
  const now = deps.clock.now();
  return tenantTransaction(deps.db, tenantId, async (tx) => {
    const snoozes = todaySnoozeRepository(tx, { tenantId, personId: personOf(caller) });
    const snoozed = await snoozes.list(now);
    const asked = todayKinds.filter(
      ({ kind, permission, isOfWholeWorkspace }) =>
        caller.permissions.has(permission) &&
        !(isOfWholeWorkspace && caller.operatorId !== null) &&
        snoozed.every((snooze) => snooze.kind !== kind),
    );
    const items: TodayItem[] = [];
    const failures: { readonly kind: TodayKind; readonly error: unknown }[] = [];
    for (const { kind, urgency, targetType } of asked) {
      try {
        const work = await tenantTransaction(tx, tenantId, (part) =>
          countWork[kind]({ tx: part, caller, limits: deps.config.limits, now }),
        );
        if (work.count === 0) continue;
        const { id: targetId, since, ...counted } = work;
        items.push({ kind, urgency, targetType, targetId, ...counted, since: since ?? now });
      } catch (error) {
        log.warn({ err: error, kind }, 'a part of what waits for people could not be counted');
        failures.push({ kind, error });
      }
    }
    // Where nothing can be counted the database is at fault, and the answer is that of an outage.
    if (failures[0] && failures.length === asked.length) throw failures[0].error;
    return { items, snoozed, unavailable: failures.map(({ kind }) => kind) };
  });
}
