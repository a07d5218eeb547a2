import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { Failure } from '../../parts/failure.js';
import { SearchField } from '../../parts/search-field.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { productName } from '../../metadata/product-name.js';
import type { Source } from '../passport/use-passport.js';
import '../../styles/filters.css';
import '../../styles/import.css';

/** So many passports can be chosen from; typing finds others. */
const maxShown = 8;

interface CopyFromProps {
  /** The passport that is copied; undefined: none, or it is not there yet. */
  readonly source: Source | undefined;
  readonly onChoose: (id: string) => void;
}

/** A similar passport, whose values the new one begins with. */
export function CopyFrom({ source, onChoose }: CopyFromProps) {
  const { words, lang } = useTexts('editor');
  const { words: list, say } = useTexts('passports');
  const [q, setQ] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: ['passports', 'copy', q],
    queryFn: ({ signal }) => client.passports.searchPage({ q, limit: maxShown }, { signal }),
  });
  const found = data?.passports ?? [];
  const isListed = found.some(({ id }) => id === source?.id);
  const name = source && (productName(source.metadata, lang) || null);
  const choices = [...(source && !isListed ? [{ ...source, name }] : []), ...found];
  return (
    <details class="unfold" open={source !== undefined}>
      <summary>{words.copyTitle}</summary>
      <div class="stack tight">
        <p class="note">{words.copyHelp}</p>
        <SearchField label={list.searchLabel} hint={list.searchHint} q={q} onSearch={setQ} />
        {error && <Failure error={error} onRetry={() => void refetch()} />}
        {data?.passports.length === 0 && <p>{say(list.noMatch, { text: q })}</p>}
        <fieldset class="field">
          <legend class="vh">{words.copyTitle}</legend>
          <div class="choices">
            {choices.map(({ id, name, productId }) => (
              <label class="check" key={id}>
                <input
                  type="radio"
                  name="copy-from"
                  checked={id === source?.id}
                  onChange={() => onChoose(id)}
                />
                <span>
                  <span lang="">{name ?? list.unnamed}</span>{' '}
                  <small class="note code">{productId}</small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </details>
  );
}
