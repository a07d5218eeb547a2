import { useState } from 'preact/hooks';
import { Dialog } from '../../parts/dialog.js';
import { Failure } from '../../parts/failure.js';
import { Icon } from '../../parts/icon.js';
import { showToast } from '../../parts/toasts.js';
import { client } from '../../server/client.js';
import { usePermissions } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import { useReread, type Source } from './use-passport.js';

interface SealQuestionProps {
  readonly source: Source;
  readonly name: string;
}

/** "Seal …", and the question before it: a seal ends editing. */
export function SealQuestion({ source, name }: SealQuestionProps) {
  const { words, lang, say } = useTexts('passport');
  const { words: many } = useTexts('passports');
  const { words: common } = useTexts('common');
  const may = usePermissions();
  const reread = useReread(source.id);
  const [isOpen, setIsOpen] = useState(false);
  const [error, setError] = useState<unknown>();
  if (!may('passport:seal')) return null;
  const seal = () =>
    client.passports.seal(source.id).then(async ({ passport }) => {
      setIsOpen(false);
      const proof = (passport.proof ?? {}) as { rfc3161?: unknown };
      showToast(proof.rfc3161 ? words.seal.done : words.seal.doneUnstamped);
      await reread();
    }, setError);
  return (
    <>
      <button class="btn go" type="button" onClick={() => setIsOpen(true)}>
        <Icon name="seal" small />
        {words.seal.do}
      </button>
      {isOpen && (
        <Dialog
          title={say(words.seal.askTitle, { name })}
          lang={lang}
          onClose={() => setIsOpen(false)}
        >
          <p>{many.ask.sealWhy}</p>
          {source.facilityId === null && (
            <p class="st attn">
              <Icon name="warn" />
              <span>{words.seal.noSite}</span>
            </p>
          )}
          {error !== undefined && <Failure error={error} />}
          <footer>
            <button class="btn" type="button" onClick={() => setIsOpen(false)}>
              {common.cancel}
            </button>
            <button class="btn go" type="button" onClick={() => void seal()}>
              <Icon name="seal" small />
              {words.seal.askDo}
            </button>
          </footer>
        </Dialog>
      )}
    </>
  );
}
