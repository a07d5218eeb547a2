import { Icon } from '../parts/icon.js';
import { saveFile } from '../parts/save-file.js';
import { useTexts } from '../texts/use-texts.js';
import { drawingsOf, zipOf, type CodeArchive } from './make-codes.js';

interface MadeFilesProps {
  readonly archives: readonly CodeArchive[];
  readonly fileName: string;
}

/** Says how many codes there are now; of several files each has its button. */
export function MadeFiles({ archives, fileName }: MadeFilesProps) {
  const { words, say } = useTexts('codes');
  const count = archives.reduce((sum, archive) => sum + drawingsOf(archive).length, 0);
  return (
    <div class="stack tight">
      <p role="status">
        {say(words.made, { count })}{' '}
        {archives.length > 1 && say(words.inFiles, { count: archives.length })}
      </p>
      {archives.length > 1 && (
        <div class="acts">
          {archives.map((archive) => (
            <button
              key={archive.from}
              class="btn small"
              type="button"
              onClick={() => saveArchive(archive, `${fileName}-${archive.from}-${archive.to}`)}
            >
              <Icon name="dl" small />
              {say(words.file, { from: archive.from, to: archive.to })}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Saves a file of codes; a single code is saved as the picture that it is. */
export function saveArchive(archive: CodeArchive, fileName: string): void {
  const [one, ...others] = archive.files.filter(({ name }) => /\.(?:png|svg)$/.test(name));
  if (one && others.length === 0) {
    saveFile(one.name, one.content, one.name.endsWith('.png') ? 'image/png' : 'image/svg+xml');
  } else {
    saveFile(`${fileName}.zip`, zipOf(archive), 'application/zip');
  }
}
