import { defineRoute, json, type RouteDeps } from '../../platform/http/route.js';
import { pageJson, signedJson } from './audit-log-json.js';
import type { AuditLogDeps } from './audit-log-routes.js';
import { auditHeadReply, listAuditLogQuery, listAuditLogReply } from './audit-log-schemas.js';
import { getAuditHead } from './get-audit-head.js';
import { listAuditLog } from './list-audit-log.js';

const ofPlatform = {
  method: 'get',
  extension: true,
  tag: 'Platform',
  access: 'platform',
} as const;

export const platformAuditLogRoutes = [
  defineRoute({
    ...ofPlatform,
    path: '/platform/v1/audit-log',
    operationId: 'listPlatformAuditLog',
    summary: "The platform's audit log",
    description:
      'What administrators of the platform did: their sign-ins, and the workspaces and grants that they made or changed. What happened inside of a workspace stands in its own log. Append-only and hash-chained.',
    query: listAuditLogQuery,
    replies: { 200: { description: 'One page.', schema: listAuditLogReply } },
    async handle(deps: RouteDeps, { caller, query }) {
      return json(200, pageJson(await listAuditLog(deps, caller, query)));
    },
  }),
  defineRoute({
    ...ofPlatform,
    path: '/platform/v1/audit-log/head',
    operationId: 'getPlatformAuditHead',
    summary: "The signed end of the platform's audit log",
    description:
      'Keep it: a log whose chain does not lead to a head that was kept was rewritten or cut.',
    replies: { 200: { description: 'The head, and the key.', schema: auditHeadReply } },
    async handle(deps: AuditLogDeps, { caller }) {
      return json(200, signedJson(await getAuditHead(deps, caller)));
    },
  }),
];
