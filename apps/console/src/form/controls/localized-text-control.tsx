import { useState } from 'preact/hooks';
import { useTexts } from '../../texts/use-texts.js';
import { useForm } from '../form-context.js';
import { isObject } from '../model/json-path.js';
import { readTexts, withText, withoutText, type LocalizedTexts } from '../model/localized-texts.js';
import type { ControlProps } from './control-props.js';
import { namedCodes } from './named-codes.js';
import { SelectControl } from './select-control.js';
import { TextArea } from './text-area.js';

interface LocalizedTextControlProps extends ControlProps {
  readonly isLong: boolean;
  /** Whether several texts may stand in one language. */
  readonly isList: boolean;
}

/** A text in one or several languages: a field for each that it has, and the way to one more. */
export function LocalizedTextControl(props: LocalizedTextControlProps) {
  const { path, value, attributes, isLong, label } = props;
  const { words, formats, say } = useTexts('form');
  const { change } = useForm();
  const texts = readTexts(value);
  const names = new Intl.DisplayNames([formats.locale], { type: 'language' });
  const rows = texts.length === 0 ? [{ text: '', language: undefined }] : texts;
  return (
    <div class="stack tight" role="group" aria-label={label}>
      {rows.map(({ text, language }, index) => {
        const languageName = language === undefined ? words.anyLanguage : nameIn(names, language);
        const id = index === 0 ? attributes.id : `${attributes.id}[${index}]`;
        return (
          <div key={index} class="with-note">
            <TextArea
              attributes={{
                ...attributes,
                id,
                'aria-label': say(words.textIn, { label, language: languageName }),
              }}
              path={path}
              lang={language}
              isLong={isLong}
              text={text}
              onText={(typed) => change(path, withText(value, index, typed))}
            />
            {language === undefined && isTranslation(value, index) && (
              <SelectControl
                path={[...path, index, 'language']}
                value={undefined}
                label={words.language}
                options={namedCodes('language', formats.locale) ?? []}
                attributes={{
                  ...attributes,
                  id: `${id}.language`,
                  'aria-label': `${label}: ${words.language}`,
                }}
              />
            )}
            {(rows.length > 1 || language !== undefined) && (
              <p class="note">
                {languageName}{' '}
                <button
                  class="btn flat small"
                  type="button"
                  onClick={() => change(path, withoutText(value, index))}
                >
                  {say(words.remove, { name: languageName })}
                </button>
              </p>
            )}
          </div>
        );
      })}
      <AddLanguage {...props} texts={texts} />
    </div>
  );
}

/** A menu of the languages that the text has not yet. */
function AddLanguage(props: LocalizedTextControlProps & { readonly texts: LocalizedTexts }) {
  const { path, value, texts, attributes, label } = props;
  const { words, formats } = useTexts('form');
  const { change } = useForm();
  const [isOpen, setIsOpen] = useState(false);
  const held = new Set(texts.map(({ language }) => language));
  const options = (namedCodes('language', formats.locale) ?? []).filter(
    (option) => !held.has(option.value),
  );
  if (!isOpen) {
    return (
      <div class="acts">
        <button class="btn small" type="button" onClick={() => setIsOpen(true)}>
          {words.addLanguage}
        </button>
      </div>
    );
  }
  return (
    <select
      class="in"
      id={`${attributes.id}.language`}
      aria-label={`${label}: ${words.addLanguage}`}
      value=""
      ref={(element) => element?.focus()}
      onBlur={() => setIsOpen(false)}
      onChange={({ currentTarget }) => {
        if (currentTarget.value === '') return;
        change(path, withText(value, texts.length, '', currentTarget.value));
        setIsOpen(false);
      }}
    >
      <option value="">{words.choose}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  );
}

/** A text in a list whose language is still to be stated. */
function isTranslation(value: unknown, index: number): boolean {
  return Array.isArray(value) && isObject((value as unknown[])[index]);
}

function nameIn(names: Intl.DisplayNames, language: string): string {
  try {
    return names.of(language) ?? language;
  } catch {
    // What stands in a document need not be a language tag.
    return language;
  }
}
