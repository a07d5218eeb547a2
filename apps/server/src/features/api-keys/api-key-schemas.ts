import { z } from 'zod';
import { ENVIRONMENTS } from '../../platform/auth/environment-model.js';
import { PERMISSIONS } from '../../platform/auth/permissions.js';
import {
  countField,
  createdAtField,
  doneMessage,
  nullableTimestampOf,
  recordIdField,
  roleField,
  succeeded,
} from '../../platform/http/field-schemas.js';

const environmentField = z.enum(ENVIRONMENTS).meta({
  description: '`live`: the workspace itself; `test`: its sandbox, where nothing counts.',
});

const apiKeySchema = z
  .looseObject({
    id: recordIdField,
    name: z.string().meta({ description: 'What the key is for.' }),
    prefix: z.string().meta({ description: 'How the secret starts.', example: 'dpp_key_1a2b3c4d' }),
    environment: environmentField,
    role: roleField,
    permissions: z
      .array(z.enum(PERMISSIONS))
      .nullable()
      .meta({ description: "Null: all of the role's." }),
    operatorId: z.uuid().nullable().meta({ description: 'Null: workspace-wide.' }),
    expiresAt: nullableTimestampOf('From when the key is refused; null: never.'),
    revokedAt: nullableTimestampOf('When it was revoked; null: not.'),
    lastUsedAt: nullableTimestampOf('When it was last used, to the minute; null: never.'),
    createdAt: createdAtField,
  })
  .meta({ id: 'ApiKey' });

export const createApiKeyBody = z
  .looseObject({
    name: z.string().max(200).meta({ description: 'What the key is for.' }),
    role: roleField,
    permissions: z
      .array(z.enum(PERMISSIONS))
      .max(PERMISSIONS.length)
      .optional()
      .meta({ description: "Narrows the role's; default: all of them." }),
    environment: environmentField.optional().meta({
      description:
        '`test`: the key acts in the sandbox of the workspace. Default: that of the credential in use; a test key makes test keys alone. An operator of a test key is one of the sandbox.',
    }),
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
    success: succeeded,
    apiKey: apiKeySchema.meta({ description: 'The key as stored.' }),
    secret: z.string().meta({ description: 'Shown once.' }),
  })
  .meta({ id: 'CreateApiKeyReply' });

export const listApiKeysReply = z
  .looseObject({
    success: succeeded,
    count: countField,
    apiKeys: z
      .array(apiKeySchema)
      .meta({ description: 'Every key of the workspace, revoked ones too.' }),
  })
  .meta({ id: 'ListApiKeysReply' });

export const revokeApiKeyReply = z
  .looseObject({
    success: succeeded,
    message: doneMessage,
    apiKey: apiKeySchema.meta({ description: 'The key as stored.' }),
  })
  .meta({ id: 'RevokeApiKeyReply' });
