import type { FoundPassport } from '@dpp/client';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/preact-query';
import { useLocation } from 'preact-iso/router';
import { pathTo } from '../../base.js';
import { FilterChoice } from '../../parts/filter-choice.js';
import { Icon } from '../../parts/icon.js';
import { Link } from '../../parts/link.js';
import { ListState } from '../../parts/list-state.js';
import { Page } from '../../parts/page.js';
import { SearchField } from '../../parts/search-field.js';
import { client } from '../../server/client.js';
import { useBatteryModels } from '../../server/use-batteries.js';
import { usePermissions } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import { BatchFilter } from './unit-batch.js';
import { livingStatuses, type UnitStatus } from './unit-status.js';
import { UnitTable } from './unit-table.js';
import '../../styles/filters.css';
import '../../styles/states.css';

const pageSize = 50;

/** What the address of the list says. */
interface Address {
  readonly q: string;
  readonly status: UnitStatus | undefined;
  readonly passportId: string | undefined;
  readonly batchId: string | undefined;
}

function unitsPath({ q, status, passportId, batchId }: Address): string {
  const query = new URLSearchParams();
  if (q.trim() !== '') query.set('q', q.trim());
  if (status !== undefined) query.set('status', status);
  if (passportId !== undefined) query.set('passport', passportId);
  if (batchId !== undefined) query.set('batch', batchId);
  return query.size === 0 ? '/units' : `/units?${query.toString()}`;
}

const statuses: readonly UnitStatus[] = [...livingStatuses, 'RECYCLED'];

/** The batteries of the workspace by their serial numbers, newest first. */
export function Units() {
  const { words, lang } = useTexts('units');
  const { query, route } = useLocation();
  const models = useBatteryModels();
  const address: Address = {
    q: query.q ?? '',
    status: statuses.find((each) => each === query.status),
    passportId: query.passport || undefined,
    batchId: query.batch || undefined,
  };
  const go = (changes: Partial<Address>, replaces = false) =>
    route(pathTo(unitsPath({ ...address, ...changes })), replaces);
  return (
    <Page title={words.title} lang={lang}>
      <Head models={models.data} chosen={address.passportId} />
      <SearchField
        label={words.searchLabel}
        hint={words.searchHint}
        q={address.q}
        onSearch={(q) => go({ q }, address.q !== '')}
      >
        <FilterChoice
          name={words.filterStatus}
          value={address.status}
          options={statuses.map((each) => [each, words.status[each]])}
          onChoose={(status) => go({ status })}
        />
        <FilterChoice
          name={words.filterModel}
          value={address.passportId}
          options={(models.data ?? []).map((model) => [model.id, nameOfModel(model)])}
          onChoose={(passportId) => go({ passportId })}
        />
        {address.batchId !== undefined && (
          <BatchFilter id={address.batchId} onRemove={() => go({ batchId: undefined })} />
        )}
      </SearchField>
      <Found address={address} models={models.data} />
    </Page>
  );
}

/** The name of a model, or its number. */
export function nameOfModel({ name, productId }: FoundPassport): string {
  return name ?? productId;
}

interface HeadProps {
  readonly models: readonly FoundPassport[] | undefined;
  readonly chosen: string | undefined;
}

function Head({ models, chosen }: HeadProps) {
  const { words } = useTexts('units');
  const handOvers = useTexts('handOvers');
  const may = usePermissions();
  return (
    <div class="head">
      <div>
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
      </div>
      <div class="acts">
        {may('passport:update') && (
          <Link class="btn" to="/units/take-over">
            {handOvers.words.takeOver}
          </Link>
        )}
        <AddButton models={models} chosen={chosen} />
      </div>
    </div>
  );
}

/** The way to new ones, under the model that is chosen or the first one. */
function AddButton({ models, chosen }: HeadProps) {
  const { words } = useTexts('units');
  const may = usePermissions();
  const published = (models ?? []).filter(({ status }) => status !== 'DRAFT');
  const model = published.find(({ id }) => id === chosen) ?? published[0];
  if (!model || !may('battery:write')) return null;
  return (
    <Link class="btn go" to={`/passports/${model.id}/units/new`}>
      <Icon name="plus" small />
      {words.add}
    </Link>
  );
}

interface FoundProps {
  readonly address: Address;
  readonly models: readonly FoundPassport[] | undefined;
}

function Found({ address, models }: FoundProps) {
  const { words, say } = useTexts('units');
  const list = useInfiniteQuery({
    queryKey: ['units', address],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam: cursor }) => searchUnits(address, cursor, signal),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  const first = list.data?.pages[0];
  const rows = {
    data: list.data?.pages.flatMap(({ units }) => units),
    error: list.error,
    refetch: list.refetch,
  };
  const isFiltered = unitsPath(address) !== '/units';
  const empty = isFiltered ? <p>{words.noMatch}</p> : <NoUnit models={models} />;
  return (
    <ListState query={rows} what={words.loadFailed} empty={empty}>
      {(units) => (
        <section class="sec" aria-label={words.title}>
          <UnitTable units={units} models={models} />
          <div class="pager">
            {first && (
              <span role="status">
                {say(first.totalIsExact ? words.found : words.foundMany, { count: first.total })}
              </span>
            )}
            {list.hasNextPage && (
              <button
                class="btn small"
                type="button"
                aria-disabled={list.isFetchingNextPage}
                onClick={() => !list.isFetchingNextPage && void list.fetchNextPage()}
              >
                {words.more}
              </button>
            )}
          </div>
        </section>
      )}
    </ListState>
  );
}

/** A page of what the address asks for. A model that is no id finds nothing, as one that is gone. */
function searchUnits(
  { q, status, passportId, batchId }: Address,
  cursor: string | undefined,
  signal: AbortSignal,
) {
  const asked = {
    ...{ q: q.trim() || undefined, status, passportId, batchId },
    ...{ cursor, limit: pageSize },
  };
  return client.units.searchPage(asked, { signal });
}

function NoUnit({ models }: { readonly models: readonly FoundPassport[] | undefined }) {
  const { words } = useTexts('units');
  const hasModel = models?.some(({ status }) => status !== 'DRAFT') ?? true;
  return (
    <div class="empty">
      <h2>{hasModel ? words.empty : words.noModel}</h2>
      <p>{hasModel ? words.emptyText : words.noModelText}</p>
      {hasModel ? (
        <AddButton models={models} chosen={undefined} />
      ) : (
        <Link class="btn" to="/passports?category=batteries">
          {words.toPassports}
        </Link>
      )}
    </div>
  );
}
