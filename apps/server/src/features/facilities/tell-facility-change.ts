import type { Knex } from 'knex';
import type { AuditAction, AuditEvent } from '../../platform/audit-log/audit-event.js';
import {
  auditLogRepository,
  type AuditLogDeps,
} from '../../platform/audit-log/audit-log-repository.js';
import { actorOf, type Caller } from '../../platform/auth/caller-model.js';
import type { Facility } from './facility-model.js';

interface FacilityChange {
  readonly facility: Facility;
  readonly action: Extract<AuditAction, `facility.${string}`>;
  readonly details: AuditEvent['details'];
  readonly at: Date;
  readonly caller: Caller;
  readonly ip: string;
}

/** Writes what happened to a facility into the audit log. */
export async function tellFacilityChange(
  tx: Knex.Transaction,
  deps: AuditLogDeps,
  { facility, action, details, at, caller, ip }: FacilityChange,
): Promise<void> {
  await auditLogRepository(tx, deps).append({
    tenantId: facility.tenantId,
    targetType: 'facility',
    targetId: facility.id,
    action,
    actor: actorOf(caller),
    ip,
    details,
    at,
  });
}
