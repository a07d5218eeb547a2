import { LOCALES } from '@dpp/espr-validate';
import { z } from 'zod';
import { succeeded } from '../../platform/http/field-schemas.js';
import { defineRoute, json } from '../../platform/http/route.js';
import { getOwnTenant, updateOwnTenant } from './own-tenant.js';
import { tenantSchema } from './tenant-schemas.js';
import type { UpdateTenantDeps } from './update-tenant.js';

const ownTenantReply = z
  .looseObject({
    success: succeeded,
    tenant: tenantSchema
      .extend({
        passportLimit: z
          .int()
          .nullable()
          .meta({ description: 'Published passports that the plan allows; null: unlimited.' }),
        activePassports: z
          .int()
          .meta({ description: 'Published passports that are not archived.' }),
        defaultLocale: z
          .string()
          .meta({ description: 'Language of mails to people who have not chosen one.' }),
        contactEmail: z.string().nullable().meta({
          description: 'Mail address for what the platform has to say about the workspace.',
        }),
      })
      .meta({ id: 'OwnTenant', description: 'The workspace of the credential.' }),
  })
  .meta({ id: 'OwnTenantReply' });

const updateOwnTenantBody = z
  .looseObject({
    mfaRequired: z
      .boolean()
      .optional()
      .meta({ description: 'Whether sessions need a second factor to write.' }),
    defaultLocale: z
      .enum(LOCALES)
      .optional()
      .meta({ description: 'Language of mails to people who have not chosen one.' }),
    contactEmail: z
      .string()
      .max(254)
      .nullish()
      .meta({ description: 'Mail address for what the platform has to say. Null: no address.' }),
  })
  .meta({ id: 'UpdateOwnTenantRequest' });

const shared = { path: '/api/v1/tenant', extension: true, tag: 'Account' } as const;

export const ownTenantRoutes = [
  defineRoute({
    ...shared,
    method: 'get',
    operationId: 'getOwnTenant',
    summary: 'Describe the workspace of the credential',
    description: 'Plan, usage, and what the workspace decides for itself.',
    access: 'tenant',
    replies: { 200: { description: 'The workspace.', schema: ownTenantReply } },
    async handle(deps: UpdateTenantDeps, { caller }) {
      return json(200, { success: true, tenant: await getOwnTenant(deps, caller) });
    },
  }),
  defineRoute({
    ...shared,
    method: 'patch',
    operationId: 'updateOwnTenant',
    summary: 'Change what the workspace decides for itself',
    description: 'What is not sent stays. Plan and limits are the platform’s to change.',
    access: 'user:write',
    body: updateOwnTenantBody,
    replies: { 200: { description: 'The workspace.', schema: ownTenantReply } },
    errors: { 400: 'Nothing to change, or no address.' },
    async handle(deps: UpdateTenantDeps, { caller, body, ip }) {
      const { mfaRequired, defaultLocale, contactEmail } = body;
      const changes = { mfaRequired, defaultLocale, contactEmail };
      const tenant = await updateOwnTenant(deps, caller, { ...changes, ip });
      return json(200, { success: true, tenant });
    },
  }),
];
