import {
  canonical,
  compareMaps,
  compareWording,
  nodeOf,
  report,
  type Change,
  type Comparison,
  type Node,
  type Place,
} from './change.js';
import { compareOperations } from './compare-operations.js';

/**
 * The differences between two OpenAPI documents, as the versioning rules of the contract judge them: what breaks a client
 * is major, an addition minor, wording patch. Components are judged where an operation uses them.
 */
export function compareDocuments(before: object, after: object): Change[] {
  const comparison: Comparison = {
    before: before as Node,
    after: after as Node,
    changes: [],
    comparedReferences: new Set(),
  };
  compareHead(comparison);
  compareOperationsOf(comparison, 'paths');
  compareOperationsOf(comparison, 'webhooks');
  compareSecuritySchemes(comparison);
  return comparison.changes;
}

const whole: Place = { path: 'the document', isExtension: false };

function compareHead(comparison: Comparison): void {
  const { before, after } = comparison;
  const words = ({ info, tags, servers }: Node) => {
    // The versions are what all of this is about.
    const {
      version,
      'x-extension-version': ours,
      'x-server-version': server,
      ...rest
    } = nodeOf(info);
    return canonical([rest, tags, servers, typeof version, typeof ours, typeof server]);
  };
  const addresses = ({ servers }: Node) =>
    canonical((Array.isArray(servers) ? servers : []).map((server) => nodeOf(server).url));
  if (addresses(before) !== addresses(after)) {
    report(comparison, whole, { bump: 'major', what: 'changed the servers of' });
  } else if (words(before) !== words(after)) {
    report(comparison, whole, { bump: 'patch', what: 'changed info or tags of' });
  }
}

const methods: ReadonlySet<string> = new Set([
  ...['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'],
]);

function compareOperationsOf(comparison: Comparison, section: 'paths' | 'webhooks'): void {
  // What a webhook is sent with is read by the receiver.
  const requestReader = section === 'paths' ? 'server' : 'client';
  const pair = {
    before: operationsIn(comparison.before[section]),
    after: operationsIn(comparison.after[section]),
  };
  compareMaps(
    comparison,
    pair,
    { path: section, isExtension: false },
    {
      removed: 'major',
      added: () => 'minor',
      compare: (before, after, place) =>
        compareOperations(comparison, { before, after }, place, { requestReader }),
    },
  );
}

/** `GET /api/v1/passports` → operation. */
function operationsIn(paths: unknown): Node {
  return Object.fromEntries(
    Object.entries(nodeOf(paths)).flatMap(([path, item]) =>
      Object.entries(nodeOf(item))
        .filter(([method]) => methods.has(method))
        .map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
    ),
  );
}

function compareSecuritySchemes(comparison: Comparison): void {
  const schemes = ({ components }: Node) => nodeOf(nodeOf(components).securitySchemes);
  const pair = { before: schemes(comparison.before), after: schemes(comparison.after) };
  compareMaps(
    comparison,
    pair,
    { path: 'security', isExtension: false },
    {
      removed: 'major',
      added: () => 'minor',
      compare: (before, after, place) => {
        compareWording(comparison, { before, after }, place);
        const rules = ({ description: _words, ...rest }: Node) => canonical(rest);
        if (rules(before) === rules(after)) return;
        report(comparison, place, { bump: 'major', what: 'changed' });
      },
    },
  );
}
