import { checkDigit, isGrai, isGtin } from '@dpp/gs1';
import { useId } from 'preact/hooks';
import { Icon } from '../../parts/icon.js';
import { useTexts } from '../../texts/use-texts.js';

interface ProductNumberProps {
  readonly value: string;
  readonly isReadOnly?: boolean;
  /** What is wrong with it beside its digits, such as nothing there. */
  readonly fault?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The number of a product: says which kind it recognised, and the right check digit where one is wrong. */
export function ProductNumber({ value, isReadOnly = false, fault, onChange }: ProductNumberProps) {
  const { words, say } = useTexts('editor');
  const id = useId();
  const right = rightNumber(value);
  const isFaulty = fault !== undefined || right !== undefined;
  return (
    <div class="field">
      <label for={id}>{words.productId}</label>
      <input
        class="in code"
        id={id}
        value={value}
        readOnly={isReadOnly}
        autocomplete="off"
        spellcheck={false}
        aria-invalid={isFaulty ? 'true' : undefined}
        aria-describedby={`${id}-note`}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <div id={`${id}-note`}>
        {isFaulty ? (
          <p class="fault">
            <Icon name="warn" small />
            <span>
              {fault ?? say(words.wrongDigit, { digit: right?.slice(-1) ?? '' })}{' '}
              {right !== undefined && (
                <button type="button" onClick={() => onChange(right)}>
                  {say(words.useNumber, { number: right })}
                </button>
              )}
            </span>
          </p>
        ) : (
          <p class="note">{value === '' ? words.productIdHelp : words.kinds[kindOf(value)]}</p>
        )}
      </div>
    </div>
  );
}

function kindOf(value: string): 'gtin' | 'grai' | 'own' {
  if (isGtin(value)) return 'gtin';
  return isGrai(value) ? 'grai' : 'own';
}

/** The number with the right check digit, for 14 digits whose last one is wrong. */
function rightNumber(value: string): string | undefined {
  if (!/^\d{14}$/.test(value) || isGtin(value) || isGrai(value)) return undefined;
  const others = value.slice(0, -1);
  return others + checkDigit(others);
}
