import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFull, report } from '../support/endurance.js';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import {
  platformAdminEnvironment,
  provisionWorkspace,
  type ProvisionedWorkspace,
} from '../support/provisioned-workspace.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { testEngine } from '../support/test-database.js';
import { expectAllOverHttp, expectNothingHalfWritten } from './ledger-checks.js';
import { emptyLedger, UnexpectedReplyError, writeUntilFailure } from './write-load.js';

const rounds = inFull(20, 1);

describe(`a server killed with -9 under write load, on ${testEngine}`, () => {
  let storage: ProcessStorage;
  let server: ServerProcess;
  let workspace: ProvisionedWorkspace;
  const ledger = emptyLedger();

  const start = () => startServerProcess({ ...storage.environment, ...platformAdminEnvironment });

  beforeAll(async () => {
    storage = await createProcessStorage();
    server = await start();
    workspace = await provisionWorkspace(server.origin);
  });
  afterAll(async () => {
    await server.kill();
    await storage.remove();
  });

  // Clause: event transaction
  it(`loses no acknowledged write in ${rounds} of its deaths, and shows none by half`, async () => {
    for (let round = 0; round < rounds; round++) {
      const since = { passports: ledger.passports.length };
      await killUnderLoad(ledger.acknowledged + 40 + ((round * 13) % 50));
      server = await start();
      const load = { origin: server.origin, workspace, ledger, onAcknowledged: () => undefined };
      await expectAllOverHttp(load, since);
    }
    await server.stop();
    await storage.inspect((database) => expectNothingHalfWritten(database, workspace, ledger));
    const { acknowledged, passports } = ledger;
    report(
      `${testEngine}: ${rounds} kills, ${acknowledged} acknowledged writes (${passports.length} passports), 0 lost`,
    );
  }, 900_000);

  /** Kills on an acknowledged write: the seven other writers are in the middle of theirs. */
  async function killUnderLoad(afterWrites: number): Promise<void> {
    let killed: Promise<void> | undefined;
    const onAcknowledged = () => {
      if (ledger.acknowledged >= afterWrites) killed ??= server.kill();
    };
    const { origin } = server;
    const failures = await writeUntilFailure({ origin, workspace, ledger, onAcknowledged });
    expect(killed, 'A writer failed before the kill.').toBeDefined();
    expect(failures.filter((failure) => failure instanceof UnexpectedReplyError)).toEqual([]);
    await killed;
  }
});
