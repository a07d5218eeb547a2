import type { CreateJobRequest, PassportFilter } from '@dpp/client';
import { prospectsOf, type Selection } from './selection.js';

/** What is asked before many passports change. */
export interface Ask {
  readonly kind:
    'SEAL' | 'PUBLISH' | 'FACILITY' | 'RECALL' | 'TAKE_OFF' | 'REACTIVATE' | 'DELETE_DRAFTS';
  readonly chosen: Selection;
}

/** What a person said with it, as far as the kind asks for it. */
export interface Answers {
  readonly notice: string;
  readonly reason: string;
  /** Id of the chosen site; empty while none is chosen. */
  readonly siteId: string;
}

export const noAnswers: Answers = { notice: '', reason: '', siteId: '' };

/** Those of the selection that the kind is about; of all that match, the number that match. */
export function countOf({ kind, chosen }: Ask): number {
  return chosen.kind === 'matching' ? chosen.total : idsOf(kind, chosen).length;
}

function idsOf(kind: Ask['kind'], chosen: Selection & { kind: 'some' }): readonly string[] {
  const prospects = prospectsOf(chosen.passports.values());
  switch (kind) {
    case 'SEAL':
      return prospects.sealable;
    case 'PUBLISH':
      return prospects.publishable;
    case 'FACILITY':
      return prospects.unsealed;
    case 'DELETE_DRAFTS':
      return prospects.drafts;
    case 'RECALL':
    case 'TAKE_OFF':
      return prospects.onMarket;
    case 'REACTIVATE':
      return prospects.offMarket;
  }
}

/** Narrows a filter to what the kind is about: the others would be refused one by one. */
const narrowing: Readonly<Record<Ask['kind'], PassportFilter>> = {
  SEAL: { sealed: false, vcReady: true },
  PUBLISH: { status: 'DRAFT' },
  FACILITY: { sealed: false },
  RECALL: { status: 'ACTIVE' },
  TAKE_OFF: { status: 'ACTIVE' },
  REACTIVATE: {},
  DELETE_DRAFTS: { status: 'DRAFT' },
};

const newStatus = { RECALL: 'RECALLED', TAKE_OFF: 'DECOMMISSIONED', REACTIVATE: 'ACTIVE' } as const;

export function requestOf({ kind, chosen }: Ask, answers: Answers): CreateJobRequest {
  const what =
    chosen.kind === 'matching'
      ? { query: jobQueryOf({ ...chosen.filter, ...narrowing[kind] }) }
      : { ids: idsOf(kind, chosen) };
  if (kind === 'SEAL' || kind === 'PUBLISH' || kind === 'DELETE_DRAFTS') return { kind, ...what };
  if (kind === 'FACILITY') return { kind, ...what, params: { facilityId: answers.siteId } };
  const params = {
    status: newStatus[kind],
    ...(answers.notice !== '' && { noticeUrl: answers.notice }),
    ...(answers.reason !== '' && { reason: answers.reason }),
  };
  return { kind: 'STATUS', ...what, params };
}

/** The filter as a job takes it, all of it text as in a query. */
function jobQueryOf(filter: PassportFilter): NonNullable<CreateJobRequest['query']> {
  const entries = Object.entries(filter).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
