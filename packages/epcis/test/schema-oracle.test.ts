import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateDocument, type EpcisProblem } from '../src/index.js';
import { mutated, steps } from './mutate.js';
import { readEpcisOracles } from './oracles.js';

const oracles = readEpcisOracles();
const examples = [...(oracles?.examples ?? [])];

/** All of them with `TEST_ENDURANCE=1`, a twelfth by day. */
const mutations = process.env['TEST_ENDURANCE'] === '1' ? 1000 : 84;

interface Verdict {
  readonly document: { readonly type?: unknown };
  readonly problems: readonly EpcisProblem[];
  readonly isTaken: boolean;
}

/** Where we differ from the schema, which is laxer or, once, stricter than the standard. */
const explained: Readonly<Record<string, (verdict: Verdict) => boolean>> = {
  'EPCIS 2.0, AggregationEvent: parentID is optional when action is OBSERVE, required otherwise.':
    ({ problems }) =>
      all(problems, ({ code, pointer }) => code === 'MISSING_MEMBER' && /parentID$/.test(pointer)),
  'XML Schema 1.1, dateTimeStamp: T and Z in upper case, offsets up to 14:00, no leap second.': ({
    problems,
  }) => all(problems, ({ code }) => code === 'INVALID_TIME'),
  'EPCIS 2.0, JSON binding: an event of its own is no document; validateEvent reads it.': ({
    document,
    problems,
  }) =>
    !String(document.type).startsWith('EPCIS') &&
    all(problems, ({ code }) => code === 'UNKNOWN_TYPE'),
  'JSON-LD 1.1: contexts are processed in order; an object twice says what it says once.': ({
    document,
    isTaken,
  }) => isTaken && hasContextTwice(document),
};

function all(problems: readonly EpcisProblem[], test: (problem: EpcisProblem) => boolean): boolean {
  return problems.length > 0 && problems.every(test);
}

function hasContextTwice(document: unknown): boolean {
  if (typeof document !== 'object' || document === null) return false;
  const context = (document as { readonly '@context'?: unknown })['@context'];
  const texts = Array.isArray(context) ? context.map((entry) => JSON.stringify(entry)) : [];
  return (
    new Set(texts).size < texts.length ||
    Object.values(document).some((value) => hasContextTwice(value))
  );
}

/** The sentences that explain a difference; `undefined` where there is none. */
function differenceOf(document: unknown): string[] | undefined {
  const { valid, problems } = validateDocument(document);
  if (valid === oracles?.schema(document)) return undefined;
  const verdict = { document: document as { type?: unknown }, problems, isTaken: valid };
  return Object.keys(explained).filter((sentence) => explained[sentence]?.(verdict));
}

describe.skipIf(oracles === undefined)('the JSON Schema of GS1 (set ORACLES_DIR)', () => {
  it('comes with examples', () => {
    expect(examples.length).toBeGreaterThanOrEqual(23);
  });

  it.each(examples)('judges as we do: %s', (_name, document) => {
    expect(validateDocument(document).valid).toBe(oracles?.schema(document));
  });

  it('judges changed examples as we do, unless a sentence of a standard says why not', () => {
    const verdicts = { taken: 0, refused: 0 };
    fc.assert(
      fc.property(fc.constantFrom(...examples), steps, ([, example], changes) => {
        const document = mutated(example, changes);
        const difference = differenceOf(document);
        verdicts[validateDocument(document).valid ? 'taken' : 'refused']++;
        if (difference) {
          const unexplained = { document, problems: validateDocument(document).problems };
          expect(difference.length > 0 || unexplained).toBe(true);
        }
      }),
      { numRuns: mutations },
    );
    expect(Math.min(verdicts.taken, verdicts.refused)).toBeGreaterThan(mutations / 10);
  });

  it.each([
    ['a parent left out', { action: 'ADD', parentID: undefined }],
    ['a time in lower case', { eventTime: '2026-03-04t11:00:30z' }],
  ])('is explained where it differs: %s', (_name, members) => {
    const [, example] = examples.find(([name]) => name.includes('AggregationEvent'))!;
    const document = JSON.parse(JSON.stringify(example)) as {
      epcisBody: { eventList: [object] };
    };
    Object.assign(document.epcisBody.eventList[0], members);
    expect(differenceOf(JSON.parse(JSON.stringify(document)))).toHaveLength(1);
  });
});
