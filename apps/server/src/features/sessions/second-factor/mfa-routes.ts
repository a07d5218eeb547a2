import { defineRoute, json } from '../../../platform/http/route.js';
import {
  confirmSecondFactor,
  disableSecondFactor,
  offerSecondFactor,
  renewRecoveryCodes,
  type MfaDeps,
} from './change-second-factor.js';
import { doneReply, enrollMfaReply, mfaCodeBody, recoveryCodesReply } from '../session-schemas.js';

const tag = 'Console sessions';
const noStore = { 'Cache-Control': 'no-store' };

const shared = { method: 'post', tag, access: 'session' } as const;
const tooMany = 'Five wrong codes within 15 minutes.';

export const mfaRoutes = [
  defineRoute({
    ...shared,
    path: '/auth/mfa/enroll',
    extension: true,
    operationId: 'enrollMfa',
    summary: 'Get a second factor (TOTP, RFC 6238)',
    description: 'Shown once, and without effect until it is confirmed.',
    replies: { 200: { description: 'Secret and recovery codes.', schema: enrollMfaReply } },
    errors: { 409: 'There is a second factor already.' },
    async handle(deps: MfaDeps, { caller }) {
      const offered = await offerSecondFactor(deps, caller);
      return json(200, { success: true, ...offered }, noStore);
    },
  }),
  defineRoute({
    ...shared,
    path: '/auth/mfa/confirm',
    extension: true,
    operationId: 'confirmMfa',
    summary: 'Turn the second factor on',
    description:
      'From then on login takes a code. This session counts as proved, the user’s others end.',
    body: mfaCodeBody,
    replies: { 200: { description: 'It is on.', schema: doneReply } },
    errors: { 400: 'A wrong code.', 409: 'Nothing to confirm.', 429: tooMany },
    async handle(deps: MfaDeps, { caller, body, ip }) {
      await confirmSecondFactor(deps, caller, { code: body.totpCode, ip });
      return json(200, { success: true, message: 'Second factor enabled' }, noStore);
    },
  }),
  defineRoute({
    ...shared,
    path: '/auth/mfa/disable',
    extension: true,
    operationId: 'disableMfa',
    summary: 'Turn the second factor off',
    description:
      'Takes a code, so that a stolen session cannot do it. Login takes the password alone afterwards.',
    body: mfaCodeBody,
    replies: { 200: { description: 'It is off.', schema: doneReply } },
    errors: { 400: 'A wrong code.', 409: 'There is none.', 429: tooMany },
    async handle(deps: MfaDeps, { caller, body, ip }) {
      await disableSecondFactor(deps, caller, { code: body.totpCode, ip });
      return json(200, { success: true, message: 'Second factor disabled' }, noStore);
    },
  }),
  defineRoute({
    ...shared,
    path: '/auth/mfa/recovery-codes',
    extension: true,
    operationId: 'renewRecoveryCodes',
    summary: 'Get new recovery codes',
    description:
      'Takes a code of the app. The former recovery codes end; the new ones are shown once.',
    body: mfaCodeBody,
    replies: { 200: { description: 'Ten codes.', schema: recoveryCodesReply } },
    errors: { 400: 'A wrong code, or a recovery code.', 409: 'There is none.', 429: tooMany },
    async handle(deps: MfaDeps, { caller, body, ip }) {
      const recoveryCodes = await renewRecoveryCodes(deps, caller, { code: body.totpCode, ip });
      return json(200, { success: true, recoveryCodes }, noStore);
    },
  }),
];
