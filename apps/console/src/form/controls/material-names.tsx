import { useQuery } from '@tanstack/preact-query';

/** Names that a composition may have, by member of its entries: offered while typing, never demanded. */
export function MaterialNames({ member }: { readonly member: string }) {
  const { data } = useQuery({
    queryKey: ['material-names', member],
    queryFn: () => namesFor(member),
    staleTime: Infinity,
  });
  return (
    <datalist id={materialNamesId(member)}>
      {data?.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

export const materialNamesId = (member: string) => `names-of-${member}`;

/** The vocabulary is loaded when a composition is shown. */
async function namesFor(member: string): Promise<readonly string[]> {
  const { searchMaterials } = await import('@dpp/espr-validate/materials');
  const kind = member === 'fiber' ? 'fiber' : 'material';
  return searchMaterials({ kind }).map(({ name }) => name);
}
