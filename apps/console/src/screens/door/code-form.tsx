import { UnauthorizedError, type LogInReply } from '@dpp/client';
import { useState } from 'preact/hooks';
import { Failure } from '../../parts/failure.js';
import { Field } from '../../parts/field.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { useRefusal } from './sign-in-form.js';

interface CodeFormProps {
  readonly email: string;
  readonly ticket: string;
  readonly onSignedIn: (login: LogInReply) => void;
  /** @param over - The ticket had ended: the password is asked for once more. */
  readonly onBack: (over: boolean) => void;
}

/** How long a ticket lasts. */
const ticketMs = 5 * 60_000;

/** The second step: one field of six digits, sent with the sixth, or a recovery code as text. */
export function CodeForm(props: CodeFormProps) {
  const { words, say } = useTexts('door');
  const { code, isRecovery, isSending, error, send, type, switchWay } = useSecondStep(props);
  const refusal = useRefusal(error);
  const { email, onBack } = props;
  return (
    <form
      class="stack tight"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(code.trim());
      }}
    >
      <h1>{words.codeTitle}</h1>
      {!isRecovery && <p>{say(words.codeLead, { email })}</p>}
      {error !== undefined && refusal === undefined && <Failure error={error} />}
      <Field
        key={String(isRecovery)}
        class={isRecovery ? 'mono' : 'otp'}
        label={isRecovery ? words.recoveryCode : words.code}
        help={isRecovery ? words.recoveryHelp : words.codeHelp}
        fault={refusal}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autocomplete={isRecovery ? 'off' : 'one-time-code'}
        startsHere
        value={code}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <div class="acts">
        <button class="btn go" type="submit" aria-disabled={isSending ? 'true' : undefined}>
          {words.continue}
        </button>
        <button class="btn flat" type="button" onClick={switchWay}>
          {isRecovery ? words.useApp : words.useRecovery}
        </button>
      </div>
      <details class="why">
        <summary>{words.noPhone}</summary>
        <p>{words.noPhoneHelp}</p>
      </details>
      <p>
        <button class="btn flat small" type="button" onClick={() => onBack(false)}>
          {words.somebodyElse}
        </button>
      </p>
    </form>
  );
}

/** What is typed as the second step, and its sending. */
function useSecondStep({ ticket, onSignedIn, onBack }: CodeFormProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<unknown>();
  const [startedAt] = useState(() => performance.now());
  const send = async (totpCode: string) => {
    if (totpCode === '' || isSending) return;
    setIsSending(true);
    setError(undefined);
    try {
      onSignedIn(await client.sessions.finishLogIn({ ticket, totpCode }));
    } catch (failure) {
      const isOver = performance.now() - startedAt > ticketMs;
      if (failure instanceof UnauthorizedError && isOver) onBack(true);
      setError(failure);
      setCode('');
    } finally {
      setIsSending(false);
    }
  };
  const type = (text: string) => {
    const typed = isRecovery ? text : text.replace(/\D/g, '').slice(0, 6);
    setCode(typed);
    if (!isRecovery && typed.length === 6) void send(typed);
  };
  const switchWay = () => {
    setIsRecovery(!isRecovery);
    setCode('');
  };
  return { code, isRecovery, isSending, error, send, type, switchWay };
}
