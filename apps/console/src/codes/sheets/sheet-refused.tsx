import type { LabelSheetName } from '@dpp/gs1/carriers';
import { Failure } from '../../parts/failure.js';
import { useTexts } from '../../texts/use-texts.js';
import { CarrierRefusal, RefusalNote } from '../carriers/carrier-refusal.js';
import type { CodedPassport } from '../coded-passports.js';
import type { SheetRefusal } from './make-sheets.js';
import { roomOf } from './model/sheet-runs.js';

interface SheetRefusedProps {
  readonly error: unknown;
  readonly refusal: SheetRefusal | undefined;
  readonly sheet: LabelSheetName;
  /** Those that were to be printed. */
  readonly printed: readonly CodedPassport[];
  readonly onWithout: (missing: readonly CodedPassport[]) => void;
}

/** So many names stand in the sentence. */
const maxNamed = 10;

/** Why no sheet was made, of which label, and what to do. */
export function SheetRefused({ error, refusal, sheet, printed, onWithout }: SheetRefusedProps) {
  const { words, lang, say, formats } = useTexts('carriers');
  const { refusals } = words;
  if (!refusal) return <Failure error={error} />;
  if (refusal.kind === 'code') return <CarrierRefusal error={error} name={refusal.name} />;
  if (refusal.kind === 'tooLarge') {
    return (
      <RefusalNote lang={lang}>
        <TooLarge {...refusal} sheet={sheet} />
      </RefusalNote>
    );
  }
  const { missing } = refusal;
  const others = printed.length - missing.length;
  const named = missing.slice(0, maxNamed).map(({ name }) => name);
  const names = formats.list(missing.length > maxNamed ? [...named, '…'] : named);
  return (
    <RefusalNote lang={lang}>
      <p>{say(refusals.notFound, { names })}</p>
      {others > 0 && (
        <button class="btn small" type="button" onClick={() => onWithout(missing)}>
          {refusals.others}
        </button>
      )}
    </RefusalNote>
  );
}

interface TooLargeProps {
  readonly name: string;
  readonly codeMm: number | undefined;
  readonly sheet: LabelSheetName;
}

/** A code alone that is larger than a label, or one with its text. */
function TooLarge({ name, codeMm, sheet }: TooLargeProps) {
  const { words, say } = useTexts('carriers');
  const { refusals } = words;
  const { widthMm: width, heightMm: height } = roomOf(sheet);
  const fits = codeMm === undefined || codeMm <= Math.min(width, height);
  return (
    <p>
      {fits
        ? say(refusals.noRoomForText, { name })
        : say(refusals.tooLarge, { name, code: Math.round(codeMm * 10) / 10, width, height })}
    </p>
  );
}
