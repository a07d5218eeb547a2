import { english } from '../messages/english.js';
import type { Wording } from '../messages/wording.js';
import { isJsonObject, type JsonObject } from '../rules/json-value.js';
import { formatPath, type Fault } from '../rules/fault.js';
import { createAdvisory, type AdvisoryItem } from './advisory.js';
import { isPersonalName } from './personal-name.js';

/** Parties with contact details that the law wants published (Regulation (EU) 2024/1781, Annex III (g), (j), (k)). */
const PUBLISHED_PARTIES: ReadonlySet<string> = new Set([
  'manufacturer',
  'importer',
  'responsiblePerson',
]);

/** What of such a party is meant to be read; a person that is named beside it is not. */
const PUBLISHED_DETAILS = /^(?:name|address|email|phone|telephone|webAddress|contactUrl)$/;

/** What the law wants to be an address to write to (Regulation (EU) 2025/2509, Article 7(12)). */
const PUBLISHED_CHANNEL = 'consumerCommunicationChannel';

/**
 * Warns of the first field that looks like personal data: its name says so in one of the 28
 * languages (`contactEmail`, `first_name`, `Geburtsdatum`), or its text holds an e-mail address. Looks
 * at the top-level keys and, one level deep, into their objects and lists of objects; not at the contact
 * details of `manufacturer`, `importer` and `responsiblePerson`, which are public by law, nor at
 * `consumerCommunicationChannel`. The advisory names the path, never the value.
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
    const published = PUBLISHED_PARTIES.has(name) ? PUBLISHED_DETAILS : undefined;
    const below = Array.isArray(value) ? findInList(value) : findInObject(value, published);
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

function findInObject(value: unknown, published?: RegExp): Fault['path'] | undefined {
  if (!isJsonObject(value)) return undefined;
  const personal = Object.keys(value).find(
    (name) => !published?.test(name) && looksPersonal(name, value[name]),
  );
  return personal === undefined ? undefined : [personal];
}

function looksPersonal(name: string, value: unknown): boolean {
  return isPersonalName(name) || holdsEmailAddress(value);
}

const LOCAL_PART = /[\w.+-]$/;
/** Not the name of a picture twice as large: `logo@2x.png`. */
const DOMAIN = /^(?!\dx\.)[a-z\d](?:[a-z\d-]{0,62}\.){1,8}[a-z]{2,24}(?![a-z\d])/i;
/** An @ in the host or path of a URL is not that of an address. */
const IN_URL = /:\/\/[^\s?#]*$/;

/** Looks around each @ only, so that a long text without one costs nothing. */
function holdsEmailAddress(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  for (let at = value.indexOf('@'); at !== -1; at = value.indexOf('@', at + 1)) {
    const before = value.slice(Math.max(0, at - 255), at);
    if (!LOCAL_PART.test(before) || IN_URL.test(before)) continue;
    if (DOMAIN.test(value.slice(at + 1, at + 255))) return true;
  }
  return false;
}
