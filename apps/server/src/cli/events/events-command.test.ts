import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../../config.js';
import { createCli, exitCodeOf, explain } from '../cli.js';
import { writeDemoFiles, demoFilesIn } from '../demo/demo-files.js';

const dataDirectory = mkdtempSync(join(tmpdir(), 'dpp-tail-'));
const apiKey = 'dpp_key_00000000_secret';

/** A workspace behind the API of a server, as far as the command asks for it. */
const workspace = {
  entries: 0,
  deliveries: [] as Record<string, unknown>[],
  /** Status and headers in place of the next answers. */
  refusals: [] as [status: number, headers?: Record<string, string>][],
  /** The status of their refusal; 0: none. */
  deliveriesRefused: 0,
  asked: [] as (string | undefined)[],
};

const server = http.createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  workspace.asked.push(request.headers.authorization);
  const isDeliveries = pathname === '/api/v1/webhooks/deliveries';
  const [status, headers] = (isDeliveries ? undefined : workspace.refusals.shift()) ?? [
    (isDeliveries && workspace.deliveriesRefused) || 200,
  ];
  response.writeHead(status, headers);
  if (status !== 200) response.end(JSON.stringify({ message: `Told ${status}.` }));
  else if (isDeliveries) response.end(JSON.stringify({ deliveries: workspace.deliveries }));
  else response.end(JSON.stringify(auditPage(searchParams)));
});

function auditPage(query: URLSearchParams) {
  const limit = Number(query.get('limit'));
  const newest = Number(query.get('cursor') ?? workspace.entries + 1) - 1;
  const seqs = Array.from({ length: Math.min(limit, newest) }, (_, index) => newest - index);
  const last = seqs.at(-1) ?? 1;
  return { entries: seqs.map(entry), nextCursor: last > 1 ? String(last) : null };
}

const entry = (seq: number) => ({
  seq,
  at: '2027-01-01T00:00:00.000Z',
  action: 'passport.sealed',
  targetType: 'passport',
  targetId: `p${seq}`,
  actor: seq === 13 ? 'a\u001b[2Jb' : 'a@b.example',
});

const delivery = (changes: Record<string, unknown>) => ({
  id: 'd1',
  subscriptionId: 's1',
  event: 'passport.sealed',
  status: 'PENDING',
  responseStatus: null,
  lastAttempt: null,
  nextRetryAt: null,
  errorMessage: null,
  createdAt: '2027-01-01T00:00:01.000Z',
  ...changes,
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterEach(() => {
  Object.assign(workspace, { entries: 0, deliveries: [], refusals: [], asked: [] });
  workspace.deliveriesRefused = 0;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(dataDirectory, { recursive: true, force: true });
});

interface Tail {
  /** Waits until so many lines are there. */
  lines(count: number): Promise<string[]>;
  complaints(): string[];
  /** Interrupts it, as a person does. */
  end(): Promise<void>;
}

function tail(args: readonly string[] = [], key: string | undefined = apiKey): Tail {
  const interrupted = new AbortController();
  let printed = '';
  const complained: string[] = [];
  const { port } = server.address() as AddressInfo;
  const cli = createCli({
    loadConfig: () => parseConfig({ DATA_DIR: dataDirectory, PORT: String(port) }),
    createLogger: () => pino({ level: 'silent' }),
    write: () => undefined,
    terminal: {
      print: (text) => Promise.resolve(void (printed += text)),
      complain: (text) => void complained.push(text),
      isTerminal: false,
    },
    readInput: () => Promise.resolve(''),
    serve: () => Promise.resolve(),
    work: () => Promise.resolve(),
    apiKey: key,
    signal: interrupted.signal,
  });
  const run = cli.parseAsync(['node', 'dpp', 'events', 'tail', '--every', '0.1', ...args]);
  const failure = run.then(
    () => undefined,
    (error: unknown) => error,
  );
  const found = () => printed.split('\n').slice(0, -1);
  return {
    lines: (count) =>
      Promise.race([
        expect.poll(found, { timeout: 10_000 }).toHaveLength(count).then(found),
        failure.then((error) => Promise.reject(error as Error)),
      ]),
    complaints: () => complained,
    async end() {
      interrupted.abort();
      await run;
    },
  };
}

const complaintOf = (args: readonly string[], key?: string) =>
  tail(args, key)
    .lines(1)
    .catch((error: unknown) => ({ told: explain(error), exitCode: exitCodeOf(error) }));

describe('dpp events tail', () => {
  it('begins with the newest entries, oldest first, and goes on with those that come', async () => {
    workspace.entries = 12;
    const following = tail(['--last', '2']);
    expect(await following.lines(2)).toEqual([
      '2027-01-01T00:00:00.000Z  passport.sealed             passport p11  by a@b.example',
      '2027-01-01T00:00:00.000Z  passport.sealed             passport p12  by a@b.example',
    ]);
    workspace.entries = 13;
    // What would move the cursor does not.
    expect((await following.lines(3)).at(-1)).toMatch(/p13 {2}by a \[2Jb$/);
    await following.end();
    expect(new Set(workspace.asked)).toEqual(new Set([`Bearer ${apiKey}`]));
  });

  it('reads on over pages, and says what it left out', async () => {
    const following = tail(['--last', '0', '--json']);
    await expect.poll(() => workspace.asked.length, { timeout: 10_000 }).toBeGreaterThan(1);
    workspace.entries = 250;
    const all = await following.lines(250);
    expect(all.map((line) => (JSON.parse(line) as { entry: { seq: number } }).entry.seq)).toEqual(
      Array.from({ length: 250 }, (_, index) => index + 1),
    );
    workspace.entries = 1500;
    const more = await following.lines(250 + 1 + 1000);
    expect(JSON.parse(more[250] ?? '')).toEqual({ skipped: 250 });
    expect(JSON.parse(more[251] ?? '')).toMatchObject({ entry: { seq: 501 } });
    await following.end();
  });

  it('prints a delivery whenever an attempt changed it', async () => {
    workspace.deliveries = [delivery({ id: 'old', status: 'DELIVERED' })];
    const following = tail();
    await expect.poll(() => workspace.asked.length, { timeout: 10_000 }).toBeGreaterThan(1);
    workspace.deliveries = [
      delivery({
        lastAttempt: '2027-01-01T00:00:02.000Z',
        responseStatus: 500,
        errorMessage: 'It answered 500.',
        nextRetryAt: '2027-01-01T00:00:07.000Z',
      }),
      ...workspace.deliveries,
    ];
    expect(await following.lines(1)).toEqual([
      '2027-01-01T00:00:02.000Z  > passport.sealed           PENDING at subscription s1 (500 It answered 500., next attempt 2027-01-01T00:00:07.000Z)',
    ]);
    workspace.deliveries = [delivery({ status: 'DELIVERED' })];
    expect((await following.lines(2)).at(-1)).toBe(
      '2027-01-01T00:00:01.000Z  > passport.sealed           DELIVERED at subscription s1',
    );
    await following.end();
  });

  it('goes on after a server that is away, and tells so once', async () => {
    workspace.entries = 1;
    const following = tail();
    await following.lines(1);
    workspace.refusals = [[503], [503, { 'Retry-After': '1' }]];
    workspace.entries = 2;
    await following.lines(2);
    await following.end();
    expect(following.complaints()).toEqual(['GET /api/v1/audit-log answers 503.\n']);
  });

  it.each([403, 404])('leaves deliveries out where they are refused with %i', async (status) => {
    workspace.entries = 1;
    workspace.deliveriesRefused = status;
    const following = tail();
    await following.lines(1);
    workspace.entries = 2;
    await following.lines(2);
    await following.end();
    expect(following.complaints()).toEqual([
      `GET /api/v1/webhooks/deliveries answers ${status}: what stands there is left out.\n`,
    ]);
  });

  it('takes the key of the demo workspace, unless one is named', async () => {
    expect(await complaintOf([], '')).toMatchObject({
      told: expect.stringMatching(/DPP_API_KEY/) as string,
    });
    writeDemoFiles(demoFilesIn(dataDirectory), { apiKey: 'dpp_key_demo', password: 'p' });
    workspace.entries = 1;
    const following = tail([], '');
    await following.lines(1);
    await following.end();
    expect(workspace.asked).toContain('Bearer dpp_key_demo');
  });

  it.each<[string, readonly string[], [number][], RegExp]>([
    ['a key that is refused', [], [[401]], /^GET \/api\/v1\/audit-log answers 401\. Told 401\.$/],
    ['a key without the permission', [], [[403]], /answers 403\. Told 403\.$/],
    ['a redirect', [], [[302]], /answers 302\./],
    ['a server that fails at once', [], [[500]], /answers 500\.$/],
    [
      'nobody there',
      ['--server', 'http://127.0.0.1:1'],
      [],
      /^127\.0\.0\.1:1 gave no whole answer/,
    ],
    ['no address', ['--server', 'localhost'], [], /^localhost is no http\(s\) address/],
    ['another scheme', ['--server', 'ftp://localhost'], [], /is no http\(s\) address/],
  ])('ends with what is wrong: %s', async (_, args, refusals, told) => {
    workspace.refusals = refusals;
    expect(await complaintOf(args, apiKey)).toEqual({
      told: expect.stringMatching(told) as string,
      exitCode: 1,
    });
  });
});
