import { canonical, isWording, nodeOf, type Comparison, type Node } from './change.js';

interface Choices {
  readonly before: readonly Node[];
  readonly after: readonly Node[];
  onPair(before: Node, after: Node): void;
  onRemoved(): void;
  onAdded(): void;
}

/**
 * Pairs the choices of a union: first those that say the same, then those of the same name, then those of the same type
 * in their order. What is left was removed or added.
 */
export function compareChoices(
  { before: old, after: current }: Comparison,
  choices: Choices,
): void {
  let before = choices.before;
  let after = choices.after;
  for (const kindOf of [wholly, byName, byType]) {
    const left: Node[] = [];
    for (const choice of before) {
      const kind = kindOf(old, choice);
      const twin = after.find((each) => kindOf(current, each) === kind);
      if (kind === undefined || !twin) left.push(choice);
      else {
        after = after.filter((each) => each !== twin);
        choices.onPair(choice, twin);
      }
    }
    before = left;
  }
  before.forEach(() => choices.onRemoved());
  after.forEach(() => choices.onAdded());
}

type KindOf = (document: Node, choice: Node) => string | undefined;

const wholly: KindOf = (document, choice) => canonical(withoutWording(document, choice));
const byName: KindOf = (_document, { $ref }) => (typeof $ref === 'string' ? $ref : undefined);
const byType: KindOf = (document, choice) => {
  const { type, const: only } = resolved(document, choice);
  return type === undefined && only === undefined ? undefined : canonical([type, only]);
};

function resolved(document: Node, choice: Node): Node {
  const { $ref } = choice;
  if (typeof $ref !== 'string') return choice;
  const name = $ref.slice($ref.lastIndexOf('/') + 1);
  return nodeOf(nodeOf(nodeOf(document.components).schemas)[name]);
}

function withoutWording(document: Node, choice: Node): Node {
  const entries = Object.entries(resolved(document, choice)).filter(([name]) => !isWording(name));
  return Object.fromEntries(entries);
}
