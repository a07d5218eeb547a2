import { TooManyRequestsError, UnauthorizedError, type LogInReply } from '@dpp/client';
import { useState } from 'preact/hooks';
import { Failure } from '../../parts/failure.js';
import { Field } from '../../parts/field.js';
import { Link } from '../../parts/link.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { CodeForm } from './code-form.js';

interface SignInFormProps {
  /** After a session ended, who it was: another person's work is on the screen. */
  readonly fixedEmail?: string | undefined;
  readonly onSignedIn: (login: LogInReply) => void;
}

/** Address and password, then the code where the account has a second factor. */
export function SignInForm({ fixedEmail, onSignedIn }: SignInFormProps) {
  const [email, setEmail] = useState(fixedEmail ?? '');
  const [password, setPassword] = useState('');
  const [ticket, setTicket] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  if (ticket !== undefined) {
    return (
      <CodeForm
        {...{ email, ticket, onSignedIn }}
        onBack={(over) => {
          setTicket(undefined);
          setIsOver(over);
        }}
      />
    );
  }
  return (
    <PasswordForm
      {...{ email, setEmail, password, setPassword, isOver, onSignedIn }}
      isFixed={fixedEmail !== undefined}
      onTicket={setTicket}
    />
  );
}

interface PasswordFormProps {
  readonly email: string;
  readonly setEmail: (email: string) => void;
  readonly isFixed: boolean;
  readonly password: string;
  readonly setPassword: (password: string) => void;
  /** The time for the code was over. */
  readonly isOver: boolean;
  readonly onTicket: (ticket: string) => void;
  readonly onSignedIn: (login: LogInReply) => void;
}

function PasswordForm(props: PasswordFormProps) {
  const { email, setEmail, isFixed, password, setPassword, isOver, onTicket, onSignedIn } = props;
  const { words } = useTexts('door');
  const [isTried, setIsTried] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<unknown>();
  const submit = async (event: Event) => {
    event.preventDefault();
    setIsTried(true);
    if (email === '' || password === '' || isSending) return;
    setIsSending(true);
    setError(undefined);
    try {
      const begun = await client.sessions.beginLogIn({ email, password });
      if ('ticket' in begun) onTicket(begun.ticket);
      else onSignedIn(begun);
    } catch (failure) {
      setError(failure);
    } finally {
      setIsSending(false);
    }
  };
  const refusal = useRefusal(error);
  const fault = isTried && password === '' ? words.passwordMissing : refusal;
  return (
    <form class="stack tight" onSubmit={(event) => void submit(event)} noValidate>
      <h1>{words.title}</h1>
      {isOver && <p role="status">{words.ticketOver}</p>}
      {error !== undefined && refusal === undefined && <Failure error={error} />}
      <Field
        label={words.email}
        type="email"
        name="email"
        autocomplete="username"
        startsHere={email === ''}
        readOnly={isFixed}
        value={email}
        onInput={(event) => setEmail(event.currentTarget.value)}
        fault={isTried && email === '' ? words.emailMissing : undefined}
      />
      <PasswordField
        label={words.password}
        autocomplete="current-password"
        startsHere={email !== ''}
        value={password}
        onInput={setPassword}
        fault={fault}
      />
      <div class="acts">
        <button class="btn go" type="submit" aria-disabled={isSending ? 'true' : undefined}>
          {words.signIn}
        </button>
        <Link class="btn flat" to="/forgotten">
          {words.forgot}
        </Link>
      </div>
      {!isFixed && <p class="note">{words.noAccount}</p>}
    </form>
  );
}

/** One sentence for every refused login; another for too many tries. */
export function useRefusal(error: unknown): string | undefined {
  const { words, say } = useTexts('door');
  if (error instanceof UnauthorizedError) return words.wrong;
  if (error instanceof TooManyRequestsError) {
    return say(words.tooMany, { count: Math.ceil((error.retryAfterSeconds ?? 60) / 60) });
  }
  return undefined;
}

interface PasswordFieldProps {
  readonly label: string;
  readonly autocomplete: 'current-password' | 'new-password';
  readonly startsHere?: boolean;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly help?: string | undefined;
  readonly fault?: string | undefined;
}

/** A password, which can be shown: it is typed on phones, too. */
export function PasswordField({ onInput, ...field }: PasswordFieldProps) {
  const { words } = useTexts('door');
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      {...field}
      name="password"
      type={isShown ? 'text' : 'password'}
      maxLength={256}
      onInput={(event) => onInput(event.currentTarget.value)}
      beside={
        <button
          class="btn small"
          type="button"
          aria-pressed={isShown}
          aria-label={words.showPassword}
          onClick={() => setIsShown(!isShown)}
        >
          {words.show}
        </button>
      }
    />
  );
}
