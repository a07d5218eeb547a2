import { useState } from 'preact/hooks';
import { CodesDialog } from '../../codes/print-codes.js';
import { Icon } from '../../parts/icon.js';
import { useStore } from '../../parts/store.js';
import { usePermissions } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import { AskBeforeJob } from './ask-before-job.js';
import type { Ask } from './bulk-ask.js';
import { codesOfSelection } from './codes-of-selection.js';
import { MoreActions } from './more-actions.js';
import { nothingSelected, prospectsOf, selection, sizeOf, type Selection } from './selection.js';

/** What can be done with the selection, and what will really happen. */
export function SelectionBar() {
  const { words, say } = useTexts('passports');
  const chosen = useStore(selection);
  const [ask, setAsk] = useState<Ask>();
  const [isPrinting, setIsPrinting] = useState(false);
  const count = sizeOf(chosen);
  if (count === 0) return null;
  const clear = () => selection.set(nothingSelected);
  return (
    <>
      <div class="selbar" role="region" aria-label={say(words.selected, { count })}>
        <p>
          {say(words.selected, { count })}
          <small>
            <ProspectWords chosen={chosen} />
          </small>
        </p>
        <Actions chosen={chosen} onAsk={setAsk} onPrint={() => setIsPrinting(true)} />
        <button class="btn icon" type="button" aria-label={words.clear} onClick={clear}>
          <Icon name="x" small />
        </button>
      </div>
      {isPrinting && (
        <CodesDialog
          fileName="codes"
          read={() => codesOfSelection(chosen)}
          onClose={() => setIsPrinting(false)}
        />
      )}
      {ask && <AskBeforeJob ask={ask} onClose={() => setAsk(undefined)} />}
    </>
  );
}

/** "2 ready to seal, 1 has no site yet". */
function ProspectWords({ chosen }: { readonly chosen: Selection }) {
  const { words, say, formats } = useTexts('passports');
  if (chosen.kind === 'matching') return <>{say(words.allSelected, { count: chosen.total })}</>;
  const { sealable, siteless, drafts, sealed } = prospectsOf(chosen.passports.values());
  const parts = [
    [words.sealable, sealable.length] as const,
    [words.siteless, siteless.length] as const,
    [words.drafts, drafts.length] as const,
    [words.sealedAlready, sealed.length] as const,
  ];
  const said = parts.filter(([, count]) => count > 0).map(([text, count]) => say(text, { count }));
  return <>{formats.list(said)}</>;
}

interface ActionsProps {
  readonly chosen: Selection;
  readonly onAsk: (ask: Ask) => void;
  readonly onPrint: () => void;
}

function Actions({ chosen, onAsk, onPrint }: ActionsProps) {
  const { words, say } = useTexts('passports');
  const codes = useTexts('codes');
  const may = usePermissions();
  const all = sizeOf(chosen);
  const known = chosen.kind === 'some' ? prospectsOf(chosen.passports.values()) : undefined;
  const sealable = known ? known.sealable.length : all;
  return (
    <>
      {may('passport:seal') && sealable > 0 && (
        <button class="btn go" type="button" onClick={() => onAsk({ kind: 'SEAL', chosen })}>
          <Icon name="seal" small />
          {say(words.seal, { count: sealable })}
        </button>
      )}
      {(!known || known.drafts.length < all) && (
        <button class="btn" type="button" onClick={onPrint}>
          <Icon name="print" small />
          {codes.words.open}
        </button>
      )}
      <MoreActions chosen={chosen} onAsk={onAsk} />
    </>
  );
}
