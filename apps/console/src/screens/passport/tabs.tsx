import type { ComponentType } from 'preact';
import { Icon } from '../../parts/icon.js';
import { Link } from '../../parts/link.js';
import { lazyScreen } from '../../parts/lazy-screen.js';
import { usePermissions } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import { AllData } from './all-data.js';
import { Overview } from './overview.js';
import type { Source } from './use-passport.js';

/** What a part of the screen is given. */
export interface PartProps {
  readonly source: Source;
  readonly name: string;
}

interface Tab {
  /** The end of its address; none for the first. */
  readonly part: string;
  readonly text: 'overview' | 'data' | 'batches' | 'origins' | 'log';
  readonly needs?: string;
  readonly component: ComponentType<PartProps>;
}

const PassportBatches = lazyScreen(
  async () => (await import('../batches/passport-batches.js')).PassportBatches,
  { needsFurtherTexts: true },
);
const PassportOrigins = lazyScreen(
  async () => (await import('../origins/passport-origins.js')).PassportOrigins,
  { needsFurtherTexts: true },
);
const PassportLog = lazyScreen(async () => (await import('./passport-log.js')).PassportLog, {
  needsFurtherTexts: true,
});

/** The parts of the screen, each a line here. */
const tabs: readonly Tab[] = [
  { part: '', text: 'overview', component: Overview },
  { part: 'data', text: 'data', component: AllData },
  { part: 'batches', text: 'batches', component: PassportBatches },
  { part: 'origins', text: 'origins', component: PassportOrigins },
  { part: 'log', text: 'log', needs: 'audit:read', component: PassportLog },
];

interface TabsProps {
  readonly source: Source;
  readonly part: string | undefined;
}

/** The tabs that the role may see. */
export function Tabs({ source, part }: TabsProps) {
  const { words } = useTexts('passport');
  const shown = useShownTabs();
  const current = currentOf(shown, part);
  const { id } = source;
  return (
    <nav class="filters" aria-label={words.tabs.label}>
      {shown.map((tab) => (
        <Link
          key={tab.part}
          class="chip"
          to={tab.part === '' ? `/passports/${id}` : `/passports/${id}/${tab.part}`}
          aria-current={tab === current ? 'page' : undefined}
        >
          {words.tabs[tab.text]}
        </Link>
      ))}
      <BatteriesLink source={source} />
    </nav>
  );
}

/** Batteries of this model, by their serial numbers. */
function BatteriesLink({ source }: { readonly source: Source }) {
  const { words } = useTexts('frame');
  const may = usePermissions();
  if (source.metadata.category !== 'batteries' || !may('battery:read')) return null;
  return (
    <Link class="chip" to={`/units?passport=${source.id}`}>
      <Icon name="cell" small />
      {words.places.units}
    </Link>
  );
}

/** The part that the address asks for; the first where there is none, or the role may not see it. */
export function Part({ part, ...props }: PartProps & Pick<TabsProps, 'part'>) {
  const current = currentOf(useShownTabs(), part);
  if (!current) return null;
  const { component: Current } = current;
  return <Current {...props} />;
}

function useShownTabs(): readonly Tab[] {
  const may = usePermissions();
  return tabs.filter(({ needs }) => needs === undefined || may(needs));
}

const currentOf = (shown: readonly Tab[], part: string | undefined) =>
  shown.find((tab) => tab.part === part) ?? shown[0];
