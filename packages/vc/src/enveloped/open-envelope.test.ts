import { describe, expect, it } from 'vitest';
import {
  at,
  forms,
  list,
  resolveDidDocument,
  signed,
  signedList,
} from '../../test/issued-credentials.js';
import { onEveryRuntime } from '../../test/runtimes.js';
import { openEnvelope } from './open-envelope.js';
import { verifyCredential } from '../verification/verify-credential.js';

const context = 'https://www.w3.org/ns/credentials/v2';
const jwt = forms['vc+jwt'];
const sdJwt = forms['dc+sd-jwt'];
const embedded: unknown = JSON.parse(forms['vc+ld+json']);

const enveloped = (id: unknown) => ({
  '@context': context,
  type: 'EnvelopedVerifiableCredential',
  id,
});
const presentation = (verifiableCredential: unknown) => ({
  '@context': [context],
  type: ['VerifiablePresentation'],
  verifiableCredential,
});
const verify = (secured: unknown) =>
  onEveryRuntime((runtime) =>
    verifyCredential(secured, {
      at,
      resolveDidDocument,
      fetchStatusList: () => signedList,
      runtime,
    }),
  );

const jwtEnvelope = enveloped(`data:application/vc+jwt,${jwt}`);

describe('an enveloped credential', () => {
  it.each([
    ['a JWT', jwtEnvelope, 'vc+jwt'],
    ['a JWT in base64', enveloped(`data:application/vc+jwt;base64,${btoa(jwt)}`), 'vc+jwt'],
    [
      'a JWT with escapes',
      enveloped(`data:application/vc+jwt,${jwt.replaceAll('.', '%2E')}`),
      'vc+jwt',
    ],
    ['an SD-JWT', enveloped(`data:application/dc+sd-jwt,${sdJwt}`), 'dc+sd-jwt'],
    [
      'an SD-JWT under its older name',
      enveloped(`data:application/vc+sd-jwt,${sdJwt}`),
      'dc+sd-jwt',
    ],
    ['types in a list', { ...jwtEnvelope, type: ['EnvelopedVerifiableCredential'] }, 'vc+jwt'],
  ])('is opened and passes: %s', async (_what, envelope, form) => {
    for (const secured of [envelope, JSON.stringify(envelope), `\n${JSON.stringify(envelope)}\n`]) {
      expect(await verify(secured)).toMatchObject({
        verdict: 'passed',
        form,
        envelope: 'EnvelopedVerifiableCredential',
      });
    }
  });

  it.each([
    ['an envelope', presentation(jwtEnvelope)],
    ['a list of one envelope', presentation([jwtEnvelope])],
    ['a credential with a proof', presentation([embedded])],
    ['a token as it is, as older versions have it', presentation([jwt])],
  ])('is found in a presentation: %s', async (_what, presented) => {
    const report = await verify(JSON.stringify(presented));
    expect(report).toMatchObject({ verdict: 'passed', envelope: 'VerifiablePresentation' });
  });

  it.each([
    [
      'a changed signature',
      enveloped(`data:application/vc+jwt,${jwt.replace(/.{8}$/, 'AAAAAAAA')}`),
      'SIGNATURE_INVALID',
    ],
    ['no id', enveloped(undefined), 'ENVELOPE_MALFORMED'],
    ['a link instead of a data: URL', enveloped('https://dpp.example/vc'), 'ENVELOPE_MALFORMED'],
    ['nothing in it', enveloped('data:application/vc+jwt,'), 'ENVELOPE_MALFORMED'],
    ['a token in the id', enveloped(jwt), 'ENVELOPE_MALFORMED'],
    ['an SD-JWT called a JWT', enveloped(`data:application/vc+jwt,${sdJwt}`), 'ENVELOPE_MALFORMED'],
    [
      'a JWT called an SD-JWT',
      enveloped(`data:application/dc+sd-jwt,${jwt}`),
      'ENVELOPE_MALFORMED',
    ],
    ['base64 that is none', enveloped('data:application/vc+jwt;base64,***'), 'ENVELOPE_MALFORMED'],
    ['escapes that are none', enveloped('data:application/vc+jwt,%zz'), 'ENVELOPE_MALFORMED'],
    ['COSE', enveloped('data:application/vc+cose;base64,AAAA'), 'ENVELOPE_MALFORMED'],
    ['text', enveloped('data:text/plain,hello'), 'ENVELOPE_MALFORMED'],
    [
      'an envelope in it',
      enveloped(`data:application/vc+jwt,${encodeURIComponent(JSON.stringify(jwtEnvelope))}`),
      'ENVELOPE_MALFORMED',
    ],
    ['a presentation of nothing', presentation([]), 'NO_CREDENTIAL'],
    ['a presentation without the member', presentation(undefined), 'NO_CREDENTIAL'],
    ['a presentation of two', presentation([jwtEnvelope, jwtEnvelope]), 'SEVERAL_CREDENTIALS'],
    ['a presentation of a number', presentation([7]), 'MALFORMED_JSON'],
    ['a presentation of a presentation', presentation([presentation([jwtEnvelope])]), 'NO_PROOF'],
    [
      'a type of both',
      { ...jwtEnvelope, type: ['VerifiableCredential', 'EnvelopedVerifiableCredential'] },
      'NO_PROOF',
    ],
  ])('fails with %s', async (_what, secured, reason) => {
    const { verdict, checks, credential } = await verify(secured);
    expect(verdict).toBe('failed');
    expect(checks[0]).toMatchObject({ name: 'signature', outcome: 'failed', reason });
    expect(credential).toBeUndefined();
  });

  it('is not opened where a member stands twice, of which two readers see different ones', async () => {
    const twice = `{"type":"EnvelopedVerifiableCredential","id":"data:application/vc+jwt,x","id":"data:application/vc+jwt,${jwt}"}`;
    expect(await verify(twice)).toMatchObject({ verdict: 'failed' });
  });

  it('is never what a credential says beside its signature', async () => {
    const disguised = {
      ...(embedded as object),
      id: `data:application/vc+jwt,${await signed(list)}`,
    };
    expect(await verify(disguised)).toMatchObject({ verdict: 'failed' });
  });
});

describe('openEnvelope', () => {
  it('takes every credential out of a presentation', () => {
    const presented = presentation([jwtEnvelope, embedded, jwt]);
    expect(openEnvelope(JSON.stringify(presented))).toEqual({
      envelope: 'VerifiablePresentation',
      credentials: [jwt, embedded, jwt],
    });
  });

  it.each([jwt, sdJwt, embedded, '', 7, null, [jwtEnvelope], { type: 'Person' }])(
    'gives back what is no envelope (%#)',
    (secured) => {
      expect(openEnvelope(secured)).toEqual({ credentials: [secured] });
    },
  );
});
