import { encodeSubmodelElements } from '@dpp/aas';
import type { Metadata } from '@dpp/merkle-seal';
import { newSku } from './factories.js';

interface EnvironmentParts {
  readonly metadata: object;
  /** Product id of the asset; a new one unless given, none when null. */
  readonly productId?: string | null;
  readonly seal?: object | undefined;
  readonly generalProductInformation?: object | undefined;
}

/** An environment as a client sends it, with no more than ingestion looks at. */
export function environmentOf({
  metadata,
  productId = newSku(),
  seal,
  generalProductInformation,
}: EnvironmentParts) {
  const submodel = (idShort: string, entries: object) => ({
    modelType: 'Submodel',
    id: `https://x.example/${idShort}`,
    idShort,
    // As JSON has it: undefined changes remove.
    submodelElements: encodeSubmodelElements(JSON.parse(JSON.stringify(entries)) as Metadata),
  });
  return {
    assetAdministrationShells: [
      {
        modelType: 'AssetAdministrationShell',
        id: 'https://x.example/shell',
        idShort: 'Shell',
        assetInformation: {
          assetKind: 'Type',
          globalAssetId: 'https://x.example/asset',
          ...(productId !== null && {
            specificAssetIds: [{ name: 'productId', value: productId }],
          }),
        },
      },
    ],
    submodels: [
      submodel('ComplianceMetadata', metadata),
      ...(generalProductInformation
        ? [submodel('GeneralProductInformation', generalProductInformation)]
        : []),
      ...(seal ? [submodel('eidasVerificationSeal', seal)] : []),
    ],
  };
}
