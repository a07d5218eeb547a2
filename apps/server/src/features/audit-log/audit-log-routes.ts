import { z } from 'zod';
import type { AuditEntry } from '../../platform/audit-log/audit-event.js';
import { recordIdField, succeeded, timestampOf } from '../../platform/http/field-schemas.js';
import { cursorQuery, nextCursorField } from '../../platform/http/lists/pagination.js';
import { defineRoute, json, type RouteDeps } from '../../platform/http/route.js';
import { listAuditLog } from './list-audit-log.js';

const auditEntrySchema = z
  .looseObject({
    id: recordIdField,
    seq: z.int().meta({ description: 'From 1, without a gap.' }),
    action: z.string().meta({ description: 'What was done, such as `passport.sealed`.' }),
    actor: z.string().meta({ description: 'A user email, api-key:<id>, system, or anonymous.' }),
    targetType: z
      .string()
      .meta({ description: 'Kind of thing that it was done to, such as `passport`.' }),
    targetId: z.string().meta({ description: 'Id of that thing.' }),
    at: timestampOf('When it was done.'),
    ip: z
      .string()
      .nullable()
      .meta({ description: 'Address that the request came from; null without one.' }),
    details: z
      .record(z.string(), z.unknown())
      .meta({ description: 'What there is to say besides, by the action.' }),
    hash: z.string().meta({ description: 'Over this entry and previousHash.' }),
    previousHash: z.string().meta({ description: '64 zeros before the first entry.' }),
  })
  .meta({ id: 'AuditEntry' });

const listAuditLogReply = z
  .looseObject({
    success: succeeded,
    entries: z.array(auditEntrySchema).meta({ description: 'Newest first.' }),
    nextCursor: nextCursorField,
  })
  .meta({ id: 'ListAuditLogReply' });

export const auditLogRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/audit-log',
    extension: true,
    operationId: 'listAuditLog',
    tag: 'Traceability & Audit',
    summary: "The workspace's audit log",
    description: 'Append-only and hash-chained: a changed or missing entry breaks the chain.',
    access: 'audit:read',
    query: z.object(cursorQuery({ defaultLimit: 100, maxLimit: 500 })),
    replies: { 200: { description: 'One page.', schema: listAuditLogReply } },
    async handle(deps: RouteDeps, { caller, query }) {
      const { entries, nextCursor } = await listAuditLog(deps, caller, query);
      return json(200, { success: true, entries: entries.map(entryJson), nextCursor });
    },
  }),
];

function entryJson({ id, seq, event, hash, previousHash }: AuditEntry) {
  const { action, actor, targetType, targetId, at, ip, details } = event;
  return {
    id,
    seq,
    action,
    actor,
    targetType,
    targetId,
    at: at.toISOString(),
    ip,
    details,
    hash,
    previousHash,
  };
}
