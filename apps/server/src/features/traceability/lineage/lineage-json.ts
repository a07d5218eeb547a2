import type { EventSummary } from '../event-model.js';
import type { LineageNode } from './lineage-model.js';

type NodeJson = ReturnType<typeof summaryJson> & { parents: object[] };

/** A lineage as it is shown: an ancestor stands below each of its children. It may be a thousand levels deep. */
export function lineageJson(root: LineageNode): NodeJson {
  const shown = nodeJson(root);
  const open: (readonly [LineageNode, NodeJson])[] = [[root, shown]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [node, json] = next;
    for (const parent of node.parents) {
      const above = nodeJson(parent);
      json.parents.push(above);
      open.push([parent, above]);
    }
  }
  return shown;
}

function nodeJson({ event }: LineageNode): NodeJson {
  return { ...summaryJson(event), parents: [] };
}

function summaryJson(event: EventSummary) {
  return {
    eventId: event.id,
    eventType: event.eventType,
    bizStep: event.bizStep,
    disposition: event.disposition,
    eventTime: event.eventTime.toISOString(),
    epcs: event.epcs,
    epcCount: event.epcCount,
    location: event.bizLocation,
    readPoint: event.readPoint,
    originLocation: event.originLocation,
    isUntpCompliant: event.issuerDid !== null,
    issuerDid: event.issuerDid,
    signer: event.signer,
    erroneous: event.erroneous,
  };
}
