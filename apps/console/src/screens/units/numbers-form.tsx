import type { BatteryUnitInput } from '@dpp/client';
import { useId, useState } from 'preact/hooks';
import { Failure } from '../../parts/failure.js';
import { Fault, Field } from '../../parts/field.js';
import { SelectField } from '../../parts/select-field.js';
import { useAction } from '../../parts/use-action.js';
import { useTexts } from '../../texts/use-texts.js';
import { hasLot, LotField } from './lot-field.js';
import { useNumbers } from './use-numbers.js';
import { becoming, type PredecessorStatus } from './unit-status.js';
import type { Unit } from './use-unit.js';

/** What is to be made: numbers, and what all of them share. */
export interface ChosenNumbers {
  readonly serialNumbers: readonly string[];
  readonly shared: Omit<BatteryUnitInput, 'serialNumber'>;
}

interface NumbersFormProps {
  readonly passportId: string;
  readonly predecessor: Unit | undefined;
  readonly onCheck: (chosen: ChosenNumbers) => void;
}

/** Serial numbers as a list or as a range. */
export function NumbersForm({ passportId, predecessor, onCheck }: NumbersFormProps) {
  const { words, say } = useTexts('units');
  const { words: common } = useTexts('common');
  const [isRange, setIsRange] = useState(false);
  const [list, setList] = useState('');
  const [ends, setEnds] = useState({ first: '', last: '' });
  const [madeOn, setMadeOn] = useState('');
  const [status, setStatus] = useState<PredecessorStatus>('REPURPOSED');
  const [isTried, setIsTried] = useState(false);
  const read = useNumbers(isRange, list, ends);
  const shared = {
    ...(madeOn !== '' && { manufacturedAt: madeOn }),
    ...(predecessor && { predecessorUnitId: predecessor.id, predecessorStatus: status }),
  };
  const batch = useLot(passportId, (lot) =>
    onCheck({ serialNumbers: read.serialNumbers, shared: { ...shared, ...lot } }),
  );
  const check = (event: Event) => {
    event.preventDefault();
    setIsTried(true);
    if (read.fault === undefined) void batch.check.run(undefined);
  };
  const count = read.serialNumbers.length;
  return (
    <form class="stack form-width" noValidate onSubmit={check}>
      {predecessor && <Predecessor unit={predecessor} status={status} onChoose={setStatus} />}
      <WaySwitch isRange={isRange} onChange={setIsRange} />
      {isRange ? (
        <RangeFields ends={ends} onChange={setEnds} fault={isTried ? read.fault : undefined} />
      ) : (
        <ListField
          text={list}
          onChange={setList}
          fault={isTried ? read.fault : undefined}
          note={read.note}
        />
      )}
      <Field
        label={words.madeOn}
        mark={common.optional}
        type="date"
        value={madeOn}
        onInput={({ currentTarget }) => setMadeOn(currentTarget.value)}
      />
      <LotField {...batch.field} />
      {batch.check.error !== undefined && <Failure error={batch.check.error} />}
      <div class="acts">
        <button class="btn go" type="submit" aria-disabled={batch.check.isBusy}>
          {count === 0 ? words.checkNothing : say(words.check, { count })}
        </button>
      </div>
    </form>
  );
}

/** The lot of the batch: looked up before the numbers are checked, since it is one fault for all of them. */
function useLot(passportId: string, onRight: (shared: { readonly lot?: string }) => void) {
  const { words } = useTexts('batches');
  const [typed, setTyped] = useState('');
  const [unknown, setUnknown] = useState<string>();
  const lot = typed.trim();
  const asked = `${passportId} ${lot}`;
  const check = useAction(async () => {
    const isRight = lot === '' || (await hasLot(passportId, lot));
    setUnknown(isRight ? undefined : asked);
    if (isRight) onRight(lot === '' ? {} : { lot });
  }, []);
  const fault = unknown === asked ? words.unitLotFault : undefined;
  return { check, field: { passportId, lot: typed, fault, onChange: setTyped } };
}

interface WaySwitchProps {
  readonly isRange: boolean;
  readonly onChange: (isRange: boolean) => void;
}

function WaySwitch({ isRange, onChange }: WaySwitchProps) {
  const { words } = useTexts('units');
  return (
    <div>
      <div class="seg" role="group" aria-label={words.how}>
        {[false, true].map((each) => (
          <button
            key={String(each)}
            type="button"
            aria-pressed={each === isRange}
            onClick={() => onChange(each)}
          >
            {each ? words.range : words.list}
          </button>
        ))}
      </div>
    </div>
  );
}

interface ListFieldProps {
  readonly text: string;
  readonly fault: string | undefined;
  readonly note: string | undefined;
  readonly onChange: (text: string) => void;
}

function ListField({ text, fault, note, onChange }: ListFieldProps) {
  const { words } = useTexts('units');
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{words.listLabel}</label>
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
        {fault === undefined ? <p class="note">{words.listHelp}</p> : <Fault text={fault} />}
        {note !== undefined && <p class="note">{note}</p>}
      </div>
    </div>
  );
}

interface RangeFieldsProps {
  readonly ends: { readonly first: string; readonly last: string };
  readonly fault: string | undefined;
  readonly onChange: (ends: { readonly first: string; readonly last: string }) => void;
}

function RangeFields({ ends, fault, onChange }: RangeFieldsProps) {
  const { words } = useTexts('units');
  return (
    <div class="two">
      <Field
        class="mono"
        label={words.first}
        help={words.rangeHelp}
        placeholder="TP84-2027-000413"
        dir="ltr"
        spellcheck={false}
        autocomplete="off"
        value={ends.first}
        onInput={({ currentTarget }) => onChange({ ...ends, first: currentTarget.value })}
      />
      <Field
        class="mono"
        label={words.last}
        placeholder="TP84-2027-000612"
        dir="ltr"
        spellcheck={false}
        autocomplete="off"
        value={ends.last}
        fault={fault}
        onInput={({ currentTarget }) => onChange({ ...ends, last: currentTarget.value })}
      />
    </div>
  );
}

interface PredecessorProps {
  readonly unit: Unit;
  readonly status: PredecessorStatus;
  readonly onChoose: (status: PredecessorStatus) => void;
}

function Predecessor({ unit, status, onChoose }: PredecessorProps) {
  const { words, say } = useTexts('units');
  return (
    <section class="panel">
      <h2>{say(words.from, { serial: unit.serialNumber })}</h2>
      <p class="note">{words.fromText}</p>
      <SelectField
        label={words.fromStatus}
        value={status}
        options={becoming.map((each) => [each, words.status[each]])}
        onChange={(each) => onChoose(each as PredecessorStatus)}
      />
    </section>
  );
}
