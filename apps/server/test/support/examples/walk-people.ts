import { TOTP } from 'otpauth';
import type { Call } from './example-recorder.js';
import { ownerLogin, pick, unknownId, type Scene } from './scene.js';

export const password = 'an example password';

/** Workspaces, logins, users, keys and second factors. */
export async function walkPeople(scene: Scene): Promise<void> {
  await walkTenants(scene);
  await walkSessions(scene);
  await walkUsers(scene);
  await walkKeys(scene);
  await walkSecondFactors(scene);
  await walkAccount(scene);
}

async function walkTenants({ recorder, admin: { token: key }, tenantId }: Scene) {
  const path = `/platform/v1/tenants/${tenantId}`;
  const owner = { email: 'owner@other.example', password };
  const other = { name: 'Other GmbH', subdomain: 'other', tier: 'growth', owner };
  const call = (says: string, status: number, json: object, at = '/platform/v1/tenants') =>
    recorder.call({ says, path: at, key, json, status, ...(at === path && { method: 'PATCH' }) });
  await call('A name without text', 400, { ...other, name: ' ' });
  await call('A subdomain that is taken', 409, { ...other, subdomain: 'nordvind' });
  await recorder.call({ says: 'The first page', path: '/platform/v1/tenants?limit=10', key });
  await recorder.call({ says: 'One workspace', path, key });
  await call('Another limit of passports', 200, { passportLimit: 20_000 }, path);
  await call('Nothing to change', 400, {}, path);
}

async function walkSessions({ recorder, app, ownerToken: key }: Scene) {
  await recorder.call({ says: 'The session of a person', path: '/auth/session', key });
  await recorder.call({
    says: 'A wrong password',
    path: '/auth/login',
    json: { ...ownerLogin, password: 'a wrong password' },
    status: 401,
  });
  recorder.tick();
  const other = (await app.request('/auth/login', { json: ownerLogin })).body;
  await recorder.call({
    says: 'The end of a session',
    path: '/auth/logout',
    method: 'POST',
    key: pick(other, 'token'),
  });
}

async function walkUsers({ recorder, key, ownerId }: Scene) {
  const user = { email: 'bo@nordvind.example', password, role: 'AUDITOR' };
  const path = '/api/v1/users';
  const json = user;
  const made = await recorder.call({ says: 'An auditor', path, key, json, status: 201 });
  const taken = { ...user, email: ownerLogin.email };
  await recorder.call({ says: 'An address in use', path, key, json: taken, status: 409 });
  const short = { ...user, password: 'short' };
  await recorder.call({ says: 'A short password', path, key, json: short, status: 400 });
  await recorder.call({ says: 'Every user', path, key });
  const id = pick(made, 'user', 'id');
  const change = (says: string, of: string, body: object, status = 200) =>
    recorder.call({ says, path: `${path}/${of}`, method: 'PATCH', key, json: body, status });
  await change('Another role', id, { role: 'COMPLIANCE_OFFICER' });
  await change('Nothing to change', id, {}, 400);
  await change('The last administrator', ownerId, { role: 'AUDITOR' }, 409);
  const remove = (says: string, of: string, status = 200) =>
    recorder.call({ says, path: `${path}/${of}`, method: 'DELETE', key, status });
  await remove('A user who leaves', id);
  await remove('The last administrator', ownerId, 409);
}

async function walkKeys({ recorder, key }: Scene) {
  const path = '/api/v1/api-keys';
  const made = await recorder.call({
    says: 'A key that may only read passports',
    path,
    key,
    json: { name: 'Shop', role: 'AUDITOR', permissions: ['passport:read'] },
    status: 201,
  });
  await recorder.call({
    says: 'A permission beyond the role',
    path,
    key,
    json: { name: 'Shop', role: 'AUDITOR', permissions: ['passport:create'] },
    status: 400,
  });
  await recorder.call({ says: 'Every key', path, key });
  const at = `${path}/${pick(made, 'apiKey', 'id')}`;
  await recorder.call({ says: 'A key that leaked', path: at, method: 'DELETE', key });
}

async function walkSecondFactors(scene: Scene) {
  const { recorder } = scene;
  const first = await personOf(scene, 'cleo');
  const second = await personOf(scene, 'dana');
  const post = (says: string, step: string, key: string, more: Partial<Call> = {}) =>
    recorder.call({ says, path: `/auth/mfa/${step}`, method: 'POST', key, ...more });
  const send = (totpCode: string, status = 200) => ({ json: { totpCode }, status });
  const wrong = '000000';
  const fiveWrong = async (step: string, key: string) => {
    for (let tries = 0; tries < 5; tries += 1)
      await post('A wrong code', step, key, send(wrong, 400));
    await post('Too many wrong codes', step, key, send(wrong, 429));
  };
  await post('Nothing to confirm', 'confirm', first, send(wrong, 409));
  const { secret } = (await post('A secret to scan', 'enroll', first)) as unknown as {
    secret: string;
  };
  const code = (of: string) =>
    new TOTP({ secret: of }).generate({ timestamp: recorder.tick(120).getTime() + 1000 });
  await post('The code of the app', 'confirm', first, send(code(secret)));
  await post('A second factor already', 'enroll', first, { status: 409 });
  await post('The code of the app', 'disable', first, send(code(secret)));
  await post('No second factor', 'disable', first, send(wrong, 409));
  await post('A secret to scan', 'enroll', first);
  await fiveWrong('confirm', first);
  const offered = (await post('A secret to scan', 'enroll', second)) as unknown as {
    secret: string;
  };
  await post('The code of the app', 'confirm', second, send(code(offered.secret)));
  await fiveWrong('disable', second);
}

/** @returns The session token of a new user, who logs in with the example password. */
export async function personOf({ recorder, app, key }: Scene, name: string): Promise<string> {
  const email = `${name}@nordvind.example`;
  recorder.tick();
  await app.request('/api/v1/users', { key, json: { email, password, role: 'AUDITOR' } });
  return pick((await app.request('/auth/login', { json: { email, password } })).body, 'token');
}

async function walkAccount({ recorder, key }: Scene) {
  await recorder.call({ says: 'An API key', path: '/api/v1/whoami', key });
  await recorder.call({ says: 'The newest', path: '/api/v1/audit-log?limit=2', key });
  const log = '/api/v1/audit-log';
  const filter = 'action=operator.created&from=2026-11-21T00:00:00Z';
  await recorder.call({ says: 'What was registered', path: `${log}?${filter}&limit=1`, key });
  await recorder.call({ says: 'The end of the chain', path: `${log}/head`, key });
  await recorder.call({
    says: 'One kind of entry',
    path: `${log}/export?action=tenant.updated`,
    key,
  });
  const json = { name: 'Fjord AS', regId: 'NO998877665', regIdScheme: 'VAT' };
  await recorder.call({
    says: 'A supplier, by its VAT number',
    path: '/api/v1/operators',
    key,
    json,
    status: 201,
  });
  const path = '/api/v1/notifications';
  const listed = await recorder.call({ says: 'The newest', path: `${path}?limit=1`, key });
  const id = pick(listed, 'notifications', 0, 'id');
  await recorder.call({
    says: 'Unread ones',
    path: `${path}?unread=true&limit=1`,
    key,
  });
  const read = { path: `${path}/${id}/read`, method: 'POST', key };
  await recorder.call({ says: 'One that was read', ...read });
  const unknown = { path: `${path}/${unknownId}/read`, method: 'POST', key };
  await recorder.call({ says: 'Every one', path: `${path}/read-all`, method: 'POST', key });
  await recorder.call({ says: 'There is none', ...unknown, status: 404 });
}
