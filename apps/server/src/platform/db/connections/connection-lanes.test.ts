import knexFactory from 'knex';
import { expect, it } from 'vitest';
import { connectionLanes } from './connection-lanes.js';

it('reports what Knex warns of on any lane to the logger of the database', () => {
  const heard: string[] = [];
  const log = { warn: (message: string) => heard.push(message) };
  const lanes = connectionLanes(knexFactory({ client: 'pg', log }), { capacity: 4 });
  for (const lane of [lanes.door, lanes.public, lanes.background, lanes.ofWorkspace('a')]) {
    (lane.client as { logger: { warn(message: string): void } }).logger.warn('a warning');
  }
  expect(heard).toEqual(Array(4).fill('a warning'));
});
