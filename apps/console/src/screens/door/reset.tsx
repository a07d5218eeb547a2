import { ApiError } from '@dpp/client';
import { useState } from 'preact/hooks';
import { Failure } from '../../parts/failure.js';
import { Link } from '../../parts/link.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { Door } from './door.js';
import { useLinkToken } from './link-token.js';
import { NewPasswordField, shortestPassword } from './new-password-field.js';

/** Another password by the link of a mail. */
export function Reset() {
  const { words } = useTexts('door');
  const token = useLinkToken();
  const [password, setPassword] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [error, setError] = useState<unknown>();
  const submit = async (event: Event) => {
    event.preventDefault();
    setIsTried(true);
    if (password.length < shortestPassword) return;
    setError(undefined);
    await client.sessions.resetPassword({ token, password }).then(() => setIsDone(true), setError);
  };
  const isWrongLink = token === '' || (error instanceof ApiError && isAboutLink(error));
  return (
    <Door title={words.resetTitle}>
      <form class="stack tight" noValidate onSubmit={(event) => void submit(event)}>
        <h1>{words.resetTitle}</h1>
        {isDone && <p role="status">{words.resetDone}</p>}
        {isWrongLink && <p role="alert">{words.linkWrong}</p>}
        {error !== undefined && !isWrongLink && <Failure error={error} />}
        {!isDone && !isWrongLink && (
          <>
            {/* A manager of passwords finds the login by its name; the link does not tell it. */}
            <input
              class="vh"
              type="text"
              autocomplete="username"
              tabIndex={-1}
              aria-hidden="true"
            />
            <NewPasswordField label={words.newPassword} {...{ password, setPassword, isTried }} />
            <div class="acts">
              <button class="btn go" type="submit">
                {words.setPassword}
              </button>
            </div>
          </>
        )}
        <p>
          <Link to={isWrongLink ? '/forgotten' : '/sign-in'}>
            {isWrongLink ? words.newLink : words.back}
          </Link>
        </p>
      </form>
    </Door>
  );
}

/** The token was refused, not the password. */
const isAboutLink = ({ code }: ApiError) => code === 'RESET_TOKEN_INVALID';
