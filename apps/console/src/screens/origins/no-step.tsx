import { CopyButton } from '../../parts/copy-button.js';
import { useTexts } from '../../texts/use-texts.js';
import { supplierAddress } from './loose-panel.js';
import '../../styles/states.css';

/** Nothing was reported yet, and how it comes here. */
export function NoStep({ title }: { readonly title: string }) {
  const { words, say } = useTexts('origins');
  return (
    <div class="empty">
      <h2>{title}</h2>
      <p>{words.emptyText}</p>
      <p class="mono">{supplierAddress}</p>
      <CopyButton
        text={say(words.message, { address: supplierAddress })}
        label={words.copyMessage}
      />
    </div>
  );
}
