import { canonicalExtension, contentLiteral } from './canonical-value.js';
import { joinSorted } from './code-point-order.js';
import { EpcisError } from '../error.js';
import { isObject, type JsonObject } from '../schema/check.js';
import type { Namespaces } from './namespaces.js';

/** Deeper extensions are not read: each level costs stack. */
const maxDepth = 64;

/** A comment says nothing of the event, and no hash covers it. */
const comment = '{http://www.w3.org/2000/01/rdf-schema#}comment';

/**
 * The texts of an object's members beside those of the standard: `{namespace}name=value`, and for an object
 * its own members behind the name. A list is its entries, each with the name.
 *
 * @param known - Members that are none of these.
 * @throws {@link EpcisError} `TOO_DEEP` above 64 levels.
 */
export function extensionTexts(
  object: JsonObject,
  known: ReadonlySet<string>,
  namespaces: Namespaces,
): string[] {
  return textsOf(object, known, { namespaces, depth: 0 });
}

interface Place {
  readonly namespaces: Namespaces;
  readonly depth: number;
}

const none: ReadonlySet<string> = new Set();

function textsOf(object: JsonObject, known: ReadonlySet<string>, place: Place): string[] {
  return Object.entries(object).flatMap(([name, value]) => {
    if (known.has(name)) return [];
    const qualified = place.namespaces.qualifiedName(name);
    return qualified === comment ? [] : textsOfMember(qualified, value, place);
  });
}

/** `null` stands for a member that is not there (JSON-LD 1.1). */
function textsOfMember(name: string, value: unknown, { namespaces, depth }: Place): string[] {
  if (depth >= maxDepth) throw tooDeep();
  const place = { namespaces, depth: depth + 1 };
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => textsOfMember(name, entry, place));
  if (isObject(value)) return [name + joinSorted(textsOf(value, none, place))];
  const text = canonicalExtension(value, namespaces);
  return [text === '' ? name : `${name}=${text}`];
}

/**
 * The same members for the content of an event: names as whole URIs, values as they are, in their order. Nothing in
 * an extension is taken for another spelling of something, because its meaning is not known here.
 *
 * @throws {@link EpcisError} as {@link extensionTexts}.
 */
export function extensionContents(
  object: JsonObject,
  known: ReadonlySet<string>,
  namespaces: Namespaces,
): string[] {
  return contentsOf(object, known, { namespaces, depth: 0 });
}

function contentsOf(object: JsonObject, known: ReadonlySet<string>, place: Place): string[] {
  return Object.entries(object)
    .flatMap(([name, value]) => {
      if (known.has(name) || value === null || value === undefined) return [];
      if (place.namespaces.qualifiedName(name) === comment) return [];
      const uri = JSON.stringify(place.namespaces.expand(name));
      return [`[${uri},${contentOf(value, place)}]`];
    })
    .sort();
}

function contentOf(value: unknown, { namespaces, depth }: Place): string {
  if (depth >= maxDepth) throw tooDeep();
  const place = { namespaces, depth: depth + 1 };
  if (typeof value === 'string') return contentLiteral(value, namespaces);
  if (Array.isArray(value)) return `[${value.map((entry) => contentOf(entry, place)).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  return `{"members":[${contentsOf(value, none, place).join(',')}]}`;
}

function tooDeep(): EpcisError {
  return new EpcisError('TOO_DEEP', 'Extensions are nested too deeply.');
}
