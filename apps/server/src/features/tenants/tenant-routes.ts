import { z } from 'zod';
import type { Tenant } from '../../platform/auth/caller-model.js';
import { passportLimitOf } from '../../platform/auth/plan.js';
import { defineRoute, json } from '../../platform/http/route.js';
import { idParam } from '../../platform/http/field-schemas.js';
import { getTenant } from './get-tenant.js';
import { listTenants, type TenantEntry } from './list-tenants.js';
import { onboardTenant, type OnboardTenantDeps } from './onboard-tenant.js';
import {
  createTenantBody,
  createTenantReply,
  listTenantsQuery,
  listTenantsReply,
  shownTenantReply,
  tenantReply,
  updateTenantBody,
} from './tenant-schemas.js';
import { updateTenant } from './update-tenant.js';

const tag = 'Platform';
const params = z.object({ id: idParam('workspace') });
const unknownTenant = 'No such workspace.';
const role = 'TENANT_ADMIN' as const;

/** A link that opens a login may be in the answer. */
const noStore = { 'Cache-Control': 'no-store' };

export const tenantRoutes = [
  defineRoute({
    method: 'get',
    path: '/platform/v1/tenants',
    extension: true,
    operationId: 'listTenants',
    tag,
    summary: 'List workspaces',
    description: 'Oldest first.',
    access: 'platform',
    query: listTenantsQuery,
    replies: { 200: { description: 'One page.', schema: listTenantsReply } },
    async handle(deps: OnboardTenantDeps, { query }) {
      const { tenants, nextCursor, counts } = await listTenants(deps, query);
      const shown = tenants.map(entryJson);
      return json(200, { success: true, count: shown.length, tenants: shown, nextCursor, counts });
    },
  }),
  defineRoute({
    method: 'post',
    path: '/platform/v1/tenants',
    extension: true,
    operationId: 'createTenant',
    tag,
    summary: 'Create a workspace',
    description: "With its signing key pair, its certificate, and its owner's login.",
    access: 'platform',
    body: createTenantBody,
    replies: { 201: { description: 'The workspace and its owner.', schema: createTenantReply } },
    errors: {
      400: 'The name, the subdomain or the login is none.',
      409: 'The subdomain or the address is taken.',
    },
    async handle(deps: OnboardTenantDeps, { caller, body, ip }) {
      const made = await onboardTenant(deps, caller, { ...body, ip });
      const tenant = tenantJson(made.tenant);
      if ('owner' in made) {
        const { id, email } = made.owner;
        return json(201, { success: true, tenant, user: { id, email, role } });
      }
      const { id, email, expiresAt } = made.invitation;
      const invitation = { id, email, role, expiresAt: expiresAt.toISOString() };
      return json(201, { success: true, tenant, invitation, link: made.link }, noStore);
    },
  }),
  defineRoute({
    method: 'get',
    path: '/platform/v1/tenants/{id}',
    extension: true,
    operationId: 'getTenant',
    tag,
    summary: 'Get a workspace',
    description: 'Plan, limit, state of the subscription and login rules.',
    access: 'platform',
    params,
    replies: { 200: { description: 'The workspace.', schema: shownTenantReply } },
    errors: { 404: unknownTenant },
    async handle(deps: OnboardTenantDeps, { params: { id } }) {
      return json(200, { success: true, tenant: entryJson(await getTenant(deps, id)) });
    },
  }),
  defineRoute({
    method: 'patch',
    path: '/platform/v1/tenants/{id}',
    extension: true,
    operationId: 'updateTenant',
    tag,
    summary: "Change a workspace's plan, limit or login rules",
    description: 'What is not sent stays.',
    access: 'platform',
    params,
    body: updateTenantBody,
    replies: { 200: { description: 'The workspace.', schema: tenantReply } },
    errors: { 400: 'Nothing to change.', 404: unknownTenant },
    async handle(deps: OnboardTenantDeps, { caller, params: { id }, body, ip }) {
      const { tier, subscriptionStatus, passportLimit, mfaRequired } = body;
      const changes = { tier, subscriptionStatus, passportLimit, mfaRequired };
      const tenant = await updateTenant(deps, caller, { ...changes, id, ip });
      return json(200, { success: true, tenant: tenantJson(tenant) });
    },
  }),
];

/** Without what is the same of all that are shown: sandboxes are not. */
function tenantJson({ sandboxOf: _sandboxOf, ...shown }: Tenant) {
  return shown;
}

function entryJson({ tenant, createdAt, figures }: TenantEntry) {
  return {
    ...tenantJson(tenant),
    activePassports: figures.activePassports,
    allowedPassports: passportLimitOf(tenant),
    createdAt: createdAt.toISOString(),
    lastActiveAt: figures.lastActiveAt?.toISOString() ?? null,
  };
}
