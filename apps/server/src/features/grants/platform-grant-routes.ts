import { z } from 'zod';
import { idParam } from '../../platform/http/field-schemas.js';
import { defineRoute, json } from '../../platform/http/route.js';
import {
  authorityGrantReply,
  listAuthorityGrantsQuery,
  listAuthorityGrantsReply,
} from './authority-grant-schemas.js';
import {
  getAuthorityGrant,
  issueAuthorityGrant,
  listAuthorityGrants,
  revokeAuthorityGrant,
  type AuthorityGrant,
} from './authority-grants.js';
import { grantJson } from './grant-json.js';
import { brief, grantTargetErrors, secretHeaders } from './grant-refusals.js';
import { grantWithTokenReply, issueAuthorityGrantBody } from './grant-schemas.js';
import type { GrantDeps } from './issue-grant.js';

const ofPlatform = { extension: true, tag: 'Platform', access: 'platform' } as const;
const ofOne = {
  ...ofPlatform,
  path: '/platform/v1/grants/{id}',
  rejection: 'brief',
  params: z.object({ id: idParam('grant') }),
  errors: { 404: brief('The platform has issued no such grant.') },
} as const;

export const platformGrantRoutes = [
  defineRoute({
    ...ofPlatform,
    method: 'get',
    path: '/platform/v1/grants',
    operationId: 'listAuthorityGrants',
    summary: 'List grants to authorities',
    description:
      'Of the platform, in all workspaces. What workspaces issue themselves is not here.',
    query: listAuthorityGrantsQuery,
    replies: { 200: { description: 'One page.', schema: listAuthorityGrantsReply } },
    async handle(deps: GrantDeps, { query: { page, limit, status, q, tenantId } }) {
      const filter = { status, q, tenantId };
      const { grants, total, counts } = await listAuthorityGrants(deps, filter, { page, limit });
      const totalPages = Math.ceil(total / limit);
      const shown = grants.map(authorityGrantJson);
      const sizes = { count: shown.length, page, limit, total, totalPages };
      return json(200, { success: true, ...sizes, grants: shown, counts });
    },
  }),
  defineRoute({
    method: 'post',
    path: '/platform/v1/grants',
    extension: true,
    operationId: 'issueAuthorityGrant',
    tag: 'Platform',
    summary: 'Issue a grant to an authority',
    description: 'In any workspace. The reply has the token, once.',
    access: 'platform',
    rejection: 'brief',
    body: issueAuthorityGrantBody,
    replies: { 201: { description: 'The grant.', schema: grantWithTokenReply } },
    errors: { ...grantTargetErrors, 404: brief('No such workspace, or nothing published there.') },
    async handle(deps: GrantDeps, { caller, body, ip }) {
      const input = { ...body, expiresAt: new Date(body.expiresAt), ip };
      const { grant, token } = await issueAuthorityGrant(deps, caller, input);
      return json(201, { success: true, grant: grantJson(grant), token }, secretHeaders);
    },
  }),
  defineRoute({
    ...ofOne,
    method: 'get',
    operationId: 'getAuthorityGrant',
    summary: 'Get a grant to an authority',
    description: 'As the list shows it; never its token.',
    replies: { 200: { description: 'The grant.', schema: authorityGrantReply } },
    async handle(deps: GrantDeps, { params: { id } }) {
      const found = await getAuthorityGrant(deps, id);
      return json(200, { success: true, grant: authorityGrantJson(found) });
    },
  }),
  defineRoute({
    ...ofOne,
    method: 'delete',
    operationId: 'revokeAuthorityGrant',
    summary: 'Revoke a grant to an authority',
    description:
      'Its token opens nothing from the next request on. A second time changes nothing. What a workspace issued is the workspace’s: 404.',
    replies: { 200: { description: 'The grant.', schema: authorityGrantReply } },
    async handle(deps: GrantDeps, { caller, params: { id }, ip }) {
      const revoked = await revokeAuthorityGrant(deps, caller, { id, ip });
      return json(200, { success: true, grant: authorityGrantJson(revoked) });
    },
  }),
];

/** A grant as the platform sees it: never its token. */
function authorityGrantJson({ grant, tenantName }: AuthorityGrant) {
  const { tenantId, status } = grant;
  return { ...grantJson(grant), tenantId, tenantName, revocable: status !== 'REVOKED' };
}
