import { useQuery } from '@tanstack/preact-query';
import { Bones } from '../../parts/bones.js';
import { Failure } from '../../parts/failure.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import type { PartProps } from '../passport/tabs.js';
import { Lineage } from './lineage.js';
import { NoStep } from './no-step.js';

/** Where a product comes from: the tab of its passport. */
export function PassportOrigins({ source, name }: PartProps) {
  const { id: passportId, productId: number } = source;
  const { words, lang } = useTexts('origins');
  const lineage = useQuery({
    queryKey: ['passport', passportId, 'lineage'],
    queryFn: ({ signal }) => client.events.getLineageOfPassport(passportId, { signal }),
  });
  const path = `/passports/${passportId}`;
  return (
    <div class="stack" lang={lang}>
      {lineage.error && (
        <Failure
          error={lineage.error}
          what={words.loadFailed}
          onRetry={() => void lineage.refetch()}
        />
      )}
      {lineage.isLoading && <Bones lines={6} />}
      {lineage.data?.lineage.length === 0 && <NoStep title={words.productEmpty} />}
      {lineage.data !== undefined && lineage.data.lineage.length > 0 && (
        <Lineage
          roots={lineage.data.lineage}
          isTruncated={lineage.data.truncated}
          product={{ name, number, path }}
          path={`${path}/origins`}
        />
      )}
    </div>
  );
}
