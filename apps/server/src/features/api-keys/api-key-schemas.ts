import { z } from 'zod';
import { PERMISSIONS, TENANT_ROLES } from '../../platform/auth/permissions.js';
import { timestampSchema } from '../../platform/http/field-schemas.js';

const apiKeySchema = z
  .looseObject({
    id: z.uuid(),
    name: z.string(),
    prefix: z.string().meta({ description: 'How the secret starts.', example: 'dpp_key_1a2b3c4d' }),
    role: z.enum(TENANT_ROLES),
    permissions: z
      .array(z.enum(PERMISSIONS))
      .nullable()
      .meta({ description: "Null: all of the role's." }),
    operatorId: z.uuid().nullable().meta({ description: 'Null: workspace-wide.' }),
    expiresAt: timestampSchema.nullable(),
    revokedAt: timestampSchema.nullable(),
    lastUsedAt: timestampSchema.nullable().meta({ description: 'To the minute.' }),
    createdAt: timestampSchema,
  })
  .meta({ id: 'ApiKey' });

export const createApiKeyBody = z
  .looseObject({
    name: z.string().max(200).meta({ description: 'What the key is for.' }),
    role: z.enum(TENANT_ROLES),
    permissions: z
      .array(z.enum(PERMISSIONS))
      .max(PERMISSIONS.length)
      .optional()
      .meta({ description: "Narrows the role's; default: all of them." }),
    operatorId: z.string().nullish().meta({
      description: 'Binds the key to one operator; default: the one the caller is bound to.',
    }),
    expiresAt: z.iso
      .datetime({ offset: true })
      .nullish()
      .meta({ description: 'ISO 8601; default: never.' }),
  })
  .meta({ id: 'CreateApiKeyRequest' });

export const createApiKeyReply = z
  .looseObject({
    success: z.literal(true),
    apiKey: apiKeySchema,
    secret: z.string().meta({ description: 'Shown once.' }),
  })
  .meta({ id: 'CreateApiKeyReply' });

export const listApiKeysReply = z
  .looseObject({ success: z.literal(true), count: z.int(), apiKeys: z.array(apiKeySchema) })
  .meta({ id: 'ListApiKeysReply' });

export const revokeApiKeyReply = z
  .looseObject({ success: z.literal(true), message: z.string(), apiKey: apiKeySchema })
  .meta({ id: 'RevokeApiKeyReply' });
