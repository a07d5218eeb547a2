import type { CarrierQuery } from '@dpp/client';
import type { ComponentChildren } from 'preact';
import { useAction } from '../../parts/use-action.js';
import { saveFile } from '../../parts/save-file.js';
import { useTexts } from '../../texts/use-texts.js';
import { carrierCalls, type CodeOf, type Symbology } from './carrier-calls.js';
import { CarrierDrawing } from './carrier-drawing.js';
import { Warning } from './carrier-fields.js';
import { CarrierRefusal } from './carrier-refusal.js';

interface PrintedCodeProps {
  readonly of: CodeOf;
  readonly id: string;
  /** What a person knows it by. */
  readonly name: string;
  /** Product or serial number: the name of the files, without their ends. */
  readonly fileName: string;
  readonly symbology: Symbology;
  /** What is not drawn as declared. */
  readonly design: CarrierQuery;
  /** What the code says, for people to read. */
  readonly lines: readonly string[];
  /** Actions behind those that save the files. */
  readonly children?: ComponentChildren;
}

/** A code as it is printed, in the size of its print, with its files and what it says. */
export function PrintedCode(props: PrintedCodeProps) {
  const { of, id, name, symbology, design, lines } = props;
  const { words } = useTexts('carriers');
  return (
    <div class="stack tight">
      <CarrierDrawing of={of} id={id} name={name} symbology={symbology} design={design} />
      {lines.map((line) => (
        <p class="mono" key={line}>
          {line}
        </p>
      ))}
      {symbology === 'GS1_DATAMATRIX' && <Warning text={words.symbologyHelps.GS1_DATAMATRIX} />}
      <Files {...props} />
      <p class="note">{words.unscaled}</p>
    </div>
  );
}

/** Saves the code in millimetres; a QR code as a picture, too. */
function Files({ of, id, name, fileName, symbology, design, children }: PrintedCodeProps) {
  const { words } = useTexts('carriers');
  const { code } = useTexts('passport').words;
  const calls = carrierCalls[of];
  const save = useAction(async (end: 'svg' | 'pdf' | 'png') => {
    const content = await (end === 'png' ? calls.png(id) : calls[end](id, design));
    saveFile(`${fileName}.${end}`, content, types[end]);
  }, []);
  const files = [
    ['svg', code.svg] as const,
    ['pdf', words.pdf] as const,
    ...(symbology === 'QR' ? [['png', code.png] as const] : []),
  ];
  return (
    <>
      {save.error !== undefined && <CarrierRefusal error={save.error} name={name} />}
      <div class="acts">
        {files.map(([end, label]) => (
          <button
            key={end}
            class="btn small"
            type="button"
            aria-disabled={save.isBusy}
            onClick={() => void save.run(end)}
          >
            {label}
          </button>
        ))}
        {children}
      </div>
    </>
  );
}

const types = { svg: 'image/svg+xml', pdf: 'application/pdf', png: 'image/png' } as const;
