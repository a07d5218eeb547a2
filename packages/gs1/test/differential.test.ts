import bwipjs from 'bwip-js/generic';
import { beforeAll, describe, expect, it } from 'vitest';
import { decodeBracketed, type Gs1Problem } from '../src/index.js';
import { mutatedMessages } from './support/mutated-messages.js';
import { Random } from './support/random.js';

/**
 * Why the peer's answer differs where it does. Every other difference fails the test.
 *
 * @see GS1 General Specifications, "GS1 Company Prefix": a GS1 Company Prefix has four to twelve digits; the peer
 * looks at the first three of them only.
 */
const explained: readonly ((problems: readonly Gs1Problem[]) => boolean)[] = [
  (problems) => problems.every(({ code }) => code === 'INVALID_COMPANY_PREFIX'),
];

interface Answer {
  readonly text: string;
  readonly problems: readonly Gs1Problem[];
  readonly theirs: string | undefined;
}

/** A message of every AI with four mistakes, and another one of each in the long run. */
const rounds = process.env['TEST_ENDURANCE'] === '1' ? 2 : 1;
const texts = mutatedMessages(new Random(20260721), rounds);

/** What the linting of bwip-js says of an element string; `undefined` when it draws it. */
function peerRefusal(text: string): string | undefined {
  // In a linear symbol, which may be one of several, the peer does not ask for companions.
  return refusalBy('gs1-128', text) ?? refusalBy('gs1datamatrix', text);
}

function refusalBy(bcid: string, text: string): string | undefined {
  try {
    bwipjs.raw({ bcid, text, format: 'rectangle', version: '8x18' } as never);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // What passes the linting may still be too long for the symbol.
    if (/: AIs? |GS1/.test(message)) return message;
  }
  return undefined;
}

describe('decodeBracketed and the linting of bwip-js', () => {
  let answers: Answer[];
  beforeAll(() => {
    answers = texts.map((text) => {
      return { text, problems: decodeBracketed(text).problems, theirs: peerRefusal(text) };
    });
  }, 120_000);

  it('are asked about thousands of inputs over every AI, valid and not', () => {
    const identifiers = new Set(texts.map((text) => /^\((\d+)\)/.exec(text)?.[1]));
    expect(texts.length).toBeGreaterThan(2500 * rounds);
    expect(identifiers.size).toBe(541);
    const refused = answers.filter(({ theirs }) => theirs !== undefined);
    expect(refused.length).toBeGreaterThan(1000 * rounds);
    expect(answers.length - refused.length).toBeGreaterThan(750 * rounds);
  });

  it('accept and refuse the same, but for what is explained', () => {
    const differences = answers.filter(({ problems, theirs }) => {
      if ((problems.length === 0) === (theirs === undefined)) return false;
      return theirs !== undefined || !explained.some((explains) => explains(problems));
    });
    expect(differences).toEqual([]);
  });

  it('find the same pairs invalid and the same companions missing', () => {
    for (const [name, code] of [
      ['GS1exclusiveAIs', 'INVALID_PAIR'],
      ['GS1missingAIs', 'MANDATORY_ASSOCIATION_MISSING'],
    ] as const) {
      const theirs = answers.filter((answer) => answer.theirs?.includes(name));
      expect(theirs.length).toBeGreaterThan(50 * rounds);
      expect(theirs.filter(({ problems }) => !hasCode(problems, code))).toEqual([]);
    }
  });

  it('blame the same AI for its data field', () => {
    const differences = answers.filter(({ problems, theirs }) => {
      const blamed = /: AI (\d+): /.exec(theirs ?? '')?.[1];
      return blamed !== undefined && !problems.some((one) => one.applicationIdentifier === blamed);
    });
    expect(differences).toEqual([]);
  });
});

function hasCode(problems: readonly Gs1Problem[], code: string): boolean {
  return problems.some((problem) => problem.code === code);
}
