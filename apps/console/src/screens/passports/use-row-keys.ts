import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { isTyping } from '../../parts/toasts.js';

/** `J` and `K` move between rows, `X` selects the one in focus; Enter follows its link as everywhere. */
export function useRowKeys(body: RefObject<HTMLTableSectionElement>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey || event.altKey;
      if (isCommand || isTyping(event) || document.querySelector('dialog[open]')) return;
      const rows = [...(body.current?.rows ?? [])];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const key = event.key.toLowerCase();
      if (key === 'j') focusOn(rows[Math.min(at + 1, rows.length - 1)]);
      else if (key === 'k') focusOn(rows[Math.max(at - 1, 0)]);
      else if (key === 'x' && at >= 0) boxOf(rows[at])?.click();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [body]);
}

const boxOf = (row: HTMLTableRowElement | undefined) =>
  row?.querySelector<HTMLInputElement>('input[type="checkbox"]');

/** The link of the row, so that Enter opens it. */
function focusOn(row: HTMLTableRowElement | undefined): void {
  row?.querySelector<HTMLElement>('th a')?.focus();
}
