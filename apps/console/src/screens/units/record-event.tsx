import type { RecordUnitEventRequest } from '@dpp/client';
import { useState } from 'preact/hooks';
import { Dialog } from '../../parts/dialog.js';
import { Failure } from '../../parts/failure.js';
import { Fault, Field } from '../../parts/field.js';
import { Icon } from '../../parts/icon.js';
import { SelectField } from '../../parts/select-field.js';
import { showToast } from '../../parts/toasts.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import {
  eventKinds,
  fieldsOf,
  readEvent,
  type EventForm,
  type EventKind,
  type FormFault,
} from './model/event-form.js';
import type { Measure } from './model/readings.js';
import { livingStatuses, type UnitStatus } from './unit-status.js';
import { staleAfterEvent, type Unit } from './use-unit.js';

/** The button to the dialog, and the dialog. */
export function RecordButton({ unit }: { readonly unit: Unit }) {
  const { words } = useTexts('units');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button class="btn go" type="button" onClick={() => setIsOpen(true)}>
        <Icon name="plus" small />
        {words.record}
      </button>
      {isOpen && <RecordDialog unit={unit} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface RecordDialogProps {
  readonly unit: Unit;
  readonly onClose: () => void;
}

const empty: EventForm = { kind: 'SOH_MEASUREMENT', moment: '', remark: '', values: {} };

/** What happened: its fields follow its kind. */
function RecordDialog({ unit, onClose }: RecordDialogProps) {
  const { words, lang } = useTexts('units');
  const { words: common } = useTexts('common');
  const { words: handOvers } = useTexts('handOvers');
  const [form, setForm] = useState<EventForm>({ ...empty, status: unit.status });
  const [isTried, setIsTried] = useState(false);
  const read = readEvent(form, new Date());
  const record = useAction(async (event: RecordUnitEventRequest) => {
    await client.units.recordEvent(unit.id, event);
    onClose();
    showToast(words.recorded);
  }, staleAfterEvent(unit.id));
  const faults = isTried ? read.faults : {};
  return (
    <Dialog title={words.record} lang={lang} onClose={onClose}>
      <form
        class="stack tight"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (read.event) void record.run(read.event);
        }}
      >
        <SelectField
          label={words.eventKind}
          value={form.kind}
          options={eventKinds.map((kind) => [kind, words.kinds[kind]])}
          onChange={(kind) => {
            setIsTried(false);
            setForm({ ...form, kind: kind as EventKind });
          }}
        />
        <EventFields form={form} faults={faults} onChange={setForm} />
        {faults.form !== undefined && <Fault text={words.nothingFault} />}
        {record.error !== undefined && (
          <Failure error={record.error} sentences={{ UNIT_HANDED_OVER: handOvers.lateFault }} />
        )}
        <footer>
          <button class="btn" type="button" onClick={onClose}>
            {common.cancel}
          </button>
          <button class="btn go" type="submit" aria-disabled={record.isBusy}>
            {words.recordDo}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

interface EventFieldsProps {
  readonly form: EventForm;
  readonly faults: Partial<Record<Measure | 'moment' | 'form', FormFault>>;
  readonly onChange: (form: EventForm) => void;
}

function EventFields({ form, faults, onChange }: EventFieldsProps) {
  const { words } = useTexts('units');
  const { words: common } = useTexts('common');
  const faultText = useFaultText();
  const fields = fieldsOf(form.kind);
  return (
    <>
      {fields.hasStatus && (
        <SelectField
          label={words.newStatus}
          value={form.status ?? 'IN_SERVICE'}
          options={livingStatuses.map((each) => [each, words.status[each]])}
          onChange={(status) => onChange({ ...form, status: status as UnitStatus })}
        />
      )}
      {fields.measures.map((measure) => (
        <Field
          key={measure}
          label={words.measures[measure]}
          inputmode="decimal"
          autocomplete="off"
          value={form.values[measure] ?? ''}
          fault={faultText(faults[measure])}
          beside={<MeasureUnit measure={measure} />}
          onInput={({ currentTarget: { value } }) =>
            onChange({ ...form, values: { ...form.values, [measure]: value } })
          }
        />
      ))}
      {fields.hasRemark && (
        <Field
          label={words.remark}
          mark={common.optional}
          maxLength={1000}
          value={form.remark}
          onInput={({ currentTarget }) => onChange({ ...form, remark: currentTarget.value })}
        />
      )}
      {fields.hasMoment && (
        <Field
          label={words.moment}
          help={words.momentHelp}
          type="datetime-local"
          value={form.moment}
          fault={faultText(faults.moment)}
          onInput={({ currentTarget }) => onChange({ ...form, moment: currentTarget.value })}
        />
      )}
    </>
  );
}

function MeasureUnit({ measure }: { readonly measure: Measure }) {
  const { words, say } = useTexts('units');
  const units = {
    stateOfHealth: words.inPercent,
    remainingCapacityAh: words.inAmpereHours,
    temperatureC: words.inDegrees,
    cycleCount: '',
  } as const;
  const text = say(units[measure], { value: '' }).trim();
  return text === '' ? null : <span class="note">{text}</span>;
}

function useFaultText(): (fault: FormFault | undefined) => string | undefined {
  const { words, say } = useTexts('units');
  return (fault) => {
    if (fault === undefined) return undefined;
    if (fault === 'moment') return words.momentFault;
    if (fault === 'whole') return words.wholeFault;
    if (fault === 'amount') return words.amountFault;
    return say(words.numberFault, fault === 'share' ? { least: 0, most: 100 } : degrees);
  };
}

const degrees = { least: -273.15, most: 10_000 };
