import type { UntpMaterial } from './untp-product.js';

/** A metadata entry of `materialComposition` that also says where the material comes from. */
interface OriginatedMaterial {
  readonly material: string;
  readonly percentage: number;
  readonly originCountry: string;
}

/** The members of an {@link OriginatedMaterial}. */
const PROVENANCE_MEMBERS = 3;

/**
 * Turns a composition into UNTP `materialProvenance`, which states an origin for every material.
 *
 * @param composition - The metadata value `materialComposition`, of any shape.
 * @returns `undefined` unless every entry has a name, a percentage from 0 to 100 and an
 * `originCountry` of two letters: one unknown origin, and nothing is asserted about any.
 */
export function createMaterialProvenance(
  composition: unknown,
  contextUrl: string,
): UntpMaterial[] | undefined {
  if (!Array.isArray(composition) || composition.length === 0) return undefined;
  if (!composition.every(isOriginated)) return undefined;
  return composition.map(({ material, percentage, originCountry }) => ({
    name: material,
    originCountry: { countryCode: originCountry.toUpperCase() },
    materialType: {
      code: material,
      name: material,
      schemeId: `${contextUrl}#material`,
      schemeName: 'Materials as named by the issuer',
    },
    massFraction: Math.round(percentage * 1e6) / 1e8,
  }));
}

/** True when provenance says all that a composition does: its entries have no further members. */
export function isAllProvenance(composition: readonly object[]): boolean {
  return composition.every((entry) => Object.keys(entry).length === PROVENANCE_MEMBERS);
}

function isOriginated(entry: unknown): entry is OriginatedMaterial {
  const { material, percentage, originCountry } = (entry ?? {}) as Record<string, unknown>;
  return (
    typeof material === 'string' &&
    typeof percentage === 'number' &&
    percentage >= 0 &&
    percentage <= 100 &&
    typeof originCountry === 'string' &&
    /^[A-Za-z]{2}$/.test(originCountry)
  );
}
