import type { AuditEntry } from '@dpp/client';
import { Link } from '../../parts/link.js';
import { useIsPlatform } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';

/** What was done, as a sentence; an action that is not known here is shown as the server names it. */
export function useActionWords(): (action: string) => string {
  const { words } = useTexts('audit');
  const sentences: Readonly<Record<string, string>> = words.actions;
  return (action) => (Object.hasOwn(sentences, action) ? (sentences[action] ?? action) : action);
}

/** Members of the details that name the thing, the best first. */
const namingMembers = ['name', 'email', 'productId', 'host', 'serialNumber'] as const;

/** The thing that it was done to: its name as the entry has it, and a link where there is a screen for it. */
export function Target({ entry }: { readonly entry: AuditEntry }) {
  const { words } = useTexts('audit');
  const named = namingMembers.map((member) => entry.details[member]);
  const name = named.find((each): each is string => typeof each === 'string' && each !== '');
  const isPlatform = useIsPlatform();
  const path = isPlatform ? platformPathOf(entry) : pathOf(entry);
  if (path === undefined) return name === undefined ? null : <span lang="">{name}</span>;
  return (
    <Link class="alone" to={path}>
      {name === undefined ? words.openIt : <span lang="">{name}</span>}
    </Link>
  );
}

function pathOf({ action, targetType, targetId }: AuditEntry): string | undefined {
  if (action.endsWith('.deleted')) return undefined;
  const id = encodeURIComponent(targetId);
  if (targetType === 'passport') return `/passports/${id}`;
  if (targetType === 'grant') return `/grants/${id}`;
  return targetType === 'webhook' ? `/webhooks/${id}` : undefined;
}

/** Administrators of the platform have screens of workspaces, and none of what is in them. */
function platformPathOf({ targetType, targetId }: AuditEntry): string | undefined {
  return targetType === 'tenant'
    ? `/platform/workspaces/${encodeURIComponent(targetId)}`
    : undefined;
}
