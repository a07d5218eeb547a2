import { english, type Wording } from '../messages/wording.js';
import { isJsonObject, type JsonObject } from '../rules/json-value.js';
import { formatPath, type Fault } from '../rules/fault.js';
import { createAdvisory, type AdvisoryItem } from './advisory.js';
import { isPersonalName } from './personal-name.js';

/** Parties whose contact details the law wants published (Regulation (EU) 2024/1781, Annex III (g), (j), (k)). */
const PUBLISHED_PARTIES: ReadonlySet<string> = new Set([
  'manufacturer',
  'importer',
  'responsiblePerson',
]);

/** What the law wants to be an address to write to (Regulation (EU) 2025/2509, Article 7(12)). */
const PUBLISHED_CHANNEL = 'consumerCommunicationChannel';

/**
 * Warns of the first field that looks like personal data: its name says so in one of the 28
 * languages (`contactEmail`, `first_name`, `Geburtsdatum`), or its text holds an e-mail address. Looks
 * at the top-level keys and, one level deep, into their objects and lists of objects; not into
 * `manufacturer`, `importer` and `responsiblePerson`, whose contact details are public by law, nor
 * at `consumerCommunicationChannel`. The advisory names the path, never the value.
 *
 * @returns At most one advisory; `undefined` when nothing looks personal.
 */
export function personalDataAdvisory(
  metadata: unknown,
  wording: Wording = english(),
): AdvisoryItem | undefined {
  const found = isJsonObject(metadata) ? findPersonalData(metadata) : undefined;
  if (found === undefined) return undefined;
  const path = formatPath(found);
  return createAdvisory(
    { code: 'PII_SHAPE_DETECTED', path },
    (texts) => texts.personalData(path),
    wording,
  );
}

function findPersonalData(metadata: JsonObject): Fault['path'] | undefined {
  for (const name of Object.keys(metadata)) {
    if (name === PUBLISHED_CHANNEL) continue;
    const value = metadata[name];
    if (looksPersonal(name, value)) return [name];
    if (PUBLISHED_PARTIES.has(name)) continue;
    const below = Array.isArray(value) ? findInList(value) : findInObject(value);
    if (below !== undefined) return [name, ...below];
  }
  return undefined;
}

function findInList(entries: readonly unknown[]): Fault['path'] | undefined {
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index];
    if (holdsEmailAddress(entry)) return [index];
    const member = findInObject(entry);
    if (member !== undefined) return [index, ...member];
  }
  return undefined;
}

function findInObject(value: unknown): Fault['path'] | undefined {
  if (!isJsonObject(value)) return undefined;
  const personal = Object.keys(value).find((name) => looksPersonal(name, value[name]));
  return personal === undefined ? undefined : [personal];
}

function looksPersonal(name: string, value: unknown): boolean {
  return isPersonalName(name) || holdsEmailAddress(value);
}

const LOCAL_PART = /[\w.+-]$/;
const DOMAIN = /^[a-z\d](?:[a-z\d-]{0,62}\.){1,8}[a-z]{2,24}(?![a-z\d])/i;

/** Looks around each @ only, so that a long text without one costs nothing. */
function holdsEmailAddress(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  for (let at = value.indexOf('@'); at !== -1; at = value.indexOf('@', at + 1)) {
    const before = value.slice(Math.max(0, at - 1), at);
    if (LOCAL_PART.test(before) && DOMAIN.test(value.slice(at + 1, at + 255))) return true;
  }
  return false;
}
