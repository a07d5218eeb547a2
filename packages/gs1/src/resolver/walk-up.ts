import type { AiElement } from '../syntax/ai-element.js';

/** A key with the qualifiers that narrow it down: every `DigitalLink` is one. */
export interface QualifiedKey<Ai extends string = string> {
  readonly primaryKey: AiElement<Ai>;
  /** In the order of a Digital Link's path. */
  readonly qualifiers: readonly AiElement<Ai>[];
}

/** For a trade item: what links may be registered for, the single item first (2.5.9, rules 1 to 4). */
const tradeItemLevels = [['235'], ['21'], ['22', '10'], ['10'], ['22'], []] as const;

/**
 * What a request for a thing is also about, from the most specific to the bare key: of a GTIN its item
 * (21 or 235), its lot of a variant, its lot (10), its variant (22), the GTIN. A resolver that knows no
 * link for one goes on to the next, within the same request.
 *
 * @returns At least the bare key, last.
 * @see GS1-Conformant Resolver standard 1.2, 2.5.9.
 */
export function walkUp<Ai extends string>({
  primaryKey,
  qualifiers,
}: QualifiedKey<Ai>): QualifiedKey<Ai>[] {
  const { applicationIdentifier } = primaryKey;
  if (applicationIdentifier !== '01' && applicationIdentifier !== '8006') {
    // Each further qualifier narrows the one before it: leave them off one by one.
    return [...qualifiers.keys(), qualifiers.length]
      .reverse()
      .map((count) => ({ primaryKey, qualifiers: qualifiers.slice(0, count) }));
  }
  return tradeItemLevels
    .map((level) => level.map((ai) => qualifiers.find((q) => q.applicationIdentifier === ai)))
    .filter((level) => level.every((qualifier) => qualifier !== undefined))
    .map((level) => ({ primaryKey, qualifiers: level }));
}
