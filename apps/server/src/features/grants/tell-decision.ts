import { isSandbox, type AnyCaller, type System } from '../../platform/auth/caller-model.js';
import type { Mail, Mailer } from '../../platform/egress/mailer.js';
import type { AccessGrant } from './grant-model.js';

export interface DecisionDeps {
  readonly mailer: Mailer;
  readonly baseUrl: string;
}

/** A sandbox sends no mail: what is tried there reaches no inbox of a person. */
function sendsMail(by: AnyCaller | System): boolean {
  return by === 'system' || by.tenant === null || !isSandbox(by.tenant);
}

/** Mails the decision to the requester. The mail never contains the token: the approver hands it over. */
export function tellDecision(
  { mailer, baseUrl }: DecisionDeps,
  by: AnyCaller | System,
  grant: AccessGrant,
): void {
  if (grant.granteeEmail === null || !sendsMail(by)) return;
  const address = addressOf(grant, baseUrl);
  const approved = grant.status === 'ACTIVE';
  mailer.send({
    to: [grant.granteeEmail],
    subject: approved
      ? 'Your request for access was approved'
      : 'Your request for access was denied',
    text: approved
      ? `Your request for access to ${address} was approved, until ${grant.expiresAt.toISOString()}.

Whoever approved it gives you the access token. It is never sent by mail from here.
`
      : `Your request for access to ${address} was denied.
`,
  });
}

/** Mails the denials of one decision: one mail for each address, for any number of its requests. */
export function tellDenials(
  deps: DecisionDeps,
  by: AnyCaller | System,
  grants: readonly AccessGrant[],
): void {
  if (!sendsMail(by)) return;
  const byAddress = new Map<string, AccessGrant[]>();
  for (const grant of grants) {
    if (grant.granteeEmail === null) continue;
    const email = grant.granteeEmail.toLowerCase();
    byAddress.set(email, [...(byAddress.get(email) ?? []), grant]);
  }
  for (const [email, denied] of byAddress) {
    const [only] = denied;
    if (denied.length === 1 && only) tellDecision(deps, by, only);
    else deps.mailer.send(manyDenied(email, denied, deps.baseUrl));
  }
}

/** So many addresses stand in a mail. */
const maxListed = 20;

function manyDenied(email: string, denied: readonly AccessGrant[], baseUrl: string): Mail {
  const addresses = [...new Set(denied.map((grant) => addressOf(grant, baseUrl)))];
  const listed = addresses.slice(0, maxListed);
  const more = addresses.length - listed.length;
  return {
    to: [email],
    subject: 'Your requests for access were denied',
    text: `Your requests for access were denied, ${denied.length} in all:

${listed.join('\n')}
${more > 0 ? `and ${more} more\n` : ''}`,
  };
}

/** Where what was asked for is public: without any token. */
export function addressOf({ scope }: Pick<AccessGrant, 'scope'>, baseUrl: string): string {
  switch (scope.scopeType) {
    case 'UNIT':
      return `${baseUrl}/unit/${scope.batteryUnitId}`;
    case 'PASSPORT':
      return `${baseUrl}/passport/${scope.passportId}`;
    case 'TENANT':
      return baseUrl;
  }
}
