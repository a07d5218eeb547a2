/** A material with its share of the mass, or its mass, as a payload states it. */
export interface StatedMaterial {
  readonly name: string;
  /** Amount of the mass; any unit, the same for all. */
  readonly amount: number;
}

/** Shares may miss 100 by so much and still be all there is: they are rounded. */
const tolerance = 1;

/**
 * The composition of a product in percent, if the amounts are all of it.
 *
 * @param total - What they have to add up to.
 */
export function compositionOf(materials: readonly StatedMaterial[], total: number) {
  const sum = materials.reduce((all, { amount }) => all + amount, 0);
  if (materials.length === 0 || !(Math.abs(sum / total - 1) * 100 <= tolerance)) return undefined;
  const shares = materials.map(({ amount }) => Math.round((amount / sum) * 1e6) / 1e4);
  // What rounding left over goes to the largest, so that the shares are 100 % together.
  const largest = shares.indexOf(Math.max(...shares));
  const rest = 100 - shares.reduce((all, share) => all + share, 0);
  return materials.map(({ name }, index) => ({
    material: name,
    percentage: round((shares[index] ?? 0) + (index === largest ? rest : 0)),
  }));
}

export function round(share: number): number {
  return Math.round(share * 1e4) / 1e4;
}
