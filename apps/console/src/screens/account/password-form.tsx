import { DppError } from '@dpp/client';
import { useState } from 'preact/hooks';
import { Failure } from '../../parts/failure.js';
import { Field } from '../../parts/field.js';
import { showToast } from '../../parts/toasts.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';

/** Changes the password; all other sessions end with it. */
export function PasswordForm({ email }: { readonly email: string }) {
  const { words } = useTexts('account');
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isReady = current !== '' && next !== '';
  const change = useAction(async () => {
    await client.sessions.changePassword({ currentPassword: current, newPassword: next });
    setCurrent('');
    setNext('');
    setIsTried(false);
    showToast(words.changed);
  }, [['sessions']]);
  const isWrong = change.error instanceof DppError && change.error.code === 'PASSWORD_WRONG';
  return (
    <form
      class="panel"
      noValidate
      aria-label={words.password}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (isReady) void change.run(undefined);
      }}
    >
      <h2>{words.password}</h2>
      <LoginForManagers email={email} />
      <Field
        label={words.current}
        type="password"
        autocomplete="current-password"
        value={current}
        onInput={({ currentTarget }) => setCurrent(currentTarget.value)}
        fault={isWrong ? words.wrong : undefined}
      />
      <Field
        label={words.next}
        type="password"
        autocomplete="new-password"
        value={next}
        help={words.nextHelp}
        onInput={({ currentTarget }) => setNext(currentTarget.value)}
        fault={isTried && !isReady ? words.missing : undefined}
      />
      {change.error !== undefined && !isWrong && <Failure error={change.error} />}
      <div class="acts">
        <button class="btn go" type="submit" aria-disabled={change.isBusy}>
          {words.change}
        </button>
      </div>
    </form>
  );
}

/** Password managers keep a password by its login. */
function LoginForManagers({ email }: { readonly email: string }) {
  return (
    <input
      class="vh"
      type="text"
      autocomplete="username"
      tabIndex={-1}
      aria-hidden="true"
      readOnly
      value={email}
    />
  );
}
