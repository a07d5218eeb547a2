import type { FoundPassport } from '@dpp/client';
import { useLocation } from 'preact-iso/router';
import { useRef } from 'preact/hooks';
import { pathTo } from '../../base.js';
import { useStore } from '../../parts/store.js';
import { useTexts } from '../../texts/use-texts.js';
import { listPath, nextSort, type ListAddress } from './list-address.js';
import { PassportRow } from './passport-row.js';
import { isSelected, selection, withSelected } from './selection.js';
import { useRowKeys } from './use-row-keys.js';

interface PassportTableProps {
  readonly address: ListAddress;
  readonly passports: readonly FoundPassport[];
  /** The rows are those before the last change of the address. */
  readonly isStale: boolean;
}

/** One page of the catalogue. Too narrow, each row is a block. */
export function PassportTable({ address, passports, isStale }: PassportTableProps) {
  const { words } = useTexts('passports');
  const chosen = useStore(selection);
  const body = useRef<HTMLTableSectionElement>(null);
  const lastPicked = useRef(-1);
  useRowKeys(body);
  const pick = (index: number, isIn: boolean, isRange: boolean) => {
    const from = isRange && lastPicked.current >= 0 ? lastPicked.current : index;
    const picked = passports.slice(Math.min(from, index), Math.max(from, index) + 1);
    lastPicked.current = index;
    selection.set(withSelected(selection.get(), picked, isIn));
  };
  const selectedHere = passports.filter(({ id }) => isSelected(chosen, id)).length;
  const isAll = selectedHere === passports.length;
  return (
    <div class="wrap" aria-busy={isStale ? 'true' : undefined}>
      <table class="fold" role="table">
        <caption class="vh">{words.title}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th class="tick" role="columnheader" scope="col">
              <input
                type="checkbox"
                aria-label={words.selectPage}
                checked={isAll}
                ref={(box) => {
                  if (box) box.indeterminate = selectedHere > 0 && !isAll;
                }}
                onChange={() => selection.set(withSelected(chosen, passports, !isAll))}
              />
            </th>
            <Heading address={address} name={words.columns.product} by="name" />
            <Heading address={address} name={words.columns.number} by="productId" />
            <Heading address={address} name={words.columns.status} by="status" />
            <th role="columnheader" scope="col">
              {words.columns.seal}
            </th>
            <th role="columnheader" scope="col">
              {words.columns.credential}
            </th>
            <Heading address={address} name={words.columns.changed} by="updatedAt" class="opt" />
          </tr>
        </thead>
        <tbody role="rowgroup" ref={body}>
          {passports.map((passport, index) => (
            <PassportRow
              key={passport.id}
              passport={passport}
              isSelected={isSelected(chosen, passport.id)}
              onPick={(isIn, isRange) => pick(index, isIn, isRange)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadingProps {
  readonly address: ListAddress;
  readonly name: string;
  readonly by: 'updatedAt' | 'productId' | 'name' | 'status';
  readonly class?: string;
}

/** A heading that sorts. */
function Heading({ address, name, by, class: classes }: HeadingProps) {
  const { words, say } = useTexts('passports');
  const { route } = useLocation();
  const isSorted = address.sort === by || address.sort === `-${by}`;
  const isDescending = address.sort.startsWith('-');
  const sort = nextSort(address.sort, by);
  return (
    <th
      role="columnheader"
      scope="col"
      class={classes}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        title={say(words.sortBy, { name })}
        onClick={() => route(pathTo(listPath(address, { sort })))}
      >
        {name}
        <span aria-hidden="true">{isSorted ? (isDescending ? '↓' : '↑') : ''}</span>
      </button>
    </th>
  );
}
