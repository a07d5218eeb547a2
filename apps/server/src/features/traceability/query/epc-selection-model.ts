/** Things by their keys, and all of a class: an item or a lot of a GTIN. */
export interface EpcSelection {
  readonly keys: readonly string[];
  readonly classes: readonly string[];
}

/** Condition on `epc.epc_key`: the thing is one of a selection. */
export function chosenBy({ keys, classes }: EpcSelection): {
  readonly sql: string;
  readonly bindings: readonly (string | string[])[];
} {
  // Keys are compared byte by byte: 0 follows on the slash, behind which the key of a class goes on.
  const ofClass = '(epc.epc_key >= ? and epc.epc_key < ?)';
  return {
    sql: ['epc.epc_key = any(?::text[])', ...classes.map(() => ofClass)].join(' or '),
    bindings: [[...keys, ...classes], ...classes.flatMap((key) => [`${key}/`, `${key}0`])],
  };
}
