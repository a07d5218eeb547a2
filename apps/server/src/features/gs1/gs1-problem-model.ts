import type { Gs1ErrorCode, Gs1Problem } from '@dpp/gs1';

/** A problem as the API words it; `field` where a request has several texts. */
export interface NamedGs1Problem extends Gs1Problem {
  readonly field?: string;
}

/** GS1 data that are refused. */
export interface RefusedGs1Data {
  readonly message: string;
  readonly code: Gs1ErrorCode | 'ONE_INPUT_EXPECTED';
  readonly problems: readonly NamedGs1Problem[];
  /** Bracketed element strings. */
  readonly suggestions?: readonly string[];
}

/** Sums problems up in one sentence and in the code of the first. */
export function refuseGs1Data(
  problems: readonly NamedGs1Problem[],
  suggestions: readonly string[] = [],
): RefusedGs1Data {
  const [first] = problems;
  const more = problems.length - 1;
  return {
    message: `${first?.message ?? 'The data are invalid.'}${more > 0 ? ` And ${more} more.` : ''}`,
    code: first?.code ?? 'EMPTY_INPUT',
    problems: problems.map(({ code, message, start, end, applicationIdentifier, field }) => ({
      code,
      message,
      start,
      end,
      ...(applicationIdentifier !== undefined && { applicationIdentifier }),
      ...(field !== undefined && { field }),
    })),
    ...(suggestions.length > 0 && { suggestions }),
  };
}
