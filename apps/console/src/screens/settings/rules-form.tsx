import type { OwnTenantReply } from '@dpp/client';
import { useState } from 'preact/hooks';
import { Failure } from '../../parts/failure.js';
import { Field } from '../../parts/field.js';
import { SelectField } from '../../parts/select-field.js';
import { showToast } from '../../parts/toasts.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { languages, nameOfLanguage } from '../../texts/languages.js';
import { useTexts } from '../../texts/use-texts.js';

interface RulesFormProps extends Pick<OwnTenantReply, 'tenant'> {
  readonly canChange: boolean;
}

/** Second factor for all, language and contact of the workspace. */
export function RulesForm({ tenant, canChange }: RulesFormProps) {
  const { words } = useTexts('settings');
  const [mfaRequired, setMfaRequired] = useState(tenant.mfaRequired);
  const [defaultLocale, setDefaultLocale] = useState(tenant.defaultLocale);
  const [contactEmail, setContactEmail] = useState(tenant.contactEmail ?? '');
  const save = useAction(async () => {
    await client.account.updateTenant({
      mfaRequired,
      defaultLocale: defaultLocale as (typeof languages)[number],
      contactEmail: contactEmail.trim() === '' ? null : contactEmail.trim(),
    });
    showToast(words.saved);
  }, [['tenant']]);
  return (
    <form
      class="panel"
      noValidate
      aria-label={words.rules}
      onSubmit={(event) => {
        event.preventDefault();
        void save.run(undefined);
      }}
    >
      <h2>{words.rules}</h2>
      <fieldset class="stack tight" disabled={!canChange}>
        <FactorForAll isRequired={mfaRequired} onChange={setMfaRequired} />
        <SelectField
          label={words.locale}
          help={words.localeHelp}
          value={defaultLocale}
          options={languages.map((each) => [each, nameOfLanguage(each)])}
          onChange={setDefaultLocale}
        />
        <Field
          label={words.contact}
          help={words.contactHelp}
          type="email"
          autocomplete="off"
          value={contactEmail}
          onInput={({ currentTarget }) => setContactEmail(currentTarget.value)}
        />
      </fieldset>
      {save.error !== undefined && <Failure error={save.error} />}
      {canChange && (
        <div class="acts">
          <button class="btn go" type="submit" aria-disabled={save.isBusy}>
            {words.save}
          </button>
        </div>
      )}
    </form>
  );
}

interface FactorForAllProps {
  readonly isRequired: boolean;
  readonly onChange: (isRequired: boolean) => void;
}

function FactorForAll({ isRequired, onChange }: FactorForAllProps) {
  const { words } = useTexts('settings');
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={isRequired}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>
        {words.mfa} <small class="note">{words.mfaHelp}</small>
      </span>
    </label>
  );
}
