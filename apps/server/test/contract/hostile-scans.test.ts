import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  contentTypeOf,
  representationKinds,
  representations,
} from '../../src/representations/negotiation/representations.js';
import { inFull } from '../support/endurance.js';
import { inLanes } from '../support/lanes.js';
import { Random } from '../support/random.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { testEngine } from '../support/test-database.js';
import { createWorkspace } from '../support/workspace.js';

/** Requests of scanners and strangers to the addresses that codes lead to: each gets a documented answer. */

const lanes = 4;

let app: TestApp;
let passport: { readonly id: string; readonly productId: string };
let unit: { readonly id: string; readonly serialNumber: string };

beforeAll(async () => {
  app = await startTestApp();
  const workspace = await createWorkspace(app);
  const { facilityId } = workspace;
  passport = await workspace.createPassport({ facilityId });
  unit = await workspace.serialise(passport.id);
});
afterAll(() => app.close());

describe(`random Accept headers, on ${testEngine}`, () => {
  const types = [
    ...Object.values(representations).flatMap(({ mediaType, acceptNames }) => [
      mediaType,
      ...acceptNames,
    ]),
    ...['*/*', 'text/*', 'image/png', 'application/json', 'application/pdf', '*', '/', 'a/b/c'],
  ];
  const parameters = ['q=0', 'q=1', 'q=0.5', 'q=-1', 'q=1e9', 'q=.', 'q=NaN', 'Q=0.1', 'q="0"'];
  const others = ['profile="a,b"', 'charset=\u00ff', 'v=b3', ';', '=', '"', 'q', ' '];
  const separators = [',', ', ', ',,', ' ,\t', ';', ' '];

  /** One to eight ranges, some cut, some in capitals, now and then very many. */
  function acceptOf(random: Random): string {
    const range = () => {
      const type = random.pick(types);
      const cut = random.chance(0.1) ? type.slice(0, Math.floor(random.next() * 12)) : type;
      const cased = random.chance(0.2) ? cut.toUpperCase() : cut;
      const options = [...parameters, ...others].filter(() => random.chance(0.07));
      return [cased, ...options].join(random.pick([';', '; ', ';;', ' ;']));
    };
    const count = random.chance(0.02) ? 200 : 1 + Math.floor(random.next() * 8);
    return Array.from({ length: count }, range).join(random.pick(separators)).slice(0, 8000);
  }

  const documented = representationKinds.map(contentTypeOf);
  const documentedOfUnits = representationKinds
    .filter((kind) => representations[kind].isOfUnits)
    .map(contentTypeOf);

  it.each([
    ['key', () => `/01/${passport.productId}`, documented],
    ['passport', () => `/passport/${passport.id}`, documented],
    ['unit', () => `/unit/${unit.id}`, documentedOfUnits],
  ])('get a documented type or 406 at a %s', { timeout: 300_000 }, async (_what, path, given) => {
    const random = new Random(17);
    const headers = Array.from({ length: inFull(500, 40) }, () => acceptOf(random));
    await inLanes(headers, lanes, async (Accept) => {
      const reply = await app.request(path(), { headers: { Accept } });
      expect([200, 406], Accept).toContain(reply.status);
      if (reply.status === 200) {
        expect(given, Accept).toContain(reply.headers.get('content-type'));
      } else if (reply.headers.get('content-type')?.includes('html') !== true) {
        expect(Object.keys(reply.body).sort(), Accept).toEqual(['code', 'error', 'message']);
      }
    });
  });
});

describe(`random Digital Link paths, on ${testEngine}`, () => {
  const keys = [
    '01',
    '8003',
    '00',
    '414',
    '21',
    '10',
    '22',
    '235',
    '99',
    '0',
    '',
    '%30%31',
    'gtin',
  ];
  const values = () => [
    passport.productId,
    passport.productId.slice(1),
    unit.serialNumber,
    passport.id,
    ...['0', '00000000000000', '09506000134353', 'A%2FB', 'A%20B', '%00', '%FF', '%', '%zz', '..'],
    ...['%2e%2e', "';--", '%F0%9F%94%8B', '\\', '+', '&', '!"%25', 'x'.repeat(400), '1'.repeat(90)],
  ];
  const queries = [
    '',
    '?',
    '?linkType=linkset',
    '?linkType=gs1:pip',
    '?linkType=%00',
    '?17=991301',
  ];
  const more = [
    '?3103=001250',
    '?lang=%ff',
    '?grant=dpp_li_',
    '?%',
    '?&&=&',
    '?linkType=a&linkType=b',
  ];

  /** One to three pairs of a key and a value, most of them in an order and of a kind that there is not. */
  function pathOf(random: Random): string {
    const first = random.chance(0.5)
      ? `/01/${passport.productId}`
      : `/${random.pick(['01', '8003', ...keys])}/${random.pick(values())}`;
    const others = Array.from({ length: Math.floor(random.next() * 3) }, () =>
      random.chance(0.3)
        ? `/21/${unit.serialNumber}`
        : `/${random.pick(keys)}/${random.pick(values())}`,
    );
    const isCompressed = random.chance(0.1);
    const length = 4 + Math.floor(random.next() * 60);
    const alphabet = [...'ABCDEFabcdef0123456789-_'];
    const compressed = Array.from({ length }, () => random.pick(alphabet)).join('');
    const path = isCompressed ? `/${compressed}` : first + others.join('');
    return path + random.pick(['', '', '/', '//']) + random.pick([...queries, ...more]);
  }

  it('are never answered by a 5xx', { timeout: 900_000 }, async () => {
    const random = new Random(1017);
    const paths = Array.from({ length: inFull(10_000, 200) }, () => pathOf(random));
    const seen = new Set<number>();
    await inLanes(paths, lanes, async (path) => {
      const Accept = random.pick(['text/html', 'application/ld+json', 'application/linkset+json']);
      const { status } = await app.request(path, { headers: { Accept } });
      expect([200, 302, 307, 400, 404, 406], path).toContain(status);
      seen.add(status);
    });
    // Some lead somewhere: not everything is refused at the door.
    expect([200, 302, 400, 404].filter((status) => !seen.has(status))).toEqual([]);
  });
});
