import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from './metrics.js';

const observability = new URL('../../../../deploy/observability/', import.meta.url);

/** Names as Prometheus stores them: a histogram has three series. */
const series = /\b(?:dpp|nodejs|process)_[a-z0-9_]+/g;

const namesIn = (file: string) => {
  const text = readFileSync(new URL(file, observability), 'utf8');
  return [...new Set(text.match(series) ?? [])];
};

describe('figures that are watched', () => {
  let exposed: ReadonlySet<string>;

  beforeAll(async () => {
    const metrics = createMetrics();
    metrics.observeOldestDelivery(() => Promise.resolve(0));
    const text = await metrics.text();
    const described = [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)];
    exposed = new Set(
      described.flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    );
  });

  it.each(['alerts.yaml', 'alerts.test.yaml', 'grafana-board.json'])(
    'are figures of the server: %s',
    (file) => {
      const names = namesIn(file);
      expect(names.length).toBeGreaterThan(1);
      expect(names.filter((name) => !exposed.has(name))).toEqual([]);
    },
  );

  it('are all of those that the server counts itself', () => {
    const watched = new Set([...namesIn('alerts.yaml'), ...namesIn('grafana-board.json')]);
    const own = [...exposed].filter((name) => name.startsWith('dpp_') && !name.endsWith('_sum'));
    expect(own.filter((name) => !watched.has(name))).toEqual([]);
  });
});
