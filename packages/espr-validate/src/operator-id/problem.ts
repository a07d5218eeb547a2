/** Why an identifier is none of its scheme. */
export interface OperatorIdProblem {
  /** `CHECK_DIGITS` where the form is right and the check digits belong to another number: mostly a slip of the pen. */
  readonly code: 'FORMAT' | 'CHECK_DIGITS';
  /** English, with the form that is asked for. */
  readonly message: string;
}
