import { BadRequestError } from '@dpp/client';
import { useQueryClient } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { basePath } from '../../base.js';
import { Failure } from '../../parts/failure.js';
import { Field } from '../../parts/field.js';
import { Page } from '../../parts/page.js';
import { showToast } from '../../parts/toasts.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { RecoveryCodes } from './recovery-codes.js';

/** There is a second factor: new recovery codes, or turning it off, each with a code as proof. */
export function FactorIsOn() {
  const { words, lang } = useTexts('secondFactor');
  const queries = useQueryClient();
  const { route } = useLocation();
  const [codes, setCodes] = useState<readonly string[]>();
  const renew = async (totpCode: string) =>
    setCodes((await client.sessions.renewRecoveryCodes(totpCode)).recoveryCodes);
  const turnOff = async (totpCode: string) => {
    await client.sessions.disableSecondFactor(totpCode);
    showToast(words.turnedOff);
    void queries.invalidateQueries({ queryKey: ['session'] });
    route(basePath);
  };
  return (
    <Page title={words.isOn} lang={lang}>
      <div class="head">
        <div>
          <h1>{words.isOn}</h1>
          <p class="lead">{words.isOnLead}</p>
        </div>
      </div>
      {codes ? <RecoveryCodes codes={codes} /> : <ProofForm onRenew={renew} onTurnOff={turnOff} />}
    </Page>
  );
}

type WithProof = (totpCode: string) => Promise<void>;

interface ProofFormProps {
  readonly onRenew: WithProof;
  readonly onTurnOff: WithProof;
}

/** A code of the app, and what it is the proof for. */
function ProofForm({ onRenew, onTurnOff }: ProofFormProps) {
  const { words } = useTexts('secondFactor');
  const [code, setCode] = useState('');
  const [error, setError] = useState<unknown>();
  const isWrong = error instanceof BadRequestError;
  const prove = (run: WithProof) => {
    setError(undefined);
    void run(code.trim()).catch((failure: unknown) => {
      setError(failure);
      setCode('');
    });
  };
  return (
    <form
      class="stack tight narrow"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        prove(onRenew);
      }}
    >
      {error !== undefined && !isWrong && <Failure error={error} />}
      <Field
        label={words.proof}
        autocomplete="one-time-code"
        help={words.renewLead}
        fault={isWrong ? words.wrong : undefined}
        value={code}
        onInput={(event) => setCode(event.currentTarget.value)}
      />
      <div class="acts">
        <button class="btn go" type="submit">
          {words.renew}
        </button>
        <button class="btn" type="button" onClick={() => prove(onTurnOff)}>
          {words.turnOff}
        </button>
      </div>
    </form>
  );
}
