import { ConflictError, type AcceptHandOverRequest, type FoundPassport } from '@dpp/client';
import { useLocation } from 'preact-iso/router';
import { useRef, useState } from 'preact/hooks';
import { pathTo } from '../../../base.js';
import { Bones } from '../../../parts/bones.js';
import { Failure } from '../../../parts/failure.js';
import { Field } from '../../../parts/field.js';
import { Link } from '../../../parts/link.js';
import { Question } from '../../../parts/question.js';
import { SelectField } from '../../../parts/select-field.js';
import { showToast } from '../../../parts/toasts.js';
import { useAction } from '../../../parts/use-action.js';
import { client } from '../../../server/client.js';
import { useBatteryModels } from '../../../server/use-batteries.js';
import { useTexts } from '../../../texts/use-texts.js';
import { isSerialNumber } from '../model/serial-numbers.js';
import { useRefusals } from './use-refusals.js';
import { nameOfModel } from '../units.js';

interface TakeOverFormProps {
  readonly token: string;
  /** Its serial number until now. */
  readonly serial: string;
}

/** Under which passport the battery goes on, and by which number; a question before it is final. */
export function TakeOverForm(props: TakeOverFormProps) {
  const { data: models, error } = useBatteryModels();
  if (error) return <Failure error={error} />;
  if (!models) return <Bones lines={2} />;
  const published = models.filter(({ status }) => status !== 'DRAFT');
  return published.length === 0 ? <NoPassport /> : <AcceptForm {...props} published={published} />;
}

interface AcceptFormProps extends TakeOverFormProps {
  readonly published: readonly FoundPassport[];
}

function AcceptForm({ token, serial, published }: AcceptFormProps) {
  const { words, say } = useTexts('handOvers');
  const { words: common } = useTexts('common');
  const [passportId, setPassportId] = useState('');
  const [other, setOther] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const model = published.find(({ id }) => id === passportId) ?? onlyOf(published);
  const serialNumber = other.trim();
  const isRight = serialNumber === '' || isSerialNumber(serialNumber);
  return (
    <form
      class="stack tight form-width"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (model && isRight) setIsAsked(true);
      }}
    >
      <PassportChoice
        published={published}
        model={model}
        isTried={isTried}
        onChange={setPassportId}
      />
      <Field
        class="mono"
        label={words.serial}
        mark={common.optional}
        help={say(words.serialHelp, { serial })}
        fault={isTried && !isRight ? words.serialFault : undefined}
        dir="ltr"
        autocomplete="off"
        spellcheck={false}
        value={other}
        onInput={({ currentTarget }) => setOther(currentTarget.value)}
      />
      <div class="acts">
        <button class="btn go" type="submit">
          {words.accept}
        </button>
      </div>
      {isAsked && model && (
        <AcceptQuestion
          acceptance={{ token, passportId: model.id, ...(serialNumber !== '' && { serialNumber }) }}
          serial={serialNumber || serial}
          company={model.operator.name}
          onClose={() => setIsAsked(false)}
        />
      )}
    </form>
  );
}

interface PassportChoiceProps {
  readonly published: readonly FoundPassport[];
  readonly model: FoundPassport | undefined;
  readonly isTried: boolean;
  readonly onChange: (id: string) => void;
}

function PassportChoice({ published, model, isTried, onChange }: PassportChoiceProps) {
  const { words } = useTexts('handOvers');
  const { words: form } = useTexts('form');
  return (
    <SelectField
      label={words.passport}
      help={words.passportHelp}
      fault={isTried && !model ? words.passportFault : undefined}
      value={model?.id ?? ''}
      options={[
        ...(model ? [] : [['', form.choose] as const]),
        ...published.map((each) => [each.id, `${nameOfModel(each)} (${each.productId})`] as const),
      ]}
      onChange={onChange}
    />
  );
}

const onlyOf = (models: readonly FoundPassport[]) => (models.length === 1 ? models[0] : undefined);

function NoPassport() {
  const { words } = useTexts('handOvers');
  const units = useTexts('units');
  return (
    <div class="empty">
      <h2>{words.noPassport}</h2>
      <p>{words.noPassportText}</p>
      <Link class="btn" to="/passports?category=batteries">
        {units.words.toPassports}
      </Link>
    </div>
  );
}

interface AcceptQuestionProps {
  readonly acceptance: AcceptHandOverRequest;
  readonly serial: string;
  readonly company: string;
  readonly onClose: () => void;
}

/** The question is open for one acceptance, which is therefore repeated under one key where its answer was lost. */
function AcceptQuestion({ acceptance, serial, company, onClose }: AcceptQuestionProps) {
  const { words, say, lang } = useTexts('handOvers');
  const refusals = useRefusals();
  const { route } = useLocation();
  const key = useRef(newKey());
  const accept = useAction(async () => {
    const { unit } = await client.handOvers.accept(acceptance, { idempotencyKey: key.current });
    showToast(say(words.accepted, { serial: unit.serialNumber }));
    route(pathTo(`/units/${unit.id}`));
  }, [['units'], ['passports']]);
  const own = unitMadeBefore(accept.error);
  return (
    <Question
      title={say(words.acceptTitle, { serial })}
      does={words.accept}
      action={{ ...accept, error: undefined }}
      onClose={onClose}
      lang={lang}
    >
      <p>{say(words.acceptText, { company })}</p>
      {accept.error !== undefined && <Failure error={accept.error} sentences={refusals} />}
      {own !== undefined && (
        <p>
          <Link class="alone" to={`/units/${own}`}>
            {words.openMine}
          </Link>
        </p>
      )}
    </Question>
  );
}

function newKey(): string {
  // Pages without TLS have no randomUUID.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The unit of this workspace that an earlier acceptance made. */
function unitMadeBefore(error: unknown): string | undefined {
  if (!(error instanceof ConflictError)) return undefined;
  const { unitId } = (error.body ?? {}) as { readonly unitId?: unknown };
  return typeof unitId === 'string' ? unitId : undefined;
}
