import type { RequestOptions } from '../client-options.js';
import { Page, PageList } from '../page.js';
import type { Transport } from '../request.js';
import type {
  CreateFacilityReply,
  CreateFacilityRequest,
  DeleteFacilityReply,
  Facility,
  FacilityReply,
  ListFacilitiesQuery,
  ListFacilitiesReply,
  UpdateFacilityRequest,
} from '../schemas.js';

/** The workspace's manufacturing facilities. */
export class FacilitiesResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Registers a facility by its GLN.
   *
   * @throws `ConflictError` `FACILITY_DUPLICATE` if the GLN is registered, in any workspace.
   */
  create(facility: CreateFacilityRequest, options?: RequestOptions): Promise<CreateFacilityReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/facilities',
      body: facility,
      options,
    });
  }

  /** Gets a facility by its UUID. */
  get(id: string, options?: RequestOptions): Promise<FacilityReply> {
    return this.#transport.json({
      method: 'GET',
      path: '/api/v1/facilities/{id}',
      params: { id },
      options,
    });
  }

  /**
   * Lists facilities, newest first. One that is registered while the list is read moves the others on: one
   * may then come twice.
   */
  list(query: ListFacilitiesQuery = {}, options?: RequestOptions): PageList<Facility> {
    return new PageList(() => this.#loadPage(query, options));
  }

  /**
   * Changes what is said of a facility, at once in the passports that name it. What is not sent stays;
   * null clears.
   */
  update(
    id: string,
    changes: UpdateFacilityRequest,
    options?: RequestOptions,
  ): Promise<FacilityReply> {
    return this.#transport.json({
      method: 'PUT',
      path: '/api/v1/facilities/{id}',
      params: { id },
      body: changes,
      options,
    });
  }

  /** Deletes a facility. Passports that name it stay, and name none from then on. */
  delete(id: string, options?: RequestOptions): Promise<DeleteFacilityReply> {
    return this.#transport.json({
      method: 'DELETE',
      path: '/api/v1/facilities/{id}',
      params: { id },
      options,
    });
  }

  async #loadPage(query: ListFacilitiesQuery, options?: RequestOptions): Promise<Page<Facility>> {
    const reply = await this.#transport.json<ListFacilitiesReply>({
      method: 'GET',
      path: '/api/v1/facilities',
      query: { page: query.page?.toString(), limit: query.limit?.toString() },
      options,
    });
    return new Page(
      reply.facilities,
      reply.page < reply.totalPages
        ? () => this.#loadPage({ ...query, page: reply.page + 1 }, options)
        : undefined,
    );
  }
}
