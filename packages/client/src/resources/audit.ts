import type { RequestOptions } from '../client-options.js';
import { invalidArgument } from '../error.js';
import type { ReplyPromise } from '../reply-promise.js';
import type { Transport } from '../request.js';
import type {
  DidDocument,
  PassportDocument,
  VerifySealReply,
  VerifySealRequest,
} from '../schemas.js';
import { CredentialsResource } from './credentials.js';
import { SigningKeysResource } from './signing-keys.js';

/**
 * Everything about one seal in one file, for `npx @dpp/merkle-seal verify` and other verifiers that work
 * offline. The time-stamp stands in the document.
 */
export interface AuditBundle {
  readonly type: 'MerkleSealAuditBundle';
  readonly version: 1;
  /** The moment it was put together, ISO 8601 UTC by the clock of this machine. */
  readonly created: string;
  readonly document: PassportDocument;
  /** PEM, one certificate each, as the server publishes them: no reason to trust them. */
  readonly untrustedCertificates: readonly string[];
  /** The DID document that lists the key of the seal; absent where the seal names no workspace of this server. */
  readonly didDocument?: DidDocument;
  /** The status lists of its credentials, as text: `vc verify --status-list` takes them from the bundle. */
  readonly statusLists?: readonly string[];
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
/** The workspace in `did:web:host:tenants:id#key-N`. */
const TENANT = /:tenants:([0-9a-fA-F-]{36})#/;

/** The server's own verifier, and what others need. Needs no API key. */
export class AuditResource {
  readonly #transport: Transport;
  readonly #credentials: CredentialsResource;
  readonly #signingKeys: SigningKeysResource;

  constructor(transport: Transport) {
    this.#transport = transport;
    this.#credentials = new CredentialsResource(transport);
    this.#signingKeys = new SigningKeysResource(transport);
  }

  /**
   * Verifies a seal that was issued on this server. It takes the unredacted document, as
   * `passports.get` gives it: every leaf is recomputed.
   * @example
   * const payload = await client.passports.get('09506000134352');
   * const { verified, message } = await client.audit.verifySeal({ payload });
   */
  verifySeal(request: VerifySealRequest, options?: RequestOptions): ReplyPromise<VerifySealReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/audit/verify',
      body: request,
      isSafe: true,
      options,
    });
  }
  /**
   * Puts a sealed document together with the certificates, the DID document and the status list that this server
   * publishes now, so that it can be verified years later without asking anybody. Asks no other server.
   *
   * @param document - As `passports.get` or `resolution.resolve` gives it.
   * @throws `DppError` `INVALID_ARGUMENT` for a document without a seal.
   * @example
   * const bundle = await client.audit.createBundle(await client.passports.get('09506000134352'));
   */
  async createBundle(document: PassportDocument, options?: RequestOptions): Promise<AuditBundle> {
    if (!document.proof) throw invalidArgument('The document is not sealed.');
    const tenantId = TENANT.exec(document.proof.verificationMethod)?.[1];
    const [pem, didDocument, statusList] = await Promise.all([
      this.#signingKeys.getSealCa(options),
      tenantId === undefined ? undefined : this.#credentials.getDidDocument(tenantId, options),
      tenantId === undefined ? undefined : this.#credentials.getStatusList(tenantId, options),
    ]);
    return {
      type: 'MerkleSealAuditBundle',
      version: 1,
      created: new Date().toISOString(),
      document,
      untrustedCertificates: pem.match(CERTIFICATE) ?? [],
      ...(didDocument && { didDocument }),
      ...(statusList !== undefined && { statusLists: [statusList] }),
    };
  }
}
