import type { JsonValue } from '@dpp/merkle-seal';
import { decodeSubmodelElements } from '../elements/decode-submodel-elements.js';
import { AasError } from '../error.js';
import {
  complianceMetadata,
  generalProductInformation,
  verificationSeal,
} from './encode-aas-environment.js';

type JsonObject = Readonly<Record<string, JsonValue>>;

/** What an environment says of a passport. */
export interface DecodedEnvironment {
  readonly metadata: JsonObject;
  /** The entries of the submodel that holds the seal, if there is one. */
  readonly seal: JsonObject | undefined;
  /** The specific asset id `productId` of the first shell. */
  readonly assetProductId: string | undefined;
  /** Registry id of the operator that `GeneralProductInformation` names; never blank. */
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
 * Reads an AAS environment: the inverse of `encodeAasEnvironment`, for what it says of metadata and seal.
 *
 * @throws {@link AasError} for one without `ComplianceMetadata`, or with two of them, and
 *   for elements that cannot be read.
 */
export function decodeAasEnvironment(environment: {
  readonly submodels: readonly unknown[];
  readonly assetAdministrationShells?: readonly unknown[] | undefined;
}): DecodedEnvironment {
  const { submodels, assetAdministrationShells: [shell] = [] } = environment;
  const metadata = entriesOf(submodels, complianceMetadata);
  if (!metadata) {
    throw new AasError('NO_METADATA', `There is no submodel with idShort ${complianceMetadata}.`);
  }
  const operatorRegId = operatorRegIdOf(submodels);
  return {
    metadata,
    seal: entriesOf(submodels, verificationSeal),
    assetProductId: assetProductIdOf(shell),
    operatorRegId,
    unread: unreadOf(submodels, operatorRegId !== undefined),
  };
}

function entriesOf(submodels: readonly unknown[], idShort: string): JsonObject | undefined {
  const [submodel, ...others] = submodels
    .map(membersOf)
    .filter((members) => members.idShort === idShort);
  if (others.length > 0)
    throw new AasError('DUPLICATE_NAME', `There are two submodels ${idShort}.`);
  return submodel && decodeSubmodelElements(submodel.submodelElements, idShort);
}

/**
 * The one property that is looked for there, as exports of this API have it. Other tools fill that submodel as
 * they like.
 */
function operatorRegIdOf(submodels: readonly unknown[]): string | undefined {
  const property = submodels
    .map(membersOf)
    .filter(({ idShort }) => idShort === generalProductInformation)
    .flatMap(({ submodelElements }) => membersNamed('economicOperator', submodelElements))
    .flatMap(({ value }) => membersNamed('regId', value))
    .find(({ modelType }) => modelType === 'Property');
  const regId = typeof property?.value === 'string' ? property.value.trim() : '';
  return regId === '' ? undefined : regId;
}

function membersNamed(name: string, elements: unknown): Readonly<Record<string, unknown>>[] {
  const list = Array.isArray(elements) ? (elements as readonly unknown[]) : [];
  return list.map(membersOf).filter(({ idShort }) => idShort === name);
}

/** @param isOperatorNamed - By the submodel with general information, which has been read then. */
function unreadOf(submodels: readonly unknown[], isOperatorNamed: boolean): UnreadSubmodel[] {
  const read = new Set<unknown>([complianceMetadata, verificationSeal]);
  if (isOperatorNamed) read.add(generalProductInformation);
  return submodels.flatMap((submodel, index) => {
    const { idShort, id } = membersOf(submodel);
    if (read.has(idShort)) return [];
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
