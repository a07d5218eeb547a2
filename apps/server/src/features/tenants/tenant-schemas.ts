import { z } from 'zod';
import { SUBSCRIPTION_STATUSES, TIERS } from '../../platform/auth/plan.js';
import {
  createdAtField,
  nullableTimestampOf,
  recordIdField,
  succeeded,
  timestampOf,
} from '../../platform/http/field-schemas.js';
import { cursorQuery, nextCursorField } from '../../platform/http/lists/pagination.js';

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
        password: z.string().optional().meta({
          description:
            '12 to 256 characters. Without one the owner is invited, and chooses it on accepting.',
        }),
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
      .optional()
      .meta({ description: 'The owner. Left out where the owner is invited.' }),
    invitation: z
      .looseObject({
        id: recordIdField,
        email: z.string().meta({ description: 'Mail address that is invited.' }),
        role: z.literal('TENANT_ADMIN').meta({ description: 'Role that is offered.' }),
        expiresAt: timestampOf('When it ends, seven days after it was sent.'),
      })
      .optional()
      .meta({ description: 'Of the owner, where no password was sent.' }),
    link: z.string().nullable().optional().meta({
      description:
        'Of the invitation, to be handed over where this server sends no mail. Shown once; null where it was mailed.',
    }),
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

/** A workspace in the list of the platform. */
const listedTenantSchema = tenantSchema
  .extend({
    activePassports: z
      .int()
      .min(0)
      .meta({ description: 'Published passports that are not archived: what the limit counts.' }),
    allowedPassports: z.int().min(0).nullable().meta({
      description:
        "Published passports that it may have, by its own limit or its plan's; null: unlimited.",
    }),
    createdAt: createdAtField,
    lastActiveAt: nullableTimestampOf(
      'When one of its API keys or sessions was last in use, or one of its users logged in; null: never. May lag by five minutes. What the public reads, its sandbox and the platform do does not count.',
    ),
  })
  .meta({ id: 'ListedTenant', description: 'A workspace with its figures.' });

export const shownTenantReply = z
  .looseObject({
    success: succeeded,
    tenant: listedTenantSchema.meta({ description: 'The workspace as stored.' }),
  })
  .meta({ id: 'ShownTenantReply' });

export const listTenantsQuery = z.object({
  ...cursorQuery({ defaultLimit: 100, maxLimit: 200 }),
  q: z
    .string()
    .trim()
    .max(200)
    .transform((text) => text || undefined)
    .optional()
    .meta({
      description: 'Text that occurs in name, subdomain or legal id, in capitals or small letters.',
    }),
  status: z
    .enum(SUBSCRIPTION_STATUSES)
    .optional()
    .meta({ description: 'Those of one state of the subscription alone.' }),
  tier: z.enum(TIERS).optional().meta({ description: 'Those of one plan alone.' }),
  nearLimit: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional()
    .meta({
      description:
        '`true`: those alone that have used 90 % of their passports. A page looks at 200 workspaces at most: it may be short and have a next one.',
    }),
});

const stateCount = (what: string) => z.int().min(0).meta({ description: what });

export const listTenantsReply = z
  .looseObject({
    success: succeeded,
    count: z.int().meta({ description: 'On this page.' }),
    tenants: z.array(listedTenantSchema).meta({ description: 'Oldest first.' }),
    nextCursor: nextCursorField,
    counts: z
      .looseObject({
        active: stateCount('Workspaces with a subscription in force.'),
        trialing: stateCount('Workspaces on trial.'),
        past_due: stateCount('Workspaces with a payment due.'),
        canceled: stateCount('Workspaces whose subscription has ended.'),
      })
      .meta({
        description: 'All workspaces by state of the subscription, apart from the filters.',
      }),
  })
  .meta({ id: 'ListTenantsReply' });
