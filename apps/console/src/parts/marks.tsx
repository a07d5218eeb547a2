import type { FoundPassport } from '@dpp/client';
import { useTexts } from '../texts/use-texts.js';
import { Icon, type IconName } from './icon.js';

type Status = FoundPassport['status'];

const signs: Readonly<Record<Status, readonly [icon: IconName, classes: string]>> = {
  DRAFT: ['draft', 'st dim'],
  ACTIVE: ['ok', 'st'],
  RECALLED: ['stop', 'st recalled'],
  DECOMMISSIONED: ['end', 'st dim'],
};

/** One of the four states, with its sign. */
export function StatusMark({ status }: { readonly status: Status }) {
  const { words } = useTexts('common');
  const [icon, classes] = signs[status];
  return (
    <span class={classes}>
      <Icon name={icon} />
      {words.status[status]}
    </span>
  );
}

/** Sealed, or not. */
export function SealMark({ isSealed }: { readonly isSealed: boolean }) {
  const { words } = useTexts('common');
  return (
    <span class={isSealed ? 'st' : 'st dim'}>
      {isSealed ? <Icon name="seal" class="seal-i" /> : <Icon name="noseal" />}
      {isSealed ? words.sealed : words.notSealed}
    </span>
  );
}

/** Whether it can be issued as a credential. */
export function CredentialMark({ isReady }: { readonly isReady: boolean }) {
  const { words } = useTexts('common');
  return (
    <span class={isReady ? 'st' : 'st attn'}>
      <Icon name={isReady ? 'ok' : 'warn'} />
      {isReady ? words.credentialReady : words.credentialMissing}
    </span>
  );
}
