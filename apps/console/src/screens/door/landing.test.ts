import { beforeAll, describe, expect, it, vi } from 'vitest';

describe('where one lands after signing in', () => {
  let landingOf: (to: string | undefined, home?: string) => string;
  beforeAll(async () => {
    vi.stubGlobal('location', new URL('https://dpp.example/console/sign-in'));
    vi.doMock('../../base.js', () => ({ basePath: '/console/' }));
    ({ landingOf } = await import('./landing.js'));
    vi.unstubAllGlobals();
  });

  it.each([
    [undefined, '/console/'],
    ['/console/passports?view=drafts', '/console/passports?view=drafts'],
    ['/console/', '/console/'],
    // Somewhere else, written in the ways that browsers read.
    ['//evil.example/console/', '/console/'],
    ['/\\evil.example', '/console/'],
    ['/\t/evil.example', '/console/'],
    ['https://evil.example/console/', '/console/'],
    ['javascript:alert(1)', '/console/'],
    ['/console/../api/v1/whoami', '/console/'],
    ['/console/%2e%2e/api/v1/whoami', '/console/'],
    ['/passport/1', '/console/'],
    ['/console/@evil.example', '/console/@evil.example'],
  ])('of %j is %s', (to, expected) => {
    vi.stubGlobal('location', new URL('https://dpp.example/console/sign-in'));
    expect(landingOf(to)).toBe(expected);
    vi.unstubAllGlobals();
  });

  it('is the home of the person where it is nowhere else', () => {
    vi.stubGlobal('location', new URL('https://dpp.example/console/sign-in'));
    for (const to of [undefined, '/console/', 'https://evil.example/console/']) {
      expect(landingOf(to, '/console/platform')).toBe('/console/platform');
    }
    expect(landingOf('/console/account', '/console/platform')).toBe('/console/account');
    vi.unstubAllGlobals();
  });
});
