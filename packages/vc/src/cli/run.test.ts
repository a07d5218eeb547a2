import { beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  didDocument,
  forms,
  issuing,
  list,
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
const presented = (...verifiableCredential: readonly unknown[]) =>
  JSON.stringify({ type: ['VerifiablePresentation'], verifiableCredential });
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
  ['status.jwt', `${signedList}\n`],
  ['status-of-others.jwt', await signed({ ...list, id: `${statusEntry.statusListCredential}2` })],
  ['status-without-id.jwt', await signed({ ...list, id: undefined })],
  ['bundle.json', JSON.stringify({ type: 'MerkleSealAuditBundle', statusLists: [signedList] })],
  ['bundle-of-others.json', JSON.stringify({ type: 'MerkleSealAuditBundle', statusLists: [1] })],
  ['status-forged.jwt', signedList.replace(/.{8}$/, 'AAAAAAAA')],
  [
    'enveloped.json',
    JSON.stringify({
      type: 'EnvelopedVerifiableCredential',
      id: `data:application/vc+jwt,${forms['vc+jwt']}`,
    }),
  ],
  ['presented.json', presented(forms['vc+jwt'], JSON.parse(forms['vc+ld+json']))],
  ['presented-revoked.json', presented(forms['vc+jwt'], revoked)],
  ['presented-many.json', presented(...Array.from({ length: 101 }, () => 'x'))],
  ['presented-nothing.json', presented()],
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

  it('opens an envelope, and says that it did', async () => {
    const { exitCode, output } = await vc('verify', 'enveloped.json');
    expect(exitCode).toBe(0);
    expect(output).toContain('taken out of: EnvelopedVerifiableCredential');
    expect(output.match(/^ {2}passed /gm)).toHaveLength(6);
  });

  it('verifies every credential of a presentation', async () => {
    const { exitCode, output } = await vc('verify', 'presented.json');
    expect(exitCode).toBe(0);
    expect(output).toMatch(/^1 of 2\. Passed: .*^2 of 2\. Passed: /ms);
    const json = await vc('verify', 'presented.json', '--json');
    expect(JSON.parse(json.output)).toMatchObject([{ form: 'vc+jwt' }, { form: 'vc+ld+json' }]);
  });

  it.each([
    ['presented-revoked.json', 1],
    ['presented-nothing.json', 1],
    ['presented-many.json', 64],
  ])('does not pass %s', async (source, exitCode) => {
    expect(await vc('verify', source)).toMatchObject({ exitCode });
  });

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

  describe('with a status list', () => {
    const offline = ['--offline', '--did-document', 'did.json'];

    it('passes offline what the list says nothing against, and fails what it revokes', async () => {
      const given = [
        ...offline,
        '--status-list',
        'status-of-others.jwt',
        '--status-list',
        'status.jwt',
      ];
      expect(await vc('verify', 'passport.jwt', ...given)).toMatchObject({ exitCode: 0 });
      const { exitCode, output } = await vc('verify', 'revoked.jwt', ...given);
      expect(exitCode).toBe(1);
      expect(output).toContain('(REVOKED)');
      expect(fetched).toEqual([]);
    });

    it('passes offline with the lists of an audit bundle', async () => {
      const given = [...offline, '--status-list', 'bundle.json'];
      expect(await vc('verify', 'passport.jwt', ...given)).toMatchObject({ exitCode: 0 });
      expect(await vc('verify', 'revoked.jwt', ...given)).toMatchObject({ exitCode: 1 });
    });

    it('fetches no list that it is given, and every other one', async () => {
      await vc('verify', 'passport.jwt', '--status-list', 'status.jwt');
      expect(fetched).not.toContain(statusEntry.statusListCredential);
      await vc('verify', 'passport.jwt', '--status-list', 'status-of-others.jwt');
      expect(fetched).toContain(statusEntry.statusListCredential);
    });

    it('leaves the status open where the list is of another address', async () => {
      const given = [...offline, '--status-list', 'status-of-others.jwt'];
      const { exitCode, output } = await vc('verify', 'passport.jwt', ...given);
      expect(exitCode).toBe(2);
      expect(output).toContain('(STATUS_LIST_UNREACHABLE)');
    });

    it('fails where the list is not signed by the issuer', async () => {
      const given = [...offline, '--status-list', 'status-forged.jwt'];
      const { exitCode, output } = await vc('verify', 'passport.jwt', ...given);
      expect(exitCode).toBe(1);
      expect(output).toContain('(STATUS_LIST_NOT_VERIFIED)');
    });
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
    ['a status list that is missing', ['verify', 'passport.jwt', '--status-list', 'missing']],
    ['a status list that is none', ['verify', 'passport.jwt', '--status-list', 'did.json']],
    ['a credential as status list', ['verify', '-', '--status-list', 'passport.jwt']],
    ['a bundle whose list is no text', ['verify', '-', '--status-list', 'bundle-of-others.json']],
    ['a status list without id', ['verify', '-', '--status-list', 'status-without-id.jwt']],
    ['a status list that is no text', ['verify', '-', '--status-list', 'latin1.jwt']],
    ['two files from one input', ['verify', '-', '--status-list', '-']],
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
