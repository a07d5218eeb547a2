import { z } from 'zod';
import { TENANT_ROLES } from '../../platform/auth/permissions.js';
import { passwordLength, PLATFORM_ROLE } from '../../platform/auth/user-model.js';
import { timestampSchema } from '../../platform/http/field-schemas.js';

const mfa = z.boolean().meta({ description: 'A second factor was proved in this session.' });

const sessionUserSchema = z
  .looseObject({
    id: z.uuid(),
    email: z.string(),
    role: z.enum([...TENANT_ROLES, PLATFORM_ROLE]),
    tenantId: z.uuid().nullable().meta({ description: 'Null: an administrator of the platform.' }),
  })
  .meta({ id: 'SessionUser' });

const totpCode = z.string().max(64).meta({
  description: 'A code of the authenticator app, or a recovery code. Each is good once.',
});

export const mfaCodeBody = z.looseObject({ totpCode }).meta({ id: 'MfaCodeRequest' });

export const enrollMfaReply = z
  .looseObject({
    success: z.literal(true),
    otpauthUri: z.string().meta({ description: 'For a QR code.' }),
    secret: z.string().meta({ description: 'The same in base32, for typing.' }),
    recoveryCodes: z.array(z.string()).length(10),
  })
  .meta({ id: 'EnrollMfaReply' });

export const logInBody = z
  .looseObject({
    email: z.string().max(320),
    password: z.string().max(passwordLength.max),
    totpCode: totpCode.optional(),
  })
  .meta({ id: 'LogInRequest' });

export const logInReply = z
  .looseObject({
    success: z.literal(true),
    token: z.string().meta({ description: 'A JWT; send it as a bearer token.' }),
    csrfToken: z.string().meta({ description: 'For X-CSRF-Token, when the cookie is used.' }),
    expiresAt: timestampSchema,
    mfa,
    user: sessionUserSchema,
  })
  .meta({ id: 'LogInReply' });

export const sessionReply = z
  .looseObject({
    success: z.literal(true),
    expiresAt: timestampSchema,
    mfa,
    user: sessionUserSchema,
  })
  .meta({ id: 'SessionReply' });

export const doneReply = z
  .looseObject({ success: z.literal(true), message: z.string() })
  .meta({ id: 'DoneReply' });
