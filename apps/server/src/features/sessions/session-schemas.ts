import { z } from 'zod';
import { TENANT_ROLES } from '../../platform/auth/permissions.js';
import { passwordLength, PLATFORM_ROLE } from '../../platform/auth/user-model.js';
import {
  doneMessage,
  recordIdField,
  succeeded,
  timestampOf,
} from '../../platform/http/field-schemas.js';

const mfa = z.boolean().meta({ description: 'A second factor was proved in this session.' });

const sessionUserSchema = z
  .looseObject({
    id: recordIdField,
    email: z.string().meta({ description: 'Mail address of the user.' }),
    role: z
      .enum([...TENANT_ROLES, PLATFORM_ROLE])
      .meta({ description: 'Role in the workspace, or SUPER_ADMIN of the platform.' }),
    tenantId: z.uuid().nullable().meta({ description: 'Null: an administrator of the platform.' }),
  })
  .meta({ id: 'SessionUser' });

const totpCode = z.string().max(64).meta({
  description: 'A code of the authenticator app, or a recovery code. Each is good once.',
});

export const mfaCodeBody = z.looseObject({ totpCode }).meta({ id: 'MfaCodeRequest' });

export const enrollMfaReply = z
  .looseObject({
    success: succeeded,
    otpauthUri: z.string().meta({ description: 'For a QR code.' }),
    secret: z.string().meta({ description: 'The same in base32, for typing.' }),
    recoveryCodes: z.array(z.string()).length(10).meta({
      description: 'Ten codes, each good once in place of a code of the app. Shown once.',
    }),
  })
  .meta({ id: 'EnrollMfaReply' });

export const logInBody = z
  .looseObject({
    email: z.string().max(320).meta({ description: 'Mail address of the user, in any case.' }),
    password: z
      .string()
      .max(passwordLength.max)
      .meta({ description: 'Password of the user, at most 256 characters.' }),
    totpCode: totpCode.optional(),
  })
  .meta({ id: 'LogInRequest' });

export const logInReply = z
  .looseObject({
    success: succeeded,
    token: z.string().meta({ description: 'A JWT; send it as a bearer token.' }),
    csrfToken: z.string().meta({ description: 'For X-CSRF-Token, when the cookie is used.' }),
    expiresAt: timestampOf('When the session ends.'),
    mfa,
    user: sessionUserSchema.meta({ description: 'Who logged in.' }),
  })
  .meta({ id: 'LogInReply' });

export const sessionReply = z
  .looseObject({
    success: succeeded,
    expiresAt: timestampOf('When the session ends.'),
    mfa,
    user: sessionUserSchema.meta({ description: 'Who logged in.' }),
  })
  .meta({ id: 'SessionReply' });

export const doneReply = z
  .looseObject({ success: succeeded, message: doneMessage })
  .meta({ id: 'DoneReply' });
