import { useEffect } from 'preact/hooks';
import { useTexts } from '../texts/use-texts.js';
import { createStore, useStore } from './store.js';

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly undo?: (() => void) | undefined;
}

const shown = createStore<readonly Toast[]>([]);
let lastId = 0;

/** How long a sentence stays; one that can be undone stays longer. */
const shownMs = { plain: 6000, undo: 12_000 } as const;

/** Says that something was done, at the foot of the page, with a way back where there is one. */
export function showToast(text: string, undo?: () => void): void {
  const id = ++lastId;
  shown.set([...shown.get().slice(-2), { id, text, undo }]);
  setTimeout(() => removeToast(id), undo ? shownMs.undo : shownMs.plain);
}

const removeToast = (id: number) => shown.set(shown.get().filter((toast) => toast.id !== id));

/** The sentences at the foot of the page; Ctrl Z undoes the last one outside of fields. */
export function Toasts() {
  const toasts = useStore(shown);
  const { words, lang } = useTexts('common');
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping(event)) return;
      const last = shown.get().findLast((toast) => toast.undo);
      if (last) undoToast(last);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <div class="toasts" role="status">
      {toasts.map((toast) => (
        <div class="toast" key={toast.id}>
          <span>{toast.text}</span>
          {toast.undo && (
            <button type="button" lang={lang} onClick={() => undoToast(toast)}>
              {words.undo} <kbd>Ctrl Z</kbd>
            </button>
          )}
        </div>
      ))}
    </div>
  );
}

function undoToast(toast: Toast): void {
  removeToast(toast.id);
  toast.undo?.();
}

/** True for a key that is meant for a field: single letters are no commands there. */
export function isTyping({ target }: Event): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !/^(?:checkbox|radio|button)$/.test(target.type);
  return target.isContentEditable || /^(?:SELECT|TEXTAREA)$/.test(target.tagName);
}
