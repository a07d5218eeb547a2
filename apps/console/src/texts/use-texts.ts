import { createContext } from 'preact';
import { useContext, useEffect, useMemo } from 'preact/hooks';
import type { Section, SectionName } from './catalogue.js';
import { fillText, type TextValues } from './fill-text.js';
import { createFormats, type Formats } from './formats.js';
import type { Language } from './languages.js';
import type { Texts } from './load-texts.js';
import type { Text } from './text-shape.js';

/** The texts in use, and how to change the language. */
export interface TextsInUse {
  readonly texts: Texts;
  readonly chooseLanguage: (language: Language) => void;
  /** Loads the sections of further screens, in this language and in those that are chosen later. */
  readonly loadFurther: () => void;
}

export const TextsContext = createContext<TextsInUse | undefined>(undefined);

/** The language of the reader, and how to change it. */
export function useLanguage(): Pick<TextsInUse, 'chooseLanguage'> & {
  readonly language: Language;
} {
  const { texts, chooseLanguage } = useTextsInUse();
  return { language: texts.language, chooseLanguage };
}

/** Whether the sections of further screens are there; loads them where they are asked for. */
export function useFurtherTexts(isNeeded: boolean): boolean {
  const { texts, loadFurther } = useTextsInUse();
  const isMissing = isNeeded && !texts.hasFurther;
  useEffect(() => {
    if (isMissing) loadFurther();
  }, [isMissing, loadFurther]);
  return !isMissing;
}

/** A section of texts, as a screen uses it. */
export interface UsedSection<Name extends SectionName> {
  readonly words: Section<Name>;
  /** The language of these words: English where the section is not translated. Mark the outermost element with it. */
  readonly lang: string;
  /** Dates, numbers and names as these words have them. */
  readonly formats: Formats;
  /** Puts values into a text, and picks its plural form by `count`. */
  readonly say: (text: Text, values?: TextValues) => string;
}

/** The words of a section of the catalogue, in the language of the reader. */
export function useTexts<Name extends SectionName>(name: Name): UsedSection<Name> {
  const { texts } = useTextsInUse();
  return useMemo(() => {
    const { words, lang } = texts.sectionOf(name);
    const formats = createFormats(lang);
    return { words, lang, formats, say: (text, values) => fillText(lang, text, values) };
  }, [texts, name]);
}

function useTextsInUse(): TextsInUse {
  const inUse = useContext(TextsContext);
  if (!inUse) throw new Error('There are no texts around this component.');
  return inUse;
}
