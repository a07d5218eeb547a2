import type { ProductCategory } from './product-category.js';

/**
 * A kind of reader of a passport. The kinds are not nested: the values of a single battery are for persons with a
 * legitimate interest and not for authorities, test reports the other way round.
 *
 * - `public`: anybody.
 * - `legitimate-interest`: holders of a `dpp_li_` token.
 * - `authority`: holders of a `dpp_auth_` token.
 * - `owner`: the issuing workspace.
 */
export type Audience = 'public' | 'legitimate-interest' | 'authority' | 'owner';

/** Who reads one element of a passport. What the table does not name is public. */
export interface AudienceRow {
  /** A top-level metadata key; of a unit, `unit.` and the member of its document. */
  readonly element: string;
  /** Absent where the row holds for every category. */
  readonly category?: ProductCategory;
  readonly audiences: readonly Audience[];
  /** True when a document shows that it is masked even where the metadata lacks it, so that its absence does not show. */
  readonly alwaysMasked: boolean;
  /** Place in Regulation (EU) 2023/1542, or the contract of the API. */
  readonly source: string;
}

const batteries = 'batteries';
const bothTokens: readonly Audience[] = ['legitimate-interest', 'authority', 'owner'];

/**
 * Who reads what, by element and category. Annex XIII to Regulation (EU) 2023/1542 gives point 2 to both kinds of
 * token, point 3 to authorities alone and point 4 to persons with a legitimate interest alone. Values of point 4 that
 * stand in the metadata of a model are no values of a single battery: both tokens read them, those of a unit do not.
 *
 * `version` changes with a row, so that a reader of stored documents knows which table made them.
 */
export const AUDIENCE_TABLE: {
  readonly version: string;
  readonly rows: readonly AudienceRow[];
} = {
  version: '1',
  rows: [
    {
      element: 'facilityDetails',
      audiences: ['owner'],
      alwaysMasked: true,
      source: 'API contract: the sites of a company are its own',
    },
    {
      element: 'detailedPerformance',
      category: batteries,
      audiences: bothTokens,
      alwaysMasked: true,
      source: 'Annex XIII, 2(a) and 4(a)',
    },
    {
      element: 'lifecycleAndInUse',
      category: batteries,
      audiences: bothTokens,
      alwaysMasked: true,
      source: 'Annex XIII, 4(b) to 4(d)',
    },
    {
      element: 'circularityAndDisassembly',
      category: batteries,
      audiences: bothTokens,
      alwaysMasked: true,
      source: 'Annex XIII, 2(b) to 2(d)',
    },
    {
      element: 'testReports',
      category: batteries,
      audiences: ['authority', 'owner'],
      alwaysMasked: false,
      source: 'Annex XIII, 3',
    },
    {
      element: 'unit.currentState',
      category: batteries,
      audiences: ['legitimate-interest', 'owner'],
      alwaysMasked: false,
      source: 'Annex XIII, 4',
    },
    {
      element: 'unit.dynamicData',
      category: batteries,
      audiences: ['legitimate-interest', 'owner'],
      alwaysMasked: false,
      source: 'Annex XIII, 4',
    },
  ],
};

const unitElement = /^unit\./;

/** The rows of metadata keys that not everybody reads, of every category or of one. */
export const RESTRICTED_KEYS: readonly AudienceRow[] = AUDIENCE_TABLE.rows.filter(
  ({ element }) => !unitElement.test(element),
);

/**
 * True when an audience reads an element of a passport; anybody reads what the table does not name.
 *
 * @param category - Category of the passport. Without it a row of any category holds.
 */
export function mayRead(audience: Audience, element: string, category?: ProductCategory): boolean {
  const row = AUDIENCE_TABLE.rows.find((each) => each.element === element);
  if (row === undefined) return true;
  const holds = row.category === undefined || category === undefined || row.category === category;
  return !holds || row.audiences.includes(audience);
}
