import type { ComponentChildren } from 'preact';
import { useTexts } from '../texts/use-texts.js';
import { Dialog } from './dialog.js';
import { Failure } from './failure.js';
import type { Action } from './use-action.js';

interface QuestionProps {
  readonly title: string;
  /** The verb of the button, the same as of the title. */
  readonly does: string;
  readonly action: Action<undefined>;
  readonly onClose: () => void;
  readonly lang: string;
  readonly children: ComponentChildren;
}

/** A question before something final: what happens to whom, and whether it can be taken back. */
export function Question({ title, does, action, onClose, lang, children }: QuestionProps) {
  const { words } = useTexts('common');
  return (
    <Dialog title={title} lang={lang} onClose={onClose}>
      <div class="stack tight">
        {children}
        {action.error !== undefined && <Failure error={action.error} />}
        <footer>
          <button class="btn" type="button" onClick={onClose}>
            {words.cancel}
          </button>
          <button
            class="btn go"
            type="button"
            aria-disabled={action.isBusy}
            onClick={() => void action.run(undefined)}
          >
            {does}
          </button>
        </footer>
      </div>
    </Dialog>
  );
}
