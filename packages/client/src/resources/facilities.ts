import type { RequestOptions } from '../client-options.js';
import { pageAfter, pagesOf } from '../page.js';
import type { PageList } from '../page.js';
import type { ReplyPromise } from '../reply-promise.js';
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
   * @example
   * const { facility } = await client.facilities.create({
   *   gln: '5600000000014',
   *   name: 'Mill 1',
   *   country: 'DE',
   * });
   */
  create(
    facility: CreateFacilityRequest,
    options?: RequestOptions,
  ): ReplyPromise<CreateFacilityReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/facilities',
      body: facility,
      options,
    });
  }

  /**
   * Gets a facility by its UUID.
   * @example
   * const { facility } = await client.facilities.get(facilityId);
   */
  get(id: string, options?: RequestOptions): ReplyPromise<FacilityReply> {
    return this.#transport.json({
      path: '/api/v1/facilities/{id}',
      params: { id },
      options,
    });
  }

  /**
   * Lists facilities, newest first. One that is registered while the list is read moves the others on: one
   * may then come twice.
   * @example
   * for await (const { gln, name } of client.facilities.list()) console.log(gln, name);
   */
  list(query: ListFacilitiesQuery = {}, options?: RequestOptions): PageList<Facility> {
    return pagesOf(
      (page: number | undefined = query.page) =>
        this.#transport.json<ListFacilitiesReply>({
          path: '/api/v1/facilities',
          query: { page, limit: query.limit },
          options,
        }),
      (reply) => ({ items: reply.facilities, next: pageAfter(reply) }),
    );
  }

  /**
   * Changes what is said of a facility, at once in the passports that name it. What is not sent stays;
   * null clears.
   * @example
   * await client.facilities.update(facilityId, { activity: null });
   */
  update(
    id: string,
    changes: UpdateFacilityRequest,
    options?: RequestOptions,
  ): ReplyPromise<FacilityReply> {
    return this.#transport.json({
      method: 'PUT',
      path: '/api/v1/facilities/{id}',
      params: { id },
      body: changes,
      options,
    });
  }

  /**
   * Deletes a facility. Passports that name it stay, and name none from then on.
   * @example
   * await client.facilities.delete(facilityId);
   */
  delete(id: string, options?: RequestOptions): ReplyPromise<DeleteFacilityReply> {
    return this.#transport.json({
      method: 'DELETE',
      path: '/api/v1/facilities/{id}',
      params: { id },
      options,
    });
  }
}
