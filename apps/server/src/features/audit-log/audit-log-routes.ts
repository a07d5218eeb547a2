import { z } from 'zod';
import type { AuditEntry } from '../../platform/audit-log/audit-event.js';
import { defineRoute, json, type RouteDeps } from '../../platform/http/route.js';
import type { Clock } from '../../platform/clock.js';
import type { AuditKeys } from '../../platform/vault/audit-keys.js';
import { entryJson, pageJson, signedJson } from './audit-log-json.js';
import {
  auditHeadReply,
  auditLogFilters,
  listAuditLogQuery,
  listAuditLogReply,
} from './audit-log-schemas.js';
import { exportAuditLog } from './export-audit-log.js';
import { exportAuditLogBundle } from './export-audit-log-bundle.js';
import { getAuditHead } from './get-audit-head.js';
import { listAuditLog } from './list-audit-log.js';

export interface AuditLogDeps extends RouteDeps {
  readonly auditKeys: AuditKeys;
  readonly clock: Clock;
}

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
      return json(200, signedJson(await getAuditHead(deps, caller)));
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
    query: z.object(auditLogFilters),
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
    ...ofLog,
    path: '/api/v1/audit-log/bundle',
    operationId: 'exportAuditLogBundle',
    summary: "The workspace's audit log as evidence",
    description:
      'Every entry, oldest first, and the signed end with its key, in a file that verifies offline: `npx @dpp/merkle-seal audit FILE --key PEM`. A line of JSON each: a header, the entries, a checkpoint. A workspace reads one at a time. A file without a checkpoint in its last line is not whole.',
    heavy: true,
    replies: {
      200: {
        description: 'The bundle, a line of JSON each.',
        mediaTypes: { 'application/x-ndjson': z.string() },
      },
    },
    errors: { 404: 'The log has no entries yet.' },
    async handle(deps: AuditLogDeps, { caller }) {
      const content = bytesOf(await exportAuditLogBundle(deps, caller));
      const headers = { 'Content-Disposition': 'attachment; filename="audit-log-bundle.ndjson"' };
      return {
        status: 200 as const,
        headers,
        raw: { contentType: 'application/x-ndjson', content },
      };
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
    query: listAuditLogQuery,
    replies: { 200: { description: 'One page.', schema: listAuditLogReply } },
    async handle(deps: RouteDeps, { caller, query }) {
      return json(200, pageJson(await listAuditLog(deps, caller, query)));
    },
  }),
];

async function* bytesOf(texts: AsyncIterable<string>) {
  for await (const text of texts) yield Buffer.from(text);
}

async function* linesOf(pages: AsyncIterable<readonly AuditEntry[]>) {
  for await (const entries of pages) {
    const lines = entries.map((entry) => `${JSON.stringify(entryJson(entry))}\n`);
    yield Buffer.from(lines.join(''));
  }
}
