import { useState } from 'preact/hooks';
import { Failure } from '../parts/failure.js';
import { Icon } from '../parts/icon.js';
import { useTexts } from '../texts/use-texts.js';
import { CodePreview } from './code-preview.js';
import { CodeStyleFields, type TypedStyle } from './code-style-fields.js';
import type { CodesAsked } from './coded-passports.js';
import { ListOfLeftOut } from './list-of-left-out.js';
import { MadeFiles, saveArchive } from './made-files.js';
import { drawingsOf, makeCodes, type CodeArchive, type CodeStyle } from './make-codes.js';
import { sizeMm } from './model/true-size.js';
import { printSheet } from './print-sheet.js';

interface CodeFormProps {
  readonly format: CodeStyle['format'];
  readonly asked: CodesAsked;
  readonly fileName: string;
  readonly onClose: () => void;
}

/** How the codes are drawn, one of them as it will be, and the ways to have them. */
export function CodeForm({ format, asked, fileName, onClose }: CodeFormProps) {
  const { words, say } = useTexts('codes');
  const { words: common } = useTexts('common');
  const [typed, setTyped] = useState<TypedStyle>({
    width: String(sizeMm.first),
    ecl: 'Q',
    withText: true,
  });
  const style = styleOf(typed, format);
  const work = useMaking(asked, fileName);
  const { passports } = asked;
  const [first] = passports;
  return (
    <form
      class="stack tight"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (style) void work.save(style);
      }}
    >
      <CodeStyleFields
        format={format}
        typed={typed}
        isWidthRight={style !== undefined}
        onChange={setTyped}
      />
      {first && style && <CodePreview passport={first} look={style} />}
      <ListOfLeftOut leftOut={[...asked.leftOut, ...work.leftOut]} beyond={asked.beyond} />
      {work.done !== undefined && (
        <p role="status">{say(words.making, { done: work.done, total: passports.length })}</p>
      )}
      {work.archives && <MadeFiles archives={work.archives} fileName={fileName} />}
      {work.error !== undefined && <Failure error={work.error} />}
      <footer>
        <button class="btn" type="button" onClick={onClose}>
          {work.archives ? common.close : common.cancel}
        </button>
        <button
          class="btn"
          type="button"
          aria-disabled={style ? undefined : 'true'}
          onClick={() => style && void work.print(style)}
        >
          <Icon name="print" small />
          {words.sheet}
        </button>
        <button class="btn go" type="submit" aria-disabled={style ? undefined : 'true'}>
          <Icon name="dl" small />
          {say(words.save, { count: passports.length })}
        </button>
      </footer>
    </form>
  );
}

/** The style that was typed; nothing where the width is none that can be drawn. */
function styleOf(
  { width, ecl, withText }: TypedStyle,
  format: CodeStyle['format'],
): CodeStyle | undefined {
  const widthMm = Number(width.trim().replace(',', '.'));
  const isRight = widthMm >= sizeMm.least && widthMm <= sizeMm.most;
  return isRight ? { format, ecl, withText: withText && format === 'svg', widthMm } : undefined;
}

/** Draws, then saves or prints; the archives stay for as long as the question is open. */
function useMaking({ passports }: CodesAsked, fileName: string) {
  const [archives, setArchives] = useState<readonly CodeArchive[]>();
  const [done, setDone] = useState<number>();
  const [error, setError] = useState<unknown>();
  const make = async (style: CodeStyle, use: (made: readonly CodeArchive[]) => unknown) => {
    if (done !== undefined) return;
    setError(undefined);
    setArchives(undefined);
    try {
      const made = await makeCodes(passports, style, setDone);
      setArchives(made);
      await use(made);
    } catch (failure) {
      setError(failure);
    } finally {
      setDone(undefined);
    }
  };
  return {
    archives,
    done,
    error,
    leftOut: archives?.flatMap(({ leftOut }) => leftOut) ?? [],
    save: (style: CodeStyle) =>
      make(style, ([one, ...others]) => {
        // Several files one after the other are taken for an attack by some browsers: each has its button.
        if (one && others.length === 0) saveArchive(one, fileName);
      }),
    // A sheet is always drawn in lines: they are sharp on every printer.
    print: (style: CodeStyle) =>
      make({ ...style, format: 'svg' }, (made) => printSheet(made.flatMap(drawingsOf))),
  };
}
