import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import {
  MerkleSealError,
  verifyBundle,
  verifyCertificateChain,
  verifyLeaf,
  verifySeal,
} from '../src/index.js';
import { createTimestampVerifier } from '../src/timestamp.js';
import { verifyFile } from '../src/verify-file.js';
import { AuthorityList } from './authority-list.js';
import { explainNoDocument } from './not-a-document.js';
import { offerAuthorities, type CertificateFile } from './offer-authorities.js';
import { renderReport } from './render-report.js';

/** What was last chosen to be verified. */
let chosen: { readonly name: string; readonly bytes: Uint8Array } | undefined;

const file = element('file', HTMLInputElement);
const authorities = element('authorities', HTMLTextAreaElement);
const tsaRoots = element('tsa-roots', HTMLTextAreaElement);
const result = element('result', HTMLElement);
const trusted = new AuthorityList(element('trusted', HTMLElement), () => run(verify));

file.addEventListener('change', () => run(() => take(file.files)));
addFrom('authority-files', authorities, (name, pem) => trusted.vouch(pem, `you, from ${name}`));
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
  if (event.target instanceof HTMLTextAreaElement) return;
  const text = event.clipboardData?.getData('text/plain') ?? '';
  run(() => takeText(text));
});
showPublished();

/**
 * Takes files of either kind. Certificates are offered and not trusted: whoever sent a forged document
 * can have put the certificate of its forger beside it.
 */
async function take(files: FileList | null): Promise<void> {
  const certificates: CertificateFile[] = [];
  for (const { name, bytes } of await readAll(files)) {
    const text = new TextDecoder().decode(bytes);
    if (text.includes('-----BEGIN CERTIFICATE-----') && !text.trimStart().startsWith('{')) {
      certificates.push({ name, text });
    } else {
      choose(name, bytes);
    }
  }
  offerAuthorities(certificates, {
    list: element('offered', HTMLElement),
    problem: element('offered-problem', HTMLElement),
    trust: (pem) => {
      trusted.vouch(pem, 'you, out of the certificates that came with the file');
      append(authorities, pem);
      run(verify);
    },
  });
  verify();
}

/** The text of a document, dragged or pasted from wherever it is shown. */
function takeText(text: string): void {
  if (text.trim() === '') return;
  choose('text', new TextEncoder().encode(text));
  verify();
}

/** What is no document is told by name, and never reported as one that failed. */
function choose(name: string, bytes: Uint8Array): void {
  chosen = undefined;
  const explanation = explainNoDocument(new TextDecoder().decode(bytes));
  if (explanation !== undefined) throw new Error(explanation);
  chosen = { name, bytes };
}

function verify(): void {
  const trustAnchors = anchorsIn(authorities, (pem) =>
    verifyCertificateChain({ x5c: [], trustAnchors: [pem], at: new Date() }),
  );
  trusted.show(trustAnchors?.[0] ?? '');
  const roots = anchorsIn(tsaRoots, (pem) => createTimestampVerifier({ trustAnchors: [pem] }));
  // A verdict under other anchors than those that stand in the page would mislead.
  if (!chosen || !trustAnchors || !roots) return result.replaceChildren();
  const { name, bytes } = chosen;
  const verifyTimestamp = createTimestampVerifier({ trustAnchors: roots });
  const options = { trustAnchors, at: new Date(), verifyTimestamp };
  const report = verifyFile({ verifySeal, verifyLeaf, verifyBundle }, bytes, options);
  const identity = { name, byteLength: bytes.length, digest: bytesToHex(sha256(bytes)) };
  result.replaceChildren(...renderReport(report, trusted.sources, identity));
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
    problem.textContent = `These are not certificates: ${error.message}`;
    return undefined;
  }
}

/** A server that hosts this page may say which authorities it publishes. Whose word that is, is shown. */
function showPublished(): void {
  const island = document.getElementById('published-authorities')?.textContent;
  if (!island) return;
  const { origin, pem } = JSON.parse(island) as { origin: string; pem: string };
  append(authorities, pem);
  trusted.publish(pem, `${origin}, which served this page`);
  trusted.show(authorities.value);
}

function addFrom(
  id: string,
  list: HTMLTextAreaElement,
  noteSource: (name: string, pem: string) => void,
): void {
  const input = element(id, HTMLInputElement);
  input.addEventListener('change', () =>
    run(async () => {
      for (const { name, bytes } of await readAll(input.files)) {
        const pem = new TextDecoder().decode(bytes);
        append(list, pem);
        noteSource(name, pem);
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

/** Whatever goes wrong here must not leave an older verdict standing. */
function run(action: () => void | Promise<void>): void {
  Promise.resolve()
    .then(action)
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : 'unknown reason';
      result.textContent = `Nothing was verified: ${reason}`;
    });
}

function element<Kind extends HTMLElement>(id: string, kind: abstract new () => Kind): Kind {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no #${id}.`);
  return found;
}
