import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTexts } from '../texts/use-texts.js';

interface PageProps {
  /** Title of the window, before the name of the product. */
  readonly title: string;
  /** The language of the words of this screen. */
  readonly lang: string;
  readonly children: ComponentChildren;
}

/**
 * The content of a screen, inside the frame. A screen that was reached by a link inside the console gets the focus at
 * its heading, so that a screen reader says where one is.
 */
export function Page({ title, lang, children }: PageProps) {
  const { words } = useTexts('common');
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.title = `${title} – ${words.product}`;
  }, [title, words.product]);
  useHeadingFocus(root);
  return (
    <div class="page-in" lang={lang} ref={root}>
      {children}
    </div>
  );
}

/** Focuses the heading once it is there: what it says may have to be loaded first. A person who went on is left alone. */
function useHeadingFocus(root: RefObject<HTMLDivElement>): void {
  const [isDue, setIsDue] = useState(hasMoved);
  useEffect(() => {
    const heading = root.current?.querySelector<HTMLElement>('h1');
    if (!isDue || !heading) return;
    setIsDue(false);
    if (root.current?.contains(document.activeElement)) return;
    heading.setAttribute('tabindex', '-1');
    heading.focus({ preventScroll: true });
  });
}

let isFirst = true;

/** False for the screen that the page was opened with. */
function hasMoved(): boolean {
  const moved = !isFirst;
  isFirst = false;
  return moved;
}
