import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../../src/config.js';
import { endurance, inFull, report } from '../support/endurance.js';
import { largestBodies } from '../support/largest-passport.js';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import {
  platformAdminEnvironment,
  provisionWorkspace,
  type ProvisionedWorkspace,
} from '../support/provisioned-workspace.js';
import { representationTypes } from '../support/representation-types.js';
import { send } from '../support/test-app.js';
import { startMeasuredServer, type MeasuredServer } from './measured-server.js';
import {
  worstBatches,
  worstMetadata,
  worstPaths,
  worstPublicBodies,
  type WorstRequest,
} from './worst-requests.js';

/** The longest pause that any input of a stranger may cause other requests. */
const maxPauseMs = 250;

const { limits } = parseConfig({});
/** Every day a part of them is answered, and nothing is measured: the machine does other things. */
const share = <T>(all: readonly T[]): T[] => all.filter((_, i) => i % inFull(1, 24) === 0);

let storage: ProcessStorage;
let server: MeasuredServer;
let workspace: ProvisionedWorkspace;

beforeAll(async () => {
  storage = await createProcessStorage();
  server = await startMeasuredServer({ ...storage.environment, ...platformAdminEnvironment });
  workspace = await provisionWorkspace(server.origin);
}, 120_000);
afterAll(async () => {
  await server.stop();
  await storage.remove();
});

/** Sends a request, in the long run until one of three attempts kept to the bar. */
async function pauseOf({ name, path, request, onReply }: WorstRequest): Promise<number> {
  let shortest = Infinity;
  for (let run = 0; run < inFull(3, 1) && shortest > maxPauseMs; run++) {
    const pause = await server.pauseDuring(async () => {
      const reply = await send(server.origin + path, request);
      expect(reply.status, name).toBeLessThan(500);
      onReply?.(reply);
    });
    shortest = Math.min(shortest, pause);
  }
  return shortest;
}

async function expectShortPauses(title: string, requests: readonly WorstRequest[]): Promise<void> {
  const pauses = new Map<string, number>();
  for (const request of requests) pauses.set(request.name, await pauseOf(request));
  const slowestFirst = [...pauses].sort(([, one], [, other]) => other - one);
  const [name, longest = 0] = slowestFirst[0] ?? [];
  report(`${title}: ${pauses.size} requests, longest pause ${Math.round(longest)} ms (${name})`);
  if (endurance) expect(slowestFirst.filter(([, pause]) => pause > maxPauseMs)).toEqual([]);
}

describe('the event loop never stands still for long', { timeout: 1_200_000 }, () => {
  it('under paths', () => expectShortPauses('paths', share(worstPaths())));
  it('under bodies', () => expectShortPauses('bodies', share(worstPublicBodies(limits))));
  it('under GS1 data', () => expectShortPauses('GS1 data', share(worstBatches(limits))));
  it('under metadata', () => expectShortPauses('metadata', share(worstMetadata(limits))));

  // Every day one of them is published under fire, asked for in every form and verified.
  it.each(inFull(Object.entries(largestBodies), []))(
    'under a passport of %s',
    async (name, bodyFor) => {
      const { key, operatorId, facilityId } = workspace;
      const body = bodyFor(operatorId).replace('{', `{"facilityId":${JSON.stringify(facilityId)},`);
      const created: string[] = [];
      const create: WorstRequest = {
        name: 'creating it',
        path: '/api/v1/passports',
        // Each attempt is another product.
        request: {
          key,
          method: 'POST',
          get body() {
            return body.replace('"productId":"', `$&${created.length}-`);
          },
        },
        onReply: ({ status, text, body: reply }) => {
          expect(status, text.slice(0, 300)).toBe(201);
          created.push(reply.passport.id);
        },
      };
      await expectShortPauses(name, [create]);
      const [id] = created;
      const path = `/passport/${id}`;
      const seal = `/api/v1/passports/${id}/seal`;
      await expectShortPauses(name, [
        { name: 'sealing it', path: seal, request: { key, method: 'POST' } },
        ...representationTypes.map((type) => ({
          name: type,
          path,
          request: { headers: { Accept: type } },
        })),
        { name: 'its owner', path, request: { key } },
        { name: 'linkset', path: `${path}?linkType=linkset`, request: {} },
      ]);
      const payload = (await send(server.origin + path, { key })).text;
      const verify = { path: '/api/v1/audit/verify', request: { body: `{"payload":${payload}}` } };
      await expectShortPauses(name, [{ name: 'verification', ...verify }]);
    },
  );
});
