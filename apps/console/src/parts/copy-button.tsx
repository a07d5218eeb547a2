import { useState } from 'preact/hooks';
import { useTexts } from '../texts/use-texts.js';
import { Icon } from './icon.js';

interface CopyButtonProps {
  readonly text: string;
  /** What the button says; "Copy" where it is left out. */
  readonly label?: string;
  readonly onCopied?: () => void;
}

/** Copies a text, and says that it did. */
export function CopyButton({ text, label, onCopied }: CopyButtonProps) {
  const { words } = useTexts('common');
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
    onCopied?.();
  };
  return (
    <button class="btn small" type="button" onClick={() => void copy()}>
      <Icon name="copy" small />
      <span aria-live="polite">{isCopied ? words.copied : (label ?? words.copy)}</span>
    </button>
  );
}
