import type { RegistryMapping } from '@dpp/espr-validate/registry';

/** A mapping without members that it does not have here: as in every body they are taken, and not stored. */
export function knownMapping(sent: RegistryMapping): RegistryMapping {
  const { commodityCode, backUp, request, result } = sent;
  return {
    versionHash: sent.versionHash,
    maximumIdentifierLength: sent.maximumIdentifierLength,
    identifierForms: sent.identifierForms,
    maximumRedirects: sent.maximumRedirects,
    operatorSchemes: sent.operatorSchemes,
    commodityCode: {
      minimumDigits: commodityCode.minimumDigits,
      maximumDigits: commodityCode.maximumDigits,
      headings: commodityCode.headings,
    },
    granularities: sent.granularities,
    levelFields: sent.levelFields,
    granularityNames: sent.granularityNames,
    backUp: { urlTemplate: backUp.urlTemplate, operatorId: backUp.operatorId },
    request: {
      list: request.list,
      root: request.root,
      entry: request.entry,
      namespace: request.namespace,
      fields: request.fields.map(({ member, name }) => ({ member, name })),
    },
    result: {
      list: result.list,
      entry: result.entry,
      names: result.names,
      outcomes: {
        registered: result.outcomes.registered,
        refused: result.outcomes.refused,
        pending: result.outcomes.pending,
      },
    },
  };
}
