import { Fragment } from 'preact';
import { useLocation } from 'preact-iso/router';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { pathTo } from '../../base.js';
import { useTexts } from '../../texts/use-texts.js';
import type { ShownGraph } from './lineage.js';
import { productId, type Step } from './model/graph.js';
import {
  layOutGraph,
  placeAfterKey,
  placeSize,
  type GraphLayout,
  type Place,
} from './model/layout.js';
import { signerOf, useStepName } from './step-words.js';

interface GraphPictureProps extends ShownGraph {
  readonly isDownwards: boolean;
}

const isMirrored = () => document.documentElement.dir === 'rtl';

/** The graph as a picture. Its places are links, as one reads them; arrow keys follow the lines. */
export function GraphPicture({ graph, product, chosenId, pathOf, isDownwards }: GraphPictureProps) {
  const { words } = useTexts('origins');
  const svg = useRef<SVGSVGElement>(null);
  const layout = useMemo(
    () => layOutGraph(graph, { isDownwards, isMirrored: isMirrored() }),
    [graph, isDownwards],
  );
  const wrap = useScrolledTo(layout, chosenId);
  const steps = new Map(graph.steps.map((step) => [step.eventId, step]));
  const walk = (event: KeyboardEvent) => {
    const id = (event.target as Element).closest('[data-step]')?.getAttribute('data-step');
    const next = placeAfterKey(layout, id ?? '', event.key, isMirrored());
    if (next === undefined) return;
    event.preventDefault();
    const links = [...(svg.current?.querySelectorAll<SVGAElement>('[data-step]') ?? [])];
    links.find((link) => link.dataset.step === next)?.focus();
  };
  return (
    <div class="wrap" ref={wrap} tabindex={0} role="group" aria-label={words.scroll}>
      <figure class="graph">
        <svg
          ref={svg}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          width={layout.width}
          height={layout.height}
          role="group"
          aria-label={words.direction}
          onKeyDown={walk}
        >
          <path class="edge" d={layout.lines.map(({ path }) => path).join('')} />
          {layout.places.map((place) => {
            const step = steps.get(place.id);
            const to = pathOf(place.id);
            if (step) {
              const isChosen = place.id === chosenId;
              return <StepPlace key={place.id} {...{ place, step, to, isChosen }} />;
            }
            const lines = [words.thisProduct, product?.name ?? '', product?.number ?? ''];
            return (
              <PlaceLink key={place.id} place={place} to={to} label={lines.join(', ')} kind="root">
                <Lines place={place} texts={lines} />
              </PlaceLink>
            );
          })}
        </svg>
      </figure>
    </div>
  );
}

/** Scrolls a picture that is wider than its place, so that the chosen step is seen. The page stays where it is. */
function useScrolledTo(layout: GraphLayout, id: string | undefined) {
  const wrap = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = layout.places.find((each) => each.id === id);
    if (!wrap.current || !place) return;
    const { clientWidth } = wrap.current;
    const left = place.x + placeSize.width / 2 - clientWidth / 2;
    // From the right edge, where one reads from right to left.
    wrap.current.scrollLeft = isMirrored() ? left + clientWidth - layout.width : left;
    // Where it was opened, not at each choice.
  }, [layout]);
  return wrap;
}

interface StepPlaceProps {
  readonly place: Place;
  readonly step: Step;
  readonly to: string;
  readonly isChosen: boolean;
}

function StepPlace({ place, step, to, isChosen }: StepPlaceProps) {
  const { words, formats } = useTexts('origins');
  const nameOf = useStepName();
  const isSigned = step.isUntpCompliant;
  const who = signerOf(step) ?? words.notSigned;
  const date = formats.shortDate(step.eventTime);
  // Begins with what stands there: who speaks to the browser says what they see.
  const lines = [nameOf(step), date, step.erroneous ? words.erroneous : who];
  const more = step.erroneous ? who : isSigned ? words.signed : undefined;
  const label = [...lines, more].filter(Boolean).join(', ');
  return (
    <PlaceLink
      place={place}
      to={to}
      label={label}
      kind={isSigned ? '' : 'loose'}
      isChosen={isChosen}
    >
      <Lines place={place} texts={lines} />
      <SignedSign place={place} isSigned={isSigned} />
    </PlaceLink>
  );
}

interface PlaceLinkProps {
  readonly place: Place;
  readonly to: string;
  readonly label: string;
  readonly kind: '' | 'loose' | 'root';
  readonly isChosen?: boolean;
  readonly children: preact.ComponentChildren;
}

/** A place with its link. The router knows no links of SVG: a plain click is handled here. */
function PlaceLink({ place, to, label, kind, isChosen = false, children }: PlaceLinkProps) {
  const { route } = useLocation();
  return (
    <a
      href={pathTo(to)}
      data-step={place.id}
      aria-label={label}
      aria-current={isChosen ? 'true' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        // The choice of a step is no step back; leaving the graph is.
        route(pathTo(to), place.id !== productId);
      }}
    >
      <rect
        class={['node', kind, isChosen && 'chosen'].filter(Boolean).join(' ')}
        x={place.x}
        y={place.y}
        {...placeSize}
        rx="4"
      />
      {children}
    </a>
  );
}

/** So many letters fit into a place, beside the sign and below it. */
const lettersOf = [17, 24, 24] as const;

function Lines({ place, texts }: { readonly place: Place; readonly texts: readonly string[] }) {
  const x = isMirrored() ? place.x + placeSize.width - 14 : place.x + 14;
  return (
    <>
      {texts.map((text, line) => (
        <Fragment key={line}>
          <text
            class={line === 0 ? 'name' : undefined}
            x={x}
            y={place.y + 26 + line * 19.5}
            aria-hidden="true"
          >
            {shortened(text, lettersOf[line] ?? 24)}
          </text>{' '}
        </Fragment>
      ))}
    </>
  );
}

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}

interface SignedSignProps {
  readonly place: Place;
  readonly isSigned: boolean;
}

function SignedSign({ place, isSigned }: SignedSignProps) {
  const x = isMirrored() ? place.x + 18 : place.x + placeSize.width - 28;
  const y = place.y + 22;
  return isSigned ? (
    <path class="sig" d={`M${x} ${y}l4 4l8 -9`} />
  ) : (
    <path class="sig none" d={`M${x + 2} ${y - 5}l8 8M${x + 10} ${y - 5}l-8 8`} />
  );
}
