import fc from 'fast-check';
import type { AnyRoute } from '../../src/platform/http/route.js';
import type { ServerDeps } from '../../src/server-deps.js';
import { hostileValues } from '../support/hostile-values.js';
import { hostileBodies } from '../support/hostile-bodies/corpus.js';
import type { TestRequest } from '../support/test-app.js';

export interface HostileRequest {
  readonly path: string;
  readonly request: TestRequest;
}

const texts = hostileValues.filter((value) => typeof value === 'string');

/** Printable ASCII, as a client that encodes nothing may write it into a request line. */
const rawText = fc
  .string({ unit: 'grapheme-ascii', maxLength: 60 })
  .map((text) => text.replace(/[^\x21-\x7e]/g, '+'));

/** What stands for a part of a path, or behind a `?`. */
const pathText = fc.oneof(
  rawText,
  fc.string({ unit: 'binary', maxLength: 40 }).map(encode),
  fc.constantFrom(...texts).map((text) => encode(text).slice(0, 4000)),
  fc.constantFrom('..', '.', '%', '%2', '%2f', '%00', '%ff', '%c0%80', '%ed%a0%80', '%252e', '//'),
  fc.constantFrom('-'.repeat(36), '0'.repeat(14), '09506000134352', '9'.repeat(400), '-1e99'),
  fc.uuid(),
  fc.bigInt().map(String),
);

const names = ['page', 'limit', 'cursor', 'search', 'kind', 'lang', 'linkType', 'format', 'size'];
const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...names), pathText), pathText), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));

const headerValue = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', maxLength: 200 }),
  fc.constantFrom(
    'Bearer dpp_key_',
    'Bearer eyJ.eyJ.',
    'text/html;q=9',
    '*/*;q=-1',
    'W/"',
    '"',
    ',',
  ),
  fc.constantFrom('dpp_session=x', 'gzip', '-1', '1e9', 'utf-7', 'null', 'bytes=0-'),
);
const headerNames = [
  ...['Accept', 'Accept-Language', 'Authorization', 'Cookie', 'If-None-Match', 'X-Request-Id'],
  ...['X-Forwarded-For', 'X-Forwarded-Host', 'Forwarded', 'Origin', 'Range', 'Idempotency-Key'],
  ...['X-CSRF-Token', 'If-Modified-Since', 'Referer', 'User-Agent'],
];
const headers = fc.dictionary(fc.constantFrom(...headerNames), headerValue, { maxKeys: 4 });

/** Bodies of the corpus, bodies of the right shape with hostile values in them, and any JSON. */
function bodyFor(sample: object | undefined): fc.Arbitrary<Pick<TestRequest, 'body' | 'headers'>> {
  const ofCorpus = fc
    .constantFrom(...hostileBodies)
    .map(({ bytes, headers }) => ({ body: bytes, ...(headers && { headers }) }));
  const anyJson = fc.json({ maxDepth: 4 }).map((body) => ({ body }));
  if (!sample) return fc.oneof(ofCorpus, anyJson);
  const member = fc.constantFrom(...Object.keys(sample));
  const value = fc.oneof(fc.constantFrom(...hostileValues), fc.jsonValue({ maxDepth: 3 }));
  const spoilt = fc
    .dictionary(member, value, { minKeys: 1, maxKeys: 2 })
    .map((changes) => ({ body: JSON.stringify({ ...sample, ...changes }) }));
  return fc.oneof(spoilt, ofCorpus, anyJson);
}

/** Any requests for an operation, the same ones for the same seed. */
export function hostileRequests(
  { method, path, body }: AnyRoute<ServerDeps>,
  sample: object | undefined,
  { count, seed }: { readonly count: number; readonly seed: number },
): HostileRequest[] {
  const parameters = path.match(/\{[^{}]+\}/g) ?? [];
  const anyRequest = fc.record({
    parts: fc.tuple(...parameters.map(() => pathText)),
    query: fc.option(query, { nil: '' }),
    headers,
    body: body ? bodyFor(sample) : fc.constant<Pick<TestRequest, 'body' | 'headers'>>({}),
  });
  return fc.sample(anyRequest, { numRuns: count, seed }).map((any) => {
    const filled = parameters.reduce(
      (at, name, i) => at.replace(name, () => any.parts[i] ?? ''),
      path,
    );
    return {
      path: any.query === '' ? filled : `${filled}?${any.query}`,
      request: {
        method: method.toUpperCase(),
        ...any.body,
        headers: { ...any.headers, ...any.body.headers },
      },
    };
  });
}

/** Half of a surrogate pair has no encoding. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
