import type { RequestOptions } from '../client-options.js';
import { pagesOf } from '../page.js';
import type { PageList } from '../page.js';
import type { Transport } from '../request.js';
import type { ListMaterialsQuery, Material, MaterialsReply } from '../schemas.js';

/** The vocabulary of materials, for forms to offer; passports may name others. Needs no API key. */
export class MaterialsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Lists materials by kind, then by name, in one page.
   * @example
   * const fibres = await client.materials.list({ kind: 'fiber', search: 'cotton' });
   * console.log(fibres.items.map(({ name }) => name));
   */
  list(
    { kind, search, limit }: ListMaterialsQuery = {},
    options?: RequestOptions,
  ): PageList<Material> {
    return pagesOf(
      () =>
        this.#transport.json<MaterialsReply>({
          path: '/api/v1/materials',
          query: { kind, search, limit },
          options,
        }),
      (reply) => ({ items: reply.materials }),
    );
  }
}
