import { z } from 'zod';
import { TENANT_ROLES } from '../../platform/auth/permissions.js';
import { passwordLength } from '../../platform/auth/user-model.js';
import { timestampSchema } from '../../platform/http/field-schemas.js';

const userSchema = z
  .looseObject({
    id: z.uuid(),
    email: z.string(),
    role: z.enum(TENANT_ROLES),
    mfa: z.boolean().meta({ description: 'Logging in takes a second factor.' }),
    createdAt: timestampSchema,
    updatedAt: timestampSchema,
  })
  .meta({ id: 'User' });

const password = z.string().meta({
  description: `${passwordLength.min} to ${passwordLength.max} characters.`,
});

export const createUserBody = z
  .looseObject({
    email: z.string().meta({ description: 'Not in use by any login of the platform.' }),
    password,
    role: z.enum(TENANT_ROLES),
  })
  .meta({ id: 'CreateUserRequest' });

export const updateUserBody = z
  .looseObject({ role: z.enum(TENANT_ROLES).optional(), password: password.optional() })
  .meta({ id: 'UpdateUserRequest' });

export const userReply = z
  .looseObject({ success: z.literal(true), user: userSchema })
  .meta({ id: 'UserReply' });

export const listUsersReply = z
  .looseObject({ success: z.literal(true), count: z.int(), users: z.array(userSchema) })
  .meta({ id: 'ListUsersReply' });

export const deleteUserReply = z
  .looseObject({ success: z.literal(true), message: z.string() })
  .meta({ id: 'DeleteUserReply' });
