import { describe, expect, it } from 'vitest';
import { MATERIAL_KINDS, searchMaterials, type MaterialKind } from '../materials.js';

const materials = searchMaterials();
const ofKind = (kind: MaterialKind) => materials.filter((material) => material.kind === kind);

function isCasNumber(text: string): boolean {
  const [, body, checkDigit] = /^([1-9]\d{1,6}-\d\d)-(\d)$/.exec(text) ?? [];
  const digits = [...(body ?? '').replace('-', '')].reverse().map(Number);
  const sum = digits.reduce((total, digit, i) => total + digit * (i + 1), 0);
  return digits.length > 0 && sum % 10 === Number(checkDigit);
}

describe('every entry of the vocabulary', () => {
  it.each([
    ['material', 250],
    ['fiber', 70],
    ['chemistry', 40],
    ['substance', 120],
    ['hazard', 30],
    ['crm', 55],
  ] as const)('of kind %s is one of at least %i', (kind, count) => {
    expect(ofKind(kind).length).toBeGreaterThanOrEqual(count);
  });

  it('has one of the kinds, and these members alone', () => {
    for (const material of materials) {
      expect(MATERIAL_KINDS).toContain(material.kind);
      expect(Object.keys(material)).toEqual(['id', 'name', 'kind', 'casNumber', 'description']);
    }
  });

  it('has an id of its own in kebab case', () => {
    expect(new Set(materials.map(({ id }) => id)).size).toBe(materials.length);
    expect(materials.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('has a name of its own among its kind, whatever its case', () => {
    const names = materials.map(({ kind, name }) => `${kind} ${name.toLowerCase()}`);
    expect(new Set(names).size).toBe(materials.length);
    expect(materials.filter(({ name }) => name !== name.trim() || name === '')).toEqual([]);
  });

  it.each(materials.filter(({ casNumber }) => casNumber !== null))(
    '$id has a CAS number with a valid check digit',
    ({ casNumber }) => {
      expect(isCasNumber(casNumber ?? '')).toBe(true);
    },
  );

  it('is described in sentences that say more than its name', () => {
    const poor = materials.filter(
      ({ name, description }) =>
        description === null || !/^\S.{22,200}\.$/.test(description) || description === `${name}.`,
    );
    expect(poor).toEqual([]);
  });

  it('has a CAS number that no other name of its kind has, but for grades and forms of one', () => {
    const sharing = new Map<string, string[]>();
    for (const { kind, casNumber, id } of materials) {
      if (casNumber === null) continue;
      const key = `${kind} ${casNumber}`;
      sharing.set(key, [...(sharing.get(key) ?? []), id]);
    }
    expect([...sharing.values()].filter((ids) => ids.length > 1).sort()).toEqual([
      ['crm-boron', 'crm-boron-metallurgy-grade'],
      ['crm-graphite', 'crm-graphite-battery-grade'],
      ['crm-magnesium', 'crm-magnesium-metal'],
      ['natural-graphite', 'synthetic-graphite'],
    ]);
  });
});

describe('a CAS number', () => {
  it.each(['7440-48-5', '7440-4-84', '744048-4', '07440-48-4', '7440-48-4 ', ''])(
    'is not %j',
    (text) => {
      expect(isCasNumber(text)).toBe(false);
    },
  );
});

describe('the fibres', () => {
  /** Annex I to Regulation (EU) No 1007/2011, entry by entry; some entries hold several names. */
  const namesPerEntry: Readonly<Record<number, number>> = { 2: 12, 3: 2, 48: 3 };

  it('are all of Annex I, entries 1 to 50', () => {
    const entries = ofKind('fiber')
      .map(({ description }) => / Annex I, (\d+)\.$/.exec(description ?? '')?.[1])
      .filter((entry) => entry !== undefined)
      .map(Number);
    const counts = Array.from({ length: 50 }, (_, i) => entries.filter((n) => n === i + 1).length);
    expect(counts).toEqual(Array.from({ length: 50 }, (_, i) => namesPerEntry[i + 1] ?? 1));
    expect(entries).toHaveLength(64);
  });
});

/** Regulation (EU) 2024/1252, Annex I section 1 and Annex II section 1, in their order. */
const strategic = [
  'bauxite-alumina-aluminium',
  'bismuth',
  'boron-metallurgy-grade',
  'cobalt',
  'copper',
  'gallium',
  'germanium',
  'lithium-battery-grade',
  'magnesium-metal',
  'manganese-battery-grade',
  'graphite-battery-grade',
  'nickel-battery-grade',
  'platinum-group-metals',
  'rare-earth-elements-for-magnets',
  'silicon-metal',
  'titanium-metal',
  'tungsten',
];
const critical = [
  'antimony',
  'arsenic',
  'bauxite-alumina-aluminium',
  'baryte',
  'beryllium',
  'bismuth',
  'boron',
  'cobalt',
  'coking-coal',
  'copper',
  'feldspar',
  'fluorspar',
  'gallium',
  'germanium',
  'hafnium',
  'helium',
  'heavy-rare-earth-elements',
  'light-rare-earth-elements',
  'lithium',
  'magnesium',
  'manganese',
  'graphite',
  'nickel-battery-grade',
  'niobium',
  'phosphate-rock',
  'phosphorus',
  'platinum-group-metals',
  'scandium',
  'silicon-metal',
  'strontium',
  'tantalum',
  'titanium-metal',
  'tungsten',
  'vanadium',
];

describe('the raw materials', () => {
  const saying = (text: RegExp) =>
    ofKind('crm')
      .filter(({ description }) => text.test(description ?? ''))
      .map(({ id }) => id.replace(/^crm-/, ''))
      .sort();

  it('are the 17 strategic and the 34 critical ones, each saying which it is', () => {
    expect(saying(/^Strategic/)).toEqual([...strategic].sort());
    expect(saying(/^(Strategic and c|C)ritical \(/)).toEqual([...critical].sort());
    expect([strategic.length, critical.length]).toEqual([17, 34]);
  });

  it('name each platinum group metal and each rare earth element but promethium', () => {
    expect(saying(/^Platinum group metal\./)).toHaveLength(6);
    expect(saying(/rare earth (?!elements)|rare earth\./i)).toHaveLength(15);
  });
});

describe('the hazards', () => {
  it('are the classes of Annex I to Regulation (EC) No 1272/2008, section by section', () => {
    const sections = ofKind('hazard').map(
      ({ description }) => /section ([\d.]+):/.exec(description ?? '')?.[1] ?? '',
    );
    const expected = [
      ...Array.from({ length: 17 }, (_, i) => `2.${i + 1}`),
      ...Array.from({ length: 11 }, (_, i) => `3.${i + 1}`),
      ...Array.from({ length: 4 }, (_, i) => `4.${i + 1}`),
      '5.1',
    ];
    expect([...new Set(sections)].sort()).toEqual(expected.sort());
  });
});
