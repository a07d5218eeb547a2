import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { Failure } from '../../parts/failure.js';
import { Fault, Field } from '../../parts/field.js';
import { useDelayed } from '../../parts/use-delayed.js';
import { platform } from '../../server/platform.js';
import { useTexts } from '../../texts/use-texts.js';

const maxOffered = 6;

interface WorkspaceChoiceProps {
  readonly chosen: string | undefined;
  readonly onChoose: (tenantId: string) => void;
  readonly fault: string | undefined;
}

/** A workspace by a part of its name: a search, and the first that match as radio buttons. */
export function WorkspaceChoice({ chosen, onChoose, fault }: WorkspaceChoiceProps) {
  const { words } = useTexts('platform');
  const [text, setText] = useState('');
  const q = useDelayed(text.trim(), 300);
  const found = useQuery({
    queryKey: ['platform', 'choice', q],
    queryFn: ({ signal }) => platform.getTenantsPage({ q, limit: maxOffered }, { signal }),
  });
  const known = useQuery({
    queryKey: ['platform', 'tenant', chosen],
    queryFn: async ({ signal }) => (await platform.getTenant(chosen ?? '', { signal })).tenant,
    enabled: chosen !== undefined,
  });
  const offered = found.data?.tenants ?? [];
  // What was chosen stays, also where another name is looked for.
  const isListed = offered.some(({ id }) => id === chosen);
  const tenants = known.data && !isListed ? [known.data, ...offered] : offered;
  return (
    <fieldset class="stack tight">
      <legend class="vh">{words.workspace}</legend>
      <Field
        label={words.searchLabel}
        help={words.workspaceHelp}
        type="search"
        autocomplete="off"
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      {found.error && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && tenants.length === 0 && <p class="note">{words.noneFound}</p>}
      <div class="choices">
        {tenants.map(({ id, name, subdomain }) => (
          <label class="check" key={id}>
            <input
              type="radio"
              name="workspace"
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <span>
              <b lang="">{name}</b>{' '}
              <small class="note" dir="ltr">
                {subdomain}
              </small>
            </span>
          </label>
        ))}
      </div>
      {fault !== undefined && (
        <div role="alert">
          <Fault text={fault} />
        </div>
      )}
    </fieldset>
  );
}
