import { expect } from 'vitest';
import type { StatusIndexRow, StatusRevocationRow } from '../../../src/platform/db/tables.js';
import type { Model } from './model.js';
import type { Session } from './step.js';

/**
 * At the end of a sequence: an ACTIVE passport has one bit that is not set, its last one; any other passport, one
 * that is gone included, has none.
 */
export async function checkStatusBits(
  { passports, gonePassports }: Model,
  { app, tenantId: tenant_id }: Session,
): Promise<void> {
  const indexes = await app
    .db<StatusIndexRow>('status_indexes')
    .where({ tenant_id })
    .orderBy('passport_revision');
  const rows = await app.db<StatusRevocationRow>('status_revocations').where({ tenant_id });
  const revoked = new Set(rows.map(({ status_index }) => status_index));
  const statuses = new Map<string, string | undefined>([
    ...passports.map(({ id, status }) => [id, status] as const),
    ...[...gonePassports].map((id) => [id, undefined] as const),
  ]);
  for (const [id, status] of statuses) {
    const areSet = indexes
      .filter(({ passport_id }) => passport_id === id)
      .map(({ status_index }) => revoked.has(status_index));
    if (status !== undefined && status !== 'DRAFT') expect(areSet).not.toEqual([]);
    const isLastValid = status === 'ACTIVE';
    expect(areSet).toEqual(areSet.map((_, i) => !isLastValid || i < areSet.length - 1));
  }
}
