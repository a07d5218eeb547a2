import { z } from 'zod';
import { recordIdField, succeeded } from '../../platform/http/field-schemas.js';
import { pageFields } from '../../platform/http/lists/pagination.js';
import { countsField, grantSchema, listGrantsQuery } from './grant-schemas.js';

const authorityGrantSchema = grantSchema
  .extend({
    tenantId: recordIdField.meta({ description: 'UUID of the workspace whose products it opens.' }),
    tenantName: z.string().meta({ description: 'Name of that workspace.' }),
    revocable: z.boolean().meta({ description: 'False: it is revoked already.' }),
  })
  .meta({ id: 'AuthorityGrant', description: 'A grant of the platform to an authority.' });

export const authorityGrantReply = z
  .looseObject({
    success: succeeded,
    grant: authorityGrantSchema.meta({ description: 'The grant as stored.' }),
  })
  .meta({ id: 'AuthorityGrantReply' });

export const listAuthorityGrantsQuery = listGrantsQuery.extend({
  tenantId: z
    .string()
    .max(64)
    .optional()
    .meta({ description: 'In one workspace alone: its UUID.' }),
});

export const listAuthorityGrantsReply = z
  .looseObject({
    success: succeeded,
    count: z.int().meta({ description: 'On this page.' }),
    ...pageFields,
    grants: z.array(authorityGrantSchema).meta({
      description: 'ACTIVE, then REVOKED; newest first in each.',
    }),
    counts: countsField.meta({
      description: 'All grants to authorities by status, apart from the filters.',
    }),
  })
  .meta({ id: 'ListAuthorityGrantsReply' });
