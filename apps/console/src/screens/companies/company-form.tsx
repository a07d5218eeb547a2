import type { EconomicOperator } from '@dpp/client';
import { isEori } from '@dpp/espr-validate';
import { useState } from 'preact/hooks';
import { Failure } from '../../parts/failure.js';
import { Field } from '../../parts/field.js';
import { SelectField } from '../../parts/select-field.js';
import { showToast } from '../../parts/toasts.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';

interface CompanyFormProps {
  /** The company that is changed; a new one is registered without it. */
  readonly company?: EconomicOperator;
  readonly onDone: () => void;
}

/** In the order that they are met; LEI and GLN are called so in every language. */
const schemes = ['EORI', 'VAT', 'LEI', 'GLN', 'DUNS', 'NATIONAL', 'OTHER'] as const;
const roles = ['MANUFACTURER', 'IMPORTER', 'DISTRIBUTOR', 'AUTHORISED_REPRESENTATIVE'] as const;

/** Registers a company, or renames it. Its number is for good: passports name it. */
export function CompanyForm({ company, onDone }: CompanyFormProps) {
  const { words, say } = useTexts('companies');
  const [name, setName] = useState(company?.name ?? '');
  const [regId, setRegId] = useState(company?.regId ?? '');
  const [scheme, setScheme] = useState<string>('EORI');
  const [role, setRole] = useState(company?.role ?? roles[0]);
  const [isTried, setIsTried] = useState(false);
  const faults = {
    name: name.trim() === '' ? words.nameMissing : undefined,
    regId: company ? undefined : faultOf(regId.trim(), scheme, words),
  };
  const save = useAction(async () => {
    const changes = { name: name.trim(), role };
    if (company) await client.operators.update(company.id, changes);
    else await client.operators.create({ ...changes, regId: regId.trim(), regIdScheme: scheme });
    showToast(say(company ? words.saved : words.registered, { name: name.trim() }));
    onDone();
  }, [['operators']]);
  return (
    <form
      class="panel"
      noValidate
      aria-label={company ? say(words.edit, { name: company.name }) : words.newCompany}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (faults.name === undefined && faults.regId === undefined) void save.run(undefined);
      }}
    >
      <div class="two">
        <Field
          label={words.name}
          startsHere
          maxLength={200}
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
          fault={isTried ? faults.name : undefined}
        />
        <RoleField value={role} onChange={setRole} />
        <Field
          label={words.regId}
          class="code"
          readOnly={company !== undefined}
          value={regId}
          help={words.regIdHelp}
          onInput={({ currentTarget }) => setRegId(currentTarget.value)}
          fault={isTried ? faults.regId : undefined}
        />
        {!company && <SchemeField value={scheme} onChange={setScheme} />}
      </div>
      {save.error !== undefined && <Failure error={save.error} />}
      <SaveOrCancel isNew={!company} isBusy={save.isBusy} onCancel={onDone} />
    </form>
  );
}

interface SaveOrCancelProps {
  readonly isNew: boolean;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
}

function SaveOrCancel({ isNew, isBusy, onCancel }: SaveOrCancelProps) {
  const { words } = useTexts('companies');
  const common = useTexts('common');
  return (
    <div class="acts">
      <button class="btn go" type="submit" aria-disabled={isBusy}>
        {isNew ? words.register : words.save}
      </button>
      <button class="btn" type="button" onClick={onCancel}>
        {common.words.cancel}
      </button>
    </div>
  );
}

interface ChoiceProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One that the console has no name for stays as it is. */
function RoleField({ value, onChange }: ChoiceProps) {
  const { words } = useTexts('companies');
  const isKnown = (roles as readonly string[]).includes(value);
  return (
    <SelectField
      label={words.role}
      value={value}
      options={[
        ...roles.map((each) => [each, words.roles[each]] as const),
        ...(isKnown ? [] : [[value, value] as const]),
      ]}
      onChange={onChange}
    />
  );
}

function SchemeField({ value, onChange }: ChoiceProps) {
  const { words } = useTexts('companies');
  return (
    <SelectField
      label={words.scheme}
      value={value}
      options={schemes.map((each) => [each, nameOf(each, words.schemes)])}
      onChange={onChange}
    />
  );
}

function nameOf(scheme: (typeof schemes)[number], names: Readonly<Record<string, string>>): string {
  return names[scheme] ?? scheme;
}

function faultOf(
  regId: string,
  scheme: string,
  words: { readonly regIdMissing: string; readonly regIdHelp: string },
): string | undefined {
  if (regId === '') return words.regIdMissing;
  return scheme === 'EORI' && !isEori(regId) ? words.regIdHelp : undefined;
}
