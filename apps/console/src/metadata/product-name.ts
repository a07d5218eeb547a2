import { readTexts } from '../form/model/localized-texts.js';

/** The name of a product: in a language if it has several, else in English, else the first. Empty without one. */
export function productName(metadata: Readonly<Record<string, unknown>>, lang: string): string {
  const named = readTexts(metadata.productName).filter(({ text }) => text.trim() !== '');
  const inLanguage = (wanted: string) => named.find(({ language }) => language === wanted);
  return (inLanguage(lang) ?? inLanguage('en') ?? named[0])?.text ?? '';
}
