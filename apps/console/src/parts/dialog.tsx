import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

interface DialogProps {
  readonly title: string;
  /** `stop`: a question before a recall, in red. */
  readonly kind?: 'plain' | 'stop';
  readonly onClose: () => void;
  /** False: Escape does not close it, as for the question after the end of a session. */
  readonly closable?: boolean;
  readonly lang?: string;
  readonly children: ComponentChildren;
}

/** A question over the page; the page behind takes no focus and no click. Escape says no. */
export function Dialog(props: DialogProps) {
  const { title, kind = 'plain', onClose, closable = true, lang, children } = props;
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      class={kind === 'stop' ? 'dialog stop' : 'dialog'}
      role={kind === 'stop' ? 'alertdialog' : 'dialog'}
      aria-labelledby={heading}
      lang={lang}
      ref={element}
      onCancel={(event) => {
        event.preventDefault();
        if (closable) onClose();
      }}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  );
}
