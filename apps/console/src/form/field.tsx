import type { FieldRule, MemberRule } from '@dpp/espr-validate/rules';
import { useMemo } from 'preact/hooks';
import { Icon } from '../parts/icon.js';
import { useTexts } from '../texts/use-texts.js';
import { Control } from './controls/control.js';
import { idOf, useForm } from './form-context.js';
import { controlOf } from './model/control.js';
import type { Remark } from './model/faults.js';
import { formatPath, valueAt, type JsonPath } from './model/json-path.js';
import { offerFor, type Offer } from './model/offers.js';

interface FieldProps {
  readonly path: JsonPath;
  readonly label: string;
  readonly rule: Pick<MemberRule, 'shape' | 'requirement'> &
    Partial<Pick<FieldRule, 'description' | 'unit' | 'legalBasis'>>;
  /** False where a heading around the field says it already. */
  readonly hasLabel?: boolean;
}

/**
 * One value of the metadata: label, control, help or fault, and why it is asked. It is rendered anew when something of it
 * changed, the remarks at values inside of it among them.
 */
export function Field(props: FieldProps) {
  const { metadata, remarks, isShown, wording, help } = useForm();
  const { path, label, rule, hasLabel } = props;
  const value = valueAt(metadata, path);
  const shown = remarks.at(path, { deep: true }).filter(isShown);
  const shownText = shown.map(({ path: at, text, isFault }) => [at, text, isFault].join()).join();
  return useMemo(
    () => <FieldContent {...props} value={value} shown={shown} />,
    [formatPath(path), label, rule, hasLabel, wording, help, value, shownText],
  );
}

interface FieldContentProps extends FieldProps {
  readonly value: unknown;
  /** Remarks of the value and of those inside of it. */
  readonly shown: readonly Remark[];
}

function FieldContent(props: FieldContentProps) {
  const { path, label, rule, hasLabel = true, value, shown } = props;
  const common = useTexts('common');
  const { shape, requirement, description, unit } = rule;
  const { kind } = controlOf(shape);
  const isWide = !['text', 'number', 'boolean', 'choice', 'quantity'].includes(kind);
  const place = formatPath(path);
  const own = shown
    .filter((remark) => isLeaf(kind) || remark.path === place)
    .map((remark) => (isWide ? { ...remark, text: withoutDetails(remark.text) } : remark));
  const id = idOf(place);
  const notes = [description !== undefined && `${id}-help`, own.length > 0 && `${id}-remarks`];
  const mark = requirement === 'required' ? undefined : common.words[requirement];
  const Label = isWide || kind === 'boolean' || kind === 'choice' ? 'span' : 'label';
  return (
    <div class={isWide ? 'field wide' : 'field'}>
      {hasLabel && (
        <Label class="l" {...(Label === 'label' && { for: id })}>
          {label} {mark !== undefined && <small>{mark}</small>}
        </Label>
      )}
      <div class="control">
        <Control
          path={path}
          value={value}
          label={label}
          shape={shape}
          memberName={String(path.at(-1) ?? '')}
          unit={unit}
          attributes={{
            id,
            'aria-invalid': own.some(({ isFault }) => isFault) ? 'true' : undefined,
            'aria-describedby': notes.filter(Boolean).join(' ') || undefined,
            ...(!hasLabel && { 'aria-label': label }),
          }}
        />
      </div>
      <div>
        <RemarkList id={`${id}-remarks`} remarks={own} offer={offerFor({ path, value, shape })} />
        {description !== undefined && <Help id={`${id}-help`} rule={rule} />}
      </div>
    </div>
  );
}

/** Controls whose inner values have no field of their own. */
const isLeaf = (kind: string) => !['group', 'list', 'either'].includes(kind);

/** What a structure must hold in detail is said at its members, once they are there. */
function withoutDetails(text: string): string {
  const from = text.indexOf(' (');
  return from < 0 ? text : text.slice(0, from) + text.slice(text.lastIndexOf(')') + 1);
}

interface RemarkListProps {
  readonly id: string;
  readonly remarks: readonly Remark[];
  readonly offer: Offer | undefined;
}

/** What is wrong and, where one value would be right, that value as a button. */
function RemarkList({ id, remarks, offer }: RemarkListProps) {
  const { words, say, formats } = useTexts('form');
  const { change } = useForm();
  if (remarks.length === 0) return null;
  const firstFault = remarks.findIndex(({ isFault }) => isFault);
  const offered = (made: Offer) => {
    const { value } = made;
    const text = typeof value === 'number' ? formats.number(value) : String(value);
    if (made.kind === 'remainder') return say(words.useRemainder, { value: text });
    return made.kind === 'hundredfold' ? words.useHundredfold : say(words.use, { value: text });
  };
  return (
    <div id={id}>
      {remarks.map(({ path, text, isFault }, index) => (
        <p class={isFault ? 'fault' : 'note'} key={`${path} ${text}`}>
          {isFault && <Icon name="warn" small />}
          <span>
            {text}{' '}
            {offer !== undefined && index === firstFault && (
              <button type="button" onClick={() => change(offer.path, offer.value)}>
                {offered(offer)}
              </button>
            )}
          </span>
        </p>
      ))}
    </div>
  );
}

/** Help and the law behind the question, in English where the language of the reader has no text. */
function Help({ id, rule }: { readonly id: string; readonly rule: FieldProps['rule'] }) {
  const { words } = useTexts('form');
  const { text, lang } = useForm().help.explain(rule);
  if (rule.legalBasis === undefined) {
    return (
      <p class="note" id={id} lang={lang}>
        {text}
      </p>
    );
  }
  return (
    <details class="why">
      <summary>{words.why}</summary>
      <p id={id} lang={lang}>
        {text}
      </p>
    </details>
  );
}
