import type { CrossRule } from './cross-rule.js';
import { entriesOf, membersOf } from './json-value.js';

/** Materials made of commodities the regulation covers, by their English names. */
const COVERED =
  /\b(?:\w*wood|timber|particle ?board|fib(?:re|er)board|rubber|latex|leather|hide)\b/i;

/** What all of those have in them: nearly every other material needs no closer look. */
const TELLING = /wood|timber|board|rubber|latex|leather|hide/i;

/** What goes by such a name and is made of something else. */
const NOT_COVERED =
  /\b(?:synthetic|artificial|imitation|faux|vegan|silicone|nitrile|neoprene|butyl|butadiene|chloroprene|EPDM|SBR|NBR)\b/i;

/** Warns where a product seems to fall under the deforestation regulation and names no plot of land. */
export const missingPlots: CrossRule = {
  id: 'missing-plots',
  severity: 'warning',
  check: (metadata, { remarks }) => {
    const materials = entriesOf(metadata['materialComposition']);
    if (!materials.some((entry) => isCovered(membersOf(entry)['material']))) return;
    if (entriesOf(metadata['facilityDetails']).some(namesPlots)) return;
    remarks.push({
      code: 'EUDR_PLOTS_MISSING',
      path: ['facilityDetails'],
      sentence: ({ catalogue }) => catalogue.advisories.eudrPlotsMissing,
    });
  },
};

function isCovered(material: unknown): boolean {
  if (typeof material !== 'string' || !TELLING.test(material)) return false;
  return COVERED.test(material) && !NOT_COVERED.test(material);
}

function namesPlots(facility: unknown): boolean {
  return entriesOf(membersOf(facility)['eudrPlots']).length > 0;
}
