import { describe, expect, it } from 'vitest';
import { checkDigit } from '../keys.js';
import { decode, decodeBracketed, decodeDigitalLinkUri } from '../index.js';

const signature = '(8030)ABC';
const keys = [
  ['253', '9506000134352', 'A1'],
  ['255', `9506000134${checkDigit('950600013400').toString()}`, '12'],
  ['8003', '09506000134352', 'A1'],
] as const;
const gcn = `950600013400${checkDigit('950600013400')}`;
const valueOf = (ai: string, value: string) => (ai === '255' ? gcn : value);

describe('a digital signature (8030)', () => {
  it.each(keys)('needs a serial number in (%s)', (ai, value, serial) => {
    const bare = `(${ai})${valueOf(ai, value)}`;
    const { problems } = decodeBracketed(bare + signature);
    expect(problems).toMatchObject([
      { code: 'MANDATORY_ASSOCIATION_MISSING', applicationIdentifier: ai, start: 1 },
    ]);
    expect(problems[0]?.message).toContain('(8030)');
    expect(decodeBracketed(bare + serial + signature).problems).toEqual([]);
    expect(decodeBracketed(bare).problems).toEqual([]);
  });

  it('needs it beside another key that is serialised, too', () => {
    const text = `(01)09506000134352(21)A(8003)09506000134352${signature}`;
    expect(decodeBracketed(text).problems).toMatchObject([
      { code: 'MANDATORY_ASSOCIATION_MISSING', applicationIdentifier: '8003' },
    ]);
  });

  it('needs it in a Digital Link, too', () => {
    const { problems } = decodeDigitalLinkUri('https://a.example/8003/09506000134352?8030=ABC');
    expect(problems.map(({ code }) => code)).toEqual(['MANDATORY_ASSOCIATION_MISSING']);
  });

  it('may stand in another symbol than the serial number', () => {
    const text = `(8003)09506000134352${signature}`;
    expect(decodeBracketed(text, { checkAssociations: 'pairs' }).valid).toBe(true);
  });
});

describe('the option checkAssociations', () => {
  const lone = ']C110ABC';
  const pair = '(3102)000195(3103)000195';

  it('asks by default for what is missing, and refuses what never goes together', () => {
    expect(decode(lone).problems.map(({ code }) => code)).toEqual([
      'MANDATORY_ASSOCIATION_MISSING',
    ]);
    expect(new Set(decode(pair).problems.map(({ code }) => code))).toEqual(
      new Set(['MANDATORY_ASSOCIATION_MISSING', 'INVALID_PAIR']),
    );
  });

  it("asks with 'pairs' for nothing, and refuses what never goes together all the same", () => {
    const options = { checkAssociations: 'pairs' } as const;
    expect(decode(lone, options).valid).toBe(true);
    expect(decode(pair, options).problems.map(({ code }) => code)).toEqual(['INVALID_PAIR']);
  });

  it('is no matter where it is false', () => {
    expect(decode(pair, { checkAssociations: false }).valid).toBe(true);
  });
});
