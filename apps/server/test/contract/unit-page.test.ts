import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battery, newSku } from '../support/factories.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';

let app: TestApp;
let workspace: Workspace;
let passport: { id: string };

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  passport = await workspace.createPassport({
    metadata: battery({ capacityThresholdForExhaustion: 70 }),
  });
});
afterAll(() => app.close());

/** A unit with these events, and its page as its owner and as anybody sees it. */
async function pagesOf(events: readonly object[], of = passport.id) {
  const { id } = await workspace.serialise(of);
  if (events.length > 0) {
    const path = `/api/v1/units/${id}/events/bulk`;
    const { status } = await app.request(path, { key: workspace.key, json: { events } });
    expect(status).toBe(201);
  }
  const seen = async (headers: object) =>
    (await app.request(`/unit/${id}`, { headers: { Accept: browser, ...headers } })).text;
  return {
    owner: await seen({ Authorization: `Bearer ${workspace.key}` }),
    public: await seen({}),
  };
}

const measured = (recordedAt: string, values: object) => ({
  eventType: 'SOH_MEASUREMENT',
  recordedAt,
  ...values,
});
const matchesOf = (pattern: RegExp, text: string) => [...text.matchAll(pattern)];
/** Where the line of each chart goes, in the units of the drawing. */
const linesOf = (page: string) =>
  matchesOf(/<path class="line" d="M([^"]*)"/g, page).map(([, path = '']) =>
    path.split('L').map((point) => point.split(' ').map(Number)),
  );

describe('the web page of a battery unit', () => {
  // Clause: GET /unit/{id} 200 charts
  it('draws state of health and capacity over time for its owner, in the order of recording', async () => {
    const { owner } = await pagesOf([
      measured('2026-01-01T00:00:00Z', { stateOfHealth: 80, remainingCapacityAh: 50 }),
      measured('2024-01-01T00:00:00Z', { stateOfHealth: 100, remainingCapacityAh: 60 }),
      measured('2025-01-01T00:00:00Z', { stateOfHealth: 90 }),
    ]);
    const [health = [], capacity = [], ...more] = linesOf(owner);
    expect([health.length, capacity.length, more]).toEqual([3, 2, []]);
    const across = health.map(([x]) => x ?? NaN);
    expect(across).toEqual([...across].sort((a, b) => a - b));
    // What falls goes down, and evenly here: 100, 90, 80.
    const down = health.map(([, y]) => y ?? NaN);
    expect((down[2] ?? NaN) - (down[1] ?? NaN)).toBeCloseTo((down[1] ?? NaN) - (down[0] ?? NaN));
    expect(down[0]).toBeLessThan(down[2] ?? NaN);
    expect(owner).toContain(
      'First reading 100% (1 January 2024), latest reading 80% (1 January 2026).',
    );
    expect(owner).toContain('Capacity threshold for exhaustion 70%.');
    expect(owner).not.toContain('below the threshold');
    expect(owner).toContain('The scale starts at 60%.');
  });

  // Clause: GET /unit/{id} 200 charts
  it('says in words and in a table what it draws', async () => {
    const { owner } = await pagesOf([
      measured('2025-03-01T10:30:00Z', { stateOfHealth: 97.123456, remainingCapacityAh: 71.5 }),
    ]);
    const charts = matchesOf(/<figure class="chart"><svg ([^>]*)>/g, owner);
    for (const [, attributes = ''] of charts) {
      expect(attributes).toContain('role="img"');
      const [title, description] = /aria-labelledby="(\S+) (\S+)"/.exec(attributes)?.slice(1) ?? [];
      expect(owner).toMatch(new RegExp(`<title id="${title}">[^<]+</title>`));
      expect(owner).toMatch(new RegExp(`<desc id="${description}">[^<]+</desc>`));
    }
    expect(charts).toHaveLength(2);
    expect(owner).toContain('latest reading 97.12% (1 March 2025).');
    expect(owner).toMatch(/<th scope="row"><time datetime="2025-03-01T10:30:00.000Z">/);
    expect(owner).toContain('<td class="num">97.123456</td><td class="num">71.5</td>');
  });

  // Clause: telemetry in public
  it('shows nobody else a chart, a reading, or when there was one', async () => {
    const pages = await pagesOf([
      measured('2021-04-05T06:07:08Z', { stateOfHealth: 87.654321, remainingCapacityAh: 43.21098 }),
      measured('2022-05-06T07:08:09Z', { cycleCount: 86421, temperatureC: -37.125 }),
    ]);
    const canaries = ['87.654', '87.65', '43.21', '86,421', '86421', '37.125', '2021', '2022'];
    const markup = ['class="chart"', '<table', 'class="line"'];
    for (const canary of [...canaries, ...markup]) expect(pages.public).not.toContain(canary);
    // The same would be found where it may be: the owner's page has it.
    for (const shown of ['87.654', '43.21', '86,421', '2021', 'class="chart"', '<table']) {
      expect(pages.owner).toContain(shown);
    }
  });

  it('runs nothing, loads nothing, and has no markup of an event', async () => {
    const { owner } = await pagesOf([
      {
        ...measured('2025-01-01T00:00:00Z', { stateOfHealth: 90 }),
        payload: { note: '<script>alert(1)</script>', '"><img src=x>': 1 },
      },
    ]);
    expect(owner).not.toMatch(
      /<script|<img|javascript:|\son\w+=|<link rel="(?!icon|canonical)|url\(|\sstyle=/i,
    );
  });

  it('escapes what workspaces wrote, for its owner and for anybody', async () => {
    const name = `<b onclick="x">A & 'B'</b>`;
    const { id: operatorId } = await workspace.createOperator({ name });
    const productId = `<i>${newSku()}`;
    const { id } = await workspace.createPassport({ metadata: battery(), operatorId, productId });
    const pages = await pagesOf([measured('2025-01-01T00:00:00Z', { stateOfHealth: 90 })], id);
    for (const page of [pages.owner, pages.public]) {
      expect(page).toContain(`&lt;b onclick=&quot;x&quot;>A &amp; 'B'&lt;/b>`);
      expect(page).toContain('&lt;i>');
      expect(page).not.toMatch(/<b onclick|<i>SKU/);
    }
  });

  it.each([
    ['no events', []],
    ['events that measure neither', [{ eventType: 'CHARGE_CYCLE', cycleCount: 3 }]],
  ])('has no chart of %s', async (_name, events) => {
    expect((await pagesOf(events)).owner).not.toContain('class="chart"');
  });

  it('draws one of the two where nothing was measured of the other', async () => {
    const { owner } = await pagesOf([measured('2025-01-01T00:00:00Z', { stateOfHealth: 90 })]);
    expect(matchesOf(/class="chart"/g, owner)).toHaveLength(1);
    expect(owner).toContain('<td class="num">90</td><td class="num"></td>');
  });

  it('starts at zero once a reading is below 60 %, and says so', async () => {
    const { owner } = await pagesOf([
      measured('2024-01-01T00:00:00Z', { stateOfHealth: 100 }),
      measured('2025-01-01T00:00:00Z', { stateOfHealth: 59.9 }),
    ]);
    expect(owner).toContain('The scale starts at 0%.');
    expect(owner).toContain('A reading is below the threshold.');
  });

  it('draws no threshold where the passport has none', async () => {
    const { id } = await workspace.createPassport({
      metadata: battery({ capacityThresholdForExhaustion: undefined }),
    });
    const { owner } = await pagesOf([measured('2025-01-01T00:00:00Z', { stateOfHealth: 90 })], id);
    expect(owner).not.toContain('class="limit"');
  });

  it.each([
    ['nothing left', [0]],
    ['hardly anything', [1e-300, 5e-324]],
    ['the most there may be', [9007199254740991, 0]],
    ['a moment with two readings', [3, 4], 0],
    ['two readings of one second', [3, 4], 1],
    ['the dawn of time', [3, 4], 1e12],
  ])('stays within the drawing for %s', async (_name, values, stepMs = 1e9) => {
    const events = values.map((value, i) =>
      measured(new Date(1e12 - (values.length - 1 - i) * stepMs).toISOString(), {
        remainingCapacityAh: value,
        stateOfHealth: Math.min(value, 100),
      }),
    );
    const { owner } = await pagesOf(events);
    expect(owner).not.toMatch(/NaN|Infinity|Invalid/);
    for (const [x = NaN, y = NaN] of linesOf(owner).flat()) {
      expect(x).toBeGreaterThanOrEqual(50);
      expect(x).toBeLessThanOrEqual(340);
      expect(y).toBeGreaterThanOrEqual(30);
      expect(y).toBeLessThanOrEqual(156);
    }
  });

  const ownersPage = async (id: string) => {
    const headers = { Accept: browser, Authorization: `Bearer ${workspace.key}` };
    return (await app.request(`/unit/${id}`, { headers })).text;
  };

  /** A unit with as many events, 100,000 seconds apart: each measures what its place in the history says. */
  async function unitWith(count: number, measure: (n: number) => object) {
    const { id } = await workspace.serialise(passport.id);
    const events = Array.from({ length: count }, (_, n) =>
      measured(new Date((n + 1) * 1e8).toISOString(), measure(n)),
    );
    for (let sent = 0; sent < count; sent += 500) {
      const json = { events: events.slice(sent, sent + 500) };
      const path = `/api/v1/units/${id}/events/bulk`;
      const { status } = await app.request(path, { key: workspace.key, json });
      expect(status).toBe(201);
    }
    return id;
  }

  it('draws the 500 readings that its document holds as a line with one dot', async () => {
    const text = await ownersPage(await unitWith(500, () => ({ stateOfHealth: 90 })));
    expect(linesOf(text)[0]).toHaveLength(500);
    expect(matchesOf(/<circle class="dot"/g, text)).toHaveLength(1);
    expect(matchesOf(/<th scope="row">/g, text)).toHaveLength(500);
    expect(text).not.toContain('sampled');
  });

  // Clause: GET /unit/{id} 200 charts of a long history
  it('draws the whole of a longer history: what came before these is sampled, evenly and in bounds', async () => {
    const count = 2000;
    const text = await ownersPage(
      await unitWith(count, (n) => ({ stateOfHealth: 100 - (30 * n) / count })),
    );
    const [line = []] = linesOf(text);
    expect(line).toHaveLength(240 + 500);
    // The history has one pace, so that the samples of its first three quarters have one, too.
    const across = line.slice(0, 240).map(([x = NaN]) => x);
    const steps = across.slice(1).map((x, i) => x - (across[i] ?? NaN));
    expect(Math.max(...steps)).toBeLessThan(2 * (217 / 240));
    expect(Math.min(...steps)).toBeGreaterThan(0);
    expect(text).toMatch(/First reading 100% \(2 January 1970\)/);
    expect(text).toContain('The latest 500 events are drawn in full.');
  });

  it('finds a reading among the events of its span that measure nothing of it', async () => {
    const id = await unitWith(1500, (n) => {
      if (n >= 1000) return { cycleCount: n };
      return n % 4 === 0 ? { stateOfHealth: 90 } : { remainingCapacityAh: 50 };
    });
    const [health = [], capacity = []] = linesOf(await ownersPage(id));
    expect([health.length > 200, capacity.length > 200]).toEqual([true, true]);
  });

  it('draws what was measured at one moment only, before 500 events of another', async () => {
    const { id } = await workspace.serialise(passport.id);
    const path = `/api/v1/units/${id}/events/bulk`;
    const at = (recordedAt: string) => measured(recordedAt, { stateOfHealth: 90 });
    for (const [count, recordedAt] of [
      [3, '2024-01-01T00:00:00Z'],
      [500, '2025-01-01T00:00:00Z'],
    ] as const) {
      const json = { events: Array.from({ length: count }, () => at(recordedAt)) };
      await app.request(path, { key: workspace.key, json });
    }
    const text = await ownersPage(id);
    expect(linesOf(text)[0]).toHaveLength(501);
    expect(text).toContain(
      'First reading 90% (1 January 2024), latest reading 90% (1 January 2025).',
    );
  });

  // Clause: telemetry in public
  it('samples nothing for anybody else', async () => {
    const id = await unitWith(1000, () => ({ stateOfHealth: 87.654321 }));
    const { text } = await app.request(`/unit/${id}`, { headers: { Accept: browser } });
    expect(text).not.toMatch(/87\.65|sampled|class="chart"/);
  });

  it('says in words what has become of a battery', async () => {
    const { id } = await workspace.serialise(passport.id, { status: 'REPURPOSED' });
    const { text } = await app.request(`/unit/${id}`, { headers: { Accept: browser } });
    expect(text).toContain('Used for another purpose');
    expect(text).not.toContain('REPURPOSED');
  });
});
