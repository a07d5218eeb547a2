import type { Facility } from '@dpp/client';
import { checkDigit, isGln } from '@dpp/gs1';
import { useState } from 'preact/hooks';
import { namedCodes } from '../../form/controls/named-codes.js';
import { Failure } from '../../parts/failure.js';
import { Field } from '../../parts/field.js';
import { SelectField } from '../../parts/select-field.js';
import { showToast } from '../../parts/toasts.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';

interface SiteFormProps {
  /** The site that is changed; a new one is registered without it. */
  readonly site?: Facility;
  readonly onDone: () => void;
}

/** Texts of a site that may be left out. */
const optional = ['activity', 'streetAddress', 'postalCode', 'city'] as const;
type OptionalText = (typeof optional)[number];

/** Registers a site, or changes it. The number is checked while typing, and the right last digit offered. */
export function SiteForm({ site, onDone }: SiteFormProps) {
  const { words, formats, say } = useTexts('companies');
  const common = useTexts('common');
  const [gln, setGln] = useState(site?.gln ?? '');
  const [name, setName] = useState(site?.name ?? '');
  const [country, setCountry] = useState(site?.country ?? '');
  const [texts, setTexts] = useState<OptionalTexts>(() => textsOf(site));
  const [isTried, setIsTried] = useState(false);
  const isReady = isGln(gln) && name.trim() !== '' && country !== '';
  const save = useAction(async () => {
    const changes = { gln, name: name.trim(), country, ...sentTexts(texts) };
    if (site) await client.facilities.update(site.id, changes);
    else await client.facilities.create(changes);
    showToast(say(site ? words.saved : words.registered, { name: name.trim() }));
    onDone();
  }, [['facilities']]);
  const countries = namedCodes('country', formats.locale) ?? [];
  return (
    <form
      class="panel"
      noValidate
      aria-label={site ? say(words.edit, { name: site.name }) : words.newSite}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (isReady) void save.run(undefined);
      }}
    >
      <div class="two">
        <Field
          label={words.name}
          startsHere
          maxLength={200}
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
          fault={isTried && name.trim() === '' ? words.nameMissing : undefined}
        />
        <GlnField value={gln} isTried={isTried} onChange={setGln} />
        <SelectField
          label={words.country}
          value={country}
          options={[['', '–'], ...countries.map((each) => [each.value, each.name] as const)]}
          fault={isTried && country === '' ? words.countryMissing : undefined}
          onChange={setCountry}
        />
        <OptionalFields texts={texts} onChange={setTexts} />
      </div>
      {save.error !== undefined && <Failure error={save.error} />}
      <div class="acts">
        <button class="btn go" type="submit" aria-disabled={save.isBusy}>
          {site ? words.save : words.register}
        </button>
        <button class="btn" type="button" onClick={onDone}>
          {common.words.cancel}
        </button>
      </div>
    </form>
  );
}

type OptionalTexts = Readonly<Record<OptionalText, string>>;

interface OptionalFieldsProps {
  readonly texts: OptionalTexts;
  readonly onChange: (texts: OptionalTexts) => void;
}

function OptionalFields({ texts, onChange }: OptionalFieldsProps) {
  const { words } = useTexts('companies');
  const common = useTexts('common');
  return (
    <>
      {optional.map((member) => (
        <Field
          key={member}
          label={words[member]}
          mark={common.words.optional}
          value={texts[member]}
          onInput={({ currentTarget }) => onChange({ ...texts, [member]: currentTarget.value })}
        />
      ))}
    </>
  );
}

interface GlnFieldProps {
  readonly value: string;
  readonly isTried: boolean;
  readonly onChange: (gln: string) => void;
}

function GlnField({ value, isTried, onChange }: GlnFieldProps) {
  const { words, say } = useTexts('companies');
  const isWhole = /^\d{13}$/.test(value);
  const others = value.slice(0, -1);
  const right = isWhole && !isGln(value) ? others + checkDigit(others) : undefined;
  const missing = isTried && !isWhole ? words.glnMissing : undefined;
  return (
    <Field
      label={words.gln}
      class="code"
      inputMode="numeric"
      autocomplete="off"
      value={value}
      help={words.glnHelp}
      onInput={({ currentTarget }) => onChange(currentTarget.value.replace(/\s/g, ''))}
      fault={right === undefined ? missing : say(words.glnDigit, { digit: right.slice(-1) })}
      beside={
        right !== undefined && (
          <button class="btn small" type="button" onClick={() => onChange(right)}>
            {say(words.useNumber, { number: right })}
          </button>
        )
      }
    />
  );
}

function textsOf(site: Facility | undefined): Record<OptionalText, string> {
  const entries = optional.map((member) => [member, site?.[member] ?? '']);
  return Object.fromEntries(entries) as Record<OptionalText, string>;
}

/** An emptied text is taken away, not left as it was. */
function sentTexts(texts: OptionalTexts) {
  const entries = optional.map((member) => [member, texts[member].trim() || null]);
  return Object.fromEntries(entries) as Record<OptionalText, string | null>;
}
