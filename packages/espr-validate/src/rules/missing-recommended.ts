import { batteryTypeOf } from './battery-data.js';
import { WHOLE, type Remark } from './cross-rule.js';
import { hasMember, type JsonObject } from './json-value.js';

/**
 * Warns once of all recommended fields that a document does not state. Of a battery that needs a passport,
 * what the Regulation asks for is told by a warning of its own.
 */
export function remarkMissing(
  recommended: readonly string[],
  metadata: JsonObject,
  remarks: Remark[],
): void {
  if (batteryTypeOf(metadata) !== undefined) return;
  const missing = recommended.filter((name) => !hasMember(metadata, name));
  remarks.push({
    code: 'RECOMMENDED_FIELD_MISSING',
    path: WHOLE,
    sentence: (wording) => {
      const labels = missing.map(wording.label);
      return wording.catalogue.advisories.recommendedMissing(wording.sequence(labels));
    },
  });
}
