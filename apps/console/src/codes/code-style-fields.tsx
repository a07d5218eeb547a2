import { Field } from '../parts/field.js';
import { SelectField } from '../parts/select-field.js';
import { useTexts } from '../texts/use-texts.js';
import type { CodeStyle } from './make-codes.js';
import { pixelsOf, sizeMm } from './model/true-size.js';

/** The style as it was typed: a width may be none yet. */
export interface TypedStyle extends Omit<CodeStyle, 'widthMm' | 'format'> {
  readonly width: string;
}

interface CodeStyleFieldsProps {
  readonly format: CodeStyle['format'];
  readonly typed: TypedStyle;
  readonly isWidthRight: boolean;
  readonly onChange: (typed: TypedStyle) => void;
}

/** Width, how much dirt the code bears, and whether the number stands below. */
export function CodeStyleFields(props: CodeStyleFieldsProps) {
  const { format, typed, isWidthRight, onChange } = props;
  const { words, say } = useTexts('codes');
  const { width, ecl, withText } = typed;
  const pixels = pixelsOf(Number(width.replace(',', '.')) || sizeMm.first);
  return (
    <>
      <div class="two">
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
