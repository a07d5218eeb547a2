import { checkVAT, countries, type Country } from 'jsvat';
import type { OperatorIdProblem } from './problem.js';

/** Country prefix and what the country puts behind it; `+` and `*` stand in Irish numbers. */
const form = /^[A-Z]{2}[0-9A-Z+*]{2,13}$/;

/** Prefixes of the member states (Directive 2006/112/EC, Article 215); Greece writes EL, Northern Ireland XI. */
const memberStates: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
);

const byCountry: ReadonlyMap<string, Country> = new Map(
  countries.map((country) => [country.codes[0] ?? '', country]),
);

/**
 * Checks a number for value added tax. The form of each member state is checked, and its check digits where it has
 * some; of other countries the prefix and the length.
 */
export function vatProblem(id: string): OperatorIdProblem | undefined {
  if (!form.test(id)) {
    return {
      code: 'FORMAT',
      message:
        'A VAT number is the prefix of its country, such as DE, and 2 to 13 digits or capital letters, without spaces.',
    };
  }
  const prefix = id.slice(0, 2);
  if (prefix === 'GR') {
    return { code: 'FORMAT', message: 'VAT numbers of Greece begin with EL.' };
  }
  const verdict = memberStates.has(prefix) ? verdictOf(prefix, id.slice(2)) : undefined;
  if (verdict === undefined || verdict.isValid) return undefined;
  return verdict.isValidFormat
    ? {
        code: 'CHECK_DIGITS',
        message: `The check digits of the VAT number belong to another number of ${prefix}.`,
      }
    : { code: 'FORMAT', message: `VAT numbers of ${prefix} have another form.` };
}

function verdictOf(prefix: string, number: string) {
  // Northern Ireland's numbers have the form of the United Kingdom, under a prefix of their own.
  const checkedAs = prefix === 'XI' ? 'GB' : prefix;
  const country = byCountry.get(prefix === 'EL' ? 'GR' : checkedAs);
  return country === undefined ? undefined : checkVAT(`${checkedAs}${number}`, [country]);
}
