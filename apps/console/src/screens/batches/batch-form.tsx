import { batchMetadataCheck } from '@dpp/espr-validate';
import { useQuery } from '@tanstack/preact-query';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { focusField } from '../../form/focus-field.js';
import { FormContext } from '../../form/form-context.js';
import { remarksOf } from '../../form/model/faults.js';
import { PassportForm } from '../../form/passport-form.js';
import { useFormState } from '../../form/use-form-state.js';
import { Bones } from '../../parts/bones.js';
import { Failure } from '../../parts/failure.js';
import { Link } from '../../parts/link.js';
import { useDelayed } from '../../parts/use-delayed.js';
import type { Action } from '../../parts/use-action.js';
import { localeTagOf } from '../../texts/languages.js';
import { useLanguage, useTexts } from '../../texts/use-texts.js';
import { FaultSummary } from '../editor/fault-summary.js';
import { isCategory, loadFormRules, type FormRules } from '../editor/rules-of.js';
import type { Source } from '../passport/use-passport.js';
import { useRefusals } from './use-refusals.js';
import { batchRulesOf } from './model/batch-rules.js';

type Metadata = Readonly<Record<string, unknown>>;

interface BatchFormProps {
  readonly source: Source;
  /** What the batch states until now. */
  readonly metadata: Metadata;
  readonly title: string;
  /** The verb of the button. */
  readonly does: string;
  /** Where one goes without a change. */
  readonly back: string;
  readonly save: Action<Metadata>;
  /** False: something above the fields is wrong, and says so. */
  readonly isRight?: boolean;
  /** The button was pressed. */
  readonly onTry?: () => void;
  /** Above the fields: the lot. */
  readonly children?: ComponentChildren;
}

/** The fields of batch level, as the rule table of the category has them. */
export function BatchForm(props: BatchFormProps) {
  const { category } = props.source.metadata;
  const { language } = useLanguage();
  const locale = localeTagOf(language);
  const rules = useQuery({
    queryKey: ['form-rules', category, locale],
    queryFn: () => (isCategory(category) ? loadFormRules(category, locale) : null),
    staleTime: Infinity,
  });
  if (rules.error) {
    return <Failure error={rules.error} onRetry={() => void rules.refetch()} />;
  }
  if (rules.data === undefined) return <Bones lines={6} />;
  return rules.data === null ? <Plain {...props} /> : <Filled {...props} rules={rules.data} />;
}

/** A draft without a category has no fields yet. */
function Plain(props: BatchFormProps) {
  const { metadata, save, isRight = true, onTry, children } = props;
  return (
    <form
      class="stack"
      aria-label={props.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onTry?.();
        if (isRight) void save.run(metadata);
      }}
    >
      <h2>{props.title}</h2>
      {children}
      <Foot {...props} />
    </form>
  );
}

/** A pause in typing, after which the fields are checked. */
const pauseMs = 300;

function Filled(props: BatchFormProps & { readonly rules: FormRules }) {
  const { source, rules, save, isRight = true, onTry, children } = props;
  const { words } = useTexts('batches');
  const { words: common } = useTexts('common');
  const [metadata, setMetadata] = useState<Metadata>(props.metadata);
  const { wording, help } = rules;
  const { category, openFields } = useMemo(
    () => batchRulesOf(rules.category, Object.keys(props.metadata)),
    [rules],
  );
  const check = useMemo(
    () => batchMetadataCheck(source.metadata, { wording, now: new Date() }),
    [source, wording],
  );
  const checked = useDelayed(metadata, pauseMs);
  const remarks = useMemo(() => remarksOf(check(checked), checked, wording), [check, checked]);
  const { form, showAll } = useFormState({
    ...{ metadata, remarks, wording, help },
    onChange: setMetadata,
  });
  return (
    <FormContext.Provider value={form}>
      <form
        class="stack"
        aria-label={props.title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onTry?.();
          showAll();
          const [first] = check(metadata).errors;
          if (first) focusField(first.path);
          else if (isRight) void save.run(metadata);
        }}
      >
        <h2>{props.title}</h2>
        {children}
        <p class="note">{words.fieldsHelp}</p>
        <FaultSummary onFocus={focusField} text={common.faults} />
        <PassportForm rules={category} openFields={openFields} />
        <Foot {...props} />
      </form>
    </FormContext.Provider>
  );
}

function Foot({ save, does, back }: Pick<BatchFormProps, 'save' | 'does' | 'back'>) {
  const refusals = useRefusals();
  const { words: common } = useTexts('common');
  return (
    <>
      {save.error !== undefined && <Failure error={save.error} sentences={refusals} />}
      <div class="acts">
        <button class="btn go" type="submit" aria-disabled={save.isBusy}>
          {does}
        </button>
        <Link class="btn" to={back}>
          {common.cancel}
        </Link>
      </div>
    </>
  );
}
