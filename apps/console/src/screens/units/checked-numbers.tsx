import { useEffect, useState } from 'preact/hooks';
import { codesOf } from '../../codes/coded-passports.js';
import { PrintCodes } from '../../codes/print-codes.js';
import { Failure } from '../../parts/failure.js';
import { FoldTable } from '../../parts/fold-table.js';
import { Icon } from '../../parts/icon.js';
import { Link } from '../../parts/link.js';
import { useAction } from '../../parts/use-action.js';
import { useTexts } from '../../texts/use-texts.js';
import { checkNumbers, makeUnits, nothingMade, type Checked, type Made } from './make-units.js';
import type { ChosenNumbers } from './numbers-form.js';

interface CheckedNumbersProps {
  readonly passportId: string;
  readonly chosen: ChosenNumbers;
  readonly onBack: () => void;
}

/** What the check says, and the button that makes them; then what was made. */
export function CheckedNumbers({ passportId, chosen, onBack }: CheckedNumbersProps) {
  const { words, say } = useTexts('units');
  const { words: common } = useTexts('common');
  const [done, setDone] = useState(0);
  const [checked, setChecked] = useState<Checked>();
  const [soFar, setSoFar] = useState(nothingMade);
  const [made, setMade] = useState<Made>();
  const check = useAction(async () => {
    setChecked(await checkNumbers(passportId, chosen, setDone));
  }, []);
  const make = useAction(async () => {
    const right = { ...chosen, serialNumbers: checked?.right ?? [] };
    setMade(await makeUnits(passportId, right, soFar, setSoFar));
  }, [['units'], ['unit']]);
  useEffect(() => void check.run(undefined), []);
  const error = check.error ?? make.error;
  const count = checked?.right.length ?? 0;
  if (made) return <MadeUnits passportId={passportId} made={made} onMore={onBack} />;
  return (
    <section class="stack form-width">
      {error !== undefined && (
        <Failure
          error={error}
          onRetry={() => void (check.error === undefined ? make : check).run(undefined)}
        />
      )}
      <p role="status">
        {check.isBusy && say(words.checking, { done, count: chosen.serialNumbers.length })}
        {make.isBusy &&
          say(words.making, { done: soFar.units.length + soFar.refused.length, count })}
        {checked && !make.isBusy && <b>{say(words.canBeMade, { count })}</b>}
      </p>
      {checked && checked.refused.length > 0 && (
        <>
          <p>{say(words.cannotBeMade, { count: checked.refused.length })}</p>
          <RefusedNumbers refused={checked.refused} />
        </>
      )}
      {checked && (
        <div class="acts">
          {count > 0 && (
            <button
              class="btn go"
              type="button"
              aria-disabled={make.isBusy}
              onClick={() => void make.run(undefined)}
            >
              {say(words.make, { count })}
            </button>
          )}
          <button class="btn" type="button" aria-disabled={make.isBusy} onClick={onBack}>
            {common.cancel}
          </button>
        </div>
      )}
    </section>
  );
}

/** So many refused ones are listed. */
const mostListed = 100;

function RefusedNumbers({ refused }: { readonly refused: Checked['refused'] }) {
  const { words } = useTexts('units');
  return (
    <FoldTable
      caption={words.whyNot}
      isNarrow
      columns={[
        {
          name: words.columns.serial,
          cell: ({ serialNumber }) => <span class="code">{serialNumber}</span>,
        },
        {
          name: words.whyNot,
          cell: ({ isTaken, reason }) => (isTaken ? words.taken : <span lang="en">{reason}</span>),
        },
      ]}
      rows={refused.slice(0, mostListed)}
      keyOf={({ serialNumber }) => serialNumber}
    />
  );
}

interface MadeUnitsProps {
  readonly passportId: string;
  readonly made: Made;
  readonly onMore: () => void;
}

function MadeUnits({ passportId, made, onMore }: MadeUnitsProps) {
  const { words, say } = useTexts('units');
  const { units, refused, hasNoLink } = made;
  const coded = units.map(({ id, serialNumber }) => ({
    id,
    name: serialNumber,
    of: 'unit' as const,
    isDraft: false,
  }));
  const [only] = units.length === 1 ? units : [];
  return (
    <section class="stack form-width">
      <div role="status">
        <p class="st">
          <Icon name="ok" />
          <b>{say(words.made, { count: units.length })}</b>
        </p>
        <p class="note">{hasNoLink ? words.noLink : words.madeText}</p>
      </div>
      {refused.length > 0 && (
        <>
          <p>{say(words.madeNot, { count: refused.length })}</p>
          <RefusedNumbers refused={refused} />
        </>
      )}
      <div class="acts">
        <Link class="btn go" to={only ? `/units/${only.id}` : `/units?passport=${passportId}`}>
          {only ? words.openMade : words.show}
        </Link>
        {coded.length > 0 && <PrintCodes fileName="codes" read={() => codesOf(coded)} />}
        <button class="btn" type="button" onClick={onMore}>
          {words.addMore}
        </button>
      </div>
    </section>
  );
}
