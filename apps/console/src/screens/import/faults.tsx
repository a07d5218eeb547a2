import { useQueryClient } from '@tanstack/preact-query';
import { useLocation } from 'preact-iso/router';
import { useEffect, useRef, useState } from 'preact/hooks';
import { pathTo } from '../../base.js';
import { Link } from '../../parts/link.js';
import { useTexts } from '../../texts/use-texts.js';
import { FaultKinds } from './fault-kinds.js';
import { FaultRows } from './fault-rows.js';
import { Figures } from './figures.js';
import { StepBar, type StepProps } from './import-page.js';
import { LeftOutRows } from './left-out-rows.js';
import { useLabels } from './use-labels.js';
import { isMoving, maxRowsRead, type Import } from './use-import.js';

/** The third step: faults by kind, and the cells of the chosen kind as fields. */
export function Faults({ imported, changes }: StepProps) {
  const { words, say } = useTexts('imports');
  const labels = useLabels(imported);
  const { query } = useLocation();
  const { kind, onMended, place } = useChosenKind(imported);
  const { id, counts, total } = imported;
  const isClean = imported.faults.length === 0 && !isMoving(imported);
  const publishable = counts.ready + (imported.existing === 'UPDATE' ? counts.existing : 0);
  return (
    <div class="stack" ref={place}>
      <Figures imported={imported} />
      {counts.leftOut > 0 && (
        <p class="note">
          {say(words.leftOut, { count: counts.leftOut })}{' '}
          <Link to={`/import/${id}/faults?left-out`}>{words.showLeftOut}</Link>
        </p>
      )}
      {isClean && (
        <section class="sec" aria-labelledby="no-faults">
          <header>
            <h2 id="no-faults" tabIndex={-1}>
              {words.noFaults}
            </h2>
          </header>
          <p>{words.noFaultsText}</p>
        </section>
      )}
      {imported.faults.length > 0 && (
        <FaultKinds
          {...{ imported, changes, labels, kind, onMended }}
          isTableOfKind={!('left-out' in query)}
        />
      )}
      {'left-out' in query ? (
        <LeftOutRows imported={imported} changes={changes} />
      ) : (
        kind !== undefined && (
          <FaultRows key={kind} {...{ imported, changes, labels, kind, onMended }} />
        )
      )}
      <StepBar
        title={say(words.readyOf, { count: counts.ready, total })}
        note={words.faultyStay}
        back={`/import/${id}/columns`}
      >
        <Link class={publishable > 0 ? 'btn go' : 'btn'} to={`/import/${id}/publish`}>
          {publishable > 0 ? say(words.onWith, { count: publishable }) : words.toPublish}
        </Link>
      </StepBar>
    </div>
  );
}

/**
 * The kind of the address, else the one with most rows. It stays when the last row is mended by typing, so that the table
 * does not change under the hand; a button that mends the last row goes on to the next kind.
 */
function useChosenKind({ id, faults }: Import) {
  const { query, route } = useLocation();
  const queries = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState<string>();
  const [steps, setSteps] = useState(0);
  const most = faults[0]?.kind;
  useEffect(() => {
    if (first === undefined && most !== undefined) setFirst(most);
  }, [first, most]);
  useEffect(() => {
    // The button that had the focus is gone.
    const next = steps > 0 && place.current?.querySelector<HTMLElement>('.kinds .on a, #no-faults');
    if (next) next.focus();
  }, [steps]);
  const kind = query.kind ?? first ?? most;
  const onMended = () => {
    const now = queries.getQueryData<Import>(['import', id])?.faults ?? [];
    if (now.some((group) => group.kind === kind)) {
      // Rows beyond those that were read at once.
      const rest = { queryKey: ['import', id, 'rows', { fault: kind }] };
      const rows = queries.getQueryData<readonly unknown[]>(rest.queryKey) ?? [];
      if (rows.length === maxRowsRead) void queries.invalidateQueries(rest);
      return;
    }
    setFirst(now[0]?.kind);
    if ('kind' in query) route(pathTo(`/import/${id}/faults`), true);
    setSteps((count) => count + 1);
  };
  return { kind, onMended, place };
}
