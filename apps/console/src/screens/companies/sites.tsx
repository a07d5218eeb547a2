import type { Facility } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import { useLocation } from 'preact-iso/router';
import { useState } from 'preact/hooks';
import { pathTo } from '../../base.js';
import { FoldTable, type Column } from '../../parts/fold-table.js';
import { Icon } from '../../parts/icon.js';
import { Link } from '../../parts/link.js';
import { ListState } from '../../parts/list-state.js';
import { Question } from '../../parts/question.js';
import { showToast } from '../../parts/toasts.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { usePermissions } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import { SiteForm } from './site-form.js';
import { Usage } from './usage.js';

/** So many sites are shown. */
const maxSites = 1000;

/** Sites by name, with the passports that name them. */
export function Sites() {
  const { words } = useTexts('companies');
  const may = usePermissions();
  const { query, route } = useLocation();
  const mayWrite = may('facility:write');
  const edited = query.site;
  const done = () => route(pathTo('/companies'), true);
  const sites = useQuery({
    queryKey: ['facilities', 'list'],
    queryFn: () => client.facilities.list().all({ limit: maxSites }),
  });
  return (
    <section class="sec" aria-labelledby="sites">
      <header>
        <h2 id="sites">{words.sites}</h2>
        {mayWrite && (
          <Link class="btn small" to="/companies?site=new">
            <Icon name="plus" small />
            {words.newSite}
          </Link>
        )}
      </header>
      {mayWrite && edited === 'new' && <SiteForm onDone={done} />}
      <ListState query={sites} what={words.sitesFailed} empty={<NoSite />}>
        {(rows) => (
          <>
            {rows
              .filter(({ id }) => mayWrite && id === edited)
              .map((site) => (
                <SiteForm key={site.id} site={site} onDone={done} />
              ))}
            <SiteTable sites={rows} canChange={mayWrite} />
          </>
        )}
      </ListState>
    </section>
  );
}

function NoSite() {
  const { words } = useTexts('companies');
  return (
    <div class="empty">
      <h2>{words.noSites}</h2>
      <p>{words.noSitesText}</p>
    </div>
  );
}

interface SiteTableProps {
  readonly sites: readonly Facility[];
  readonly canChange: boolean;
}

function SiteTable({ sites, canChange }: SiteTableProps) {
  const { words, formats } = useTexts('companies');
  const columns: Column<Facility>[] = [
    {
      name: words.name,
      cell: ({ name, activity }) => (
        <>
          <span lang="">{name}</span>
          {activity !== null && <small lang="">{activity}</small>}
        </>
      ),
    },
    { name: words.gln, cell: ({ gln }) => <span class="code">{gln}</span> },
    {
      name: words.country,
      cell: ({ country, city }) => [city, formats.country(country)].filter(Boolean).join(', '),
    },
    {
      name: words.usedBy,
      isOptional: true,
      cell: ({ id }) => <Usage filter={{ facilityId: id }} />,
    },
  ];
  if (canChange) {
    columns.push({
      name: words.actions,
      isActions: true,
      cell: (site) => <SiteActions site={site} />,
    });
  }
  return <FoldTable caption={words.sites} columns={columns} rows={sites} keyOf={({ id }) => id} />;
}

function SiteActions({ site }: { readonly site: Facility }) {
  const { words, say, lang } = useTexts('companies');
  const [isAsked, setIsAsked] = useState(false);
  const { id, name } = site;
  const remove = useAction(async () => {
    await client.facilities.delete(id);
    setIsAsked(false);
    showToast(say(words.removed, { name }));
  }, [['facilities']]);
  return (
    <span class="acts end">
      <Link class="btn small" to={`/companies?site=${id}`} aria-label={say(words.edit, { name })}>
        {words.change}
      </Link>
      <button class="btn small" type="button" onClick={() => setIsAsked(true)}>
        {words.remove}
      </button>
      {isAsked && (
        <Question
          title={say(words.removeTitle, { name })}
          does={words.removeDo}
          action={remove}
          onClose={() => setIsAsked(false)}
          lang={lang}
        >
          <p>{words.removeText}</p>
        </Question>
      )}
    </span>
  );
}
