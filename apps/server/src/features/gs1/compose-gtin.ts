import { checkDigit, formatDigitalLinkUri, type Gs1Problem } from '@dpp/gs1';
import { ApiError } from '../../platform/http/api-error.js';
import { refuseGs1Data, type NamedGs1Problem } from './gs1-problem-model.js';

/** The digits before the check digit. */
const bodyLength = 13;

const note =
  'Only the check digit is computed. GS1 Company Prefixes are licensed by GS1; whether this one is yours is not checked.';

interface GtinParts {
  readonly gs1CompanyPrefix: string;
  readonly itemRef: string;
}

/** Puts the parts of a GTIN-14 together and appends the check digit. */
export function composeGtin({ baseUrl }: { readonly baseUrl: string }, parts: GtinParts) {
  const { gs1CompanyPrefix, itemRef } = parts;
  const problems = [...findPartProblems(parts)];
  if (problems.length > 0) {
    const { message, ...details } = refuseGs1Data(problems);
    throw ApiError.badRequest(message, details);
  }
  const digits = gs1CompanyPrefix + itemRef;
  const digit = checkDigit(digits);
  const gtin = `${digits}${digit}`;
  const digitalLink = formatDigitalLinkUri({
    uriStem: baseUrl,
    primaryKey: { applicationIdentifier: '01', value: gtin },
  });
  return { gtin, gs1CompanyPrefix, itemRef, checkDigit: String(digit), digitalLink, note };
}

function* findPartProblems(parts: GtinParts): Generator<NamedGs1Problem> {
  for (const field of ['gs1CompanyPrefix', 'itemRef'] as const) {
    const value = parts[field];
    const start = value.search(/[^0-9]/);
    if (value === '') yield { ...problem('TOO_SHORT', 'Expected at least one digit.'), field };
    if (start !== -1) {
      yield { ...problem('NON_DIGIT', 'Expected digits only.'), start, end: start + 1, field };
    }
  }
  const length = parts.gs1CompanyPrefix.length + parts.itemRef.length;
  if (length === bodyLength) return;
  const code = length < bodyLength ? 'TOO_SHORT' : 'TOO_LONG';
  const message = `Prefix and item reference have ${bodyLength} digits together, not ${length}.`;
  const end = parts.itemRef.length;
  yield { ...problem(code, message), start: end, end, field: 'itemRef' };
}

function problem(code: Gs1Problem['code'], message: string): Gs1Problem {
  return { code, message, start: 0, end: 0 };
}
