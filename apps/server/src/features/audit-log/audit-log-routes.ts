import { z } from 'zod';
import type { AuditEntry } from '../../platform/audit-log/audit-event.js';
import type { SignedAuditHead } from '../../platform/audit-log/audit-head.js';
import { recordIdField, succeeded, timestampOf } from '../../platform/http/field-schemas.js';
import { cursorQuery, nextCursorField } from '../../platform/http/lists/pagination.js';
import { defineRoute, json, type RouteDeps } from '../../platform/http/route.js';
import type { AuditKeys } from '../../platform/vault/audit-keys.js';
import { exportAuditLog } from './export-audit-log.js';
import { getAuditHead } from './get-audit-head.js';
import { listAuditLog } from './list-audit-log.js';

interface AuditLogDeps extends RouteDeps {
  readonly auditKeys: AuditKeys;
}

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

const auditHeadReply = z
  .looseObject({
    success: succeeded,
    head: z
      .looseObject({
        seq: z.int().meta({ description: '`seq` of the newest entry.' }),
        hash: z.string().meta({ description: '`hash` of the newest entry.' }),
        at: timestampOf('When it was signed.'),
        keyId: z.string().meta({ description: 'SHA-256 of the key that signed, in hex.' }),
        signature: z.string().meta({ description: 'Over workspace, seq, hash and time.' }),
      })
      .nullable()
      .meta({ description: 'Signed end of the chain; null for an empty log.' }),
    publicKey: z.string().meta({ description: 'Key of the platform that signed it, PEM.' }),
  })
  .meta({ id: 'AuditHeadReply' });

const moment = (what: string) =>
  z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .optional()
    .meta({ description: `${what} ISO 8601.` });

const filters = {
  action: z.string().max(64).optional().meta({ description: 'Such as `passport.sealed`.' }),
  actor: z.string().max(320).optional().meta({ description: 'As the entries name it.' }),
  targetType: z.string().max(64).optional().meta({ description: 'Such as `passport`.' }),
  targetId: z.string().max(256).optional().meta({ description: 'Id of the target.' }),
  from: moment('Inclusive lower bound.'),
  to: moment('Exclusive upper bound.'),
};

const ofLog = {
  method: 'get',
  extension: true,
  tag: 'Traceability & Audit',
  access: 'audit:read',
} as const;

export const auditLogRoutes = [
  defineRoute({
    ...ofLog,
    path: '/api/v1/audit-log/head',
    operationId: 'getAuditHead',
    summary: "The signed end of the workspace's audit log",
    description:
      'Keep it: a log whose chain does not lead to a head that was kept was rewritten or cut.',
    replies: { 200: { description: 'The head, and the key.', schema: auditHeadReply } },
    async handle(deps: AuditLogDeps, { caller }) {
      const { head, publicKey } = await getAuditHead(deps, caller);
      const shown = head ? headJson(head) : null;
      return json(200, { success: true, head: shown, publicKey });
    },
  }),
  defineRoute({
    ...ofLog,
    path: '/api/v1/audit-log/export',
    operationId: 'exportAuditLog',
    summary: "The workspace's audit log as a file",
    description:
      'Oldest first, each entry as a line of JSON. A workspace reads one at a time. A connection that ends before the last line does means that the file is not whole.',
    heavy: true,
    query: z.object(filters),
    replies: {
      200: {
        description: 'One entry on each line.',
        mediaTypes: { 'application/x-ndjson': z.string() },
      },
    },
    handle(deps: AuditLogDeps, { caller, query }) {
      const content = linesOf(exportAuditLog(deps, caller, query));
      const headers = { 'Content-Disposition': 'attachment; filename="audit-log.ndjson"' };
      const raw = { contentType: 'application/x-ndjson', content };
      return Promise.resolve({ status: 200 as const, headers, raw });
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/v1/audit-log',
    extension: true,
    operationId: 'listAuditLog',
    tag: 'Traceability & Audit',
    summary: "The workspace's audit log",
    description: 'Append-only and hash-chained: a changed or missing entry breaks the chain.',
    access: 'audit:read',
    query: z.object({ ...cursorQuery({ defaultLimit: 100, maxLimit: 500 }), ...filters }),
    replies: { 200: { description: 'One page.', schema: listAuditLogReply } },
    async handle(deps: RouteDeps, { caller, query }) {
      const { entries, nextCursor } = await listAuditLog(deps, caller, query);
      return json(200, { success: true, entries: entries.map(entryJson), nextCursor });
    },
  }),
];

function headJson({ seq, hash, at, keyId, signature }: SignedAuditHead) {
  return { seq, hash, at: at.toISOString(), keyId, signature };
}

async function* linesOf(pages: AsyncIterable<readonly AuditEntry[]>) {
  for await (const entries of pages) {
    const lines = entries.map((entry) => `${JSON.stringify(entryJson(entry))}\n`);
    yield Buffer.from(lines.join(''));
  }
}

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
