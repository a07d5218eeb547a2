import type { CrossRule } from './cross-rule.js';
import { expectationOf } from './expectation.js';
import { MAXIMUM_FAULTS } from './fault.js';
import { entriesOf, membersOf, type JsonObject } from './json-value.js';
import { percentage } from './shape.js';

/** The lists of substances that state a concentration and its unit. */
const LISTS = ['hazardousSubstances', 'substancesOfConcern'] as const;

const PERCENT = /^%(?: w\/w)?$/i;

const share = expectationOf(percentage);

/** Refuses a concentration in per cent that is more than the whole. */
export const concentrationShare: CrossRule = {
  id: 'concentration-share',
  severity: 'error',
  check: (metadata, { faults }) => {
    for (const list of LISTS) {
      const entries = entriesOf(metadata[list]);
      for (let index = 0; index < entries.length; index += 1) {
        if (faults.length >= MAXIMUM_FAULTS) return;
        if (!isMoreThanAll(membersOf(entries[index]))) continue;
        const fault = { path: [list, index, 'concentration'], expected: share };
        faults.push(isAdvised(list, metadata) ? { ...fault, recommended: true } : fault);
      }
    }
  },
};

function isMoreThanAll({ concentration, unit }: JsonObject): boolean {
  if (typeof concentration !== 'number' || !(concentration > 100)) return false;
  return typeof unit === 'string' && PERCENT.test(unit);
}

/** Hazardous substances of a battery are recommended to be stated well, and nothing in them is an error. */
function isAdvised(list: string, { category }: JsonObject): boolean {
  return list === 'hazardousSubstances' && category === 'batteries';
}
