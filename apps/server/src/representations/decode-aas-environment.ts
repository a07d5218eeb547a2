import type { JsonValue } from '@dpp/merkle-seal';
import {
  complianceMetadata,
  generalProductInformation,
  verificationSeal,
} from './aas-environment.js';
import { AasEnvironmentError, decodeSubmodelElements } from './decode-submodel-elements.js';

type JsonObject = Readonly<Record<string, JsonValue>>;

/** What an environment says of a passport. */
export interface DecodedEnvironment {
  readonly metadata: JsonObject;
  /** The entries of the submodel that holds the seal, if there is one. */
  readonly seal: JsonObject | undefined;
  /** The specific asset id `productId` of the first shell. */
  readonly assetProductId: string | undefined;
  /** Registry id of the operator that `GeneralProductInformation` names. */
  readonly operatorRegId: string | undefined;
  /** The submodels nothing of which is in `metadata` or `seal`, in their order. */
  readonly unread: readonly UnreadSubmodel[];
}

export interface UnreadSubmodel {
  /** Its place among the submodels. */
  readonly index: number;
  /** Its `idShort`, else its `id`. */
  readonly name: string;
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
    operatorRegId: operatorRegIdOf(submodels),
    unread: unreadOf(submodels),
  };
}

function entriesOf(submodels: readonly unknown[], idShort: string): JsonObject | undefined {
  const submodel = submodelOf(submodels, idShort);
  return submodel && decodeSubmodelElements(submodel.submodelElements, idShort);
}

function submodelOf(submodels: readonly unknown[], idShort: string) {
  const [submodel, ...others] = submodels
    .map(membersOf)
    .filter((members) => members.idShort === idShort);
  if (others.length > 0) throw new AasEnvironmentError(`There are two submodels ${idShort}.`);
  return submodel;
}

/** Of that submodel, which other tools fill as they like, nothing else is looked at. */
function operatorRegIdOf(submodels: readonly unknown[]): string | undefined {
  const { submodelElements } = submodelOf(submodels, generalProductInformation) ?? {};
  if (!Array.isArray(submodelElements)) return undefined;
  const operator = (submodelElements as readonly unknown[]).filter(
    (element) => membersOf(element).idShort === 'economicOperator',
  );
  const { economicOperator } = decodeSubmodelElements(operator, generalProductInformation);
  const { regId } = membersOf(economicOperator);
  return typeof regId === 'string' ? regId : undefined;
}

function unreadOf(submodels: readonly unknown[]): UnreadSubmodel[] {
  return submodels.flatMap((submodel, index) => {
    const { idShort, id } = membersOf(submodel);
    if (idShort === complianceMetadata || idShort === verificationSeal) return [];
    const name = idShort ?? id;
    return [{ index, name: typeof name === 'string' ? name : '' }];
  });
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
