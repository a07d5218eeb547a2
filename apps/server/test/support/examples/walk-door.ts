import { TOTP } from 'otpauth';
import type { Call } from './example-recorder.js';
import { pick, unknownId, type Scene } from './scene.js';
import { runOn } from '../app-commands.js';
import { tokenIn } from '../mail-server.js';
import { password, personOf } from './walk-people.js';

/** Logins in two steps, passwords, profiles, invitations, and what a workspace says of itself. */
export async function walkDoor(scene: Scene): Promise<void> {
  await walkProfile(scene);
  await walkTwoSteps(scene);
  await walkPasswords(scene);
  await walkInvitations(scene);
  await walkOwnTenant(scene);
}

async function walkProfile(scene: Scene) {
  const { recorder } = scene;
  const key = await personOf(scene, 'frida');
  const change = (says: string, json: object, status = 200) =>
    recorder.call({ says, path: '/auth/me', method: 'PATCH', key, json, status });
  await change('A name and a language', { name: 'Frida Lund', locale: 'sv' });
  await change('Nothing to change', {}, 400);
  recorder.tick();
  await scene.app.request('/auth/login', { json: { email: 'frida@nordvind.example', password } });
  const listed = await recorder.call({ says: 'On two devices', path: '/auth/sessions', key });
  const path = `/auth/sessions/${pick(listed, 'sessions', 0, 'id')}`;
  await recorder.call({ says: 'A device that was lost', path, method: 'DELETE', key });
  const unknown = `/auth/sessions/${unknownId}`;
  await recorder.call({ says: 'There is none', path: unknown, method: 'DELETE', key, status: 404 });
}

async function walkTwoSteps(scene: Scene) {
  const { recorder, key, app } = scene;
  const email = 'elin@nordvind.example';
  const token = await personOf(scene, 'elin');
  const send = (path: string, json?: object) =>
    app.request(path, { method: 'POST', key: token, ...(json && { json }) });
  const secret = pick((await send('/auth/mfa/enroll')).body, 'secret');
  const code = () =>
    new TOTP({ secret }).generate({ timestamp: recorder.tick(120).getTime() + 1000 });
  const first = new TOTP({ secret }).generate({ timestamp: recorder.tick(120).getTime() });
  await send('/auth/mfa/confirm', { totpCode: first });
  const begin = await recorder.call({
    says: 'The first of two steps',
    path: '/auth/login',
    key: null,
    json: { email, password, twoStep: true },
    status: 202,
  });
  const finish = (says: string, totpCode: string, status = 200) =>
    recorder.call({
      says,
      path: '/auth/login/second-factor',
      key: null,
      json: { ticket: pick(begin, 'ticket'), totpCode },
      status,
    });
  await finish('A wrong code', '000000', 401);
  const session = pick(await finish('The code of the app', code()), 'token');
  const renew = (says: string, totpCode: string, more: Partial<Call> = {}) => {
    const path = '/auth/mfa/recovery-codes';
    return recorder.call({ says, path, key: session, json: { totpCode }, ...more });
  };
  await renew('Ten new codes', code());
  for (let tries = 0; tries < 5; tries += 1) await renew('A wrong code', '000000', { status: 400 });
  await renew('Too many wrong codes', '000000', { status: 429 });
  const none = { key: scene.ownerToken, status: 409 };
  await renew('No second factor', '000000', none);
  const { users } = (await app.request('/api/v1/users', { key })).body as unknown as {
    users: { id: string; email: string }[];
  };
  const id = users.find((user) => user.email === email)?.id ?? '';
  const reset = { path: `/api/v1/users/${id}/reset-mfa`, method: 'POST', key };
  await recorder.call({ says: 'A user who lost the phone', ...reset });
  await recorder.call({ says: 'No second factor', ...reset, status: 409 });
}

async function walkPasswords(scene: Scene) {
  const { recorder, app } = scene;
  const email = 'gita@nordvind.example';
  const key = await personOf(scene, 'gita');
  const newPassword = 'another example password';
  const change = (says: string, currentPassword: string, status = 200) => {
    const json = { currentPassword, newPassword };
    return recorder.call({ says, path: '/auth/password', key, json, status });
  };
  await change('The current one and a new one', password);
  for (let tries = 0; tries < 5; tries += 1) await change('A wrong password', password, 400);
  await change('Too many wrong passwords', password, 429);
  const forgot = { path: '/auth/password/forgot', key: null, json: { email } };
  await recorder.call({ says: 'A server without mail', ...forgot, status: 503 });
  const { printed } = await runOn(app, ['user', 'reset-link', email]);
  const json = { token: tokenIn({ text: printed }), password };
  const reset = { path: '/auth/password/reset', key: null, json };
  await recorder.call({ says: 'The token of a link', ...reset });
  await recorder.call({ says: 'A token that was used', ...reset, status: 400 });
}

async function walkInvitations(scene: Scene) {
  const { recorder, key, app } = scene;
  const path = '/api/v1/invitations';
  const json = { email: 'hugo@nordvind.example', role: 'AUDITOR' };
  const made = await recorder.call({ says: 'An auditor', path, key, json, status: 201 });
  await recorder.call({ says: 'An address that is invited', path, key, json, status: 409 });
  const bad = { ...json, email: 'hugo' };
  await recorder.call({ says: 'No mail address', path, key, json: bad, status: 400 });
  const at = `${path}/${pick(made, 'invitation', 'id')}`;
  const again = { path: `${at}/resend`, method: 'POST', key };
  const resent = await recorder.call({ says: 'Another link', ...again });
  await recorder.call({ says: 'The newest', path: `${path}?limit=10`, key });
  const shown = `/auth/invitations/${tokenIn({ text: pick(resent, 'link') })}`;
  await recorder.call({ says: 'The token of a link', path: shown, key: null });
  const accept = { path: `${shown}/accept`, key: null };
  const short = { name: 'Hugo Berg', password: 'short' };
  await recorder.call({ says: 'A short password', ...accept, json: short, status: 400 });
  const login = { name: 'Hugo Berg', password };
  await recorder.call({ says: 'A name and a password', ...accept, json: login });
  await recorder.call({ says: 'A token that was used', ...accept, json: login, status: 404 });
  const other = await app.request(path, { key, json: { ...json, email: 'ida@nordvind.example' } });
  await app.request('/api/v1/users', {
    key,
    json: { email: 'ida@nordvind.example', password, role: 'AUDITOR' },
  });
  const token = tokenIn({ text: pick(other.body, 'link') });
  await recorder.call({
    says: 'The address got a login meanwhile',
    path: `/auth/invitations/${token}/accept`,
    key: null,
    json: login,
    status: 409,
  });
  const withdrawn = `${path}/${pick(other.body, 'invitation', 'id')}`;
  await recorder.call({ says: 'An invitation in error', path: withdrawn, method: 'DELETE', key });
}

async function walkOwnTenant({ recorder, key }: Scene) {
  const path = '/api/v1/tenant';
  await recorder.call({ says: 'The workspace', path, key });
  const patch = { path, method: 'PATCH', key };
  const json = { contactEmail: 'it@nordvind.example', defaultLocale: 'sv' };
  await recorder.call({ says: 'A contact, and the language of mails', ...patch, json });
  await recorder.call({ says: 'Nothing to change', ...patch, json: {}, status: 400 });
  await recorder.call({ says: 'Every generation', path: '/api/v1/signing-keys', key });
}
