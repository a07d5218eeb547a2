import { z } from 'zod';
import { timestampSchema } from '../../platform/http/field-schemas.js';
import { pageQuery } from '../../platform/http/pagination.js';
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
    expiresAt: expiresAt.optional().meta({
      description: 'Default: 90 days after the request.',
    }),
  })
  .meta({ id: 'ApproveGrantRequest' });

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
  })
  .meta({ id: 'ListGrantsReply' });
