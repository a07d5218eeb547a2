import { vcReadiness, type VcReadiness, type VcReadinessInput } from '@dpp/vc';

/** The parts of a passport that decide if a credential can be issued. */
interface CredentialReadinessInput extends VcReadinessInput {
  /** Not a draft. A draft is judged as if it were published: its index is drawn then. */
  readonly isLive: boolean;
  /** True when it has a place in the status list. */
  readonly hasStatusIndex: boolean;
}

/** Says so of a passport that went live before there were status lists, or while the database was migrated. */
export const noStatusIndex =
  'The passport has no place in the status list: its issuer has to publish it again.';

/** Readiness of a passport for a credential, and what is in the way; the facility comes first. */
export function credentialReadiness({
  isLive,
  hasStatusIndex,
  ...input
}: CredentialReadinessInput): VcReadiness {
  const { blockers } = vcReadiness(input);
  const all = isLive && !hasStatusIndex ? [...blockers, noStatusIndex] : blockers;
  return { vcReady: all.length === 0, blockers: all };
}
