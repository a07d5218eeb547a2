/** A text with a number in it: one form for each plural category of the language that has its own. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** What stands in braces in a text is put in by {@link fillText}. */
export type Text = string | Plural;

/** Texts with the keys of a master and other words. */
export type ShapeOf<Master> = {
  readonly [Key in keyof Master]: Master[Key] extends string
    ? string
    : Master[Key] extends { readonly other: string }
      ? Plural
      : ShapeOf<Master[Key]>;
};

/** True for a text with plural forms. */
export function isPlural(value: unknown): value is Plural {
  if (typeof value !== 'object' || value === null || !('other' in value)) return false;
  return Object.keys(value).every((key) => categories.has(key));
}

const categories: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
