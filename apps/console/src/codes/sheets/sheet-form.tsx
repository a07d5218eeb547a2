import { useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.js';
import { useDelayed } from '../../parts/use-delayed.js';
import { useTexts } from '../../texts/use-texts.js';
import { CarrierDrawing } from '../carriers/carrier-drawing.js';
import type { CodedPassport, CodesAsked } from '../coded-passports.js';
import { ListOfLeftOut } from '../list-of-left-out.js';
import { readDotMm } from '../model/carrier-size.js';
import { MadeSheets, saveSheets } from './made-sheets.js';
import type { SheetStyle } from './make-sheets.js';
import { placesOf } from './model/sheet-runs.js';
import { SheetFields, type TypedSheet } from './sheet-fields.js';
import { SheetRefused } from './sheet-refused.js';
import { useSheets } from './use-sheets.js';

interface SheetFormProps {
  readonly asked: CodesAsked;
  readonly fileName: string;
  readonly onClose: () => void;
}

const first: TypedSheet = {
  sheet: 'A4_3x8_70x37',
  start: '1',
  symbology: '',
  dot: '',
  withText: true,
};

/** Wait for the end of typing before a code is drawn. */
const typingMs = 300;

/** Sheets of labels: which stock, which code, one of them as it will be, and the way to have them. */
export function SheetForm({ asked, fileName, onClose }: SheetFormProps) {
  const { words: codes, say } = useTexts('codes');
  const [typed, setTyped] = useState(first);
  const [gone, setGone] = useState<readonly CodedPassport[]>([]);
  const passports = asked.passports.filter((each) => !gone.includes(each));
  const read = readSheet(typed);
  const style = isWhole(typed, read) ? read : undefined;
  const work = useSheets((files) => {
    const [one, ...others] = files;
    // Several files one after the other are taken for an attack by some browsers: each has its button.
    if (one && others.length === 0) saveSheets(one, fileName);
  });
  const make = (chosen: readonly CodedPassport[]) => style && void work.make(chosen, style);
  return (
    <form
      class="stack tight"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        make(passports);
      }}
    >
      <SheetFields typed={typed} read={read} onChange={setTyped} />
      <FirstOfSheet passport={passports[0]} look={style} />
      <ListOfLeftOut
        leftOut={[...asked.leftOut, ...gone.map(({ name }) => ({ name, reason: 'NOT_FOUND' }))]}
        beyond={asked.beyond}
      />
      {work.done !== undefined && (
        <p role="status">{say(codes.making, { done: work.done, total: passports.length })}</p>
      )}
      {work.files && <MadeSheets files={work.files} fileName={fileName} />}
      {work.failed && (
        <SheetRefused
          {...work.failed}
          printed={passports}
          onWithout={(missing) => {
            setGone([...gone, ...missing]);
            make(passports.filter((each) => !missing.includes(each)));
          }}
        />
      )}
      <Foot
        isReady={style !== undefined}
        isMade={work.files !== undefined}
        count={passports.length}
        onClose={onClose}
      />
    </form>
  );
}

interface FootProps {
  readonly isReady: boolean;
  readonly isMade: boolean;
  readonly count: number;
  readonly onClose: () => void;
}

function Foot({ isReady, isMade, count, onClose }: FootProps) {
  const { words, say } = useTexts('codes');
  const { words: common } = useTexts('common');
  return (
    <footer>
      <button class="btn" type="button" onClick={onClose}>
        {isMade ? common.close : common.cancel}
      </button>
      <button class="btn go" type="submit" aria-disabled={isReady ? undefined : 'true'}>
        <Icon name="dl" small />
        {say(words.save, { count })}
      </button>
    </footer>
  );
}

interface FirstOfSheetProps {
  readonly passport: CodedPassport | undefined;
  readonly look: SheetStyle | undefined;
}

/** The first code in the size of its print. */
function FirstOfSheet({ passport, look }: FirstOfSheetProps) {
  const symbology = look?.symbology;
  const drawnMm = useDelayed(look?.xDimensionMm, typingMs);
  if (!passport) return null;
  const design = look && { symbology, xDimensionMm: drawnMm, hri: look.withText };
  const { id, name, of = 'passport' } = passport;
  return <CarrierDrawing of={of} id={id} name={name} symbology={symbology} design={design} />;
}

/** What of the fields can be printed. */
function readSheet({ sheet, start, symbology, dot, withText }: TypedSheet): Partial<SheetStyle> {
  const place = /^\d{1,2}$/.test(start.trim()) ? Number(start) : 0;
  return {
    sheet,
    start: place >= 1 && place <= placesOf(sheet) ? place : undefined,
    symbology: symbology || undefined,
    xDimensionMm: readDotMm(dot),
    withText,
  } as Partial<SheetStyle>;
}

/** An empty width is as declared; one that cannot be read is none. */
function isWhole({ dot }: TypedSheet, read: Partial<SheetStyle>): read is SheetStyle {
  return read.start !== undefined && (dot.trim() === '' || read.xDimensionMm !== undefined);
}
