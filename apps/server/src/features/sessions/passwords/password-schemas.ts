import { z } from 'zod';
import { passwordLength } from '../../../platform/auth/user-model.js';

const { min, max } = passwordLength;

const newPassword = z
  .string()
  .max(max)
  .meta({ description: `${min} to ${max} characters.` });

export const forgotPasswordBody = z
  .looseObject({
    email: z.string().max(320).meta({ description: 'Mail address of the login, in any case.' }),
  })
  .meta({ id: 'ForgotPasswordRequest' });

export const resetPasswordBody = z
  .looseObject({
    token: z.string().max(2048).meta({ description: 'What stands behind # in the link.' }),
    password: newPassword,
  })
  .meta({ id: 'ResetPasswordRequest' });

export const changePasswordBody = z
  .looseObject({
    currentPassword: z
      .string()
      .max(max)
      .meta({ description: 'The password that the login has now.' }),
    newPassword,
  })
  .meta({ id: 'ChangePasswordRequest' });
