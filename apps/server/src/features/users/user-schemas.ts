import { z } from 'zod';
import { passwordLength } from '../../platform/auth/user-model.js';
import {
  countField,
  createdAtField,
  doneMessage,
  nullableTimestampOf,
  recordIdField,
  roleField,
  succeeded,
  updatedAtField,
} from '../../platform/http/field-schemas.js';

const userSchema = z
  .looseObject({
    id: recordIdField,
    email: z.string().meta({ description: 'Mail address that the user logs in with.' }),
    role: roleField,
    mfa: z.boolean().meta({ description: 'Logging in takes a second factor.' }),
    name: z.string().nullable().meta({ description: 'Name for people; null where none is set.' }),
    locale: z.string().nullable().meta({ description: 'Language that the user chose, as a tag.' }),
    operatorId: z.uuid().nullable().meta({
      description: 'The one operator that the login is bound to; null: the whole workspace.',
    }),
    lastLoginAt: nullableTimestampOf('When the user last logged in.'),
    createdAt: createdAtField,
    updatedAt: updatedAtField,
  })
  .meta({ id: 'User' });

const password = z.string().meta({
  description: `${passwordLength.min} to ${passwordLength.max} characters.`,
});

export const createUserBody = z
  .looseObject({
    email: z.string().meta({ description: 'Not in use by any login of the platform.' }),
    password,
    role: roleField,
  })
  .meta({ id: 'CreateUserRequest' });

export const updateUserBody = z
  .looseObject({ role: roleField.optional(), password: password.optional() })
  .meta({ id: 'UpdateUserRequest' });

export const userReply = z
  .looseObject({
    success: succeeded,
    user: userSchema.meta({ description: 'The user as stored.' }),
  })
  .meta({ id: 'UserReply' });

export const listUsersReply = z
  .looseObject({
    success: succeeded,
    count: countField,
    users: z.array(userSchema).meta({ description: 'Every user of the workspace, by email.' }),
  })
  .meta({ id: 'ListUsersReply' });

export const deleteUserReply = z
  .looseObject({ success: succeeded, message: doneMessage })
  .meta({ id: 'DeleteUserReply' });
