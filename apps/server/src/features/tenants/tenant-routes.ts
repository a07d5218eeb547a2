import { z } from 'zod';
import type { Tenant } from '../../platform/auth/caller-model.js';
import { cursorQuery } from '../../platform/http/lists/pagination.js';
import { defineRoute, json } from '../../platform/http/route.js';
import { idParam } from '../../platform/http/field-schemas.js';
import type { CreateTenantDeps } from './create-tenant.js';
import { getTenant } from './get-tenant.js';
import { listTenants } from './list-tenants.js';
import { onboardTenant } from './onboard-tenant.js';
import {
  createTenantBody,
  createTenantReply,
  listTenantsReply,
  tenantReply,
  updateTenantBody,
} from './tenant-schemas.js';
import { updateTenant } from './update-tenant.js';

const tag = 'Platform';
const params = z.object({ id: idParam('workspace') });
const unknownTenant = 'No such workspace.';

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
    query: z.object(cursorQuery({ defaultLimit: 100, maxLimit: 200 })),
    replies: { 200: { description: 'One page.', schema: listTenantsReply } },
    async handle(deps: CreateTenantDeps, { query }) {
      const { tenants, nextCursor } = await listTenants(deps, query);
      const shown = tenants.map(tenantJson);
      return json(200, { success: true, count: shown.length, tenants: shown, nextCursor });
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
    async handle(deps: CreateTenantDeps, { caller, body, ip }) {
      const { tenant, owner } = await onboardTenant(deps, caller, { ...body, ip });
      const user = { id: owner.id, email: owner.email, role: 'TENANT_ADMIN' } as const;
      return json(201, { success: true, tenant: tenantJson(tenant), user });
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
    replies: { 200: { description: 'The workspace.', schema: tenantReply } },
    errors: { 404: unknownTenant },
    async handle(deps: CreateTenantDeps, { params: { id } }) {
      return json(200, { success: true, tenant: tenantJson(await getTenant(deps, id)) });
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
    async handle(deps: CreateTenantDeps, { caller, params: { id }, body, ip }) {
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
