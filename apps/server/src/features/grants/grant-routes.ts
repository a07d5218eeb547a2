import { z } from 'zod';
import { defineRoute, json } from '../../platform/http/route.js';
import { idParam } from '../../platform/http/field-schemas.js';
import { approveGrant } from './approve-grant.js';
import { denyGrant } from './deny-grant.js';
import { denyGrants } from './deny-grants.js';
import { getGrant } from './get-grant.js';
import { grantJson } from './grant-json.js';
import { brief, grantTargetErrors, secretHeaders, unknownGrant } from './grant-refusals.js';
import {
  approveGrantBody,
  denyGrantsBody,
  denyGrantsReply,
  grantReply,
  grantWithTokenReply,
  issueGrantBody,
  listGrantsQuery,
  listGrantsReply,
} from './grant-schemas.js';
import { issueGrant, type GrantDeps } from './issue-grant.js';
import { listGrants } from './list-grants.js';
import { revokeGrant } from './revoke-grant.js';
import type { DecisionDeps } from './tell-decision.js';

const tag = 'Access Grants';
const params = z.object({ id: idParam('grant') });

const decided = brief('It is not PENDING: it was decided on, or never asked for.');

export const grantRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/grants',
    extension: { parameters: ['status', 'q'] },
    operationId: 'listGrants',
    tag,
    summary: 'List access grants and pending requests',
    description: 'An operator-scoped credential sees those on passports and units of its operator.',
    access: 'grant:read',
    query: listGrantsQuery,
    replies: { 200: { description: 'One page.', schema: listGrantsReply } },
    async handle(deps: GrantDeps, { caller, query: { page, limit, status, q } }) {
      const filter = { tenantId: caller.tenant.id, operatorId: caller.operatorId, status, q };
      const { grants, total, counts, refused } = await listGrants(deps, filter, { page, limit });
      return json(200, {
        success: true,
        count: grants.length,
        page,
        limit,
        total,
        totalPages: Math.ceil(total / limit),
        grants: grants.map(grantJson),
        counts,
        refusedRequests: {
          count: refused.count,
          lastAt: refused.lastAt?.toISOString() ?? null,
        },
      });
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/v1/grants/{id}',
    extension: true,
    operationId: 'getGrant',
    tag,
    summary: 'Get a grant or a request',
    description: 'As the list shows it; never its token.',
    access: 'grant:read',
    rejection: 'brief',
    params,
    replies: { 200: { description: 'The grant.', schema: grantReply } },
    errors: { 404: unknownGrant },
    async handle(deps: GrantDeps, { caller, params: { id } }) {
      const grant = await getGrant(deps, caller, { tenantId: caller.tenant.id, id });
      return json(200, { success: true, grant: grantJson(grant) });
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/v1/grants',
    operationId: 'createGrant',
    tag,
    summary: 'Issue a legitimate-interest grant',
    description: 'The token is in the answer, once.',
    access: 'grant:write',
    rejection: 'brief',
    body: issueGrantBody,
    replies: { 201: { description: 'The grant.', schema: grantWithTokenReply } },
    errors: grantTargetErrors,
    async handle(deps: GrantDeps, { caller, body, ip }) {
      const { grant, token } = await issueGrant(deps, caller, {
        ...body,
        expiresAt: new Date(body.expiresAt),
        kind: 'LEGITIMATE_INTEREST',
        tenantId: caller.tenant.id,
        ip,
      });
      return json(201, { success: true, grant: grantJson(grant), token }, secretHeaders);
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/v1/grants/{id}/approve',
    operationId: 'approveGrantRequest',
    tag,
    summary: 'Approve a pending request',
    description: 'Makes the token, which is in the answer, once, and in no mail.',
    access: 'grant:write',
    rejection: 'brief',
    params,
    body: approveGrantBody,
    replies: { 200: { description: 'The grant.', schema: grantWithTokenReply } },
    errors: { 404: unknownGrant, 409: decided },
    async handle(deps: GrantDeps & DecisionDeps, { caller, params: { id }, body, ip }) {
      const expiresAt = new Date(body.expiresAt);
      const named = { tenantId: caller.tenant.id, id, ip };
      const { grant, token } = await approveGrant(deps, caller, { ...named, expiresAt });
      return json(200, { success: true, grant: grantJson(grant), token }, secretHeaders);
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/v1/grants/{id}/deny',
    operationId: 'denyGrantRequest',
    tag,
    summary: 'Deny a pending request',
    description: 'Ends the request without a token. Only a PENDING grant can be denied.',
    access: 'grant:write',
    rejection: 'brief',
    params,
    replies: { 200: { description: 'The grant.', schema: grantReply } },
    errors: { 404: unknownGrant, 409: decided },
    async handle(deps: GrantDeps & DecisionDeps, { caller, params: { id }, ip }) {
      const grant = await denyGrant(deps, caller, { tenantId: caller.tenant.id, id, ip });
      return json(200, { success: true, grant: grantJson(grant) });
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/v1/grants/deny',
    extension: true,
    operationId: 'denyGrants',
    tag,
    summary: 'Deny many pending requests at once',
    description:
      'In one transaction. One that cannot be denied says why in its place, and keeps no other from it. An address that sent several gets one mail.',
    access: 'grant:write',
    rejection: 'brief',
    body: denyGrantsBody,
    replies: { 200: { description: 'The outcome of each.', schema: denyGrantsReply } },
    async handle(deps: GrantDeps & DecisionDeps, { caller, body: { ids }, ip }) {
      const outcomes = await denyGrants(deps, caller, { tenantId: caller.tenant.id, ids, ip });
      const results = outcomes.map((one) =>
        'grant' in one
          ? { id: one.id, ok: true, grant: grantJson(one.grant) }
          : { id: one.id, ok: false, error: one.error },
      );
      const count = results.filter(({ ok }) => ok).length;
      const message = `${count} of ${ids.length} requests denied`;
      return json(200, { success: true, message, count, results });
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/api/v1/grants/{id}',
    operationId: 'revokeGrant',
    tag,
    summary: 'Revoke a grant',
    description:
      'Of whatever status; its token opens nothing from the next request on. A second time changes nothing. The grant of an authority is the platform’s: 403.',
    access: 'grant:write',
    protective: true,
    rejection: 'brief',
    params,
    replies: { 200: { description: 'The grant.', schema: grantReply } },
    errors: { 404: unknownGrant },
    async handle(deps: GrantDeps, { caller, params: { id }, ip }) {
      const grant = await revokeGrant(deps, caller, { tenantId: caller.tenant.id, id, ip });
      return json(200, { success: true, grant: grantJson(grant) });
    },
  }),
];
