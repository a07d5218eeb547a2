import { z } from 'zod';
import { ENVIRONMENTS } from '../../platform/auth/environment-model.js';
import { SUBSCRIPTION_STATUSES, TIERS } from '../../platform/auth/plan.js';
import { defineRoute, json } from '../../platform/http/route.js';
import { roleField, succeeded } from '../../platform/http/field-schemas.js';
import { describeCaller, type AccountDeps } from './describe-caller.js';

const whoamiReply = z
  .looseObject({
    success: succeeded,
    tenant: z
      .looseObject({
        id: z.uuid().meta({ description: 'Id of the workspace.' }),
        name: z.string().meta({ description: 'Legal name of the workspace.' }),
        subdomain: z.string().meta({ description: 'First label of the workspace host.' }),
        tier: z.enum(TIERS).meta({ description: 'Plan of the workspace.' }),
        subscriptionStatus: z
          .enum(SUBSCRIPTION_STATUSES)
          .meta({ description: '`past_due` and `canceled`: lapsed, writes are refused with 402.' }),
        environment: z
          .enum(ENVIRONMENTS)
          .meta({ description: '`test`: the credential acts in the sandbox of a workspace.' }),
      })
      .meta({
        description: 'The workspace of the credential.',
        'x-extension-members': ['environment'],
      }),
    auth: z
      .looseObject({
        role: roleField,
        permissions: z
          .array(z.string())
          .meta({ description: 'What the credential may do, as resource:verb.' }),
        isApiKeySession: z
          .boolean()
          .meta({ description: 'True for an API key, false for a session.' }),
        operatorId: z.uuid().nullable().meta({ description: 'Null: workspace-wide.' }),
      })
      .meta({ description: 'The credential.' }),
    usage: z
      .looseObject({
        activePassports: z
          .int()
          .meta({ description: 'Published passports that are not archived.' }),
        passportLimit: z
          .int()
          .nullable()
          .meta({ description: 'Published passports that the plan allows; null: unlimited.' }),
      })
      .meta({ description: 'How much of the plan is used.' }),
  })
  .meta({ id: 'WhoamiReply' });

export const accountRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/whoami',
    operationId: 'whoami',
    tag: 'Account',
    summary: 'Describe the credential in use',
    description:
      'What the workspace, the role and the permissions of the credential are, and how many passports the plan has left.',
    access: 'tenant',
    replies: { 200: { description: 'Workspace, rights and usage.', schema: whoamiReply } },
    async handle(deps: AccountDeps, { caller }) {
      return json(200, { success: true, ...(await describeCaller(deps, caller)) });
    },
  }),
];
