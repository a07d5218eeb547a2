import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabaseUrl } from '../../test/support/test-database.js';
import { parseConfig } from '../config.js';
import { lockDataDirectory } from '../platform/db/data-directory-lock.js';
import { routes } from '../routes.js';
import { createCli, explain } from './cli.js';
import { httpCalls } from './http-calls.js';

const dataDirectory = mkdtempSync(join(tmpdir(), 'dpp-cli-'));
afterAll(() => rmSync(dataDirectory, { recursive: true, force: true }));

/** Beside the data directory. */
let environment: Record<string, string> = {};

/** Runs a command as a person does. @returns What it printed. */
async function dpp(...args: string[]): Promise<string> {
  let printed = '';
  const cli = createCli({
    loadConfig: () => parseConfig({ DATA_DIR: dataDirectory, ...environment }),
    createLogger: () => pino({ level: 'silent' }),
    write: (text) => {
      printed += text;
    },
    terminal: {
      print: (text) => Promise.resolve(void (printed += text)),
      complain: () => undefined,
      isTerminal: false,
    },
    readInput: () => Promise.resolve(''),
    serve: () => Promise.resolve(),
  });
  await cli.parseAsync(['node', 'dpp', ...args]);
  return printed;
}

const json = async (...args: string[]): Promise<Record<string, unknown>> =>
  JSON.parse(await dpp(...args, '--json')) as Record<string, unknown>;

/** What the person is told when a command fails. */
async function complaint(...args: string[]): Promise<string | undefined> {
  return dpp(...args).then(
    () => 'nothing failed',
    (error: unknown) => explain(error),
  );
}

describe('dpp on an embedded database', () => {
  it('seeds a demo workspace once and shows its key once', async () => {
    expect(await json('seed-demo')).toMatchObject({
      subdomain: 'demo',
      apiKey: expect.stringMatching(/^dpp_key_[0-9a-f]{8}_\w{40}$/) as string,
    });
    expect(await complaint('seed-demo')).toMatch(/has a workspace already/);
  });

  it('creates and lists workspaces, as lines or as JSON', async () => {
    await dpp('tenant', 'create', '--name', 'Acme GmbH', '--subdomain', 'acme');
    expect(await dpp('tenant', 'list')).toMatch(/ acme {2}growth {2}active {2}Acme GmbH\n/);
    const { tenants } = (await json('tenant', 'list')) as { tenants: { subdomain: string }[] };
    expect(tenants.map(({ subdomain }) => subdomain)).toEqual(['demo', 'acme']);
  });

  it('creates, lists and revokes API keys', async () => {
    const created = await json('key', 'create', '--tenant', 'acme', '--name', 'ERP');
    const { apiKey } = created as { apiKey: { keyId: string } };
    expect(await dpp('key', 'list', '--tenant', 'acme')).toContain('INTEGRATION  active  ERP');
    await dpp('key', 'revoke', apiKey.keyId, '--tenant', 'acme');
    expect(await dpp('key', 'list', '--tenant', 'acme')).toContain('INTEGRATION  revoked  ERP');
  });

  it('verifies every audit chain', async () => {
    const { results } = (await json('audit', 'verify')) as { results: { intact: boolean }[] };
    expect(results).toHaveLength(3);
    expect(results.every(({ intact }) => intact)).toBe(true);
  });

  it('moves everything kept to another vault key, once', async () => {
    const before = readFileSync(join(dataDirectory, 'vault.key'), 'utf8').trim();
    const after = randomBytes(32).toString('base64');
    try {
      environment = { VAULT_KEY: after };
      expect(await complaint('tenant', 'list')).toMatch(/^VAULT_KEY [^\n]+$/);
      environment = { VAULT_KEY: after, VAULT_KEY_PREVIOUS: before };
      expect(await json('vault', 'rewrap')).toEqual({
        rewrapped: { signingKeys: 2, platformSecrets: 2, totpSecrets: 0 },
        remaining: 0,
      });
      environment = { VAULT_KEY: after };
      expect(await dpp('vault', 'rewrap')).toMatch(
        /Signing keys: 0, .*\nVAULT_KEY_PREVIOUS is not/,
      );
      environment = { VAULT_KEY: before, VAULT_KEY_PREVIOUS: after };
      await dpp('vault', 'rewrap');
    } finally {
      environment = {};
    }
    expect(await dpp('tenant', 'list')).toContain('acme');
  });

  it.each([
    [['tenant', 'create', '--name', 'X', '--subdomain', 'Not A Label'], /DNS label/],
    [['tenant', 'create', '--name', 'X', '--subdomain', 'acme'], /is taken/],
    [['key', 'create', '--tenant', 'nobody', '--name', 'X'], /No workspace/],
    [['key', 'create', '--tenant', 'acme', '--name', 'X', '--role', 'KING'], /role must be one of/],
    [['key', 'create', '--tenant', 'acme', '--name', 'X', '--expires', 'soon'], /ISO 8601/],
    [['key', 'revoke', 'ffffffff', '--tenant', 'acme'], /has no key ffffffff/],
    [['audit', 'verify', '--tenant', 'nobody'], /No workspace/],
  ])('tells what is wrong with %j', async (args, message) => {
    expect(await complaint(...args)).toMatch(message);
  });

  it.each([
    [['tenant', 'list'], 'Stop that server first, or use its HTTP API: GET /platform/v1/tenants, '],
    [
      ['key', 'revoke', 'ffffffff', '--tenant', 'acme'],
      'or use its HTTP API: DELETE /api/v1/api-keys/{id}.',
    ],
    [['export', '--tenant', 'acme', '--json'], 'or use its HTTP API: GET /api/v1/passports and '],
    [['migrate'], 'Stop that server first.'],
  ])(
    'says who holds the database while a server runs, and what does the same as %j',
    async (args, advice) => {
      const unlock = lockDataDirectory(dataDirectory);
      try {
        const said = await complaint(...args);
        expect(said).toContain(`in use by process ${process.pid}`);
        expect(said).toContain(advice);
      } finally {
        unlock();
      }
    },
  );

  it('names only HTTP calls that the server has', () => {
    const served = new Set(routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`));
    const named = Object.values(httpCalls).flatMap(
      (text) => text.match(/[A-Z]{3,6} \/[\w/{}-]+/g) ?? [],
    );
    expect(named.length).toBeGreaterThan(9);
    expect(named.filter((call) => !served.has(call))).toEqual([]);
  });
});

describe.skipIf(!testDatabaseUrl)('dpp on PostgreSQL', () => {
  it.each([
    ['a database that is not there', { pathname: '/dpp_test_nowhere' }],
    ['a login that is not there', { username: 'dpp_test_nobody' }],
  ])('names the variable in one line for %s', async (_what, changes) => {
    environment = { DATABASE_URL: Object.assign(new URL(testDatabaseUrl ?? ''), changes).href };
    try {
      expect(await complaint('tenant', 'list')).toMatch(/^DATABASE_URL: [^\n]+$/);
    } finally {
      environment = {};
    }
  });
});
