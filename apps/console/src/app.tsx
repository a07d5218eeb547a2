import { QueryClientProvider } from '@tanstack/preact-query';
import { LocationProvider } from 'preact-iso/router';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { basePath } from './base.js';
import { writePreference } from './frame/preferences.js';
import { Screens } from './screens.js';
import { createQueryClient } from './server/query-client.js';
import { directionOf, localeTagOf, type Language } from './texts/languages.js';
import { loadTexts, type Texts } from './texts/load-texts.js';
import { TextsContext } from './texts/use-texts.js';

/** The console: texts, cached reads and addresses around its screens. */
export function App({ firstTexts }: { readonly firstTexts: Texts }) {
  const [texts, setTexts] = useState(firstTexts);
  const queries = useMemo(createQueryClient, []);
  const { language, hasFurther } = texts;
  const chooseLanguage = useCallback(
    (chosen: Language) => {
      writePreference('language', chosen);
      void loadTexts(chosen, hasFurther).then(setTexts);
    },
    [hasFurther],
  );
  const loadFurther = useCallback(() => void loadTexts(language, true).then(setTexts), [language]);
  const inUse = useMemo(
    () => ({ texts, chooseLanguage, loadFurther }),
    [texts, chooseLanguage, loadFurther],
  );
  useEffect(() => {
    document.documentElement.lang = localeTagOf(texts.language);
    document.documentElement.dir = directionOf(texts.language);
  }, [texts]);
  return (
    <TextsContext.Provider value={inUse}>
      <QueryClientProvider client={queries}>
        <LocationProvider scope={basePath}>
          <Screens />
        </LocationProvider>
      </QueryClientProvider>
    </TextsContext.Provider>
  );
}
