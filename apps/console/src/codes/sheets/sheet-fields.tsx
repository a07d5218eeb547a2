import { labelSheetNames, labelSheets, type LabelSheetName } from '@dpp/gs1/carriers';
import { Field } from '../../parts/field.js';
import { SelectField } from '../../parts/select-field.js';
import { useTexts } from '../../texts/use-texts.js';
import { CarrierFields, type TypedCarrier } from '../carriers/carrier-fields.js';
import { placesOf } from './model/sheet-runs.js';
import type { SheetStyle } from './make-sheets.js';

/** Sheets as they were typed. */
export interface TypedSheet extends TypedCarrier {
  readonly sheet: LabelSheetName;
  readonly start: string;
  readonly withText: boolean;
}

interface SheetFieldsProps {
  readonly typed: TypedSheet;
  /** What of it can be printed. */
  readonly read: Partial<SheetStyle>;
  readonly onChange: (typed: TypedSheet) => void;
}

/** Label stock and its first free label; kind of code, width of a dot, and the letters below. */
export function SheetFields({ typed, read, onChange }: SheetFieldsProps) {
  const { words, say } = useTexts('carriers');
  const { words: codes } = useTexts('codes');
  const { sheet, start, withText } = typed;
  const last = placesOf(sheet);
  return (
    <div class="two">
      <SelectField
        label={words.sheet}
        value={sheet}
        options={labelSheetNames.map((name) => {
          const { labelWidthMm: width, labelHeightMm: height } = labelSheets[name];
          return [name, say(words.sheetOf, { count: placesOf(name), width, height })];
        })}
        onChange={(value) => onChange({ ...typed, sheet: value as LabelSheetName })}
      />
      <Field
        label={words.start}
        inputMode="numeric"
        autocomplete="off"
        value={start}
        help={words.startHelp}
        fault={read.start === undefined ? say(words.startFault, { last }) : undefined}
        onInput={({ currentTarget }) => onChange({ ...typed, start: currentTarget.value })}
      />
      <CarrierFields
        typed={typed}
        dotMm={read.xDimensionMm}
        mayBeDeclared
        onChange={(carrier) => onChange({ ...typed, ...carrier })}
      />
      <SelectField
        label={codes.text}
        value={withText ? 'number' : 'none'}
        help={codes.textHelp}
        options={[
          ['number', codes.textNumber],
          ['none', codes.textNone],
        ]}
        onChange={(value) => onChange({ ...typed, withText: value === 'number' })}
      />
    </div>
  );
}
