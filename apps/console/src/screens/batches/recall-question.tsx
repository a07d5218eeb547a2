import type { Batch } from '@dpp/client';
import { useState } from 'preact/hooks';
import { Dialog } from '../../parts/dialog.js';
import { Failure } from '../../parts/failure.js';
import { Icon } from '../../parts/icon.js';
import { Question } from '../../parts/question.js';
import { showToast } from '../../parts/toasts.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { givenOf, noNote, NoteFields } from '../passport/note-fields.js';
import { useRefusals } from './use-refusals.js';
import { staleAfterBatch } from './use-batches.js';

interface BatchQuestionProps {
  readonly batch: Batch;
  readonly onClose: () => void;
}

/** The question before a recall by lot, with what holders are told and how many units show it. */
export function RecallQuestion({ batch, units, onClose }: BatchQuestionProps & { units: number }) {
  const { words, say, lang } = useTexts('batches');
  const { words: passport } = useTexts('passport');
  const { words: passports } = useTexts('passports');
  const refusals = useRefusals();
  const [note, setNote] = useState(noNote);
  const { id, lot, passportId } = batch;
  const recall = useAction(async () => {
    await client.batches.setStatus(id, { status: 'RECALLED', ...givenOf(note) });
    onClose();
    showToast(say(words.recalled, { lot }));
  }, staleAfterBatch(passportId));
  return (
    <Dialog
      title={say(passport.recallTitle, { name: say(words.name, { lot }) })}
      kind="stop"
      lang={lang}
      onClose={onClose}
    >
      <form
        class="stack tight"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void recall.run(undefined);
        }}
      >
        <p>{words.recallText}</p>
        {units > 0 && (
          <p>
            <b>{say(words.named, { count: units })}</b>
          </p>
        )}
        <NoteFields note={note} onChange={setNote} />
        {recall.error !== undefined && <Failure error={recall.error} sentences={refusals} />}
        <footer>
          <button class="btn" type="button" onClick={onClose}>
            {passports.ask.recallNot}
          </button>
          <button class="btn stop go" type="submit" aria-disabled={recall.isBusy}>
            <Icon name="stop" small />
            {words.recallDo}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

/** The question before the end of a recall. */
export function EndRecallQuestion({ batch, onClose }: BatchQuestionProps) {
  const { words, say, lang } = useTexts('batches');
  const { words: passport } = useTexts('passport');
  const { id, lot, passportId } = batch;
  const end = useAction(async () => {
    await client.batches.setStatus(id, { status: 'ACTIVE' });
    onClose();
    showToast(say(words.recallEnded, { lot }));
  }, staleAfterBatch(passportId));
  return (
    <Question
      title={say(passport.endRecallTitle, { name: say(words.name, { lot }) })}
      does={passport.endRecallDo}
      action={end}
      onClose={onClose}
      lang={lang}
    >
      <p>{passport.endRecallWhy}</p>
    </Question>
  );
}
