import { useQueryClient } from '@tanstack/preact-query';
import { useLocation } from 'preact-iso/router';
import { useState } from 'preact/hooks';
import { pathTo } from '../../base.js';
import { Dialog } from '../../parts/dialog.js';
import { Failure } from '../../parts/failure.js';
import { showToast } from '../../parts/toasts.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { productName } from '../../metadata/product-name.js';
import type { Source } from './use-passport.js';

/** Deletes a draft after a question: what was typed into it cannot be brought back. */
export function DeleteDraft({ source }: { readonly source: Source }) {
  const { words, lang, say } = useTexts('passport');
  const { words: many } = useTexts('passports');
  const { words: common } = useTexts('common');
  const { route } = useLocation();
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [error, setError] = useState<unknown>();
  const name = productName(source.metadata, lang) || source.productId;
  const remove = () =>
    client.passports.delete(source.id).then(() => {
      showToast(say(words.deleted, { name }));
      void queries.invalidateQueries({ queryKey: ['passports'] });
      route(pathTo('/passports'), true);
    }, setError);
  return (
    <>
      <button class="btn" type="button" onClick={() => setIsOpen(true)}>
        {words.deleteDraft}
      </button>
      {isOpen && (
        <Dialog
          title={say(words.deleteTitle, { name })}
          lang={lang}
          onClose={() => setIsOpen(false)}
        >
          <p>{many.ask.deleteOneWhy}</p>
          {error !== undefined && <Failure error={error} />}
          <footer>
            <button class="btn" type="button" onClick={() => setIsOpen(false)}>
              {common.cancel}
            </button>
            <button class="btn go" type="button" onClick={() => void remove()}>
              {words.deleteDo}
            </button>
          </footer>
        </Dialog>
      )}
    </>
  );
}
