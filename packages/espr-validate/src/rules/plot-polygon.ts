import type { CrossRule, Findings } from './cross-rule.js';
import type { Expectation } from './expectation.js';
import { MAXIMUM_FAULTS, type Fault } from './fault.js';
import { entriesOf, membersOf } from './json-value.js';

const corners: Expectation = ({ catalogue }) => catalogue.expectations.corners;

/**
 * Refuses a polygon that encloses nothing, and warns of one that does not end with its first point: it can be closed
 * without a doubt.
 */
export const plotPolygon: CrossRule = {
  id: 'plot-polygon',
  severity: 'error',
  check: (metadata, findings) => {
    const facilities = entriesOf(metadata['facilityDetails']);
    for (let facility = 0; facility < facilities.length; facility += 1) {
      const plots = membersOf(facilities[facility])['eudrPlots'];
      if (plots === undefined) continue;
      for (const [plot, value] of entriesOf(plots).entries()) {
        if (!isPolygon(membersOf(value)['polygonType'])) continue;
        const path = ['facilityDetails', facility, 'eudrPlots', plot, 'coordinates'];
        checkPolygon(findings, path, entriesOf(membersOf(value)['coordinates']));
      }
    }
  },
};

function isPolygon(type: unknown): boolean {
  return typeof type === 'string' && type.trim().toLowerCase() === 'polygon';
}

/** Says nothing about points that are none, or about no points: those are faults of their own. */
function checkPolygon(
  { faults, remarks }: Findings,
  path: Fault['path'],
  points: readonly unknown[],
): void {
  const places = points.map(placeOf);
  const [first] = places;
  if (first === undefined || places.includes(undefined)) return;
  if (new Set(places).size < 3) {
    if (faults.length < MAXIMUM_FAULTS) faults.push({ path, expected: corners });
  } else if (places.at(-1) !== first && remarks.length < MAXIMUM_FAULTS) {
    remarks.push({
      code: 'POLYGON_NOT_CLOSED',
      path,
      sentence: ({ catalogue }) => catalogue.advisories.polygonNotClosed,
    });
  }
}

function placeOf(point: unknown): string | undefined {
  const [lat, lng] = [membersOf(point)['lat'], membersOf(point)['lng']];
  return typeof lat === 'number' && typeof lng === 'number' ? `${lat},${lng}` : undefined;
}
