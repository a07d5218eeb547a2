/**
 * What people are told of the values inside a value: of the members of an object, of the entries of a list. A
 * shape may take either; the JSON type of a value decides which of them it is about.
 */
export interface ShapeProse {
  readonly members?: MembersProse;
  readonly entry?: ShapeProse;
}

/** By member name. A text alone is a description. */
export type MembersProse = Readonly<Record<string, string | MemberProse>>;

export interface MemberProse extends ShapeProse {
  /** What the member says; one sentence or less. */
  readonly description: string;
  /** Unit of measure, where the value has one that the member does not state itself. */
  readonly unit?: string;
}

/** What people are told of a top-level metadata key. */
export interface FieldProse extends MemberProse {
  /** Act and article the field answers to, or the practice it follows where no act names it. */
  readonly legalBasis: string;
}

/** By the name of the field. */
export type FieldsProse = Readonly<Record<string, FieldProse>>;

/** What people are told of a rule that spans fields. */
export interface RuleProse {
  /** What the rule asks for; one sentence. */
  readonly description: string;
  readonly legalBasis: string;
}
