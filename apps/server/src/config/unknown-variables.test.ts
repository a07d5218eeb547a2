import { describe, expect, it } from 'vitest';
import { findUnknownVariables, variableNames } from '../config.js';

describe('findUnknownVariables', () => {
  it.each([
    ['LIMIT_ANONYMUS_PER_MINUTE', 'LIMIT_ANONYMOUS_PER_MINUTE'],
    ['LIMIT_ANONYMOUS', 'LIMIT_ANONYMOUS_PER_MINUTE'],
    ['LIMIT_GS1_PER_MINUTE_FILES', 'LIMIT_GS1_PER_MINUTE'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['VAULTKEY', 'VAULT_KEY'],
    ['VAULT_KEYS_FILE', 'VAULT_KEY'],
    ['TRUST_PROXYS', 'TRUST_PROXY'],
    ['PLATFORM_ADMIN', 'PLATFORM_ADMIN_EMAIL'],
    ['WEBHOOK_ALLOW_PRIVATE_NETWORK', 'WEBHOOK_ALLOW_PRIVATE_NETWORKS'],
  ])('takes %s for a slip of the pen, meant as %s', (name, nearest) => {
    expect(findUnknownVariables({ [name]: '1' })).toEqual([{ name, nearest }]);
  });

  it.each([
    'PATH',
    'HOME',
    'POST',
    'PORTS',
    'PWD',
    'NODE_OPTIONS',
    'npm_config_cache',
    'BUILD_NUMBER',
  ])('leaves %s to other programs', (name) => {
    expect(findUnknownVariables({ [name]: '1' })).toEqual([]);
  });

  it('knows every variable, and every file of one', () => {
    const names = variableNames.flatMap((name) => [name, `${name}_FILE`]);
    expect(findUnknownVariables(Object.fromEntries(names.map((name) => [name, '1'])))).toEqual([]);
  });

  it('lists them by name, and never their values', () => {
    const found = findUnknownVariables({ LIMIT_Z: 'hunter2', LIMIT_A: 'hunter2' });
    expect(found.map(({ name }) => name)).toEqual(['LIMIT_A', 'LIMIT_Z']);
    expect(JSON.stringify(found)).not.toContain('hunter2');
  });
});
