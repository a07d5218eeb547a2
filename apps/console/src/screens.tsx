import type { ComponentType } from 'preact';
import { Route, Router, useLocation } from 'preact-iso/router';
import { useEffect } from 'preact/hooks';
import { basePath, pathTo, screenPathOf } from './base.js';
import { Frame } from './frame/frame.js';
import { Bones } from './parts/bones.js';
import { lazyScreen } from './parts/lazy-screen.js';
import { MayNot, NoScreen } from './parts/dead-ends.js';
import type { screenPaths } from './screen-paths.js';
import { hasSessionCookie } from './server/signed-in.js';
import {
  ofPlatform,
  useIsPlatform,
  usePermissions,
  useSession,
  useWhoami,
  type Permission,
} from './server/use-session.js';

interface Screen<Path = string> {
  /** Without the path of the console, as preact-iso matches it. */
  readonly path: Path;
  /** What it takes to see it; everybody of the workspace where it is left out. */
  readonly needs?: Permission;
  /** A screen of the person alone, in a workspace or not. */
  readonly isOwn?: true;
  readonly component: ComponentType<{ params: Readonly<Record<string, string>> }>;
}

/** The same component for both, so that a delivery opens beside the list that is there. */
/** Screens whose words are not in the first chunk of a language. */
const further = { needsFurtherTexts: true };

const webhooks = lazyScreen(
  async () => (await import('./screens/webhooks/webhooks.js')).Webhooks,
  further,
);

/** Screens inside the frame, one line each. A screen is a folder of `screens/` and a chunk of its own. */
const screens: readonly Screen<(typeof screenPaths)[number]>[] = [
  {
    path: '/',
    component: lazyScreen(async () => (await import('./screens/today/today.js')).Today),
  },
  {
    path: '/passports/new',
    needs: 'passport:create',
    component: lazyScreen(
      async () => (await import('./screens/editor/new-passport.js')).NewPassport,
    ),
  },
  {
    path: '/passports/:id/edit',
    needs: 'passport:update',
    component: lazyScreen(async () => (await import('./screens/editor/editor.js')).Editor),
  },
  {
    path: '/passports',
    needs: 'passport:read',
    component: lazyScreen(async () => (await import('./screens/passports/passports.js')).Passports),
  },
  {
    path: '/passports/:id/:part?',
    needs: 'passport:read',
    component: lazyScreen(async () => (await import('./screens/passport/passport.js')).Passport),
  },
  {
    path: '/passports/:id/units/new',
    needs: 'battery:write',
    component: lazyScreen(
      async () => (await import('./screens/units/new-units.js')).NewUnits,
      further,
    ),
  },
  {
    path: '/import',
    needs: 'passport:create',
    component: lazyScreen(
      async () => (await import('./screens/import/import-start.js')).ImportStart,
      further,
    ),
  },
  {
    path: '/import/:id/:step?',
    needs: 'passport:create',
    component: lazyScreen(
      async () => (await import('./screens/import/import-page.js')).ImportPage,
      further,
    ),
  },
  {
    path: '/units',
    needs: 'battery:read',
    component: lazyScreen(async () => (await import('./screens/units/units.js')).Units, further),
  },
  {
    path: '/units/take-over',
    needs: 'passport:update',
    component: lazyScreen(
      async () => (await import('./screens/units/hand-overs/take-over.js')).TakeOver,
      further,
    ),
  },
  {
    path: '/units/:id',
    needs: 'battery:read',
    component: lazyScreen(async () => (await import('./screens/units/unit.js')).Unit, further),
  },
  {
    path: '/grants/:id?',
    needs: 'grant:read',
    component: lazyScreen(async () => (await import('./screens/grants/grants.js')).Grants),
  },
  {
    path: '/origins',
    needs: 'passport:read',
    component: lazyScreen(
      async () => (await import('./screens/origins/origins.js')).Origins,
      further,
    ),
  },
  {
    path: '/origins/:id',
    needs: 'passport:read',
    component: lazyScreen(
      async () => (await import('./screens/origins/event.js')).OriginEvent,
      further,
    ),
  },
  {
    path: '/companies',
    component: lazyScreen(async () => (await import('./screens/companies/companies.js')).Companies),
  },
  {
    path: '/people',
    needs: 'user:read',
    component: lazyScreen(async () => (await import('./screens/people/people.js')).People),
  },
  {
    path: '/keys',
    needs: 'key:read',
    component: lazyScreen(async () => (await import('./screens/keys/keys.js')).Keys),
  },
  {
    path: '/webhooks/deliveries/:delivery',
    needs: 'webhook:read',
    component: webhooks,
  },
  { path: '/webhooks/:id?', needs: 'webhook:read', component: webhooks },
  {
    path: '/audit/:seq?',
    needs: 'audit:read',
    component: lazyScreen(async () => (await import('./screens/audit/audit.js')).Audit, further),
  },
  {
    path: '/settings',
    component: lazyScreen(async () => (await import('./screens/settings/settings.js')).Settings),
  },
  {
    path: '/account',
    isOwn: true,
    component: lazyScreen(async () => (await import('./screens/account/account.js')).Account),
  },
  {
    path: '/account/second-factor',
    isOwn: true,
    component: lazyScreen(
      async () => (await import('./screens/second-factor/second-factor.js')).SecondFactor,
    ),
  },
  {
    path: '/platform',
    needs: ofPlatform,
    component: lazyScreen(
      async () => (await import('./screens/platform/workspaces.js')).Workspaces,
      further,
    ),
  },
  {
    path: '/platform/workspaces/:id',
    needs: ofPlatform,
    component: lazyScreen(
      async () => (await import('./screens/platform/workspace.js')).Workspace,
      further,
    ),
  },
  {
    path: '/platform/authorities',
    needs: ofPlatform,
    component: lazyScreen(
      async () => (await import('./screens/platform/authorities.js')).Authorities,
      further,
    ),
  },
  {
    path: '/platform/audit/:seq?',
    needs: ofPlatform,
    component: lazyScreen(
      async () => (await import('./screens/platform/platform-audit.js')).PlatformAudit,
      further,
    ),
  },
  {
    path: '/platform/health',
    needs: ofPlatform,
    component: lazyScreen(
      async () => (await import('./screens/platform/health.js')).Health,
      further,
    ),
  },
];

/** Screens before anybody is signed in. Tokens of links stand in the fragment, which no log has. */
const doors: readonly Omit<Screen, 'needs'>[] = [
  {
    path: '/sign-in/:step?',
    component: lazyScreen(async () => (await import('./screens/door/sign-in.js')).SignIn),
  },
  {
    path: '/forgotten',
    component: lazyScreen(async () => (await import('./screens/door/forgotten.js')).Forgotten),
  },
  {
    path: '/reset',
    component: lazyScreen(async () => (await import('./screens/door/reset.js')).Reset),
  },
  {
    path: '/demo',
    component: lazyScreen(async () => (await import('./screens/door/demo.js')).Demo),
  },
  {
    path: '/invitation',
    component: lazyScreen(async () => (await import('./screens/door/invitation.js')).Invitation),
  },
];

const isDoor = (path: string) =>
  doors.some((door) => path.startsWith(door.path.split('/:')[0] ?? ''));

/** The screen of the present address: at the door, or in the frame. */
export function Screens() {
  const { path, url, route } = useLocation();
  const atDoor = isDoor(screenPathOf(`${path}/`).replace(/\/$/, ''));
  const mustSignIn = !atDoor && !hasSessionCookie();
  useEffect(() => {
    if (mustSignIn) route(pathTo(`/sign-in?to=${encodeURIComponent(url)}`), true);
  }, [mustSignIn, url, route]);
  if (mustSignIn) return null;
  if (atDoor) {
    return (
      <Router>
        {doors.map((door) => (
          <Route key={door.path} path={routePath(door.path)} component={door.component} />
        ))}
      </Router>
    );
  }
  return (
    <Frame>
      <Router>
        {screens.map((screen) => (
          <Route key={screen.path} path={routePath(screen.path)} component={guarded(screen)} />
        ))}
        <Route default component={NoScreen} />
      </Router>
    </Frame>
  );
}

const routePath = (path: string) => basePath.replace(/\/$/, '') + path;

const guards = new Map<Screen, Screen['component']>();

/** The screen, or the sentence for a person whose role does not include it. One component a screen, made once. */
function guarded(screen: Screen): Screen['component'] {
  const { isOwn = false, component: Component } = screen;
  if (isOwn) return Component;
  const known = guards.get(screen);
  if (known) return known;
  const Guarded: Screen['component'] = (props) => {
    const isAllowed = useIsAllowed(screen);
    const isLost = useIsPlatform() && screen.path === '/';
    const { route } = useLocation();
    useEffect(() => {
      if (isLost) route(pathTo('/platform'), true);
    }, [isLost, route]);
    // A screen that is not allowed asks the server for nothing.
    if (isAllowed === undefined || isLost) return <Bones lines={6} />;
    return isAllowed ? <Component {...props} /> : <MayNot />;
  };
  guards.set(screen, Guarded);
  return Guarded;
}

/** Undefined while it is not known, and has to be. */
function useIsAllowed({ needs }: Pick<Screen, 'needs'>): boolean | undefined {
  const { data: session } = useSession();
  const { data: whoami } = useWhoami();
  const may = usePermissions();
  const isPlatform = session?.user.tenantId === null;
  if (needs === undefined) return !isPlatform;
  const isKnown = isPlatform || (needs === ofPlatform ? session : whoami) !== undefined;
  return isKnown ? may(needs) : undefined;
}
