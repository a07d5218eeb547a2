import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useTexts } from '../texts/use-texts.js';
import { CopyButton } from './copy-button.js';
import '../styles/once.css';

interface ShownOnceProps {
  readonly title: string;
  readonly secret: string;
  readonly stored: string;
  readonly onStored: () => void;
  readonly children?: ComponentChildren;
}

/** A secret that the server does not show again: it goes when it is stored, or with the page, which asks first. */
export function ShownOnce({ title, secret, stored, onStored, children }: ShownOnceProps) {
  const { words } = useTexts('common');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, []);
  return (
    <section class="once" role="alert">
      <h2 tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <div class="secret">
        <code dir="ltr">{secret}</code>
        <CopyButton text={secret} label={words.copy} />
      </div>
      {children}
      <div class="acts">
        <button class="btn" type="button" onClick={onStored}>
          {stored}
        </button>
      </div>
    </section>
  );
}
