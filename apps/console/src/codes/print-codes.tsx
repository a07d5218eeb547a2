import { useState } from 'preact/hooks';
import { Icon } from '../parts/icon.js';
import { lazyScreen } from '../parts/lazy-screen.js';
import { useTexts } from '../texts/use-texts.js';
import type { CodesAsked } from './coded-passports.js';

/** The question, loaded when it is asked. */
export const CodesDialog = lazyScreen(async () => (await import('./codes-dialog.js')).CodesDialog, {
  needsFurtherTexts: true,
});

export interface PrintCodesProps {
  /** The passports, read when the question opens. */
  readonly read: () => CodesAsked | Promise<CodesAsked>;
  /** Name of the saved file, without its end. */
  readonly fileName: string;
  readonly small?: boolean;
}

/** "Print codes …": how the codes are drawn, then their files or a sheet. */
export function PrintCodes({ small = false, ...asked }: PrintCodesProps) {
  const { words } = useTexts('codes');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button class={small ? 'btn small' : 'btn'} type="button" onClick={() => setIsOpen(true)}>
        <Icon name="print" small />
        {words.open}
      </button>
      {isOpen && <CodesDialog {...asked} onClose={() => setIsOpen(false)} />}
    </>
  );
}
