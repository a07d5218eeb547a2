import { defineRoute, json } from '../../../platform/http/route.js';
import { noStore } from '../session-json.js';
import { doneReply } from '../session-schemas.js';
import { changePassword } from './change-password.js';
import { forgotPasswordBody, changePasswordBody, resetPasswordBody } from './password-schemas.js';
import type { PasswordResets } from './password-resets.js';
import { resetPassword, type PasswordDeps } from './reset-password.js';

const tag = 'Console sessions';

interface PasswordRoutesDeps extends PasswordDeps {
  readonly passwordResets: PasswordResets;
}

const ofAnybody = {
  method: 'post',
  extension: true,
  tag,
  access: 'public',
  sameOrigin: true,
  limits: ['password-reset'],
} as const;

export const passwordRoutes = [
  defineRoute({
    ...ofAnybody,
    path: '/auth/password/forgot',
    operationId: 'forgotPassword',
    summary: 'Ask for a link by mail that sets another password',
    description:
      'The answer is the same whether there is such a login or not; it is looked up afterwards. A link is valid for an hour, and once. An address is sent three in an hour at most. Disabled logins and platform administrators are sent none.',
    body: forgotPasswordBody,
    replies: { 202: { description: 'If there is such a login, it is sent.', schema: doneReply } },
    errors: { 503: 'This server sends no mail, or too many requests wait.' },
    handle({ passwordResets }: PasswordRoutesDeps, { body: { email }, ip }) {
      passwordResets.request({ email, ip });
      const message = 'If there is such a login, a link was sent';
      return Promise.resolve(json(202, { success: true, message }, noStore));
    },
  }),
  defineRoute({
    ...ofAnybody,
    path: '/auth/password/reset',
    operationId: 'resetPassword',
    summary: 'Set another password by the token of a link',
    description:
      'Ends every session of the user, and starts none. The second factor stays as it is.',
    body: resetPasswordBody,
    replies: { 200: { description: 'The password is set.', schema: doneReply } },
    errors: { 400: 'A token that is not valid now, or no password.' },
    async handle(deps: PasswordRoutesDeps, { body: { token, password }, hostTenantId, ip }) {
      await resetPassword(deps, { token, password, hostTenantId, ip });
      return json(200, { success: true, message: 'Password set' }, noStore);
    },
  }),
  defineRoute({
    method: 'post',
    extension: true,
    tag,
    access: 'session',
    path: '/auth/password',
    operationId: 'changePassword',
    summary: 'Change your own password',
    description:
      'Ends the other sessions of the user. Administrators of the platform have the password of the configuration.',
    body: changePasswordBody,
    replies: { 200: { description: 'The password is set.', schema: doneReply } },
    errors: {
      400: 'A wrong current password, or no new one.',
      429: 'Five wrong passwords within 15 minutes.',
    },
    async handle(deps: PasswordRoutesDeps, { caller, body, ip }) {
      const { currentPassword, newPassword } = body;
      await changePassword(deps, caller, { currentPassword, newPassword, ip });
      return json(200, { success: true, message: 'Password changed' }, noStore);
    },
  }),
];
