import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { isPlainObject } from '../src/json/canonical-json.js';
import {
  MerkleSealError,
  verifyBundle,
  verifyCertificateChain,
  verifyLeaf,
  verifySeal,
} from '../src/index.js';
import { parseIJson } from '../src/json/i-json.js';
import { createTimestampVerifier } from '../src/timestamp.js';
import { verifyFile } from '../src/verify/verify-file.js';
import { AuthorityList } from './authority-list.js';
import { create, element, sentence, withClass } from './dom.js';
import { operatorOf, type Judgement } from '../src/report/judge-report.js';
import type { FileIdentity } from '../src/report/file-identity.js';
import type { OtherFile } from '../src/document/not-a-document.js';
import { formatReportJson } from '../src/report/report-json.js';
import { certificatesIn, judge, type VerifiedFile } from './judge.js';
import { offerAuthorities, type CertificateFile } from './offer-authorities.js';
import {
  publishedAuthorities,
  publishedDocument,
  quoted,
  texts,
  type PublishedDocument,
} from './published.js';
import { renderFindings, renderIdentity } from './render-findings.js';
import { renderKeeping, renderReport } from './render-report.js';
import { renderNothing, renderSubject, renderVerdict } from './render-verdict.js';
import { saveText } from './save-text.js';
import { sayValue } from './say-entries.js';
import { verifierVersion } from './version.js';

/** The file that was last chosen, and the host's own words for it where it came with the page. */
let chosen:
  | {
      readonly name: string;
      readonly bytes: Uint8Array;
      readonly published?: PublishedDocument;
    }
  | undefined;
/** Certificates that came with that file, or alone. */
let dropped: readonly CertificateFile[] = [];

const file = element('file', HTMLInputElement);
const authorities = element('authorities', HTMLTextAreaElement);
const tsaRoots = element('tsa-roots', HTMLTextAreaElement);
const result = element('result', HTMLElement);
const report = element('report', HTMLElement);
const start = element('start', HTMLElement);
const ask = element('ask', HTMLElement);
const form = element('drop-zone', HTMLElement);
const offered = element('offered', HTMLElement);
const trusted = new AuthorityList(element('trusted', HTMLElement), () => run(verify));

file.addEventListener('change', () => run(() => take(file.files)));
addFrom('authority-files', authorities, (pem) => trusted.vouch(pem));
addFrom('tsa-root-files', tsaRoots, () => undefined);
// Without this a file that was changed on disk and is chosen again would be no change.
file.addEventListener('click', () => (file.value = ''));
for (const list of [authorities, tsaRoots]) list.addEventListener('input', () => run(verify));
addEventListener('dragover', (event) => {
  event.preventDefault();
  document.body.classList.add('dragging');
});
addEventListener('dragleave', () => document.body.classList.remove('dragging'));
addEventListener('drop', (event) => {
  event.preventDefault();
  document.body.classList.remove('dragging');
  const { files = null } = event.dataTransfer ?? {};
  const text = event.dataTransfer?.getData('text/plain') ?? '';
  run(() => (files?.length ? take(files) : takeText(text)));
});
addEventListener('paste', (event) => {
  if (event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement)
    return;
  const text = event.clipboardData?.getData('text/plain') ?? '';
  run(() => takeText(text));
});
// A saved copy has no host that could look a number up.
if (location.protocol === 'file:') document.getElementById('by-number')?.remove();
if (publishedAuthorities) {
  append(authorities, publishedAuthorities.pem);
  trusted.publish(publishedAuthorities.pem, publishedAuthorities.origin);
}
if (publishedDocument) {
  const { name, text } = publishedDocument;
  chosen = { name, bytes: new TextEncoder().encode(text), published: publishedDocument };
}
run(verify);

/**
 * Takes files of either kind. Certificates are offered and not trusted: the sender of a forged document can
 * have put the certificate of its forger beside it.
 */
async function take(files: FileList | null): Promise<void> {
  const certificates: CertificateFile[] = [];
  dropped = certificates;
  for (const { name, bytes } of await readAll(files)) {
    const text = new TextDecoder().decode(bytes);
    if (text.includes('-----BEGIN CERTIFICATE-----') && !text.trimStart().startsWith('{')) {
      certificates.push({ name, text });
    } else {
      chosen = { name, bytes };
    }
  }
  verify();
}

/** The text of a document, dragged or pasted from another window. */
function takeText(text: string): void {
  if (text.trim() === '') return;
  chosen = { name: 'text', bytes: new TextEncoder().encode(text) };
  verify();
}

function verify(): void {
  withdraw();
  const trustAnchors = anchorsIn(authorities, (pem) =>
    verifyCertificateChain({ x5c: [], trustAnchors: [pem], at: new Date() }),
  );
  trusted.show(trustAnchors?.[0] ?? '');
  const roots = anchorsIn(tsaRoots, (pem) => createTimestampVerifier({ trustAnchors: [pem] }));
  // A verdict under other anchors than those that stand in the page would mislead.
  if (!trustAnchors || !roots) return;
  const text = chosen && new TextDecoder().decode(chosen.bytes);
  const value = text === undefined ? undefined : valueOf(text);
  offer(value);
  if (!chosen) return;
  const verifyTimestamp = createTimestampVerifier({ trustAnchors: roots });
  const checkedAt = new Date();
  const options = { trustAnchors, at: checkedAt, verifyTimestamp };
  const checked = verifyFile({ verifySeal, verifyLeaf, verifyBundle }, chosen.bytes, options);
  const host = publishedAuthorities?.origin ?? '';
  const { name, bytes } = chosen;
  const identity = { name, byteLength: bytes.length, sha256: bytesToHex(sha256(bytes)) };
  element('file-facts', HTMLElement).replaceChildren(...renderIdentity(identity, checkedAt));
  element('checked-here', HTMLElement).hidden = false;
  if (checked.kind === 'unreadable' && checked.looksLike !== undefined) {
    showOther(checked.looksLike);
    return;
  }
  const verified = { report: checked, value, authorities: trusted.sources, host };
  show(verified, { identity, checkedAt, published: chosen.published });
}

/** Takes an older verdict back: the page is what it was before a file was chosen. */
function withdraw(): void {
  result.replaceChildren();
  report.replaceChildren();
  for (const id of ['findings', 'file-facts', 'keep']) element(id, HTMLElement).replaceChildren();
  element('checked-here', HTMLElement).hidden = true;
  if (!start.isConnected) result.before(start);
  ask.hidden = false;
  element('question', HTMLElement).append(form);
  report.after(offered);
  document.title = texts.start.title;
}

/** The file that a report is on, and the moment of the report. */
interface Checked {
  readonly identity: FileIdentity;
  readonly checkedAt: Date;
  readonly published: PublishedDocument | undefined;
}

/** The product comes first, then the verdict; the form stays, folded, for another file. */
function show(verified: VerifiedFile, { identity, checkedAt, published }: Checked): void {
  const judgement = judge(verified);
  const verdict = renderVerdict(judgement);
  const onPaper = withClass('said paper', create('dl', ...renderIdentity(identity, checkedAt)));
  result.replaceChildren(...subjectOf(verified, judgement, published), verdict, onPaper);
  const confirm = (fingerprint: string) => trusted.confirm(fingerprint);
  const saveReport = () => {
    const context = {
      authorities: verified.authorities,
      verifierVersion,
      file: identity,
      checkedAt,
    };
    saveText(`${identity.name}.report.json`, formatReportJson(verified.report, context));
  };
  const context = { published, confirm, offered, saveReport };
  report.replaceChildren(...renderReport(verified, judgement, context));
  element('keep', HTMLElement).replaceChildren(...renderKeeping(context));
  element('findings', HTMLElement).replaceChildren(...renderFindings(verified, published));
  start.remove();
  ask.hidden = true;
  element('again', HTMLElement).append(form);
  document.title = verdict.querySelector('h1')?.textContent ?? document.title;
}

function subjectOf(verified: VerifiedFile, judgement: Judgement, published?: PublishedDocument) {
  const product = {
    name: productOf(verified, published),
    number: boundNumber(verified),
    maker: makerOf(verified, published),
  };
  return renderSubject(verified.report, judgement, product, published?.words);
}

/** Says what the file is, and where the document is to be had. */
function showOther(other: OtherFile): void {
  const why = sentence(texts.start[`${other}Do`], quoted);
  why.prepend(create('b', texts.start[other]), ': ');
  showNothing(why);
}

function showNothing(why: HTMLElement): void {
  start.remove();
  result.replaceChildren(renderNothing(why));
}

/** Offers certificates that came with the file or stand in it. None is trusted for that. */
function offer(value: unknown): void {
  const inFile = [...bundledIn(value), ...certificatesIn(value).slice(1).map(toPem)];
  offerAuthorities([...dropped, ...inFile.map((text) => ({ name: '', text, isInFile: true }))], {
    list: offered,
    problem: element('offered-problem', HTMLElement),
    trusted: trusted.sources.map(({ fingerprint }) => fingerprint),
    isOpen: chosen === undefined,
    trust: (pem, isInFile) => {
      trusted.vouch(pem, isInFile ? texts.who.file : texts.who.you);
      append(authorities, pem);
      run(verify);
    },
  });
}

const toPem = (base64: string): string =>
  `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`;

function bundledIn(value: unknown): readonly string[] {
  const certificates = isPlainObject(value) ? value.untrustedCertificates : undefined;
  return Array.isArray(certificates) ? certificates.filter((pem) => typeof pem === 'string') : [];
}

/** The content of a text that can be read in one way only. */
function valueOf(text: string): unknown {
  try {
    return parseIJson(text);
  } catch (error) {
    if (error instanceof MerkleSealError) return undefined;
    throw error;
  }
}

function productOf(verified: VerifiedFile, host?: PublishedDocument): string | undefined {
  if (host?.words) return host.words.product;
  const name = entryOf(verified, 'productName') ?? entryOf(verified, 'model');
  const { report: of } = verified;
  const number = 'content' in of ? of.content.productId : undefined;
  return name ?? (typeof number === 'string' ? number : undefined);
}

/** The product id where a sealed entry repeats it. */
function boundNumber({ report: of }: VerifiedFile): string | undefined {
  if (!('content' in of) || !of.productBound) return undefined;
  const { productId } = of.content;
  return typeof productId === 'string' ? productId : undefined;
}

function makerOf(verified: VerifiedFile, host?: PublishedDocument): string | undefined {
  return host?.words?.operator ?? entryOf(verified, 'manufacturer') ?? operatorOf(verified.report);
}

function entryOf({ report: of }: VerifiedFile, key: string): string | undefined {
  const entry =
    'content' in of ? of.content.sealed.find(({ name }) => name === key)?.value : undefined;
  if (entry === undefined) return undefined;
  return sayValue(isPlainObject(entry) && typeof entry.name === 'string' ? entry.name : entry);
}

/** The certificates of a list; undefined, and a word about it, when they are not readable. */
function anchorsIn(
  list: HTMLTextAreaElement,
  tryOut: (pem: string) => unknown,
): string[] | undefined {
  const problem = element(`${list.id}-problem`, HTMLElement);
  problem.textContent = '';
  if (list.value.trim() === '') return [];
  try {
    tryOut(list.value);
    return [list.value];
  } catch (error) {
    if (!(error instanceof MerkleSealError)) throw error;
    problem.textContent = texts.experts.unreadable;
    return undefined;
  }
}

function addFrom(id: string, list: HTMLTextAreaElement, noteSource: (pem: string) => void): void {
  const input = element(id, HTMLInputElement);
  input.addEventListener('change', () =>
    run(async () => {
      for (const { bytes } of await readAll(input.files)) {
        const pem = new TextDecoder().decode(bytes);
        append(list, pem);
        noteSource(pem);
      }
      verify();
    }),
  );
}

function append(list: HTMLTextAreaElement, text: string): void {
  const [before, added] = [list.value.trim(), text.trim()];
  if (!before.includes(added)) list.value = `${before}\n${added}\n`.trimStart();
}

function readAll(files: FileList | null) {
  return Promise.all(
    [...(files ?? [])].map(async (one) => ({
      name: one.name,
      bytes: new Uint8Array(await one.arrayBuffer()),
    })),
  );
}

/** An error must not leave an older verdict standing. */
function run(action: () => void | Promise<void>): void {
  Promise.resolve()
    .then(action)
    .catch((error: unknown) => {
      withdraw();
      const why = create('p', error instanceof Error ? error.message : '');
      why.lang = 'en';
      showNothing(why);
    });
}
