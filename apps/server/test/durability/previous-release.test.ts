import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { olderServers } from '../../migrations/older-servers.js';
import { endurance, inFull, report } from '../support/endurance.js';
import {
  bundlePreviousServer,
  previousRelease,
  type PreviousServer,
} from '../support/previous-server.js';
import { createEmptyStorage, type ProcessStorage } from '../support/process-storage.js';
import {
  platformAdminEnvironment,
  provisionWorkspace,
  type ProvisionedWorkspace,
} from '../support/provisioned-workspace.js';
import {
  startRefusedServer,
  startServerProcess,
  type ServerProcess,
} from '../support/server-process.js';
import { testDatabaseUrl, testEngine } from '../support/test-database.js';
import { expectAllOverHttp, expectNothingHalfWritten } from './ledger-checks.js';
import { emptyLedger, UnexpectedReplyError, writeUntilFailure } from './write-load.js';

const commit = previousRelease();
const writes = inFull(400, 60);

/** On the embedded database the second server waits until the first has ended; by day that is asked on PostgreSQL alone. */
const isAsked = commit !== undefined && (endurance || testDatabaseUrl !== undefined);

describe.runIf(isAsked)(
  `the previous release, this one and the previous one again, under write load on ${testEngine}`,
  () => {
    let storage: ProcessStorage;
    let previous: PreviousServer;
    let server: ServerProcess;
    let workspace: ProvisionedWorkspace;
    const ledger = emptyLedger();
    const environment = () => ({ ...storage.environment, ...platformAdminEnvironment });

    beforeAll(async () => {
      storage = await createEmptyStorage();
      previous = await bundlePreviousServer(commit ?? '');
      server = await startServerProcess(environment(), previous);
      workspace = await provisionWorkspace(server.origin);
    }, 300_000);
    afterAll(async () => {
      await server.kill();
      await storage.remove();
      previous.remove();
    });

    it('loses no acknowledged write on the way up', async () => {
      await replaceUnderLoad({});
      await expectAllWritten();
    }, 600_000);

    it('loses no acknowledged write on the way back, where the table of migrations lets that server run', async () => {
      const forbidding = previous.newMigrations.filter((name) => !olderServers[name]?.mayRun);
      if (forbidding.length > 0) {
        await server.stop();
        const { exitCode, output } = await startRefusedServer(environment(), previous);
        expect(exitCode).toBe(1);
        for (const name of forbidding) expect(output).toContain(name);
        server = await startServerProcess(environment());
      } else await replaceUnderLoad(previous);
      await expectAllWritten();
    }, 600_000);

    it('loses none on the second way up, and shows none by half', async () => {
      await replaceUnderLoad({});
      await expectAllWritten();
      await server.stop();
      await storage.inspect((database) => expectNothingHalfWritten(database, workspace, ledger));
      const { acknowledged, passports } = ledger;
      report(
        `${testEngine}: three changes of release from ${commit}, ${acknowledged} acknowledged writes (${passports.length} passports), 0 lost`,
      );
    }, 600_000);

    /** On PostgreSQL the next server starts, and migrates, beside the one that takes the writes. */
    async function replaceUnderLoad(next: { readonly file?: string }): Promise<void> {
      const former = server;
      const start = () => startServerProcess(environment(), next);
      let replaced: Promise<ServerProcess> | undefined;
      const until = ledger.acknowledged + writes;
      const onAcknowledged = () => {
        if (ledger.acknowledged >= until) replaced ??= overlap(former, start);
      };
      const load = { origin: former.origin, workspace, ledger, onAcknowledged };
      const failures = await writeUntilFailure(load);
      expect(replaced, 'A writer failed before the change.').toBeDefined();
      expect(failures.filter((failure) => failure instanceof UnexpectedReplyError)).toEqual([]);
      server = (await replaced) ?? server;
    }

    async function overlap(
      former: ServerProcess,
      start: () => Promise<ServerProcess>,
    ): Promise<ServerProcess> {
      if (testDatabaseUrl === undefined) {
        await former.stop();
        return start();
      }
      const next = await start();
      await former.stop();
      return next;
    }

    async function expectAllWritten(): Promise<void> {
      const { origin } = server;
      const load = { origin, workspace, ledger, onAcknowledged: () => undefined };
      await expectAllOverHttp(load, { passports: 0 });
    }
  },
);
