import { z } from 'zod';
import { SUBSCRIPTION_STATUSES, TIERS } from '../../platform/auth/plan.js';
import { recordIdField, succeeded } from '../../platform/http/field-schemas.js';
import { nextCursorField } from '../../platform/http/lists/pagination.js';

const tierField = z
  .enum(TIERS)
  .meta({ description: 'Plan of the workspace. Below `growth` its keys may not write.' });
const subscriptionStatusField = z
  .enum(SUBSCRIPTION_STATUSES)
  .meta({ description: '`past_due` and `canceled`: lapsed, writes are refused with 402.' });

export const tenantSchema = z
  .looseObject({
    id: recordIdField,
    name: z.string().meta({ description: 'Legal name of the workspace.' }),
    subdomain: z.string().meta({ description: 'First label of the workspace host.' }),
    tier: tierField,
    subscriptionStatus: subscriptionStatusField,
    passportLimit: z.int().nullable().meta({ description: "Null: the tier's." }),
    legalId: z.string().nullable().meta({ description: 'Stands in the seal certificate.' }),
    mfaRequired: z.boolean().meta({ description: 'Sessions write with a second factor only.' }),
  })
  .meta({ id: 'Tenant' });

export const createTenantBody = z
  .looseObject({
    name: z.string().max(200).meta({ description: 'Legal name.' }),
    subdomain: z.string().max(63).meta({ description: 'One DNS label.' }),
    tier: tierField,
    legalId: z.string().max(100).optional().meta({
      description:
        'Registered id of the company, such as VATDE-123456789; stands in the seal certificate.',
    }),
    owner: z
      .looseObject({
        email: z.string().meta({ description: 'Mail address that the owner logs in with.' }),
        password: z.string().meta({ description: '12 to 256 characters.' }),
      })
      .meta({ description: 'First user of the workspace, a TENANT_ADMIN.' }),
  })
  .meta({ id: 'CreateTenantRequest' });

export const createTenantReply = z
  .looseObject({
    success: succeeded,
    tenant: tenantSchema.meta({ description: 'The workspace as stored.' }),
    user: z
      .looseObject({
        id: recordIdField,
        email: z.string().meta({ description: 'Mail address of the owner.' }),
        role: z.literal('TENANT_ADMIN').meta({ description: 'Role of the owner.' }),
      })
      .meta({ description: 'The owner.' }),
  })
  .meta({ id: 'CreateTenantReply' });

export const updateTenantBody = z
  .looseObject({
    tier: tierField.optional(),
    subscriptionStatus: subscriptionStatusField.optional(),
    passportLimit: z
      .int()
      .min(0)
      .max(2_147_483_647)
      .nullish()
      .meta({ description: "Null: the tier's." }),
    mfaRequired: z
      .boolean()
      .optional()
      .meta({ description: 'Whether sessions need a second factor to write.' }),
  })
  .meta({ id: 'UpdateTenantRequest' });

export const tenantReply = z
  .looseObject({
    success: succeeded,
    tenant: tenantSchema.meta({ description: 'The workspace as stored.' }),
  })
  .meta({ id: 'TenantReply' });

export const listTenantsReply = z
  .looseObject({
    success: succeeded,
    count: z.int().meta({ description: 'On this page.' }),
    tenants: z.array(tenantSchema).meta({ description: 'Oldest first.' }),
    nextCursor: nextCursorField,
  })
  .meta({ id: 'ListTenantsReply' });
