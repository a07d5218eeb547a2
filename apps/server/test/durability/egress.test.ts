import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { endurance, inFull, report } from '../support/endurance.js';

const attempts = inFull(1000, 100);
const packageFolder = fileURLToPath(new URL('../../', import.meta.url));
/** A user other than root becomes root inside. */
const unshare = process.getuid?.() === 0 ? ['-n'] : ['-r', '-n'];
const setUp = ['sh', '-c', 'ip link set lo up && ip -6 route add local ::/0 dev lo'];
const isAllowed = spawnSync('unshare', [...unshare, ...setUp]).status === 0;
const skipped = 'skipped where `unshare` and `ip` are not allowed or not there';
if (!isAllowed) report(`The way out in a network of its own: ${skipped}.`);

/** Everything in it points at the canary. */
const proxies = Object.fromEntries(
  ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy', 'all_proxy'].map(
    (name) => [name, 'http://127.0.0.1:8080'],
  ),
);

const program = ['--conditions=@dpp/source', '--import', 'tsx'];

/** What `webhooks-in-namespace.ts` prints. */
interface WebhookFindings {
  readonly canaryWorks: boolean;
  readonly count: number;
  /** Hostile URLs that were taken, each with its status. */
  readonly created: readonly string[];
  readonly changed: readonly string[];
  readonly attempted: number;
  readonly deliveredTo: readonly string[];
  readonly delivered: number;
  readonly canary: readonly string[];
}

interface Findings {
  readonly canaryWorks: boolean;
  readonly reachesPublic: boolean;
  readonly hostile: { readonly count: number; readonly taken: readonly string[] };
  readonly redirects: readonly number[];
  readonly turning: Readonly<Record<string, number>>;
  readonly canary: readonly string[];
}

describe.skipIf(!isAllowed)(`the way out, where every address is our own (${skipped})`, () => {
  it('meets nobody whom a stranger may not reach', async () => {
    const worker = 'test/support/egress-in-namespace.ts';
    const { stdout } = await promisify(execFile)(
      'unshare',
      [...unshare, process.execPath, ...program, worker, String(attempts)],
      {
        cwd: packageFolder,
        env: { PATH: process.env.PATH, NODE_USE_ENV_PROXY: '1', ...proxies },
        timeout: 110_000,
      },
    );
    const { hostile, turning, ...found } = JSON.parse(stdout) as Findings;

    expect(found).toEqual({
      canaryWorks: true,
      reachesPublic: true,
      redirects: [301, 302, 303, 307, 308].flatMap((status) => [status, status, status]),
      canary: [],
    });
    expect(hostile.taken).toEqual([]);
    expect(hostile.count).toBeGreaterThanOrEqual(150);
    // Half of the requests looked while the name was public, and went there.
    expect(turning).toEqual({ answered: attempts / 2, ADDRESS_REFUSED: attempts / 2 });
    if (endurance) {
      report(`${hostile.count} hostile URLs, ${attempts} turns of a resolver: 0 connections`);
    }
  }, 120_000);

  it.runIf(endurance)(
    'delivers events to nobody whom a stranger may not reach, whenever the address was named',
    async () => {
      const { stdout } = await promisify(execFile)(
        'unshare',
        [...unshare, process.execPath, ...program, 'test/support/webhooks-in-namespace.ts'],
        { cwd: packageFolder, env: { PATH: process.env.PATH }, timeout: 110_000 },
      );
      const { count, attempted, ...found } = JSON.parse(stdout) as WebhookFindings;
      expect(found).toEqual({
        canaryWorks: true,
        created: [],
        changed: [],
        // The one allowed receiver was reached: a subscription of before.
        deliveredTo: ['http://public.example.com:8080/hooks'],
        delivered: 1,
        canary: [],
      });
      expect(count).toBeGreaterThanOrEqual(150);
      // Those, and a name that led to a public address when it was written down.
      expect(attempted).toBe(count + 2);
      report(`${count} hostile URLs as subscriptions, three times: 0 connections`);
    },
    120_000,
  );
});
