/** A passport or a battery whose code can be printed. */
export interface CodedPassport {
  readonly id: string;
  /** Default a passport. */
  readonly of?: 'unit';
  /** What a person knows it by: its name or product number. */
  readonly name: string;
}

/** A passport whose code is not made, and why. */
export interface LeftOut {
  readonly name: string;
  /** DRAFT: not published yet. Else as the server says it. */
  readonly reason: string;
}

/** What a list, a passport or an import asks codes of. */
export interface CodesAsked {
  readonly passports: readonly CodedPassport[];
  readonly leftOut: readonly LeftOut[];
  /** So many more match, beyond what is made at once. */
  readonly beyond: number;
}

/** So many codes are made at once; a printer has enough to do with them. */
export const maxCodes = 2000;

/** Those that can be made at once; drafts have no code yet. */
export function codesOf(
  passports: readonly (CodedPassport & { readonly isDraft: boolean })[],
): CodesAsked {
  const published = passports.filter(({ isDraft }) => !isDraft);
  return {
    passports: published.slice(0, maxCodes),
    leftOut: passports
      .filter(({ isDraft }) => isDraft)
      .map(({ name }) => ({ name, reason: 'DRAFT' })),
    beyond: Math.max(0, published.length - maxCodes),
  };
}
