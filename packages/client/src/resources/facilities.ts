import type { RequestOptions } from '../client-options.js';
import type { Transport } from '../request.js';
import type { CreateFacilityReply, CreateFacilityRequest, FacilityReply } from '../schemas.js';

/** The workspace's manufacturing facilities. */
export class FacilitiesResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Registers a facility by its GLN.
   *
   * @throws `ConflictError` `FACILITY_DUPLICATE` if the GLN is registered, in whatever workspace.
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
}
