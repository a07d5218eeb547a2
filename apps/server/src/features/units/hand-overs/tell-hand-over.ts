import type { Knex } from 'knex';
import type { AuditAction, AuditEvent } from '../../../platform/audit-log/audit-event.js';
import {
  auditLogRepository,
  type AuditLogDeps,
} from '../../../platform/audit-log/audit-log-repository.js';
import { actorOf, type Caller } from '../../../platform/auth/caller-model.js';
import { withinOtherTenant } from '../../../platform/db/other-tenant.js';
import { notificationRepository } from '../../../platform/notifications/notification-repository.js';
import type { Passport } from '../../passports/passport-model.js';
import type { BatteryUnit } from '../unit-model.js';
import type { HandOver } from './hand-over-model.js';

interface OfferChange {
  readonly action: Extract<AuditAction, 'batteryunit.offered' | 'batteryunit.offer_cancelled'>;
  readonly offer: HandOver;
  readonly unit: BatteryUnit;
  readonly caller: Caller;
  readonly ip: string;
  readonly at: Date;
}

/** Writes an offer, or its end, into the log of the workspace that makes it. Last in its transaction. */
export async function tellOffer(
  tx: Knex.Transaction,
  deps: AuditLogDeps,
  { action, offer, unit, caller, ip, at }: OfferChange,
): Promise<void> {
  const { serialNumber } = unit;
  const expiresAt = offer.expiresAt.toISOString();
  await auditLogRepository(tx, deps).append({
    tenantId: caller.tenant.id,
    action,
    actor: actorOf(caller),
    targetType: 'batteryunit',
    targetId: unit.id,
    ip,
    details: { handOverId: offer.id, serialNumber, becomes: offer.becomes, expiresAt },
    at,
  });
}

/** A caller as another workspace knows it: people and keys are none of its business. */
export function actorAbroad({ tenant }: Caller): string {
  return `workspace:${tenant.id}`;
}

interface Acceptance {
  readonly offer: HandOver;
  readonly before: BatteryUnit;
  readonly after: BatteryUnit;
  /** Passport of the unit until now. */
  readonly model: Passport;
  readonly unit: BatteryUnit;
  readonly passport: Passport;
  readonly caller: Caller;
  readonly ip: string;
  readonly at: Date;
}

/** One end of a battery's way, in the words of its workspace. */
interface End {
  readonly message: string;
  readonly event: AuditEvent;
}

/**
 * Tells both workspaces. Last in its transaction: both audit chains are locked from here on, in the order of their workspaces, so
 * that hand-overs of two workspaces to each other do not wait in a circle.
 */
export async function tellAcceptance(
  tx: Knex.Transaction,
  deps: AuditLogDeps,
  acceptance: Acceptance,
): Promise<void> {
  const home = acceptance.caller.tenant.id;
  const ends = [leavingOf(acceptance), arrivalOf(acceptance)];
  ends.sort((one, other) => (one.event.tenantId < other.event.tenantId ? -1 : 1));
  for (const end of ends) {
    const { tenantId: other } = end.event;
    await withinOtherTenant(tx, { home, other }, () => tellEnd(tx, deps, end));
  }
}

async function tellEnd(
  tx: Knex.Transaction,
  deps: AuditLogDeps,
  { message, event }: End,
): Promise<void> {
  const { tenantId, action: kind, targetType, targetId, at: createdAt } = event;
  const id = deps.newId();
  await notificationRepository(tx).insert({
    ...{ id, tenantId, kind, message, targetType, targetId, createdAt },
  });
  await auditLogRepository(tx, deps).append(event);
}

function leavingOf({ offer, before, after, unit, passport, caller, at }: Acceptance): End {
  const to = passport.economicOperator.name;
  const { serialNumber } = before;
  return {
    message: `Battery unit ${serialNumber} was handed over to ${to}`,
    event: {
      tenantId: before.tenantId,
      action: 'batteryunit.handed_over',
      actor: actorAbroad(caller),
      targetType: 'batteryunit',
      targetId: before.id,
      ip: null,
      details: {
        handOverId: offer.id,
        ...{ serialNumber, from: before.status, to: after.status },
        ...{
          successorUnitId: unit.id,
          responsible: to,
          responsibleRegId: passport.economicOperator.regId,
        },
      },
      at,
    },
  };
}

function arrivalOf({ offer, before, model, unit, passport, caller, ip, at }: Acceptance): End {
  const { id: targetId, serialNumber, tenantId, passportId } = unit;
  return {
    message: `Battery unit ${serialNumber} was taken over from ${model.economicOperator.name}`,
    event: {
      ...{ tenantId, targetId, ip, at },
      action: 'batteryunit.taken_over',
      actor: actorOf(caller),
      targetType: 'batteryunit',
      details: {
        handOverId: offer.id,
        ...{ serialNumber, passportId, predecessorUnitId: before.id },
        ...{
          responsible: passport.economicOperator.name,
          responsibleBefore: model.economicOperator.name,
        },
        responsibleBeforeRegId: model.economicOperator.regId,
      },
    },
  };
}
