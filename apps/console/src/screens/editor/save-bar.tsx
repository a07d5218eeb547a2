import { useTexts } from '../../texts/use-texts.js';
import type { EditState } from './edit-session.js';

interface SaveBarProps {
  readonly state: EditState;
  /** Faults that are shown, and places that are still empty. */
  readonly faults: number;
  readonly missing: number;
  readonly isDraft: boolean;
  readonly onSave: () => void;
  readonly onPublish: () => void;
}

/** Faults, what is saved, and the two ways on. Publishing is never switched off: with faults it leads to the first. */
export function SaveBar({ state, faults, missing, isDraft, onSave, onPublish }: SaveBarProps) {
  const { words, say } = useTexts('editor');
  return (
    <div class="savebar">
      <p>
        <b>
          {faults > 0 && say(words.faults, { count: faults })}
          {faults > 0 && missing > 0 && ' · '}
          {missing > 0 && say(words.missing, { count: missing })}
          {faults + missing === 0 && words.noFaults}
        </b>
        <span role="status">
          <SaveState state={state} />
        </span>
      </p>
      <a class="btn to-preview" href="#preview">
        {words.preview}
      </a>
      {isDraft && (
        <button class="btn" type="button" onClick={onSave}>
          {words.save} <kbd class="keys">Ctrl S</kbd>
        </button>
      )}
      <button class="btn go" type="button" onClick={onPublish}>
        {isDraft ? words.publish : words.publishChange}
      </button>
    </div>
  );
}

function SaveState({ state }: { readonly state: EditState }) {
  const { words, formats, say } = useTexts('editor');
  const { phase, isKept, savedAt, saved } = state;
  if (phase === 'saving') return <>{words.saving}</>;
  if (phase !== 'unchanged') return <>{isKept ? words.savedHere : words.notSavedYet}</>;
  return <>{say(words.saved, { time: formats.time(savedAt ?? saved.updatedAt) })}</>;
}
