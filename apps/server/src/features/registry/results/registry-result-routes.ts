import { ApiError } from '../../../platform/http/api-error.js';
import { defineRoute, json } from '../../../platform/http/route.js';
import { importRegistryResults, type ImportResultsDeps } from './import-registry-results.js';
import { importResultsReply } from './registry-result-schemas.js';
import { MAX_RESULT_BYTES, MAX_SHOWN_FAULTS, RESULT_MEDIA_TYPES } from './result-row-model.js';

export const registryResultRoutes = [
  defineRoute({
    method: 'post',
    path: '/api/v1/registry/results',
    extension: true,
    operationId: 'importRegistryResults',
    heavy: true,
    tag: 'Registry',
    summary: 'Import results and proofs of the registry',
    description:
      'The body is the file: JSON, XML or CSV with the names of the mapping, at most 4 MiB and 10,000 results. A result finds its request by product identifier and hash of the version, and by correlation id where it has one. One of an earlier version leaves the passport STALE. Rows with faults are named and stop no other; a file that is sent again changes nothing.',
    access: 'passport:update',
    upload: { mediaTypes: Object.values(RESULT_MEDIA_TYPES), maxBytes: MAX_RESULT_BYTES },
    replies: { 200: { description: 'What was taken over.', schema: importResultsReply } },
    errors: {
      400: 'REGISTRY_RESULTS_UNREADABLE, or REGISTRY_RESULTS_TOO_LARGE.',
    },
    async handle(deps: ImportResultsDeps, { caller, upload: file, ip }) {
      if (!file) {
        const code = 'REGISTRY_RESULTS_UNREADABLE';
        throw ApiError.badRequest('There is no file.', { code });
      }
      const { faults, ...counts } = await importRegistryResults(deps, caller, { file, ip });
      return json(200, {
        success: true,
        ...counts,
        faulty: faults.length,
        faults: faults.slice(0, MAX_SHOWN_FAULTS),
      });
    },
  }),
];
