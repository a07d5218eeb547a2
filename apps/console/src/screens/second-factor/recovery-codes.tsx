import { useLocation } from 'preact-iso/router';
import { useEffect, useState } from 'preact/hooks';
import { basePath } from '../../base.js';
import { CopyButton } from '../../parts/copy-button.js';
import { Icon } from '../../parts/icon.js';
import { saveFile } from '../../parts/save-file.js';
import { showToast } from '../../parts/toasts.js';
import { useTexts } from '../../texts/use-texts.js';

/** The ten codes, shown once: leaving is asked for until they are saved, copied or printed. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const { words } = useTexts('secondFactor');
  const { route } = useLocation();
  const [isSaved, setIsSaved] = useState(false);
  useAskBeforeLeaving(!isSaved);
  const done = () => {
    if (!isSaved) return showToast(words.leave);
    showToast(words.turnedOn);
    route(basePath);
  };
  return (
    <section class="once" aria-labelledby="codes">
      <h2 id="codes" tabindex={-1} ref={(heading) => heading?.focus()}>
        {words.codesTitle}
      </h2>
      <p>{words.codesLead}</p>
      <ol class="codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <WaysToKeep codes={codes} onKept={() => setIsSaved(true)} />
      <label class="check">
        <input
          type="checkbox"
          checked={isSaved}
          onChange={(event) => setIsSaved(event.currentTarget.checked)}
        />
        <span>{words.saved}</span>
      </label>
      <div class="acts">
        <button
          class="btn go"
          type="button"
          aria-disabled={isSaved ? undefined : 'true'}
          onClick={done}
        >
          {words.done}
        </button>
      </div>
    </section>
  );
}

function useAskBeforeLeaving(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAsked]);
}

interface WaysToKeepProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** A file, a sheet of paper, the clipboard. */
function WaysToKeep({ codes, onKept }: WaysToKeepProps) {
  const { words } = useTexts('secondFactor');
  const text = codes.join('\n');
  return (
    <div class="acts">
      <button
        class="btn small"
        type="button"
        onClick={() => {
          saveFile('recovery-codes.txt', `${text}\n`, 'text/plain');
          onKept();
        }}
      >
        <Icon name="dl" small />
        {words.save}
      </button>
      <button
        class="btn small"
        type="button"
        onClick={() => {
          print();
          onKept();
        }}
      >
        <Icon name="print" small />
        {words.print}
      </button>
      <CopyButton text={text} onCopied={onKept} />
    </div>
  );
}
