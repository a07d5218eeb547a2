import { z } from 'zod';
import { SUBSCRIPTION_STATUSES, TIERS } from '../../platform/auth/plan.js';

const tenantSchema = z
  .looseObject({
    id: z.uuid(),
    name: z.string(),
    subdomain: z.string().meta({ description: 'First label of the workspace host.' }),
    tier: z.enum(TIERS),
    subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
    passportLimit: z.int().nullable().meta({ description: "Null: the tier's." }),
    legalId: z.string().nullable().meta({ description: 'Stands in the seal certificate.' }),
    mfaRequired: z.boolean().meta({ description: 'Sessions write with a second factor only.' }),
  })
  .meta({ id: 'Tenant' });

export const createTenantBody = z
  .looseObject({
    name: z.string().max(200).meta({ description: 'Legal name.' }),
    subdomain: z.string().max(63).meta({ description: 'One DNS label.' }),
    tier: z.enum(TIERS),
    legalId: z.string().max(100).optional(),
    owner: z.looseObject({
      email: z.string(),
      password: z.string().meta({ description: '12 to 256 characters.' }),
    }),
  })
  .meta({ id: 'CreateTenantRequest' });

export const createTenantReply = z
  .looseObject({
    success: z.literal(true),
    tenant: tenantSchema,
    user: z.looseObject({ id: z.uuid(), email: z.string(), role: z.literal('TENANT_ADMIN') }),
  })
  .meta({ id: 'CreateTenantReply' });

export const updateTenantBody = z
  .looseObject({
    tier: z.enum(TIERS).optional(),
    subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES).optional(),
    passportLimit: z
      .int()
      .min(0)
      .max(2_147_483_647)
      .nullish()
      .meta({ description: "Null: the tier's." }),
    mfaRequired: z.boolean().optional(),
  })
  .meta({ id: 'UpdateTenantRequest' });

export const tenantReply = z
  .looseObject({ success: z.literal(true), tenant: tenantSchema })
  .meta({ id: 'TenantReply' });

export const listTenantsReply = z
  .looseObject({
    success: z.literal(true),
    count: z.int().meta({ description: 'On this page.' }),
    tenants: z.array(tenantSchema).meta({ description: 'Oldest first.' }),
    nextCursor: z.string().nullable(),
  })
  .meta({ id: 'ListTenantsReply' });
