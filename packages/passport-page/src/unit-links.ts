import type { UnitDocument } from './documents.js';

/** The token that the page of a unit was opened with, and what it opens. */
export interface GrantInLinks {
  readonly token: string;
  readonly scopeType: 'TENANT' | 'PASSPORT' | 'UNIT';
}

type Model = Pick<UnitDocument['ofModel'], 'digitalLinkUri'>;
type Related = UnitDocument['successorUnits'][number];

/** The address of a unit's model. A token for one unit opens nothing there. */
export function modelLink({ digitalLinkUri }: Model, grant: GrantInLinks | undefined): string {
  return withToken(digitalLinkUri, grant?.scopeType === 'UNIT' ? undefined : grant);
}

/** The address of a unit that another was made from, or that was made of it: often of another model. */
export function relatedLink(
  { unitUrl, digitalLinkUri }: Related,
  model: Model,
  grant: GrantInLinks | undefined,
): string {
  const isOfModel = digitalLinkUri.startsWith(`${model.digitalLinkUri}/`);
  const opens = grant?.scopeType === 'TENANT' || (grant?.scopeType === 'PASSPORT' && isOfModel);
  return withToken(unitUrl, opens ? grant : undefined);
}

/** No address of these has a query string. */
function withToken(url: string, grant: GrantInLinks | undefined): string {
  return grant === undefined ? url : `${url}?grant=${grant.token}`;
}
