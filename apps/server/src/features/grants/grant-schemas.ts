import { z } from 'zod';
import {
  createdAtField,
  doneMessage,
  nullableTimestampOf,
  recordIdField,
  succeeded,
  timestampOf,
} from '../../platform/http/field-schemas.js';
import { pageFields, pageQuery } from '../../platform/http/lists/pagination.js';
import { GRANT_KINDS, GRANT_STATUSES, SCOPE_TYPES } from './grant-model.js';

const scopeDescription =
  'PASSPORT: it and its units. UNIT: that unit and what its ofModel holds, not the address of the passport. TENANT: all of the workspace.';

export const grantSchema = z
  .looseObject({
    id: recordIdField,
    status: z.enum(GRANT_STATUSES).meta({
      description: 'An ACTIVE one past its expiresAt opens nothing, either.',
    }),
    kind: z.enum(GRANT_KINDS).meta({
      description:
        'LEGITIMATE_INTEREST is issued by the workspace, AUTHORITY by the platform. Both open the same.',
    }),
    granteeName: z.string().meta({ description: 'Person or body that the grant is for.' }),
    granteeEmail: z
      .string()
      .nullable()
      .meta({ description: 'Mail address of the grantee; null where not stated.' }),
    organization: z
      .string()
      .nullable()
      .meta({ description: 'Organisation of the grantee; null where not stated.' }),
    purpose: z
      .string()
      .nullable()
      .meta({ description: 'Why access is needed; null where not stated.' }),
    scopeType: z.enum(SCOPE_TYPES).meta({
      description: scopeDescription,
    }),
    passportId: z
      .uuid()
      .nullable()
      .meta({ description: 'Passport that a PASSPORT grant opens; else null.' }),
    batteryUnitId: z
      .uuid()
      .nullable()
      .meta({ description: 'Unit that a UNIT grant opens; else null.' }),
    issuerType: z.enum(['TENANT', 'PLATFORM', 'REQUEST']).meta({
      description: 'Who began it: the workspace, the platform, or a request of the grantee.',
    }),
    issuerEmail: z.string().nullable().meta({ description: 'Null: issued by an API key.' }),
    decidedAt: nullableTimestampOf(
      'When it was approved or denied; null before, and without a request.',
    ),
    decidedBy: z.string().nullable().meta({ description: 'A user email or api-key:<id>.' }),
    expiresAt: timestampOf('From when it opens nothing.'),
    revokedAt: nullableTimestampOf('When it was first revoked; null: not.'),
    lastUsedAt: nullableTimestampOf(
      'When its token last opened something; null: never. May lag by a second.',
    ),
    useCount: z
      .int()
      .min(0)
      .meta({ description: 'How often its token opened something. May lag by a second.' }),
    createdAt: createdAtField,
    revocable: z.boolean().meta({ description: 'False: the platform issued it to an authority.' }),
  })
  .meta({ id: 'AccessGrant' });

const expiresAt = z.iso
  .datetime({ offset: true })
  .meta({ description: 'ISO 8601; in the future, at most 366 days away.' });

const text = (length: number, what: string) =>
  z
    .string()
    .nullish()
    .meta({ description: `${what} Cut after ${length} characters.` });

const scope = {
  passportId: z.string().nullish().meta({ description: 'For PASSPORT: its UUID.' }),
  batteryUnitId: z.string().nullish().meta({ description: 'For UNIT: its UUID.' }),
};

const granteeName = z
  .string()
  .meta({ description: 'Person or body that the grant is for. Cut after 160 characters.' });

const grantFields = {
  granteeName,
  granteeEmail: text(254, 'Mail address of the grantee.'),
  organization: text(200, 'Organisation of the grantee.'),
  purpose: text(2000, 'Why access is needed.'),
  scopeType: z.enum(SCOPE_TYPES).meta({ description: scopeDescription }),
  ...scope,
  expiresAt,
};

export const issueGrantBody = z.looseObject(grantFields).meta({ id: 'IssueGrantRequest' });

export const issueAuthorityGrantBody = z
  .looseObject({
    ...grantFields,
    tenantId: z.string().meta({ description: 'UUID of the workspace whose products are opened.' }),
  })
  .meta({ id: 'IssueAuthorityGrantRequest' });

export const approveGrantBody = z
  .looseObject({
    expiresAt,
  })
  .meta({ id: 'ApproveGrantRequest' });

/** As many as a list shows at once. */
const maxDenied = 200;

export const denyGrantsBody = z
  .looseObject({
    ids: z
      .array(z.string())
      .min(1)
      .max(maxDenied)
      .meta({
        description: `1 to ${maxDenied} ids of pending requests.`,
      }),
  })
  .meta({ id: 'DenyGrantsRequest' });

export const denyGrantsReply = z
  .looseObject({
    success: succeeded,
    message: doneMessage,
    count: z.int().meta({ description: 'How many were denied.' }),
    results: z
      .array(
        z.looseObject({
          id: z.string().meta({ description: 'As sent.' }),
          ok: z.boolean().meta({ description: 'Whether it was denied.' }),
          grant: grantSchema.optional().meta({ description: 'Where it was denied.' }),
          error: z.string().optional().meta({
            description: 'Else: not there, not PENDING, of another operator, or named twice.',
          }),
        }),
      )
      .meta({ description: 'One for each id, in the order sent.' }),
  })
  .meta({ id: 'DenyGrantsReply' });

export const requestGrantBody = z
  .looseObject({
    granteeName,
    granteeEmail: z
      .string()
      .meta({ description: 'Mail address of the grantee. Cut after 254 characters.' }),
    organization: text(200, 'Organisation of the grantee.'),
    purpose: z.string().meta({ description: 'Why access is needed. Cut after 2000 characters.' }),
    scopeType: z
      .enum(['UNIT', 'PASSPORT'])
      .meta({ description: 'What is asked for: one battery unit, or a passport with its units.' }),
    ...scope,
  })
  .meta({ id: 'RequestGrantRequest' });

export const grantWithTokenReply = z
  .looseObject({
    success: succeeded,
    grant: grantSchema.meta({ description: 'The grant as stored.' }),
    token: z.string().meta({ description: 'Shown once; the server keeps its hash alone.' }),
  })
  .meta({ id: 'GrantWithTokenReply' });

export const grantReply = z
  .looseObject({
    success: succeeded,
    grant: grantSchema.meta({ description: 'The grant as stored.' }),
  })
  .meta({ id: 'GrantReply' });

export const requestGrantReply = z
  .looseObject({ success: succeeded, message: doneMessage })
  .meta({ id: 'RequestGrantReply' });

export const listGrantsQuery = z.object({
  ...pageQuery({ defaultLimit: 100, maxLimit: 200 }),
  status: z.enum(GRANT_STATUSES).optional().meta({ description: 'Those of one status alone.' }),
  q: z
    .string()
    .trim()
    .max(200)
    .transform((text) => text || undefined)
    .optional()
    .meta({
      description:
        'Text that occurs in name, address, organisation or purpose, in capitals or small letters.',
    }),
});

const statusCount = (what: string) => z.int().min(0).meta({ description: what });

export const countsField = z.looseObject({
  PENDING: statusCount('Requests that wait for a decision.'),
  ACTIVE: statusCount('Grants in force, and those past their end.'),
  DENIED: statusCount('Requests that were denied.'),
  REVOKED: statusCount('Grants that were taken back.'),
});

export const listGrantsReply = z
  .looseObject({
    success: succeeded,
    count: z.int().meta({ description: 'On this page.' }),
    ...pageFields,
    grants: z.array(grantSchema).meta({
      description: 'PENDING, ACTIVE, DENIED, REVOKED; newest first in each.',
    }),
    counts: countsField.meta({
      description: 'Grants of the workspace by status, apart from the filters.',
    }),
    refusedRequests: z
      .looseObject({
        count: z.int().min(0).meta({ description: 'How many.' }),
        lastAt: nullableTimestampOf('When the last one came; null: none.'),
      })
      .meta({
        description:
          'Requests of strangers that found no room since the workspace began, those among them that made room for others.',
      }),
  })
  .meta({ id: 'ListGrantsReply', 'x-extension-members': ['counts', 'refusedRequests'] });
