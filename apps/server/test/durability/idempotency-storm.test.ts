import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../src/routes.js';
import { inRaces, report } from '../support/endurance.js';
import { inLanes } from '../support/lanes.js';
import { rowCounts } from '../support/row-counts.js';
import { startTestApp, type TestApp, type TestReply } from '../support/test-app.js';
import { testEngine } from '../support/test-database.js';
import { createWriteScene, type WriteScene } from '../support/write-samples.js';

const keyCount = inRaces(200, 12);
const retries = 20;
/** So that retries of several keys meet each other, and wait for connections together. */
const keysAtOnce = 4;

/**
 * Not the two that capture events: what they leave depends on what came before, and one event is captured once with
 * any key. test/contract/event-capture.test.ts asks for their replays and races. Nor the publication of an import and an
 * export for the registry, which are done once: test/contract/import-publication.test.ts, registry-exports.test.ts. Nor the
 * acceptance of a hand-over, which takes a token of another workspace: test/contract/hand-over-races.test.ts.
 */
const stormed = routes.filter(
  ({ idempotent, path }) =>
    idempotent &&
    !path.startsWith('/api/v1/events') &&
    ![
      '/api/v1/imports/{id}/publish',
      '/api/v1/registry/exports',
      '/api/v1/hand-overs/accept',
    ].includes(path),
);

describe.each(stormed)(
  `${keyCount} keys with ${retries} retries each, at once, of $method $path, on ${testEngine}`,
  (route) => {
    let app: TestApp;
    let scene: WriteScene;
    const replies: TestReply[][] = [];
    let effectOfOne: Record<string, number>;
    let effectOfAll: Record<string, number>;

    const request = (idempotencyKey: string, json: object) =>
      app.request(route.path.replace('{id}', scene.sampleOf(route).id ?? ''), {
        method: route.method.toUpperCase(),
        key: scene.workspace.key,
        json,
        headers: { 'Idempotency-Key': idempotencyKey },
      });
    const bodyOf = () => scene.sampleOf(route).body();

    beforeAll(async () => {
      app = await startTestApp();
      scene = await createWriteScene(app);
      const atFirst = await rowCounts(app.db);
      await request(randomUUID(), bodyOf());
      const afterOne = await rowCounts(app.db);
      const startedAt = performance.now();
      const keys = Array.from({ length: keyCount }, () => randomUUID());
      await inLanes(keys, keysAtOnce, async (key) => {
        const body = bodyOf();
        replies.push(await Promise.all(Array.from({ length: retries }, () => request(key, body))));
      });
      const seconds = (performance.now() - startedAt) / 1000;
      report(
        `${testEngine}: ${route.operationId}: ${keyCount * retries} requests in ${seconds.toFixed(1)} s`,
      );
      const afterAll = await rowCounts(app.db);
      effectOfOne = difference(afterOne, atFirst);
      effectOfAll = difference(afterAll, afterOne);
    }, 300_000);
    afterAll(() => app.close());

    it('have one effect each', () => {
      expect(effectOfOne.idempotency_keys).toBe(1);
      const expected = Object.entries(effectOfOne).map(([table, rows]) => [table, rows * keyCount]);
      expect(effectOfAll).toEqual(Object.fromEntries(expected));
    });

    it('have one answer each, byte for byte', () => {
      for (const ofKey of replies) {
        const texts = ofKey.map(({ status, headers, text }) =>
          [status, headers.get('content-type'), headers.get('content-length'), text].join('\n'),
        );
        expect(new Set(texts).size).toBe(1);
        expect(ofKey[0]?.status).toBeLessThan(300);
      }
      expect(new Set(replies.map(([first]) => first?.text)).size).toBe(keyCount);
    });

    it('say of all answers but one that they are replayed', () => {
      for (const ofKey of replies) {
        const marks = ofKey.map(({ headers }) => headers.get('idempotent-replayed'));
        expect(marks.filter((mark) => mark === null)).toHaveLength(1);
        expect(marks.filter((mark) => mark === 'true')).toHaveLength(retries - 1);
      }
    });

    it('have a request id for each answer', () => {
      const ids = replies.flat().map(({ headers }) => headers.get('x-request-id'));
      expect(new Set(ids).size).toBe(keyCount * retries);
    });
  },
);

function difference(
  after: Readonly<Record<string, number>>,
  before: Readonly<Record<string, number>>,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(after).map(([table, rows]) => [table, rows - (before[table] ?? 0)]),
  );
}
