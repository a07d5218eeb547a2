import type { LineageNode } from '@dpp/client';
import { useLocation } from 'preact-iso/router';
import { useMemo, useState } from 'preact/hooks';
import { pathTo } from '../../base.js';
import { useWidth } from '../../parts/use-width.js';
import { useTexts } from '../../texts/use-texts.js';
import { GraphPicture } from './graph-picture.js';
import { LoosePanel } from './loose-panel.js';
import { graphOf, productId, type Graph } from './model/graph.js';
import { StepList } from './step-list.js';
import { StepPanel } from './step-panel.js';
import '../../styles/filters.css';
import '../../styles/origins.css';
import '../../styles/pictures.css';
import '../../styles/tables.css';

/** The product that all of it leads to. */
export interface OriginProduct {
  readonly name: string;
  readonly number: string;
  /** The screen of its passport. */
  readonly path: string;
}

export interface LineageProps {
  readonly roots: readonly LineageNode[];
  /** The server told less than there is. */
  readonly isTruncated: boolean;
  readonly product?: OriginProduct | undefined;
  /** The path of the screen; what is chosen is added to it. */
  readonly path: string;
}

/** So many steps are shown at first, and more at each wish. */
const stepsAtOnce = 100;

/** Narrower places get the list first, and a picture that leads downwards. */
const widths = { list: 480, downwards: 720 } as const;

/** Steps from the origins to a product or event, as a picture or as the same in a list; and the chosen step. */
export function Lineage({ roots, isTruncated, product, path }: LineageProps) {
  const { words } = useTexts('origins');
  const { query, route } = useLocation();
  const [place, width] = useWidth<HTMLDivElement>();
  const [most, setMost] = useState(stepsAtOnce);
  const graph = useMemo(
    () => graphOf(roots, product !== undefined, most),
    [roots, product !== undefined, most],
  );
  const isList = query.as === undefined ? width < widths.list : query.as === 'list';
  const chosen = graph.steps.find(({ eventId }) => eventId === query.step) ?? graph.steps[0];
  const pathOf = (step: string | undefined, as = query.as) => {
    if (step === productId) return product?.path ?? path;
    const search = new URLSearchParams({
      ...(step !== undefined && { step }),
      ...(as !== undefined && { as }),
    });
    return search.size === 0 ? path : `${path}?${search.toString()}`;
  };
  const shown = { graph, product, chosenId: chosen?.eventId, pathOf };
  return (
    <div class="stack" ref={place}>
      <section class="sec" aria-labelledby="lineage">
        <header>
          <h2 id="lineage">{product ? words.productComesFrom : words.comesFrom}</h2>
          <span class="seg" role="group" aria-label={words.form}>
            {(['picture', 'list'] as const).map((as) => (
              <button
                key={as}
                type="button"
                aria-pressed={isList === (as === 'list')}
                onClick={() => route(pathTo(pathOf(query.step, as)), true)}
              >
                {words[as]}
              </button>
            ))}
          </span>
        </header>
        <Figures graph={graph} isPicture={!isList} />
        {width > 0 &&
          (isList ? (
            <StepList {...shown} />
          ) : (
            <GraphPicture {...shown} isDownwards={width < widths.downwards} />
          ))}
        <More graph={graph} isTruncated={isTruncated} onMore={() => setMost(most + stepsAtOnce)} />
        <Legend />
      </section>
      <div class="cols even">
        {chosen && <StepPanel step={chosen} isOpened={path === `/origins/${chosen.eventId}`} />}
        <LoosePanel steps={graph.steps} />
      </div>
    </div>
  );
}

/** What the picture and the list are drawn from. */
export interface ShownGraph {
  readonly graph: Graph;
  readonly product: OriginProduct | undefined;
  readonly chosenId: string | undefined;
  readonly pathOf: (step: string) => string;
}

function Figures({ graph, isPicture }: { readonly graph: Graph; readonly isPicture: boolean }) {
  const { words, say } = useTexts('origins');
  const signed = graph.steps.filter(({ isUntpCompliant }) => isUntpCompliant).length;
  return (
    <p class="line">
      <span>{say(words.steps, { count: graph.steps.length })}</span>
      <span>{say(words.signedOf, { count: signed })}</span>
      {isPicture && <span class="note keys">{words.keys}</span>}
    </p>
  );
}

interface MoreProps {
  readonly graph: Graph;
  readonly isTruncated: boolean;
  readonly onMore: () => void;
}

function More({ graph: { hidden }, isTruncated, onMore }: MoreProps) {
  const { words, say } = useTexts('origins');
  return (
    <>
      {hidden > 0 && (
        <div class="pager">
          <span>{say(words.hidden, { count: hidden })}</span>
          <button class="btn small" type="button" onClick={onMore}>
            {say(words.showNext, { count: Math.min(hidden, stepsAtOnce) })}
          </button>
        </div>
      )}
      {isTruncated && <p class="note">{words.truncated}</p>}
    </>
  );
}

function Legend() {
  const { words } = useTexts('origins');
  return (
    <p class="note">
      <b>{words.legendSigned}</b>: {words.legendSignedText} <b>{words.legendLoose}</b>:{' '}
      {words.legendLooseText}
    </p>
  );
}
