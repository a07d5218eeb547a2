import { isNode, type Node } from './compare/change.js';

/**
 * The description without what is recorded of the server: examples of bodies and parameters, and the code samples made of
 * them. They promise nothing, and change with every release of the server; examples that a schema declares stay.
 */
export function withoutRecordings(document: object): Node {
  return strip(document) as Node;
}

function strip(part: unknown, holder?: string): unknown {
  if (Array.isArray(part)) return part.map((each) => strip(each));
  if (!isNode(part)) return part;
  // The names of properties are data: one of them may be called as a member of the description is.
  const isMap = holder === 'properties';
  const kept = Object.entries(part).filter(([name]) => isMap || !isRecording(part, name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, strip(value, isMap ? undefined : name)]),
  );
}

function isRecording(part: Node, name: string): boolean {
  if (name === 'x-codeSamples') return true;
  return (name === 'example' || name === 'examples') && isNode(part.schema);
}
