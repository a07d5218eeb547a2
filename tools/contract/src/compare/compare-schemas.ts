import {
  at,
  compareMaps,
  compareWording,
  follow,
  isNode,
  nodeOf,
  report,
  type Comparison,
  type Node,
  type Place,
  type Reader,
} from './change.js';
import { compareChoices } from './compare-choices.js';
import { bumpFor, compareKeywords } from './compare-keywords.js';

export interface SchemaPair {
  readonly before: Node;
  readonly after: Node;
}

/**
 * Compares what a body, parameter or header may hold.
 *
 * @param reader - `server` for what clients send, `client` for what they are sent.
 */
export function compareSchemas(
  comparison: Comparison,
  pair: SchemaPair,
  place: Place,
  reader: Reader,
): void {
  const { $ref: oldReference } = pair.before;
  const { $ref: newReference } = pair.after;
  if (typeof oldReference === 'string' && typeof newReference === 'string') {
    const key = [oldReference, newReference, reader, place.isExtension].join(' ');
    if (comparison.comparedReferences.has(key)) return;
    comparison.comparedReferences.add(key);
  }
  const before = follow(comparison.before, pair.before);
  const after = follow(comparison.after, pair.after);
  compareWording(comparison, { before, after }, place);
  if (choicesOf(before) || choicesOf(after)) {
    compareUnions(comparison, { before, after }, place, reader);
    return;
  }
  compareKeywords(comparison, { before, after }, place, reader);
  compareObjects(comparison, { before, after }, place, reader);
  compareArrays(comparison, { before, after }, place, reader);
}

function choicesOf(schema: Node): readonly Node[] | undefined {
  const choices = schema.anyOf ?? schema.oneOf;
  return Array.isArray(choices) ? choices.map(nodeOf) : undefined;
}

/** What a schema offers besides its choices is the same in each of them. */
function compareUnions(
  comparison: Comparison,
  { before, after }: SchemaPair,
  place: Place,
  reader: Reader,
): void {
  compareChoices(comparison, {
    before: choicesOf(before) ?? [before],
    after: choicesOf(after) ?? [after],
    onPair: (old, current) =>
      compareSchemas(comparison, { before: old, after: current }, at(place, 'choice'), reader),
    onRemoved: () =>
      report(comparison, place, { bump: bumpFor('narrower', reader), what: 'removed a choice of' }),
    onAdded: () =>
      report(comparison, place, { bump: bumpFor('wider', reader), what: 'added a choice to' }),
  });
}

function compareObjects(
  comparison: Comparison,
  { before, after }: SchemaPair,
  place: Place,
  reader: Reader,
): void {
  const required = namesIn(after.required);
  compareMaps(
    comparison,
    { before: nodeOf(before.properties), after: nodeOf(after.properties) },
    place,
    {
      removed: 'major',
      added: (name) => (reader === 'server' && required.has(name) ? 'major' : 'minor'),
      compare: (old, current, inside) =>
        compareSchemas(comparison, { before: old, after: current }, inside, reader),
    },
  );
  compareRequired(comparison, { before, after }, place, reader);
  compareOpenness(comparison, { before, after }, place, reader);
}

function namesIn(required: unknown): ReadonlySet<string> {
  return new Set(Array.isArray(required) ? required.map(String) : []);
}

/** A member that must be sent now, or may be missing now. */
function compareRequired(
  comparison: Comparison,
  { before, after }: SchemaPair,
  place: Place,
  reader: Reader,
): void {
  const [old, current] = [namesIn(before.required), namesIn(after.required)];
  const both = Object.keys(nodeOf(before.properties)).filter((name) =>
    Object.hasOwn(nodeOf(after.properties), name),
  );
  for (const name of both) {
    if (old.has(name) === current.has(name)) continue;
    const change = current.has(name) ? 'narrower' : 'wider';
    const inside = at(place, name, nodeOf(nodeOf(before.properties)[name]));
    const what = current.has(name) ? 'now required:' : 'now optional:';
    report(comparison, inside, { bump: bumpFor(change, reader), what });
  }
}

/** Clients ignore members that they do not know: to them an object is open in any case. */
function compareOpenness(
  comparison: Comparison,
  { before, after }: SchemaPair,
  place: Place,
  reader: Reader,
): void {
  const [old, current] = [before.additionalProperties, after.additionalProperties];
  if (isNode(old) && isNode(current)) {
    const inside = at(place, 'any other member');
    compareSchemas(comparison, { before: old, after: current }, inside, reader);
    return;
  }
  const [wasClosed, isClosed] = [old === false, current === false];
  if (wasClosed === isClosed) return;
  const bump = isClosed && reader === 'server' ? 'major' : 'minor';
  report(comparison, place, { bump, what: isClosed ? 'closed' : 'opened' });
}

function compareArrays(
  comparison: Comparison,
  { before, after }: SchemaPair,
  place: Place,
  reader: Reader,
): void {
  const inside = at(place, 'items');
  if (isNode(before.items) || isNode(after.items)) {
    const pair = { before: nodeOf(before.items), after: nodeOf(after.items) };
    compareSchemas(comparison, pair, inside, reader);
  }
  const [old, current] = [before.prefixItems, after.prefixItems].map((list) =>
    Array.isArray(list) ? list.map(nodeOf) : [],
  ) as [Node[], Node[]];
  if (old.length !== current.length) {
    report(comparison, inside, { bump: 'major', what: 'changed the number of' });
    return;
  }
  old.forEach((item, index) =>
    compareSchemas(
      comparison,
      { before: item, after: nodeOf(current[index]) },
      at(inside, String(index)),
      reader,
    ),
  );
}
