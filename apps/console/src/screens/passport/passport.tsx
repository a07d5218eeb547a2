import { NotFoundError } from '@dpp/client';
import { Bones } from '../../parts/bones.js';
import { DeadEnd } from '../../parts/dead-ends.js';
import { Failure } from '../../parts/failure.js';
import { Icon } from '../../parts/icon.js';
import { Link } from '../../parts/link.js';
import { Page } from '../../parts/page.js';
import '../../styles/filters.css';
import '../../styles/pictures.css';
import '../../styles/tables.css';
import { useTexts } from '../../texts/use-texts.js';
import { productName } from '../../metadata/product-name.js';
import { PassportHead } from './passport-head.js';
import { Part, Tabs } from './tabs.js';
import { usePassportSource, type Source } from './use-passport.js';

interface PassportProps {
  readonly params: Readonly<Record<string, string>>;
}

/** One passport: what it says, its history, its seal checked here, its code, and the way to a recall. */
export function Passport({ params }: PassportProps) {
  const { words, lang } = useTexts('passport');
  const { words: common } = useTexts('common');
  const id = params.id ?? '';
  const { data: source, error, refetch, isLoading } = usePassportSource(id);
  if (error instanceof NotFoundError) {
    return <DeadEnd title={words.notFoundTitle} why={common.failures.notFound} lang={lang} />;
  }
  const name = source ? productName(source.metadata, lang) || source.productId : '';
  return (
    <Page title={name} lang={lang} key={id}>
      <Crumbs />
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {isLoading && <Bones lines={8} />}
      {source && (
        <>
          <RecallBar source={source} />
          <PassportHead source={source} name={name} />
          <Tabs source={source} part={params.part} />
          <Part source={source} name={name} part={params.part} />
        </>
      )}
    </Page>
  );
}

function Crumbs() {
  const { words } = useTexts('passports');
  const { words: common } = useTexts('common');
  return (
    <nav aria-label={common.path}>
      <ol class="crumbs">
        <li>
          <Link to="/passports">{words.title}</Link>
        </li>
      </ol>
    </nav>
  );
}

/** What everybody who scans the code reads first, with what was said about it. */
function RecallBar({ source }: { readonly source: Source }) {
  const { words } = useTexts('passport');
  if (source.status !== 'RECALLED') return null;
  const note = source.statusNote;
  return (
    <div class="bar-note stop">
      <Icon name="stop" />
      <div>
        <p>
          <b>{words.recalledSince}</b> {note?.reason} <span>{words.recalledWhy}</span>
        </p>
        {note?.noticeUrl !== undefined && (
          <a href={note.noticeUrl} rel="noreferrer">
            {note.noticeUrl}
          </a>
        )}
      </div>
    </div>
  );
}
