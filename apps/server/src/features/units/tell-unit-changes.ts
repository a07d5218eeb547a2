import type { Knex } from 'knex';
import type { AuditEvent } from '../../platform/audit-log/audit-event.js';
import {
  auditLogRepository,
  type AuditLogDeps,
} from '../../platform/audit-log/audit-log-repository.js';
import { actorOf, type Caller } from '../../platform/auth/caller-model.js';
import { notificationRepository } from '../../platform/notifications/notification-repository.js';
import type { BatteryUnit } from './unit-model.js';

export interface UnitMove {
  readonly before: BatteryUnit;
  readonly after: BatteryUnit;
}

interface UnitChanges {
  /** What one call made under a passport; undefined where it made none. */
  readonly created?: {
    readonly passport: { readonly id: string; readonly productId: string };
    readonly units: readonly BatteryUnit[];
  };
  /** Moves of any units. A unit that stays in its status changes nothing. */
  readonly moves: readonly UnitMove[];
  readonly caller: Caller;
  readonly ip: string;
  readonly at: Date;
}

/** One thing to tell of, in the words of inbox and audit log. */
type News = Pick<AuditEvent, 'action' | 'targetType' | 'targetId' | 'details'> & {
  readonly message: string;
};

/** Tells inbox and audit log of new units, once a call, and of each new status. Telemetry is not told of. */
export async function tellUnitChanges(
  tx: Knex.Transaction,
  deps: AuditLogDeps,
  { created, moves, caller, ip, at }: UnitChanges,
): Promise<void> {
  const moved = moves.filter(({ before, after }) => before.status !== after.status);
  const news = [...(created ? [newsOfUnits(created)] : []), ...moved.map(newsOfMove)];
  const tenantId = caller.tenant.id;
  await notificationRepository(tx).insertAll(
    news.map(({ action: kind, message, targetType, targetId }) => {
      return { id: deps.newId(), tenantId, kind, message, targetType, targetId, createdAt: at };
    }),
  );
  // Last: the workspace's audit chain is locked from here to the end of the transaction.
  await auditLogRepository(tx, deps).appendAll(
    tenantId,
    news.map(({ message: _message, ...event }) => {
      return { ...event, tenantId, actor: actorOf(caller), ip, at };
    }),
  );
}

function newsOfUnits({ passport, units }: NonNullable<UnitChanges['created']>): News {
  const { id: targetId, productId } = passport;
  const serialNumbers = units.map(({ serialNumber }) => serialNumber).join(', ');
  return {
    action: 'batteryunit.created',
    targetType: 'passport',
    targetId,
    details: { productId, units: units.length, serialNumbers },
    message: `${units.length} battery units serialised under ${productId}`,
  };
}

function newsOfMove({ before, after }: UnitMove): News {
  const { id: targetId, passportId, serialNumber, status } = after;
  return {
    action: 'batteryunit.status_changed',
    targetType: 'batteryunit',
    targetId,
    details: { passportId, serialNumber, from: before.status, to: status },
    message: `Battery unit ${serialNumber} is ${status}, it was ${before.status}`,
  };
}
