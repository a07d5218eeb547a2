import { batteries } from './categories/batteries.js';
import { readinessOf, type BatteryReadiness } from './rules/battery-data.js';
import { compileCategory, type CategoryCheck } from './rules/compile-category.js';
import { membersOf } from './rules/json-value.js';

/**
 * Tells which data points of Annex XIII to Regulation (EU) 2023/1542 an EV, LMT or industrial battery
 * still lacks, each with who may read it and the article that asks for it; a malformed value counts for none.
 * What the Commission asks not to fill yet (carbon footprint, due diligence, instructions for use) is not
 * counted, nor is what the passport holds outside its metadata (identifiers, test reports). Never throws on JSON values.
 *
 * @example
 * batteryReadiness({ batteryCategory: 'portable' }); // { mandatory: 0, missing: [] }
 */
export function batteryReadiness(metadata: unknown): BatteryReadiness {
  checkBattery ??= compileCategory(batteries);
  return readinessOf(metadata, checkBattery(membersOf(metadata), {}).faults);
}

let checkBattery: CategoryCheck | undefined;
