import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAccountToken } from '../../src/platform/auth/secrets/account-token.js';
import { generatePassword } from '../../src/platform/auth/secrets/password.js';
import type { AnyRoute } from '../../src/platform/http/route.js';
import { routes } from '../../src/routes.js';
import type { ServerDeps } from '../../src/server-deps.js';
import { Canaries } from '../support/canaries.js';
import { tokenIn } from '../support/mail-server.js';
import type { MatrixWorld } from '../support/matrix-callers.js';
import { bodyOf, forgedToken, targetOf } from '../support/route-fixtures.js';
import {
  startTestApp,
  type TestApp,
  type TestReply,
  type TestRequest,
} from '../support/test-app.js';
import { logIn, newEmail, startSession, type TestSession } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/**
 * A unique text in every place of a request that may hold a secret, on every route, for every outcome of the request:
 * none may stand in the log, the metrics or the audit log.
 */

type Route = AnyRoute<ServerDeps>;

const canaries = new Canaries();
/** What records are called: no secret, and in audit entries on purpose. */
const names = new Canaries();
const lines: string[] = [];
const consoleLines: string[] = [];
const statuses = new Map<string, Set<number>>();
const requestIds: string[] = [];
const cookieNames = [
  'a',
  ...['session', 'csrf', 'device'].flatMap((kind) => [`dpp_${kind}`, `__Host-dpp_${kind}`]),
];

let app: TestApp;
let workspace: Workspace;
let world: MatrixWorld;
let session: TestSession;
let admin: TestSession;
let sessionsToEnd: TestSession[];
let metrics: string;
let auditEntries: string;

beforeAll(async () => {
  for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts) => consoleLines.push(parts.join(' ')));
  }
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  app = await startTestApp({}, pino({ level: 'trace' }, destination));
  workspace = await createWorkspace(app, { tier: 'enterprise' });
  const { operatorId } = workspace;
  world = { app, mine: workspace, theirs: workspace, operatorId, otherOperatorId: operatorId };
  session = await startSession(app, workspace.tenant);
  admin = await startSession(app, undefined);
  sessionsToEnd = await Promise.all([1, 2, 3, 4].map(() => startSession(app, workspace.tenant)));
  for (const secret of [workspace.key, session.token, session.csrfToken, admin.token]) {
    canaries.add(secret, 'a working credential');
  }

  for (const route of routes) await askInEveryWay(route);
  await askForSecrets();
  await askForNothing();
  metrics = (await app.request('/metrics')).text;
  auditEntries = JSON.stringify(await app.db('audit_log'));

  // An error of the database names the row that it refused.
  const paths = new Map<Route, string>();
  for (const route of routes) paths.set(route, (await targetOf(route, world)).path);
  await refuseEveryRow();
  for (const route of routes) {
    await ask(route, 'with rows refused', { ...credentials(route), path: paths.get(route) });
  }
  await app.db.destroy();
  for (const route of routes) await ask(route, 'without a database', credentials(route));
}, 600_000);
afterAll(async () => {
  vi.restoreAllMocks();
  app.db.initialize();
  await app.close();
});

/** An `Origin` of another site is refused before the body is read. */
const refusesOtherSites = 'requestGrant';

type Ask = TestRequest & { readonly path?: string | undefined };

/** One request, with a canary in every header and in the query besides what it is about. */
async function ask(route: Route, place: string, { path: given, ...options }: Ask): Promise<void> {
  const { operationId } = route;
  const canary = (where: string) => canaries.make(`${operationId} ${place}: ${where}`);
  const query = ['grant', 'access_token', 'password', 'lang', canary('query name')];
  if (place !== 'allowed') query.push('cursor', 'page', 'limit');
  const parameters = query.map((name) => `${name}=${canary(`query ${name}`)}`).join('&');
  const [credential = ''] = canaries.makeCredentials(`${operationId} ${place}: path`);
  const path = given ?? route.path.replace(/\{[^{}]+\}/g, () => credential);
  const requestId = `request-${requestIds.length}`;
  requestIds.push(requestId);
  const plain = ['User-Agent', 'Referer', 'Accept-Language', 'If-None-Match', 'X-Api-Key'];
  if (operationId !== refusesOtherSites) plain.push('Origin');
  const cookie = canary('cookie');
  const reply = await app.request(`${path}?${parameters}`, {
    method: route.method.toUpperCase(),
    ...(options.body === undefined && plantedBody(route, canary)),
    ...options,
    headers: {
      ...Object.fromEntries(plain.map((name) => [name, canary(name)])),
      Cookie: cookieNames.map((name) => `${name}=${cookie}`).join('; '),
      'X-CSRF-Token': canary('X-CSRF-Token'),
      'X-Request-Id': requestId,
      ...bodyOf(route).headers,
      ...options.headers,
    },
  });
  statuses.set(operationId, (statuses.get(operationId) ?? new Set()).add(reply.status));
}

/** A body that is accepted: canaries in free text, and in unknown members. */
function plantedBody(
  route: Route,
  canary: (where: string) => string,
): { json?: object; body?: string } {
  const { json } = bodyOf(route);
  if (route.upload) {
    const [heading = '', row = ''] = bodyOf(route).body?.split('\n') ?? [];
    return { body: `${heading},${canary('heading')}\n${row},${canary('cell')}` };
  }
  if (!json) return {};
  const unasked = {
    [canary('key')]: canary('value'),
    nested: [{ [canary('inner key')]: [canary('inner value')] }],
  };
  const free = Object.keys(json).flatMap((member): [string, string][] => {
    if (member === 'name') return [[member, names.make(`${route.operationId}: name`)]];
    return /^(activity|streetAddress|city)$/.test(member) ? [[member, canary(member)]] : [];
  });
  const { metadata } = json as { metadata?: object };
  // First, because the database cuts long values where it tells of them.
  const planted = metadata && { metadata: { ...unasked, ...metadata } };
  return { json: { ...unasked, ...json, ...Object.fromEntries(free), ...planted } };
}

/** Every way to be refused before, at and after the door. */
async function askInEveryWay(route: Route): Promise<void> {
  const { operationId } = route;
  const secret = (where: string) => canaries.make(`${operationId}: ${where}`);
  const { path } = await targetOf(route, world);
  await ask(route, 'allowed', { ...credentials(route), path });
  await ask(route, 'with a secret in its path', credentials(route));
  for (const scheme of ['Bearer', 'Basic', 'Digest', '']) {
    const Authorization = `${scheme} ${secret('Authorization')}`;
    await ask(route, `as ${scheme}`, { headers: { Authorization } });
  }
  for (const token of canaries.makeCredentials(`${operationId}: bearer`)) {
    await ask(route, 'as nobody', { headers: { Authorization: `Bearer ${token}` } });
  }
  if (!route.body) return;
  const by = credentials(route);
  const texts = ['{"a":"', '{"', '', '[', '{"__proto__":"', '{"a":1,"a":"', '"'];
  for (const text of texts) await ask(route, 'malformed', { ...by, body: text + secret('body') });
  await ask(route, 'not JSON', {
    ...by,
    body: secret('body'),
    headers: { ...by.headers, 'Content-Type': `text/plain; boundary=${secret('Content-Type')}` },
  });
  const { json = {} } = bodyOf(route);
  for (const member of Object.keys(json)) {
    const canary = () =>
      (/password|totpCode|ticket|token/i.test(member) ? canaries : names).make(member);
    const values = [canary(), [canary()], { [canary()]: canary() }, -1];
    for (const value of values) {
      const body = JSON.stringify({ ...json, [member]: value });
      await ask(route, `with another ${member}`, { ...by, body });
    }
  }
}

/** Who may call it; and a key for the reply to be kept under. */
function credentials({ access, idempotent, operationId }: Route): {
  headers: Record<string, string>;
} {
  // Who logs out needs another session the next time.
  const { token } = (operationId === 'logOut' ? sessionsToEnd.pop() : undefined) ?? session;
  const secret = access === 'platform' ? admin.token : access === 'session' ? token : workspace.key;
  return {
    headers: {
      Authorization: `Bearer ${secret}`,
      ...(idempotent && { 'Idempotency-Key': canaries.make(`${operationId}: Idempotency-Key`) }),
    },
  };
}

/** What the server makes up or is told in confidence. */
async function askForSecrets(): Promise<void> {
  const email = newEmail();
  const password = canaries.add(generatePassword(), 'password');
  const json = { email, password, role: 'AUDITOR' };
  await app.request('/api/v1/users', { key: workspace.key, json });
  await logIn(app, { email, password: canaries.add(generatePassword(), 'wrong password') });
  const { token, csrfToken } = secretsOf(await logIn(app, { email, password }));
  const { secret, recoveryCodes } = secretsOf(
    await app.request('/auth/mfa/enroll', { key: String(token), method: 'POST' }),
  );
  const totpCode = canaries.make('totpCode');
  await app.request('/auth/mfa/confirm', { key: String(token), json: { totpCode } });
  await logIn(app, { email, password, totpCode });
  const apiKey = { name: 'made', role: 'AUDITOR', permissions: [] };
  const made = await app.request('/api/v1/api-keys', { key: workspace.key, json: apiKey });
  await askByTokens();
  const all = [token, csrfToken, secret, ...(recoveryCodes as string[]), secretsOf(made).secret];
  for (const text of all) canaries.add(String(text), 'a secret in a reply');
}

/** Tokens of links, good and forged, in paths and bodies. */
async function askByTokens(): Promise<void> {
  const json = { email: newEmail(), role: 'AUDITOR' };
  const invited = await app.request('/api/v1/invitations', { key: workspace.key, json });
  const good = tokenIn({ text: String(secretsOf(invited).link) });
  const forged = forgedToken(good);
  const login = { name: 'Made', password: canaries.add(generatePassword(), 'password') };
  for (const token of [forged, good]) {
    canaries.add(token, 'the token of an invitation');
    await app.request(`/auth/invitations/${token}`);
    await app.request(`/auth/invitations/${token}/accept`, { json: login });
  }
  for (const kind of ['ticket', 'reset'] as const) {
    const { token } = createAccountToken(kind, workspace.tenant.id);
    canaries.add(token, `a forged ${kind}`);
    await app.request(`/console/${token}`);
    const sent = { ticket: token, token, totpCode: '000000', password: login.password };
    await app.request('/auth/login/second-factor', { json: sent });
    await app.request('/auth/password/reset', { json: sent });
  }
}

const secretsOf = ({ body }: TestReply) => body as unknown as Record<string, unknown>;

/** Addresses that lead nowhere, and methods that paths do not have. */
async function askForNothing(): Promise<void> {
  for (const secret of canaries.makeCredentials('unknown path')) {
    for (const path of [`/${secret}`, `/api/v1/${secret}/x`, `/passport/${secret}/${secret}`]) {
      await app.request(`${path}?grant=${canaries.make('query of an unknown path')}`);
    }
    await app.request(`/api/v1/operators/${secret}`, { method: 'DELETE', key: secret });
  }
}

/** From here on no row can be written but a budget's. */
async function refuseEveryRow(): Promise<void> {
  const { rows } = await app.db.raw<{ rows: { name: string }[] }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  const tables = rows.filter(({ name }) => name !== 'request_budgets' && name !== 'api_keys');
  for (const { name } of tables) {
    await app.db.raw('alter table ?? add constraint no_more check (false) not valid', [name]);
  }
}

/** Nothing is behind these that could fail; a live key is refused in front of what a reset does. */
const stateless = /^\/api\/v1\/(?:gs1\/|passports\/validate-only|sandbox\/reset$)/;

/** The contract has no other status for a failure there. */
const answersFailureWith400 = 'ingestPassportFromAas';

/** A path that holds no token is refused before the database is asked. */
const refusesItsPath = 'acceptInvitation';

/** A removal of rows, which no constraint on rows refuses. */
const removesAlone = 'endTodaySnooze';

/** Pages for people, asked here without what they are about. */
const forms = ['getRequestAccessPage', 'sendRequestAccessPage'];

/**
 * What takes more than a body of its shape, or is refused to everybody; logins succeed where the secrets are
 * asked for.
 */
const succeedsElsewhere = new Set([
  // With a test key alone: sandbox.test.ts.
  'getSandbox',
  'resetSandbox',
  'logIn',
  'logInSecondFactor',
  'forgotPassword',
  'resetPassword',
  'acceptInvitation',
  'endSession',
  'renewRecoveryCodes',
  'confirmMfa',
  'disableMfa',
  'deleteBatteryUnit',
  'issueAuthorityGrant',
  'registerTraceabilityEvent',
  // With passports that are ready: registry-exports.test.ts.
  'createRegistryExport',
  // With a token of another workspace: hand-overs.test.ts.
  'previewHandOver',
  'acceptHandOver',
  // With passports of its own: carriers.test.ts.
  'createLabelSheets',
  // Takes fields of batch level alone: batches.test.ts.
  'updateBatch',
  // A page alone, which is asked for as HTML: home-page.test.ts.
  'getHome',
  // With SECURITY_CONTACT alone: service.test.ts.
  'getSecurityContacts',
  // What they take is no JSON: grant-requests.test.ts.
  ...forms,
]);

describe('the search for canaries', () => {
  it('covers every line: each request is in the log by its id', () => {
    const text = lines.join('');
    expect(requestIds.filter((id) => !text.includes(`"requestId":"${id}"`))).toEqual([]);
    expect(requestIds.length).toBeGreaterThan(400);
    expect(canaries.count).toBeGreaterThan(5000);
  });

  it('finds one that is there', () => {
    const canary = canaries.make('here');
    expect(canaries.foundIn(`{"password":"${canary}"}`)).toEqual(['here']);
  });

  it.each(routes)('saw each end of $method $path', ({ operationId, method, path, body }) => {
    const seen = [...(statuses.get(operationId) ?? [])];
    const saw = (from: number) => seen.some((status) => status >= from && status < from + 100);
    expect(saw(200) || saw(300), 'success').toBe(!succeedsElsewhere.has(operationId));
    if (body) expect(saw(400), 'refusal').toBe(true);
    const mayFail =
      method !== 'get' &&
      !stateless.test(path) &&
      !forms.includes(operationId) &&
      ![answersFailureWith400, refusesItsPath, removesAlone].includes(operationId);
    if (mayFail) expect(saw(500), 'failure').toBe(true);
  });

  it('saw failures that tell of the row they refused', () => {
    const failures = lines.filter((line) => line.includes('violates check constraint'));
    expect(failures.length).toBeGreaterThanOrEqual(10);
  });
});

const foundIn = (text: string) => [...canaries.foundIn(text), ...names.foundIn(text)];

describe('nothing of a request or a reply', () => {
  it('is in a log line', () => {
    const leaks = lines.flatMap((line) => foundIn(line).map((place) => `${place}: ${line}`));
    expect(leaks, leaks.join('\n')).toEqual([]);
  });

  it('is printed', () => {
    expect(consoleLines.flatMap(foundIn)).toEqual([]);
  });

  it('is in the metrics', () => {
    expect(metrics).toContain('operation="createPassport"');
    expect(foundIn(metrics)).toEqual([]);
  });
});

describe('no secret', () => {
  it('is in an audit entry', () => {
    expect(auditEntries).toContain('operator.created');
    expect(canaries.foundIn(auditEntries)).toEqual([]);
  });
});
