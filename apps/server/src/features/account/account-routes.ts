import { z } from 'zod';
import { TENANT_ROLES } from '../../platform/auth/permissions.js';
import { SUBSCRIPTION_STATUSES, TIERS } from '../../platform/auth/plan.js';
import { defineRoute, json } from '../../platform/http/route.js';
import { describeCaller, type AccountDeps } from './describe-caller.js';

const whoamiReply = z
  .looseObject({
    success: z.literal(true),
    tenant: z.looseObject({
      id: z.uuid(),
      name: z.string(),
      subdomain: z.string(),
      tier: z.enum(TIERS),
      subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
    }),
    auth: z.looseObject({
      role: z.enum(TENANT_ROLES),
      permissions: z.array(z.string()),
      isApiKeySession: z.boolean(),
      operatorId: z.uuid().nullable().meta({ description: 'Null: workspace-wide.' }),
    }),
    usage: z.looseObject({
      activePassports: z.int(),
      passportLimit: z.int().nullable().meta({ description: 'Null: unlimited.' }),
    }),
  })
  .meta({ id: 'WhoamiReply' });

export const accountRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/whoami',
    operationId: 'whoami',
    tag: 'Account',
    summary: 'Describe the credential in use',
    access: 'tenant',
    replies: { 200: { description: 'Workspace, rights and usage.', schema: whoamiReply } },
    async handle(deps: AccountDeps, { caller }) {
      return json(200, { success: true, ...(await describeCaller(deps, caller)) });
    },
  }),
];
