import { describe, expect, it } from 'vitest';
import { PERMISSIONS, permissionsOf, TENANT_ROLES } from './permissions.js';

describe('permissionsOf', () => {
  it('gives a TENANT_ADMIN everything', () => {
    expect([...permissionsOf('TENANT_ADMIN', null)]).toEqual([...PERMISSIONS]);
  });

  it('lets an AUDITOR read and nothing else', () => {
    const permissions = [...permissionsOf('AUDITOR', null)];
    expect(permissions.length).toBeGreaterThan(0);
    expect(permissions.filter((permission) => !permission.endsWith(':read'))).toEqual([]);
    expect(permissions).toContain('audit:read');
  });

  it.each(TENANT_ROLES.filter((role) => role !== 'TENANT_ADMIN'))(
    'lets a %s manage neither keys nor users',
    (role) => {
      const permissions = permissionsOf(role, null);
      expect(permissions.has('key:write')).toBe(false);
      expect(permissions.has('user:write')).toBe(false);
    },
  );

  it.each(TENANT_ROLES)('lets a %s read passports', (role) => {
    expect(permissionsOf(role, null).has('passport:read')).toBe(true);
  });

  it('narrows a role to the list of a key', () => {
    const permissions = permissionsOf('INTEGRATION', ['passport:read', 'passport:seal']);
    expect([...permissions]).toEqual(['passport:read', 'passport:seal']);
  });

  it.each(TENANT_ROLES)('never widens a %s by the list of a key', (role) => {
    const ofRole = permissionsOf(role, null);
    const listed = permissionsOf(role, [...PERMISSIONS, 'everything', '*', '']);
    expect([...listed]).toEqual([...ofRole]);
  });

  it.each(TENANT_ROLES)('leaves a %s nothing with an empty list', (role) => {
    expect(permissionsOf(role, []).size).toBe(0);
  });

  it('gives each caller a set of its own', () => {
    const first = permissionsOf('AUDITOR', null) as Set<string>;
    first.add('key:write');
    expect(permissionsOf('AUDITOR', null).has('key:write')).toBe(false);
  });
});
