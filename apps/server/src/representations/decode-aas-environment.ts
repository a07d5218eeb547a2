import type { JsonValue } from '@dpp/merkle-seal';
import { complianceMetadata, verificationSeal } from './aas-environment.js';
import { AasEnvironmentError, decodeSubmodelElements } from './decode-submodel-elements.js';

type JsonObject = Readonly<Record<string, JsonValue>>;

/** What an environment says of a passport. */
export interface DecodedEnvironment {
  readonly metadata: JsonObject;
  /** The entries of the submodel that holds the seal, if there is one. */
  readonly seal: JsonObject | undefined;
  /** The specific asset id `productId` of the first shell. */
  readonly assetProductId: string | undefined;
}

/**
 * Reads an AAS environment: the inverse of `toAasEnvironment`, for what it says of metadata and seal.
 *
 * @throws {@link AasEnvironmentError} for one without `ComplianceMetadata`, or with two of them, and
 *   for elements that cannot be read.
 */
export function decodeAasEnvironment(environment: {
  readonly submodels: readonly unknown[];
  readonly assetAdministrationShells?: readonly unknown[] | undefined;
}): DecodedEnvironment {
  const { submodels, assetAdministrationShells: [shell] = [] } = environment;
  const metadata = entriesOf(submodels, complianceMetadata);
  if (!metadata) {
    throw new AasEnvironmentError(`There is no submodel with idShort ${complianceMetadata}.`);
  }
  return {
    metadata,
    seal: entriesOf(submodels, verificationSeal),
    assetProductId: assetProductIdOf(shell),
  };
}

function entriesOf(submodels: readonly unknown[], idShort: string): JsonObject | undefined {
  const [submodel, ...others] = submodels
    .map(membersOf)
    .filter((members) => members.idShort === idShort);
  if (others.length > 0) throw new AasEnvironmentError(`There are two submodels ${idShort}.`);
  return submodel && decodeSubmodelElements(submodel.submodelElements, idShort);
}

function assetProductIdOf(shell: unknown): string | undefined {
  const { specificAssetIds } = membersOf(membersOf(shell).assetInformation);
  const ids = Array.isArray(specificAssetIds) ? (specificAssetIds as readonly unknown[]) : [];
  const { value } = ids.map(membersOf).find(({ name }) => name === 'productId') ?? {};
  return typeof value === 'string' ? value : undefined;
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  const isObject = typeof value === 'object' && value !== null;
  return isObject ? (value as Readonly<Record<string, unknown>>) : {};
}
