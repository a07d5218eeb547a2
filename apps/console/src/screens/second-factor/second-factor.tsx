import { useState } from 'preact/hooks';
import { useQueryClient } from '@tanstack/preact-query';
import { ConflictError, type EnrollMfaReply } from '@dpp/client';
import { Failure } from '../../parts/failure.js';
import { Page } from '../../parts/page.js';
import '../../styles/once.css';
import '../../styles/pictures.css';
import { client } from '../../server/client.js';
import { useSession } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import { ConfirmForm } from './confirm-form.js';
import { FactorIsOn } from './factor-is-on.js';
import { RecoveryCodes } from './recovery-codes.js';

/** Setting up the second factor in two steps, then the ten codes, shown once. */
export function SecondFactor() {
  const { words, lang } = useTexts('secondFactor');
  const queries = useQueryClient();
  const [enrolled, setEnrolled] = useState<EnrollMfaReply>();
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [isOn, setIsOn] = useState(false);
  const [error, setError] = useState<unknown>();
  const start = () =>
    client.sessions.enrollSecondFactor().then(setEnrolled, (failure: unknown) => {
      // There is one already: what can be done with it is offered.
      if (failure instanceof ConflictError) setIsOn(true);
      else setError(failure);
    });
  const { data: session } = useSession();
  if (isOn || (session?.mfa === true && !isConfirmed)) return <FactorIsOn />;
  return (
    <Page title={words.title} lang={lang}>
      <div class="head">
        <div>
          <h1>{words.title}</h1>
          <p class="lead">{words.lead}</p>
        </div>
      </div>
      {error !== undefined && <Failure error={error} onRetry={() => void start()} />}
      {enrolled === undefined && (
        <p>
          <button class="btn go" type="button" onClick={() => void start()}>
            {words.start}
          </button>
        </p>
      )}
      {enrolled && !isConfirmed && (
        <ConfirmForm
          enrolled={enrolled}
          onConfirmed={() => {
            setIsConfirmed(true);
            void queries.invalidateQueries({ queryKey: ['session'] });
          }}
        />
      )}
      {enrolled && isConfirmed && <RecoveryCodes codes={enrolled.recoveryCodes} />}
    </Page>
  );
}
