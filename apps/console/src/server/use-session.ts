import { useQuery } from '@tanstack/preact-query';
import { client } from './client.js';

/** What a person may do, as resource:verb; the server decides, the console shows no link that would be refused. */
export type Permission = string;

/** The person of this session. Asked once a minute while the page is seen. */
export function useSession() {
  return useQuery({
    queryKey: ['session'],
    queryFn: ({ signal }) => client.sessions.get({ signal }),
    staleTime: 60_000,
  });
}

/** Workspace, role, permissions and usage. Not of an administrator of the platform, who is in no workspace. */
export function useWhoami() {
  const { data: session } = useSession();
  return useQuery({
    queryKey: ['whoami'],
    queryFn: ({ signal }) => client.account.whoami({ signal }),
    enabled: session !== undefined && session.user.tenantId !== null,
    staleTime: 60_000,
  });
}

/** What the workspace decides for itself, and its plan. */
export function useTenant(isWanted = true) {
  const { data: session } = useSession();
  return useQuery({
    queryKey: ['tenant'],
    queryFn: ({ signal }) => client.account.getTenant({ signal }),
    enabled: isWanted && session !== undefined && session.user.tenantId !== null,
    staleTime: 60_000,
  });
}

/** The screens of the platform need this: its administrators have it, and no role of a workspace does. */
export const ofPlatform: Permission = 'platform';

/** True for an administrator of the platform; false while it is not known. */
export function useIsPlatform(): boolean {
  const { data } = useSession();
  return data?.user.tenantId === null;
}

/** Tells whether the person may do something; false while it is not known. */
export function usePermissions(): (permission: Permission) => boolean {
  const { data } = useWhoami();
  const isPlatform = useIsPlatform();
  return (permission) =>
    permission === ofPlatform ? isPlatform : (data?.auth.permissions.includes(permission) ?? false);
}

/** Tells whether a place of the rail is for the person: what everybody of a workspace sees is not for the platform. */
export function usePlaces(): (needs: Permission | undefined) => boolean {
  const may = usePermissions();
  const isPlatform = useIsPlatform();
  return (needs) => (needs === undefined ? !isPlatform : may(needs));
}
