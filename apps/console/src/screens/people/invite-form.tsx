import type { User } from '@dpp/client';
import { useState } from 'preact/hooks';
import { Failure } from '../../parts/failure.js';
import { Field } from '../../parts/field.js';
import { ShownOnce } from '../../parts/shown-once.js';
import { showToast } from '../../parts/toasts.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { ROLES } from './roles.js';

/** Invites by mail, or by a link to hand over where the server sends no mail. */
export function InviteForm({ onDone }: { readonly onDone: () => void }) {
  const { words, say } = useTexts('people');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<User['role']>('BRAND_OPERATOR');
  const [isTried, setIsTried] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const invite = useAction(async () => {
    const reply = await client.invitations.create({ email: email.trim(), role });
    setLink(reply.link);
    if (reply.link === null) {
      showToast(say(words.sent, { email: email.trim() }));
      onDone();
    }
  }, [['people']]);
  if (link !== null) {
    return (
      <ShownOnce
        title={say(words.linkTitle, { email: email.trim() })}
        secret={link}
        stored={words.stored}
        onStored={onDone}
      >
        <p class="note">{words.linkNote}</p>
      </ShownOnce>
    );
  }
  return (
    <form
      class="panel"
      noValidate
      aria-label={words.inviteTitle}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (email.trim() !== '') void invite.run(undefined);
      }}
    >
      <h2>{words.inviteTitle}</h2>
      <Field
        label={words.email}
        type="email"
        autocomplete="off"
        startsHere
        value={email}
        onInput={({ currentTarget }) => setEmail(currentTarget.value)}
        fault={isTried && email.trim() === '' ? words.emailMissing : undefined}
      />
      <RoleChoice value={role} onChange={setRole} />
      {invite.error !== undefined && <Failure error={invite.error} />}
      <div class="acts">
        <button class="btn go" type="submit" aria-disabled={invite.isBusy}>
          {words.send}
        </button>
      </div>
      <p class="note">{words.inviteNote}</p>
    </form>
  );
}

interface RoleChoiceProps {
  readonly value: User['role'];
  readonly onChange: (role: User['role']) => void;
}

/** The roles by what they do. */
function RoleChoice({ value, onChange }: RoleChoiceProps) {
  const { words } = useTexts('people');
  return (
    <fieldset>
      <legend class="l">{words.role}</legend>
      <div class="choices">
        {ROLES.map((each) => (
          <label class="check" key={each}>
            <input
              type="radio"
              name="role"
              checked={value === each}
              onChange={() => onChange(each)}
            />
            <span>
              <b>{words.roles[each]}</b> <small class="note">{words.roleNotes[each]}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
