import type { CrossRule, Findings } from './cross-rule.js';
import { MAXIMUM_FAULTS } from './fault.js';
import { entriesOf, isJsonObject } from './json-value.js';

/** Warns where a composition names a material twice, ignoring case. */
export const duplicateMaterials: CrossRule = {
  id: 'duplicate-materials',
  severity: 'warning',
  check: (metadata, findings) => {
    const materials = entriesOf(metadata['materialComposition']);
    const fibers = entriesOf(metadata['fiberComposition']);
    if (materials.length > 1) {
      const names = materials.map((entry) => isJsonObject(entry) && entry['material']);
      checkNames(findings, names, ['materialComposition', 'material']);
    }
    if (fibers.length > 1) {
      const names = fibers.map((entry) => isJsonObject(entry) && entry['fiber']);
      checkNames(findings, names, ['fiberComposition', 'fiber']);
    }
  },
};

function checkNames(
  { remarks }: Findings,
  names: readonly unknown[],
  [field, member]: readonly [string, string],
): void {
  const seen = new Set<string>();
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index];
    if (typeof name !== 'string') continue;
    const known = seen.size;
    seen.add(name.trim().toLowerCase());
    if (seen.size > known || remarks.length >= MAXIMUM_FAULTS) continue;
    remarks.push({
      code: 'DUPLICATE_MATERIAL',
      path: [field, index, member],
      sentence: ({ catalogue }) => catalogue.advisories.duplicateMaterial,
    });
  }
}
