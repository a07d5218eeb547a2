import type { LivePassportStatus } from '@dpp/client';
import { useState } from 'preact/hooks';
import { Dialog } from '../../parts/dialog.js';
import { Failure } from '../../parts/failure.js';
import { Icon } from '../../parts/icon.js';
import { showToast } from '../../parts/toasts.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { givenOf, noNote, NoteFields } from './note-fields.js';
import { useReread, type Source } from './use-passport.js';

interface StatusQuestionProps {
  readonly source: Source;
  readonly name: string;
  readonly status: LivePassportStatus;
  readonly onClose: () => void;
}

/** The question before a recall, before the end of one, and before a product leaves the market. */
export function StatusQuestion({ source, name, status, onClose }: StatusQuestionProps) {
  const { lang, say } = useTexts('passport');
  const { words: many } = useTexts('passports');
  const { words: common } = useTexts('common');
  const reread = useReread(source.id);
  const text = useWords(status, source.status);
  const [note, setNote] = useState(noNote);
  const [error, setError] = useState<unknown>();
  const isRecall = status === 'RECALLED';
  const change = async (event: Event) => {
    event.preventDefault();
    try {
      await client.passports.changeStatus(source.id, status, givenOf(note));
      onClose();
      showToast(text.done);
      await reread();
    } catch (failure) {
      setError(failure);
    }
  };
  return (
    <Dialog
      title={say(text.title, { name })}
      kind={isRecall ? 'stop' : 'plain'}
      lang={lang}
      onClose={onClose}
    >
      <form class="stack tight" noValidate onSubmit={(event) => void change(event)}>
        <p>{text.why}</p>
        {isRecall && <NoteFields note={note} onChange={setNote} />}
        {error !== undefined && <Failure error={error} />}
        <footer>
          <button class="btn" type="button" onClick={onClose}>
            {isRecall ? many.ask.recallNot : common.cancel}
          </button>
          <button class={isRecall ? 'btn stop go' : 'btn go'} type="submit">
            {isRecall && <Icon name="stop" small />}
            {text.do}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

function useWords(status: LivePassportStatus, present: Source['status']) {
  const { words } = useTexts('passport');
  const { words: many } = useTexts('passports');
  if (status === 'RECALLED') {
    return {
      title: words.recallTitle,
      why: many.ask.recallWhy,
      do: words.recallDo,
      done: words.recalled,
    };
  }
  if (status === 'DECOMMISSIONED') {
    return {
      title: words.takeOffTitle,
      why: many.ask.takeOffWhy,
      do: words.takeOffDo,
      done: words.takenOff,
    };
  }
  return present === 'RECALLED'
    ? {
        title: words.endRecallTitle,
        why: words.endRecallWhy,
        do: words.endRecallDo,
        done: words.backOn,
      }
    : { title: words.backTitle, why: words.backWhy, do: words.wrong.back, done: words.backOn };
}
