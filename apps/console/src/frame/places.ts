import type { IconName } from '../parts/icon.js';
import { ofPlatform, type Permission } from '../server/use-session.js';
import type { Section } from '../texts/catalogue.js';

/** A place of the rail. */
export interface Place {
  readonly name: keyof Section<'frame'>['places'];
  readonly path: string;
  readonly icon: IconName;
  /** What it takes to see the link; everybody of the workspace where it is left out. */
  readonly needs?: Permission;
  /** The path of its own screens below it, where other places are below it too. */
  readonly below?: string;
  /** Left out in a workspace without batteries. */
  readonly isOfBatteries?: boolean;
}

/**
 * The rail: work above, then the company, then connections; and what the command palette alone lists. A place is listed
 * when its screen exists.
 */
export const places: Readonly<
  Record<'work' | 'company' | 'connections' | 'platform' | 'palette', readonly Place[]>
> = {
  work: [
    { name: 'today', path: '/', icon: 'today' },
    { name: 'passports', path: '/passports', icon: 'list', needs: 'passport:read' },
    { name: 'import', path: '/import', icon: 'up', needs: 'passport:create' },
    { name: 'units', path: '/units', icon: 'cell', needs: 'battery:read', isOfBatteries: true },
    { name: 'grants', path: '/grants', icon: 'ask', needs: 'grant:read' },
    { name: 'origins', path: '/origins', icon: 'graph', needs: 'passport:read' },
  ],
  company: [
    { name: 'companies', path: '/companies', icon: 'firm', needs: 'operator:read' },
    { name: 'people', path: '/people', icon: 'people', needs: 'user:read' },
    { name: 'settings', path: '/settings', icon: 'gear' },
  ],
  connections: [
    { name: 'keys', path: '/keys', icon: 'code', needs: 'key:read' },
    { name: 'webhooks', path: '/webhooks', icon: 'hook', needs: 'webhook:read' },
    { name: 'audit', path: '/audit', icon: 'log', needs: 'audit:read' },
  ],
  platform: [
    {
      name: 'workspaces',
      path: '/platform',
      icon: 'firm',
      needs: ofPlatform,
      below: '/platform/workspaces/',
    },
    { name: 'authorities', path: '/platform/authorities', icon: 'shield', needs: ofPlatform },
    { name: 'audit', path: '/platform/audit', icon: 'log', needs: ofPlatform },
    { name: 'health', path: '/platform/health', icon: 'ok', needs: ofPlatform },
  ],
  palette: [{ name: 'takeOver', path: '/units/take-over', icon: 'cell', needs: 'passport:update' }],
};
