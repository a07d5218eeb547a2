import { Field } from '../parts/field.js';
import { SelectField } from '../parts/select-field.js';
import { useTexts } from '../texts/use-texts.js';
import type { CodeStyle } from './make-codes.js';
import { pixelsOf, sizeMm } from './model/true-size.js';

/** The style as it was typed: a width may be none yet. */
export interface TypedStyle extends Omit<CodeStyle, 'widthMm'> {
  readonly width: string;
}

interface CodeStyleFieldsProps {
  readonly typed: TypedStyle;
  readonly isWidthRight: boolean;
  readonly onChange: (typed: TypedStyle) => void;
}

/** Kind of file, width, how much dirt the code bears, and whether the number stands below. */
export function CodeStyleFields({ typed, isWidthRight, onChange }: CodeStyleFieldsProps) {
  const { words, say } = useTexts('codes');
  const { format, width, ecl, withText } = typed;
  const pixels = pixelsOf(Number(width.replace(',', '.')) || sizeMm.first);
  return (
    <>
      <div class="two">
        <SelectField
          label={words.format}
          value={format}
          help={format === 'svg' ? words.svgHelp : words.pngHelp}
          options={[
            ['svg', words.svg],
            ['png', words.png],
          ]}
          onChange={(value) => onChange({ ...typed, format: value as TypedStyle['format'] })}
        />
        <SelectField
          label={words.ecl}
          value={ecl}
          help={words.eclHelps[ecl]}
          options={(['M', 'Q', 'H'] as const).map((level) => [level, words.ecls[level]])}
          onChange={(value) => onChange({ ...typed, ecl: value as TypedStyle['ecl'] })}
        />
        <Field
          label={words.width}
          inputMode="decimal"
          autocomplete="off"
          value={width}
          help={format === 'png' ? say(words.pixels, { count: pixels }) : words.anySize}
          fault={
            isWidthRight
              ? undefined
              : say(words.widthFault, { from: sizeMm.least, to: sizeMm.most })
          }
          onInput={({ currentTarget }) => onChange({ ...typed, width: currentTarget.value })}
        />
        <SelectField
          label={words.text}
          value={withText && format === 'svg' ? 'number' : 'none'}
          help={format === 'png' ? words.textPng : words.textHelp}
          options={[
            ...(format === 'svg' ? ([['number', words.textNumber]] as const) : []),
            ['none', words.textNone],
          ]}
          onChange={(value) => onChange({ ...typed, withText: value === 'number' })}
        />
      </div>
    </>
  );
}
