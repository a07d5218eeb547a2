import { decodeList, type BitstringStatusList } from '@digitalbazaar/vc-bitstring-status-list';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StatusLists } from '../../src/features/credentials/status-lists.js';
import { signingKeyRepository } from '../../src/platform/vault/signing-key-repository.js';
import type { StatusIndexRow, StatusListRow } from '../../src/platform/db/tables.js';
import { inFull, inRaces } from '../support/endurance.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { testEngine } from '../support/test-database.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** Readers of the list beside writers of its bits, on two instances that share a database alone. */

const rounds = inRaces(200, 17);
const readersPerRound = 8;
const timeoutMs = inFull(600_000, 60_000);

let app: TestApp;
let workspace: Workspace;
let otherInstance: StatusLists;
let path: string;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app, { tier: 'enterprise', passportLimit: 1_000_000 });
  otherInstance = new StatusLists(app.deps);
  path = `/tenants/${workspace.tenant.id}/status/revocation`;
});
afterAll(() => app.close());

const setStatus = (id: string, status: string) =>
  app.request(`/api/v1/passports/${id}/status`, {
    method: 'PUT',
    key: workspace.key,
    json: { status },
  });

async function bitsIn(jwt: string): Promise<BitstringStatusList> {
  return decodeList(
    decodeJwt<{ credentialSubject: { encodedList: string } }>(jwt).credentialSubject,
  );
}

/** The list as each instance gives it. */
async function readBoth(): Promise<string[]> {
  const mine = await app.request(path);
  expect(mine.status).toBe(200);
  return [mine.text, (await otherInstance.find(workspace.tenant.id))?.credential ?? ''];
}

async function indexOf(passport_id: string): Promise<number> {
  const held = app.db<StatusIndexRow>('status_indexes').where({ passport_id });
  return (await held.orderBy('passport_revision', 'desc').first())?.status_index ?? -1;
}

describe(`${rounds} changes of status among ${readersPerRound} readers each, on ${testEngine}`, () => {
  it(
    'are in every list that is asked for after their answer, on either instance',
    async () => {
      const { id } = await workspace.createPassport();
      const revoked: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const index = await indexOf(id);
        const readers = Array.from({ length: readersPerRound }, () => readBoth());
        const recall = setStatus(id, round % 2 === 0 ? 'RECALLED' : 'DECOMMISSIONED');
        const afterwards = recall.then(({ status }) => {
          expect(status).toBe(200);
          return Promise.all([readBoth(), readBoth()]);
        });
        const [before, after] = await Promise.all([Promise.all(readers), afterwards]);
        for (const jwt of new Set(after.flat())) {
          expect((await bitsIn(jwt)).getStatus(index)).toBe(true);
        }
        // What was revoked in earlier rounds is in every list, whenever it was read.
        for (const jwt of new Set(before.flat())) {
          const bits = await bitsIn(jwt);
          for (const earlier of revoked.slice(-3)) expect(bits.getStatus(earlier)).toBe(true);
        }
        revoked.push(index);
        expect((await setStatus(id, 'ACTIVE')).status).toBe(200);
      }
      expect(new Set(revoked).size).toBe(rounds);
      const bits = await bitsIn((await app.request(path)).text);
      for (const index of revoked) expect(bits.getStatus(index)).toBe(true);
      expect(bits.getStatus(await indexOf(id))).toBe(false);
    },
    timeoutMs,
  );

  it('leave counts that agree with the rows', async () => {
    const tenant_id = workspace.tenant.id;
    const counted = async (table: string) =>
      (await app.db(table).where({ tenant_id }).count<{ count: number }[]>('* as count'))[0]?.count;
    const list = await app.db<StatusListRow>('status_lists').where({ tenant_id }).first();
    expect(list?.drawn).toBe(await counted('status_indexes'));
    expect(list?.revoked).toBe(await counted('status_revocations'));
  });
});

describe('a list that has to be signed anew', () => {
  it('is signed once for all who ask at the same time, on both instances', async () => {
    const { id } = await workspace.createPassport();
    await setStatus(id, 'RECALLED');
    const lists = await Promise.all(Array.from({ length: 12 }, () => readBoth()));
    expect(new Set(lists.flat()).size).toBe(1);
  });

  it('is not signed by a key that was retired before it was asked for', async () => {
    const { tenant, key } = await createWorkspace(app);
    for (let round = 0; round < 5; round++) {
      const readers = Array.from({ length: 4 }, () => otherInstance.find(tenant.id));
      await app.request('/api/v1/tenants/rotate-keys', { method: 'POST', key });
      const { credential = '' } = (await otherInstance.find(tenant.id)) ?? {};
      const current = await signingKeyRepository(app.db).findCurrent(tenant.id);
      expect(decodeProtectedHeader(credential).kid).toMatch(
        new RegExp(`#key-${current?.keyNumber}$`),
      );
      await Promise.all(readers);
    }
  });

  it('is answered when the signing that others wait for fails', async () => {
    const { id } = await app.createTenant();
    const failing = new StatusLists({
      ...app.deps,
      vault: {
        ...app.deps.vault,
        findCurrent: failOnce(new Error('vault'), (db, tenantId) =>
          app.deps.vault.findCurrent(db, tenantId),
        ),
      },
    });
    const replies = await Promise.allSettled(Array.from({ length: 3 }, () => failing.find(id)));
    expect(replies.map(({ status }) => status)).toContain('rejected');
    expect((await failing.find(id))?.credential).toBeTypeOf('string');
  });
});

function failOnce<Arguments extends unknown[], Answer>(
  error: Error,
  answer: (...given: Arguments) => Promise<Answer>,
): (...given: Arguments) => Promise<Answer> {
  let hasFailed = false;
  return (...given) => {
    if (hasFailed) return answer(...given);
    hasFailed = true;
    return Promise.reject(error);
  };
}
