import { useQueryClient } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { Dialog } from '../../parts/dialog.js';
import { Failure } from '../../parts/failure.js';
import { Field } from '../../parts/field.js';
import { startJob } from '../../server/jobs.js';
import { useTexts } from '../../texts/use-texts.js';
import { countOf, noAnswers, requestOf, type Answers, type Ask } from './bulk-ask.js';
import { nothingSelected, prospectsOf, selection, type Selection } from './selection.js';
import { SiteChoice } from './site-choice.js';

interface AskProps {
  readonly ask: Ask;
  readonly onClose: () => void;
}

/** The question: what happens to whom, from when, and whether it can be taken back. */
export function AskBeforeJob({ ask, onClose }: AskProps) {
  const { words, lang, say } = useTexts('passports');
  const { words: common } = useTexts('common');
  const [typed, setTyped] = useState('');
  const [answers, setAnswers] = useState(noAnswers);
  const { start, error } = useStart({ ask, onClose });
  const count = countOf(ask);
  const isRecall = ask.kind === 'RECALL';
  const mustType = isRecall || (ask.kind === 'DELETE_DRAFTS' && count > 1);
  const isTyped = !mustType || typed.trim() === String(count);
  const isReady = isTyped && (ask.kind !== 'FACILITY' || answers.siteId !== '');
  const text = useWords(ask.kind);
  const submit = (event: Event) => {
    event.preventDefault();
    if (isReady) void start(answers);
  };
  return (
    <Dialog
      title={say(text.title, { count })}
      kind={isRecall ? 'stop' : 'plain'}
      lang={lang}
      onClose={onClose}
    >
      <form class="stack tight" noValidate onSubmit={submit}>
        <p>{text.why}</p>
        {ask.kind === 'SEAL' && <LeftOut chosen={ask.chosen} />}
        {ask.kind === 'FACILITY' && (
          <SiteChoice
            chosen={ask.chosen}
            siteId={answers.siteId}
            onChange={(siteId) => setAnswers({ ...answers, siteId })}
          />
        )}
        {isRecall && <RecallFields answers={answers} onChange={setAnswers} />}
        {mustType && (
          <Field
            label={say(words.ask.typeNumber, { count })}
            inputMode="numeric"
            autocomplete="off"
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        {error !== undefined && <Failure error={error} />}
        <footer>
          <button class="btn" type="button" onClick={onClose}>
            {isRecall ? words.ask.recallNot : common.cancel}
          </button>
          <button
            class={isRecall ? 'btn stop go' : 'btn go'}
            type="submit"
            aria-disabled={isReady ? undefined : 'true'}
          >
            {say(text.do, { count })}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

/** Begins the job; the selection has done its work then. */
function useStart({ ask, onClose }: AskProps) {
  const queries = useQueryClient();
  const [error, setError] = useState<unknown>();
  const start = async (answers: Answers) => {
    try {
      await startJob(requestOf(ask, answers));
      selection.set(nothingSelected);
      void queries.invalidateQueries({ queryKey: ['passports'] });
      onClose();
    } catch (failure) {
      setError(failure);
    }
  };
  return { start, error };
}

interface RecallFieldsProps {
  readonly answers: Answers;
  readonly onChange: (answers: Answers) => void;
}

function RecallFields({ answers, onChange }: RecallFieldsProps) {
  const { words } = useTexts('passports');
  const { words: common } = useTexts('common');
  return (
    <>
      <Field
        label={words.ask.reason}
        mark={common.recommended}
        maxLength={1000}
        value={answers.reason}
        onInput={({ currentTarget }) => onChange({ ...answers, reason: currentTarget.value })}
      />
      <Field
        label={words.ask.notice}
        mark={common.recommended}
        type="url"
        placeholder="https://"
        value={answers.notice}
        onInput={({ currentTarget }) => onChange({ ...answers, notice: currentTarget.value })}
      />
    </>
  );
}

function LeftOut({ chosen }: { readonly chosen: Selection }) {
  const { words, say } = useTexts('passports');
  const count = chosen.kind === 'some' ? prospectsOf(chosen.passports.values()).siteless.length : 0;
  return count === 0 ? null : <p class="note">{say(words.ask.sealSites, { count })}</p>;
}

function useWords(kind: Ask['kind']) {
  const { words } = useTexts('passports');
  const { ask } = words;
  switch (kind) {
    case 'SEAL':
      return { title: ask.sealTitle, why: ask.sealWhy, do: ask.sealDo };
    case 'PUBLISH':
      return { title: ask.publishTitle, why: ask.publishWhy, do: ask.publishDo };
    case 'FACILITY':
      return { title: ask.siteTitle, why: ask.siteWhy, do: ask.siteDo };
    case 'RECALL':
      return { title: ask.recallTitle, why: ask.recallWhy, do: ask.recallDo };
    case 'TAKE_OFF':
      return { title: ask.takeOffTitle, why: ask.takeOffWhy, do: ask.takeOffDo };
    case 'REACTIVATE':
      return { title: ask.backTitle, why: ask.backWhy, do: ask.backDo };
    case 'DELETE_DRAFTS':
      return { title: ask.deleteTitle, why: ask.deleteWhy, do: ask.deleteDo };
  }
}
