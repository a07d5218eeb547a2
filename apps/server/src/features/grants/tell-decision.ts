import type { Mailer } from '../../platform/egress/mailer.js';
import type { AccessGrant } from './grant-model.js';

export interface DecisionDeps {
  readonly mailer: Mailer;
  readonly baseUrl: string;
}

/** Tells whoever asked, by mail, what was decided. The token is its approver's to hand over: no mail has it. */
export function tellDecision({ mailer, baseUrl }: DecisionDeps, grant: AccessGrant): void {
  if (grant.granteeEmail === null) return;
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
