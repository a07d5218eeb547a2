import { beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  didDocument,
  forms,
  issuing,
  passport,
  revokedIndex,
  resolveDidDocument,
  signed,
  signedList,
  statusEntry,
} from '../../test/issued-credentials.js';
import { did } from '../../test/passport-fixture.js';
import { VcError } from '../error.js';
import { issueSdJwtVc } from '../sd-jwt/issue-sd-jwt-vc.js';
import { createPassportSdJwtInput } from '../sd-jwt/passport-sd-jwt.js';
import type { Surroundings } from './run.js';
import { run } from './run.js';

const url = 'https://dpp.example/01/09506000134352';
const revokedEntry = { ...statusEntry, statusListIndex: revokedIndex };
const revoked = await signed({ ...passport, credentialStatus: revokedEntry });
const audience = 'https://verifier.example';
const addressed = await signed({ ...passport, aud: [audience, 'https://other.example'] });
const { claims } = createPassportSdJwtInput(passport, { vct: 'https://dpp.example/vct/dpp/v1' });
const addressedSdJwt = await issueSdJwtVc({ claims: { ...claims, aud: audience } }, issuing);
const files = new Map<string, Uint8Array | string>([
  ['passport.jwt', `${forms['vc+jwt']}\n`],
  ['passport.json', forms['vc+ld+json']],
  ['passport.sd-jwt', forms['dc+sd-jwt']],
  ['revoked.jwt', revoked],
  ['addressed.jwt', addressed],
  ['addressed.sd-jwt', addressedSdJwt],
  ['-', forms['vc+jwt']],
  ['did.json', JSON.stringify(didDocument)],
  ['other.json', JSON.stringify({ ...didDocument, id: `${did}2` })],
  ['twice.json', `{"id":"${did}","id":"${did}2"}`],
  ['list.json', '[]'],
  ['latin1.jwt', Buffer.from([0xe9, 0xe8])],
]);

let fetched: string[] = [];
const surroundings: Surroundings = {
  readFile: (path) => {
    const file = files.get(path);
    if (file === undefined) throw new Error('no such file \u001b[2J');
    return Buffer.from(file);
  },
  now: () => at,
  fetchCredential: (asked) => {
    fetched.push(asked);
    return Promise.resolve(asked === url ? forms['vc+jwt'] : undefined);
  },
  fetchStatusList: (asked) => {
    fetched.push(asked);
    return Promise.resolve(signedList);
  },
  resolveDidDocument: (asked) => {
    fetched.push(asked);
    return resolveDidDocument(asked);
  },
};
const vc = (...args: string[]) => run(args, surroundings);

beforeEach(() => {
  fetched = [];
});

describe('vc verify', () => {
  it.each(['passport.jwt', 'passport.json', 'passport.sd-jwt', '-', url])(
    'passes %s with 0 and prints the list of checks',
    async (source) => {
      const { exitCode, output, problem } = await vc('verify', source);
      expect({ exitCode, problem }).toEqual({ exitCode: 0, problem: '' });
      expect(output).toMatch(/^Passed: /);
      expect(output.match(/^ {2}passed /gm)).toHaveLength(6);
      expect(output).toContain(`issuer: ${did}`);
    },
  );

  it('fails what is revoked with 1 and says why', async () => {
    const { exitCode, output } = await vc('verify', 'revoked.jwt');
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^ {2}failed {3}status .*\(REVOKED\)$/m);
  });

  it.each(['latin1.jwt', 'list.json', 'did.json'])('fails %s with 1', async (source) => {
    expect(await vc('verify', source)).toMatchObject({ exitCode: 1, problem: '' });
  });

  it('asks nobody offline and leaves open what would have to be fetched', async () => {
    const { exitCode, output } = await vc('verify', 'passport.jwt', '--offline');
    expect(exitCode).toBe(2);
    expect(output).toContain('(NO_RESOLVER)');
    expect(fetched).toEqual([]);
  });

  it('verifies offline with the DID document that it is given, all but the status', async () => {
    const documents = ['--did-document', 'other.json', '--did-document', 'did.json'];
    const { exitCode, output } = await vc('verify', 'passport.jwt', '--offline', ...documents);
    expect(exitCode).toBe(2);
    expect(output.match(/^ {2}passed /gm)).toHaveLength(5);
    expect(output).toContain('(NO_STATUS_FETCHER)');
    expect(fetched).toEqual([]);
  });

  it('fetches no DID document that it is given', async () => {
    const { exitCode } = await vc('verify', 'passport.jwt', '--did-document', 'did.json');
    expect(exitCode).toBe(0);
    expect(fetched).toEqual([statusEntry.statusListCredential]);
  });

  it('still fetches the DID document that it was not given', async () => {
    await vc('verify', 'passport.jwt', '--did-document', 'other.json');
    expect(fetched).toContain(did);
  });

  it('judges at the time it is told', async () => {
    const { exitCode, output } = await vc('verify', 'passport.jwt', '--at', '2026-01-01');
    expect(exitCode).toBe(1);
    expect(output).toContain('(NOT_YET_VALID)');
  });

  it.each(['addressed.jwt', 'addressed.sd-jwt'])(
    'passes %s for the audience that it names, and fails it for any other',
    async (source) => {
      expect(await vc('verify', source, '--audience', audience)).toMatchObject({ exitCode: 0 });
      for (const options of [[], ['--audience', `${audience}/`]]) {
        const { exitCode, output } = await vc('verify', source, ...options);
        expect(exitCode).toBe(1);
        expect(output).toContain('(AUDIENCE_MISMATCH)');
      }
    },
  );

  it('passes what names no audience for any', async () => {
    const { exitCode } = await vc('verify', 'passport.jwt', '--audience', audience);
    expect(exitCode).toBe(0);
  });

  it('prints the report as JSON', async () => {
    const { exitCode, output } = await vc('verify', 'revoked.jwt', '--json');
    expect(exitCode).toBe(1);
    expect(JSON.parse(output)).toMatchObject({ verdict: 'failed', form: 'vc+jwt', issuer: did });
  });

  it.each([[[]], [['--json']]])('lets no credential steer the terminal (%j)', async (options) => {
    const name = 'Shirt\u001b[2J\u202e\u009b1m\u2028\u{e0041}\r\n  passed';
    files.set('hostile.jwt', await signed({ ...passport, name }));
    const { exitCode, output } = await vc('verify', 'hostile.jwt', ...options);
    expect(exitCode).toBe(0);
    expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    expect(output).not.toContain('\n  passed\n');
    if (options.length > 0) {
      expect((JSON.parse(output) as { credential: unknown }).credential).toMatchObject({ name });
    }
  });

  it('ends with 2 if there is no credential at the URL', async () => {
    const result = await vc('verify', 'https://dpp.example/none');
    expect(result).toMatchObject({ exitCode: 2, output: '' });
    expect(result.problem).toContain('the credential cannot be had');
  });

  it('ends with 2 if the URL cannot be reached', async () => {
    const fetchCredential = () => Promise.reject(new VcError('CREDENTIAL_UNAVAILABLE', 'reset'));
    const result = await run(['verify', url], { ...surroundings, fetchCredential });
    expect(result).toMatchObject({ exitCode: 2, output: '' });
  });

  it('does not pass a fault of its own off as a verdict', async () => {
    const fetchCredential = () => Promise.reject(new TypeError('fault'));
    const result = await run(['verify', url], { ...surroundings, fetchCredential });
    expect(result).toMatchObject({ exitCode: 70, output: '' });
  });

  it.each([
    ['no command', []],
    ['another command', ['sign', 'passport.jwt']],
    ['no file', ['verify']],
    ['two files', ['verify', 'passport.jwt', 'revoked.jwt']],
    ['an unknown option', ['verify', 'passport.jwt', '--trust']],
    ['a file that is missing', ['verify', 'missing.jwt']],
    ['a DID document that is missing', ['verify', 'passport.jwt', '--did-document', 'missing']],
    ['a DID document that is none', ['verify', 'passport.jwt', '--did-document', 'list.json']],
    ['a DID document with two ids', ['verify', 'passport.jwt', '--did-document', 'twice.json']],
    ['a DID document that is no JSON', ['verify', '-', '--did-document', 'passport.jwt']],
    ['the standard input twice', ['verify', '-', '--did-document', '-']],
    ['a URL offline', ['verify', url, '--offline']],
    ['a time without a zone', ['verify', 'passport.jwt', '--at', '2026-03-01T12:00:00']],
    ['an audience that is not named', ['verify', 'passport.jwt', '--audience']],
    ['an audience without a name', ['verify', 'passport.jwt', '--audience', '']],
    ['a day that no calendar has', ['verify', 'passport.jwt', '--at', '2026-02-30']],
  ])('ends with 64 for %s', async (_what, args) => {
    const result = await vc(...args);
    expect(result).toMatchObject({ exitCode: 64, output: '' });
    expect(result.problem).toMatch(/^vc: .+\nTry: vc --help\n$/);
    expect(result.problem).not.toContain('\u001b');
  });
});

describe('vc', () => {
  it('prints its help', async () => {
    expect(await vc('--help')).toMatchObject({ exitCode: 0, problem: '' });
  });
});
