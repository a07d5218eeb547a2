import { PRODUCT_CATEGORIES } from '@dpp/espr-validate';
import { useQuery } from '@tanstack/preact-query';
import { useLocation } from 'preact-iso/router';
import { pathTo } from '../../base.js';
import { FilterChoice } from '../../parts/filter-choice.js';
import { SearchField } from '../../parts/search-field.js';
import { client } from '../../server/client.js';
import { usePermissions } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import { listPath, maxTextLength, type ListAddress } from './list-address.js';

/** The search field, and filters as chips that say what they filter. */
export function SearchBar({ address }: { readonly address: ListAddress }) {
  const { words } = useTexts('passports');
  const { route } = useLocation();
  return (
    <SearchField
      label={words.searchLabel}
      hint={words.searchHint}
      maxLength={maxTextLength}
      q={address.q}
      // While one types, the way back leads to the list before the search and not through its letters.
      onSearch={(q) => route(pathTo(listPath(address, { q })), address.q !== '')}
    >
      <CategoryFilter address={address} />
      <CompanyFilter address={address} />
    </SearchField>
  );
}

interface FilterProps {
  readonly address: ListAddress;
}

function CategoryFilter({ address }: FilterProps) {
  const { words } = useTexts('passports');
  const { route } = useLocation();
  const { words: common } = useTexts('common');
  const { data } = useQuery({
    queryKey: ['passports', 'count'],
    queryFn: ({ signal }) => client.passports.count({}, { signal }),
  });
  const { byCategory } = data ?? {};
  const held = PRODUCT_CATEGORIES.filter((category) => (byCategory?.[category] ?? 0) > 0);
  const options = held.map((category) => [category, common.categories[category]] as const);
  return (
    <FilterChoice
      name={words.filters.category}
      value={address.category}
      options={options}
      onChoose={(category) => route(pathTo(listPath(address, { category })))}
    />
  );
}

function CompanyFilter({ address }: FilterProps) {
  const { words } = useTexts('passports');
  const { route } = useLocation();
  const may = usePermissions();
  const { data } = useQuery({
    queryKey: ['operators', 'first'],
    queryFn: async () => await client.operators.list(),
    enabled: may('operator:read'),
    staleTime: 60_000,
  });
  const options = (data?.items ?? []).map(({ id, name }) => [id, name] as const);
  return (
    <FilterChoice
      name={words.filters.company}
      value={address.operatorId}
      options={options}
      onChoose={(operatorId) => route(pathTo(listPath(address, { operatorId })))}
    />
  );
}
