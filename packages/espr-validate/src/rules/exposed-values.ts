import { RESTRICTED_KEYS, type Audience, type AudienceRow } from '../audiences.js';
import { BATTERY_DATA_POINTS } from './battery-data-points.js';
import type { CrossRule, Remark } from './cross-rule.js';
import { isJsonObject, type JsonObject } from './json-value.js';

/** Values further down are no fields: what is searched is bounded, and so is the stack. */
const MAXIMUM_DEPTH = 8;

/** The key that a restricted value belongs under, by the name of the value. */
const homes: ReadonlyMap<string, AudienceRow> = new Map(homesOf(RESTRICTED_KEYS));

function* homesOf(rows: readonly AudienceRow[]): Generator<[string, AudienceRow]> {
  const places = BATTERY_DATA_POINTS.flatMap(({ paths }) => paths).map((path) => path.split('.'));
  for (const row of rows.filter(({ category }) => category === 'batteries')) {
    yield [row.element, row];
    for (const [key, name] of places) {
      if (key === row.element && name !== undefined) yield [name, row];
    }
  }
}

/**
 * Warns of values that stand where more readers see them than Annex XIII of Regulation (EU) 2023/1542 gives them to:
 * once for each name, at its first place. A member that the public part of the rule table has is no such value.
 */
export function exposedValues(publicFields: Readonly<Record<string, unknown>>): CrossRule {
  return {
    id: 'exposed-values',
    severity: 'warning',
    check: (metadata, { remarks }) => {
      const named = new Set<string>();
      for (const key of Object.keys(metadata)) {
        const search = { readers: readersOf(key), remarks, named };
        if (!Object.hasOwn(publicFields, key)) remarkOn(key, [key], search);
        searchIn(metadata[key], [key], search);
      }
    },
  };
}

interface Search {
  /** Who sees the top-level key that is searched; undefined for anybody. */
  readonly readers: readonly Audience[] | undefined;
  readonly remarks: Remark[];
  /** Names that have their remark. */
  readonly named: Set<string>;
}

function readersOf(key: string): readonly Audience[] | undefined {
  return RESTRICTED_KEYS.find(({ element }) => element === key)?.audiences;
}

function searchIn(value: unknown, path: readonly (string | number)[], search: Search): void {
  if (path.length > MAXIMUM_DEPTH) return;
  if (Array.isArray(value)) {
    value.forEach((entry: unknown, index) => searchIn(entry, [...path, index], search));
  } else if (isJsonObject(value)) {
    searchMembers(value, path, search);
  }
}

function searchMembers(
  members: JsonObject,
  path: readonly (string | number)[],
  search: Search,
): void {
  for (const name of Object.keys(members)) {
    const value = members[name];
    const isContainer = typeof value === 'object' && value !== null;
    if (!isContainer && !homes.has(name)) continue;
    const place = [...path, name];
    remarkOn(name, place, search);
    if (isContainer) searchIn(value, place, search);
  }
}

function remarkOn(
  name: string,
  path: readonly (string | number)[],
  { readers, remarks, named }: Search,
): void {
  const home = homes.get(name);
  if (home === undefined || named.has(name)) return;
  if (readers?.every((reader) => home.audiences.includes(reader)) === true) return;
  named.add(name);
  const place = home.element === name ? name : `${home.element}.${name}`;
  remarks.push({
    code: name === 'testReports' ? 'TEST_REPORTS_EXPOSED' : 'VALUE_EXPOSED',
    path: [...path],
    sentence: ({ catalogue }) => catalogue.advisories.valueExposed(place),
  });
}
