/** Fields that are of one product alone. */
const ownFields: ReadonlySet<string> = new Set(['gtin', 'grai', 'batchNumber', 'serialNumber']);

/** The metadata of another product, as a beginning: everything but what only that one has. */
export function copiedMetadata(metadata: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(metadata).filter(([name]) => !ownFields.has(name)));
}
