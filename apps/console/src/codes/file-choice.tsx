import { useState } from 'preact/hooks';
import { SelectField } from '../parts/select-field.js';
import { useTexts } from '../texts/use-texts.js';
import { CodeForm } from './code-form.js';
import type { CodesAsked } from './coded-passports.js';
import { SheetForm } from './sheets/sheet-form.js';

interface FileChoiceProps {
  readonly asked: CodesAsked;
  readonly fileName: string;
  readonly onClose: () => void;
}

type Kind = 'svg' | 'png' | 'sheets';

/** The kind of file, then how it is made. */
export function FileChoice(props: FileChoiceProps) {
  const { words } = useTexts('codes');
  const { words: carriers } = useTexts('carriers');
  const [kind, setKind] = useState<Kind>('svg');
  const help = { svg: words.svgHelp, png: words.pngHelp, sheets: carriers.sheetsHelp }[kind];
  return (
    <>
      <SelectField
        label={words.format}
        value={kind}
        help={kind === 'sheets' ? help : `${help} ${carriers.qrOnly}`}
        options={[
          ['svg', words.svg],
          ['png', words.png],
          ['sheets', carriers.sheets],
        ]}
        onChange={(value) => setKind(value as Kind)}
      />
      {kind === 'sheets' ? <SheetForm {...props} /> : <CodeForm format={kind} {...props} />}
    </>
  );
}
