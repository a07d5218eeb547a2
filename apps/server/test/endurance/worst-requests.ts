import type { Config } from '../../src/config.js';
import type { AnyRoute } from '../../src/platform/http/route.js';
import { routes } from '../../src/routes.js';
import type { ServerDeps } from '../../src/server-deps.js';
import { textiles } from '../support/factories.js';
import type { TestReply, TestRequest } from '../support/test-app.js';
import { worstBodies } from './worst-bodies.js';

export interface WorstRequest {
  readonly name: string;
  readonly path: string;
  readonly request: TestRequest;
  /** Looks at each answer. Default: it is no fault of the server. */
  readonly onReply?: (reply: TestReply) => void;
}

type PublicRoute = AnyRoute<ServerDeps>;

/** They are called without a credential. */
export const publicRoutes: readonly PublicRoute[] = routes.filter(
  ({ access }) => access === 'public',
);

/** Node reads 16 KiB of request line and headers. */
const longestPath = 15_000;

/** What a pattern that starts anew, or backtracks, would take longest for. */
const units = [
  ...['a', '0', '.', '-', '_', '/', '?', '{', '%41', '%2F', '%', '%25', '%E4%B8%AD', '%00'],
  ...['eyJ', 'eyJ.', 'dpp_key', 'a@', '://', '(01)', '09506000134352', '@2x.', ';', '='],
];

/** Each unit repeated, in the place of each part of a path that may be anything. */
export function worstPaths(): WorstRequest[] {
  const templates = ['/{any}', '/?{any}', ...publicRoutes.map(({ path }) => path)];
  const open = [...new Set(templates)].filter((path) => path.includes('{'));
  return open.flatMap((template) =>
    units.map((unit) => {
      const text = unit.repeat(longestPath / unit.length);
      const path = template.replace(/\{[^{}]+\}/, text).replace(/\{[^{}]+\}/g, 'x');
      return { name: `GET ${template} of ${unit}…`, path, request: {} };
    }),
  );
}

/** Every worst body, as long as each public operation takes it. */
export function worstPublicBodies(limits: Config['limits']): WorstRequest[] {
  return publicRoutes
    .filter(({ body }) => body)
    .flatMap(({ method, path, maxBodyBytes = 'defaultBodyBytes' }) =>
      worstBodies(limits[maxBodyBytes]).map(({ name, text }) => ({
        name: `${method.toUpperCase()} ${path}: ${name}`,
        path,
        request: { method: method.toUpperCase(), body: text },
      })),
    );
}

const batchItems = 200;

const gs1Texts: readonly (readonly [form: string, unit: string, start: string])[] = [
  ['elementString', '(10)A', '(01)09506000134352'],
  ['elementString', '(', ''],
  ['elementString', '(21)', '(01)09506000134352'],
  ['elementString', '0109506000134352', ''],
  ['elementString', '\u001d', '0109506000134352'],
  ['scanData', '0109506000134352', ']d2'],
  ['scanData', '10A\u001d', ']C1'],
  ['scanData', '\u001d10', ']Q3'],
  ['scanData', '9', ']d2'],
  ['digitalLink', '/10/A', 'https://id.gs1.org/01/09506000134352'],
  ['digitalLink', '%41', 'https://id.gs1.org/01/09506000134352/21/'],
  ['digitalLink', 'A', 'https://id.gs1.org/'],
  ['digitalLink', '/', 'https://id.gs1.org'],
  ['digitalLink', '&98=A', 'https://id.gs1.org/01/09506000134352?97=A'],
  ['digitalLink', '-_', 'https://id.gs1.org/AQnYUc1gmi'],
];

/** 200 pieces of GS1 data that fill the body of a batch, short ones and one that is as long as all. */
export function worstBatches(limits: Config['limits']): WorstRequest[] {
  const spare = 10_000;
  const room = limits.defaultBodyBytes - spare;
  return gs1Texts.flatMap(([form, unit, start]) => {
    const textOf = (length: number) => start + unit.repeat(length / JSON.stringify(unit).length);
    const share = room / batchItems - 30;
    const items = Array.from({ length: batchItems }, () => ({ [form]: textOf(share) }));
    return [items, [{ [form]: textOf(room) }]].map((batch) => ({
      name: `a batch of ${batch.length} ${form} of ${JSON.stringify(unit)}…`,
      path: '/api/v1/gs1/decode/batch',
      request: { json: { items: batch } },
    }));
  });
}

/** Metadata that every rule and advisory looks at, as long as the public validator takes it. */
export function worstMetadata(limits: Config['limits']): WorstRequest[] {
  const room = limits.validatePublicBodyBytes - 4000;
  const texts = ['a@', '://', '@', 'a.', 'wood', '-', ' ', '0', 'é', 'H2', 'https://a'];
  const wrong = texts.map((unit) => {
    const text = unit.repeat(room / 2 / Buffer.byteLength(JSON.stringify(unit).slice(1, -1)));
    return [`a text of ${unit}…`, { ...textiles(), productName: text, contact: text }] as const;
  });
  const material = { name: 'Cotton', percentage: 1 };
  const lists = [
    [
      'materials',
      { ...textiles(), materialComposition: Array<object>(Math.floor(room / 40)).fill(material) },
    ],
    ['keys', { ...textiles(), ...Object.fromEntries(keysOf(room / 32)) }],
    ['categories', { category: 'batteries', ...Object.fromEntries(keysOf(room / 32)) }],
  ] as const;
  return [...wrong, ...lists].map(([name, metadata]) => ({
    name: `validation of ${name}`,
    path: '/api/v1/passports/validate-only-public',
    request: { json: { productId: 'X', metadata } },
  }));
}

function keysOf(count: number): [string, unknown][] {
  return Array.from({ length: count }, (_, i) => [`contactEmail${i}`, 'a']);
}
