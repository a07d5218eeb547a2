import { ConflictError } from '@dpp/client';
import { useQuery, useQueryClient } from '@tanstack/preact-query';
import { useLocation } from 'preact-iso/router';
import { useState } from 'preact/hooks';
import { pathTo } from '../../base.js';
import { Failure } from '../../parts/failure.js';
import { Icon } from '../../parts/icon.js';
import { Link } from '../../parts/link.js';
import { Page } from '../../parts/page.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import type { Source } from '../passport/use-passport.js';
import { CopyFrom } from './copy-from.js';
import { copiedMetadata } from './model/copied-metadata.js';
import { ProductNumber } from './product-number.js';
import { CATEGORIES, isCategory } from './rules-of.js';
import '../../styles/editor.css';
import '../../styles/form.css';

/** The first question: which product, and which category. Then the draft is there, and nothing can be lost. */
export function NewPassport() {
  const { words, lang } = useTexts('editor');
  const { source, error: notCopied, copyFrom } = useCopied();
  const [chosen, setChosen] = useState<string>();
  const category = source ? categoryOf(source) : chosen;
  const [productId, setProductId] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { start, error } = useStart();
  const submit = (event: Event) => {
    event.preventDefault();
    setIsTried(true);
    if (category === undefined || productId.trim() === '') return;
    void start({ category, productId: productId.trim(), source });
  };
  return (
    <Page title={words.newTitle} lang={lang}>
      <div class="head">
        <div>
          <h1>{words.newTitle}</h1>
          <p class="lead">{words.newLead}</p>
        </div>
      </div>
      <div class="stack narrow">
        <CopyFrom source={source} onChoose={copyFrom} />
        {notCopied && <Failure error={notCopied} />}
      </div>
      <form class="stack narrow" noValidate onSubmit={submit}>
        <CategoryChoice
          value={category}
          isMissing={isTried && category === undefined}
          onChange={(each) => {
            setChosen(each);
            copyFrom(undefined);
          }}
        />
        <ProductNumber
          value={productId}
          onChange={setProductId}
          fault={isTried && productId.trim() === '' ? words.productIdMissing : undefined}
        />
        {error !== undefined && <Refusal error={error} productId={productId.trim()} />}
        <div class="acts">
          <button class="btn go" type="submit">
            {words.start}
          </button>
        </div>
      </form>
    </Page>
  );
}

/** The passport that the address says to copy from. */
function useCopied() {
  const { query, route } = useLocation();
  const { from } = query;
  const { data, error } = useQuery({
    queryKey: ['passport', from, 'source'],
    queryFn: async ({ signal }) =>
      (await client.passports.getSource(from ?? '', { signal })).passport,
    enabled: from !== undefined,
  });
  const copyFrom = (id: string | undefined) => {
    if (id === from) return;
    const search = id === undefined ? '' : `?from=${encodeURIComponent(id)}`;
    route(pathTo(`/passports/new${search}`), true);
  };
  return { source: from === undefined ? undefined : data, error, copyFrom };
}

function categoryOf({ metadata }: Source): string | undefined {
  const { category } = metadata as { readonly category?: unknown };
  return isCategory(category) ? category : undefined;
}

interface CategoryChoiceProps {
  readonly value: string | undefined;
  readonly isMissing: boolean;
  readonly onChange: (category: string) => void;
}

function CategoryChoice({ value, isMissing, onChange }: CategoryChoiceProps) {
  const { words } = useTexts('editor');
  return (
    <fieldset class="field">
      <legend class="l">{words.category}</legend>
      <div class="choices columns">
        {CATEGORIES.map((each) => (
          <label class="check" key={each}>
            <input
              type="radio"
              name="category"
              checked={value === each}
              onChange={() => onChange(each)}
            />
            {words.categories[each]}
          </label>
        ))}
      </div>
      {isMissing && (
        <p class="fault" role="alert">
          <Icon name="warn" small />
          <span>{words.categoryMissing}</span>
        </p>
      )}
    </fieldset>
  );
}

/** A number that has a passport leads to it. */
function Refusal({ error, productId }: { readonly error: unknown; readonly productId: string }) {
  const { words } = useTexts('editor');
  if (!(error instanceof ConflictError) || error.code !== 'PASSPORT_DUPLICATE') {
    return <Failure error={error} />;
  }
  return (
    <div class="bar-note warn" role="alert">
      <Icon name="warn" />
      <div>
        <p>{words.duplicate}</p>
        <Link class="btn small" to={`/passports?q=${encodeURIComponent(productId)}`}>
          {words.search}
        </Link>
      </div>
    </div>
  );
}

interface Beginning {
  readonly category: string;
  readonly productId: string;
  readonly source: Source | undefined;
}

function useStart() {
  const { route } = useLocation();
  const queries = useQueryClient();
  const [error, setError] = useState<unknown>();
  const start = async ({ category, productId, source }: Beginning) => {
    setError(undefined);
    try {
      const { passport } = await client.passports.create({
        productId,
        draft: true,
        metadata: { ...(source && copiedMetadata(source.metadata)), category },
        ...(source && { operatorId: source.operatorId }),
        ...(source && source.facilityId !== null && { facilityId: source.facilityId }),
      });
      await queries.invalidateQueries({ queryKey: ['passports'] });
      route(pathTo(`/passports/${passport.id}/edit`), true);
    } catch (failure) {
      setError(failure);
    }
  };
  return { start, error };
}
