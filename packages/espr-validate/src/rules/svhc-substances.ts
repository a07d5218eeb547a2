import type { CrossRule } from './cross-rule.js';
import { entriesOf } from './json-value.js';

/** Warns where the statement about substances of very high concern and their list contradict each other. */
export const svhcSubstances: CrossRule = {
  id: 'svhc-substances',
  severity: 'warning',
  check: ({ presenceOfSVHC, svhcSubstances: listed }, { remarks }) => {
    if (listed !== undefined && !Array.isArray(listed)) return;
    const isAnyListed = entriesOf(listed).length > 0;
    if (typeof presenceOfSVHC !== 'boolean' || presenceOfSVHC === isAnyListed) return;
    remarks.push({
      code: 'SVHC_SUBSTANCES_INCONSISTENT',
      path: ['svhcSubstances'],
      sentence: ({ catalogue: { advisories } }) =>
        isAnyListed ? advisories.svhcSubstancesUnexpected : advisories.svhcSubstancesMissing,
    });
  },
};
