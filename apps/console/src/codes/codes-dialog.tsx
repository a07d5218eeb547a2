import { useEffect, useState } from 'preact/hooks';
import { Bones } from '../parts/bones.js';
import { Dialog } from '../parts/dialog.js';
import { Failure } from '../parts/failure.js';
import { useTexts } from '../texts/use-texts.js';
import type { CodesAsked } from './coded-passports.js';
import { FileChoice } from './file-choice.js';
import type { PrintCodesProps } from './print-codes.js';
import '../styles/codes.css';

interface CodesDialogProps extends Pick<PrintCodesProps, 'read' | 'fileName'> {
  readonly onClose: () => void;
}

/** The question of how codes are drawn, once it is known whose. */
export function CodesDialog({ read, fileName, onClose }: CodesDialogProps) {
  const { words, lang, say } = useTexts('codes');
  const { words: common } = useTexts('common');
  const { titleUnits } = useTexts('carriers').words;
  const [asked, setAsked] = useState<CodesAsked>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    Promise.resolve(read()).then(setAsked, setError);
    // The passports are those of the moment in which it was opened.
  }, []);
  const count = asked?.passports.length ?? 0;
  const ofUnits = asked?.passports[0]?.of === 'unit';
  const title =
    asked === undefined ? words.open : ofUnits ? titleUnits : say(words.title, { count });
  return (
    <Dialog title={title} lang={lang} onClose={onClose}>
      {asked !== undefined && count > 0 ? (
        <FileChoice asked={asked} fileName={fileName} onClose={onClose} />
      ) : (
        <>
          {error !== undefined && <Failure error={error} />}
          {asked === undefined && error === undefined && <Bones lines={4} />}
          {asked !== undefined && <p>{words.none}</p>}
          <footer>
            <button class="btn" type="button" onClick={onClose}>
              {common.cancel}
            </button>
          </footer>
        </>
      )}
    </Dialog>
  );
}
