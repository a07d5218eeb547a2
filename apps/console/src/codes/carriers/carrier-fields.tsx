import { xDimensionMm } from '@dpp/gs1/carriers';
import { Field } from '../../parts/field.js';
import { Icon } from '../../parts/icon.js';
import { SelectField } from '../../parts/select-field.js';
import { useTexts } from '../../texts/use-texts.js';
import { symbologies, type Symbology } from './carrier-calls.js';

/** As much of a code as is typed: what is empty is as declared. */
export interface TypedCarrier {
  readonly symbology: Symbology | '';
  readonly dot: string;
}

interface CarrierFieldsProps {
  readonly typed: TypedCarrier;
  /** The width of a dot that was typed, where it is one. */
  readonly dotMm: number | undefined;
  /** Whether both may be left to what each passport declares. */
  readonly mayBeDeclared?: boolean;
  readonly onChange: (typed: TypedCarrier) => void;
}

/** Kind of code and width of a dot, with what phones and tills make of them. */
export function CarrierFields({ typed, dotMm, mayBeDeclared, onChange }: CarrierFieldsProps) {
  const { words, say } = useTexts('carriers');
  const { words: codes } = useTexts('codes');
  const { symbology, dot } = typed;
  const isOpen = mayBeDeclared === true && dot.trim() === '';
  const { min, max, retailMin, retailMax } = xDimensionMm;
  const isSmall = dotMm !== undefined && dotMm < retailMin;
  const help = isSmall
    ? say(codes.dotSmall, { dot: dotMm })
    : say(words.dotHelp, { from: retailMin, to: retailMax });
  return (
    <>
      <SelectField
        label={words.symbology}
        value={symbology}
        help={symbology === '' ? words.asDeclaredHelp : words.symbologyHelps[symbology]}
        options={[
          ...(mayBeDeclared === true ? ([['', words.asDeclared]] as const) : []),
          ...symbologies.map((each) => [each, words.symbologies[each]] as const),
        ]}
        onChange={(value) => onChange({ ...typed, symbology: value as TypedCarrier['symbology'] })}
      />
      <Field
        label={words.dotWidth}
        inputMode="decimal"
        autocomplete="off"
        value={dot}
        help={isOpen ? say(words.dotDeclared, { width: xDimensionMm.default }) : help}
        fault={
          isOpen || dotMm !== undefined ? undefined : say(codes.widthFault, { from: min, to: max })
        }
        onInput={({ currentTarget }) => onChange({ ...typed, dot: currentTarget.value })}
      />
    </>
  );
}

/** What a person should know before a code is printed so. */
export function Warning({ text }: { readonly text: string }) {
  return (
    <p class="st attn wraps">
      <Icon name="warn" />
      <span>{text}</span>
    </p>
  );
}
