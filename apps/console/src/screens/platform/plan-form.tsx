import type { ListedTenant } from '@dpp/client/platform';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Failure } from '../../parts/failure.js';
import { Field } from '../../parts/field.js';
import { Question } from '../../parts/question.js';
import { SelectField } from '../../parts/select-field.js';
import { showToast } from '../../parts/toasts.js';
import { useAction } from '../../parts/use-action.js';
import { platform } from '../../server/platform.js';
import { useTexts } from '../../texts/use-texts.js';
import { tiers } from './new-workspace.js';

const states = ['active', 'trialing', 'past_due', 'canceled'] as const;
type State = ListedTenant['subscriptionStatus'];

/** In these states a workspace reads on and writes nothing. */
const isStopped = (state: State) => state === 'past_due' || state === 'canceled';

/** Plan, limit, state and second factor. What stops writing is asked about before. */
export function PlanForm({ tenant }: { readonly tenant: ListedTenant }) {
  const { words, say } = useTexts('platform');
  const common = useTexts('common');
  const { id, name } = tenant;
  const [tier, setTier] = useState(tenant.tier);
  const [limit, setLimit] = useState(tenant.passportLimit?.toString() ?? '');
  const [state, setState] = useState(tenant.subscriptionStatus);
  const [mfaRequired, setMfaRequired] = useState(tenant.mfaRequired);
  const [isAsked, setIsAsked] = useState(false);
  const isLimit = /^\d{0,9}$/.test(limit.trim());
  const save = useAction<undefined>(async () => {
    const passportLimit = limit.trim() === '' ? null : Number(limit);
    await platform.updateTenant(id, {
      tier,
      passportLimit,
      subscriptionStatus: state,
      mfaRequired,
    });
    setIsAsked(false);
    showToast(say(words.saved, { name }));
  }, [['platform']]);
  const submit = () => {
    if (!isLimit) return;
    if (isStopped(state) && !isStopped(tenant.subscriptionStatus)) setIsAsked(true);
    else void save.run(undefined);
  };
  return (
    <form
      class="panel"
      noValidate
      aria-label={say(words.changeNamed, { name })}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <PlanFields {...{ tier, setTier, state, setState }}>
        <Field
          label={words.ownLimit}
          mark={common.words.optional}
          help={words.ownLimitHelp}
          inputMode="numeric"
          autocomplete="off"
          value={limit}
          onInput={({ currentTarget }) => setLimit(currentTarget.value)}
          fault={isLimit ? undefined : words.ownLimitFault}
        />
      </PlanFields>
      <SecondFactor isRequired={mfaRequired} onChange={setMfaRequired} />
      {save.error !== undefined && !isAsked && <Failure error={save.error} />}
      <div class="acts">
        <button class="btn go" type="submit" aria-disabled={save.isBusy}>
          {words.save}
        </button>
      </div>
      <p class="note">{words.stateNote}</p>
      {isAsked && <AskBeforeStop name={name} action={save} onClose={() => setIsAsked(false)} />}
    </form>
  );
}

interface SecondFactorProps {
  readonly isRequired: boolean;
  readonly onChange: (isRequired: boolean) => void;
}

function SecondFactor({ isRequired, onChange }: SecondFactorProps) {
  const { words } = useTexts('platform');
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={isRequired}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{words.factorLabel}</span>
    </label>
  );
}

interface AskBeforeStopProps {
  readonly name: string;
  readonly action: ReturnType<typeof useAction<undefined>>;
  readonly onClose: () => void;
}

/** What stops writing is asked about before. */
function AskBeforeStop({ name, action, onClose }: AskBeforeStopProps) {
  const { words, say, lang } = useTexts('platform');
  return (
    <Question
      title={say(words.stopTitle, { name })}
      does={words.stopDo}
      action={action}
      onClose={onClose}
      lang={lang}
    >
      <p>{words.stopText}</p>
      <p>{words.stopBack}</p>
    </Question>
  );
}

interface PlanFieldsProps {
  readonly tier: ListedTenant['tier'];
  readonly setTier: (tier: ListedTenant['tier']) => void;
  readonly state: State;
  readonly setState: (state: State) => void;
  readonly children: ComponentChildren;
}

function PlanFields({ tier, setTier, state, setState, children }: PlanFieldsProps) {
  const { words } = useTexts('platform');
  const plan = useTexts('settings');
  return (
    <div class="two">
      <SelectField
        label={words.plan}
        value={tier}
        options={tiers.map((each) => [each, plan.words.tiers[each]])}
        onChange={(chosen) => setTier(chosen as typeof tier)}
      />
      {children}
      <SelectField
        label={words.state}
        value={state}
        options={states.map((each) => [each, plan.words.states[each]])}
        onChange={(chosen) => setState(chosen as State)}
      />
    </div>
  );
}
