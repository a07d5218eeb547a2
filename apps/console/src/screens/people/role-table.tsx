import { FoldTable, type Column } from '../../parts/fold-table.js';
import { useTexts } from '../../texts/use-texts.js';
import { abilities, reachOf, type Ability } from './role-permissions.js';
import { ROLES } from './roles.js';

/** What each role may do: a row for each thing that people ask about. */
export function RoleTable() {
  const { words, lang } = useTexts('people');
  const columns: Column<Ability>[] = [
    { name: words.thing, cell: (ability) => words.abilities[ability] },
    ...ROLES.map((role) => ({
      name: words.roles[role],
      cell: (ability: Ability) => <Reached role={role} ability={ability} />,
    })),
  ];
  return (
    <section class="sec" lang={lang}>
      <header>
        <h2>{words.rolesTitle}</h2>
      </header>
      <FoldTable
        caption={words.rolesTitle}
        columns={columns}
        rows={Object.keys(abilities) as Ability[]}
        keyOf={(ability) => ability}
      />
    </section>
  );
}

interface ReachedProps {
  readonly role: (typeof ROLES)[number];
  readonly ability: Ability;
}

/** "yes", "read"; what a role may not do is a dash that is read out as "no". */
function Reached({ role, ability }: ReachedProps) {
  const { words } = useTexts('people');
  const reach = reachOf(role, ability);
  if (reach !== 'no') return <>{words.reach[reach]}</>;
  return (
    <span class="dim">
      <span aria-hidden="true">–</span>
      <span class="vh">{words.reach.no}</span>
    </span>
  );
}
