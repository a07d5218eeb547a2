import type { SessionReply } from '@dpp/client';
import { useState } from 'preact/hooks';
import { Failure } from '../../parts/failure.js';
import { Field } from '../../parts/field.js';
import { showToast } from '../../parts/toasts.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';

/** The name of a person. Language and colours stand in the menu of the person. */
export function ProfileForm({ user }: { readonly user: SessionReply['user'] }) {
  const { words } = useTexts('account');
  const [name, setName] = useState(user.name ?? '');
  const save = useAction(async () => {
    await client.sessions.updateProfile({ name: name.trim() === '' ? null : name.trim() });
    showToast(words.saved);
  }, [['session'], ['people']]);
  return (
    <form
      class="panel"
      aria-label={words.you}
      onSubmit={(event) => {
        event.preventDefault();
        void save.run(undefined);
      }}
    >
      <h2>{words.you}</h2>
      <Field
        label={words.name}
        help={words.nameHelp}
        autocomplete="name"
        maxLength={200}
        value={name}
        onInput={({ currentTarget }) => setName(currentTarget.value)}
      />
      {save.error !== undefined && <Failure error={save.error} />}
      <div class="acts">
        <button class="btn go" type="submit" aria-disabled={save.isBusy}>
          {words.save}
        </button>
      </div>
    </form>
  );
}
