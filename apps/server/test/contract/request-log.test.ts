import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestRequest } from '../support/test-app.js';
import { createUser, logIn, newEmail, startSession } from '../support/users.js';

type LogLine = Record<string, unknown>;

let app: TestApp;
const lines: LogLine[] = [];

beforeAll(async () => {
  const write = (chunk: Buffer, _encoding: unknown, done: () => void) => {
    lines.push(JSON.parse(chunk.toString()) as LogLine);
    done();
  };
  const environment = {
    TRUST_PROXY: 'loopback',
    WORKSPACE_HOST_SUFFIX: 'dpp.test',
    LIMIT_GROWTH_PER_MINUTE: '3',
  };
  app = await startTestApp(environment, pino(new Writable({ write })));
});
afterAll(() => app.close());

/** Sends a request. @returns Its line in the log. */
async function lineOf(path: string, { headers, ...request }: TestRequest = {}): Promise<LogLine> {
  const requestId = crypto.randomUUID();
  await app.request(path, { ...request, headers: { ...headers, 'X-Request-Id': requestId } });
  const mine = lines.filter((line) => line.requestId === requestId && line.msg === 'request');
  expect(mine).toHaveLength(1);
  return mine[0]!;
}

const refusals = async (labels: string) => {
  const { text } = await app.request('/metrics');
  const line = text.split('\n').find((at) => at.startsWith(`dpp_http_refusals_total{${labels}}`));
  return Number(line?.split(' ').at(-1) ?? 0);
};

describe('the line of a request', () => {
  it('names operation, tenant and key of who called', async () => {
    const tenant = await app.createTenant();
    const key = await app.createKey(tenant);
    const line = await lineOf('/api/v1/whoami', { key });
    expect(line).toMatchObject({
      operation: 'whoami',
      status: 200,
      tenantId: tenant.id,
      keyId: key.slice('dpp_key_'.length, 'dpp_key_'.length + 8),
    });
    expect(JSON.stringify(line)).not.toContain(key);
  });

  it('names the session and the user who logged in, and no email', async () => {
    const tenant = await app.createTenant();
    const { token, user } = await startSession(app, tenant);
    const line = await lineOf('/auth/session', { key: token });
    expect(line).toMatchObject({ tenantId: tenant.id, userId: user.id });
    expect(line.sessionId).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(line)).not.toContain('@');
  });

  it.each([
    ['203.0.113.77:4711', '203.0.113.0/24'],
    ['[2001:db8:1:2::3]:443', '2001:db8:1::/48'],
  ])('cuts the address %s to %s', async (forwarded, address) => {
    const line = await lineOf('/health', { headers: { 'X-Forwarded-For': forwarded } });
    expect(line).toMatchObject({ operation: 'getHealth', address });
    expect(JSON.stringify(line)).not.toContain(forwarded);
  });

  it('names nobody for a credential that is none', async () => {
    const line = await lineOf('/api/v1/whoami', { key: 'dpp_key_none' });
    expect(line).toMatchObject({ status: 401, refusal: 'credential_invalid' });
    expect([line.tenantId, line.keyId]).toEqual([undefined, undefined]);
  });
});

describe('a request whose client leaves before its answer', () => {
  it('has its line, without a status, and is counted', async () => {
    const requestId = crypto.randomUUID();
    const { hostname, port } = new URL(app.origin);
    const socket = connect(Number(port), hostname);
    const head = ['POST /auth/login HTTP/1.1', 'Host: a', `X-Request-Id: ${requestId}`];
    const body = ['Content-Type: application/json', 'Content-Length: 99', '', '{'];
    socket.write([...head, ...body].join('\r\n'));
    await once(socket, 'connect');
    setTimeout(() => socket.destroy(), 50);
    const mine = () => lines.find((line) => line.requestId === requestId && line.msg === 'request');
    await expect.poll(mine).toMatchObject({ operation: 'logIn', aborted: true });
    expect(mine()).not.toHaveProperty('status');
    const aborted = 'dpp_http_requests_aborted_total{operation="logIn"} 1';
    expect((await app.request('/metrics')).text).toContain(aborted);
  });
});

describe('the count of refusals', () => {
  it.each([
    ['no credential', {}, 'credential_missing'],
    ['an invalid credential', { key: 'dpp_key_none' }, 'credential_invalid'],
  ])('tells %s', async (_what, request, reason) => {
    const labels = `operation="listPassports",status="401",reason="${reason}"`;
    const before = await refusals(labels);
    await app.request('/api/v1/passports', request);
    expect(await refusals(labels)).toBe(before + 1);
  });

  it('tells a missing permission from a foreign workspace', async () => {
    const tenant = await app.createTenant({ subdomain: 'mine' });
    await app.createTenant({ subdomain: 'theirs' });
    const key = await app.createKey(tenant, { role: 'AUDITOR' });
    await app.request('/api/v1/operators', { key, json: {} });
    await app.request('/api/v1/operators', { key, headers: { Host: 'theirs.dpp.test' } });
    expect(await refusals('operation="registerOperator",status="403",reason="permission"')).toBe(1);
    const foreign = 'operation="listOperators",status="403",reason="workspace_host"';
    expect(await refusals(foreign)).toBe(1);
  });

  it('tells which budget was spent', async () => {
    const key = await app.createKey(await app.createTenant());
    for (let i = 0; i < 5; i++) await app.request('/api/v1/whoami', { key });
    expect(await refusals('operation="whoami",status="429",reason="budget_key"')).toBe(2);
  });

  it('tells what was wrong with a login, which the answer does not', async () => {
    const tenant = await app.createTenant();
    const { email } = await createUser(app, tenant);
    const wrong = await logIn(app, { email, password: 'another password' });
    await logIn(app, { email: newEmail() });
    expect(wrong.text).not.toContain('login_');
    expect(await refusals('operation="logIn",status="401",reason="login_password"')).toBe(2);
  });

  it('has no label that a request could choose', async () => {
    const canary = 'canary-of-a-stranger';
    await app.request(`/api/v1/${canary}`, { method: 'DELETE' });
    await app.request('/api/v1/operators', { headers: { Authorization: `Bearer ${canary}` } });
    expect((await app.request('/metrics')).text).not.toContain(canary);
  });
});
