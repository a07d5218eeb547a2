import { DppError } from '@dpp/client';
import { useState } from 'preact/hooks';
import { Failure } from '../../parts/failure.js';
import { Field } from '../../parts/field.js';
import { Link } from '../../parts/link.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { Door } from './door.js';

/** Asks for a link by mail. The answer is the same whether there is such a login or not. */
export function Forgotten() {
  const { words, say } = useTexts('door');
  const [email, setEmail] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [error, setError] = useState<unknown>();
  const submit = async (event: Event) => {
    event.preventDefault();
    setIsTried(true);
    if (email === '') return;
    setError(undefined);
    await client.sessions.forgotPassword(email).then(() => setIsSent(true), setError);
  };
  const isWithoutMail = error instanceof DppError && error.code === 'MAIL_NOT_CONFIGURED';
  return (
    <Door title={words.forgotTitle}>
      <form class="stack tight" noValidate onSubmit={(event) => void submit(event)}>
        <h1>{words.forgotTitle}</h1>
        {isWithoutMail && <p role="alert">{words.noMail}</p>}
        {error !== undefined && !isWithoutMail && <Failure error={error} />}
        {isSent ? (
          <p role="status">{say(words.linkSent, { email })}</p>
        ) : (
          <>
            <p>{words.forgotLead}</p>
            <Field
              label={words.email}
              type="email"
              autocomplete="username"
              startsHere
              value={email}
              onInput={(event) => setEmail(event.currentTarget.value)}
              fault={isTried && email === '' ? words.emailMissing : undefined}
            />
            <div class="acts">
              <button class="btn go" type="submit">
                {words.sendLink}
              </button>
            </div>
          </>
        )}
        <p>
          <Link to="/sign-in">{words.back}</Link>
        </p>
      </form>
    </Door>
  );
}
