import { Icon } from '../../parts/icon.js';
import { Link } from '../../parts/link.js';
import { useTexts } from '../../texts/use-texts.js';
import type { ShownGraph } from './lineage.js';
import { groupedBy, productId, type Graph, type Step } from './model/graph.js';
import { signerOf, useStepName } from './step-words.js';

/** A step with those that it descends from. One that stands in the list already has none. */
interface Branch {
  readonly id: string;
  readonly step: Step | undefined;
  readonly isRepeated: boolean;
  readonly branches: readonly Branch[];
}

/** The same as the picture: the product first, below each step those that it descends from. */
export function StepList(props: ShownGraph) {
  const { product, graph } = props;
  const { words } = useTexts('origins');
  const branches = branchesOf(graph, product !== undefined);
  if (!product) return <Branches {...props} branches={branches} />;
  return (
    <ul class="origins">
      <li>
        <Link class="alone" to={product.path}>
          {words.thisProduct}
        </Link>{' '}
        <span class="note" lang="">
          {product.name}
        </span>
        <Branches {...props} branches={branches} />
      </li>
    </ul>
  );
}

/** Each step in full where it is nearest to the product; elsewhere it is named alone. */
function branchesOf(graph: Graph, hasProduct: boolean): readonly Branch[] {
  const steps = new Map(graph.steps.map((step) => [step.eventId, step]));
  const parents = groupedBy(graph.lines, 'to');
  const seen = new Set<string>();
  const branchOf = (id: string): Branch => {
    const isRepeated = seen.has(id);
    seen.add(id);
    const below = isRepeated ? [] : (parents.get(id) ?? []);
    return {
      id,
      step: steps.get(id),
      isRepeated,
      branches: below.map(({ from }) => branchOf(from)),
    };
  };
  if (hasProduct) return branchOf(productId).branches;
  const first = graph.steps[0];
  return first ? [branchOf(first.eventId)] : [];
}

interface BranchesProps extends ShownGraph {
  readonly branches: readonly Branch[];
}

function Branches({ branches, ...shown }: BranchesProps) {
  if (branches.length === 0) return null;
  return (
    <ul class="origins">
      {branches.map(
        (branch) =>
          branch.step && (
            <li key={branch.id}>
              <StepLine {...shown} step={branch.step} isRepeated={branch.isRepeated} />
              <Branches {...shown} branches={branch.branches} />
            </li>
          ),
      )}
    </ul>
  );
}

interface StepLineProps extends ShownGraph {
  readonly step: Step;
  readonly isRepeated: boolean;
}

function StepLine({ step, isRepeated, chosenId, pathOf }: StepLineProps) {
  const { words, formats } = useTexts('origins');
  const nameOf = useStepName();
  const { eventId, eventTime, isUntpCompliant, erroneous } = step;
  const isChosen = eventId === chosenId && !isRepeated;
  return (
    <p class={isChosen ? 'here' : undefined}>
      <Link class="alone" to={pathOf(eventId)} aria-current={isChosen ? 'true' : undefined}>
        {nameOf(step)}
      </Link>{' '}
      <time dateTime={eventTime}>{formats.shortDate(eventTime)}</time>{' '}
      {isRepeated ? (
        <span class="note">{words.seeAbove}</span>
      ) : (
        <span class={isUntpCompliant ? 'st dim wraps' : 'st attn wraps'}>
          <Icon name={isUntpCompliant ? 'ok' : 'x'} />
          {erroneous ? words.erroneous : (signerOf(step) ?? words.notSigned)}
        </span>
      )}
    </p>
  );
}
