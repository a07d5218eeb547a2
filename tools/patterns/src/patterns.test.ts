import { beforeAll, describe, expect, it } from 'vitest';
import { boundedPatterns } from './bounded-patterns.js';
import { collectPatterns, formatPattern, type Pattern } from './collect-patterns.js';
import { judgePattern, judgePatterns, readSafePatterns } from './judge-pattern.js';
import { worstTexts } from './worst-texts.js';

const patterns = collectPatterns();
const bounded = new Map(boundedPatterns.map((each) => [keyOf(each), each]));

/** By day what the file calls safe is believed; by night every pattern is judged and timed. */
const known = process.env['TEST_ENDURANCE'] ? new Set<string>() : readSafePatterns();

const longText = 64 * 1024;
/** A linear pattern needs one or two; a quadratic one takes thousands for 64 KiB. */
const maxMs = 250;

function keyOf(pattern: Pattern): string {
  return `${pattern.file} ${formatPattern(pattern)}`;
}

describe('the regular expressions of the workspace', () => {
  it('are found', () => {
    expect(patterns.length).toBeGreaterThan(150);
    const found = new Set(patterns.map(keyOf));
    expect([...bounded.keys()].filter((key) => !found.has(key))).toEqual([]);
  });

  describe('by the verdict of a checker', () => {
    let verdicts: ReadonlyMap<string, string>;
    beforeAll(async () => {
      const judged = await judgePatterns(patterns, known);
      verdicts = new Map([...judged].map(([pattern, verdict]) => [keyOf(pattern), verdict]));
    }, 300_000);

    it('take linear time, or a text that is bounded before', () => {
      const slow = [...verdicts].filter(
        ([key, verdict]) => verdict !== 'safe' && !bounded.has(key),
      );
      expect(slow).toEqual([]);
    });

    it('are not called bounded without need', () => {
      expect([...bounded.keys()].filter((key) => verdicts.get(key) === 'safe')).toEqual([]);
    });
  });

  it(`each read the worst texts of 64 KiB in less than ${maxMs} ms`, { timeout: 120_000 }, () => {
    const doubtful = patterns.filter((pattern) => !known.has(formatPattern(pattern)));
    expect(doubtful.length).toBeGreaterThanOrEqual(bounded.size);
    const slow = doubtful.flatMap((pattern) => {
      const length = bounded.get(keyOf(pattern))?.maxLength ?? longText;
      return worstTexts(pattern, length)
        .map((text) => ({ text, ms: bestOfThree(pattern, text) }))
        .filter(({ ms }) => ms > maxMs)
        .map(({ text, ms }) => `${keyOf(pattern)}: ${Math.round(ms)} ms on ${text.slice(0, 20)}…`);
    });
    expect(slow).toEqual([]);
  });

  it(
    'would be caught: a log pattern that starts anew at every character',
    { timeout: 120_000 },
    async () => {
      const source = String.raw`eyJ[\w-]+\.[\w-]+\.[\w-]+`;
      const pattern = { file: '', source, flags: 'g' };
      expect(await judgePattern(pattern)).toBe('polynomial');
      const slowestAt = (length: number) =>
        Math.max(...worstTexts(pattern, length).map((text) => bestOfThree(pattern, text, 0)));
      // Eight times the text: 8 for a linear pattern, 64 for this one. A busy machine bends both.
      expect(slowestAt(longText / 4) / slowestAt(longText / 32)).toBeGreaterThan(20);
    },
  );
});

/** Once more for a slow one: the machine may have been busy. */
function bestOfThree(pattern: Pattern, text: string, slowMs = maxMs): number {
  let best = timeOf(pattern, text);
  for (let run = 1; run < 3 && best > slowMs; run++) best = Math.min(best, timeOf(pattern, text));
  return best;
}

function timeOf({ source, flags }: Pattern, text: string): number {
  const expression = new RegExp(source, flags);
  const startedAt = performance.now();
  text.replace(expression, '');
  return performance.now() - startedAt;
}
