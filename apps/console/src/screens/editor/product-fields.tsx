import { useQuery } from '@tanstack/preact-query';
import { useId } from 'preact/hooks';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import type { Edits } from './model/edits.js';
import { ProductNumber } from './product-number.js';

interface ProductFieldsProps {
  readonly edits: Edits;
  /** False once the product is public: its number and company are fixed then. */
  readonly canChangeProduct: boolean;
  readonly onChange: (changes: Partial<Edits>) => void;
}

/** What a passport has beside its metadata: number, company, site. */
export function ProductFields({ edits, canChangeProduct, onChange }: ProductFieldsProps) {
  return (
    <div class="two">
      <ProductNumber
        value={edits.productId}
        isReadOnly={!canChangeProduct}
        onChange={(productId) => onChange({ productId })}
      />
      <Company
        value={edits.operatorId}
        isReadOnly={!canChangeProduct}
        onChange={(operatorId) => onChange({ operatorId })}
      />
      <Site value={edits.facilityId} onChange={(facilityId) => onChange({ facilityId })} />
    </div>
  );
}

/** Companies and sites in a menu: a workspace with more finds them by typing in the list of all. */
const maxOptions = 500;

interface CompanyProps {
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly onChange: (id: string) => void;
}

export function Company({ value, isReadOnly, onChange }: CompanyProps) {
  const { words } = useTexts('editor');
  const id = useId();
  const { data: operators = [] } = useQuery({
    queryKey: ['operators', 'all'],
    queryFn: () => client.operators.list().all({ limit: maxOptions }),
    staleTime: 60_000,
  });
  return (
    <div class="field">
      <label for={id}>{words.company}</label>
      <select
        class="in"
        id={id}
        value={value}
        disabled={isReadOnly}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {!operators.some((operator) => operator.id === value) && <option value={value} />}
        {operators.map((operator) => (
          <option key={operator.id} value={operator.id} lang="">
            {operator.name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface SiteProps {
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

function Site({ value, onChange }: SiteProps) {
  const { words } = useTexts('editor');
  const id = useId();
  const { data: facilities = [] } = useQuery({
    queryKey: ['facilities', 'all'],
    queryFn: () => client.facilities.list().all({ limit: maxOptions }),
    staleTime: 60_000,
  });
  const isUnknown = value !== null && !facilities.some((facility) => facility.id === value);
  return (
    <div class="field wide">
      <label for={id}>
        {words.site} <small>{words.neededForCredentials}</small>
      </label>
      <select
        class="in"
        id={id}
        value={value ?? ''}
        aria-describedby={`${id}-note`}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value === '' ? null : currentTarget.value)
        }
      >
        <option value="">{words.noSite}</option>
        {isUnknown && <option value={value}>{value}</option>}
        {facilities.map((facility) => (
          <option key={facility.id} value={facility.id} lang="">
            {facility.name}
          </option>
        ))}
      </select>
      <p class="note" id={`${id}-note`}>
        {words.siteHelp}
      </p>
    </div>
  );
}
