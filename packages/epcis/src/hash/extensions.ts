import { canonicalExtension } from './canonical-value.js';
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
  if (depth >= maxDepth) throw new EpcisError('TOO_DEEP', 'Extensions are nested too deeply.');
  const place = { namespaces, depth: depth + 1 };
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => textsOfMember(name, entry, place));
  if (isObject(value)) return [name + joinSorted(textsOf(value, none, place))];
  const text = canonicalExtension(value, namespaces);
  return [text === '' ? name : `${name}=${text}`];
}
