import { useQuery } from '@tanstack/preact-query';
import { Bones } from '../../parts/bones.js';
import { Failure } from '../../parts/failure.js';
import { Link } from '../../parts/link.js';
import { SelectField } from '../../parts/select-field.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { prospectsOf, type Selection } from './selection.js';

const maxSites = 1000;

interface SiteChoiceProps {
  readonly chosen: Selection;
  readonly siteId: string;
  readonly onChange: (id: string) => void;
}

/** The sites of the workspace, one of them to be chosen for many passports. */
export function SiteChoice({ chosen, siteId, onChange }: SiteChoiceProps) {
  const { words, say } = useTexts('passports');
  const { data, error } = useQuery({
    queryKey: ['facilities', 'all'],
    queryFn: () => client.facilities.list().all({ limit: maxSites }),
    staleTime: 60_000,
  });
  const sealed = chosen.kind === 'some' ? prospectsOf(chosen.passports.values()).sealed.length : 0;
  return (
    <>
      {error && <Failure error={error} />}
      {/* No empty list while the sites are on their way: keys typed into one would be lost. */}
      {!data && !error && <Bones lines={1} />}
      {data?.length === 0 && (
        <p>
          {words.ask.noSites}{' '}
          <Link class="alone" to="/companies?site=new">
            {words.ask.makeSite}
          </Link>
        </p>
      )}
      {data && data.length > 0 && (
        <SelectField
          label={words.ask.site}
          value={siteId}
          options={[
            ['', words.ask.siteNone],
            ...data.map(({ id, name, gln }) => [id, `${name} (${gln})`] as const),
          ]}
          onChange={onChange}
        />
      )}
      {sealed > 0 && <p class="note">{say(words.ask.sitesSealed, { count: sealed })}</p>}
    </>
  );
}
