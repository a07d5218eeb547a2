import { readinessOf } from './battery-data.js';
import { WHOLE, type CrossRule } from './cross-rule.js';
import { formatLabel } from './fault.js';

/**
 * Warns once of all that a battery of this model still lacks for its passport. What only a battery in
 * use can tell belongs to its unit and is passed over.
 */
export const missingBatteryData: CrossRule = {
  id: 'missing-battery-data',
  severity: 'warning',
  check: (metadata, { remarks }) => {
    // A malformed value is told of in its own place.
    const missing = readinessOf(metadata, []).missing.filter(({ isDynamic }) => !isDynamic);
    if (missing.length === 0) return;
    remarks.push({
      code: 'BATTERY_DATA_MISSING',
      path: WHOLE,
      sentence: (wording) => {
        const labels = missing.map(({ path }) => formatLabel(path.split('.'), wording));
        const form = wording.plural(
          wording.catalogue.advisories.batteryDataMissing,
          missing.length,
        );
        return form(wording.number(missing.length), wording.sequence(labels));
      },
    });
  },
};
