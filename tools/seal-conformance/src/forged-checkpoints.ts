import { generateKeyPairSync } from 'node:crypto';
import { bundleText, checkpointOf, header, headOf, otherTenantId } from './audit-log-workshop.js';
import { signedLines, type ForgedLog, type TrueLog } from './forged-audit-logs.js';

/** Ends cut off, checkpoints of something else, other keys, and texts that are no bundle. */
export function forgedCheckpoints(log: TrueLog): ForgedLog[] {
  return [...cut(log), ...ofSomethingElse(log), ...byOtherKeys(log), ...spelledWrongly(log)];
}

/** The bundle cut off behind each line, and entries cut off before the checkpoint. */
function cut(log: TrueLog): ForgedLog[] {
  const { entries, last, key } = log;
  const lines = signedLines(log, entries);
  const end = checkpointOf(headOf(last, key), key);
  return [
    ...lines.map((_, at) => ({ name: `cut behind ${at} lines`, lines: lines.slice(0, at) })),
    ...entries.map((_, at) => ({
      name: `${entries.length - at} entries cut off before the checkpoint`,
      lines: [header, ...entries.slice(0, at), end],
    })),
    { name: 'no line feed at the end', text: bundleText(lines).slice(0, -1) },
    { name: 'an empty line at the end', text: `${bundleText(lines)}\n` },
    { name: 'an empty line between', text: bundleText(lines).replace('\n', '\n\n') },
    { name: 'the checkpoint twice', lines: [...lines, end] },
    { name: 'no header', lines: lines.slice(1) },
    { name: 'the header twice', lines: [header, ...lines] },
    { name: 'two bundles', lines: [...lines, ...lines] },
  ];
}

function ofSomethingElse({ entries, last, key }: TrueLog): ForgedLog[] {
  const bundle = (end: object, first: object = header) => [first, ...entries, end];
  const own = checkpointOf(headOf(last, key), key);
  const elsewhere = checkpointOf(headOf(last, key, otherTenantId), key);
  return [
    ...entries.slice(0, -1).map((entry) => ({
      name: `the checkpoint of entry ${entry.seq}`,
      lines: bundle(checkpointOf(headOf(entry, key), key)),
    })),
    { name: 'the checkpoint of another workspace', lines: bundle(elsewhere) },
    {
      name: 'the checkpoint of another workspace under this name',
      lines: bundle({ ...elsewhere, tenantId: header.tenantId }),
    },
    {
      name: 'the header of another workspace',
      lines: bundle(own, { ...header, tenantId: otherTenantId }),
    },
    {
      name: 'header and checkpoint of another workspace',
      lines: bundle(elsewhere, { ...header, tenantId: otherTenantId }),
    },
    { name: 'another hash', lines: bundle({ ...own, hash: 'e'.repeat(64) }) },
    { name: 'another time', lines: bundle({ ...own, at: '2026-03-01T09:00:00.000Z' }) },
    {
      name: 'another time, signed',
      lines: bundle(checkpointOf(headOf({ ...last, at: '2026-03-01T09:00:00.000Z' }, key), key)),
    },
    { name: 'another seq', lines: bundle({ ...own, seq: last.seq + 1 }) },
    {
      name: 'seq of an entry more, signed',
      lines: bundle(checkpointOf(headOf({ ...last, seq: last.seq + 1 }, key), key)),
    },
    ...Object.keys(own).map((member) => ({
      name: `a checkpoint without ${member}`,
      lines: bundle(
        Object.fromEntries(Object.entries(own).filter(([name]) => name !== member)) as object,
      ),
    })),
    { name: 'a checkpoint with a member more', lines: bundle({ ...own, note: 'x' }) },
    { name: 'another version', lines: bundle(own, { ...header, version: 2 }) },
    { name: 'another type', lines: bundle(own, { ...header, type: 'AuditLog' }) },
    {
      name: 'no date of making',
      lines: bundle(own, { ...header, created: '2026-02-30T00:00:00.000Z' }),
    },
    {
      name: 'a workspace in capitals',
      lines: bundle(own, { ...header, tenantId: header.tenantId.toUpperCase() }),
    },
  ];
}

function byOtherKeys(log: TrueLog): ForgedLog[] {
  const { entries, last, key, otherKey } = log;
  const bundle = (end: object) => [header, ...entries, end];
  const own = checkpointOf(headOf(last, key), key);
  const foreign = checkpointOf(headOf(last, otherKey), otherKey);
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'secp384r1' });
  const p384 = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  return [
    { name: 'signed with a key that nobody trusts', lines: bundle(foreign) },
    {
      name: 'signed with another key, under the trusted name',
      lines: bundle({ ...foreign, keyId: key.keyId }),
    },
    {
      name: 'signed with another key, beside the trusted one',
      lines: bundle({ ...foreign, publicKey: key.publicKeyPem }),
    },
    {
      name: 'name and key trusted, signed with another',
      lines: bundle({ ...foreign, keyId: key.keyId, publicKey: key.publicKeyPem }),
    },
    {
      name: 'a true checkpoint with another key',
      lines: bundle({ ...own, publicKey: otherKey.publicKeyPem }),
    },
    { name: 'a key on P-384', lines: bundle({ ...own, publicKey: p384 }) },
    { name: 'a key that is none', lines: bundle({ ...own, publicKey: 'none' }) },
    { name: 'a name of a key that is none', lines: bundle({ ...own, keyId: 'a'.repeat(63) }) },
    { name: 'no signature', lines: bundle({ ...own, signature: '' }) },
    {
      name: 'a signature with a line break',
      lines: bundle({ ...own, signature: `${own.signature}\n` }),
    },
    {
      name: 'the signature of another head',
      lines: bundle({ ...own, signature: headOf({ ...last, seq: 1 }, key).signature }),
    },
    {
      name: 'trusted by a reader of another key',
      lines: signedLines(log, entries),
      trustedKeys: [otherKey.publicKeyPem],
    },
  ];
}

/** Texts that two readers could read in two ways, or that are none. */
function spelledWrongly(log: TrueLog): ForgedLog[] {
  const text = bundleText(signedLines(log, log.entries));
  const deep = `{"a":${'['.repeat(64)}${']'.repeat(64)}}`;
  return [
    { name: 'nothing', text: '' },
    { name: 'a line feed', text: '\n' },
    { name: 'three line feeds', text: '\n\n\n' },
    { name: 'a byte order mark', text: `\ufeff${text}` },
    { name: 'one list of all', text: `[${text.trim().replaceAll('\n', ',')}]\n` },
    { name: 'two values in a line', text: text.replace('\n', '{}\n') },
    { name: 'a member twice', text: text.replace('"seq":1,', '"seq":1,"seq":1,') },
    { name: 'a member twice, escaped', text: text.replace('"seq":1,', '"seq":1,"s\\u0065q":2,') },
    { name: 'a seq of many digits', text: text.replace('"seq":1,', `"seq":1.${'0'.repeat(20)}1,`) },
    { name: 'a seq as text', text: text.replace('"seq":1,', '"seq":"1",') },
    { name: 'a seq of zero', text: text.replace('"seq":1,', '"seq":0,') },
    { name: 'a half seq', text: text.replace('"seq":1,', '"seq":1.5,') },
    { name: 'details too deep', text: text.replace('"details":{}', `"details":${deep}`) },
    { name: 'details as a list', text: text.replace('"details":{}', '"details":[]') },
    {
      name: 'a line too long',
      text: text.replace('"details":{}', `"details":{"a":"${'x'.repeat(1_048_576)}"}`),
    },
    { name: 'a time without milliseconds', text: text.replace('08:00:00.000Z', '08:00:00Z') },
    { name: 'a time of hour 24', text: text.replace('T08:00:00.000Z', 'T24:00:00.000Z') },
    { name: 'a local time', text: text.replace('08:00:00.000Z', '08:00:00.000+00:00') },
  ];
}
