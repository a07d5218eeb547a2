import type { Linter } from '../linters/linter.js';
import type { ComponentType } from '../linters/registry.js';

/** A part of a data field that is checked by itself. */
export interface Component {
  readonly type: ComponentType;
  /** Characters; equal to `maxLength` unless the length varies. */
  readonly minLength: number;
  readonly maxLength: number;
  /** True when the data field may end before it. */
  readonly optional: boolean;
  /** Names of the linters of the Syntax Dictionary, in the order they are applied. */
  readonly linterNames: readonly string[];
  readonly linters: readonly Linter[];
}

/** What the Syntax Dictionary says of one Application Identifier. */
export interface ApplicationIdentifierEntry<Ai extends string = string> {
  readonly applicationIdentifier: Ai;
  /** The data title, as printed beside the symbol: `BATCH/LOT`. */
  readonly title: string;
  readonly components: readonly Component[];
  /** Characters of the whole data field. */
  readonly minLength: number;
  readonly maxLength: number;
  /** True when a separator (FNC1) has to follow the data field unless it is the last one. */
  readonly separatorRequired: boolean;
  /** True when the AI may stand in the query string of a Digital Link URI. */
  readonly isDigitalLinkAttribute: boolean;
  /**
   * The key qualifiers the AI takes as primary key of a Digital Link: alternative sequences, each in
   * the order of the path. `[[]]` for a key without qualifiers, `undefined` for an AI that is no key.
   */
  readonly qualifierSequences: readonly (readonly string[])[] | undefined;
  /**
   * Companions the AI needs. Of each rule one alternative has to be there with all its AIs. An `n` in
   * an AI stands for any digit.
   */
  readonly mandatoryAssociations: readonly (readonly (readonly string[])[])[];
  /** AIs the AI must not stand beside; an `n` stands for any digit. The AI itself never counts. */
  readonly invalidPairs: readonly string[];
}
