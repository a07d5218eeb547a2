import type { CrossRule } from './cross-rule.js';
import type { Expectation } from './expectation.js';
import { MAXIMUM_FAULTS } from './fault.js';
import { IMITATION } from './imitation.js';
import { entriesOf, membersOf } from './json-value.js';
import {
  CHROMIUM_VI_CAS,
  CHROMIUM_VI_IN_LEATHER,
  REACH_LIMITS,
  type ReachLimit,
} from './reach-limits.js';

const byCas = new Map<unknown, ReachLimit>(
  REACH_LIMITS.flatMap((limit) => limit.cas.map((cas) => [cas, limit] as const)),
);

const byName = new Map<string, ReachLimit>(
  REACH_LIMITS.flatMap((limit) => limit.names.map((name) => [keyOf(name), limit] as const)),
);

const LEATHER = /\bleather\b/i;

/** How many mg/kg one of each unit is. */
const MG_PER_KG: Readonly<Record<string, number>> = {
  ppm: 1,
  'mg/kg': 1,
  ppb: 0.001,
  'g/kg': 1000,
  '%': 10_000,
  '% w/w': 10_000,
};

/** Refuses textiles that state more of a substance than REACH allows in them. */
export const substanceLimits: CrossRule = {
  id: 'substance-limits',
  severity: 'error',
  check: (metadata, { faults }) => {
    for (const [index, substance] of entriesOf(metadata['hazardousSubstances']).entries()) {
      const limit = limitOf(substance, metadata);
      const concentration = concentrationOf(substance);
      if (limit === undefined || !(concentration > limit.limit)) continue;
      if (faults.length >= MAXIMUM_FAULTS) return;
      faults.push({
        path: ['hazardousSubstances', index, 'concentration'],
        expected: upTo(limit),
      });
    }
  },
};

function limitOf(
  substance: unknown,
  metadata: unknown,
): Pick<ReachLimit, 'entry' | 'limit'> | undefined {
  const name = membersOf(substance)['substanceName'];
  const limit =
    byCas.get(membersOf(substance)['casNumber']) ??
    (typeof name === 'string' ? limitByName(name) : undefined);
  return limit?.cas.includes(CHROMIUM_VI_CAS) && holdsLeather(metadata)
    ? CHROMIUM_VI_IN_LEATHER
    : limit;
}

/**
 * By the whole name or, where another name stands in brackets behind it, by either: `Lead (Pb)`. What is
 * measured may follow after a comma: `Formaldehyde, free`. A comma without a blank is part of the name.
 */
function limitByName(name: string): ReachLimit | undefined {
  const whole = byName.get(keyOf(name));
  if (whole !== undefined) return whole;
  const comma = name.indexOf(', ');
  if (comma >= 0) return limitByName(name.slice(0, comma));
  const bracket = name.trimEnd().endsWith(')') ? name.lastIndexOf('(') : -1;
  if (bracket < 0) return undefined;
  return byName.get(keyOf(name.slice(0, bracket))) ?? byName.get(keyOf(name.slice(bracket)));
}

/** In mg/kg, which are ppm; NaN, which is above no limit, where the unit is unknown. */
function concentrationOf(substance: unknown): number {
  const concentration = membersOf(substance)['concentration'];
  const unit = membersOf(substance)['unit'] ?? 'ppm';
  if (typeof concentration !== 'number' || typeof unit !== 'string') return Number.NaN;
  const name = unit.toLowerCase();
  const factor = Object.hasOwn(MG_PER_KG, name) ? MG_PER_KG[name] : undefined;
  return factor === undefined ? Number.NaN : concentration * factor;
}

function holdsLeather(metadata: unknown): boolean {
  return entriesOf(membersOf(metadata)['materialComposition']).some((entry) => {
    const material = membersOf(entry)['material'];
    return typeof material === 'string' && LEATHER.test(material) && !IMITATION.test(material);
  });
}

/** `Benzo[a]pyrene` and `benzo(a)pyrene` are the same. */
function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '');
}

function upTo({ limit, entry }: Pick<ReachLimit, 'entry' | 'limit'>): Expectation {
  return ({ catalogue, number }) => catalogue.expectations.concentrationUpTo(number(limit), entry);
}
