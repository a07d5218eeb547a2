import type { CrossRule } from './cross-rule.js';
import { IMITATION } from './imitation.js';
import { entriesOf, membersOf } from './json-value.js';

/** Materials made of commodities the regulation covers, by their English names. */
const COVERED =
  /\b(?:\w*wood|wooden|timber|oak|beech|birch|pine|spruce|larch|maple|walnut|teak|mahogany|[HM]DF|OSB|particle ?board|chipboard|fib(?:re|er)board|rubber|latex|leather|hide)\b/i;

/** Rubbers that are made of something else. */
const SYNTHETIC_RUBBER =
  /\b(?:silicone|nitrile|neoprene|butyl|butadiene|chloroprene|EPDM|SBR|NBR)\b/i;

/** Warns where a product seems to fall under the deforestation regulation and names no plot of land. */
export const missingPlots: CrossRule = {
  id: 'missing-plots',
  severity: 'warning',
  check: (metadata, { remarks }) => {
    // Looking for plots is cheaper than reading names.
    if (entriesOf(metadata['facilityDetails']).some(namesPlots)) return;
    const materials = entriesOf(metadata['materialComposition']);
    if (!materials.some((entry) => isCovered(membersOf(entry)['material']))) return;
    remarks.push({
      code: 'EUDR_PLOTS_MISSING',
      path: ['facilityDetails'],
      sentence: ({ catalogue }) => catalogue.advisories.eudrPlotsMissing,
    });
  },
};

function isCovered(material: unknown): boolean {
  if (typeof material !== 'string' || !COVERED.test(material)) return false;
  return !IMITATION.test(material) && !SYNTHETIC_RUBBER.test(material);
}

function namesPlots(facility: unknown): boolean {
  return entriesOf(membersOf(facility)['eudrPlots']).length > 0;
}
