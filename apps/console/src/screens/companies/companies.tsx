import type { EconomicOperator } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import { useLocation } from 'preact-iso/router';
import { pathTo } from '../../base.js';
import { FoldTable, type Column } from '../../parts/fold-table.js';
import { Icon } from '../../parts/icon.js';
import { Link } from '../../parts/link.js';
import { ListState } from '../../parts/list-state.js';
import { Page } from '../../parts/page.js';
import { client } from '../../server/client.js';
import { usePermissions } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import { CompanyActions } from './company-actions.js';
import { CompanyForm } from './company-form.js';
import { Sites } from './sites.js';

/** So many companies are shown: a workspace's bound is lower. */
const maxCompanies = 1000;

/** Companies that answer for passports, and the sites where products are made. */
export function Companies() {
  const { words, lang } = useTexts('companies');
  const may = usePermissions();
  return (
    <Page title={words.title} lang={lang}>
      <div class="head">
        <div>
          <h1>{words.title}</h1>
          <p class="lead">{words.lead}</p>
        </div>
      </div>
      {may('operator:read') && <CompanyList />}
      {may('facility:read') && <Sites />}
    </Page>
  );
}

function CompanyList() {
  const { words } = useTexts('companies');
  const may = usePermissions();
  const { query, route } = useLocation();
  const withArchived = 'archived' in query;
  const mayWrite = may('operator:write');
  const edited = query.company;
  const done = () => route(pathTo('/companies'), true);
  const companies = useQuery({
    queryKey: ['operators', withArchived],
    queryFn: () => client.operators.list({ archived: withArchived }).all({ limit: maxCompanies }),
  });
  return (
    <section class="sec" aria-labelledby="companies">
      <header>
        <h2 id="companies">{words.companies}</h2>
        {mayWrite && (
          <Link class="btn small" to="/companies?company=new">
            <Icon name="plus" small />
            {words.newCompany}
          </Link>
        )}
      </header>
      {mayWrite && edited === 'new' && <CompanyForm onDone={done} />}
      <ListState query={companies} what={words.loadFailed} empty={<NoCompany />}>
        {(rows) => (
          <>
            {rows
              .filter(({ id }) => mayWrite && id === edited)
              .map((company) => (
                <CompanyForm key={company.id} company={company} onDone={done} />
              ))}
            <CompanyTable companies={rows} canChange={mayWrite} />
          </>
        )}
      </ListState>
      {!withArchived && (
        <p>
          <Link class="alone" to="/companies?archived">
            {words.showArchived}
          </Link>
        </p>
      )}
    </section>
  );
}

function NoCompany() {
  const { words } = useTexts('companies');
  return (
    <div class="empty">
      <h2>{words.emptyTitle}</h2>
      <p>{words.emptyText}</p>
    </div>
  );
}

interface CompanyTableProps {
  readonly companies: readonly EconomicOperator[];
  readonly canChange: boolean;
}

function CompanyTable({ companies, canChange }: CompanyTableProps) {
  const { words } = useTexts('companies');
  const columns: Column<EconomicOperator>[] = [
    {
      name: words.name,
      cell: ({ name, archivedAt }) => (
        <>
          <span lang="">{name}</span>{' '}
          {archivedAt !== null && <span class="tag">{words.archived}</span>}
        </>
      ),
    },
    { name: words.regId, cell: ({ regId }) => <span class="code">{regId}</span> },
    {
      name: words.role,
      isOptional: true,
      // Roles are free text; those that most companies have are named in the reader's language.
      cell: ({ role }) => words.roles[role as keyof typeof words.roles] ?? role,
    },
  ];
  if (canChange) {
    columns.push({
      name: words.actions,
      isActions: true,
      cell: (company) => <CompanyActions company={company} />,
    });
  }
  return (
    <FoldTable
      caption={words.companies}
      columns={columns}
      rows={companies}
      keyOf={({ id }) => id}
    />
  );
}
