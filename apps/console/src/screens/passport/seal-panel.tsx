import { useQuery } from '@tanstack/preact-query';
import { Bones } from '../../parts/bones.js';
import { Failure } from '../../parts/failure.js';
import { Icon } from '../../parts/icon.js';
import { Rosette } from '../../parts/rosette.js';
import { serverUrl } from '../../base.js';
import { useTexts } from '../../texts/use-texts.js';
import type { SealFinding } from './check-seal.js';
import { SealQuestion } from './seal-question.js';
import { usePublicDocument, type Source } from './use-passport.js';

interface SealPanelProps {
  readonly source: Source;
  readonly name: string;
}

/** The seal, verified in this browser when the page opens; or the way to one. */
export function SealPanel({ source, name }: SealPanelProps) {
  return source.sealedAt === null ? (
    <NotSealed source={source} name={name} />
  ) : (
    <Sealed source={source} />
  );
}

function Sealed({ source }: { readonly source: Source }) {
  const { words } = useTexts('passport');
  const document = usePublicDocument(source);
  const check = useQuery({
    queryKey: ['passport', source.id, 'seal', source.version],
    // The verifier is loaded where a seal is seen.
    queryFn: async () => {
      const { checkSeal } = await import('./check-seal.js');
      if (!document.data) throw new Error('There is no document to check.');
      return checkSeal(document.data);
    },
    enabled: document.data !== undefined,
    staleTime: Infinity,
  });
  const error = document.error ?? check.error;
  if (error) return <Failure error={error} what={words.seal.unreadable} />;
  if (!check.data) {
    return (
      <section class="panel" aria-label={words.seal.checking}>
        <p class="note">{words.seal.checking}</p>
        <Bones lines={3} />
      </section>
    );
  }
  return check.data.verdict === 'broken' ? (
    <Broken finding={check.data} />
  ) : (
    <Holds finding={check.data} source={source} />
  );
}

function Holds({ finding, source }: { readonly finding: SealFinding; readonly source: Source }) {
  const { words, say, formats } = useTexts('passport');
  const { seal } = words;
  const rows = [
    finding.signer !== undefined && [seal.by, finding.signer],
    finding.sealedAt !== undefined && [seal.on, formats.dateTime(finding.sealedAt)],
    [seal.stamp, finding.hasTimestamp ? seal.stampThere : seal.stampMissing],
    [seal.covers, say(seal.entries, { count: finding.entries })],
  ].filter((row) => Array.isArray(row));
  return (
    <section class="panel" aria-labelledby="seal">
      <div class="sealhead">
        <Rosette />
        <div>
          <h2 id="seal">{seal.holds}</h2>
          <p class="note">{seal.here}</p>
        </div>
      </div>
      <dl class="kv">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {finding.merkleRoot !== undefined && (
          <div>
            <dt>{seal.fingerprint}</dt>
            <dd class="mono">{shortened(finding.merkleRoot)}</dd>
          </div>
        )}
      </dl>
      <details class="why">
        <summary>{seal.notCovered}</summary>
        <p>{seal.notCoveredWhy}</p>
      </details>
      <CheckYourself source={source} />
    </section>
  );
}

function Broken({ finding }: { readonly finding: SealFinding }) {
  const { words } = useTexts('passport');
  return (
    <section class="bar-note warn" aria-labelledby="seal">
      <Icon name="warn" />
      <div>
        <div>
          <h2 id="seal">{words.seal.broken}</h2>
          <p>{words.seal.brokenWhy}</p>
          <ul lang="en">
            {finding.faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** The verifier of the public pages, where a person also judges the certificate. */
function CheckYourself({ source }: { readonly source: Source }) {
  const { words } = useTexts('passport');
  const href = `${serverUrl}/verify?passport=${encodeURIComponent(source.id)}`;
  return (
    <div class="acts">
      <a class="btn small" href={href} target="_blank" rel="noopener">
        {words.seal.checkYourself}
      </a>
    </div>
  );
}

function NotSealed({ source, name }: SealPanelProps) {
  const { words } = useTexts('passport');
  const isDraft = source.status === 'DRAFT';
  return (
    <section class="empty" aria-labelledby="seal">
      <h2 id="seal">{words.seal.none}</h2>
      <p>{isDraft ? words.seal.noneDraft : words.seal.noneWhy}</p>
      {!isDraft && <SealQuestion source={source} name={name} />}
    </section>
  );
}

/** "9f2c 41d8 … 07ae b3e1" of 64 digits. */
function shortened(root: string): string {
  const groups = root.match(/.{4}/g) ?? [];
  return [...groups.slice(0, 2), '…', ...groups.slice(-2)].join(' ');
}
