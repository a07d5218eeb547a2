import type { Knex } from 'knex';
import type { System, PlatformCaller } from '../auth/caller-model.js';
import { PLATFORM_CHAIN, type AuditEvent } from './audit-event.js';
import { auditLogRepository, type AuditLogDeps } from './audit-log-repository.js';

/**
 * Adds what an administrator of the platform did to a workspace to the chain of the workspace and to that of the platform.
 * What the command line does stands in the chain of the workspace alone.
 */
export async function appendToBothLogs(
  tx: Knex.Transaction,
  deps: AuditLogDeps,
  { by, event }: { readonly by: PlatformCaller | System; readonly event: AuditEvent },
): Promise<void> {
  const log = auditLogRepository(tx, deps);
  await log.append(event);
  if (by !== 'system') await log.append({ ...event, tenantId: PLATFORM_CHAIN });
}
