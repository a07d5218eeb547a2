import type { Knex } from 'knex';
import type { RequestRecordRow } from '../db/tables.js';
import { dayMs, type SweepRule } from '../sweep/sweep-model.js';
import {
  maxRequestRecords,
  requestRecordDays,
  type RequestRecord,
} from './request-record-model.js';

export const requestRecordSweep: SweepRule = {
  table: 'request_records',
  column: 'created_at',
  keptMs: requestRecordDays * dayMs,
};

/** Undefined members do not matter. */
export interface RequestRecordFilter {
  readonly requestId?: string | undefined;
  readonly status?: number | undefined;
  readonly keyId?: string | undefined;
  /** Inclusive. */
  readonly from?: Date | undefined;
}

interface RecordPage {
  readonly before: { readonly createdAt: Date; readonly id: string } | undefined;
  readonly limit: number;
}

export function requestRecordRepository(db: Knex, tenantId: string) {
  const records = () => db<RequestRecordRow>('request_records').where({ tenant_id: tenantId });
  return {
    async insertAll(added: readonly RequestRecord[]): Promise<void> {
      await db('request_records').insert(
        added.map(({ at, ...record }) => ({
          ...{ tenant_id: tenantId, id: record.id, request_id: record.requestId },
          ...{ method: record.method, path: record.path, status: record.status },
          ...{ code: record.code, message: record.message, duration_ms: record.durationMs },
          ...{ actor: record.actor, key_id: record.keyId, created_at: at },
        })),
      );
    },

    /** Deletes the oldest beyond the bound. */
    async trim(): Promise<void> {
      const newest = [
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ];
      const first = await records()
        .orderBy(newest)
        .offset(maxRequestRecords)
        .first('created_at', 'id');
      if (!first) return;
      await records().whereRaw('(created_at, id) <= (?, ?)', [first.created_at, first.id]).delete();
    },

    /** Newest first, after a record if one is given. */
    async list(
      { from, requestId, status, keyId }: RequestRecordFilter,
      { before, limit }: RecordPage,
    ): Promise<RequestRecord[]> {
      const query = records()
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(limit);
      if (requestId !== undefined) void query.where({ request_id: requestId });
      if (status !== undefined) void query.where({ status });
      if (keyId !== undefined) void query.where({ key_id: keyId });
      if (from) void query.where('created_at', '>=', from);
      if (before) void query.whereRaw('(created_at, id) < (?, ?)', [before.createdAt, before.id]);
      return (await query).map(recordOf);
    },
  };
}

function recordOf(row: RequestRecordRow): RequestRecord {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    requestId: row.request_id,
    method: row.method,
    path: row.path,
    status: row.status,
    code: row.code,
    message: row.message,
    durationMs: row.duration_ms,
    actor: row.actor,
    keyId: row.key_id,
    at: row.created_at,
  };
}
