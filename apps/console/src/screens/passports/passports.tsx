import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/preact-query';
import { useLocation } from 'preact-iso/router';
import { useEffect, useMemo } from 'preact/hooks';
import { Bones } from '../../parts/bones.js';
import { Failure } from '../../parts/failure.js';
import { Jobs } from '../../parts/job-panel.js';
import { MakeActions } from '../../parts/make-actions.js';
import { Page } from '../../parts/page.js';
import { client } from '../../server/client.js';
import '../../styles/filters.css';
import '../../styles/tables.css';
import { useTexts } from '../../texts/use-texts.js';
import { Found, Nothing } from './found.js';
import { parseListAddress, searchOf } from './list-address.js';
import { PassportTable } from './passport-table.js';
import { Pager } from './pager.js';
import { SearchBar } from './search-bar.js';
import { SelectionBar } from './selection-bar.js';
import { selectRefused } from './select-refused.js';
import { Views } from './views.js';

/** The catalogue: views, search, table, and what is done with many at once. */
export function Passports() {
  const { words, lang } = useTexts('passports');
  const { query } = useLocation();
  const address = useMemo(() => parseListAddress(query), [query]);
  const search = searchOf(address, new Date());
  const list = useQuery({
    queryKey: ['passports', 'search', search],
    queryFn: ({ signal }) => client.passports.searchPage(search, { signal }),
    // The old rows stay until the new ones are there, and when these do not come.
    placeholderData: keepPreviousData,
  });
  const queries = useQueryClient();
  useEffect(() => {
    scrollTo({ top: 0 });
  }, [address.cursor]);
  const found = list.data;
  return (
    <Page title={words.title} lang={lang}>
      <div class="head">
        <div>
          <h1>{words.title}</h1>
        </div>
        <MakeActions />
      </div>
      <Jobs onSelectRefused={(ids) => void selectRefused(ids, queries)} />
      <Views address={address} />
      <SearchBar address={address} />
      {list.error && (
        <Failure error={list.error} what={words.failed} onRetry={() => void list.refetch()} />
      )}
      <Found address={address} found={found} />
      {list.isLoading && <Bones lines={8} />}
      {found?.passports.length === 0 && <Nothing address={address} />}
      {found !== undefined && found.passports.length > 0 && (
        <>
          <PassportTable
            address={address}
            passports={found.passports}
            isStale={list.isPlaceholderData}
          />
          <Pager address={address} found={found} />
        </>
      )}
      <SelectionBar />
    </Page>
  );
}
