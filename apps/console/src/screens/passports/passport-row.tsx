import type { FoundPassport } from '@dpp/client';
import { useRef } from 'preact/hooks';
import { Link } from '../../parts/link.js';
import { CredentialMark, SealMark, StatusMark } from '../../parts/marks.js';
import { useTexts } from '../../texts/use-texts.js';

interface PassportRowProps {
  readonly passport: FoundPassport;
  readonly isSelected: boolean;
  /** `isRange`: all from the row that was picked before. */
  readonly onPick: (isIn: boolean, isRange: boolean) => void;
}

/** A passport in the list: the name leads to it, the box selects it. */
export function PassportRow({ passport, isSelected, onPick }: PassportRowProps) {
  const { words, say, formats } = useTexts('passports');
  const { words: common, say: sayCommon } = useTexts('common');
  const isRange = useRef(false);
  const { id, productId, status, sealedAt, vcReady, faultCount, updatedAt } = passport;
  const name = passport.name ?? words.unnamed;
  const columns = words.columns;
  const isDraft = status === 'DRAFT';
  return (
    <tr role="row" aria-selected={isSelected}>
      <td role="cell" class="tick">
        <input
          type="checkbox"
          aria-label={say(words.select, { name })}
          checked={isSelected}
          onClick={(event) => {
            isRange.current = event.shiftKey;
          }}
          onChange={(event) => onPick(event.currentTarget.checked, isRange.current)}
        />
      </td>
      <th role="rowheader" scope="row">
        <Link to={`/passports/${id}`}>{name}</Link>
        <small>{modelAndSize(passport, { words, say })}</small>
      </th>
      <Cell label={columns.number}>
        <span class="code">{productId}</span>
      </Cell>
      <Cell label={columns.status}>
        <StatusMark status={status} />
        {isDraft && faultCount !== null && faultCount > 0 && (
          <small>{sayCommon(common.faults, { count: faultCount })}</small>
        )}
      </Cell>
      <Cell label={columns.seal}>{isDraft ? null : <SealMark isSealed={sealedAt !== null} />}</Cell>
      <Cell label={columns.credential}>
        <CredentialMark isReady={vcReady} />
      </Cell>
      <Cell label={columns.changed} class="opt">
        <time dateTime={updatedAt}>{formats.shortDate(updatedAt)}</time>
      </Cell>
    </tr>
  );
}

interface CellProps {
  readonly label: string;
  readonly class?: string;
  readonly children: preact.ComponentChildren;
}

/** A cell that has its label beside it once the row is a block. */
function Cell({ label, class: classes, children }: CellProps) {
  return (
    <td role="cell" class={classes} data-l={label}>
      <div class="v">{children}</div>
    </td>
  );
}

function modelAndSize(
  { model, size }: FoundPassport,
  { words, say }: Pick<ReturnType<typeof useTexts<'passports'>>, 'words' | 'say'>,
): string {
  const parts = [
    model !== null && say(words.model, { model }),
    size !== null && say(words.size, { size }),
  ];
  return parts.filter((part) => part !== false).join(' · ');
}
