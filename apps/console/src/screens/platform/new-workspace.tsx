import { ApiError } from '@dpp/client';
import type { CreateTenantRequest } from '@dpp/client/platform';
import { useState } from 'preact/hooks';
import { Failure } from '../../parts/failure.js';
import { Field } from '../../parts/field.js';
import { SelectField } from '../../parts/select-field.js';
import { ShownOnce } from '../../parts/shown-once.js';
import { showToast } from '../../parts/toasts.js';
import { useAction } from '../../parts/use-action.js';
import { platform } from '../../server/platform.js';
import { useTexts } from '../../texts/use-texts.js';
import { addressFor, isAddress } from './platform-address.js';

/** Plans, the smallest first. */
export const tiers = ['pilot', 'micro', 'starter', 'growth', 'scale', 'enterprise'] as const;

/** What is typed about a new workspace. */
interface Typed {
  readonly name: string;
  /** Undefined until it is typed: it then follows the name. */
  readonly address: string | undefined;
  readonly tier: CreateTenantRequest['tier'];
  readonly legalId: string;
  readonly email: string;
}

const nothing: Typed = { name: '', address: undefined, tier: 'growth', legalId: '', email: '' };

/** Makes a workspace and invites its first administrator, by mail or by a link to hand over. */
export function NewWorkspace({ onDone }: { readonly onDone: () => void }) {
  const { words, say } = useTexts('platform');
  const [typed, setTyped] = useState(nothing);
  const [link, setLink] = useState<string>();
  const email = typed.email.trim();
  const make = useAction(async () => {
    const name = typed.name.trim();
    const reply = await platform.createTenant(requestOf(typed));
    if (typeof reply.link === 'string') setLink(reply.link);
    else {
      showToast(say(words.created, { name, email }));
      onDone();
    }
  }, [['platform']]);
  if (link !== undefined) {
    return (
      <ShownOnce
        title={say(words.linkTitle, { email })}
        secret={link}
        stored={words.stored}
        onStored={onDone}
      >
        <p class="note">{words.linkNote}</p>
      </ShownOnce>
    );
  }
  return <WorkspaceForm {...{ typed, setTyped, make }} />;
}

function requestOf({ name, address, tier, legalId, email }: Typed): CreateTenantRequest {
  return {
    name: name.trim(),
    subdomain: address ?? addressFor(name),
    tier,
    ...(legalId.trim() !== '' && { legalId: legalId.trim() }),
    owner: { email: email.trim() },
  };
}

interface WorkspaceFormProps {
  readonly typed: Typed;
  readonly setTyped: (typed: Typed) => void;
  readonly make: ReturnType<typeof useAction<undefined>>;
}

function WorkspaceForm({ typed, setTyped, make }: WorkspaceFormProps) {
  const { words } = useTexts('platform');
  const [isTried, setIsTried] = useState(false);
  const refusal = make.error instanceof ApiError ? make.error.code : undefined;
  const isOwnerTaken = refusal === 'EMAIL_TAKEN';
  const hasEmail = /^[^\s@]+@[^\s@]+$/.test(typed.email.trim());
  const isWhole =
    typed.name.trim() !== '' && isAddress(typed.address ?? addressFor(typed.name)) && hasEmail;
  return (
    <form
      class="panel"
      noValidate
      aria-label={words.newWorkspace}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (isWhole) void make.run(undefined);
      }}
    >
      <h2>{words.newWorkspace}</h2>
      <div class="two">
        <Field
          label={words.company}
          startsHere
          autocomplete="off"
          maxLength={200}
          value={typed.name}
          onInput={({ currentTarget }) => setTyped({ ...typed, name: currentTarget.value })}
          fault={isTried && typed.name.trim() === '' ? words.nameMissing : undefined}
        />
        <AddressField {...{ typed, setTyped, isTried }} isTaken={refusal === 'SUBDOMAIN_TAKEN'} />
        <PlanFields {...{ typed, setTyped }} />
        <Field
          label={words.owner}
          type="email"
          autocomplete="off"
          value={typed.email}
          onInput={({ currentTarget }) => setTyped({ ...typed, email: currentTarget.value })}
          fault={
            isOwnerTaken ? words.ownerTaken : isTried && !hasEmail ? words.ownerFault : undefined
          }
        />
      </div>
      {make.error !== undefined && !isOwnerTaken && refusal !== 'SUBDOMAIN_TAKEN' && (
        <Failure error={make.error} />
      )}
      <div class="acts">
        <button class="btn go" type="submit" aria-disabled={make.isBusy}>
          {words.create}
        </button>
      </div>
      <p class="note">{words.createNote}</p>
    </form>
  );
}

/** The plan, and the number that invoices name. */
function PlanFields({ typed, setTyped }: Pick<WorkspaceFormProps, 'typed' | 'setTyped'>) {
  const { words } = useTexts('platform');
  const common = useTexts('common');
  const plan = useTexts('settings');
  return (
    <>
      <SelectField
        label={words.plan}
        value={typed.tier}
        options={tiers.map((tier) => [tier, plan.words.tiers[tier]])}
        onChange={(tier) => setTyped({ ...typed, tier: tier as Typed['tier'] })}
      />
      <Field
        label={words.legalId}
        mark={common.words.optional}
        help={words.legalIdHelp}
        autocomplete="off"
        maxLength={100}
        value={typed.legalId}
        onInput={({ currentTarget }) => setTyped({ ...typed, legalId: currentTarget.value })}
      />
    </>
  );
}

interface AddressFieldProps extends Pick<WorkspaceFormProps, 'typed' | 'setTyped'> {
  readonly isTried: boolean;
  readonly isTaken: boolean;
}

/** The address, made of the name until it is typed; where it is taken, the one that the name makes is a button. */
function AddressField({ typed, setTyped, isTried, isTaken }: AddressFieldProps) {
  const { words, say } = useTexts('platform');
  const made = addressFor(typed.name);
  const address = typed.address ?? made;
  const offer = isTaken && made !== address && isAddress(made) ? made : undefined;
  const fault = isTaken
    ? words.addressTaken
    : isTried && !isAddress(address)
      ? words.addressFault
      : undefined;
  return (
    <Field
      label={words.address}
      help={words.addressHelp}
      autocomplete="off"
      maxLength={63}
      dir="ltr"
      value={address}
      onInput={({ currentTarget }) =>
        setTyped({ ...typed, address: currentTarget.value.trim().toLowerCase() })
      }
      fault={fault}
      beside={
        offer !== undefined && (
          <button
            class="btn small"
            type="button"
            onClick={() => setTyped({ ...typed, address: offer })}
          >
            {say(words.useAddress, { address: offer })}
          </button>
        )
      }
    />
  );
}
