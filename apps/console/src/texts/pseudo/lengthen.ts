import type { Catalogue } from '../catalogue.js';

const accents: Readonly<Record<string, string>> = {
  ...{ a: 'á', c: 'ç', d: 'ð', e: 'é', g: 'ğ', i: 'í', l: 'ł', n: 'ñ', o: 'ö', r: 'ř', s: 'š' },
  ...{ t: 'ţ', u: 'ü', y: 'ý', z: 'ž', A: 'Å', E: 'É', I: 'Î', O: 'Ø', S: 'Š', U: 'Û' },
};

/** Lengthens one text. */
export function lengthen(text: string): string {
  const parts = text.split(/(\{\w+\})/);
  const accented = parts.map((part) =>
    part.startsWith('{') ? part : part.replace(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter),
  );
  const more = Math.ceil(text.replace(/\{\w+\}/g, '').length * 0.4);
  return accented.join('') + ' ·òüàé'.repeat(Math.ceil(more / 6)).slice(0, more);
}

/** English as a language with accents that needs 40 % more room; braces stay as they are. */
export function lengthenAll(texts: Catalogue): Catalogue {
  return longer(texts) as Catalogue;
}

function longer(texts: unknown): unknown {
  if (typeof texts === 'string') return lengthen(texts);
  const entries = Object.entries(texts as Readonly<Record<string, unknown>>);
  return Object.fromEntries(entries.map(([key, text]) => [key, longer(text)]));
}
