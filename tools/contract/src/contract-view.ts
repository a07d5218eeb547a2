import { follow, isMarked, isNode, nodeOf, type Node } from './compare/change.js';

/** The description without what is marked `x-extension`: what a client of the contract sees. */
export function contractView(document: object): Node {
  const whole = document as Node;
  const { 'x-extension-version': _ours, 'x-server-version': _server, ...info } = nodeOf(whole.info);
  const view = nodeOf(withoutMarked(whole, { ...whole, info, paths: contractPaths(whole.paths) }));
  return { ...view, tags: usedTags(view), components: usedComponents(view) };
}

/** Paths with an operation of the contract, and those operations alone. */
function contractPaths(paths: unknown): Node {
  return Object.fromEntries(
    Object.entries(nodeOf(paths)).flatMap(([path, item]) => {
      const kept = Object.entries(nodeOf(item)).filter(([, each]) => !isMarked(nodeOf(each)));
      return kept.length > 0 ? [[path, Object.fromEntries(kept)]] : [];
    }),
  );
}

function withoutMarked(whole: Node, node: unknown): unknown {
  // A part that is shared, such as a header, has its mark where it stands.
  const isKept = (part: unknown) => !isMarked(follow(whole, nodeOf(part)));
  if (Array.isArray(node)) return node.filter(isKept).map((part) => withoutMarked(whole, part));
  if (!isNode(node)) return node;
  const kept = Object.entries(node).filter(([, part]) => isKept(part));
  const view = Object.fromEntries(kept.map(([name, part]) => [name, withoutMarked(whole, part)]));
  const { required } = node;
  if (!Array.isArray(required) || !isNode(node.properties)) return view;
  const properties = nodeOf(view.properties);
  const offered = required.filter((name) => Object.hasOwn(properties, String(name)));
  return { ...view, required: offered };
}

function usedTags({ tags, paths }: Node): unknown {
  const used = new Set(
    Object.values(nodeOf(paths)).flatMap((item) =>
      Object.values(nodeOf(item)).flatMap((operation) => nodeOf(operation).tags),
    ),
  );
  return Array.isArray(tags) ? tags.filter((tag) => used.has(nodeOf(tag).name)) : tags;
}

function usedComponents(view: Node): Node {
  const used = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node)) return;
    const { $ref } = node;
    if (typeof $ref === 'string' && !used.has($ref)) {
      used.add($ref);
      visit(follow(view, { $ref }));
    }
    Object.values(node).forEach(visit);
  };
  visit([view.paths, view.webhooks]);
  return Object.fromEntries(
    Object.entries(nodeOf(view.components)).map(([kind, parts]) => [
      kind,
      Object.fromEntries(
        Object.entries(nodeOf(parts)).filter(
          ([name]) => kind === 'securitySchemes' || used.has(`#/components/${kind}/${name}`),
        ),
      ),
    ]),
  );
}

/**
 * What clients of the contract would have to send though their contract does not have it: marked parameters and members of
 * requests that are required. Such an extension breaks them.
 */
export function demandedExtensions(document: object): string[] {
  const whole = document as Node;
  const operations = Object.entries(nodeOf(whole.paths)).flatMap(([path, item]) =>
    Object.entries(nodeOf(item)).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, nodeOf(operation)] as const,
    ),
  );
  return operations
    .filter(([, operation]) => !isMarked(operation))
    .flatMap(([name, { parameters, requestBody }]) => {
      const sent = (Array.isArray(parameters) ? parameters : [])
        .map((parameter) => follow(whole, nodeOf(parameter)))
        .filter((parameter) => isMarked(parameter) && parameter.required === true)
        .map((parameter) => String(parameter.name));
      return [...sent, ...demandedMembers(whole, requestBody)].map((part) => `${name} › ${part}`);
    });
}

function demandedMembers(whole: Node, body: unknown, seen = new Set<Node>()): string[] {
  if (Array.isArray(body)) return body.flatMap((each) => demandedMembers(whole, each, seen));
  if (!isNode(body)) return [];
  const target = follow(whole, body);
  const identity = typeof body.$ref === 'string' ? follow(whole, { $ref: body.$ref }) : body;
  if (seen.has(identity)) return [];
  seen.add(identity);
  const { properties, required } = target;
  const own = (Array.isArray(required) ? required.map(String) : []).filter((name) =>
    isMarked(nodeOf(nodeOf(properties)[name])),
  );
  const inner = Object.values(target).flatMap((part) => demandedMembers(whole, part, seen));
  return [...own, ...inner];
}
