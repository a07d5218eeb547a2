import { useEffect } from 'preact/hooks';
import { Icon } from '../parts/icon.js';
import { createStore, useStore } from '../parts/store.js';
import { isTyping } from '../parts/toasts.js';
import { useTexts } from '../texts/use-texts.js';
// Not loaded on demand: what is typed right after the key must not be lost.
import { PaletteDialog } from './palette-dialog.js';

const isOpen = createStore(false);
const closePalette = () => isOpen.set(false);

/** The search field of the band: a button that opens the palette, as do `/` and Ctrl K. */
export function PaletteButton() {
  const { words } = useTexts('frame');
  const open = useStore(isOpen);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSlash = event.key === '/' && !isTyping(event);
      const isCtrlK = event.key === 'k' && (event.ctrlKey || event.metaKey);
      if (!(isSlash || isCtrlK) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      isOpen.set(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        class="find"
        type="button"
        aria-label={words.search}
        aria-keyshortcuts="/ Control+K"
        onClick={() => isOpen.set(true)}
      >
        <Icon name="find" />
        <span>{words.search}</span>
        <kbd>/</kbd>
      </button>
      {open && <PaletteDialog onClose={closePalette} />}
    </>
  );
}
