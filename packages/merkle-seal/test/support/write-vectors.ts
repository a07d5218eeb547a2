import { writeFileSync } from 'node:fs';
import { buildAuditLogVectors } from './build-audit-log-vectors.js';
import { buildContentVectors } from './build-content-vectors.js';
import { buildDocumentVectors } from './build-document-vectors.js';
import { buildLeafProofVectors } from './build-leaf-proof-vectors.js';

// Run by hand when the format gains a case: npx tsx test/support/write-vectors.ts, then prettier.
// A vector that changes is a change of the published format.
const directory = new URL('../vectors/', import.meta.url);
write('seal-contents.json', await buildContentVectors());
write('seal-documents.json', await buildDocumentVectors());
write('seal-leaf-proofs.json', await buildLeafProofVectors());
write('audit-logs.json', await buildAuditLogVectors());

function write(name: string, vectors: unknown): void {
  writeFileSync(new URL(name, directory), JSON.stringify(vectors, null, 2) + '\n');
}
