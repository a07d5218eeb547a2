import { z } from 'zod';
import { timestampSchema } from '../../platform/http/field-schemas.js';
import { pageQuery } from '../../platform/http/lists/pagination.js';
import { GRANT_KINDS, GRANT_STATUSES, SCOPE_TYPES } from './grant-model.js';

const grantSchema = z
  .looseObject({
    id: z.uuid(),
    status: z.enum(GRANT_STATUSES).meta({
      description: 'An ACTIVE one past its expiresAt opens nothing, either.',
    }),
    kind: z.enum(GRANT_KINDS),
    granteeName: z.string(),
    granteeEmail: z.string().nullable(),
    organization: z.string().nullable(),
    purpose: z.string().nullable(),
    scopeType: z.enum(SCOPE_TYPES).meta({
      description:
        'PASSPORT: it and its units. UNIT: that unit and what its ofModel holds, not the address of the passport. TENANT: all of the workspace.',
    }),
    passportId: z.uuid().nullable(),
    batteryUnitId: z.uuid().nullable(),
    issuerType: z.enum(['TENANT', 'PLATFORM', 'REQUEST']),
    issuerEmail: z.string().nullable().meta({ description: 'Null: issued by an API key.' }),
    decidedAt: timestampSchema.nullable(),
    decidedBy: z.string().nullable().meta({ description: 'A user email or api-key:<id>.' }),
    expiresAt: timestampSchema,
    revokedAt: timestampSchema.nullable(),
    lastUsedAt: timestampSchema.nullable().meta({ description: 'May lag by a second.' }),
    useCount: z.int().meta({ description: 'May lag by a second.' }),
    createdAt: timestampSchema,
    revocable: z.boolean().meta({ description: 'False: the platform issued it to an authority.' }),
  })
  .meta({ id: 'AccessGrant' });

const expiresAt = z.iso
  .datetime({ offset: true })
  .meta({ description: 'ISO 8601; in the future, at most 366 days away.' });

const text = (length: number) =>
  z
    .string()
    .nullish()
    .meta({ description: `Cut after ${length} characters.` });

const scope = {
  passportId: z.string().nullish().meta({ description: 'For PASSPORT: its UUID.' }),
  batteryUnitId: z.string().nullish().meta({ description: 'For UNIT: its UUID.' }),
};

const granteeName = z.string().meta({ description: 'Cut after 160 characters.' });

const grantFields = {
  granteeName,
  granteeEmail: text(254),
  organization: text(200),
  purpose: text(2000),
  scopeType: z.enum(SCOPE_TYPES),
  ...scope,
  expiresAt,
};

export const issueGrantBody = z.looseObject(grantFields).meta({ id: 'IssueGrantRequest' });

export const issueAuthorityGrantBody = z
  .looseObject({ ...grantFields, tenantId: z.string() })
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
    success: z.literal(true),
    message: z.string(),
    count: z.int().meta({ description: 'How many were denied.' }),
    results: z
      .array(
        z.looseObject({
          id: z.string().meta({ description: 'As sent.' }),
          ok: z.boolean(),
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
    granteeEmail: z.string().meta({ description: 'Cut after 254 characters.' }),
    organization: text(200),
    purpose: z.string().meta({ description: 'Cut after 2000 characters.' }),
    scopeType: z.enum(['UNIT', 'PASSPORT']),
    ...scope,
  })
  .meta({ id: 'RequestGrantRequest' });

export const grantWithTokenReply = z
  .looseObject({
    success: z.literal(true),
    grant: grantSchema,
    token: z.string().meta({ description: 'Shown once; the server keeps its hash alone.' }),
  })
  .meta({ id: 'GrantWithTokenReply' });

export const grantReply = z
  .looseObject({ success: z.literal(true), grant: grantSchema })
  .meta({ id: 'GrantReply' });

export const requestGrantReply = z
  .looseObject({ success: z.literal(true), message: z.string() })
  .meta({ id: 'RequestGrantReply' });

export const listGrantsQuery = z.object(pageQuery({ defaultLimit: 100, maxLimit: 200 }));

export const listGrantsReply = z
  .looseObject({
    success: z.literal(true),
    count: z.int().meta({ description: 'On this page.' }),
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    totalPages: z.int(),
    grants: z.array(grantSchema).meta({
      description: 'PENDING, ACTIVE, DENIED, REVOKED; newest first in each.',
    }),
    refusedRequests: z.looseObject({ count: z.int(), lastAt: timestampSchema.nullable() }).meta({
      description:
        'Requests of strangers that found no room since the workspace began, those among them that made room for others.',
    }),
  })
  .meta({ id: 'ListGrantsReply' });
