import type { EventAuditReply } from '@dpp/client';
import { useState } from 'preact/hooks';
import { Failure } from '../../parts/failure.js';
import { Icon } from '../../parts/icon.js';
import { Link } from '../../parts/link.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import type { Step } from './model/graph.js';
import { signerOf, useStepName } from './step-words.js';

interface StepPanelProps {
  readonly step: Step;
  /** The screen is that of this very step. */
  readonly isOpened: boolean;
}

/** The chosen step: what, when, where, who signed for it; and the check of the signature. */
export function StepPanel({ step, isOpened }: StepPanelProps) {
  const { words } = useTexts('origins');
  const nameOf = useStepName();
  return (
    <section class="panel" aria-labelledby="step" aria-live="polite" key={step.eventId}>
      <h2 id="step">{nameOf(step)}</h2>
      <p class="line">
        <span class={step.isUntpCompliant ? 'st' : 'st attn'}>
          <Icon name={step.isUntpCompliant ? 'ok' : 'warn'} />
          {step.isUntpCompliant ? words.signed : words.notSigned}
        </span>
        {step.erroneous && <span class="st attn">{words.erroneous}</span>}
      </p>
      <StepFacts step={step} />
      <div class="acts">
        {!isOpened && (
          <Link class="btn small" to={`/origins/${step.eventId}`}>
            {words.open}
          </Link>
        )}
      </div>
      {step.isUntpCompliant && <SignatureCheck eventId={step.eventId} key={step.eventId} />}
    </section>
  );
}

/** So many things are named. */
const namedThings = 5;

function StepFacts({ step }: { readonly step: Step }) {
  const { words, formats, say } = useTexts('origins');
  const { epcs, epcCount, eventTime, location, readPoint, issuerDid } = step;
  const where = location ?? readPoint;
  const signer = signerOf(step);
  const more = epcCount - Math.min(epcs.length, namedThings);
  return (
    <dl class="kv">
      <div>
        <dt>{words.when}</dt>
        <dd>{formats.dateTime(eventTime)}</dd>
      </div>
      {where !== null && (
        <div>
          <dt>{words.where}</dt>
          <dd class="mono">{where}</dd>
        </div>
      )}
      {signer !== undefined && (
        <div>
          <dt>{words.who}</dt>
          <dd>
            <span lang="">{signer}</span>
            {issuerDid !== null && issuerDid !== signer && <p class="mono">{issuerDid}</p>}
          </dd>
        </div>
      )}
      <div>
        <dt>{words.things}</dt>
        <dd>
          {epcs.slice(0, namedThings).map((epc) => (
            <p class="mono" key={epc}>
              {epc}
            </p>
          ))}
          {more > 0 && say(words.moreThings, { count: more })}
        </dd>
      </div>
    </dl>
  );
}

/** Asks the server to verify the signature anew. */
function SignatureCheck({ eventId }: { readonly eventId: string }) {
  const { words } = useTexts('origins');
  const [reply, setReply] = useState<EventAuditReply>();
  const check = useAction(async () => setReply(await client.events.audit(eventId)), []);
  return (
    <div class="stack tight">
      <div class="acts">
        <button
          class="btn small"
          type="button"
          aria-disabled={check.isBusy}
          onClick={() => void check.run(undefined)}
        >
          {words.check}
        </button>
      </div>
      {check.error !== undefined && <Failure error={check.error} />}
      {reply && (
        <div role="status">
          <p class={reply.compliant ? 'st' : 'st attn'}>
            <Icon name={reply.compliant ? 'ok' : 'warn'} />
            {reply.compliant ? words.holds : words.holdsNot}
          </p>
          {reply.errors.map((error) => (
            <p class="note" lang="en" key={error}>
              {error}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
