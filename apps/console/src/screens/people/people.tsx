import type { Invitation, User } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import { useLocation } from 'preact-iso/router';
import { useState } from 'preact/hooks';
import { pathTo } from '../../base.js';
import { Icon } from '../../parts/icon.js';
import { ListState } from '../../parts/list-state.js';
import { Page } from '../../parts/page.js';
import { client } from '../../server/client.js';
import { usePermissions, useSession, useWhoami } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import { InviteForm } from './invite-form.js';
import { PeopleTable } from './people-table.js';
import { RoleTable } from './role-table.js';

/** So many people and invitations are shown: a workspace's bound is lower. */
const maxPeople = 1000;

/** The people of the workspace, invitations that wait, and what each role may do. */
export function People() {
  const { words, lang, say } = useTexts('people');
  const may = usePermissions();
  const { data: whoami } = useWhoami();
  const { query, route } = useLocation();
  const isInviting = 'invite' in query && may('user:write');
  return (
    <Page title={words.title} lang={lang}>
      <div class="head">
        <div>
          <h1>{words.title}</h1>
          <p class="lead">{say(words.lead, { workspace: whoami?.tenant.name ?? '' })}</p>
        </div>
        {may('user:write') && (
          <div class="acts">
            <a class="btn go" href={pathTo('/people?invite')}>
              <Icon name="plus" small />
              {words.invite}
            </a>
          </div>
        )}
      </div>
      {isInviting && <InviteForm onDone={() => route(pathTo('/people'))} />}
      <PeopleList />
      <RoleTable />
    </Page>
  );
}

/** A login, or an invitation that nobody has accepted yet. */
export type Person =
  | { readonly kind: 'user'; readonly user: User }
  | { readonly kind: 'invited'; readonly invitation: Invitation };

function PeopleList() {
  const { words } = useTexts('people');
  const { data: session } = useSession();
  const may = usePermissions();
  const [isLinkShown, setIsLinkShown] = useState(false);
  const people = useQuery({
    queryKey: ['people'],
    queryFn: async (): Promise<readonly Person[]> => {
      const [users, invitations] = await Promise.all([
        client.users.list().all({ limit: maxPeople }),
        client.invitations.list().all({ limit: maxPeople }),
      ]);
      return [
        ...users.map((user) => ({ kind: 'user' as const, user })),
        ...invitations
          .filter(({ acceptedAt }) => acceptedAt === null)
          .map((invitation) => ({ kind: 'invited' as const, invitation })),
      ];
    },
    enabled: !isLinkShown,
  });
  return (
    <ListState query={people} what={words.loadFailed} empty={null}>
      {(rows) => (
        <PeopleTable
          people={rows}
          ownId={session?.user.id}
          canChange={may('user:write')}
          onLinkShown={setIsLinkShown}
        />
      )}
    </ListState>
  );
}
