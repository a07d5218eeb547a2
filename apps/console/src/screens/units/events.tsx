import type { UnitEvent } from '@dpp/client';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/preact-query';
import { useLocation } from 'preact-iso/router';
import { FoldTable, type Column } from '../../parts/fold-table.js';
import { Icon } from '../../parts/icon.js';
import { Link } from '../../parts/link.js';
import { ListState } from '../../parts/list-state.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { remarkOf } from './model/readings.js';
import { unitKey, useMeasureText } from './use-unit.js';

const pageSize = 25;

/** A page as the client gives it, with the way to the next one. */
type LoadedPage = Awaited<ReturnType<typeof client.units.listEvents>>;

/** What was recorded, newest first: all of it, or what went wrong. */
export function Events({ unitId }: { readonly unitId: string }) {
  const { words } = useTexts('units');
  const { query } = useLocation();
  const isNegative = query.events === 'negative';
  const list = useEvents(unitId, isNegative);
  const rows = {
    data: list.data?.pages.flatMap(({ items }) => items),
    error: list.error,
    refetch: list.refetch,
  };
  return (
    <section class="sec" aria-labelledby="events">
      <header>
        <h2 id="events">{words.events}</h2>
        <nav class="filters" aria-label={words.events}>
          <Link
            class="chip"
            to={pathWith(query, undefined, unitId)}
            aria-current={isNegative ? undefined : 'page'}
          >
            {words.all}
          </Link>
          <Link
            class="chip"
            to={pathWith(query, 'negative', unitId)}
            aria-current={isNegative ? 'page' : undefined}
          >
            {words.negative}
          </Link>
        </nav>
      </header>
      <ListState
        query={rows}
        what={words.eventsFailed}
        empty={<p class="note">{isNegative ? words.noIncidents : words.noEvents}</p>}
      >
        {(events) => <EventTable events={events} />}
      </ListState>
      <div class="pager">
        <span>{words.eventsNote}</span>
        {list.hasNextPage && (
          <button
            class="btn small"
            type="button"
            aria-disabled={list.isFetchingNextPage}
            onClick={() => !list.isFetchingNextPage && void list.fetchNextPage()}
          >
            {words.older}
          </button>
        )}
      </div>
    </section>
  );
}

function useEvents(unitId: string, isNegative: boolean) {
  return useInfiniteQuery({
    queryKey: [...unitKey(unitId), 'events', isNegative],
    initialPageParam: undefined as LoadedPage | undefined,
    queryFn: async ({ signal, pageParam }) => {
      const asked = {
        limit: pageSize,
        ...(isNegative && { eventType: 'NEGATIVE_EVENT' as const }),
      };
      return (
        (await pageParam?.next()) ?? (await client.units.listEvents(unitId, asked, { signal }))
      );
    },
    getNextPageParam: (page: LoadedPage) => (page.hasNext ? page : undefined),
    placeholderData: keepPreviousData,
  });
}

/** The address of the screen with another choice of events. */
function pathWith(
  query: Readonly<Record<string, string>>,
  events: string | undefined,
  unitId: string,
): string {
  const { events: _former, ...others } = query;
  const search = new URLSearchParams({ ...others, ...(events !== undefined && { events }) });
  return search.size === 0 ? `/units/${unitId}` : `/units/${unitId}?${search.toString()}`;
}

function EventTable({ events }: { readonly events: readonly UnitEvent[] }) {
  const { words, formats } = useTexts('units');
  const textOf = useMeasureText();
  const columns: Column<UnitEvent>[] = [
    {
      name: words.when,
      cell: ({ recordedAt }) => (
        <time dateTime={recordedAt}>
          {formats.shortDate(recordedAt)}, {formats.time(recordedAt)}
        </time>
      ),
    },
    { name: words.what, cell: (event) => <What event={event} /> },
    ...(['stateOfHealth', 'cycleCount'] as const).map((measure) => ({
      name: words.shortNames[measure],
      cell: (event: UnitEvent) => {
        const value = event[measure];
        return typeof value === 'number' ? <span class="n">{textOf(measure, value)}</span> : null;
      },
    })),
  ];
  return (
    <FoldTable
      isNarrow
      caption={words.events}
      columns={columns}
      rows={events}
      keyOf={({ id }) => id}
    />
  );
}

/** What kind of event it was, in the words of its sender where there are some, and what else came with it. */
function What({ event }: { readonly event: UnitEvent }) {
  const { words, say } = useTexts('units');
  const textOf = useMeasureText();
  const { eventType, status, temperatureC, remainingCapacityAh, payload } = event;
  const remark = remarkOf(event);
  const others = [
    typeof remainingCapacityAh === 'number' && textOf('remainingCapacityAh', remainingCapacityAh),
    typeof temperatureC === 'number' && textOf('temperatureC', temperatureC),
    status !== undefined && say(words.becameStatus, { status: words.status[status] }),
  ].filter((each) => each !== false);
  const isNegative = eventType === 'NEGATIVE_EVENT';
  return (
    <>
      <span class={isNegative ? 'st attn wraps' : undefined}>
        {isNegative && <Icon name="warn" />}
        {words.kinds[eventType]}
      </span>
      {remark !== undefined && <small lang="">{remark}</small>}
      {others.length > 0 && <small>{others.join(', ')}</small>}
      {typeof payload === 'object' && payload !== null && remark === undefined && (
        <details class="why">
          <summary>{words.sent}</summary>
          <pre class="mono" dir="ltr">
            {JSON.stringify(payload, null, 2)}
          </pre>
        </details>
      )}
    </>
  );
}
