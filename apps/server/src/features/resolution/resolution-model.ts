/** What is asked for: a passport by its UUID, or a product by its GS1 key. */
export type ResolutionTarget = { readonly id: string } | KeyTarget;

export interface KeyTarget {
  readonly applicationIdentifier: '01' | '8003';
  readonly value: string;
}
