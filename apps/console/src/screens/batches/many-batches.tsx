import type { BatchFault } from '@dpp/client';
import { useId, useState } from 'preact/hooks';
import { Failure } from '../../parts/failure.js';
import { Fault } from '../../parts/field.js';
import { FoldTable } from '../../parts/fold-table.js';
import { Icon } from '../../parts/icon.js';
import { Link } from '../../parts/link.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import type { Source } from '../passport/use-passport.js';
import { slicesOf } from '../units/model/serial-numbers.js';
import { mostLots, readLots } from './model/lots.js';
import { useRefusals } from './use-refusals.js';
import { batchesPath, staleAfterBatch } from './use-batches.js';

/** What one call takes. */
const sliceSize = 1000;

/** What was added, and what not. */
interface Added {
  readonly count: number;
  readonly faults: readonly BatchFault[];
}

/** Batches by their lots alone, pasted from a table. */
export function ManyBatches({ source }: { readonly source: Source }) {
  const { words, say } = useTexts('batches');
  const { words: common } = useTexts('common');
  const refusals = useRefusals();
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [added, setAdded] = useState<Added>();
  const { lots } = readLots(text);
  const fault = useFault(text);
  const add = useAction(async () => {
    let so: Added = { count: 0, faults: [] };
    for (const slice of slicesOf(lots, sliceSize)) {
      const batches = slice.map((lot) => ({ lot }));
      const { count, faults } = await client.batches.createMany(source.id, batches);
      so = { count: so.count + count, faults: [...so.faults, ...faults] };
    }
    setAdded(so);
  }, staleAfterBatch(source.id));
  if (added) return <AddedBatches source={source} added={added} />;
  return (
    <form
      class="stack form-width"
      aria-label={words.addMany}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (fault === undefined) void add.run(undefined);
      }}
    >
      <h2>{words.addMany}</h2>
      <LotsField text={text} onChange={setText} fault={isTried ? fault : undefined} />
      {add.error !== undefined && <Failure error={add.error} sentences={refusals} />}
      <div class="acts">
        <button class="btn go" type="submit" aria-disabled={add.isBusy}>
          {lots.length === 0 ? words.addMany : say(words.addCount, { count: lots.length })}
        </button>
        <Link class="btn" to={batchesPath(source.id)}>
          {common.cancel}
        </Link>
      </div>
    </form>
  );
}

/** So many of the wrong ones are named. */
const namedWrong = 5;

/** Why what is written cannot be sent. */
function useFault(text: string): string | undefined {
  const { words, say, formats } = useTexts('batches');
  const units = useTexts('units');
  const { lots, wrong } = readLots(text);
  if (wrong.length > 0) {
    const named = [...wrong.slice(0, namedWrong), ...(wrong.length > namedWrong ? ['…'] : [])];
    return say(words.lotsWrong, { texts: formats.list(named) });
  }
  if (lots.length === 0) return words.lotsEmpty;
  return lots.length > mostLots
    ? units.say(units.words.listMany, { most: mostLots, count: lots.length })
    : undefined;
}

interface LotsFieldProps {
  readonly text: string;
  readonly fault: string | undefined;
  readonly onChange: (text: string) => void;
}

function LotsField({ text, fault, onChange }: LotsFieldProps) {
  const { words, formats } = useTexts('batches');
  const units = useTexts('units');
  const { repeated } = readLots(text);
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{words.lots}</label>
      <textarea
        class="in mono"
        id={id}
        rows={8}
        dir="ltr"
        spellcheck={false}
        autocomplete="off"
        value={text}
        aria-invalid={fault === undefined ? undefined : 'true'}
        aria-describedby={`${id}-note`}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <div id={`${id}-note`}>
        {fault === undefined ? <p class="note">{words.lotsHelp}</p> : <Fault text={fault} />}
        {repeated.length > 0 && (
          <p class="note">
            {units.say(units.words.listRepeated, {
              texts: formats.list(repeated.slice(0, namedWrong)),
            })}
          </p>
        )}
      </div>
    </div>
  );
}

/** So many faults are listed. */
const mostListed = 100;

function AddedBatches({ source, added }: { readonly source: Source; readonly added: Added }) {
  const { words, say } = useTexts('batches');
  const units = useTexts('units');
  const { count, faults } = added;
  return (
    <section class="stack form-width">
      <p class="st" role="status">
        <Icon name={count > 0 ? 'ok' : 'warn'} />
        <b>{say(words.made, { count })}</b>
      </p>
      {faults.length > 0 && (
        <>
          <p>{say(words.notMade, { count: faults.length })}</p>
          <FoldTable
            caption={units.words.whyNot}
            isNarrow
            columns={[
              { name: words.lot, cell: ({ lot }) => <span class="code">{lot}</span> },
              {
                name: units.words.whyNot,
                cell: ({ code, message }) =>
                  code === 'LOT_TAKEN' ? (
                    words.refusals.LOT_TAKEN
                  ) : (
                    <span lang="en">{message}</span>
                  ),
              },
            ]}
            rows={faults.slice(0, mostListed)}
            keyOf={({ lot, index }) => lot ?? String(index)}
          />
        </>
      )}
      <div class="acts">
        <Link class="btn go" to={batchesPath(source.id)}>
          {words.all}
        </Link>
      </div>
    </section>
  );
}
