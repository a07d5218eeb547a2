import { isJsonObject } from '../rules/json-value.js';
import { batteryPassMembers, batteryPassReasons, readBatteryPass } from './battery-pass.js';
import { catenaXMembers, catenaXReasons, readCatenaX } from './catena-x.js';
import { ForeignPayload, type NotTaken } from './foreign-payload.js';

/** The data models of others that are read. */
export const PAYLOAD_SOURCES = ['batterypass', 'catena-x'] as const;
export type PayloadSource = (typeof PAYLOAD_SOURCES)[number];

/** What {@link convertPayload} made of payloads. */
export interface ConvertedPayload {
  /** Metadata of the category batteries, as far as the payload states it; not validated. */
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Everything else that the payloads state, with the reason, in their order. */
  readonly notTaken: readonly NotTaken[];
}

const models = {
  batterypass: { members: batteryPassMembers, reasons: batteryPassReasons, read: readBatteryPass },
  'catena-x': { members: catenaXMembers, reasons: catenaXReasons, read: readCatenaX },
} as const;

/** How deep a payload may lie in what a program has wrapped it in. */
const deepestWrapping = 6;

/**
 * Writes metadata of a battery from a payload of another data model: of the Battery Pass consortium (each aspect by
 * itself, or several), or of the Catena-X submodel `battery_pass`, version 6. A value is taken where both mean the same
 * thing in a known unit; nothing is guessed, and everything that is not taken is named.
 *
 * @param payload - Parsed JSON: the payload, a list of payloads, or an object that holds them.
 * @returns `undefined` for JSON of which nothing can be taken.
 */
export function convertPayload(
  payload: unknown,
  from: PayloadSource,
): ConvertedPayload | undefined {
  const found = [...payloadsIn(payload, from)];
  if (found.length === 0) return undefined;
  // Aspects of one battery refer to each other: the composition to the mass.
  const merged: Record<string, unknown> = {};
  const clashes: NotTaken[] = [];
  for (const { path, holder } of found) {
    for (const [name, value] of Object.entries(holder)) {
      if (name === '__proto__') continue;
      const isFree =
        !Object.hasOwn(merged, name) || JSON.stringify(merged[name]) === JSON.stringify(value);
      if (isFree) merged[name] = value;
      else clashes.push({ path: path + name, reason: 'another payload states it, too' });
    }
  }
  const reader = new ForeignPayload(merged);
  models[from].read(reader);
  // The category alone was not stated by the payload.
  if (Object.keys(reader.metadata).length === 1) return undefined;
  return { metadata: reader.metadata, notTaken: [...reader.notTaken(reasonOf(from)), ...clashes] };
}

function reasonOf(from: PayloadSource): (path: string) => string {
  const { reasons } = models[from];
  return (path) =>
    reasons.find(
      ([start]) =>
        path === start || (/^[.[]/.test(path.slice(start.length)) && path.startsWith(start)),
    )?.[1] ?? 'the metadata have no member for it';
}

/** Programs call an aspect by the name of its list, and the other data model has documents of the same name. */
function isMember(value: unknown, name: string): boolean {
  if (name === 'declarationOfConformity') return typeof value === 'string';
  return name === 'labels' ? Array.isArray(value) : value !== undefined;
}

/** Deep within, the models have members of the same name; so many at once has only a payload of the other one. */
const mostInCommon = 3;

function isOtherModel(value: Readonly<Record<string, unknown>>, from: PayloadSource): boolean {
  return PAYLOAD_SOURCES.some(
    (other) =>
      other !== from &&
      models[other].members.filter((name) => isMember(value[name], name)).length > mostInCommon,
  );
}

interface Found {
  /** Path of the member that holds it, with its dot. */
  readonly path: string;
  readonly holder: Readonly<Record<string, unknown>>;
}

function* payloadsIn(
  value: unknown,
  from: PayloadSource,
  path = '',
  depth = deepestWrapping,
): Generator<Found> {
  if (depth === 0 || (isJsonObject(value) && isOtherModel(value, from))) return;
  const { members } = models[from];
  if (isJsonObject(value) && members.some((name) => isMember(value[name], name))) {
    yield { path, holder: value };
    return;
  }
  const isHolder = typeof value === 'object' && value !== null;
  for (const [name, member] of isHolder ? Object.entries(value) : []) {
    yield* payloadsIn(member, from, `${path}${name}.`, depth - 1);
  }
}
