import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyAuditLog } from '@dpp/merkle-seal/node';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { placeMigratedDatabase } from '../../test/support/migrated-image.js';
import { openedOnce } from '../../test/support/opened-once.js';
import { testDatabaseUrl } from '../../test/support/test-database.js';
import { parseConfig } from '../config.js';
import { startAuditHeadJournal } from '../platform/audit-log/audit-head-journal.js';
import type { AuditLogRow } from '../platform/db/tables.js';
import { routes } from '../routes.js';
import { createCli, explain } from './cli.js';
import {
  getTenant,
  withDatabase,
  type CommandContext,
  type OpenMigratedDatabase,
} from './command/command-context.js';
import { httpCalls } from './http-calls.js';

const dataDirectory = mkdtempSync(join(tmpdir(), 'dpp-cli-'));
const kept = openedOnce();
afterAll(async () => {
  await kept.close();
  rmSync(dataDirectory, { recursive: true, force: true });
});

beforeAll(() => placeMigratedDatabase(dataDirectory));

/** Beside the data directory. */
let environment: Record<string, string> = {};
/** What the commands work on; undefined: each opens its own, as it does for a person. */
let openDatabase: OpenMigratedDatabase | undefined = kept.open;

/** Runs a command as a person does. @returns What it printed. */
async function dpp(...args: string[]): Promise<string> {
  const printed: string[] = [];
  await dppPrinting(printed, ...args);
  return printed.join('');
}

/** The same for a command that prints and then fails. */
async function dppPrinting(printed: string[], ...args: string[]): Promise<void> {
  const cli = createCli({
    loadConfig: () => parseConfig({ DATA_DIR: dataDirectory, ...environment }),
    createLogger: () => pino({ level: 'silent' }),
    write: (text) => void printed.push(text),
    terminal: {
      print: (text) => Promise.resolve(void printed.push(text)),
      complain: () => undefined,
      isTerminal: false,
    },
    readInput: () => Promise.resolve(''),
    serve: () => Promise.resolve(),
    work: () => Promise.resolve(),
    ...(openDatabase && { openDatabase }),
  });
  await cli.parseAsync(['node', 'dpp', ...args]);
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
  afterEach(() => {
    openDatabase = kept.open;
  });

  it('seeds a demo workspace with three passports once and shows its key once', async () => {
    const productName = expect.any(String) as string;
    const digitalLinkUri = expect.stringMatching(/^http.*\/01\/\d{14}$/) as string;
    expect(await json('seed-demo')).toMatchObject({
      subdomain: 'demo',
      passports: Array(3).fill({ productName, digitalLinkUri }),
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

  describe('grant', () => {
    const inADay = () => new Date(Date.now() + 86_400_000).toISOString();
    const issue = (...args: string[]) =>
      json('grant', 'issue', '--tenant', 'demo', '--name', 'Ines', '--expires', inADay(), ...args);
    const idIn = ({ grant }: Record<string, unknown>) => (grant as { id: string }).id;
    const list = () => dpp('grant', 'list', '--tenant', 'demo');

    it('issue shows the token once, and revoke takes back that of an authority too', async () => {
      const issued = await issue('--scope', 'tenant', '--authority');
      expect(issued).toMatchObject({
        grant: { kind: 'AUTHORITY', scopeType: 'TENANT', issuerType: 'PLATFORM' },
        token: expect.stringMatching(/^dpp_auth_[0-9a-f]{32}$/) as string,
      });
      expect(await list()).toContain('ACTIVE  AUTHORITY  TENANT all');
      expect(await list()).not.toContain(issued['token']);
      await dpp('grant', 'revoke', idIn(issued), '--tenant', 'demo');
      expect(await list()).toContain('REVOKED  AUTHORITY');
    });

    it('approve and deny decide on requests, and on nothing else', async () => {
      const [approved = '', denied = ''] = await requestTwice();
      const decide = (step: string, id: string) => json('grant', step, id, '--tenant', 'demo');
      expect(await decide('approve', approved)).toMatchObject({
        grant: { status: 'ACTIVE', decidedBy: 'system' },
        token: expect.stringMatching(/^dpp_li_[0-9a-f]{32}$/) as string,
      });
      expect(await decide('deny', denied)).toMatchObject({ grant: { status: 'DENIED' } });
      for (const id of [approved, denied]) {
        expect(await complaint('grant', 'approve', id, '--tenant', 'demo')).toMatch(/PENDING/);
        expect(await complaint('grant', 'deny', id, '--tenant', 'demo')).toMatch(/PENDING/);
      }
    });

    it.each([
      ['nothing', ['--scope', 'passport'], /No such published passport/],
      ['a passport nobody has', ['--scope', 'passport', '--id', randomUUID()], /No such published/],
      ['a scope that is none', ['--scope', 'world'], ''],
    ])('issue refuses %s', async (_what, args, message) => {
      const given = ['--tenant', 'demo', '--name', 'Ines', '--expires', inADay(), ...args];
      expect(await complaint('grant', 'issue', ...given)).toMatch(message);
    });

    /** What two strangers would have sent to the server. */
    function requestTwice(): Promise<string[]> {
      const access = {
        config: parseConfig({ DATA_DIR: dataDirectory }),
        logger: pino({ level: 'silent' }),
      };
      return withDatabase(
        access,
        async (context) => {
          const demo = await getTenant(context, 'demo');
          const rows = [1, 2].map(() => ({
            status: 'PENDING',
            kind: 'LEGITIMATE_INTEREST',
            grantee_name: 'Ines Duarte',
            scope_type: 'TENANT',
            issuer_type: 'REQUEST',
            id: randomUUID(),
            tenant_id: demo.id,
            expires_at: new Date(inADay()),
            created_at: new Date(),
          }));
          await context.db('access_grants').insert(rows);
          return rows.map(({ id }) => id);
        },
        kept.open,
      );
    }
  });

  it('verifies every audit chain', async () => {
    const { results } = (await json('audit', 'verify')) as { results: { intact: boolean }[] };
    expect(results).toHaveLength(3);
    expect(results.every(({ intact }) => intact)).toBe(true);
  });

  it('exports the log of a workspace, to be verified offline', async () => {
    const { publicKeyPems } = (await json('audit', 'verify')) as { publicKeyPems: string[] };
    const verdictOn = (text: string | Buffer) =>
      verifyAuditLog(Buffer.from(text), { trustedKeys: publicKeyPems }).verdict;
    expect(verdictOn(await dpp('audit', 'export', '--tenant', 'acme'))).toBe('passed');
    const path = join(dataDirectory, 'audit-log.ndjson');
    await dpp('audit', 'export', '--tenant', 'acme', '--output', path);
    expect(verdictOn(readFileSync(path))).toBe('passed');
    expect(await complaint('audit', 'export', '--tenant', 'none')).toMatch(/No workspace/);
    // Nothing was done on the platform yet.
    expect(await complaint('audit', 'export')).toMatch(/no entries yet/);
  });

  describe('audit verify --heads', () => {
    const heads = join(dataDirectory, 'server.log');
    const onDatabase = <T>(run: (context: CommandContext) => Promise<T>) =>
      withDatabase(
        { config: parseConfig({ DATA_DIR: dataDirectory }), logger: pino({ level: 'silent' }) },
        run,
        kept.open,
      );
    /** What a server writes to its log, behind what a log collector puts before a line. */
    const journal = () => {
      let written = '';
      const logger = pino(
        {},
        {
          write: (line) => {
            written += `host dpp[1]: ${line}`;
          },
        },
      );
      return onDatabase(async ({ db }) => {
        logger.info({ path: '{"auditHeads":"no"}' }, 'request');
        await startAuditHeadJournal({ db, logger }).close();
        return written;
      });
    };

    it('verifies against the heads that a server wrote to its log, old keys among them', async () => {
      const before = await journal();
      expect(await dpp('audit', 'rotate-key')).toMatch(/-----BEGIN PUBLIC KEY-----/);
      await dpp('key', 'create', '--tenant', 'acme', '--name', 'Later');
      writeFileSync(heads, `started\n${before}{"msg":"other"}\n{broken\n${await journal()}`);
      const { results, publicKeyPems } = await json('audit', 'verify', '--heads', heads);
      expect(results).toMatchObject([{ intact: true }, { intact: true }, { intact: true }]);
      expect(publicKeyPems).toHaveLength(2);
    });

    it('tells which workspace was rolled back, and behind which entry', async () => {
      const [tenantId, seq, restore] = await onDatabase(async ({ db }) => {
        const tenant = await db('tenants').where({ subdomain: 'acme' }).first<{ id: string }>('id');
        const ofTenant = { tenant_id: tenant.id };
        const entries = await db<AuditLogRow>('audit_log').where(ofTenant);
        const head = await db('audit_heads').where(ofTenant).first<{ seq: number }>();
        await db('audit_log').where(ofTenant).delete();
        await db('audit_heads').where(ofTenant).delete();
        return [
          tenant.id,
          head.seq,
          () =>
            onDatabase(async ({ db }) => {
              await db('audit_log').insert(
                entries.map((entry) => ({ ...entry, details: JSON.stringify(entry.details) })),
              );
              await db('audit_heads').insert(head);
            }),
        ] as const;
      });
      expect(await complaint('audit', 'verify')).toBe('nothing failed');
      expect(await complaint('audit', 'verify', '--heads', heads)).toMatch(/1 audit log/);
      const printed: string[] = [];
      await dppPrinting(printed, 'audit', 'verify', '--heads', heads).catch(() => undefined);
      // The first of the two stored heads that is gone.
      const where = `tenant ${tenantId}, entry ${seq - 1},`;
      const told = new RegExp(`acme: 0 entries verified, broken:\\n.*rolled back.*${where}.*\\n$`);
      expect(printed.join('')).toMatch(told);
      await restore();
      expect(await complaint('audit', 'verify', '--heads', heads)).toBe('nothing failed');
    });

    it.each([
      ['has no heads', '{"msg":"other"}\n', /no audit heads in .*server.log/],
      ['has damaged heads', '\n{"auditHeads":[{"seq":1}]}\n', /heads in .*, line 2 cannot be read/],
      ['has cut heads', '{"auditHeads":[{"seq":1', /heads in .*, line 1 cannot be read/],
    ])('says so of a file that %s', async (_what, text, message) => {
      const file = join(dataDirectory, 'other-server.log');
      writeFileSync(file, text);
      expect(await complaint('audit', 'verify', '--heads', file)).toMatch(message);
    });

    it.each([['missing.log'], ['.']])('says so of %s, which is no file', async (name) => {
      const told = await complaint('audit', 'verify', '--heads', join(dataDirectory, name));
      expect(told).toMatch(/ENOENT|EISDIR/);
    });
  });

  it('moves everything kept to another vault key, once', async () => {
    const before = readFileSync(join(dataDirectory, 'vault.key'), 'utf8').trim();
    const after = randomBytes(32).toString('base64');
    try {
      environment = { VAULT_KEY: after };
      expect(await complaint('tenant', 'list')).toMatch(/^VAULT_KEY [^\n]+$/);
      environment = { VAULT_KEY: after, VAULT_KEY_PREVIOUS: before };
      expect(await json('vault', 'rewrap')).toEqual({
        rewrapped: { signingKeys: 2, platformSecrets: 4, totpSecrets: 0, webhookSecrets: 0 },
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
      // This process has it open.
      openDatabase = undefined;
      const said = await complaint(...args);
      expect(said).toContain(`in use by process ${process.pid}`);
      expect(said).toContain(advice);
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
  beforeAll(() => {
    openDatabase = undefined;
  });

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
