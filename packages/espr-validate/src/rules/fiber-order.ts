import type { CrossRule } from './cross-rule.js';
import { entriesOf, membersOf } from './json-value.js';

/** Warns where a fibre stands after one with a smaller share. */
export const fiberOrder: CrossRule = {
  id: 'fiber-order',
  severity: 'warning',
  check: (metadata, { remarks }) => {
    let least = Infinity;
    for (const entry of entriesOf(metadata['fiberComposition'])) {
      const share = membersOf(entry)['percentage'];
      if (typeof share !== 'number') return;
      if (share > least) {
        remarks.push({
          code: 'FIBERS_NOT_DESCENDING',
          path: ['fiberComposition'],
          sentence: ({ catalogue }) => catalogue.advisories.fibersNotDescending,
        });
        return;
      }
      least = share;
    }
  },
};
