import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../src/routes.js';
import { inFull, report } from '../support/endurance.js';
import { inLanes } from '../support/lanes.js';
import { bodyOf } from '../support/route-fixtures.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { testEngine } from '../support/test-database.js';
import { createWorkspace } from '../support/workspace.js';
import { hostileRequests } from './hostile-requests.js';

const lanes = 8;
const count = inFull(10_000, 60);
/** Another one each day, in the long run; its figure is told when something fails. */
const seed = inFull(Math.floor(Date.now() / 86_400_000), 1);

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await createWorkspace(app);
});
afterAll(() => app.close());

const operations = routes.filter(({ access }) => access === 'public');

describe.each(operations)(`hostile requests to $method $path, on ${testEngine}`, (route) => {
  it(`are never a fault of the server (${count})`, { timeout: 1_800_000 }, async () => {
    const sample = route.body ? bodyOf(route) : undefined;
    const requests = hostileRequests(route, sample, { count, seed });
    const faults: string[] = [];
    const statuses = new Map<number, number>();
    await inLanes(requests, lanes, async ({ path, request }) => {
      const { status, text } = await app.request(path, request);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status < 500) return;
      faults.push(
        `${status} ${path} ${JSON.stringify(request).slice(0, 500)} ${text.slice(0, 200)}`,
      );
    });
    report(`${route.operationId}: ${[...statuses].map((pair) => pair.join(' × ')).join(', ')}`);
    expect(faults, `seed ${seed}`).toEqual([]);
  });
});
