import { Icon } from '../../parts/icon.js';
import { saveFile } from '../../parts/save-file.js';
import { useTexts } from '../../texts/use-texts.js';
import type { LabelFile } from './make-sheets.js';
import { maxOfFile } from './model/sheet-runs.js';

interface MadeSheetsProps {
  readonly files: readonly LabelFile[];
  readonly fileName: string;
}

/** Says how many labels there are now; of several files each has its button. */
export function MadeSheets({ files, fileName }: MadeSheetsProps) {
  const { words: codes, say } = useTexts('codes');
  const { words } = useTexts('carriers');
  const several = files.length > 1;
  return (
    <div class="stack tight">
      <p role="status">
        {say(codes.made, { count: files.at(-1)?.to ?? 0 })} {words.unscaled}{' '}
        {several && say(words.mostOfFile, { most: maxOfFile })}{' '}
        {several && say(codes.inFiles, { count: files.length })}
      </p>
      {several && (
        <div class="acts">
          {files.map((file) => (
            <button
              key={file.from}
              class="btn small"
              type="button"
              onClick={() => saveSheets(file, `${fileName}-${file.from}-${file.to}`)}
            >
              <Icon name="dl" small />
              {say(codes.file, { from: file.from, to: file.to })}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

export function saveSheets({ content }: LabelFile, fileName: string): void {
  saveFile(`${fileName}-labels.pdf`, content, 'application/pdf');
}
