import { describe, expect, it } from 'vitest';
import { redactSecrets } from './redact-secrets.js';

const token = `eyJ${'a'.repeat(40)}.eyJ${'b'.repeat(40)}.${'c'.repeat(40)}`;

describe('redactSecrets', () => {
  it.each([
    ['an API key', '/x/dpp_key_0123abcd_secretSECRET/y', '/x/[secret]/y'],
    ['a grant token', '/passport/dpp_li_0123', '/passport/[secret]'],
    ['a grant of an authority', '/dpp_auth_0123', '/[secret]'],
    [
      'a link of an invitation',
      '/auth/invitations/dpp_invite_0123/accept',
      '/auth/invitations/[secret]/accept',
    ],
    ['a link for another password', '/console/reset/dpp_reset_0123', '/console/reset/[secret]'],
    ['a ticket', '/dpp_ticket_0123', '/[secret]'],
    ['a token of a hand-over', '/dpp_handover_0123', '/[secret]'],
    ['a webhook secret', '/whsec_0123', '/[secret]'],
    ['a JSON Web Token', `/x/${token}/y`, '/x/[secret]/y'],
    ['a token behind letters', `/token_${token}`, '/token_[secret]'],
    ['a test key', '/x/dpp_test_0123abcd_secretSECRET/y', '/x/[secret]/y'],
    ['two of them', `/dpp_key_1/${token}`, '/[secret]/[secret]'],
  ])('leaves out %s', (_what, path, shown) => {
    expect(redactSecrets(path)).toBe(shown);
  });

  it.each(['/01/09506000134352', '/8003/0950600013435Abc', '/api/v1/passports/KEY-dpp_1'])(
    'leaves %s as it is',
    (path) => {
      expect(redactSecrets(path)).toBe(path);
    },
  );

  it('shows 1,024 characters of a path and says that there were more', () => {
    expect(redactSecrets(`/${'x'.repeat(1023)}`)).toBe(`/${'x'.repeat(1023)}`);
    expect(redactSecrets(`/${'x'.repeat(65_535)}`)).toBe(`/${'x'.repeat(1023)}…`);
  });

  it('leaves out a token of which the end was cut off', () => {
    const path = `/${'x'.repeat(980)}/${token}`;
    expect(redactSecrets(path)).toBe(`/${'x'.repeat(980)}/[secret]…`);
  });
});
