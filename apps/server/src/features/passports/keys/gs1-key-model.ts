import { checkProductId } from '@dpp/espr-validate';
import { isGrai, isGtin, toGtin14 } from '@dpp/gs1';
import type { Metadata } from '@dpp/merkle-seal';

type Gs1KeyKind = 'GTIN' | 'GRAI';

/** What a printed code names: a GTIN in its 14 digits, or a GRAI. */
export interface Gs1Key {
  readonly kind: Gs1KeyKind;
  readonly key: string;
}

/** Where a kind of key stands beside the metadata it was read from. */
export const columnOfKind = { GTIN: 'gtin', GRAI: 'grai' } as const satisfies Record<
  Gs1KeyKind,
  string
>;

/** Where the keys of a passport stand. */
interface Gs1KeyFields {
  readonly productId: string;
  /** 14 digits. */
  readonly gtin: string | null;
  readonly grai: string | null;
}

/** The keys in metadata, as codes name them; what is no key there is none. */
export function gs1KeysIn({ gtin, grai }: Metadata): Omit<Gs1KeyFields, 'productId'> {
  return {
    gtin: typeof gtin === 'string' && isGtin(gtin) ? toGtin14(gtin) : null,
    grai: typeof grai === 'string' && isGrai(grai) ? grai : null,
  };
}

/**
 * Every key that leads to a passport, each once. A product id of 14 digits is a GTIN alone, though it may
 * be a GRAI without serial as well: that one has to stand in the metadata.
 */
export function keysOfPassport({ productId, gtin, grai }: Gs1KeyFields): Gs1Key[] {
  const check = checkProductId(productId);
  const ofProduct = check.valid ? check : undefined;
  return [
    ...distinct([gtin, ofProduct?.gtin]).map((key) => ({ kind: 'GTIN', key }) as const),
    ...distinct([grai, ofProduct?.grai]).map((key) => ({ kind: 'GRAI', key }) as const),
  ];
}

function distinct(keys: readonly (string | null | undefined)[]): string[] {
  return [...new Set(keys.filter((key) => typeof key === 'string'))];
}

/** The product id that is this key; null where no product id can be. */
export function productIdOf({ kind, key }: Gs1Key): string | null {
  const check = checkProductId(key);
  return check.valid && check.kind === kind ? key : null;
}

/** Every column of a passport in which a key may stand. */
export const columnsWith = (key: Gs1Key) => [
  columnOfKind[key.kind],
  ...(productIdOf(key) === null ? [] : (['product_id'] as const)),
];
