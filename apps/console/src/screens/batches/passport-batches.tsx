import { useLocation } from 'preact-iso/router';
import { Icon } from '../../parts/icon.js';
import { lazyScreen } from '../../parts/lazy-screen.js';
import { Link } from '../../parts/link.js';
import { usePermissions } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import type { PartProps } from '../passport/tabs.js';
import type { Source } from '../passport/use-passport.js';
import { BatchList } from './batch-list.js';
import { ManyBatches } from './many-batches.js';
import { OpenedBatch } from './opened-batch.js';
import { batchesPath, closedBy, useHasBatches, type Closed } from './use-batches.js';

/** The form comes with the rules that it checks by: it is loaded where it is asked for. */
const NewBatch = lazyScreen(async () => (await import('./new-batch.js')).NewBatch);

/** The batches of a passport: its tab, with a list, a new one, many at once, and one of them opened. */
export function PassportBatches({ source }: PartProps) {
  const { lang } = useTexts('batches');
  const { query } = useLocation();
  const may = usePermissions();
  const hasBatches = useHasBatches(source.id);
  const closed = closedBy(source, hasBatches ?? true);
  const canAdd = may('passport:update') && closed === undefined;
  const shown = () => {
    if (query.batch) return <OpenedBatch key={query.batch} source={source} id={query.batch} />;
    if ('new' in query && canAdd) return <NewBatch source={source} />;
    if ('many' in query && canAdd) return <ManyBatches source={source} />;
    return (
      <>
        <Head source={source} canAdd={canAdd} />
        {closed && <ClosedNote source={source} closed={closed} />}
        {!(closed && hasBatches === false) && <BatchList source={source} hasAny={hasBatches} />}
      </>
    );
  };
  return (
    <div class="stack" lang={lang}>
      {shown()}
    </div>
  );
}

function Head({ source, canAdd }: { readonly source: Source; readonly canAdd: boolean }) {
  const { words } = useTexts('batches');
  return (
    <div class="head">
      <p class="lead">{words.lead}</p>
      {canAdd && (
        <div class="acts">
          <Link class="btn" to={batchesPath(source.id, '?many')}>
            {words.addMany}
          </Link>
          <Link class="btn go" to={batchesPath(source.id, '?new')}>
            <Icon name="plus" small />
            {words.add}
          </Link>
        </div>
      )}
    </div>
  );
}

/** Why none can be added, and where they are instead: said before anybody tries. */
function ClosedNote({ source, closed }: { readonly source: Source; readonly closed: Closed }) {
  const { words } = useTexts('batches');
  const { supersededBy } = source;
  if (closed === 'fixed') {
    return (
      <div class="empty">
        <h2>{words.fixed}</h2>
        <p>{words.fixedText}</p>
      </div>
    );
  }
  return (
    <div class="empty">
      <p>{closed === 'superseded' ? words.superseded : words.revision}</p>
      {supersededBy !== null && (
        <Link class="btn" to={batchesPath(supersededBy)}>
          {words.toEdition}
        </Link>
      )}
    </div>
  );
}
