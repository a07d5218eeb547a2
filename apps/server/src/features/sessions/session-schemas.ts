import { LOCALES } from '@dpp/espr-validate';
import { z } from 'zod';
import { TENANT_ROLES } from '../../platform/auth/permissions.js';
import { passwordLength, PLATFORM_ROLE, THEMES } from '../../platform/auth/user-model.js';
import {
  createdAtField,
  doneMessage,
  nullableTimestampOf,
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
    name: z.string().nullable().meta({ description: 'Name for people; null where none is set.' }),
    locale: z.string().nullable().meta({ description: 'Language that the user chose, as a tag.' }),
    theme: z.enum(THEMES).nullable().meta({ description: 'Colours that the user chose.' }),
    lastLoginAt: nullableTimestampOf('When the user last logged in.'),
  })
  .meta({ id: 'SessionUser' });

export const totpCodeField = z.string().max(64).meta({
  description: 'A code of the authenticator app, or a recovery code. Each is good once.',
});

export const mfaCodeBody = z
  .looseObject({ totpCode: totpCodeField })
  .meta({ id: 'MfaCodeRequest' });

const recoveryCodesField = z.array(z.string()).length(10).meta({
  description: 'Ten codes, each good once in place of a code of the app. Shown once.',
});

export const enrollMfaReply = z
  .looseObject({
    success: succeeded,
    otpauthUri: z.string().meta({ description: 'For a QR code.' }),
    secret: z.string().meta({ description: 'The same in base32, for typing.' }),
    recoveryCodes: recoveryCodesField,
  })
  .meta({ id: 'EnrollMfaReply' });

export const recoveryCodesReply = z
  .looseObject({ success: succeeded, recoveryCodes: recoveryCodesField })
  .meta({ id: 'RecoveryCodesReply' });

export const logInBody = z
  .looseObject({
    email: z.string().max(320).meta({ description: 'Mail address of the user, in any case.' }),
    password: z
      .string()
      .max(passwordLength.max)
      .meta({ description: 'Password of the user, at most 256 characters.' }),
    totpCode: totpCodeField.optional(),
    twoStep: z.boolean().optional().meta({
      description:
        'True: a right password without a code is answered with 202 and a ticket where the user has a second factor. Default: with 401.',
    }),
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

export const ticketReply = z
  .looseObject({
    success: succeeded,
    secondFactor: z.literal(true).meta({ description: 'The login takes a code, too.' }),
    ticket: z.string().meta({
      description: 'Proof of the password, for `POST /auth/login/second-factor`. Good once.',
    }),
    expiresAt: timestampOf('When the ticket ends, five minutes after it was issued.'),
  })
  .meta({ id: 'LoginTicketReply' });

export const secondStepBody = z
  .looseObject({
    ticket: z.string().max(2048).meta({ description: '`ticket` of the first step.' }),
    totpCode: totpCodeField,
  })
  .meta({ id: 'LogInSecondStepRequest' });

export const updateProfileBody = z
  .looseObject({
    name: z
      .string()
      .max(200)
      .nullish()
      .meta({ description: 'Name for people, at most 200 characters. Null: none.' }),
    locale: z
      .enum(LOCALES)
      .nullish()
      .meta({ description: 'Language of mails and of the console. Null: none chosen.' }),
    theme: z.enum(THEMES).nullish().meta({ description: 'Colours of the console. Null: none.' }),
  })
  .meta({ id: 'UpdateProfileRequest' });

export const profileReply = z
  .looseObject({
    success: succeeded,
    user: sessionUserSchema.meta({ description: 'The user as stored.' }),
  })
  .meta({ id: 'ProfileReply' });

export const listSessionsReply = z
  .looseObject({
    success: succeeded,
    sessions: z
      .array(
        z
          .looseObject({
            id: recordIdField,
            createdAt: createdAtField,
            lastSeenAt: timestampOf('When it was last in use, within five minutes.'),
            ip: z.string().nullable().meta({
              description: 'Network that the login came from, cut to /24, for IPv6 to /48.',
            }),
            userAgent: z
              .string()
              .nullable()
              .meta({ description: 'As the browser named itself, at most 256 characters.' }),
            mfa,
            current: z.boolean().meta({ description: 'True for the session of this request.' }),
          })
          .meta({ id: 'ConsoleSession' }),
      )
      .meta({ description: 'Sessions of the user that go on, newest first, at most 200.' }),
  })
  .meta({ id: 'ListSessionsReply' });

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
