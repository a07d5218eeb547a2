// Generated from docs/openapi.json by `npm run contract`. Do not edit.

import type { StoredMetadata } from '../metadata.js';

export interface paths {
    readonly "/passport/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Resolve a passport by its UUID
         * @description The address of products without a GS1 key. Answers the representation that Accept asks for; without one, JSON-LD. A draft is shown to an API key of its workspace alone.
         */
        readonly get: operations["resolvePublicPassport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/01/{gtin14}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Resolve a passport by GTIN
         * @description A GTIN of 8, 12 or 13 digits is redirected to its 14-digit form. Behind it may stand a variant, a lot or both (`/22/{cpv}`, `/10/{lot}`), or a TPX (`/235/{tpx}`): such an address has a linkset, its links and everything else are a redirect to the passport of the GTIN.
         */
        readonly get: operations["resolveGs1Gtin"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/01/{gtin14}/21/{serial}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Find the passport of a serialised product
         * @description To the battery unit that carries the serial number, else to the passport that is named by it. A GTIN of 8, 12 or 13 digits is redirected to its 14-digit form. A variant and a lot may stand before the serial number.
         */
        readonly get: operations["resolveGs1GtinSerial"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/8003/{grai}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Resolve a passport by GRAI
         * @description Answers the passport of the workspace whose claim to the GRAI is the oldest, in the representation that Accept asks for.
         */
        readonly get: operations["resolveGs1Grai"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/8003/{grai}/21/{serial}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Find the passport of a serialised asset
         * @description To the battery unit that carries the serial number, else to the passport that is named by it.
         */
        readonly get: operations["resolveGraiSerial"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/unit/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Resolve a battery unit by its UUID
         * @description Without telemetry, but to an API key of its workspace and by an access grant on it. Once it is RECYCLED, everybody is told that it is gone.
         */
        readonly get: operations["resolvePublicBatteryUnit"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/passports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List passports
         * @description Not archived, newest first. Page until fewer than `limit` items arrive. A credential reads one list at a time: a few more wait for it, those beyond are 429. A connection that ends before the JSON does means that the page is not whole.
         */
        readonly get: operations["listPassports"];
        readonly put?: never;
        /**
         * Create a passport
         * @description Validated against the rules of its category, unless it is a draft. Metadata faults answer 400 `Validation Failed` with one item each.
         */
        readonly post: operations["createPassport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/passports/vc-readiness": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Which passports can be issued as credentials
         * @description Ready is what links a manufacturing facility with a country of production. The counts are over all passports that are not archived, the results one page of them, newest first.
         */
        readonly get: operations["passportVcReadinessReport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/passports/{id}/seal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Seal a passport
         * @description By UUID or productId. An earlier seal is overwritten; the status stays.
         */
        readonly post: operations["sealPassport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/passports/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Search the catalogue
         * @description By words and filters, drafts too, in an order of choice. A row says as much as a table shows; `GET /api/v1/passports/{id}` has the whole.
         */
        readonly get: operations["searchPassports"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/passports/counts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Count the catalogue
         * @description How many passports pass the filters of the search, and what they lack.
         */
        readonly get: operations["countPassports"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/jobs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Queue work on many passports
         * @description Each passport is sealed, published, changed or deleted as by a request of the same credential, with the same rules and quota; one that is refused stops no other. The work goes on when the client leaves; it ends with the credential.
         */
        readonly post: operations["createJob"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/jobs/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Progress and results of a job
         * @description Results come as they are there: while the job runs, `nextCursor` leads to those that come next. Kept for 30 days after its end.
         */
        readonly get: operations["getJob"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/jobs/{id}/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Progress of a job as server-sent events
         * @description An event `progress` with the job for each change, at most one a second, until it is finished. Ends after five minutes: a client connects again.
         */
        readonly get: operations["watchJob"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/jobs/{id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Stop a job
         * @description What is done stays done; what has no result gets none.
         */
        readonly post: operations["cancelJob"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/imports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Imports of the workspace
         * @description At most 20. A credential that is bound to one operator sees those of its own.
         */
        readonly get: operations["listImports"];
        readonly put?: never;
        /**
         * Send a table
         * @description The body is the file: CSV with comma, semicolon or tab, in UTF-8 or in UTF-16 with a byte order mark, or the first visible sheet of a workbook (XLSX). At most 20 MB, 50,000 rows, 500 columns, 64 kB in a cell. Its rows are checked in the background as `POST /api/v1/passports/bulk` would; nothing is published before that is asked for.
         */
        readonly post: operations["createImport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/imports/{id}/file": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The corrected table as CSV
         * @description UTF-8 with a byte order mark. What a spreadsheet would run as a formula has an apostrophe before it, which an import takes away again: every cell comes back as it was. Rows that are left out are not in it.
         */
        readonly get: operations["downloadImport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/imports/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * An import with its columns and faults
         * @description Send its ETag as `If-Match` of the change that follows.
         */
        readonly get: operations["getImport"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete an import
         * @description With its rows. The passports that it made stay.
         */
        readonly delete: operations["deleteImport"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Correct an import
         * @description Settings and columns have all rows checked again, in the background. Cells, and rows that are left out or taken in, are checked at once, and these rows alone.
         */
        readonly patch: operations["updateImport"];
        readonly trace?: never;
    };
    readonly "/api/v1/imports/{id}/rows": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Rows of an import
         * @description With their cells and faults: all, those with one kind of fault, or those in a state.
         */
        readonly get: operations["listImportRows"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/imports/{id}/publish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Publish an import as a job
         * @description Each row that is ready becomes a passport, as by a create of the same credential. Rows whose passport is there update it where `existing` is UPDATE, and are left alone otherwise. A row that is refused stops no other; each is published once.
         */
        readonly post: operations["publishImport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/passports/bulk": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create up to 200 passports
         * @description Each row is live when it is inserted, and fails or succeeds by itself; the product id is not copied into the metadata. A row that only the limit of the plan keeps out fails like any other; 402 is for an import of which nothing else kept out any row. A preview (`dryRun`) takes no `Idempotency-Key`.
         */
        readonly post: operations["bulkIngestPassports"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/passports/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a passport by UUID or productId
         * @description Re-dispatched to the public resolver: the same representations, unmasked for an API key of the owning tenant. Subject to the resolver budget as well.
         */
        readonly get: operations["getPassport"];
        /**
         * Update, publish or demote a passport
         * @description What it held before becomes a version of its history. Without `draft` the metadata is validated, and a draft goes live; with `draft: true` it is not, and a live passport is a draft again.
         */
        readonly put: operations["updatePassport"];
        readonly post?: never;
        /**
         * Delete a draft
         * @description With its history, access log and units. An audit entry stays.
         */
        readonly delete: operations["deleteDraftPassport"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/passports/{id}/status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Recall, decommission or reactivate a passport
         * @description From any of the three to any; the one it has already changes nothing. DECOMMISSIONED starts the retention period, leaving it ends that.
         */
        readonly put: operations["updatePassportStatus"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/passports/{id}/source": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A passport as it is stored, for editing
         * @description Nothing masked, drafts too, with the enrichment, for sessions and keys alike. Needs passport:update, or the role AUDITOR. Send its ETag as `If-Match` of the change that follows.
         */
        readonly get: operations["getPassportSource"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/passports/{id}/draft": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Save a draft while it is written
         * @description Members that are not sent stay. It adds no version to the history and no entry to the audit log, and says what publication would say. Publish it by `PUT /api/v1/passports/{id}`.
         */
        readonly patch: operations["saveDraft"];
        readonly trace?: never;
    };
    readonly "/api/v1/passports/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The page that a passport would have
         * @description Made of what is sent, for a reader of either tier and in any status. Nothing is stored, validated or recorded as an access, and no cache stores the page. Needs passport:create or passport:update. 60 a minute for each session or key.
         */
        readonly post: operations["previewPassport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/passports/{id}/data-points": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The 71 data points of a battery passport
         * @description Of each data point of Annex XIII to Regulation (EU) 2023/1542: value and unit, audience, status for the type of the battery, and why it is empty where it is. Nothing masked, drafts too. CSV with `Accept: text/csv` or `format=csv`, in UTF-8 with a byte order mark; what a spreadsheet would run as a formula has an apostrophe before it. Needs passport:update, or the role AUDITOR.
         */
        readonly get: operations["listDataPoints"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/passports/{id}/revisions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Draft the next edition of a sealed passport
         * @description A draft with the same product id and content. Its publication, by `PUT /api/v1/passports/{id}`, gives it the code and the battery units of the sealed passport, which is archived, stays readable and verifiable by its id, and has its credentials revoked. A recall goes on in the new edition, unless that is published with `correctsRecall`.
         */
        readonly post: operations["openRevision"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/passports/aas/ingest": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ingest an AAS environment
         * @description Creates a passport out of the submodel `ComplianceMetadata`, or replaces what the unsealed passport of the same product and operator holds, whose status stays. No webhook tells of it.
         *
         *     The product is `gtin`, `grai` or `productId` of the metadata, else the specific asset id `productId` of the first shell; a GS1 key is copied into metadata that is not sealed.
         *
         *     Nested values are collections and lists, or JSON as the text of a property; lists of `{value, language}` are multi-language properties. Environments of this API are read back without loss, where they name the product (no AAS names one with characters beyond U+FFFF) and are within the limit of 262,144 bytes: of longer ones, leave out `conceptDescriptions`, which nobody reads here.
         *
         *     The environment has to be valid under the AAS metamodel 3.0, 3.1 or 3.2: what its schemas say, AASd-108 and AASd-109, and values that are of their `valueType`. Shells and submodels may leave out `modelType`.
         *
         *     The operator is the one that `operatorId` names, else the one of the workspace that the environment names by `regId`, else the credential's own, else that of the one passport of the product, else the workspace's first. A `regId` that the workspace does not have is told by the warning `AAS_OPERATOR_UNKNOWN`, each submodel that is not read by `AAS_SUBMODEL_NOT_READ`.
         *
         *     A submodel `eidasVerificationSeal` is verified against the keys of the workspace, current and retired, over this very metadata; `pemPublicKey` only says which. Beside `digitalSealHash` and `cryptographicSignature` it needs `leafSalts`, as the owner gets them. A time-stamp is kept if it verifies here.
         */
        readonly post: operations["ingestPassportFromAas"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/passports/{id}/versions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A passport's version history
         * @description What it held before each of its updates, without the contents. Newest first.
         */
        readonly get: operations["listPassportVersions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/passports/{id}/versions/{version}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What a passport held before an update
         * @description Unmasked for API keys; public tier for sessions.
         */
        readonly get: operations["getPassportVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/passports/validate-only": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Validate a passport without storing it
         * @description By the rules of the category and across fields, in the answers of a create that is no draft. What depends on the workspace (operator, facility, quota, duplicates) is not looked at.
         */
        readonly post: operations["validatePassport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/passports/validate-only-public": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Validate a passport with any valid credential
         * @description As validate-only, for every API key and every login session, whatever its workspace, plan and permissions. 10 a minute per address.
         */
        readonly post: operations["validatePassportPublic"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/passports/{id}/qr": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * QR code of a passport
         * @description By UUID or productId. A plain QR code of the passport's digitalLinkUri, exactly `size` pixels wide, quiet zone included.
         */
        readonly get: operations["getPassportQrCode"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/units/{id}/qr": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * QR code of a battery unit
         * @description A plain QR code of the unit's digitalLinkUri, also where that is no GS1 Digital Link, and of a unit that was recycled. Else as the code of a passport.
         */
        readonly get: operations["getBatteryUnitQrCode"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/passports/labels": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * QR codes of many passports and battery units as a ZIP
         * @description Streamed: one image per passport or unit, then `manifest.json` with `included` (`id`, `file`, `uri`) and `skipped` (`id`, `reason`: NOT_FOUND, OPERATOR_SCOPE_FORBIDDEN, DUPLICATE). Nothing is stored.
         */
        readonly post: operations["bulkExportPassportLabels"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/access-counts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * How often passports were opened
         * @description Openings of public pages and documents by day, form and tier, a second after they happened. Numbers only: who it was is not in them. Those of a unit count for its passport, too.
         */
        readonly get: operations["countAccesses"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/operators": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List economic operators
         * @description A key bound to one operator sees that operator alone.
         */
        readonly get: operations["listOperators"];
        readonly put?: never;
        /**
         * Register an economic operator
         * @description If the workspace has this regId already, even archived, the existing record is returned and the submitted name, role and scheme are ignored. A new EORI number may be looked up in a register: the warning EORI_NOT_FOUND says that it is not there.
         */
        readonly post: operations["registerOperator"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/operators/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get an economic operator
         * @description Archived ones too. A key bound to another operator is refused with 403.
         */
        readonly get: operations["getOperator"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete or archive an operator
         * @description An operator that nothing refers to is deleted. One with passports is archived, and so are they, drafts too, until the retention period is over: lists leave them out, their public addresses still answer. A passport that was decommissioned before keeps its own retention period. One that only keys or facilities refer to is archived, too. Archived operators take no new passports.
         */
        readonly delete: operations["deleteOperator"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change an operator's name or role
         * @description Nothing else can be changed, and what is no text is ignored. The public documents of all its passports show the change at once.
         */
        readonly patch: operations["updateOperator"];
        readonly trace?: never;
    };
    readonly "/api/v1/operators/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Restore an archived operator
         * @description And the passports archived with it, but for decommissioned ones, which come back with their status. All of them, or none where plan or workspace have no room for all.
         */
        readonly post: operations["restoreOperator"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/passports/{passportId}/units/validate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Check units without making them
         * @description What serialising would say of each, but for its predecessor, which is not looked for. Nothing is stored.
         */
        readonly post: operations["validateBatteryUnits"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/passports/{passportId}/units": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the units of a passport
         * @description Newest first. A key bound to another operator is refused with 403.
         */
        readonly get: operations["listBatteryUnits"];
        readonly put?: never;
        /**
         * Make up to 200 battery units
         * @description Each succeeds or fails by itself. A unit that names its predecessor makes that one REPURPOSED, or what predecessorStatus says, by a STATUS_CHANGE event in the same transaction.
         */
        readonly post: operations["serializeBatteryUnits"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/units/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a battery unit as JSON-LD
         * @description With its current state, its 500 most recent events, and the passport as its owner sees it.
         */
        readonly get: operations["getBatteryUnit"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Always refused: units are not deleted
         * @description The end of its life is a STATUS_CHANGE event: RECYCLED ceases a unit, DECOMMISSIONED retires it.
         */
        readonly delete: operations["deleteBatteryUnit"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/units": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Find units of the whole workspace
         * @description Of every passport. A key bound to an operator finds those of its passports.
         */
        readonly get: operations["searchBatteryUnits"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/units/{id}/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the history of a unit
         * @description Newest first. What arrives while the list is read moves nothing to another page.
         */
        readonly get: operations["listBatteryUnitEvents"];
        readonly put?: never;
        /**
         * Append an event to the history of a unit
         * @description Nobody changes or removes it afterwards. A status, by whatever type of event, is what the unit is from then on.
         */
        readonly post: operations["recordBatteryUnitEvent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/units/{id}/events/bulk": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Append up to 500 telemetry events
         * @description Each succeeds or fails by itself. One with a status fails: it is sent alone.
         */
        readonly post: operations["recordUnitEvents"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/facilities": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List facilities
         * @description Newest first. An operator-scoped credential sees those of its operator and of the whole workspace.
         */
        readonly get: operations["listFacilities"];
        readonly put?: never;
        /**
         * Register a facility by its GLN
         * @description A GLN belongs to one workspace of the platform: one that is registered already is refused with 409, without a word of whose it is.
         */
        readonly post: operations["createFacility"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/facilities/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a facility
         * @description With its address, which is never published. A key bound to one operator may read facilities of that operator and of the whole workspace.
         */
        readonly get: operations["getFacility"];
        /**
         * Change a facility
         * @description What is not sent stays. Passports that name the facility show the change at once. A facility of the whole workspace is not for operator-scoped credentials to change.
         */
        readonly put: operations["updateFacility"];
        readonly post?: never;
        /**
         * Delete a facility
         * @description Passports that name it stay, and name none from then on.
         */
        readonly delete: operations["deleteFacility"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/grants/requests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ask for access
         * @description Anybody may. The answer is the same, and takes as long, whether or not what is asked for exists and whether there is room for it: of a workspace 1,000 undecided requests, of one block of addresses (IPv4 /24, IPv6 /48) 200 of them, of one mail address 50, for one target 500; where there is none, the fullest block loses its oldest. Pages of other sites are refused. Approved or not, it expires after 90 days unless the approver says otherwise.
         */
        readonly post: operations["requestGrant"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/request-access": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A page to ask for access on
         * @description Names product and company where the passport is public.
         */
        readonly get: operations["getRequestAccessPage"];
        readonly put?: never;
        /**
         * Ask for access, as the page does
         * @description Takes the fields of the form of the page, answers a page, and is else the same as the request in JSON.
         */
        readonly post: operations["sendRequestAccessPage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/grants": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List access grants and pending requests
         * @description An operator-scoped credential sees those on passports and units of its operator.
         */
        readonly get: operations["listGrants"];
        readonly put?: never;
        /**
         * Issue a legitimate-interest grant
         * @description The token is in the answer, once.
         */
        readonly post: operations["createGrant"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/grants/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a grant or a request
         * @description As the list shows it; never its token.
         */
        readonly get: operations["getGrant"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Revoke a grant
         * @description Of whatever status; its token opens nothing from the next request on. A second time changes nothing. The grant of an authority is the platform’s: 403.
         */
        readonly delete: operations["revokeGrant"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/grants/{id}/approve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Approve a pending request
         * @description Makes the token, which is in the answer, once, and in no mail.
         */
        readonly post: operations["approveGrantRequest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/grants/{id}/deny": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Deny a pending request
         * @description Ends the request without a token. Only a PENDING grant can be denied.
         */
        readonly post: operations["denyGrantRequest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/grants/deny": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Deny many pending requests at once
         * @description In one transaction. One that cannot be denied says why in its place, and keeps no other from it. An address that sent several gets one mail.
         */
        readonly post: operations["denyGrants"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/platform/v1/grants": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List grants to authorities
         * @description Of the platform, in all workspaces. What workspaces issue themselves is not here.
         */
        readonly get: operations["listAuthorityGrants"];
        readonly put?: never;
        /**
         * Issue a grant to an authority
         * @description In whatever workspace. The token is in the answer, once.
         */
        readonly post: operations["issueAuthorityGrant"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/platform/v1/grants/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a grant to an authority
         * @description As the list shows it; never its token.
         */
        readonly get: operations["getAuthorityGrant"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Revoke a grant to an authority
         * @description Its token opens nothing from the next request on. A second time changes nothing. What a workspace issued is the workspace’s: 404.
         */
        readonly delete: operations["revokeAuthorityGrant"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/platform/v1/audit-log": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The platform's audit log
         * @description What administrators of the platform did: their sign-ins, and the workspaces and grants that they made or changed. What happened inside of a workspace stands in its own log. Append-only and hash-chained.
         */
        readonly get: operations["listPlatformAuditLog"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/platform/v1/audit-log/head": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The signed end of the platform's audit log
         * @description Keep it: a log whose chain does not lead to a head that was kept was rewritten or cut.
         */
        readonly get: operations["getPlatformAuditHead"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Query the events of a workspace
         * @description An EPCISQueryDocument, newest first by eventTime. Link with rel="next" leads to the next page. Each parameter is there once; several values stand between commas. An operator-scoped key sees what its operator captured.
         */
        readonly get: operations["listEvents"];
        readonly put?: never;
        /**
         * Capture an event that somebody signed for
         * @description The credential is stored as sent, and verified by the certificate in its proof or by a key of the workspace that its issuer names. A credential that came before is answered with the id of the first.
         */
        readonly post: operations["registerTraceabilityEvent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/epcis": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Capture the events of an EPCIS 2.0 document
         * @description The document is valid as a whole or refused; then each event succeeds or fails by itself. TransactionEvents and events about quantities alone are refused. Events are stored as sent; one that came before, by its hash and all that the hash covers, is answered with the id of the first. An event with the hash of another one and other content is an event of its own, with the advisory EVENT_HASH_SHARED.
         */
        readonly post: operations["captureEpcisDocument"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get one event, and who signed for it
         * @description As it was captured, with the credential that it came in, if it came in one.
         */
        readonly get: operations["getEvent"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{id}/lineage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Trace an event back to its origins
         * @description An event descends from the last earlier event that made, held or saw each thing it is about. As a tree, or with Accept: application/ld+json as an EPCISDocument of the nearest 500 events, or with image/svg+xml as a picture of the nearest 100. Where there are more, the tree has truncated: true, and the two others come with X-Lineage-Truncated: true.
         */
        readonly get: operations["getEventLineage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/passports/{id}/lineage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Trace a product back to its origins
         * @description From the last event of each of its things: whatever has its GTIN, or the one with its serial number; or its GRAI.
         */
        readonly get: operations["getPassportLineage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{id}/audit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Verify an event again
         * @description Nothing is stored. An event that nobody signed for is not compliant.
         */
        readonly post: operations["auditEventLineage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/webhooks/subscriptions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List webhook subscriptions
         * @description Switched off ones too. Secrets are shown once, by create and rotate, and not here.
         */
        readonly get: operations["listWebhookSubscriptions"];
        readonly put?: never;
        /**
         * Subscribe to events
         * @description Of every operator of the workspace, from now on. The secret is in the answer, once.
         */
        readonly post: operations["createWebhookSubscription"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/webhooks/subscriptions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a webhook subscription
         * @description With its deliveries, also those that are still to be sent.
         */
        readonly delete: operations["deleteWebhookSubscription"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a webhook subscription
         * @description What is pending goes to the new address.
         */
        readonly patch: operations["updateWebhookSubscription"];
        readonly trace?: never;
    };
    readonly "/api/v1/webhooks/subscriptions/{id}/rotate-secret": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Rotate a signing secret
         * @description The new secret is in the answer, once. For 24 hours the one before signs as well; one that was before that is gone at once.
         */
        readonly post: operations["rotateWebhookSecret"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/webhooks/subscriptions/{id}/test": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a test event
         * @description Once and at once, signed as all are, marked with `_test: true`, also where the subscription is switched off. It is in no list of deliveries, and nothing follows from its failure.
         */
        readonly post: operations["testWebhookSubscription"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/webhooks/deliveries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List recent deliveries
         * @description One for each event and subscription.
         */
        readonly get: operations["listWebhookDeliveries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/webhooks/deliveries/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a delivery with its attempts
         * @description With what is sent, without its signature. Attempts are kept as long as the delivery; of one that is sent again by hand the newest 20.
         */
        readonly get: operations["getWebhookDelivery"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/webhooks/deliveries/{id}/retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a delivery again
         * @description Whatever became of it, as soon as can be, with the same webhook-id and the whole schedule before it.
         */
        readonly post: operations["retryWebhookDelivery"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/whoami": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Describe the credential in use
         * @description What the workspace, the role and the permissions of the credential are, and how many passports the plan has left.
         */
        readonly get: operations["whoami"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tenant": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Describe the workspace of the credential
         * @description Plan, usage, and what the workspace decides for itself.
         */
        readonly get: operations["getOwnTenant"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change what the workspace decides for itself
         * @description What is not sent stays. Plan and limits are the platform’s to change.
         */
        readonly patch: operations["updateOwnTenant"];
        readonly trace?: never;
    };
    readonly "/api/v1/today": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What waits for the caller
         * @description No more than the caller may do something about: each kind needs a permission, and what concerns every operator is not for a credential of one. A kind of which nothing waits is left out.
         */
        readonly get: operations["listToday"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/today/{kind}/snooze": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Hide a kind of work for a while
         * @description From the caller alone. A second call moves the time.
         */
        readonly post: operations["snoozeToday"];
        /**
         * Show a kind of work again
         * @description Undoes hiding it. One that is shown stays so.
         */
        readonly delete: operations["endTodaySnooze"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/audit/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Verify a seal issued on this node
         * @description Needs the unredacted document: every leaf is recomputed, hashes of redacted leaves are not trusted. Redacted documents are verified offline.
         */
        readonly post: operations["verifyPassportSeal"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/audit-log/head": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The signed end of the workspace's audit log
         * @description Keep it: a log whose chain does not lead to a head that was kept was rewritten or cut.
         */
        readonly get: operations["getAuditHead"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/audit-log/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The workspace's audit log as a file
         * @description Oldest first, each entry as a line of JSON. A workspace reads one at a time. A connection that ends before the last line does means that the file is not whole.
         */
        readonly get: operations["exportAuditLog"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/audit-log/bundle": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The workspace's audit log as evidence
         * @description Every entry, oldest first, and the signed end with its key, in a file that verifies offline: `npx @dpp/merkle-seal audit FILE --key PEM`. A line of JSON each: a header, the entries, a checkpoint. A workspace reads one at a time. A file without a checkpoint in its last line is not whole.
         */
        readonly get: operations["exportAuditLogBundle"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/audit-log": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The workspace's audit log
         * @description Append-only and hash-chained: a changed or missing entry breaks the chain.
         */
        readonly get: operations["listAuditLog"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/requests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What was written and refused lately
         * @description Writes, and refusals of any method, by credentials of the workspace: of seven days, the newest 10,000, a second after they were answered. Neither bodies nor queries are kept; of many in one second some are left out. It needs `audit:read` or `webhook:read`.
         */
        readonly get: operations["listRequests"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/notifications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The workspace's notifications
         * @description They speak of every operator: a key bound to one of them is refused.
         */
        readonly get: operations["listNotifications"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/notifications/read-all": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Mark every notification as read
         * @description For the whole workspace. Those that are read keep the time of the first reading.
         */
        readonly post: operations["markAllNotificationsRead"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/notifications/{id}/read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Mark a notification as read
         * @description For the whole workspace. One that is read already keeps the time of the first reading.
         */
        readonly post: operations["markNotificationRead"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/.well-known/gs1resolver": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Description of this GS1 resolver
         * @description The resolver description file of the GS1-Conformant Resolver standard.
         */
        readonly get: operations["getResolverDescription"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tenants/{tenantId}/did.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A tenant's did:web document
         * @description Public keys only. Retired keys stay listed, so that what they signed verifies. On the host of a workspace that of this workspace alone.
         */
        readonly get: operations["getTenantDidDocument"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tenants/{tenantId}/status/revocation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A tenant's revocation list
         * @description A W3C Bitstring Status List, signed by the tenant: the bit that `credentialStatus.statusListIndex` of a credential names is set when it is revoked, and stays set. It is signed anew when a bit is set, when the list doubles and when the key is rotated. On the host of a workspace that of this workspace alone.
         */
        readonly get: operations["getTenantRevocationStatusList"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/vct/dpp/v1": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Type metadata of passports as SD-JWT VCs
         * @description What `vct` of an SD-JWT VC names: its claims, and which of them can be kept back. Frozen: credentials already issued refer to it.
         */
        readonly get: operations["getCredentialType"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/contexts/dpp/v1": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * JSON-LD context of passport documents
         * @description What the term map of a passport refers to. It has an @vocab, so that no metadata key is lost when a document is expanded.
         */
        readonly get: operations["getDppJsonLdContext"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/context/v1": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * JSON-LD context of passport documents, as a list of terms
         * @description The same terms as `/contexts/dpp/v1` without its `@vocab`: a name that is not listed means nothing to a JSON-LD processor.
         */
        readonly get: operations["getJsonLdContext"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/contexts/dpp-credential/v1": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * JSON-LD context of the terms that passport credentials add
         * @description Frozen: credentials already issued refer to it.
         */
        readonly get: operations["getCredentialContext"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/materials": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Search the vocabulary of materials
         * @description Fibres, battery chemistries, metals, polymers, substances, hazard classes and critical raw materials, for forms to offer. Passports may name others.
         */
        readonly get: operations["listMaterials"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/schemas/{category}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * JSON Schema of a category
         * @description The rules of `metadata` as JSON Schema, for five of the nine categories: `textiles`, `batteries`, `electronics`, `chemicals`, `construction`. The others are validated by built-in rules and have none. It accepts every document that validation accepts; sums, check digits and rules across fields only validation can check. `Accept: application/ld+json` answers the JSON-LD context of the metadata keys instead.
         */
        readonly get: operations["getSectorSchema"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/schemas/reports/{report}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * JSON Schema of a report
         * @description What `npx @dpp/merkle-seal` prints with `--json` and the page `/verify` saves: `seal-report` of `verify`, `audit-log-report` of `audit`. It is the file that the package ships.
         */
        readonly get: operations["getReportSchema"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/gs1/gtin": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Compute the check digit of a GTIN
         * @description Prefix and item reference have 13 digits together. Nothing is registered. Callers without credentials: 20 a minute per address.
         */
        readonly post: operations["mintGtinCheckDigit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/gs1/decode": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Decode scan data, an element string or a Digital Link
         * @description Every value, association and check digit is checked; all problems are named at once. Callers without credentials: 20 a minute per address.
         */
        readonly post: operations["decodeGs1"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/gs1/decode/batch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Decode up to 200 pieces of GS1 data
         * @description Each on its own: one that is wrong says so in its result. Callers without credentials: 20 a minute per address.
         */
        readonly post: operations["decodeGs1Batch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/signing-keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the workspace's signing keys
         * @description Every generation with its certificate, the newest first. Public keys stand in the DID document of the workspace.
         */
        readonly get: operations["listSigningKeys"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tenants/rotate-keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Rotate the workspace's signing key pair
         * @description Makes a new key pair and certificate for seals and credentials from now on. The old public key stays registered and published, and what it signed stays verifiable; numbers of keys count up and are never used again. Private keys are never returned. Not for operator-scoped credentials.
         */
        readonly post: operations["rotateTenantKeys"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/.well-known/opendpp-seal-ca.pem": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Certificates of the platform seal CA (PEM), every generation
         * @description Pin it: offline verifiers check the chain of a seal against it. Authorities that issue no more stay in it, the newest stands first.
         */
        readonly get: operations["getSealCaCertificate"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A page that verifies sealed passports in the browser
         * @description One file without other resources, in the language of the reader. Documents stay in the browser: the page has no way to send anything. The platform seal CA is filled in, and labelled as the word of this server. With `passport`, the public document of that passport is in the page and is verified at once.
         */
        readonly get: operations["getVerifier"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Log in with email and password
         * @description Sets the cookies dpp_session, dpp_csrf and dpp_device, too; on https their names begin with __Host-. After five failures within 15 minutes from an address block, or a hundred within an hour from anywhere, an account answers 429, whether it exists or not. What others do wrong keeps out neither a browser with the account’s device cookie nor a password with a recovery code. With `twoStep` the code may come in a second step.
         */
        readonly post: operations["logIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/login/second-factor": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Log in with a ticket and a code
         * @description The second step of a login. A ticket takes five codes at most; wrong ones count for the account as at login.
         */
        readonly post: operations["logInSecondFactor"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * End the session
         * @description Revokes the token and clears the cookies. Other sessions of the user go on.
         */
        readonly post: operations["logOut"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/session": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Describe the session in use
         * @description Who is logged in, until when, and whether a second factor was proved.
         */
        readonly get: operations["getSession"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/mfa/enroll": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Get a second factor (TOTP, RFC 6238)
         * @description Shown once, and without effect until it is confirmed.
         */
        readonly post: operations["enrollMfa"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/mfa/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Turn the second factor on
         * @description From then on login takes a code. This session counts as proved, the user’s others end.
         */
        readonly post: operations["confirmMfa"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/mfa/disable": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Turn the second factor off
         * @description Takes a code, so that a stolen session cannot do it. Login takes the password alone afterwards.
         */
        readonly post: operations["disableMfa"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/mfa/recovery-codes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Get new recovery codes
         * @description Takes a code of the app. The former recovery codes end; the new ones are shown once.
         */
        readonly post: operations["renewRecoveryCodes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change your own name, language or colours
         * @description What is not sent stays; null removes.
         */
        readonly patch: operations["updateProfile"];
        readonly trace?: never;
    };
    readonly "/auth/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List your own sessions
         * @description Those that go on, newest first, with the network and the browser of each.
         */
        readonly get: operations["listSessions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/sessions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * End one of your own sessions
         * @description Its token and its cookies work no more. That of this request may be named, too.
         */
        readonly delete: operations["endSession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/password/forgot": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ask for a link by mail that sets another password
         * @description The answer is the same whether there is such a login or not; it is looked up afterwards. A link is valid for an hour, and once. An address is sent three in an hour at most. Disabled logins and platform administrators are sent none.
         */
        readonly post: operations["forgotPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/password/reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Set another password by the token of a link
         * @description Ends every session of the user, and starts none. The second factor stays as it is.
         */
        readonly post: operations["resetPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change your own password
         * @description Ends the other sessions of the user. Administrators of the platform have the password of the configuration.
         */
        readonly post: operations["changePassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/invitations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List invitations to the workspace
         * @description Newest first, with those that were accepted or have expired.
         */
        readonly get: operations["listInvitations"];
        readonly put?: never;
        /**
         * Invite a person to the workspace
         * @description Mails a link that is valid for seven days, and once. A server without mail answers with the link instead. A workspace mails a hundred in an hour at most. Never in a role that may do more than the credential in use.
         */
        readonly post: operations["createInvitation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/invitations/{id}/resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send an invitation again
         * @description By another link, for seven days from now; the former link opens nothing any more.
         */
        readonly post: operations["resendInvitation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/invitations/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Withdraw an invitation
         * @description Its link opens nothing any more. One that was accepted is a user.
         */
        readonly delete: operations["revokeInvitation"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/invitations/{token}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Show what an invitation is to
         * @description For the holder of its token, which no log repeats.
         */
        readonly get: operations["showInvitation"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/invitations/{token}/accept": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Accept an invitation
         * @description Makes the login and starts its first session, as a login does.
         */
        readonly post: operations["acceptInvitation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/users": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List who can log in to the workspace
         * @description Every user of the workspace, in the order of their mail addresses.
         */
        readonly get: operations["listUsers"];
        readonly put?: never;
        /**
         * Give somebody a login to the workspace
         * @description Never in a role that may do more than the credential in use.
         */
        readonly post: operations["createUser"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/users/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Take a login away
         * @description Ends the sessions of the user, too. The last TENANT_ADMIN stays.
         */
        readonly delete: operations["deleteUser"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a user's role or password
         * @description A new password ends all sessions of the user.
         */
        readonly patch: operations["updateUser"];
        readonly trace?: never;
    };
    readonly "/api/v1/users/{id}/reset-mfa": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take a user's second factor away
         * @description For a user who has lost it with the recovery codes. Ends all sessions of the user. Never your own.
         */
        readonly post: operations["resetUserMfa"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/api-keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List API keys
         * @description Oldest first, revoked ones too, without secrets. A key bound to one operator sees the keys of that operator. Keys of the sandbox are listed with those of the workspace, and marked; a test key sees test keys alone.
         */
        readonly get: operations["listApiKeys"];
        readonly put?: never;
        /**
         * Create an API key
         * @description Never a wider one than the credential in use: in permissions, operator or time. With `environment: test` the key acts in the sandbox of the workspace, which the first such key makes.
         */
        readonly post: operations["createApiKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/api-keys/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Revoke an API key
         * @description At once and for good. Of a revoked key the first revocation stays.
         */
        readonly delete: operations["revokeApiKey"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/sandbox": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Describe the sandbox
         * @description What it holds and may hold. With a test key, or in a session of the workspace; a live key is refused.
         */
        readonly get: operations["getSandbox"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/sandbox/reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Empty the sandbox
         * @description Everything in it goes at once, for good: passports, units, events, operators, facilities, grants, webhooks, notifications, test keys bound to an operator. Other test keys stay, and its audit log. It signs with a new key afterwards, and what was signed before verifies no longer. With a test key, or in a session of the workspace; a live key is refused. To repeat it is harmless.
         */
        readonly post: operations["resetSandbox"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/platform/v1/tenants": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List workspaces
         * @description Oldest first.
         */
        readonly get: operations["listTenants"];
        readonly put?: never;
        /**
         * Create a workspace
         * @description With its signing key pair, its certificate, and its owner's login.
         */
        readonly post: operations["createTenant"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/platform/v1/tenants/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a workspace
         * @description Plan, limit, state of the subscription and login rules.
         */
        readonly get: operations["getTenant"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a workspace's plan, limit or login rules
         * @description What is not sent stays.
         */
        readonly patch: operations["updateTenant"];
        readonly trace?: never;
    };
    readonly "/health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Health check: the process answers
         * @description Asks no dependency, counts against no budget, and answers on every host.
         */
        readonly get: operations["getHealth"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ready": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Readiness check: what the server stands on answers
         * @description Without its database the server is not ready, nor once it is shutting down; without Redis it goes on, and each instance counts requests for itself. A database that refuses writes, such as one whose volume is full, is `read-only`: codes are still answered. The answer takes at most three seconds, and the state is at most a second old.
         */
        readonly get: operations["ready"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/metrics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Metrics in the Prometheus text format
         * @description From the loopback address, or with METRICS_TOKEN as Bearer token.
         */
        readonly get: operations["metrics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/version": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Running contract version and build identity
         * @description Clients pin the MAJOR of apiVersion: it is that of the path.
         */
        readonly get: operations["getApiVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/openapi.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * This description of the API (OpenAPI 3.1)
         * @description The same as docs/openapi.json of the sources.
         */
        readonly get: operations["openApi"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/docs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * This description of the API as a web page
         * @description In English, without scripts. Each operation has its operationId as anchor.
         */
        readonly get: operations["getApiPage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/docs/errors": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Every error code as a web page: what it means, and what helps
         * @description In English, without scripts. Each code is an anchor; refusals lead there.
         */
        readonly get: operations["getErrorCodePage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/llms.txt": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Index of the description for language models
         * @description As llmstxt.org lays it out: what the API is for, and a link to the Markdown of each group.
         */
        readonly get: operations["getLlmsText"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/docs.md": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * This description of the API as Markdown
         * @description The same as the web page, with code samples and examples.
         */
        readonly get: operations["getApiMarkdown"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/docs/groups/{group}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One group of operations as Markdown
         * @description `/llms.txt` lists the groups.
         */
        readonly get: operations["getApiGroupMarkdown"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/robots.txt": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What search engines may visit: what is public, but for addresses with a token
         * @description Search engines may show passports, and have nothing to look for below the paths of programs.
         */
        readonly get: operations["getRobots"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/.well-known/security.txt": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Where to report a vulnerability of this server (RFC 9116)
         * @description As the operator of the server set it (`SECURITY_CONTACT`).
         */
        readonly get: operations["getSecurityContacts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/console/plan": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What to do about a refusal for the sake of the plan (402), as a web page
         * @description In English. `upgradeUrl` of a 402 leads here, unless the operator set another address.
         */
        readonly get: operations["getPlanPage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A page that finds the passport of a product, for people
         * @description With `q`, what a person types or pastes: the digits under a code (8, 12, 13 or 14), scan data, a GS1 Digital Link, or the address of a passport or a battery unit. It is redirected to the page of that product on this host, whichever host it names, whether or not there is a passport. A text that names no product is a 400, as a page with the text in its field. Where no web page is accepted, nothing is here.
         */
        readonly get: operations["getHome"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/passport/{id}/images/{number}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A picture of a passport
         * @description Fetched once from the address that the enrichment names, and sent from here since, without what its file says of when, where and by whom it was taken. `number` counts from 1, in the order of the enrichment; there are 10 at most.
         */
        readonly get: operations["getPassportPicture"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export interface webhooks {
    readonly "passport.ingested": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A passport was published: created, imported, or no longer a draft
         * @description Sent to each active subscription that names the event or `*`, at least once and in no certain order. The headers are those of the Standard Webhooks specification.
         */
        readonly post: operations["onPassportIngested"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "passport.updated": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A published passport changed
         * @description Sent to each active subscription that names the event or `*`, at least once and in no certain order. The headers are those of the Standard Webhooks specification.
         */
        readonly post: operations["onPassportUpdated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "passport.sealed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A passport was sealed
         * @description Sent to each active subscription that names the event or `*`, at least once and in no certain order. The headers are those of the Standard Webhooks specification.
         */
        readonly post: operations["onPassportSealed"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "passport.recalled": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A passport was recalled
         * @description Sent to each active subscription that names the event or `*`, at least once and in no certain order. The headers are those of the Standard Webhooks specification.
         */
        readonly post: operations["onPassportRecalled"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "passport.status_updated": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The status of a passport changed otherwise than by a recall
         * @description Sent to each active subscription that names the event or `*`, at least once and in no certain order. The headers are those of the Standard Webhooks specification.
         */
        readonly post: operations["onPassportStatusUpdated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export interface components {
    schemas: {
        /** @enum {string} */
        readonly CountryCode: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
        /** @description The materials of the product; their percentages add up to 100. Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I. The validator also checks that the percentage members add up to 100, within 0.1. */
        readonly MetadataMaterialComposition: readonly {
            /** @description Name of the material. */
            readonly material: string;
            /** @description Share of the product. Unit: % by mass. */
            readonly percentage: number;
        }[];
        /** @description The sites that made the product; shown to the owner only. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (i). */
        readonly MetadataFacilityDetails: readonly {
            /** @description Name of the site. */
            readonly facilityName: string;
            /** @description Where the site is. */
            readonly location: string;
            /** @description What is done there. */
            readonly activity: string;
            /** @description EORI number of the operator of the site. */
            readonly eori?: string;
            /** @description Plots of land the relevant commodities come from. */
            readonly eudrPlots?: readonly {
                /** @description Identifier of the plot in the due diligence statement. */
                readonly plotId: string;
                /** @description How the coordinates are meant: point or polygon. */
                readonly polygonType?: string;
                /** @description One point, or the corners of the polygon in order, the first repeated at the end. */
                readonly coordinates: readonly {
                    /** @description Latitude, north positive. Unit: degree. */
                    readonly lat: number;
                    /** @description Longitude, east positive. Unit: degree. */
                    readonly lng: number;
                }[];
            }[];
            /** @description Evidence of where the material comes from. */
            readonly traceabilityDocs?: readonly {
                /** @description Title of the document. */
                readonly documentName?: string;
                /** @description SHA-256 of the document, 64 hex digits. */
                readonly documentHash?: string | unknown;
                /** @description Where the document is. */
                readonly documentUrl?: string | {
                    /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                    readonly url: string;
                    /** @description Media type of the document, such as application/pdf. */
                    readonly contentType?: string;
                    /** @description Title of the document. */
                    readonly resourceTitle?: string | readonly {
                        /** @description The text. */
                        readonly value: string;
                        /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                        readonly language: string;
                    }[];
                    /** @description BCP 47 tag of the language of the document. */
                    readonly language?: string;
                };
            }[];
        }[];
        /** @description Evidence that the product meets Union law. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (e). */
        readonly MetadataRegulatoryCompliance: {
            /** @description Whether the product bears the CE marking. */
            readonly ceMarking: boolean;
            /** @description Certificates of conformity; empty where none was issued. */
            readonly certificates: readonly {
                /** @description Name of the certificate. */
                readonly name: string;
                /** @description Number the issuer gave it. */
                readonly referenceNumber: string;
                /** @description Body that issued it. */
                readonly issuer: string;
                /** @description Last day it holds. The validator also checks that the month has that day, and a time of day exists. */
                readonly validUntil?: string;
            }[];
            /** @description EU declaration of conformity. */
            readonly declarationOfConformityUrl?: string | {
                /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                readonly url: string;
                /** @description Media type of the document, such as application/pdf. */
                readonly contentType?: string;
                /** @description Title of the document. */
                readonly resourceTitle?: string | readonly {
                    /** @description The text. */
                    readonly value: string;
                    /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                    readonly language: string;
                }[];
                /** @description BCP 47 tag of the language of the document. */
                readonly language?: string;
            };
            /** @description EU declaration of conformity, as a document reference. */
            readonly declarationOfConformity?: {
                /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                readonly url: string;
                /** @description Media type of the document, such as application/pdf. */
                readonly contentType?: string;
                /** @description Title of the document. */
                readonly resourceTitle?: string | readonly {
                    /** @description The text. */
                    readonly value: string;
                    /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                    readonly language: string;
                }[];
                /** @description BCP 47 tag of the language of the document. */
                readonly language?: string;
            };
        };
        /** @description Name the product is sold under. Legal basis: EN 18223, multilingual text. */
        readonly MetadataProductName: string | readonly {
            /** @description The text. */
            readonly value: string;
            /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
            readonly language: string;
        }[];
        /** @description Greenhouse gas emissions over the life cycle. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex I. */
        readonly MetadataCarbonFootprint: {
            /** @description Emissions over the life cycle. Unit: kg CO2e. */
            readonly co2eKg: number;
            /**
             * @description Unit of the values.
             * @enum {string}
             */
            readonly unit?: "kg CO2e";
            /** @description Direct emissions. Unit: kg CO2e. */
            readonly scope1?: number;
            /** @description Emissions of purchased energy. Unit: kg CO2e. */
            readonly scope2?: number;
            /** @description Other emissions of the value chain. Unit: kg CO2e. */
            readonly scope3?: number;
            /** @description Standard or method of the calculation, such as ISO 14067. */
            readonly calculationMethod?: string;
        };
        /** @description Who made the product. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (g). */
        readonly MetadataManufacturer: string | {
            /** @description Legal or trade name. */
            readonly name: string;
            /** @description Postal address. */
            readonly address?: string | Record<string, never>;
            /** @description Mailbox for questions about the product. */
            readonly email?: string | unknown;
            /** @description Web page. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
            readonly webAddress?: string | unknown;
            /** @description What the manufacturer calls the product. */
            readonly productDesignation?: string;
            /** @description Family the product belongs to. */
            readonly productFamily?: string;
            /** @description Contact page. */
            readonly contactUrl?: string | {
                /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                readonly url: string;
                /** @description Media type of the document, such as application/pdf. */
                readonly contentType?: string;
                /** @description Title of the document. */
                readonly resourceTitle?: string | readonly {
                    /** @description The text. */
                    readonly value: string;
                    /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                    readonly language: string;
                }[];
                /** @description BCP 47 tag of the language of the document. */
                readonly language?: string;
            };
        };
        /** @description Who brought the product into the Union. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (j). */
        readonly MetadataImporter: {
            /** @description Legal or trade name. */
            readonly name: string;
            /** @description Postal address. */
            readonly address?: string | Record<string, never>;
            /** @description Mailbox for questions about the product. */
            readonly email?: string | unknown;
            /** @description Web page. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
            readonly webAddress?: string | unknown;
            /** @description EORI number. */
            readonly eori?: string;
            /** @description Unique operator identifier. */
            readonly operatorId?: string;
        };
        /** @description Economic operator in the Union who answers for the product. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (k); Regulation (EU) 2019/1020, Article 4. */
        readonly MetadataResponsiblePerson: {
            /** @description Legal or trade name. */
            readonly name: string;
            /** @description Postal address. */
            readonly address?: string | Record<string, never>;
            /** @description Mailbox for questions about the product. */
            readonly email?: string | unknown;
            /** @description Web page. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
            readonly webAddress?: string | unknown;
            /** @description EORI number. */
            readonly eori?: string;
            /** @description Unique operator identifier. */
            readonly operatorId?: string;
        };
        /** @description Substances of concern in the product. Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(5); Regulation (EC) No 1907/2006 (REACH), Article 33. */
        readonly MetadataSubstancesOfConcern: readonly {
            /** @description Name of the substance. */
            readonly name: string;
            /** @description CAS number. The validator also checks that the check digit is right. */
            readonly casNumber?: string;
            /** @description EC number. The validator also checks that the check digit is right. */
            readonly ecNumber?: string;
            /** @description Where in the product the substance is. */
            readonly location?: string | readonly {
                /** @description The text. */
                readonly value: string;
                /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                readonly language: string;
            }[];
            /** @description Concentration by mass, in the unit stated beside it. */
            readonly concentration: number;
            /** @description Unit of the concentration. */
            readonly unit: string;
            /** @description How to use the product safely. */
            readonly safeUse?: string | readonly {
                /** @description The text. */
                readonly value: string;
                /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                readonly language: string;
            }[] | {
                /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                readonly url: string;
                /** @description Media type of the document, such as application/pdf. */
                readonly contentType?: string;
                /** @description Title of the document. */
                readonly resourceTitle?: string | readonly {
                    /** @description The text. */
                    readonly value: string;
                    /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                    readonly language: string;
                }[];
                /** @description BCP 47 tag of the language of the document. */
                readonly language?: string;
            };
            /** @description What to mind when taking the product apart. */
            readonly disassemblyNote?: string | readonly {
                /** @description The text. */
                readonly value: string;
                /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                readonly language: string;
            }[] | {
                /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                readonly url: string;
                /** @description Media type of the document, such as application/pdf. */
                readonly contentType?: string;
                /** @description Title of the document. */
                readonly resourceTitle?: string | readonly {
                    /** @description The text. */
                    readonly value: string;
                    /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                    readonly language: string;
                }[];
                /** @description BCP 47 tag of the language of the document. */
                readonly language?: string;
            };
        }[];
        /** @description Measured concentrations of hazardous substances. Legal basis: Regulation (EC) No 1907/2006 (REACH), Annex XVII. */
        readonly MetadataHazardousSubstances: readonly {
            /** @description Name of the substance. */
            readonly substanceName: string;
            /** @description CAS number. The validator also checks that the check digit is right. */
            readonly casNumber?: string;
            /** @description Concentration by mass, in the unit stated beside it. */
            readonly concentration: number;
            /** @description Unit of the concentration; ppm, which are mg/kg, where not stated. */
            readonly unit?: string | unknown;
        }[];
        /** @description How long the product lasts, by the measures of its group. Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I. */
        readonly MetadataDurability: Record<string, never> | unknown;
        /** @description Technical properties of the product. Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I. */
        readonly MetadataTechnicalProperties: Record<string, never> | unknown;
        /** @description Environmental impacts over the life cycle. Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I. */
        readonly MetadataEnvironmentalFootprint: Record<string, never> | unknown;
        /** @description Repair, reuse and recycling of the product. Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I. */
        readonly MetadataCircularityAttributes: Record<string, never> | unknown;
        /** @description User manual. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (f). */
        readonly MetadataUserManualUrl: string | {
            /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
            readonly url: string;
            /** @description Media type of the document, such as application/pdf. */
            readonly contentType?: string;
            /** @description Title of the document. */
            readonly resourceTitle?: string | readonly {
                /** @description The text. */
                readonly value: string;
                /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                readonly language: string;
            }[];
            /** @description BCP 47 tag of the language of the document. */
            readonly language?: string;
        };
        /** @description How to use the product safely. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (f). */
        readonly MetadataSafetyInformation: string | readonly {
            /** @description The text. */
            readonly value: string;
            /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
            readonly language: string;
        }[] | {
            /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
            readonly url: string;
            /** @description Media type of the document, such as application/pdf. */
            readonly contentType?: string;
            /** @description Title of the document. */
            readonly resourceTitle?: string | readonly {
                /** @description The text. */
                readonly value: string;
                /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                readonly language: string;
            }[];
            /** @description BCP 47 tag of the language of the document. */
            readonly language?: string;
        };
        /** @description Warnings that accompany the product. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (f). */
        readonly MetadataWarnings: string | readonly (string | {
            /** @description The text. */
            readonly value: string;
            /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
            readonly language: string;
        })[];
        /** @description What to do with the product at the end of its life. Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b)(ii). */
        readonly MetadataEndOfLifeInstructions: string | readonly {
            /** @description The text. */
            readonly value: string;
            /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
            readonly language: string;
        }[] | {
            /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
            readonly url: string;
            /** @description Media type of the document, such as application/pdf. */
            readonly contentType?: string;
            /** @description Title of the document. */
            readonly resourceTitle?: string | readonly {
                /** @description The text. */
                readonly value: string;
                /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                readonly language: string;
            }[];
            /** @description BCP 47 tag of the language of the document. */
            readonly language?: string;
        };
        /** @description How to take the product apart. Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b)(iii). */
        readonly MetadataDisassemblyInstructionsUrl: string | {
            /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
            readonly url: string;
            /** @description Media type of the document, such as application/pdf. */
            readonly contentType?: string;
            /** @description Title of the document. */
            readonly resourceTitle?: string | readonly {
                /** @description The text. */
                readonly value: string;
                /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                readonly language: string;
            }[];
            /** @description BCP 47 tag of the language of the document. */
            readonly language?: string;
        };
        /** @description Packaging of the product. Legal basis: Regulation (EU) 2025/40 (packaging and packaging waste). */
        readonly MetadataPackaging: {
            /** @description Name of the material. */
            readonly material: string;
            /** @description Recycled share of the packaging. Unit: %. */
            readonly recycledContentPercentage?: number;
            /** @description Whether the packaging can be recycled. */
            readonly recyclable?: boolean;
        };
        /** @description Recycled content of the product. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex I. */
        readonly MetadataRecycledContent: {
            /** @description Recycled share of the product. Unit: % by mass. */
            readonly percentage: number;
            /** @description Where it was recovered: pre-consumer, post-consumer or mixed. */
            readonly source?: ("pre-consumer" | "post-consumer" | "mixed") | unknown;
        };
        /**
         * Product passport metadata: textiles
         * @description Metadata of a digital product passport in the category textiles. Members that are not listed are allowed. Besides what properties say, the validator checks: A polygon has three different corners, and its last point repeats the first one. A concentration in per cent is at most 100; of a battery, as advice. No hazardous substance is above its limit for textiles.
         */
        readonly TextilesMetadata: {
            /**
             * @description Product category. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly category: "textiles";
            /** @description Country of production, ISO 3166-1 alpha-2. Legal basis: UN Transparency Protocol 0.7.0, countryOfProduction. */
            readonly originCountry: components["schemas"]["CountryCode"];
            readonly materialComposition: components["schemas"]["MetadataMaterialComposition"];
            readonly facilityDetails: components["schemas"]["MetadataFacilityDetails"];
            readonly regulatoryCompliance: components["schemas"]["MetadataRegulatoryCompliance"];
            /** @description Global Trade Item Number of the product model. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, points (b) and (c). The validator also checks that the check digit is right. */
            readonly gtin?: string;
            /** @description Global Returnable Asset Identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, points (b) and (c). The validator also checks that the check digit is right. */
            readonly grai?: string;
            readonly productName?: components["schemas"]["MetadataProductName"];
            /** @description Commodity code of the Combined Nomenclature or TARIC, digits only. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (d) and Article 13. */
            readonly commodityCode?: string;
            readonly carbonFootprint?: components["schemas"]["MetadataCarbonFootprint"];
            /** @description Model identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b). */
            readonly model?: string;
            /** @description Batch identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b). */
            readonly batchNumber?: string;
            /** @description Item identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b). */
            readonly serialNumber?: string;
            readonly manufacturer?: components["schemas"]["MetadataManufacturer"];
            readonly importer?: components["schemas"]["MetadataImporter"];
            readonly responsiblePerson?: components["schemas"]["MetadataResponsiblePerson"];
            readonly substancesOfConcern?: components["schemas"]["MetadataSubstancesOfConcern"];
            readonly hazardousSubstances?: components["schemas"]["MetadataHazardousSubstances"];
            readonly durability?: components["schemas"]["MetadataDurability"];
            readonly technicalProperties?: components["schemas"]["MetadataTechnicalProperties"];
            readonly environmentalFootprint?: components["schemas"]["MetadataEnvironmentalFootprint"];
            readonly circularityAttributes?: components["schemas"]["MetadataCircularityAttributes"];
            readonly userManualUrl?: components["schemas"]["MetadataUserManualUrl"];
            readonly safetyInformation?: components["schemas"]["MetadataSafetyInformation"];
            readonly warnings?: components["schemas"]["MetadataWarnings"];
            readonly endOfLifeInstructions?: components["schemas"]["MetadataEndOfLifeInstructions"];
            readonly disassemblyInstructionsUrl?: components["schemas"]["MetadataDisassemblyInstructionsUrl"];
            readonly packaging?: components["schemas"]["MetadataPackaging"];
            /** @description Reference of the service provider that hosts the back-up copy of the passport. Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 10(4) and Annex III, point (l). */
            readonly backupServiceProvider?: string;
            /** @description The textile fibres of the product; their percentages add up to 100. Legal basis: Regulation (EU) No 1007/2011, Articles 5, 7 and 9. The validator also checks that the percentage members add up to 100, within 0.1. */
            readonly fiberComposition: readonly {
                /** @description Fibre name as listed in Annex I to Regulation (EU) No 1007/2011. */
                readonly fiber: string;
                /** @description Share of the fibres. Unit: % by mass. */
                readonly percentage: number;
            }[];
            /** @description How to wash, dry and iron the product. Legal basis: ISO 3758; Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b)(ii). */
            readonly careInstructions: string | readonly (string | {
                /** @description The text. */
                readonly value: string;
                /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                readonly language: string;
            })[];
            /** @description Size label. Legal basis: EN 13402, trade practice. */
            readonly size: string;
            readonly recycledContent?: components["schemas"]["MetadataRecycledContent"];
            /** @description Whether the product has non-textile parts of animal origin. Legal basis: Regulation (EU) No 1007/2011, Article 12. */
            readonly containsAnimalParts?: boolean;
            /** @description Colour fastness, 5 best. Unit: grade. Legal basis: Preparatory study for the textile delegated act under the ESPR, robustness. */
            readonly colorFastness?: number;
            /** @description Resistance to pilling, 5 best. Unit: grade. Legal basis: Preparatory study for the textile delegated act under the ESPR, robustness. */
            readonly pillingResistance?: number;
            /** @description Change of dimensions in washing; shrinkage is negative. Unit: %. Legal basis: Preparatory study for the textile delegated act under the ESPR, robustness. */
            readonly dimensionalChange?: number;
            /** @description Robustness, 10 best. Unit: score of 10. Legal basis: Preparatory study for the textile delegated act under the ESPR, robustness. */
            readonly robustnessScore?: number;
            /** @description Washes the product is expected to withstand. Unit: cycle. Legal basis: Preparatory study for the textile delegated act under the ESPR, robustness. */
            readonly expectedWashCycles?: number;
            /** @description How well the product can be recycled, 10 best. Unit: score of 10. Legal basis: Preparatory study for the textile delegated act under the ESPR, recyclability. */
            readonly recyclabilityScore?: number;
            /** @description Fibre fragments released in one wash. Unit: mg/wash. Legal basis: ISO 4484. */
            readonly microplasticShedding?: number;
            /** @description Where the yarn was spun. Legal basis: Practice under the French act against waste (AGEC), origin of process steps. */
            readonly spinningCountry?: components["schemas"]["CountryCode"];
            /** @description Where the cloth was woven or knitted. Legal basis: Practice under the French act against waste (AGEC), origin of process steps. */
            readonly weavingCountry?: components["schemas"]["CountryCode"];
            /** @description Where the product was dyed or printed. Legal basis: Practice under the French act against waste (AGEC), origin of process steps. */
            readonly dyeingCountry?: components["schemas"]["CountryCode"];
            /** @description Where the product was assembled. Legal basis: Practice under the French act against waste (AGEC), origin of process steps. */
            readonly assemblyCountry?: components["schemas"]["CountryCode"];
            /** @description Water used over the life cycle. Legal basis: PEFCR Apparel and Footwear. */
            readonly waterUse?: {
                /** @description Water used over the life cycle. */
                readonly value: number;
                /**
                 * @description Unit of the value; L where not stated.
                 * @enum {string}
                 */
                readonly unit?: "L";
            };
            /** @description How to have the product repaired. Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b)(ii). */
            readonly repairInformationUrl?: string | {
                /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                readonly url: string;
                /** @description Media type of the document, such as application/pdf. */
                readonly contentType?: string;
                /** @description Title of the document. */
                readonly resourceTitle?: string | readonly {
                    /** @description The text. */
                    readonly value: string;
                    /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                    readonly language: string;
                }[];
                /** @description BCP 47 tag of the language of the document. */
                readonly language?: string;
            };
            /** @description How to hand the product back. Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b)(ii). */
            readonly takeBackUrl?: string | {
                /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                readonly url: string;
                /** @description Media type of the document, such as application/pdf. */
                readonly contentType?: string;
                /** @description Title of the document. */
                readonly resourceTitle?: string | readonly {
                    /** @description The text. */
                    readonly value: string;
                    /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                    readonly language: string;
                }[];
                /** @description BCP 47 tag of the language of the document. */
                readonly language?: string;
            };
        };
        /**
         * Product passport metadata: batteries
         * @description Metadata of a digital product passport in the category batteries. Members that are not listed are allowed. Besides what properties say, the validator checks: A polygon has three different corners, and its last point repeats the first one. A concentration in per cent is at most 100; of a battery, as advice.
         */
        readonly BatteriesMetadata: {
            /**
             * @description Product category. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly category: "batteries";
            /** @description Country of production, ISO 3166-1 alpha-2. Legal basis: UN Transparency Protocol 0.7.0, countryOfProduction. */
            readonly originCountry: components["schemas"]["CountryCode"];
            readonly materialComposition: components["schemas"]["MetadataMaterialComposition"];
            readonly facilityDetails: components["schemas"]["MetadataFacilityDetails"];
            readonly regulatoryCompliance: components["schemas"]["MetadataRegulatoryCompliance"];
            /** @description Global Trade Item Number of the product model. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, points (b) and (c). The validator also checks that the check digit is right. */
            readonly gtin?: string;
            /** @description Global Returnable Asset Identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, points (b) and (c). The validator also checks that the check digit is right. */
            readonly grai?: string;
            readonly productName?: components["schemas"]["MetadataProductName"];
            /** @description Commodity code of the Combined Nomenclature or TARIC, digits only. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (d) and Article 13. */
            readonly commodityCode?: string;
            /** @description Greenhouse gas emissions over the life cycle. Legal basis: Regulation (EU) 2023/1542, Article 7 and Annex XIII, point 1(c). */
            readonly carbonFootprint: {
                /** @description Emissions over the life cycle. Unit: kg CO2e. */
                readonly co2eKg: number;
                /**
                 * @description Unit of the values.
                 * @enum {string}
                 */
                readonly unit?: "kg CO2e";
                /** @description Direct emissions. Unit: kg CO2e. */
                readonly scope1?: number;
                /** @description Emissions of purchased energy. Unit: kg CO2e. */
                readonly scope2?: number;
                /** @description Other emissions of the value chain. Unit: kg CO2e. */
                readonly scope3?: number;
                /** @description Standard or method of the calculation, such as ISO 14067. */
                readonly calculationMethod?: string;
                /** @description Emissions per kilowatt-hour delivered over the service life. Unit: kg CO2e/kWh. */
                readonly perKwh?: number;
                /** @description Carbon footprint performance class. */
                readonly performanceClass?: string;
                /** @description Study that supports the declaration. */
                readonly studyUrl?: string | {
                    /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                    readonly url: string;
                    /** @description Media type of the document, such as application/pdf. */
                    readonly contentType?: string;
                    /** @description Title of the document. */
                    readonly resourceTitle?: string | readonly {
                        /** @description The text. */
                        readonly value: string;
                        /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                        readonly language: string;
                    }[];
                    /** @description BCP 47 tag of the language of the document. */
                    readonly language?: string;
                };
            };
            /** @description Model identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b). */
            readonly model?: string;
            /** @description Batch identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b). */
            readonly batchNumber?: string;
            /** @description Item identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b). */
            readonly serialNumber?: string;
            /** @description Who made the product. Legal basis: Regulation (EU) 2023/1542, Annex VI, Part A, point 1. */
            readonly manufacturer?: (string | {
                /** @description Legal or trade name. */
                readonly name: string;
                /** @description Postal address. */
                readonly address?: string | Record<string, never>;
                /** @description Mailbox for questions about the product. */
                readonly email?: string | unknown;
                /** @description Web page. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                readonly webAddress?: string | unknown;
                /** @description What the manufacturer calls the product. */
                readonly productDesignation?: string;
                /** @description Family the product belongs to. */
                readonly productFamily?: string;
                /** @description Contact page. */
                readonly contactUrl?: string | {
                    /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                    readonly url: string;
                    /** @description Media type of the document, such as application/pdf. */
                    readonly contentType?: string;
                    /** @description Title of the document. */
                    readonly resourceTitle?: string | readonly {
                        /** @description The text. */
                        readonly value: string;
                        /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                        readonly language: string;
                    }[];
                    /** @description BCP 47 tag of the language of the document. */
                    readonly language?: string;
                };
            }) | unknown;
            readonly importer?: components["schemas"]["MetadataImporter"];
            readonly responsiblePerson?: components["schemas"]["MetadataResponsiblePerson"];
            readonly substancesOfConcern?: components["schemas"]["MetadataSubstancesOfConcern"];
            /** @description Hazardous substances other than mercury, cadmium and lead. Legal basis: Regulation (EU) 2023/1542, Annex VI, Part A, point 8. */
            readonly hazardousSubstances?: readonly {
                /** @description Name of the substance. */
                readonly substanceName: string;
                /** @description CAS number. The validator also checks that the check digit is right. */
                readonly casNumber?: string;
                /** @description Concentration by mass, in the unit stated beside it. */
                readonly concentration: number;
                /** @description Unit of the concentration; ppm, which are mg/kg, where not stated. */
                readonly unit?: string | unknown;
            }[] | unknown;
            /** @description Expected lifetime in cycles and in years. Legal basis: Regulation (EU) 2023/1542, Annex XIII, points 1(j) and 1(p). */
            readonly durability: {
                /** @description Expected number of charge and discharge cycles. Unit: cycle. */
                readonly cycleLife: number;
                /** @description Expected lifetime. Unit: year. */
                readonly calendarLifeYears: number;
                /** @description Test the number of cycles was found by. */
                readonly referenceTest?: string | {
                    /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                    readonly url: string;
                    /** @description Media type of the document, such as application/pdf. */
                    readonly contentType?: string;
                    /** @description Title of the document. */
                    readonly resourceTitle?: string | readonly {
                        /** @description The text. */
                        readonly value: string;
                        /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                        readonly language: string;
                    }[];
                    /** @description BCP 47 tag of the language of the document. */
                    readonly language?: string;
                };
                /** @description C-rate of that test, such as C/3. */
                readonly cRate?: string | number;
            };
            readonly technicalProperties?: components["schemas"]["MetadataTechnicalProperties"];
            readonly environmentalFootprint?: components["schemas"]["MetadataEnvironmentalFootprint"];
            readonly circularityAttributes?: components["schemas"]["MetadataCircularityAttributes"];
            readonly userManualUrl?: components["schemas"]["MetadataUserManualUrl"];
            readonly safetyInformation?: components["schemas"]["MetadataSafetyInformation"];
            readonly warnings?: components["schemas"]["MetadataWarnings"];
            readonly endOfLifeInstructions?: components["schemas"]["MetadataEndOfLifeInstructions"];
            readonly disassemblyInstructionsUrl?: components["schemas"]["MetadataDisassemblyInstructionsUrl"];
            readonly packaging?: components["schemas"]["MetadataPackaging"];
            /** @description Reference of the service provider that hosts the back-up copy of the passport. Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 10(4) and Annex III, point (l). */
            readonly backupServiceProvider?: string;
            /** @description Category of the battery. Legal basis: Regulation (EU) 2023/1542, Annex VI, Part A, point 2. */
            readonly batteryCategory: string;
            /** @description Cell chemistry, such as NMC 811 or LFP. Legal basis: Regulation (EU) 2023/1542, Annex VI, Part A, point 7. */
            readonly chemistry: string;
            /** @description Capacity of the new battery. Legal basis: Regulation (EU) 2023/1542, Annex VI, Part A, point 6 and Annex XIII, point 1(g). */
            readonly electrochemicalCapacity: {
                /** @description Capacity. */
                readonly value: number;
                /**
                 * @description Unit of the value; Ah where not stated.
                 * @enum {string}
                 */
                readonly unit?: "Ah" | "mAh" | "kWh" | "Wh";
            };
            /** @description Share recovered from waste, by metal; 0 where the battery holds none. Legal basis: Regulation (EU) 2023/1542, Article 8 and Annex XIII, point 1(e). */
            readonly recycledContentShare: {
                /** @description Recycled share of the cobalt. Unit: %. */
                readonly cobalt: number;
                /** @description Recycled share of the lithium. Unit: %. */
                readonly lithium: number;
                /** @description Recycled share of the nickel. Unit: %. */
                readonly nickel: number;
                /** @description Recycled share of the lead. Unit: %. */
                readonly lead: number;
            };
            /** @description Where the battery was made. Legal basis: Regulation (EU) 2023/1542, Annex VI, Part A, point 3. */
            readonly placeOfManufacture?: (string | {
                /** @description Country of the plant, ISO 3166-1 alpha-2. */
                readonly country: components["schemas"]["CountryCode"];
                /** @description City of the plant. */
                readonly city?: string;
            }) | unknown;
            /** @description Month and year, or day, of manufacture. Legal basis: Regulation (EU) 2023/1542, Annex VI, Part A, point 4. The validator also checks that the month has that day, and a time of day exists. */
            readonly dateOfManufacture?: string | unknown;
            /** @description What the manufacturer identifies the model by. Legal basis: Regulation (EU) 2023/1542, Annex VI, Part A, point 2. */
            readonly batteryModelIdentifier?: string | unknown;
            /** @description Mass of the battery. Unit: kg. Legal basis: Regulation (EU) 2023/1542, Annex VI, Part A, point 5. */
            readonly weight?: number | unknown;
            /** @description What a fire of the battery can be put out with. Legal basis: Regulation (EU) 2023/1542, Annex VI, Part A, point 9. */
            readonly usableExtinguishingAgent?: (string | readonly string[]) | unknown;
            /** @description Critical raw materials above 0.1 % by mass. Legal basis: Regulation (EU) 2023/1542, Annex VI, Part A, point 10. */
            readonly criticalRawMaterials?: readonly {
                /** @description Name of the substance. */
                readonly name: string;
                /** @description CAS number. The validator also checks that the check digit is right. */
                readonly casNumber?: string;
                /** @description Share of the mass. Unit: % by mass. */
                readonly massFraction?: number;
            }[] | unknown;
            /** @description Due diligence in the supply chain. Legal basis: Regulation (EU) 2023/1542, Article 52(3) and Annex XIII, point 1(d). */
            readonly esgDueDiligence?: {
                /** @description Report on the due diligence policy. */
                readonly dueDiligenceReportUrl?: string | {
                    /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                    readonly url: string;
                    /** @description Media type of the document, such as application/pdf. */
                    readonly contentType?: string;
                    /** @description Title of the document. */
                    readonly resourceTitle?: string | readonly {
                        /** @description The text. */
                        readonly value: string;
                        /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                        readonly language: string;
                    }[];
                    /** @description BCP 47 tag of the language of the document. */
                    readonly language?: string;
                };
                /** @description Report on the due diligence policy, as a document reference. */
                readonly dueDiligenceReport?: {
                    /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                    readonly url: string;
                    /** @description Media type of the document, such as application/pdf. */
                    readonly contentType?: string;
                    /** @description Title of the document. */
                    readonly resourceTitle?: string | readonly {
                        /** @description The text. */
                        readonly value: string;
                        /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                        readonly language: string;
                    }[];
                    /** @description BCP 47 tag of the language of the document. */
                    readonly language?: string;
                };
                /** @description Where the cobalt was mined. */
                readonly cobaltCountryOfOrigin?: components["schemas"]["CountryCode"];
                /** @description Where the lithium was mined. */
                readonly lithiumCountryOfOrigin?: components["schemas"]["CountryCode"];
                /** @description Where the nickel was mined. */
                readonly nickelCountryOfOrigin?: components["schemas"]["CountryCode"];
            } | unknown;
            /** @description Share of renewable content. Unit: %. Legal basis: Regulation (EU) 2023/1542, Annex XIII, point 1(f). */
            readonly renewableContentShare?: number | unknown;
            /** @description Rated capacity. Legal basis: Regulation (EU) 2023/1542, Annex XIII, point 1(g). */
            readonly ratedCapacity?: number | {
                /** @description Capacity. */
                readonly value: number;
                /**
                 * @description Unit of the value; Ah where not stated.
                 * @enum {string}
                 */
                readonly unit?: "Ah" | "Wh" | "kWh";
            };
            /** @description Voltages of the battery. Legal basis: Regulation (EU) 2023/1542, Annex XIII, point 1(h). The validator also checks that none of minimum, nominal, maximum is greater than the next. */
            readonly voltage?: {
                /** @description Lowest voltage. Unit: V. */
                readonly minimum?: number;
                /** @description Nominal voltage. Unit: V. */
                readonly nominal?: number;
                /** @description Highest voltage. Unit: V. */
                readonly maximum?: number;
                /** @description Temperatures the voltages hold for. The validator also checks that none of min, max is greater than the next. */
                readonly temperatureRange?: {
                    /** @description Lowest temperature. Unit: °C. */
                    readonly min: number;
                    /** @description Highest temperature. Unit: °C. */
                    readonly max: number;
                };
            } | unknown;
            /** @description Power the battery can deliver. Legal basis: Regulation (EU) 2023/1542, Annex XIII, point 1(i). The validator also checks that none of limitMin, limitMax is greater than the next. */
            readonly powerCapability?: {
                /** @description Power the new battery can deliver. Unit: W. */
                readonly original?: number;
                /** @description Lower limit of the power. Unit: W. */
                readonly limitMin?: number;
                /** @description Upper limit of the power. Unit: W. */
                readonly limitMax?: number;
                /** @description Temperatures the values hold for. The validator also checks that none of min, max is greater than the next. */
                readonly temperatureRange?: {
                    /** @description Lowest temperature. Unit: °C. */
                    readonly min: number;
                    /** @description Highest temperature. Unit: °C. */
                    readonly max: number;
                };
            } | unknown;
            /** @description Capacity below which the battery counts as exhausted; EV batteries only. Unit: %. Legal basis: Regulation (EU) 2023/1542, Annex XIII, point 1(k). */
            readonly capacityThresholdForExhaustion?: number;
            /** @description Temperatures the battery withstands when not in use. Legal basis: Regulation (EU) 2023/1542, Annex XIII, point 1(l). The validator also checks that none of min, max is greater than the next. */
            readonly idleTemperatureRange?: {
                /** @description Lowest temperature. Unit: °C. */
                readonly min: number;
                /** @description Highest temperature. Unit: °C. */
                readonly max: number;
                /** @description Test the temperatures were found by. */
                readonly referenceTest?: string | {
                    /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                    readonly url: string;
                    /** @description Media type of the document, such as application/pdf. */
                    readonly contentType?: string;
                    /** @description Title of the document. */
                    readonly resourceTitle?: string | readonly {
                        /** @description The text. */
                        readonly value: string;
                        /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                        readonly language: string;
                    }[];
                    /** @description BCP 47 tag of the language of the document. */
                    readonly language?: string;
                };
            } | unknown;
            /** @description Warranty of the calendar life. Legal basis: Regulation (EU) 2023/1542, Annex XIII, point 1(m). */
            readonly warrantyPeriod?: {
                /** @description Length of the warranty of the calendar life. Unit: month. */
                readonly months: number;
            };
            /** @description Share of the charged energy that can be taken out again. Legal basis: Regulation (EU) 2023/1542, Annex XIII, point 1(n). */
            readonly roundTripEfficiency?: {
                /** @description Of the new battery. Unit: %. */
                readonly initial?: number;
                /** @description After half of the cycles. Unit: %. */
                readonly at50PercentCycleLife?: number;
            } | unknown;
            /** @description Internal resistance. Legal basis: Regulation (EU) 2023/1542, Annex XIII, point 1(o). */
            readonly internalResistance?: {
                /** @description Of one cell. Unit: ohm. */
                readonly cell?: number;
                /** @description Of the whole pack. Unit: ohm. */
                readonly pack?: number;
            } | unknown;
            /** @description Whether the battery bears the symbol for separate collection. Legal basis: Regulation (EU) 2023/1542, Article 13(4) and Annex XIII, point 1(q). */
            readonly separateCollectionSymbol?: boolean;
            /** @description Chemical symbols the battery bears; empty where it needs none. Legal basis: Regulation (EU) 2023/1542, Article 13(5) and Annex XIII, point 1(q). */
            readonly hazardSymbols?: readonly ("Cd" | "Pb")[];
            /** @description How to prevent waste, collect, reuse and treat the battery. Legal basis: Regulation (EU) 2023/1542, Article 74(1) and Annex XIII, point 1(s). */
            readonly wasteManagementInformation?: (string | readonly {
                /** @description The text. */
                readonly value: string;
                /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                readonly language: string;
            }[] | {
                /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                readonly url: string;
                /** @description Media type of the document, such as application/pdf. */
                readonly contentType?: string;
                /** @description Title of the document. */
                readonly resourceTitle?: string | readonly {
                    /** @description The text. */
                    readonly value: string;
                    /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                    readonly language: string;
                }[];
                /** @description BCP 47 tag of the language of the document. */
                readonly language?: string;
            }) | unknown;
            /** @description State of charge when put into service. Unit: %. Legal basis: Commissioning value; no act asks for it. */
            readonly stateOfCharge?: number;
            /** @description Detailed composition and performance; shown to holders of an access grant only. Legal basis: Regulation (EU) 2023/1542, Annex XIII, points 2(a) and 4(a). */
            readonly detailedPerformance?: {
                /** @description Materials of the cathode. */
                readonly cathodeMaterials?: readonly {
                    /** @description Name of the substance. */
                    readonly name: string;
                    /** @description CAS number. The validator also checks that the check digit is right. */
                    readonly casNumber?: string;
                    /** @description Share of the mass. Unit: % by mass. */
                    readonly massFraction?: number;
                }[];
                /** @description Materials of the anode. */
                readonly anodeMaterials?: readonly {
                    /** @description Name of the substance. */
                    readonly name: string;
                    /** @description CAS number. The validator also checks that the check digit is right. */
                    readonly casNumber?: string;
                    /** @description Share of the mass. Unit: % by mass. */
                    readonly massFraction?: number;
                }[];
                /** @description Materials of the electrolyte. */
                readonly electrolyteMaterials?: readonly {
                    /** @description Name of the substance. */
                    readonly name: string;
                    /** @description CAS number. The validator also checks that the check digit is right. */
                    readonly casNumber?: string;
                    /** @description Share of the mass. Unit: % by mass. */
                    readonly massFraction?: number;
                }[];
                /** @description Loss of power at the end of the life. Unit: %. */
                readonly powerFadeAtEol?: number;
                /** @description Loss of capacity at the end of the life. Unit: %. */
                readonly capacityFadeAtEol?: number;
                /** @description Growth of the internal resistance by the end of the life. Unit: %. */
                readonly resistanceIncreaseAtEol?: number;
                /** @description Loss of round-trip efficiency by the end of the life. Unit: %. */
                readonly roundTripEfficiencyFadeAtEol?: number;
            } | unknown;
            /** @description State and use of the battery; shown to holders of an access grant only. Legal basis: Regulation (EU) 2023/1542, Article 14 and Annex XIII, points 4(b), 4(c) and 4(d). */
            readonly lifecycleAndInUse?: {
                /** @description Status of the battery. */
                readonly batteryStatus?: string;
                /** @description State of certified energy; EV batteries. Unit: %. */
                readonly stateOfCertifiedEnergy?: number;
                /** @description Capacity the battery still has. */
                readonly remainingCapacity?: number | {
                    /** @description Capacity. */
                    readonly value: number;
                    /**
                     * @description Unit of the value; Ah where not stated.
                     * @enum {string}
                     */
                    readonly unit?: "Ah" | "Wh" | "kWh" | "%";
                };
                /** @description Power the battery can still deliver. */
                readonly remainingPower?: number | {
                    /** @description Power. */
                    readonly value: number;
                    /**
                     * @description Unit of the value; W where not stated.
                     * @enum {string}
                     */
                    readonly unit?: "W" | "kW" | "%";
                };
                /** @description Share of the charged energy that can still be taken out again. Unit: %. */
                readonly remainingRoundTripEfficiency?: number;
                /** @description Charge lost in a month without use. Unit: %. */
                readonly selfDischargeRate?: number;
                /** @description Ohmic resistance; LMT batteries and stationary storage. Unit: ohm. */
                readonly ohmicResistance?: number;
                /** @description State of charge. Unit: %. */
                readonly stateOfCharge?: number;
                /** @description Charge and discharge cycles so far. Unit: cycle. */
                readonly numberOfCycles?: number;
                /** @description Accidents and other negative events. */
                readonly negativeEvents?: readonly (string | {
                    /** @description What happened. */
                    readonly description: string;
                    /** @description When it did. The validator also checks that the month has that day, and a time of day exists. */
                    readonly date?: string;
                })[];
                /** @description Temperature the battery has been used at, or its range. Unit: °C. */
                readonly operatingTemperature?: number | {
                    /** @description Lowest temperature. Unit: °C. */
                    readonly min: number;
                    /** @description Highest temperature. Unit: °C. */
                    readonly max: number;
                };
                /** @description Day the battery was put into service. The validator also checks that the month has that day, and a time of day exists. */
                readonly dateOfPuttingIntoService?: string;
            } | unknown;
            /** @description Repair and dismantling; shown to holders of an access grant only. Legal basis: Regulation (EU) 2023/1542, Annex XIII, points 2(b), 2(c) and 2(d). */
            readonly circularityAndDisassembly?: {
                /** @description Exploded views, sequence of steps, fasteners, tools, warnings, count and layout of the cells. */
                readonly dismantlingInstructions?: readonly (string | {
                    /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                    readonly url: string;
                    /** @description Media type of the document, such as application/pdf. */
                    readonly contentType?: string;
                    /** @description Title of the document. */
                    readonly resourceTitle?: string | readonly {
                        /** @description The text. */
                        readonly value: string;
                        /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                        readonly language: string;
                    }[];
                    /** @description BCP 47 tag of the language of the document. */
                    readonly language?: string;
                })[];
                /** @description Where spare parts can be had. */
                readonly sparePartSuppliers?: readonly {
                    /** @description Legal or trade name. */
                    readonly name: string;
                    /** @description Postal address. */
                    readonly address?: string | Record<string, never>;
                    /** @description Mailbox for questions about the product. */
                    readonly email?: string | unknown;
                    /** @description Web page. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                    readonly webAddress?: string | unknown;
                }[];
                /** @description Part numbers of the components. */
                readonly componentPartNumbers?: readonly (string | {
                    /** @description Name of the component. */
                    readonly component?: string;
                    /** @description Its number. */
                    readonly partNumber: string;
                })[];
                /** @description Safety measures for those who take the battery apart. */
                readonly safetyMeasures?: string | readonly (string | {
                    /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                    readonly url: string;
                    /** @description Media type of the document, such as application/pdf. */
                    readonly contentType?: string;
                    /** @description Title of the document. */
                    readonly resourceTitle?: string | readonly {
                        /** @description The text. */
                        readonly value: string;
                        /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                        readonly language: string;
                    }[];
                    /** @description BCP 47 tag of the language of the document. */
                    readonly language?: string;
                })[];
            } | unknown;
            /** @description Results of tests that prove compliance; shown to authorities only. Legal basis: Regulation (EU) 2023/1542, Annex XIII, point 3. */
            readonly testReports?: readonly (string | {
                /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                readonly url: string;
                /** @description Media type of the document, such as application/pdf. */
                readonly contentType?: string;
                /** @description Title of the document. */
                readonly resourceTitle?: string | readonly {
                    /** @description The text. */
                    readonly value: string;
                    /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                    readonly language: string;
                }[];
                /** @description BCP 47 tag of the language of the document. */
                readonly language?: string;
            })[] | unknown;
        };
        /**
         * Product passport metadata: electronics
         * @description Metadata of a digital product passport in the category electronics. Members that are not listed are allowed. Besides what properties say, the validator checks: A polygon has three different corners, and its last point repeats the first one. A concentration in per cent is at most 100; of a battery, as advice.
         */
        readonly ElectronicsMetadata: {
            /**
             * @description Product category. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly category: "electronics";
            /** @description Country of production, ISO 3166-1 alpha-2. Legal basis: UN Transparency Protocol 0.7.0, countryOfProduction. */
            readonly originCountry: components["schemas"]["CountryCode"];
            readonly materialComposition: components["schemas"]["MetadataMaterialComposition"];
            readonly facilityDetails: components["schemas"]["MetadataFacilityDetails"];
            readonly regulatoryCompliance: components["schemas"]["MetadataRegulatoryCompliance"];
            /** @description Global Trade Item Number of the product model. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, points (b) and (c). The validator also checks that the check digit is right. */
            readonly gtin?: string;
            /** @description Global Returnable Asset Identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, points (b) and (c). The validator also checks that the check digit is right. */
            readonly grai?: string;
            readonly productName?: components["schemas"]["MetadataProductName"];
            /** @description Commodity code of the Combined Nomenclature or TARIC, digits only. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (d) and Article 13. */
            readonly commodityCode?: string;
            readonly carbonFootprint?: components["schemas"]["MetadataCarbonFootprint"];
            /** @description Model identifier of the supplier. Legal basis: Delegated Regulation (EU) 2023/1669, model identifier of the supplier. */
            readonly model: string;
            /** @description Batch identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b). */
            readonly batchNumber?: string;
            /** @description Item identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b). */
            readonly serialNumber?: string;
            readonly manufacturer?: components["schemas"]["MetadataManufacturer"];
            readonly importer?: components["schemas"]["MetadataImporter"];
            readonly responsiblePerson?: components["schemas"]["MetadataResponsiblePerson"];
            readonly substancesOfConcern?: components["schemas"]["MetadataSubstancesOfConcern"];
            readonly hazardousSubstances?: components["schemas"]["MetadataHazardousSubstances"];
            readonly durability?: components["schemas"]["MetadataDurability"];
            readonly technicalProperties?: components["schemas"]["MetadataTechnicalProperties"];
            readonly environmentalFootprint?: components["schemas"]["MetadataEnvironmentalFootprint"];
            readonly circularityAttributes?: components["schemas"]["MetadataCircularityAttributes"];
            readonly userManualUrl?: components["schemas"]["MetadataUserManualUrl"];
            readonly safetyInformation?: components["schemas"]["MetadataSafetyInformation"];
            readonly warnings?: components["schemas"]["MetadataWarnings"];
            readonly endOfLifeInstructions?: components["schemas"]["MetadataEndOfLifeInstructions"];
            readonly disassemblyInstructionsUrl?: components["schemas"]["MetadataDisassemblyInstructionsUrl"];
            readonly packaging?: components["schemas"]["MetadataPackaging"];
            /** @description Reference of the service provider that hosts the back-up copy of the passport. Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 10(4) and Annex III, point (l). */
            readonly backupServiceProvider?: string;
            /** @description Power drawn in standby mode. Legal basis: Regulation (EU) 2023/826. */
            readonly standbyPower: {
                /** @description Power drawn in standby; 0 where the product has no standby mode. */
                readonly value: number;
                /**
                 * @description Unit of the value; W where not stated.
                 * @enum {string}
                 */
                readonly unit?: "W" | "mW";
            };
            /** @description Time of use on one charge. Unit: hour. Legal basis: Delegated Regulation (EU) 2023/1669, battery endurance. */
            readonly batteryLife?: number;
            /** @description Recycled share of the plastic parts. Unit: % of the plastic. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex I. */
            readonly recycledPlasticContent: number;
            /** @description Repairability and durability, each from 0 to 10. Legal basis: EN 45552 and EN 45554; Delegated Regulation (EU) 2023/1669. */
            readonly circularityIndices: {
                /** @description How well the product can be repaired. Unit: score of 10. */
                readonly repairabilityScore: number;
                /** @description How long the product lasts. Unit: score of 10. */
                readonly durabilityScore: number;
            };
            /** @description How to return the product at the end of its life. Legal basis: Directive 2012/19/EU (WEEE), Articles 14 and 15. */
            readonly electronicWasteInstructions: string | readonly {
                /** @description The text. */
                readonly value: string;
                /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                readonly language: string;
            }[];
            /**
             * @description Repairability class on the energy label, A best. Legal basis: Delegated Regulation (EU) 2023/1669.
             * @enum {string}
             */
            readonly repairabilityClass?: "A" | "B" | "C" | "D" | "E";
            /**
             * @description Energy efficiency class on the energy label, A best. Legal basis: Regulation (EU) 2017/1369.
             * @enum {string}
             */
            readonly energyEfficiencyClass?: "A" | "B" | "C" | "D" | "E" | "F" | "G";
            /** @description Registration number of the model in EPREL. Legal basis: Regulation (EU) 2017/1369, product database EPREL. */
            readonly eprelRegistrationNumber?: string;
            /** @description Whether the product keeps the limits of hazardous substances. Legal basis: Directive 2011/65/EU (RoHS). */
            readonly rohsCompliant?: boolean;
            /** @description Exemptions made use of, by number, such as 6(c). Legal basis: Directive 2011/65/EU (RoHS), Annexes III and IV. */
            readonly rohsExemptions?: readonly string[];
            /** @description Category of the equipment, 1 to 6. Legal basis: Directive 2012/19/EU (WEEE), Annex III. */
            readonly weeeCategory?: number;
            /** @description Registration number of the producer. Legal basis: Directive 2012/19/EU (WEEE), Article 16. */
            readonly weeeRegistrationNumber?: string;
            /** @description How long spare parts can be had after the last sale. Unit: year. Legal basis: Regulation (EU) 2023/1670. */
            readonly sparePartsAvailabilityYears?: number;
            /** @description Where spare parts can be had. Legal basis: Regulation (EU) 2023/1670. */
            readonly sparePartsUrl?: string | {
                /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                readonly url: string;
                /** @description Media type of the document, such as application/pdf. */
                readonly contentType?: string;
                /** @description Title of the document. */
                readonly resourceTitle?: string | readonly {
                    /** @description The text. */
                    readonly value: string;
                    /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                    readonly language: string;
                }[];
                /** @description BCP 47 tag of the language of the document. */
                readonly language?: string;
            };
            /** @description Day until which updates of the software are provided. Legal basis: Regulation (EU) 2023/1670; Regulation (EU) 2024/2847 (Cyber Resilience Act). The validator also checks that the month has that day, and a time of day exists. */
            readonly softwareUpdatesUntil?: string;
            /** @description Whether the user can remove the battery. Legal basis: Regulation (EU) 2023/1542, Article 11. */
            readonly batteryRemovable?: boolean;
            /** @description GTIN of the battery inside. Legal basis: Regulation (EU) 2023/1542, Article 11. The validator also checks that the check digit is right. */
            readonly embeddedBatteryGtin?: string;
            /** @description Critical raw materials in the product. Legal basis: Regulation (EU) 2024/1252 (critical raw materials). */
            readonly criticalRawMaterials?: readonly {
                /** @description Name of the substance. */
                readonly name: string;
                /** @description CAS number. The validator also checks that the check digit is right. */
                readonly casNumber?: string;
                /** @description Share of the mass. Unit: % by mass. */
                readonly massFraction?: number;
            }[];
            /** @description Protection against dust and water (IEC 60529). Legal basis: Regulation (EU) 2023/1670. */
            readonly ipRating?: string;
            /** @description Falls the product withstood without a defect. Unit: fall. Legal basis: Regulation (EU) 2023/1670. */
            readonly dropTestCycles?: number;
            /** @description Energy used in a year. Unit: kWh/a. Legal basis: Delegated acts under Regulation (EU) 2017/1369. */
            readonly annualEnergyConsumption?: number;
        };
        /**
         * Product passport metadata: cosmetics
         * @description Metadata of a digital product passport in the category cosmetics. Members that are not listed are allowed. Besides what properties say, the validator checks: A polygon has three different corners, and its last point repeats the first one. A concentration in per cent is at most 100; of a battery, as advice.
         */
        readonly CosmeticsMetadata: {
            /**
             * @description Product category. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly category: "cosmetics";
            /** @description Country of production, ISO 3166-1 alpha-2. Legal basis: UN Transparency Protocol 0.7.0, countryOfProduction. */
            readonly originCountry: components["schemas"]["CountryCode"];
            readonly materialComposition: components["schemas"]["MetadataMaterialComposition"];
            readonly facilityDetails: components["schemas"]["MetadataFacilityDetails"];
            readonly regulatoryCompliance: components["schemas"]["MetadataRegulatoryCompliance"];
            /** @description Global Trade Item Number of the product model. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, points (b) and (c). The validator also checks that the check digit is right. */
            readonly gtin?: string;
            /** @description Global Returnable Asset Identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, points (b) and (c). The validator also checks that the check digit is right. */
            readonly grai?: string;
            readonly productName?: components["schemas"]["MetadataProductName"];
            /** @description Commodity code of the Combined Nomenclature or TARIC, digits only. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (d) and Article 13. */
            readonly commodityCode?: string;
            readonly carbonFootprint?: components["schemas"]["MetadataCarbonFootprint"];
            /** @description Model identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b). */
            readonly model?: string;
            /** @description Batch identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b). */
            readonly batchNumber?: string;
            /** @description Item identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b). */
            readonly serialNumber?: string;
            readonly manufacturer?: components["schemas"]["MetadataManufacturer"];
            readonly importer?: components["schemas"]["MetadataImporter"];
            /** @description Responsible person in the Union. Legal basis: Regulation (EC) No 1223/2009, Articles 4 and 19(1)(a). */
            readonly responsiblePerson?: {
                /** @description Legal or trade name. */
                readonly name: string;
                /** @description Postal address. */
                readonly address?: string | Record<string, never>;
                /** @description Mailbox for questions about the product. */
                readonly email?: string | unknown;
                /** @description Web page. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                readonly webAddress?: string | unknown;
                /** @description EORI number. */
                readonly eori?: string;
                /** @description Unique operator identifier. */
                readonly operatorId?: string;
            };
            readonly substancesOfConcern?: components["schemas"]["MetadataSubstancesOfConcern"];
            readonly hazardousSubstances?: components["schemas"]["MetadataHazardousSubstances"];
            readonly durability?: components["schemas"]["MetadataDurability"];
            readonly technicalProperties?: components["schemas"]["MetadataTechnicalProperties"];
            readonly environmentalFootprint?: components["schemas"]["MetadataEnvironmentalFootprint"];
            readonly circularityAttributes?: components["schemas"]["MetadataCircularityAttributes"];
            readonly userManualUrl?: components["schemas"]["MetadataUserManualUrl"];
            readonly safetyInformation?: components["schemas"]["MetadataSafetyInformation"];
            readonly warnings?: components["schemas"]["MetadataWarnings"];
            readonly endOfLifeInstructions?: components["schemas"]["MetadataEndOfLifeInstructions"];
            readonly disassemblyInstructionsUrl?: components["schemas"]["MetadataDisassemblyInstructionsUrl"];
            readonly packaging?: components["schemas"]["MetadataPackaging"];
            /** @description Reference of the service provider that hosts the back-up copy of the passport. Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 10(4) and Annex III, point (l). */
            readonly backupServiceProvider?: string;
            /** @description INCI names in descending order of mass; nanomaterials end in [nano]. Legal basis: Regulation (EC) No 1223/2009, Article 19(1)(g). */
            readonly ingredientList: readonly string[];
            /** @description Recyclable share of the packaging, or its recycled content. Unit: %. Legal basis: Regulation (EU) 2025/40 (packaging and packaging waste). */
            readonly packagingRecyclability: number | {
                /** @description Recycled content of the packaging. Unit: %. */
                readonly recycledContentPercentage: number;
            };
            /** @description How long the product can be used once opened. Unit: month. Legal basis: Regulation (EC) No 1223/2009, Article 19(1)(c). */
            readonly periodAfterOpening?: number;
            /** @description Until when the product keeps its function when stored properly. Legal basis: Regulation (EC) No 1223/2009, Article 19(1)(c). The validator also checks that the month has that day, and a time of day exists. */
            readonly minimumDurability?: string;
            /** @description Content at the time of packaging, by mass or by volume. Legal basis: Regulation (EC) No 1223/2009, Article 19(1)(b). */
            readonly nominalContent?: {
                /** @description Content. */
                readonly value: number;
                /**
                 * @description Unit of the value.
                 * @enum {string}
                 */
                readonly unit: "g" | "ml";
            };
            /** @description What the product is for. Legal basis: Regulation (EC) No 1223/2009, Article 19(1)(f). */
            readonly productFunction?: string | readonly {
                /** @description The text. */
                readonly value: string;
                /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                readonly language: string;
            }[];
            /** @description Particular precautions in use. Legal basis: Regulation (EC) No 1223/2009, Article 19(1)(d). */
            readonly precautions?: string | readonly (string | {
                /** @description The text. */
                readonly value: string;
                /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                readonly language: string;
            })[];
            /** @description Reference of the notification to the cosmetic products notification portal. Legal basis: Regulation (EC) No 1223/2009, Article 13. */
            readonly cpnpReference?: string;
            /** @description Fragrance allergens above 0.001 % in leave-on, 0.01 % in rinse-off products, by INCI name. Legal basis: Regulation (EU) 2023/1545. */
            readonly fragranceAllergens?: readonly string[];
            /** @description Nanomaterials among the ingredients, by INCI name. Legal basis: Regulation (EC) No 1223/2009, Article 16. */
            readonly nanomaterials?: readonly string[];
            /** @description Whether the product is claimed to be free of animal testing. Legal basis: Regulation (EU) No 655/2013. */
            readonly crueltyFreeClaim?: boolean;
            /** @description Sun protection factor. Legal basis: Regulation (EU) No 655/2013. */
            readonly spf?: number;
        };
        /**
         * Product passport metadata: toys
         * @description Metadata of a digital product passport in the category toys. Members that are not listed are allowed. Besides what properties say, the validator checks: A polygon has three different corners, and its last point repeats the first one. A concentration in per cent is at most 100; of a battery, as advice.
         */
        readonly ToysMetadata: {
            /**
             * @description Product category. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly category: "toys";
            /** @description Country of production, ISO 3166-1 alpha-2. Legal basis: UN Transparency Protocol 0.7.0, countryOfProduction. */
            readonly originCountry: components["schemas"]["CountryCode"];
            readonly materialComposition: components["schemas"]["MetadataMaterialComposition"];
            readonly facilityDetails: components["schemas"]["MetadataFacilityDetails"];
            readonly regulatoryCompliance: components["schemas"]["MetadataRegulatoryCompliance"];
            /** @description Global Trade Item Number of the product model. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, points (b) and (c). The validator also checks that the check digit is right. */
            readonly gtin?: string;
            /** @description Global Returnable Asset Identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, points (b) and (c). The validator also checks that the check digit is right. */
            readonly grai?: string;
            readonly productName?: components["schemas"]["MetadataProductName"];
            /** @description Commodity code of the Combined Nomenclature or TARIC, digits only. Legal basis: Regulation (EU) 2025/2509, Annex VI, Part I, point (f). */
            readonly commodityCode?: string;
            readonly carbonFootprint?: components["schemas"]["MetadataCarbonFootprint"];
            /** @description Model identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b). */
            readonly model?: string;
            /** @description Batch identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b). */
            readonly batchNumber?: string;
            /** @description Item identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b). */
            readonly serialNumber?: string;
            readonly manufacturer?: components["schemas"]["MetadataManufacturer"];
            readonly importer?: components["schemas"]["MetadataImporter"];
            readonly responsiblePerson?: components["schemas"]["MetadataResponsiblePerson"];
            readonly substancesOfConcern?: components["schemas"]["MetadataSubstancesOfConcern"];
            readonly hazardousSubstances?: components["schemas"]["MetadataHazardousSubstances"];
            readonly durability?: components["schemas"]["MetadataDurability"];
            readonly technicalProperties?: components["schemas"]["MetadataTechnicalProperties"];
            readonly environmentalFootprint?: components["schemas"]["MetadataEnvironmentalFootprint"];
            readonly circularityAttributes?: components["schemas"]["MetadataCircularityAttributes"];
            readonly userManualUrl?: components["schemas"]["MetadataUserManualUrl"];
            readonly safetyInformation?: components["schemas"]["MetadataSafetyInformation"];
            /** @description Warnings that accompany the product. Legal basis: Regulation (EU) 2025/2509, Annex VI, Part II. */
            readonly warnings?: string | readonly (string | {
                /** @description The text. */
                readonly value: string;
                /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                readonly language: string;
            })[];
            readonly endOfLifeInstructions?: components["schemas"]["MetadataEndOfLifeInstructions"];
            readonly disassemblyInstructionsUrl?: components["schemas"]["MetadataDisassemblyInstructionsUrl"];
            readonly packaging?: components["schemas"]["MetadataPackaging"];
            /** @description Reference of the service provider that hosts the back-up copy of the passport. Legal basis: Regulation (EU) 2025/2509, Annex VI, Part I, point (n). */
            readonly backupServiceProvider?: string;
            /** @description Youngest age the toy is meant for, such as 3+. Legal basis: Directive 2009/48/EC, Article 11; EN 71. */
            readonly ageGrading: string;
            /** @description Certificates and test reports on chemical properties. Legal basis: Regulation (EU) 2025/2509, Annex II, Part III. */
            readonly chemicalContentCertificates: readonly string[];
            /** @description Physical, mechanical and fire safety. Legal basis: Regulation (EU) 2025/2509, Annex II, Parts I and II. */
            readonly physicalSafetyParameters: {
                /** @description Whether the toy warns of small parts. */
                readonly chokingHazardWarning: boolean;
                /** @description Whether edges and points were checked. */
                readonly sharpEdgesChecked: boolean;
                /** @description Whether flammability was tested. */
                readonly flammabilityCertified: boolean;
            };
            /** @description Colour image clear enough to know the toy by. Legal basis: Regulation (EU) 2025/2509, Annex VI, Part I, point (e). */
            readonly colourImageUrl?: (string | {
                /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                readonly url: string;
                /** @description Media type of the document, such as application/pdf. */
                readonly contentType?: string;
                /** @description Title of the document. */
                readonly resourceTitle?: string | readonly {
                    /** @description The text. */
                    readonly value: string;
                    /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                    readonly language: string;
                }[];
                /** @description BCP 47 tag of the language of the document. */
                readonly language?: string;
            }) | unknown;
            /** @description Statement that the toy meets the requirements, or whether it was made. Legal basis: Regulation (EU) 2025/2509, Article 19(2)(b). */
            readonly complianceStatement?: string | readonly {
                /** @description The text. */
                readonly value: string;
                /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                readonly language: string;
            }[] | boolean;
            /** @description Statement that the manufacturer alone answers for the passport. Legal basis: Regulation (EU) 2025/2509, Annex VI, Part I, point (d). */
            readonly soleResponsibilityStatement?: string | readonly {
                /** @description The text. */
                readonly value: string;
                /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                readonly language: string;
            }[] | boolean;
            /** @description Union acts the toy complies with. Legal basis: Regulation (EU) 2025/2509, Annex VI, Part I, point (g). */
            readonly unionLegislation?: readonly string[];
            /** @description Harmonised standards and common specifications applied. Legal basis: Regulation (EU) 2025/2509, Annex VI, Part I, point (i). */
            readonly harmonisedStandards?: readonly string[];
            /** @description Union acts whose declaration of conformity the passport replaces. Legal basis: Regulation (EU) 2025/2509, Article 19(5) and (6) and Annex VI, Part I, point (h). */
            readonly replacesDeclarationUnder?: readonly string[];
            /** @description Notified body that intervened. Legal basis: Regulation (EU) 2025/2509, Annex VI, Part I, point (j). */
            readonly notifiedBody?: {
                /** @description Name of the body. */
                readonly name: string;
                /** @description Number of the body, four digits. */
                readonly number?: string;
                /** @description Number of its certificate. */
                readonly certificateReference?: string;
            };
            /** @description Allergenic fragrances above 10 mg/kg. Legal basis: Regulation (EU) 2025/2509, Annex VI, Part I, point (l). */
            readonly allergenicFragrances?: readonly string[];
            /** @description Where consumers can report on the toy: page, mailbox or telephone number. Legal basis: Regulation (EU) 2025/2509, Article 7(12) and Annex VI, Part I, point (m). The validator also checks that a URL can be parsed (WHATWG URL Standard). */
            readonly consumerCommunicationChannel?: string;
            /** @description Instructions for use. Legal basis: Regulation (EU) 2025/2509, Annex VI, Part II. */
            readonly instructionsUrl?: string | {
                /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                readonly url: string;
                /** @description Media type of the document, such as application/pdf. */
                readonly contentType?: string;
                /** @description Title of the document. */
                readonly resourceTitle?: string | readonly {
                    /** @description The text. */
                    readonly value: string;
                    /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                    readonly language: string;
                }[];
                /** @description BCP 47 tag of the language of the document. */
                readonly language?: string;
            };
        };
        /**
         * Product passport metadata: iron-steel
         * @description Metadata of a digital product passport in the category iron-steel. Members that are not listed are allowed. Besides what properties say, the validator checks: A polygon has three different corners, and its last point repeats the first one. A concentration in per cent is at most 100; of a battery, as advice. The yield strength is at most the tensile strength.
         */
        readonly IronSteelMetadata: {
            /**
             * @description Product category. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly category: "iron-steel";
            /** @description Country of production, ISO 3166-1 alpha-2. Legal basis: UN Transparency Protocol 0.7.0, countryOfProduction. */
            readonly originCountry: components["schemas"]["CountryCode"];
            readonly materialComposition: components["schemas"]["MetadataMaterialComposition"];
            readonly facilityDetails: components["schemas"]["MetadataFacilityDetails"];
            readonly regulatoryCompliance: components["schemas"]["MetadataRegulatoryCompliance"];
            /** @description Global Trade Item Number of the product model. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, points (b) and (c). The validator also checks that the check digit is right. */
            readonly gtin?: string;
            /** @description Global Returnable Asset Identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, points (b) and (c). The validator also checks that the check digit is right. */
            readonly grai?: string;
            readonly productName?: components["schemas"]["MetadataProductName"];
            /** @description Commodity code of the Combined Nomenclature or TARIC, digits only. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (d) and Article 13. */
            readonly commodityCode?: string;
            readonly carbonFootprint?: components["schemas"]["MetadataCarbonFootprint"];
            /** @description Model identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b). */
            readonly model?: string;
            /** @description Batch identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b). */
            readonly batchNumber?: string;
            /** @description Item identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b). */
            readonly serialNumber?: string;
            readonly manufacturer?: components["schemas"]["MetadataManufacturer"];
            readonly importer?: components["schemas"]["MetadataImporter"];
            readonly responsiblePerson?: components["schemas"]["MetadataResponsiblePerson"];
            readonly substancesOfConcern?: components["schemas"]["MetadataSubstancesOfConcern"];
            readonly hazardousSubstances?: components["schemas"]["MetadataHazardousSubstances"];
            readonly durability?: components["schemas"]["MetadataDurability"];
            readonly technicalProperties?: components["schemas"]["MetadataTechnicalProperties"];
            readonly environmentalFootprint?: components["schemas"]["MetadataEnvironmentalFootprint"];
            readonly circularityAttributes?: components["schemas"]["MetadataCircularityAttributes"];
            readonly userManualUrl?: components["schemas"]["MetadataUserManualUrl"];
            readonly safetyInformation?: components["schemas"]["MetadataSafetyInformation"];
            readonly warnings?: components["schemas"]["MetadataWarnings"];
            readonly endOfLifeInstructions?: components["schemas"]["MetadataEndOfLifeInstructions"];
            readonly disassemblyInstructionsUrl?: components["schemas"]["MetadataDisassemblyInstructionsUrl"];
            readonly packaging?: components["schemas"]["MetadataPackaging"];
            /** @description Reference of the service provider that hosts the back-up copy of the passport. Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 10(4) and Annex III, point (l). */
            readonly backupServiceProvider?: string;
            /** @description Share of scrap in the metal, in percent. Unit: % by mass. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex I. */
            readonly scrapMetalContentRatio: number;
            /** @description Grade, such as S355 or S355JR. Legal basis: EN 10025. */
            readonly tensileStrengthClass: string;
            /** @description Embedded emissions of one tonne. Unit: t CO2e/t or kg CO2e/t. Legal basis: Regulation (EU) 2023/956 (CBAM), Annex IV. */
            readonly carbonEmissionIntensityPerTon: number;
            /**
             * @description Unit of carbonEmissionIntensityPerTon. Legal basis: Regulation (EU) 2023/956 (CBAM), Annex IV.
             * @enum {string}
             */
            readonly carbonEmissionIntensityUnit?: "t CO2e/t" | "kg CO2e/t";
            /**
             * @description How the steel was made: blast furnace and converter, or electric arc furnace. Legal basis: Regulation (EU) 2023/956 (CBAM).
             * @enum {string}
             */
            readonly productionRoute?: "BF-BOF" | "EAF" | "DRI-EAF" | "other";
            /** @description Number of the heat. Legal basis: EN 10168. */
            readonly heatNumber?: string;
            /** @description Number of the cast. Legal basis: EN 10168. */
            readonly castNumber?: string;
            /** @description Name or number of the steel, such as 1.0577. Legal basis: EN 10027. */
            readonly steelDesignation?: string;
            /** @description Where the steel was melted and poured. Legal basis: Regulation (EU) No 833/2014, Article 3g. */
            readonly meltAndPourCountry?: components["schemas"]["CountryCode"];
            /** @description Inspection document. Legal basis: EN 10204. */
            readonly millCertificate?: {
                /**
                 * @description Type of the inspection document.
                 * @enum {string}
                 */
                readonly type: "2.1" | "2.2" | "3.1" | "3.2";
                /** @description Its number. */
                readonly reference: string;
                /** @description Where the document is. */
                readonly url?: string | {
                    /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                    readonly url: string;
                    /** @description Media type of the document, such as application/pdf. */
                    readonly contentType?: string;
                    /** @description Title of the document. */
                    readonly resourceTitle?: string | readonly {
                        /** @description The text. */
                        readonly value: string;
                        /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                        readonly language: string;
                    }[];
                    /** @description BCP 47 tag of the language of the document. */
                    readonly language?: string;
                };
            };
            /** @description Yield strength. Unit: MPa. Legal basis: EN 10168. */
            readonly yieldStrength?: number;
            /** @description Tensile strength. Unit: MPa. Legal basis: EN 10168. */
            readonly tensileStrength?: number;
            /** @description Elongation after fracture. Unit: %. Legal basis: EN 10168. */
            readonly elongation?: number;
            /** @description Shares of the elements, by chemical symbol. Unit: % by mass. Legal basis: EN 10168. */
            readonly chemicalAnalysis?: {
                /** @description Share of C. Unit: % by mass. */
                readonly C?: number;
                /** @description Share of Si. Unit: % by mass. */
                readonly Si?: number;
                /** @description Share of Mn. Unit: % by mass. */
                readonly Mn?: number;
                /** @description Share of P. Unit: % by mass. */
                readonly P?: number;
                /** @description Share of S. Unit: % by mass. */
                readonly S?: number;
                /** @description Share of N. Unit: % by mass. */
                readonly N?: number;
                /** @description Share of Al. Unit: % by mass. */
                readonly Al?: number;
                /** @description Share of Cr. Unit: % by mass. */
                readonly Cr?: number;
                /** @description Share of Ni. Unit: % by mass. */
                readonly Ni?: number;
                /** @description Share of Mo. Unit: % by mass. */
                readonly Mo?: number;
                /** @description Share of Cu. Unit: % by mass. */
                readonly Cu?: number;
                /** @description Share of Nb. Unit: % by mass. */
                readonly Nb?: number;
                /** @description Share of V. Unit: % by mass. */
                readonly V?: number;
                /** @description Share of Ti. Unit: % by mass. */
                readonly Ti?: number;
                /** @description Share of B. Unit: % by mass. */
                readonly B?: number;
                /** @description Carbon equivalent value. Unit: % by mass. */
                readonly CEV?: number;
            };
            /** @description Direct embedded emissions. Unit: t CO2e/t. Legal basis: Regulation (EU) 2023/956 (CBAM). */
            readonly directEmissions?: number;
            /** @description Indirect embedded emissions. Unit: t CO2e/t. Legal basis: Regulation (EU) 2023/956 (CBAM). */
            readonly indirectEmissions?: number;
            /** @description Carbon price paid in the country of origin. Legal basis: Regulation (EU) 2023/956 (CBAM), Article 9. */
            readonly carbonPricePaid?: {
                /** @description Amount paid. */
                readonly amount: number;
                /** @description ISO 4217 code of the currency. */
                readonly currency: string;
                /** @description Where it was paid. */
                readonly country?: components["schemas"]["CountryCode"];
            };
            /**
             * @description Form the steel is sold in. Legal basis: ESPR working plan 2025 to 2030.
             * @enum {string}
             */
            readonly productForm?: "flat" | "long" | "tube" | "other";
        };
        /**
         * Product passport metadata: aluminium
         * @description Metadata of a digital product passport in the category aluminium. Members that are not listed are allowed. Besides what properties say, the validator checks: A polygon has three different corners, and its last point repeats the first one. A concentration in per cent is at most 100; of a battery, as advice. Pre-consumer and post-consumer scrap add up to at most 100 %.
         */
        readonly AluminiumMetadata: {
            /**
             * @description Product category. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly category: "aluminium";
            /** @description Country of production, ISO 3166-1 alpha-2. Legal basis: UN Transparency Protocol 0.7.0, countryOfProduction. */
            readonly originCountry: components["schemas"]["CountryCode"];
            readonly materialComposition: components["schemas"]["MetadataMaterialComposition"];
            readonly facilityDetails: components["schemas"]["MetadataFacilityDetails"];
            readonly regulatoryCompliance: components["schemas"]["MetadataRegulatoryCompliance"];
            /** @description Global Trade Item Number of the product model. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, points (b) and (c). The validator also checks that the check digit is right. */
            readonly gtin?: string;
            /** @description Global Returnable Asset Identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, points (b) and (c). The validator also checks that the check digit is right. */
            readonly grai?: string;
            readonly productName?: components["schemas"]["MetadataProductName"];
            /** @description Commodity code of the Combined Nomenclature or TARIC, digits only. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (d) and Article 13. */
            readonly commodityCode?: string;
            readonly carbonFootprint?: components["schemas"]["MetadataCarbonFootprint"];
            /** @description Model identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b). */
            readonly model?: string;
            /** @description Batch identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b). */
            readonly batchNumber?: string;
            /** @description Item identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b). */
            readonly serialNumber?: string;
            readonly manufacturer?: components["schemas"]["MetadataManufacturer"];
            readonly importer?: components["schemas"]["MetadataImporter"];
            readonly responsiblePerson?: components["schemas"]["MetadataResponsiblePerson"];
            readonly substancesOfConcern?: components["schemas"]["MetadataSubstancesOfConcern"];
            readonly hazardousSubstances?: components["schemas"]["MetadataHazardousSubstances"];
            readonly durability?: components["schemas"]["MetadataDurability"];
            readonly technicalProperties?: components["schemas"]["MetadataTechnicalProperties"];
            readonly environmentalFootprint?: components["schemas"]["MetadataEnvironmentalFootprint"];
            readonly circularityAttributes?: components["schemas"]["MetadataCircularityAttributes"];
            readonly userManualUrl?: components["schemas"]["MetadataUserManualUrl"];
            readonly safetyInformation?: components["schemas"]["MetadataSafetyInformation"];
            readonly warnings?: components["schemas"]["MetadataWarnings"];
            readonly endOfLifeInstructions?: components["schemas"]["MetadataEndOfLifeInstructions"];
            readonly disassemblyInstructionsUrl?: components["schemas"]["MetadataDisassemblyInstructionsUrl"];
            readonly packaging?: components["schemas"]["MetadataPackaging"];
            /** @description Reference of the service provider that hosts the back-up copy of the passport. Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 10(4) and Annex III, point (l). */
            readonly backupServiceProvider?: string;
            /** @description Share of post-consumer scrap in the metal. Unit: % by mass. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex I. */
            readonly postConsumerScrapContent: number;
            /** @description Where the electricity of the smelter comes from, such as hydro or grid-mix. Legal basis: Regulation (EU) 2023/956 (CBAM), indirect emissions. */
            readonly smelterElectricitySource: string;
            /** @description Energy used for one kilogram. Unit: kWh/kg. Legal basis: Regulation (EU) 2023/956 (CBAM), indirect emissions. */
            readonly energyIntensityPerKg: number;
            /** @description Alloy, such as EN AW-6060. Legal basis: EN 573. */
            readonly alloyDesignation?: string;
            /**
             * @description Whether the metal was smelted from ore or from scrap. Legal basis: Regulation (EU) 2023/956 (CBAM).
             * @enum {string}
             */
            readonly productionRoute?: "primary" | "secondary" | "mixed";
            /** @description Embedded emissions of one kilogram. Legal basis: Regulation (EU) 2023/956 (CBAM). */
            readonly carbonIntensity?: {
                /** @description Emissions for one kilogram. */
                readonly value: number;
                /**
                 * @description Unit of the value; kg CO2e/kg where not stated.
                 * @enum {string}
                 */
                readonly unit?: "kg CO2e/kg";
            };
            /** @description Share of pre-consumer scrap in the metal. Unit: % by mass. Legal basis: ISO 14021. */
            readonly preConsumerScrapContent?: number;
            /** @description Emissions of perfluorocarbons from smelting. Unit: t CO2e/t. Legal basis: Regulation (EU) 2023/956 (CBAM). */
            readonly pfcEmissions?: number;
            /** @description Where the bauxite was mined. Legal basis: Due diligence practice. */
            readonly bauxiteOriginCountry?: components["schemas"]["CountryCode"];
        };
        /**
         * Product passport metadata: chemicals
         * @description Metadata of a digital product passport in the category chemicals. Members that are not listed are allowed. At least one of `safetyDatasheetUrl`, `safetyDatasheet` is required. Besides what properties say, the validator checks: A polygon has three different corners, and its last point repeats the first one. A concentration in per cent is at most 100; of a battery, as advice.
         */
        readonly ChemicalsMetadata: {
            /**
             * @description Product category. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly category: "chemicals";
            /** @description Country of production, ISO 3166-1 alpha-2. Legal basis: UN Transparency Protocol 0.7.0, countryOfProduction. */
            readonly originCountry: components["schemas"]["CountryCode"];
            /** @description The materials of the product; their percentages add up to 100. Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I. The validator also checks that the percentage members add up to 100, within 0.1. */
            readonly materialComposition: readonly {
                /** @description Name of the material. */
                readonly material: string;
                /** @description Share of the product. Unit: % by mass. */
                readonly percentage: number;
            }[];
            readonly facilityDetails: components["schemas"]["MetadataFacilityDetails"];
            readonly regulatoryCompliance: components["schemas"]["MetadataRegulatoryCompliance"];
            /** @description Global Trade Item Number of the product model. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, points (b) and (c). The validator also checks that the check digit is right. */
            readonly gtin?: string;
            /** @description Global Returnable Asset Identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, points (b) and (c). The validator also checks that the check digit is right. */
            readonly grai?: string;
            readonly productName?: components["schemas"]["MetadataProductName"];
            /** @description Commodity code of the Combined Nomenclature or TARIC, digits only. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (d) and Article 13. */
            readonly commodityCode?: string;
            readonly carbonFootprint?: components["schemas"]["MetadataCarbonFootprint"];
            /** @description Model identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b). */
            readonly model?: string;
            /** @description Batch identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b). */
            readonly batchNumber?: string;
            /** @description Item identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b). */
            readonly serialNumber?: string;
            readonly manufacturer?: components["schemas"]["MetadataManufacturer"];
            readonly importer?: components["schemas"]["MetadataImporter"];
            readonly responsiblePerson?: components["schemas"]["MetadataResponsiblePerson"];
            readonly substancesOfConcern?: components["schemas"]["MetadataSubstancesOfConcern"];
            readonly hazardousSubstances?: components["schemas"]["MetadataHazardousSubstances"];
            readonly durability?: components["schemas"]["MetadataDurability"];
            readonly technicalProperties?: components["schemas"]["MetadataTechnicalProperties"];
            readonly environmentalFootprint?: components["schemas"]["MetadataEnvironmentalFootprint"];
            readonly circularityAttributes?: components["schemas"]["MetadataCircularityAttributes"];
            readonly userManualUrl?: components["schemas"]["MetadataUserManualUrl"];
            readonly safetyInformation?: components["schemas"]["MetadataSafetyInformation"];
            readonly warnings?: components["schemas"]["MetadataWarnings"];
            readonly endOfLifeInstructions?: components["schemas"]["MetadataEndOfLifeInstructions"];
            readonly disassemblyInstructionsUrl?: components["schemas"]["MetadataDisassemblyInstructionsUrl"];
            readonly packaging?: components["schemas"]["MetadataPackaging"];
            /** @description Reference of the service provider that hosts the back-up copy of the passport. Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 10(4) and Annex III, point (l). */
            readonly backupServiceProvider?: string;
            /** @description Hazard statement codes, such as H319, or hazard classes; empty where there are none. Legal basis: Regulation (EC) No 1272/2008 (CLP). */
            readonly hazardClassification: readonly string[];
            /** @description Safety data sheet. Legal basis: Regulation (EC) No 1907/2006 (REACH), Article 31 and Annex II. */
            readonly safetyDatasheetUrl?: string | {
                /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                readonly url: string;
                /** @description Media type of the document, such as application/pdf. */
                readonly contentType?: string;
                /** @description Title of the document. */
                readonly resourceTitle?: string | readonly {
                    /** @description The text. */
                    readonly value: string;
                    /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                    readonly language: string;
                }[];
                /** @description BCP 47 tag of the language of the document. */
                readonly language?: string;
            };
            /** @description Safety data sheet, as a document reference. Legal basis: Regulation (EC) No 1907/2006 (REACH), Article 31 and Annex II. */
            readonly safetyDatasheet?: {
                /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                readonly url: string;
                /** @description Media type of the document, such as application/pdf. */
                readonly contentType?: string;
                /** @description Title of the document. */
                readonly resourceTitle?: string | readonly {
                    /** @description The text. */
                    readonly value: string;
                    /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                    readonly language: string;
                }[];
                /** @description BCP 47 tag of the language of the document. */
                readonly language?: string;
            };
            /** @description Whether a substance of very high concern is present above 0.1 % by mass. Legal basis: Regulation (EC) No 1907/2006 (REACH), Articles 33 and 59. */
            readonly presenceOfSVHC: boolean;
            /** @description Substances of very high concern above 0.1 % by mass. Legal basis: Regulation (EC) No 1907/2006 (REACH), Articles 33 and 59. */
            readonly svhcSubstances?: readonly {
                /** @description Name of the substance. */
                readonly name: string;
                /** @description CAS number. The validator also checks that the check digit is right. */
                readonly casNumber?: string;
                /** @description EC number. The validator also checks that the check digit is right. */
                readonly ecNumber?: string;
                /** @description Share of the mass. Unit: % by mass. */
                readonly concentration?: number;
            }[] | unknown;
            /**
             * @description Signal word on the label. Legal basis: Regulation (EC) No 1272/2008 (CLP), Article 20.
             * @enum {string}
             */
            readonly signalWord?: "Danger" | "Warning";
            /** @description Hazard pictograms on the label. Legal basis: Regulation (EC) No 1272/2008 (CLP), Article 19. */
            readonly pictograms?: readonly ("GHS01" | "GHS02" | "GHS03" | "GHS04" | "GHS05" | "GHS06" | "GHS07" | "GHS08" | "GHS09")[];
            /** @description Precautionary statement codes, such as P280 or P301+P312. Legal basis: Regulation (EC) No 1272/2008 (CLP), Article 22. */
            readonly precautionaryStatements?: readonly string[];
            /** @description Unique formula identifier. Legal basis: Regulation (EC) No 1272/2008 (CLP), Annex VIII. */
            readonly ufi?: string;
            /** @description CAS number of the substance. Legal basis: Regulation (EC) No 1907/2006 (REACH). The validator also checks that the check digit is right. */
            readonly casNumber?: string;
            /** @description EC number of the substance. Legal basis: Regulation (EC) No 1907/2006 (REACH). The validator also checks that the check digit is right. */
            readonly ecNumber?: string;
            /** @description REACH registration number. Legal basis: Regulation (EC) No 1907/2006 (REACH). */
            readonly reachRegistrationNumber?: string;
            /** @description Content of volatile organic compounds. Unit: g/L. Legal basis: Directive 2004/42/EC. */
            readonly vocContent?: number;
            /** @description Ultimate aerobic biodegradability; surfactants need 60 % or more. Legal basis: Regulation (EU) 2026/405 (detergents), Annex III. */
            readonly biodegradability?: {
                /** @description Test method. */
                readonly testMethod: string;
                /** @description Share degraded in the test. Unit: %. */
                readonly percentage: number;
            };
            /** @description What a passport of a detergent holds. Legal basis: Regulation (EU) 2026/405 (detergents), Annex VI, Part A, points (h) and (i). */
            readonly detergent?: {
                /** @description Type of detergent. */
                readonly productType?: string;
                /** @description Surfactants. */
                readonly surfactants?: readonly (string | {
                    /** @description Name of the substance. */
                    readonly name: string;
                    /** @description CAS number. The validator also checks that the check digit is right. */
                    readonly casNumber?: string;
                    /** @description Share of the mass. Unit: % by mass. */
                    readonly massFraction?: number;
                })[];
                /** @description All substances added on purpose. */
                readonly ingredients?: readonly (string | {
                    /** @description Name of the substance. */
                    readonly name: string;
                    /** @description CAS number. The validator also checks that the check digit is right. */
                    readonly casNumber?: string;
                    /** @description Share of the mass. Unit: % by mass. */
                    readonly massFraction?: number;
                })[];
                /** @description Micro-organisms added on purpose. */
                readonly microOrganisms?: readonly {
                    /** @description Genus. */
                    readonly genus: string;
                    /** @description Species. */
                    readonly species: string;
                    /** @description Strain. */
                    readonly strain?: string;
                }[];
                /** @description How much to use. */
                readonly dosage?: string | readonly {
                    /** @description The text. */
                    readonly value: string;
                    /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                    readonly language: string;
                }[] | {
                    /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                    readonly url: string;
                    /** @description Media type of the document, such as application/pdf. */
                    readonly contentType?: string;
                    /** @description Title of the document. */
                    readonly resourceTitle?: string | readonly {
                        /** @description The text. */
                        readonly value: string;
                        /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                        readonly language: string;
                    }[];
                    /** @description BCP 47 tag of the language of the document. */
                    readonly language?: string;
                };
            };
            /** @description Physical state, such as liquid. Legal basis: Regulation (EC) No 1907/2006 (REACH), Annex II, section 9. */
            readonly physicalState?: string;
            /** @description Flash point. Unit: °C. Legal basis: Regulation (EC) No 1907/2006 (REACH), Annex II, section 9. */
            readonly flashPoint?: number;
        };
        /**
         * Product passport metadata: construction
         * @description Metadata of a digital product passport in the category construction. Members that are not listed are allowed. At least one of `declarationOfPerformanceUrl`, `declarationOfPerformance`, `declarationOfConformityUrl`, `declarationOfConformity`, `regulatoryCompliance.declarationOfConformityUrl`, `regulatoryCompliance.declarationOfConformity` is required. Besides what properties say, the validator checks: A polygon has three different corners, and its last point repeats the first one. A concentration in per cent is at most 100; of a battery, as advice.
         */
        readonly ConstructionMetadata: {
            /**
             * @description Product category. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly category: "construction";
            /** @description Country of production, ISO 3166-1 alpha-2. Legal basis: UN Transparency Protocol 0.7.0, countryOfProduction. */
            readonly originCountry: components["schemas"]["CountryCode"];
            readonly materialComposition: components["schemas"]["MetadataMaterialComposition"];
            readonly facilityDetails: components["schemas"]["MetadataFacilityDetails"];
            readonly regulatoryCompliance: components["schemas"]["MetadataRegulatoryCompliance"];
            /** @description Global Trade Item Number of the product model. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, points (b) and (c). The validator also checks that the check digit is right. */
            readonly gtin?: string;
            /** @description Global Returnable Asset Identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, points (b) and (c). The validator also checks that the check digit is right. */
            readonly grai?: string;
            readonly productName?: components["schemas"]["MetadataProductName"];
            /** @description Commodity code of the Combined Nomenclature or TARIC, digits only. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (d) and Article 13. */
            readonly commodityCode?: string;
            readonly carbonFootprint?: components["schemas"]["MetadataCarbonFootprint"];
            /** @description Model identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b). */
            readonly model?: string;
            /** @description Batch identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b). */
            readonly batchNumber?: string;
            /** @description Item identifier. Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b). */
            readonly serialNumber?: string;
            readonly manufacturer?: components["schemas"]["MetadataManufacturer"];
            readonly importer?: components["schemas"]["MetadataImporter"];
            readonly responsiblePerson?: components["schemas"]["MetadataResponsiblePerson"];
            readonly substancesOfConcern?: components["schemas"]["MetadataSubstancesOfConcern"];
            readonly hazardousSubstances?: components["schemas"]["MetadataHazardousSubstances"];
            readonly durability?: components["schemas"]["MetadataDurability"];
            readonly technicalProperties?: components["schemas"]["MetadataTechnicalProperties"];
            readonly environmentalFootprint?: components["schemas"]["MetadataEnvironmentalFootprint"];
            readonly circularityAttributes?: components["schemas"]["MetadataCircularityAttributes"];
            readonly userManualUrl?: components["schemas"]["MetadataUserManualUrl"];
            readonly safetyInformation?: components["schemas"]["MetadataSafetyInformation"];
            readonly warnings?: components["schemas"]["MetadataWarnings"];
            readonly endOfLifeInstructions?: components["schemas"]["MetadataEndOfLifeInstructions"];
            readonly disassemblyInstructionsUrl?: components["schemas"]["MetadataDisassemblyInstructionsUrl"];
            readonly packaging?: components["schemas"]["MetadataPackaging"];
            /** @description Reference of the service provider that hosts the back-up copy of the passport. Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 10(4) and Annex III, point (l). */
            readonly backupServiceProvider?: string;
            /** @description Code of the declaration of performance and conformity. Legal basis: Regulation (EU) 2024/3110, Article 15 and Annex V. */
            readonly declarationOfPerformanceNumber: string;
            /** @description Declaration of performance and conformity. Legal basis: Regulation (EU) 2024/3110, Article 16. */
            readonly declarationOfPerformanceUrl?: string | {
                /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                readonly url: string;
                /** @description Media type of the document, such as application/pdf. */
                readonly contentType?: string;
                /** @description Title of the document. */
                readonly resourceTitle?: string | readonly {
                    /** @description The text. */
                    readonly value: string;
                    /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                    readonly language: string;
                }[];
                /** @description BCP 47 tag of the language of the document. */
                readonly language?: string;
            };
            /** @description Declaration of performance and conformity, as a document reference. Legal basis: Regulation (EU) 2024/3110, Article 16. */
            readonly declarationOfPerformance?: {
                /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                readonly url: string;
                /** @description Media type of the document, such as application/pdf. */
                readonly contentType?: string;
                /** @description Title of the document. */
                readonly resourceTitle?: string | readonly {
                    /** @description The text. */
                    readonly value: string;
                    /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                    readonly language: string;
                }[];
                /** @description BCP 47 tag of the language of the document. */
                readonly language?: string;
            };
            /** @description Declaration of performance and conformity, under its older name. Legal basis: Regulation (EU) 2024/3110, Article 16. */
            readonly declarationOfConformityUrl?: string | {
                /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                readonly url: string;
                /** @description Media type of the document, such as application/pdf. */
                readonly contentType?: string;
                /** @description Title of the document. */
                readonly resourceTitle?: string | readonly {
                    /** @description The text. */
                    readonly value: string;
                    /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                    readonly language: string;
                }[];
                /** @description BCP 47 tag of the language of the document. */
                readonly language?: string;
            };
            /** @description The same declaration under its older name, as a document reference. Legal basis: Regulation (EU) 2024/3110, Article 16. */
            readonly declarationOfConformity?: {
                /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                readonly url: string;
                /** @description Media type of the document, such as application/pdf. */
                readonly contentType?: string;
                /** @description Title of the document. */
                readonly resourceTitle?: string | readonly {
                    /** @description The text. */
                    readonly value: string;
                    /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                    readonly language: string;
                }[];
                /** @description BCP 47 tag of the language of the document. */
                readonly language?: string;
            };
            readonly recycledContent?: components["schemas"]["MetadataRecycledContent"];
            /** @description Unique code of the product type. Legal basis: Regulation (EU) 2024/3110, Article 77(1)(a). */
            readonly productTypeIdentifier?: string;
            /** @description Family of construction products. Legal basis: Regulation (EU) 2024/3110, Annex VII. */
            readonly productFamily?: string;
            /** @description Harmonised technical specification, such as EN 13162. Legal basis: Regulation (EU) 2024/3110, Annex V. */
            readonly harmonisedSpecification?: string;
            /** @description European assessment document. Legal basis: Regulation (EU) 2024/3110, Annex V. */
            readonly eadReference?: string;
            /**
             * @description Assessment and verification system. Legal basis: Regulation (EU) 2024/3110, Annex IX.
             * @enum {string}
             */
            readonly avsSystem?: "1+" | "1" | "2+" | "3" | "3+" | "4";
            /** @description Notified body that assessed or verified the performance. Legal basis: Regulation (EU) 2024/3110, Annex V. */
            readonly notifiedBody?: {
                /** @description Name of the body. */
                readonly name: string;
                /** @description Number of the body, four digits. */
                readonly number?: string;
                /** @description Number of its certificate. */
                readonly certificateReference?: string;
            };
            /** @description Declared performance by essential characteristic. Legal basis: Regulation (EU) 2024/3110, Annex V. */
            readonly essentialCharacteristics?: readonly {
                /** @description Name. */
                readonly name: string;
                /** @description Declared performance; NULL where none is declared. */
                readonly value: string | number;
                /** @description Unit of the value. */
                readonly unit?: string;
                /** @description Class of performance. */
                readonly class?: string;
                /** @description Standard of the assessment. */
                readonly standard?: string;
            }[];
            /** @description Class of reaction to fire. Legal basis: EN 13501-1; EN 13501-6 (cables). */
            readonly reactionToFire?: string;
            /** @description Compressive strength. Unit: MPa. Legal basis: Regulation (EU) 2024/3110, harmonised standard of the product. */
            readonly compressiveStrength?: number;
            /** @description Thermal conductivity. Unit: W/(m K). Legal basis: Regulation (EU) 2024/3110, harmonised standard of the product. */
            readonly thermalConductivity?: number;
            /** @description Climate change effects over the life cycle. Legal basis: Regulation (EU) 2024/3110, Article 15(2); EN 15804+A2. */
            readonly globalWarmingPotential?: {
                /** @description Sum of the parts. Unit: kg CO2e. */
                readonly total?: number;
                /** @description From fossil sources. Unit: kg CO2e. */
                readonly fossil?: number;
                /** @description From biogenic sources; stored carbon is negative. Unit: kg CO2e. */
                readonly biogenic?: number;
                /** @description From land use and land use change. Unit: kg CO2e. */
                readonly luluc?: number;
                /**
                 * @description Unit of the values.
                 * @enum {string}
                 */
                readonly unit?: "kg CO2e";
                /** @description Amount of the product the values are for, such as 1 m3. */
                readonly declaredUnit?: string;
                /** @description Values by module of the life cycle. Unit: kg CO2e. */
                readonly modules?: {
                    /** @description Module A1A3. Unit: kg CO2e. */
                    readonly A1A3?: number;
                    /** @description Module A1. Unit: kg CO2e. */
                    readonly A1?: number;
                    /** @description Module A2. Unit: kg CO2e. */
                    readonly A2?: number;
                    /** @description Module A3. Unit: kg CO2e. */
                    readonly A3?: number;
                    /** @description Module A4. Unit: kg CO2e. */
                    readonly A4?: number;
                    /** @description Module A5. Unit: kg CO2e. */
                    readonly A5?: number;
                    /** @description Module B1. Unit: kg CO2e. */
                    readonly B1?: number;
                    /** @description Module B2. Unit: kg CO2e. */
                    readonly B2?: number;
                    /** @description Module B3. Unit: kg CO2e. */
                    readonly B3?: number;
                    /** @description Module B4. Unit: kg CO2e. */
                    readonly B4?: number;
                    /** @description Module B5. Unit: kg CO2e. */
                    readonly B5?: number;
                    /** @description Module B6. Unit: kg CO2e. */
                    readonly B6?: number;
                    /** @description Module B7. Unit: kg CO2e. */
                    readonly B7?: number;
                    /** @description Module C1. Unit: kg CO2e. */
                    readonly C1?: number;
                    /** @description Module C2. Unit: kg CO2e. */
                    readonly C2?: number;
                    /** @description Module C3. Unit: kg CO2e. */
                    readonly C3?: number;
                    /** @description Module C4. Unit: kg CO2e. */
                    readonly C4?: number;
                    /** @description Module D. Unit: kg CO2e. */
                    readonly D?: number;
                };
            } | unknown;
            /** @description Environmental product declaration. Legal basis: EN 15804. */
            readonly epdUrl?: string | {
                /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                readonly url: string;
                /** @description Media type of the document, such as application/pdf. */
                readonly contentType?: string;
                /** @description Title of the document. */
                readonly resourceTitle?: string | readonly {
                    /** @description The text. */
                    readonly value: string;
                    /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                    readonly language: string;
                }[];
                /** @description BCP 47 tag of the language of the document. */
                readonly language?: string;
            };
            /** @description Registration number of the environmental product declaration. Legal basis: EN 15804. */
            readonly epdRegistrationNumber?: string;
            /** @description Estimated service life. Unit: year. Legal basis: Regulation (EU) 2024/3110, Annex V. */
            readonly estimatedServiceLife?: number;
            /** @description Key parts that have a passport of their own. Legal basis: Regulation (EU) 2024/3110, Article 76(2)(a)(vii). */
            readonly keyParts?: readonly {
                /** @description Name of the part. */
                readonly name: string;
                /** @description Its own passport. */
                readonly passportUrl?: string | {
                    /** @description Where the document is. The validator also checks that the URL can be parsed (WHATWG URL Standard). */
                    readonly url: string;
                    /** @description Media type of the document, such as application/pdf. */
                    readonly contentType?: string;
                    /** @description Title of the document. */
                    readonly resourceTitle?: string | readonly {
                        /** @description The text. */
                        readonly value: string;
                        /** @description BCP 47 tag of the language of the text, such as de or en-GB. */
                        readonly language: string;
                    }[];
                    /** @description BCP 47 tag of the language of the document. */
                    readonly language?: string;
                };
            }[];
            /** @description Where a used product comes from. Legal basis: Regulation (EU) 2024/3110, Annex V. */
            readonly usedProduct?: {
                /** @description When it was taken out. The validator also checks that the month has that day, and a time of day exists. */
                readonly deinstallationDate?: string;
                /** @description Where it was taken out. */
                readonly deinstallationPlace?: string;
            };
        };
        /** @description Metadata of a live passport, by its category. */
        readonly PassportMetadata: components["schemas"]["TextilesMetadata"] | components["schemas"]["BatteriesMetadata"] | components["schemas"]["ElectronicsMetadata"] | components["schemas"]["CosmeticsMetadata"] | components["schemas"]["ToysMetadata"] | components["schemas"]["IronSteelMetadata"] | components["schemas"]["AluminiumMetadata"] | components["schemas"]["ChemicalsMetadata"] | components["schemas"]["ConstructionMetadata"];
        /** @description Marketing block. Shown on the web page of the passport alone: it is neither validated nor sealed. What does not fit is cut or left out, never refused. */
        readonly Enrichment: {
            /** @description One line below the name. Cut after 200 characters. */
            readonly tagline?: string;
            /** @description A paragraph. Cut after 5000 characters. */
            readonly description?: string;
            /** @description Pictures of the product; those after the 20th are left out. */
            readonly images?: readonly {
                /**
                 * Format: uri
                 * @description An absolute http or https address, at most 2048 characters; others are left out.
                 */
                readonly url: string;
                /** @description Text of the picture. Cut after 200 characters. */
                readonly caption?: string;
            }[];
            /** @description Links to more about the product; those after the 20th are left out. */
            readonly links?: readonly {
                /** @description Text of the link. Cut after 200 characters. */
                readonly label: string;
                /**
                 * Format: uri
                 * @description An absolute http or https address, at most 2048 characters; others are left out.
                 */
                readonly url: string;
            }[];
        };
        readonly CreatePassportRequest: {
            /** @description GTIN-14, GRAI, or any other article number. 14 digits must have a valid check digit. */
            readonly productId: string;
            /**
             * Format: uuid
             * @description Default: the credential's operator, else the workspace's first.
             */
            readonly operatorId?: string;
            /** @description Members by the category; every key is kept. */
            readonly metadata: components["schemas"]["PassportMetadata"] | {
                readonly [key: string]: unknown;
            };
            /** @description Marketing block; sanitised, never refused, never sealed. Its pictures are sent to phones as they are: of 300 kB at most they do not hold up the page. */
            readonly enrichment?: components["schemas"]["Enrichment"];
            /** @description Saved without validation. */
            readonly draft?: boolean;
            /**
             * Format: uuid
             * @description A facility of the workspace.
             */
            readonly facilityId?: string;
        };
        readonly CreateJobRequest: {
            /**
             * @description SEAL (passport:seal). STATUS, FACILITY, PUBLISH drafts, DELETE_DRAFTS (passport:update).
             * @enum {string}
             */
            readonly kind: "SEAL" | "STATUS" | "FACILITY" | "PUBLISH" | "DELETE_DRAFTS";
            /** @description Passports by id, 1 to 10,000, worked on in this order. In place of `query`. */
            readonly ids?: readonly string[];
            readonly query?: components["schemas"]["JobQuery"];
            readonly params?: components["schemas"]["JobParams"];
        };
        /** @description Passports that match now, at most 10,000: the filters of the search. In place of `ids`. */
        readonly JobQuery: {
            /** @description Words, at most eight, each of which begins a word of product id, name, model, batch or serial number; or a scanned code. Case and accents do not count, nor do leading zeros of numbers. */
            readonly q?: string;
            /**
             * @description Status of the passport.
             * @enum {string}
             */
            readonly status?: "DRAFT" | "ACTIVE" | "RECALLED" | "DECOMMISSIONED";
            /**
             * @description True: sealed. False: not sealed.
             * @enum {string}
             */
            readonly sealed?: "true" | "false";
            /**
             * @description Product category, `metadata.category`.
             * @enum {string}
             */
            readonly category?: "textiles" | "batteries" | "electronics" | "cosmetics" | "toys" | "iron-steel" | "aluminium" | "chemicals" | "construction";
            /**
             * Format: uuid
             * @description Economic operator of the passport.
             */
            readonly operatorId?: string;
            /** @description Manufacturing facility; `none`: without one. */
            readonly facilityId?: string | "none";
            /**
             * @description True: credentials can be issued. False: they cannot.
             * @enum {string}
             */
            readonly vcReady?: "true" | "false";
            /**
             * Format: date
             * @description A certificate of the product is valid until a day before this one, `YYYY-MM-DD`. Those that ended already count.
             */
            readonly certificateEndsBefore?: string;
            /**
             * @description True: the archived ones alone. Default: those that are not archived.
             * @enum {string}
             */
            readonly archived?: "true" | "false";
        };
        /** @description What the kind needs to know. */
        readonly JobParams: {
            /**
             * @description STATUS: the new one.
             * @enum {string}
             */
            readonly status?: "ACTIVE" | "RECALLED" | "DECOMMISSIONED";
            /** @description FACILITY: the new one; null detaches. */
            readonly facilityId?: string | null;
            /** @description Why it has the status, for holders of the product: shown to the public. */
            readonly reason?: string;
            /** @description Page with the notice, such as that of a recall. https only, without a login. */
            readonly noticeUrl?: string;
            /** @description Where holders may ask: an email address, a telephone number, or any other text. */
            readonly contact?: string;
        };
        readonly UpdateImportRequest: {
            /** @description Product category of rows that name none; null: none. */
            readonly category?: ("textiles" | "batteries" | "electronics" | "cosmetics" | "toys" | "iron-steel" | "aluminium" | "chemicals" | "construction") | null;
            /** @description Of rows that name none; null: the first of the workspace. */
            readonly operatorId?: string | null;
            /** @description Of rows that name none; null: no facility. */
            readonly facilityId?: string | null;
            /**
             * @description LEAVE passports that are there, or UPDATE them.
             * @enum {string}
             */
            readonly existing?: "LEAVE" | "UPDATE";
            /** @description Take product ids that look changed for the article numbers that they may be. */
            readonly allowSku?: boolean;
            /** @description Columns whose target changes. */
            readonly columns?: readonly {
                /** @description Position of the column, from 0. */
                readonly index: number;
                /** @description null: not used. */
                readonly target: string | null;
            }[];
            /** @description Cells that change, at most 1,000. */
            readonly cells?: readonly {
                /** @description Number of the row. */
                readonly row: number;
                /** @description Position of the column, from 0. */
                readonly column: number;
                /** @description The new text. */
                readonly value: string;
            }[];
            /** @description Rows that are not to be published, at most 1,000. */
            readonly leaveOut?: readonly number[];
            /** @description Rows that are to be published after all, at most 1,000. */
            readonly takeIn?: readonly number[];
        };
        readonly PublishImportRequest: {
            /** @description Rows with faults in their metadata become drafts. Default false. */
            readonly keepFaulty?: boolean;
        };
        readonly ImportPassportsRequest: {
            /** @description Rows shaped like the body of a single create, without draft and enrichment; each succeeds or fails by itself. */
            readonly passports: readonly {
                /** @description GTIN-14, GRAI, or any other article number. */
                readonly productId: string;
                /**
                 * Format: uuid
                 * @description Default: the credential's operator, else the workspace's first.
                 */
                readonly operatorId?: string;
                /** @description Members by the category. */
                readonly metadata: components["schemas"]["PassportMetadata"];
                /**
                 * Format: uuid
                 * @description A facility of the workspace.
                 */
                readonly facilityId?: string;
            }[];
            /** @description Answers 200 with what the import would do, and stores nothing. */
            readonly dryRun?: boolean;
            /** @description A row whose product and operator have an unsealed passport updates it, and its former content goes to the version history. */
            readonly upsert?: boolean;
        };
        readonly UpdatePassportRequest: {
            /** @description Replaces all that was there. */
            readonly metadata: components["schemas"]["PassportMetadata"] | {
                readonly [key: string]: unknown;
            };
            /** @description True: saved without validation; a live passport is a draft again. */
            readonly draft?: boolean;
            /** @description For the version history. Default: `API Update`. */
            readonly changeReason?: string;
            /** @description A facility of the workspace; null or empty detaches; omit to keep. */
            readonly facilityId?: (string | "") | null;
            /** @description With the publication of the next edition of a recalled passport: true, it corrects what was recalled, and is ACTIVE. Else the recall goes on. */
            readonly correctsRecall?: boolean;
            /** @description Overwrites the marketing block, null clears it; omit to keep. */
            readonly enrichment?: components["schemas"]["Enrichment"] | null;
        };
        readonly ChangePassportStatusRequest: {
            /**
             * @description New status. Each may follow each; the present one changes nothing.
             * @enum {string}
             */
            readonly status: "ACTIVE" | "RECALLED" | "DECOMMISSIONED";
            /** @description Why it has the status, for holders of the product: shown to the public. */
            readonly reason?: string;
            /** @description Page with the notice, such as that of a recall. https only, without a login. */
            readonly noticeUrl?: string;
            /** @description Where holders may ask: an email address, a telephone number, or any other text. */
            readonly contact?: string;
        };
        readonly SaveDraftRequest: {
            /** @description Replaces all that was there; omit to keep. */
            readonly metadata?: components["schemas"]["PassportMetadata"] | {
                readonly [key: string]: unknown;
            };
            /** @description Overwrites the marketing block, null clears it; omit to keep. */
            readonly enrichment?: components["schemas"]["Enrichment"] | null;
            /** @description A facility of the workspace; null or empty detaches; omit to keep. */
            readonly facilityId?: (string | "") | null;
            /** @description Another product id, for a draft that was never published and has no units. */
            readonly productId?: string;
            /**
             * Format: uuid
             * @description Another economic operator, for a draft that was never published.
             */
            readonly operatorId?: string;
        };
        readonly PreviewPassportRequest: {
            /** @description GTIN-14, GRAI, or any other article number. 14 digits must have a valid check digit. */
            readonly productId: string;
            /**
             * Format: uuid
             * @description Default: the credential's operator, else the workspace's first.
             */
            readonly operatorId?: string;
            /** @description Members by the category; every key is kept. */
            readonly metadata: components["schemas"]["PassportMetadata"] | {
                readonly [key: string]: unknown;
            };
            /** @description Marketing block; sanitised, never refused, never sealed. Its pictures are sent to phones as they are: of 300 kB at most they do not hold up the page. */
            readonly enrichment?: components["schemas"]["Enrichment"];
            /**
             * Format: uuid
             * @description A facility of the workspace.
             */
            readonly facilityId?: string;
            /**
             * @description Reader of the page: the public; the holder of an access grant, who sees restricted data; or an authority, which sees test reports too.
             * @default public
             * @enum {string}
             */
            readonly tier: "public" | "restricted" | "authority";
            /**
             * @description Status that the page shows.
             * @default ACTIVE
             * @enum {string}
             */
            readonly status: "DRAFT" | "ACTIVE" | "RECALLED" | "DECOMMISSIONED";
            /** @description Why it has the status, for holders of the product: shown to the public. */
            readonly reason?: string;
            /** @description Page with the notice, such as that of a recall. https only, without a login. */
            readonly noticeUrl?: string;
            /** @description Where holders may ask: an email address, a telephone number, or any other text. */
            readonly contact?: string;
        };
        /** @description An AAS environment in JSON. */
        readonly IngestAasRequest: {
            /** @description Of the first, the specific asset id named `productId` counts where the metadata names no product. */
            readonly assetAdministrationShells?: readonly unknown[];
            /** @description `ComplianceMetadata` holds the metadata, `eidasVerificationSeal` its seal if there is one, `GeneralProductInformation` names the operator by `economicOperator.regId`. Nothing else is kept, which a warning says of each other submodel. */
            readonly submodels: readonly unknown[];
        } & {
            readonly [key: string]: unknown;
        };
        readonly ValidatePassportRequest: {
            /** @description GTIN-14, GRAI, or any other article number. 14 digits must have a valid check digit. */
            readonly productId: string;
            /** @description Members by the category; every key is kept. */
            readonly metadata: components["schemas"]["PassportMetadata"] | {
                readonly [key: string]: unknown;
            };
            /** @description Taken, so that the body of a create can be sent as it is, and ignored. */
            readonly operatorId?: unknown;
        };
        readonly PassportLabelsRequest: {
            /** @description Passports by UUID or productId, battery units by UUID. */
            readonly ids: readonly string[];
            /** @description `png` (default) or `svg`, in any case. */
            readonly format?: string;
            /** @description Pixels along one side, brought within 128 to 2048. Default 512. */
            readonly size?: number | string;
            /** @description Least error correction level: `M`, `Q` (default) or `H`, in any case. */
            readonly ecl?: string;
            /** @description Whether the GS1 key stands below the symbol in letters; with `png` it is refused. */
            readonly hri?: boolean;
        };
        readonly CreateOperatorRequest: {
            /** @description Legal or trade name, 1 to 200 characters. */
            readonly name: string;
            /** @description With scheme EORI: two letters, then 1 to 15. */
            readonly regId: string;
            /** @description Default MANUFACTURER. */
            readonly role?: string;
            /** @description EORI, VAT, DUNS, NATIONAL or OTHER, in any case. */
            readonly regIdScheme?: string | null;
            /** @description EORI number, where regId is another one. Schemes beside those of the contract: LEI, GLN, NTR, EID. EORI, VAT, LEI and GLN are checked by form and check digits. */
            readonly eori?: string | null;
        };
        readonly UpdateOperatorRequest: {
            /** @description Trimmed; one without text is ignored. */
            readonly name?: string;
            /** @description Trimmed; one without text is ignored. */
            readonly role?: string;
            /** @description EORI number; null or blank takes it away, absent leaves it. */
            readonly eori?: string | null;
        };
        readonly SerialiseUnitsRequest: {
            /** @description Without it the body itself is the unit. Each succeeds or fails by itself. */
            readonly units?: readonly {
                /** @description Trimmed. Unique under the passport. */
                readonly serialNumber: string;
                /**
                 * @description Default: IN_SERVICE.
                 * @enum {string|null}
                 */
                readonly status?: "IN_SERVICE" | "DECOMMISSIONED" | "RECALLED" | "REPURPOSED" | "REMANUFACTURED" | "REUSED" | "WASTE" | "RECYCLED" | null;
                /** @description Any date that can be parsed. */
                readonly manufacturedAt?: string | null;
                /**
                 * Format: uuid
                 * @description The unit it was made from: one of the workspace, under any passport, that is not RECYCLED. A credential of one operator names units of that operator.
                 */
                readonly predecessorUnitId?: string | null;
                /**
                 * @description What the predecessor becomes. Default: REPURPOSED.
                 * @enum {string|null}
                 */
                readonly predecessorStatus?: "REPURPOSED" | "REMANUFACTURED" | "REUSED" | null;
            }[];
            /** @description Trimmed. Unique under the passport. */
            readonly serialNumber?: string;
            /**
             * @description Default: IN_SERVICE.
             * @enum {string|null}
             */
            readonly status?: "IN_SERVICE" | "DECOMMISSIONED" | "RECALLED" | "REPURPOSED" | "REMANUFACTURED" | "REUSED" | "WASTE" | "RECYCLED" | null;
            /** @description Any date that can be parsed. */
            readonly manufacturedAt?: string | null;
            /**
             * Format: uuid
             * @description The unit it was made from: one of the workspace, under any passport, that is not RECYCLED. A credential of one operator names units of that operator.
             */
            readonly predecessorUnitId?: string | null;
            /**
             * @description What the predecessor becomes. Default: REPURPOSED.
             * @enum {string|null}
             */
            readonly predecessorStatus?: "REPURPOSED" | "REMANUFACTURED" | "REUSED" | null;
        };
        readonly RecordUnitEventRequest: {
            /**
             * @description SOH_MEASUREMENT and CHARGE_CYCLE are telemetry; STATUS_CHANGE usually comes with `status`; NEGATIVE_EVENT is one such as an accident; OTHER is anything else.
             * @enum {string}
             */
            readonly eventType?: "SOH_MEASUREMENT" | "CHARGE_CYCLE" | "STATUS_CHANGE" | "NEGATIVE_EVENT" | "OTHER";
            /** @description Percent, 0 to 100. */
            readonly stateOfHealth?: number | null;
            /** @description Charge cycles so far, from 0. Truncated to an integer. */
            readonly cycleCount?: number | null;
            /** @description Ampere hours, from 0. */
            readonly remainingCapacityAh?: number | null;
            /** @description Degrees Celsius, -273.15 to 10000. */
            readonly temperatureC?: number | null;
            /**
             * @description What the unit becomes at once, whatever recordedAt says. RECYCLED is the end.
             * @enum {string|null}
             */
            readonly status?: "IN_SERVICE" | "DECOMMISSIONED" | "RECALLED" | "REPURPOSED" | "REMANUFACTURED" | "REUSED" | "WASTE" | "RECYCLED" | null;
            /** @description An object or an array, at most 16384 bytes of JSON. Anything else is stored as null. */
            readonly payload?: unknown;
            /** @description Any date that can be parsed, at most 24 hours ahead. Default: the server's time. What arrives late takes its place in the history and leaves the current state alone. */
            readonly recordedAt?: string | null;
        };
        readonly RecordUnitEventsRequest: {
            /** @description Without status. Each succeeds or fails by itself. */
            readonly events: readonly {
                /**
                 * @description SOH_MEASUREMENT and CHARGE_CYCLE are telemetry; STATUS_CHANGE usually comes with `status`; NEGATIVE_EVENT is one such as an accident; OTHER is anything else.
                 * @enum {string}
                 */
                readonly eventType: "SOH_MEASUREMENT" | "CHARGE_CYCLE" | "STATUS_CHANGE" | "NEGATIVE_EVENT" | "OTHER";
                /** @description Percent, 0 to 100. */
                readonly stateOfHealth?: number | null;
                /** @description Charge cycles so far, from 0. Truncated to an integer. */
                readonly cycleCount?: number | null;
                /** @description Ampere hours, from 0. */
                readonly remainingCapacityAh?: number | null;
                /** @description Degrees Celsius, -273.15 to 10000. */
                readonly temperatureC?: number | null;
                /** @description An object or an array, at most 16384 bytes of JSON. Anything else is stored as null. */
                readonly payload?: unknown;
                /** @description Any date that can be parsed, at most 24 hours ahead. Default: the server's time. What arrives late takes its place in the history and leaves the current state alone. */
                readonly recordedAt?: string | null;
            }[];
        };
        readonly CreateFacilityRequest: {
            /** @description 13 digits with a valid check digit; immutable. */
            readonly gln: string;
            /** @description Name of the facility, 1 to 200 characters. Public. */
            readonly name: string;
            /** @description ISO 3166-1 alpha-2, in any case. */
            readonly country: string;
            /** @description What is done there, such as `Knitting`. Public. At most 200 characters; null or blank: none. */
            readonly activity?: string | null;
            /** @description Street and number. Never published. At most 200 characters; null or blank: none. */
            readonly streetAddress?: string | null;
            /** @description Town. Never published. At most 100 characters; null or blank: none. */
            readonly city?: string | null;
            /** @description Postal code. Never published. At most 20 characters; null or blank: none. */
            readonly postalCode?: string | null;
            /** @description An operator of the workspace. */
            readonly operatorId?: string | null;
        };
        /** @description What is not sent stays; null and blank optional text clear. gln and operatorId are ignored. */
        readonly UpdateFacilityRequest: {
            /** @description A blank one is ignored. */
            readonly name?: string;
            /** @description ISO 3166-1 alpha-2, in any case. */
            readonly country?: string;
            /** @description What is done there, such as `Knitting`. Public. At most 200 characters; null or blank: none. */
            readonly activity?: string | null;
            /** @description Street and number. Never published. At most 200 characters; null or blank: none. */
            readonly streetAddress?: string | null;
            /** @description Town. Never published. At most 100 characters; null or blank: none. */
            readonly city?: string | null;
            /** @description Postal code. Never published. At most 20 characters; null or blank: none. */
            readonly postalCode?: string | null;
        };
        readonly RequestGrantRequest: {
            /** @description Person or body that the grant is for. Cut after 160 characters. */
            readonly granteeName: string;
            /** @description Mail address of the grantee. Cut after 254 characters. */
            readonly granteeEmail: string;
            /** @description Organisation of the grantee. Cut after 200 characters. */
            readonly organization?: string | null;
            /** @description Why access is needed. Cut after 2000 characters. */
            readonly purpose: string;
            /**
             * @description What is asked for: one battery unit, or a passport with its units.
             * @enum {string}
             */
            readonly scopeType: "UNIT" | "PASSPORT";
            /** @description For PASSPORT: its UUID. */
            readonly passportId?: string | null;
            /** @description For UNIT: its UUID. */
            readonly batteryUnitId?: string | null;
        };
        readonly IssueGrantRequest: {
            /** @description Person or body that the grant is for. Cut after 160 characters. */
            readonly granteeName: string;
            /** @description Mail address of the grantee. Cut after 254 characters. */
            readonly granteeEmail?: string | null;
            /** @description Organisation of the grantee. Cut after 200 characters. */
            readonly organization?: string | null;
            /** @description Why access is needed. Cut after 2000 characters. */
            readonly purpose?: string | null;
            /**
             * @description PASSPORT: it and its units. UNIT: that unit and what its ofModel holds, not the address of the passport. TENANT: all of the workspace.
             * @enum {string}
             */
            readonly scopeType: "UNIT" | "PASSPORT" | "TENANT";
            /** @description For PASSPORT: its UUID. */
            readonly passportId?: string | null;
            /** @description For UNIT: its UUID. */
            readonly batteryUnitId?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601; in the future, at most 366 days away.
             */
            readonly expiresAt: string;
        };
        readonly ApproveGrantRequest: {
            /**
             * Format: date-time
             * @description ISO 8601; in the future, at most 366 days away.
             */
            readonly expiresAt: string;
        };
        readonly DenyGrantsRequest: {
            /** @description 1 to 200 ids of pending requests. */
            readonly ids: readonly string[];
        };
        readonly IssueAuthorityGrantRequest: {
            /** @description Person or body that the grant is for. Cut after 160 characters. */
            readonly granteeName: string;
            /** @description Mail address of the grantee. Cut after 254 characters. */
            readonly granteeEmail?: string | null;
            /** @description Organisation of the grantee. Cut after 200 characters. */
            readonly organization?: string | null;
            /** @description Why access is needed. Cut after 2000 characters. */
            readonly purpose?: string | null;
            /**
             * @description PASSPORT: it and its units. UNIT: that unit and what its ofModel holds, not the address of the passport. TENANT: all of the workspace.
             * @enum {string}
             */
            readonly scopeType: "UNIT" | "PASSPORT" | "TENANT";
            /** @description For PASSPORT: its UUID. */
            readonly passportId?: string | null;
            /** @description For UNIT: its UUID. */
            readonly batteryUnitId?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601; in the future, at most 366 days away.
             */
            readonly expiresAt: string;
            /** @description UUID of the workspace whose products are opened. */
            readonly tenantId: string;
        };
        readonly CaptureUntpEventRequest: {
            /** @description First https://www.w3.org/ns/credentials/v2. */
            readonly "@context"?: readonly unknown[];
            /** @description VerifiableCredential among them. */
            readonly type?: readonly string[];
            /** @description A DID, or an object with one as id. */
            readonly issuer?: string | {
                readonly [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description From when the credential is valid.
             */
            readonly validFrom?: string;
            /** @description The event. */
            readonly credentialSubject?: {
                /** @description ID of the event, a URI. */
                readonly id?: string;
                /**
                 * @description Kind of event, as EPCIS 2.0 names it.
                 * @enum {string}
                 */
                readonly eventType: "ObjectEvent" | "AggregationEvent" | "TransformationEvent" | "AssociationEvent";
                /**
                 * @description Default OBSERVE; none for a TransformationEvent.
                 * @enum {string}
                 */
                readonly action?: "ADD" | "OBSERVE" | "DELETE";
                /** @description Business step of the CBV, such as `shipping`. */
                readonly bizStep?: string;
                /** @description State of the things after the event, of the CBV. */
                readonly disposition?: string;
                /** @description A URI, or an object with one as id. */
                readonly readPoint?: string | {
                    readonly [key: string]: unknown;
                };
                /** @description A URI, or an object with one as id. */
                readonly bizLocation?: string | {
                    readonly [key: string]: unknown;
                };
                /**
                 * Format: date-time
                 * @description Default: the credential's validFrom, else the time of arrival.
                 */
                readonly eventTime?: string;
                /** @description Things observed, in an ObjectEvent. */
                readonly epcList?: readonly string[];
                /**
                 * Format: uri
                 * @description Thing that holds the others.
                 */
                readonly parentEpc?: string;
                /** @description Things that the parent holds. */
                readonly childEpcs?: readonly string[];
                /** @description Things consumed, in a TransformationEvent. */
                readonly inputEpcList?: readonly string[];
                /** @description Things produced, in a TransformationEvent. */
                readonly outputEpcList?: readonly string[];
                /** @description Where the material comes from. */
                readonly originLocation?: {
                    /** @description Degrees north, WGS 84. */
                    readonly latitude: number;
                    /** @description Degrees east, WGS 84. */
                    readonly longitude: number;
                    /** @description Plot of land, as a due diligence statement names it. */
                    readonly eudrPlotId?: string;
                };
                /** @description DID of the operator that answers for the event. */
                readonly responsibleOperatorDid?: string;
            } & {
                readonly [key: string]: unknown;
            };
            /** @description A DataIntegrityProof of the cryptosuite ecdsa-jcs-2019. x5c, base64 DER certificates with the leaf first, here or in a verificationMethod that is an object {id, x5c}, proves who signed where it leads to a configured trust anchor. */
            readonly proof?: {
                readonly [key: string]: unknown;
            };
        } & {
            readonly [key: string]: unknown;
        };
        readonly CaptureEpcisDocumentRequest: {
            /** @description At most 8192 characters of JSON. */
            readonly "@context"?: unknown;
            /**
             * @description Kind of document.
             * @enum {string}
             */
            readonly type?: "EPCISDocument" | "EPCISQueryDocument";
            /** @description Version of EPCIS: `2.0`. */
            readonly schemaVersion?: string;
            /**
             * Format: date-time
             * @description When the document was made.
             */
            readonly creationDate?: string;
            /** @description With at most 500 events in its eventList. */
            readonly epcisBody?: {
                readonly [key: string]: unknown;
            };
        } & {
            readonly [key: string]: unknown;
        };
        readonly CreateWebhookSubscriptionRequest: {
            /** @description Absolute, http or https, and public: where events are posted to. */
            readonly url: string;
            /** @description Names of events; `*` is all of them, also those to come. */
            readonly events: readonly ("passport.ingested" | "passport.updated" | "passport.sealed" | "passport.recalled" | "passport.status_updated" | "*")[];
        };
        /** @description What is not sent stays. */
        readonly UpdateWebhookSubscriptionRequest: {
            /** @description Absolute, http or https, and public: where events are posted to. */
            readonly url?: string;
            /** @description Names of events; `*` is all of them, also those to come. */
            readonly events?: readonly ("passport.ingested" | "passport.updated" | "passport.sealed" | "passport.recalled" | "passport.status_updated" | "*")[];
            /** @description True also begins the five days anew; false gives up what is still to be delivered. */
            readonly isActive?: boolean;
        };
        readonly UpdateOwnTenantRequest: {
            /** @description Whether sessions need a second factor to write. */
            readonly mfaRequired?: boolean;
            /**
             * @description Language of mails to people who have not chosen one.
             * @enum {string}
             */
            readonly defaultLocale?: "en" | "bg" | "hr" | "cs" | "da" | "nl" | "et" | "fi" | "fr" | "de" | "el" | "hu" | "ga" | "it" | "lv" | "lt" | "mt" | "pl" | "pt" | "ro" | "sk" | "sl" | "es" | "sv" | "no" | "is" | "uk" | "tr";
            /** @description Mail address for what the platform has to say. Null: no address. */
            readonly contactEmail?: string | null;
        };
        readonly SnoozeTodayRequest: {
            /**
             * Format: date-time
             * @description When it is to be shown again: ISO 8601, in the future, at most 31 days away.
             */
            readonly until: string;
        };
        readonly VerifySealRequest: {
            /** @description The unredacted passport document, as its owner fetches it. The operator that it declares (`operator.regId`, `economicOperator.regId` or `.id`) must be of the signing workspace; where it declares none, `message` says so. */
            readonly payload: {
                readonly [key: string]: unknown;
            };
            /** @description Default: the proof's. */
            readonly signature?: string;
            /** @description PEM. Default: the proof's. */
            readonly publicKey?: string;
        };
        readonly ComposeGtinRequest: {
            /** @description Digits of the GS1 Company Prefix, with the indicator digit or a zero before it. */
            readonly gs1CompanyPrefix: string;
            /** @description Digits of the item reference. Together with the prefix: 13 digits. */
            readonly itemRef: string;
        };
        /** @description Exactly one of the three. */
        readonly DecodeGs1Request: {
            /** @description What a reader delivers: a symbology identifier such as `]d2`, then the data, with the group separator (U+001D) for FNC1. Without an identifier: a Digital Link, the 8, 12, 13 or 14 digits of a GTIN, or an element string with a key. Blanks and line ends around it are left out. */
            readonly scanData?: string;
            /** @description With AIs in round brackets, or plain with the group separator for FNC1. */
            readonly elementString?: string;
            /** @description A GS1 Digital Link URI of any domain, also one of an older version of the standard with names such as `gtin` or a GTIN of fewer than 14 digits. */
            readonly digitalLink?: string;
        };
        readonly DecodeGs1BatchRequest: {
            /** @description 1 to 200 pieces of data, each decoded by itself. */
            readonly items: readonly components["schemas"]["DecodeGs1Request"][];
        };
        readonly LogInRequest: {
            /** @description Mail address of the user, in any case. */
            readonly email: string;
            /** @description Password of the user, at most 256 characters. */
            readonly password: string;
            /** @description A code of the authenticator app, or a recovery code. Each is good once. */
            readonly totpCode?: string;
            /** @description True: a right password without a code is answered with 202 and a ticket where the user has a second factor. Default: with 401. */
            readonly twoStep?: boolean;
        };
        readonly LogInSecondStepRequest: {
            /** @description `ticket` of the first step. */
            readonly ticket: string;
            /** @description A code of the authenticator app, or a recovery code. Each is good once. */
            readonly totpCode: string;
        };
        readonly MfaCodeRequest: {
            /** @description A code of the authenticator app, or a recovery code. Each is good once. */
            readonly totpCode: string;
        };
        readonly UpdateProfileRequest: {
            /** @description Name for people, at most 200 characters. Null: none. */
            readonly name?: string | null;
            /** @description Language of mails and of the console. Null: none chosen. */
            readonly locale?: ("en" | "bg" | "hr" | "cs" | "da" | "nl" | "et" | "fi" | "fr" | "de" | "el" | "hu" | "ga" | "it" | "lv" | "lt" | "mt" | "pl" | "pt" | "ro" | "sk" | "sl" | "es" | "sv" | "no" | "is" | "uk" | "tr") | null;
            /** @description Colours of the console. Null: none. */
            readonly theme?: ("light" | "dark" | "system") | null;
        };
        readonly ForgotPasswordRequest: {
            /** @description Mail address of the login, in any case. */
            readonly email: string;
        };
        readonly ResetPasswordRequest: {
            /** @description What stands behind # in the link. */
            readonly token: string;
            /** @description 12 to 256 characters. */
            readonly password: string;
        };
        readonly ChangePasswordRequest: {
            /** @description The password that the login has now. */
            readonly currentPassword: string;
            /** @description 12 to 256 characters. */
            readonly newPassword: string;
        };
        readonly CreateInvitationRequest: {
            /** @description Not in use by any login of the platform. */
            readonly email: string;
            /**
             * @description Role in the workspace. It decides what is permitted at most.
             * @enum {string}
             */
            readonly role: "TENANT_ADMIN" | "BRAND_OPERATOR" | "COMPLIANCE_OFFICER" | "AUDITOR" | "INTEGRATION";
            /** @description An active operator that the login is to be bound to. */
            readonly operatorId?: string | null;
        };
        readonly AcceptInvitationRequest: {
            /** @description Name for people, at most 200 characters. */
            readonly name: string;
            /** @description 12 to 256 characters. */
            readonly password: string;
        };
        readonly CreateUserRequest: {
            /** @description Not in use by any login of the platform. */
            readonly email: string;
            /** @description 12 to 256 characters. */
            readonly password: string;
            /**
             * @description Role in the workspace. It decides what is permitted at most.
             * @enum {string}
             */
            readonly role: "TENANT_ADMIN" | "BRAND_OPERATOR" | "COMPLIANCE_OFFICER" | "AUDITOR" | "INTEGRATION";
        };
        readonly UpdateUserRequest: {
            /**
             * @description Role in the workspace. It decides what is permitted at most.
             * @enum {string}
             */
            readonly role?: "TENANT_ADMIN" | "BRAND_OPERATOR" | "COMPLIANCE_OFFICER" | "AUDITOR" | "INTEGRATION";
            /** @description 12 to 256 characters. */
            readonly password?: string;
        };
        readonly CreateApiKeyRequest: {
            /** @description What the key is for. */
            readonly name: string;
            /**
             * @description Role in the workspace. It decides what is permitted at most.
             * @enum {string}
             */
            readonly role: "TENANT_ADMIN" | "BRAND_OPERATOR" | "COMPLIANCE_OFFICER" | "AUDITOR" | "INTEGRATION";
            /** @description Narrows the role's; default: all of them. */
            readonly permissions?: readonly ("passport:read" | "passport:create" | "passport:update" | "passport:seal" | "operator:read" | "operator:create" | "operator:write" | "battery:read" | "battery:write" | "facility:read" | "facility:write" | "grant:read" | "grant:write" | "webhook:read" | "webhook:write" | "key:read" | "key:write" | "audit:read" | "user:read" | "user:write")[];
            /**
             * @description `test`: the key acts in the sandbox of the workspace. Default: that of the credential in use; a test key makes test keys alone. An operator of a test key is one of the sandbox.
             * @enum {string}
             */
            readonly environment?: "live" | "test";
            /** @description Binds the key to one operator; default: the one the caller is bound to. */
            readonly operatorId?: string | null;
            /** @description ISO 8601; default: never. */
            readonly expiresAt?: string | null;
        };
        readonly CreateTenantRequest: {
            /** @description Legal name. */
            readonly name: string;
            /** @description One DNS label. */
            readonly subdomain: string;
            /**
             * @description Plan of the workspace. Below `growth` its keys may not write.
             * @enum {string}
             */
            readonly tier: "pilot" | "micro" | "starter" | "growth" | "scale" | "enterprise";
            /** @description Registered id of the company, such as VATDE-123456789; stands in the seal certificate. */
            readonly legalId?: string;
            /** @description First user of the workspace, a TENANT_ADMIN. */
            readonly owner: {
                /** @description Mail address that the owner logs in with. */
                readonly email: string;
                /** @description 12 to 256 characters. Without one the owner is invited, and chooses it on accepting. */
                readonly password?: string;
            };
        };
        readonly UpdateTenantRequest: {
            /**
             * @description Plan of the workspace. Below `growth` its keys may not write.
             * @enum {string}
             */
            readonly tier?: "pilot" | "micro" | "starter" | "growth" | "scale" | "enterprise";
            /**
             * @description `past_due` and `canceled`: lapsed, writes are refused with 402.
             * @enum {string}
             */
            readonly subscriptionStatus?: "active" | "trialing" | "past_due" | "canceled";
            /** @description Null: the tier's. */
            readonly passportLimit?: number | null;
            /** @description Whether sessions need a second factor to write. */
            readonly mfaRequired?: boolean;
        };
        readonly PassportDocument: {
            /** @description Context URL and term map; in lists the map is empty. */
            readonly "@context": readonly [
                string,
                {
                    readonly [key: string]: unknown;
                }
            ];
            /**
             * @description JSON-LD type.
             * @constant
             */
            readonly "@type": "DigitalProductPassport";
            /** @description Address of the document: the same as digitalLinkUri. */
            readonly "@id": string;
            /**
             * Format: uuid
             * @description Id of the passport, made by the server.
             */
            readonly id: string;
            /** @description As the caller gave it: a GTIN-14, a GRAI or another number. */
            readonly productId: string;
            /** @description GS1 Digital Link under a GTIN or GRAI; else the address by UUID. */
            readonly digitalLinkUri: string;
            /**
             * @description DRAFT is not public; the other three are.
             * @enum {string}
             */
            readonly status: "DRAFT" | "ACTIVE" | "RECALLED" | "DECOMMISSIONED";
            /**
             * @description Of a sandbox, and so of no real product; absent elsewhere.
             * @constant
             */
            readonly dppEnvironment?: "test";
            /** @description Base64 DER signature over the Merkle root; null when not sealed. */
            readonly digitalSeal: string | null;
            /** @description Public key of the seal, PEM; null when not sealed. */
            readonly signingPublicKey: string | null;
            /** @description Operator that answers for the product. */
            readonly economicOperator: {
                /**
                 * @description JSON-LD type.
                 * @constant
                 */
                readonly "@type": "EconomicOperator";
                /**
                 * Format: uuid
                 * @description Id of the operator.
                 */
                readonly id: string;
                /** @description Legal or trade name. */
                readonly name: string;
                /** @description Identifier in a legal registry, such as an EORI or VAT number. */
                readonly regId: string;
                /** @description Absent in lists. */
                readonly role?: string;
            };
            readonly metadata: components["schemas"]["StoredMetadata"];
            /** @description When it was archived with its operator; null when it was not. ISO 8601 UTC with milliseconds. */
            readonly archivedAt: string | null;
            /** @description Until when it has to stay resolvable; null without an end of life. ISO 8601 UTC with milliseconds. */
            readonly retentionUntil: string | null;
            /**
             * Format: date-time
             * @description When the passport was made. ISO 8601 UTC with milliseconds.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed. ISO 8601 UTC with milliseconds.
             */
            readonly updatedAt: string;
            /** @description Facility that makes the product; null when none is linked. */
            readonly manufacturingFacility: {
                /**
                 * @description JSON-LD type.
                 * @constant
                 */
                readonly "@type": "Facility";
                /**
                 * Format: uuid
                 * @description Id of the facility.
                 */
                readonly id: string;
                /** @description GLN-13 of the facility: 13 digits. */
                readonly gln: string;
                /** @description Name of the facility. */
                readonly name: string;
                /** @description What is done there, such as `Knitting`. */
                readonly activity: string | null;
                /** @description ISO 3166-1 alpha-2. */
                readonly country: string;
                /** @description Owner tier only. */
                readonly streetAddress?: string | null;
                /** @description Owner tier only. */
                readonly city?: string | null;
                /** @description Owner tier only. */
                readonly postalCode?: string | null;
            } | null;
            /** @description The seal; null when not sealed. */
            readonly proof: components["schemas"]["SealProof"] | null;
            readonly statusNote?: components["schemas"]["StatusNote"];
            /**
             * Format: uuid
             * @description Id of the edition whose place this one took, or will; absent for a first one.
             */
            readonly revisionOf?: string;
            readonly supersededBy?: components["schemas"]["PassportSuccessor"];
        };
        readonly SealProof: {
            /** @description JSON-LD types; MerkleTreeAttestationProof is among them. */
            readonly "@type": readonly string[];
            /** @description Always MerkleTreeAttestationProof. */
            readonly type: string;
            /**
             * @description How the root was signed: ECDSA on P-256 with SHA-256, over the hex text of the root.
             * @constant
             */
            readonly signatureAlgorithm: "ECDSA-P256-SHA256-over-MerkleRoot";
            /**
             * Format: date-time
             * @description When it was sealed. ISO 8601 UTC with milliseconds.
             */
            readonly created: string;
            /**
             * @description Purpose that the key was used for.
             * @constant
             */
            readonly proofPurpose: "assertionMethod";
            /** @description Ends in #key-N. */
            readonly verificationMethod: string;
            /** @description Base64 DER, over the hex Merkle root. */
            readonly signatureValue: string;
            /** @description Public key of the seal, SPKI in PEM. */
            readonly publicKeyPem: string;
            /** @description Base64 DER certificates, leaf first. */
            readonly x5c: readonly string[];
            /** @description RFC 3161 timestamp of the root; absent where no authority answered. */
            readonly rfc3161?: {
                /**
                 * Format: date-time
                 * @description Time that the authority states. ISO 8601 UTC with milliseconds.
                 */
                readonly genTime: string;
                /** @description The TimeStampToken, base64 DER. */
                readonly token: string;
            };
            /** @description Root of the tree over the metadata: SHA-256, 64 lower-case hex digits. */
            readonly merkleRoot: string;
            /** @description The leaf hash of each masked key that was sealed. */
            readonly redactedLeaves: {
                readonly [key: string]: string;
            };
            /** @description The salt of each maskable key that is shown. */
            readonly leafSalts: {
                readonly [key: string]: string;
            };
        };
        /** @description What holders are told of the status; absent where nothing is, and once the status changes. No seal covers it. */
        readonly StatusNote: {
            /** @description Why it has the status. */
            readonly reason?: string;
            /** @description Page with the notice; https. */
            readonly noticeUrl?: string;
            /** @description Where holders may ask. */
            readonly contact?: string;
        };
        /** @description The current edition of the product; absent in it. No seal covers it. */
        readonly PassportSuccessor: {
            /**
             * Format: uuid
             * @description Id of the current edition.
             */
            readonly id: string;
            /**
             * @description DRAFT is not public; the other three are.
             * @enum {string}
             */
            readonly status: "DRAFT" | "ACTIVE" | "RECALLED" | "DECOMMISSIONED";
            /** @description Address of the current edition. */
            readonly url: string;
        };
        /** @description Valid under the JSON schemas of AAS 3.0, 3.1 and 3.2. The submodels: ComplianceMetadata (the metadata, without loss), Nameplate, GeneralProductInformation, and eidasVerificationSeal when sealed. */
        readonly AasEnvironment: {
            /** @description One shell: the product. */
            readonly assetAdministrationShells: readonly components["schemas"]["AasShell"][];
            /** @description The data of the passport. */
            readonly submodels: readonly components["schemas"]["AasSubmodel"][];
            /** @description One for each metadata field that a rule of the category names. */
            readonly conceptDescriptions?: readonly components["schemas"]["AasConceptDescription"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly AasShell: {
            /**
             * @description AAS class.
             * @constant
             */
            readonly modelType: "AssetAdministrationShell";
            /** @description Globally unique id, a URI. */
            readonly id: string;
            /** @description Name within its parent. */
            readonly idShort: string;
            /** @description What the shell is about. */
            readonly assetInformation: {
                /**
                 * @description The asset is a product model, not an item.
                 * @constant
                 */
                readonly assetKind: "Type";
                /** @description The Digital Link of the product. */
                readonly globalAssetId: string;
                /** @description Further ids of the product. */
                readonly specificAssetIds?: readonly ({
                    /** @description Name of the id, such as productId. */
                    readonly name: string;
                    /** @description The id. */
                    readonly value: string;
                } & {
                    readonly [key: string]: unknown;
                })[];
            } & {
                readonly [key: string]: unknown;
            };
            /** @description References to the submodels. */
            readonly submodels: readonly ({
                /**
                 * @description Kind of reference.
                 * @constant
                 */
                readonly type: "ModelReference";
                /** @description One key: the submodel. */
                readonly keys: readonly ({
                    /**
                     * @description Class that the key names.
                     * @constant
                     */
                    readonly type: "Submodel";
                    /** @description Id of the submodel. */
                    readonly value: string;
                } & {
                    readonly [key: string]: unknown;
                })[];
            } & {
                readonly [key: string]: unknown;
            })[];
        } & {
            readonly [key: string]: unknown;
        };
        readonly AasSubmodel: {
            /**
             * @description AAS class.
             * @constant
             */
            readonly modelType: "Submodel";
            /** @description Globally unique id, a URI. */
            readonly id: string;
            /** @description Name within its parent. */
            readonly idShort: string;
            /** @description Absent where there is none. */
            readonly submodelElements?: readonly components["schemas"]["AasSubmodelElement"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly AasSubmodelElement: {
            /** @description Name within its parent. */
            readonly idShort: string;
            /** @description AAS class of the element, such as Property. */
            readonly modelType: string;
            /** @description XSD type of the value, where it is a Property. */
            readonly valueType?: string;
            /** @description Value, or the elements below this one. */
            readonly value?: unknown;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description What a metadata field means, by IEC 61360: name, definition, unit where it has one, legal source. */
        readonly AasConceptDescription: {
            /**
             * @description AAS class.
             * @constant
             */
            readonly modelType: "ConceptDescription";
            /**
             * Format: uri
             * @description Globally unique id, a URI; elements name it in semanticId.
             */
            readonly id: string;
            /** @description Name within its parent. */
            readonly idShort: string;
            /** @description One entry. */
            readonly embeddedDataSpecifications: readonly ({
                /** @description Name, definition, unit and source, by IEC 61360. */
                readonly dataSpecificationContent: unknown;
            } & {
                readonly [key: string]: unknown;
            })[];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description A UNTP Digital Product Passport, VCDM 2.0. */
        readonly SecuredCredential: {
            /** @description W3C credentials, UNTP, and the extension of this server, in this order. */
            readonly "@context": readonly string[];
            /** @description DigitalProductPassport and VerifiableCredential. */
            readonly type: readonly string[];
            /** @description URI of the credential. */
            readonly id: string;
            /** @description Who issued it. */
            readonly issuer: {
                /** @description did:web of the workspace. */
                readonly id: string;
                /** @description Name of the workspace. */
                readonly name: string;
            } & {
                readonly [key: string]: unknown;
            };
            /** @description ISO 8601 UTC. */
            readonly validFrom: string;
            /** @description Where to ask whether it is revoked. */
            readonly credentialStatus: {
                /**
                 * @description W3C Bitstring Status List.
                 * @constant
                 */
                readonly type: "BitstringStatusListEntry";
                /**
                 * @description What the bit says.
                 * @constant
                 */
                readonly statusPurpose: "revocation";
                /** @description Bit of this credential in the list, from 0. */
                readonly statusListIndex: number;
                /** @description Address of the list. */
                readonly statusListCredential: string;
            } & {
                readonly [key: string]: unknown;
            };
            /** @description A UNTP Product. */
            readonly credentialSubject: {
                /** @description Product. */
                readonly type: readonly string[];
                /** @description The Digital Link of the product or unit. */
                readonly id: string;
            } & {
                readonly [key: string]: unknown;
            };
            /** @description The signature. */
            readonly proof: {
                /**
                 * @description W3C Data Integrity.
                 * @constant
                 */
                readonly type: "DataIntegrityProof";
                /**
                 * @description How it was canonicalised and signed.
                 * @constant
                 */
                readonly cryptosuite: "ecdsa-jcs-2019";
                /** @description Ends in #key-N-multikey. */
                readonly verificationMethod: string;
                /**
                 * @description Purpose that the key was used for.
                 * @constant
                 */
                readonly proofPurpose: "assertionMethod";
                /** @description Multibase: z and base58 of 64 bytes. */
                readonly proofValue: string;
            } & {
                readonly [key: string]: unknown;
            };
        } & {
            readonly [key: string]: unknown;
        };
        /** @description RFC 9264. */
        readonly Linkset: {
            /** @description One entry for the key that was asked for; others name passports of other issuers with the same key. */
            readonly linkset: readonly ({
                /** @description Address that the links are of. */
                readonly anchor: string;
                /** @description Name of the operator whose passport it is. */
                readonly description?: string;
            } & {
                readonly [key: string]: unknown;
            })[];
        } & {
            readonly [key: string]: unknown;
        };
        readonly BriefError: {
            /** @description Short name of the refusal, such as `Bad Request`. */
            readonly error: string;
            /** @description Why it was refused, in English. For people: do not parse it. */
            readonly message: string;
            readonly code?: components["schemas"]["ErrorCode"];
        };
        /**
         * @description Branch on this; `/docs/errors` explains each. More may come.
         * @enum {string}
         */
        readonly ErrorCode: "INVALID_REQUEST" | "INVALID_JSON_VALUE" | "INVALID_CURSOR" | "IDEMPOTENCY_KEY_INVALID" | "IDEMPOTENCY_KEY_REUSED" | "IF_MATCH_INVALID" | "CREDENTIALS_INVALID" | "LOGIN_FAILED" | "CSRF_TOKEN_INVALID" | "MFA_REQUIRED" | "MFA_CODE_INVALID" | "MFA_ENABLED" | "MFA_NOT_ENROLLED" | "PASSWORD_WRONG" | "PASSWORD_OF_CONFIGURATION" | "RESET_TOKEN_INVALID" | "MAIL_NOT_CONFIGURED" | "SESSION_NOT_FOUND" | "CROSS_SITE_REQUEST" | "PERMISSION_MISSING" | "DELEGATION_EXCEEDED" | "WORKSPACE_HOST_MISMATCH" | "FORBIDDEN" | "SUBSCRIPTION_LAPSED" | "api_access_required" | "passport_quota_exceeded" | "WORKSPACE_LIMIT_REACHED" | "JOB_EMPTY" | "JOB_TOO_LARGE" | "JOB_FINISHED" | "TOO_MANY_JOBS" | "IMPORT_UNREADABLE" | "IMPORT_TOO_LARGE" | "IMPORT_COLUMNS_INVALID" | "IMPORT_ROW_NOT_FOUND" | "IMPORT_ROW_PUBLISHED" | "IMPORT_CHANGED" | "IMPORT_NOT_CHECKED" | "IMPORT_PUBLISHING" | "TOO_MANY_IMPORTS" | "ROW_LEFT_OUT" | "SANDBOX_LIMIT_REACHED" | "SANDBOX_KEY_REQUIRED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "NOT_ACCEPTABLE" | "CONFLICT" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE" | "VALIDATION_FAILED" | "BULK_INGESTION_FAILED" | "PASSPORT_NOT_FOUND" | "PASSPORT_CHANGED" | "PASSPORT_VERSION_NOT_FOUND" | "PASSPORT_DUPLICATE" | "PASSPORT_SEALED_IMMUTABLE" | "PASSPORT_NOT_SEALED" | "PASSPORT_SUPERSEDED" | "REVISION_EXISTS" | "REVISION_NOT_PUBLISHED" | "REVISION_KEY_MISSING" | "NO_RECALL_TO_CORRECT" | "PASSPORT_NOT_BATTERY" | "PASSPORT_IS_DRAFT" | "PASSPORT_NOT_DRAFT" | "PRODUCT_FIXED" | "CATEGORY_IMMUTABLE" | "DRAFT_DEMOTION_REFUSED" | "PRODUCT_ID_BLANK" | "GTIN_CHECK_DIGIT_INVALID" | "SIGNING_KEY_MISSING" | "NOT_SEALABLE" | "AAS_ENVIRONMENT_INVALID" | "SIGNATURE_VERIFICATION_FAILED" | "INGESTION_FAILED" | "DIGITAL_LINK_INVALID" | "LINK_TYPE_UNKNOWN" | "OPERATOR_NOT_BOUND" | "OPERATOR_NOT_FOUND" | "OPERATOR_FOREIGN" | "OPERATOR_ARCHIVED" | "OPERATOR_AMBIGUOUS" | "OPERATOR_NOT_REMOVABLE" | "OPERATOR_SCOPE_FORBIDDEN" | "FACILITY_NOT_FOUND" | "FACILITY_DUPLICATE" | "GLN_CHECK_DIGIT_INVALID" | "UNIT_NOT_FOUND" | "UNIT_NOT_DELETABLE" | "TERMINAL_UNIT_STATUS" | "SERIALISATION_FAILED" | "BULK_EVENT_INGEST_FAILED" | "GRANT_NOT_FOUND" | "GRANT_TARGET_NOT_FOUND" | "GRANT_ALREADY_DECIDED" | "GRANT_NOT_REVOCABLE" | "UNIT_RECYCLED" | "WEBHOOK_NOT_FOUND" | "WEBHOOK_LIMIT_REACHED" | "WEBHOOK_URL_REJECTED" | "WEBHOOK_SWITCHED_OFF" | "EVENT_NOT_FOUND" | "EVENT_INVALID" | "EPCIS_DOCUMENT_INVALID" | "NO_EVENTS_CAPTURED" | "CAPTURE_TOO_LARGE" | "CREDENTIAL_NOT_VERIFIED" | "ONE_INPUT_EXPECTED" | "USER_NOT_FOUND" | "EMAIL_TAKEN" | "OWN_ACCOUNT" | "INVITATION_NOT_FOUND" | "INVITATION_EXISTS" | "INVITATION_LIMIT_REACHED" | "LAST_TENANT_ADMIN" | "API_KEY_NOT_FOUND" | "NOTIFICATION_NOT_FOUND" | "WORKSPACE_NOT_FOUND" | "SUBDOMAIN_TAKEN" | "TENANT_NOT_SUSPENDED";
        readonly FrameworkError: {
            /** @description HTTP status, 400 to 599. */
            readonly statusCode: number;
            readonly code: components["schemas"]["FrameworkErrorCode"];
            /** @description Short name of the refusal, such as `Bad Request`. */
            readonly error: string;
            /** @description Why it was refused, in English. For people: do not parse it. */
            readonly message: string;
        };
        /**
         * @description Branch on this; `/docs/errors` explains each. More may come.
         * @enum {string}
         */
        readonly FrameworkErrorCode: "FST_ERR_VALIDATION" | "FST_ERR_CTP_INVALID_JSON_BODY" | "FST_ERR_CTP_INVALID_MEDIA_TYPE" | "FST_ERR_CTP_BODY_TOO_LARGE" | "FST_ERR_RATE_LIMIT" | "FST_ERR_BAD_REQUEST" | "FST_ERR_BAD_HOST" | "FST_ERR_BAD_URL" | "FST_ERR_HEADERS_TOO_LARGE" | "FST_ERR_REQUEST_TIMEOUT";
        readonly ProblemDetails: {
            /**
             * Format: uri
             * @description Where `/docs/errors` explains the code.
             */
            readonly type: string;
            /** @description What `error` is in the shapes of the contract. */
            readonly title: string;
            /** @description HTTP status, 400 to 599. */
            readonly status: number;
            /** @description What `message` is. */
            readonly detail?: string;
            /** @description Branch on this; `/docs/errors` explains each. More may come. */
            readonly code: string;
            /** @description That of `X-Request-Id`. */
            readonly requestId: string;
        };
        readonly StandardError: {
            /**
             * @description False in every refusal.
             * @constant
             */
            readonly success: false;
            /** @description Short name of the refusal, such as `Bad Request`. */
            readonly error: string;
            /** @description Why it was refused, in English. For people: do not parse it. */
            readonly message: string;
            readonly code?: components["schemas"]["ErrorCode"];
            /** @description Value of X-Request-Id, by which the log of the server names the request. */
            readonly requestId?: string;
        };
        readonly PublicBatteryUnit: {
            /** @description Context URL and term map. */
            readonly "@context": readonly [
                string,
                {
                    readonly [key: string]: unknown;
                }
            ];
            /**
             * @description JSON-LD type.
             * @constant
             */
            readonly "@type": "BatteryUnit";
            /** @description Address of the document. */
            readonly "@id": string;
            /**
             * Format: uuid
             * @description Id of the unit, made by the server.
             */
            readonly id: string;
            /** @description Serial number, unique under its passport. */
            readonly serialNumber: string;
            /** @description Link that a code on the unit encodes. */
            readonly digitalLinkUri: string;
            /**
             * @description Where the unit stands in its life.
             * @enum {string}
             */
            readonly status: "IN_SERVICE" | "DECOMMISSIONED" | "RECALLED" | "REPURPOSED" | "REMANUFACTURED" | "REUSED" | "WASTE" | "RECYCLED";
            /**
             * @description Of a sandbox, and so of no real product; absent elsewhere.
             * @constant
             */
            readonly dppEnvironment?: "test";
            /** @description When the unit was made, ISO 8601 UTC; null where not stated. */
            readonly manufacturedAt: string | null;
            /**
             * Format: date-time
             * @description When it was serialised. ISO 8601 UTC with milliseconds.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When its status last changed. ISO 8601 UTC with milliseconds.
             */
            readonly updatedAt: string;
            /** @description Unit that this one was made from; null when there is none. */
            readonly repurposedFrom: components["schemas"]["RelatedBatteryUnit"] | null;
            /** @description The 200 that were made first. */
            readonly successorUnits: readonly components["schemas"]["RelatedBatteryUnit"][];
            /** @description The passport of the model, public tier. */
            readonly ofModel: components["schemas"]["PassportDocument"];
            /** @description What the public does not see, and how to ask for it. */
            readonly restrictedData: {
                /**
                 * @description Why it is not shown.
                 * @constant
                 */
                readonly reason: "LEGITIMATE_INTEREST_REQUIRED";
                /** @description Provision of the law that says so. */
                readonly reference: string;
                /** @description What is not shown, in English. */
                readonly description: string;
                /** @description How to ask for access, in English. */
                readonly howToRequest: string;
                /** @description The page where access is asked for. */
                readonly requestUrl: string;
            };
        };
        readonly RelatedBatteryUnit: {
            /**
             * Format: uuid
             * @description Id of that unit.
             */
            readonly unitId: string;
            /** @description Serial number, unique under its passport. */
            readonly serialNumber: string;
            /** @description Link that a code on the unit encodes. */
            readonly digitalLinkUri: string;
            /** @description Address of that unit. */
            readonly unitUrl: string;
        };
        /** @description To an API key of its workspace, and by an access grant. */
        readonly OwnBatteryUnit: {
            /** @description Context URL and term map. */
            readonly "@context": readonly [
                string,
                {
                    readonly [key: string]: unknown;
                }
            ];
            /**
             * @description JSON-LD type.
             * @constant
             */
            readonly "@type": "BatteryUnit";
            /** @description Address of the document. */
            readonly "@id": string;
            /**
             * Format: uuid
             * @description Id of the unit, made by the server.
             */
            readonly id: string;
            /** @description Serial number, unique under its passport. */
            readonly serialNumber: string;
            /** @description Link that a code on the unit encodes. */
            readonly digitalLinkUri: string;
            /**
             * @description Where the unit stands in its life.
             * @enum {string}
             */
            readonly status: "IN_SERVICE" | "DECOMMISSIONED" | "RECALLED" | "REPURPOSED" | "REMANUFACTURED" | "REUSED" | "WASTE" | "RECYCLED";
            /**
             * @description Of a sandbox, and so of no real product; absent elsewhere.
             * @constant
             */
            readonly dppEnvironment?: "test";
            /** @description When the unit was made, ISO 8601 UTC; null where not stated. */
            readonly manufacturedAt: string | null;
            /**
             * Format: date-time
             * @description When it was serialised. ISO 8601 UTC with milliseconds.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When its status last changed. ISO 8601 UTC with milliseconds.
             */
            readonly updatedAt: string;
            /** @description Unit that this one was made from; null when there is none. */
            readonly repurposedFrom: components["schemas"]["RelatedBatteryUnit"] | null;
            /** @description The 200 that were made first. */
            readonly successorUnits: readonly components["schemas"]["RelatedBatteryUnit"][];
            /** @description The passport, as its owner sees it. */
            readonly ofModel: components["schemas"]["PassportDocument"];
            /** @description The newest event that measures something, not merged with others. */
            readonly currentState: {
                /** @description Percent, 0 to 100. */
                readonly stateOfHealth: number | null;
                /** @description Charge cycles so far, an integer from 0. */
                readonly cycleCount: number | null;
                /** @description Ampere hours, from 0. */
                readonly remainingCapacityAh: number | null;
                /** @description Degrees Celsius, -273.15 to 10000. */
                readonly temperatureC: number | null;
                /**
                 * Format: date-time
                 * @description When it was measured. ISO 8601 UTC with milliseconds.
                 */
                readonly recordedAt: string;
            } | null;
            /** @description The 500 most recent events, newest first by recordedAt. */
            readonly dynamicData: readonly {
                /**
                 * @description JSON-LD type.
                 * @constant
                 */
                readonly "@type": "BatteryUnitEvent";
                /**
                 * @description What kind of event it is.
                 * @enum {string}
                 */
                readonly eventType: "SOH_MEASUREMENT" | "CHARGE_CYCLE" | "STATUS_CHANGE" | "NEGATIVE_EVENT" | "OTHER";
                /** @description Percent, 0 to 100. */
                readonly stateOfHealth: number | null;
                /** @description Charge cycles so far, an integer from 0. */
                readonly cycleCount: number | null;
                /** @description Ampere hours, from 0. */
                readonly remainingCapacityAh: number | null;
                /** @description Degrees Celsius, -273.15 to 10000. */
                readonly temperatureC: number | null;
                /**
                 * @description What the unit became; absent when it stayed what it was.
                 * @enum {string}
                 */
                readonly status?: "IN_SERVICE" | "DECOMMISSIONED" | "RECALLED" | "REPURPOSED" | "REMANUFACTURED" | "REUSED" | "WASTE" | "RECYCLED";
                /** @description Data of the sender: an object, an array or null. */
                readonly payload: unknown;
                /**
                 * Format: date-time
                 * @description When it happened. ISO 8601 UTC with milliseconds.
                 */
                readonly recordedAt: string;
            }[];
        };
        readonly BatteryUnitTombstone: {
            /** @description Context URL and term map. */
            readonly "@context": readonly [
                string,
                {
                    readonly [key: string]: unknown;
                }
            ];
            /**
             * @description JSON-LD type.
             * @constant
             */
            readonly "@type": "BatteryUnit";
            /** @description Address of the document. */
            readonly "@id": string;
            /**
             * Format: uuid
             * @description Id of the unit, made by the server.
             */
            readonly id: string;
            /** @description Serial number, unique under its passport. */
            readonly serialNumber: string;
            /**
             * @description Always RECYCLED.
             * @constant
             */
            readonly status: "RECYCLED";
            /**
             * @description Of a sandbox, and so of no real product; absent elsewhere.
             * @constant
             */
            readonly dppEnvironment?: "test";
            /**
             * Format: date-time
             * @description When it was recycled. ISO 8601 UTC with milliseconds.
             */
            readonly ceasedAt: string;
            /** @description What happened, in English. */
            readonly notice: string;
            /** @description Address of the passport of its model. */
            readonly ofModelUrl: string;
        };
        readonly ListPassportsReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description Number of this page, from 1. */
            readonly page: number;
            /** @description Most entries that a page may hold, as applied. */
            readonly limit: number;
            /** @description Newest first. */
            readonly passports: readonly components["schemas"]["ListedPassport"][];
        };
        readonly ListedPassport: {
            /** @description Context URL and term map; in lists the map is empty. */
            readonly "@context": readonly [
                string,
                {
                    readonly [key: string]: unknown;
                }
            ];
            /**
             * @description JSON-LD type.
             * @constant
             */
            readonly "@type": "DigitalProductPassport";
            /** @description Address of the document: the same as digitalLinkUri. */
            readonly "@id": string;
            /**
             * Format: uuid
             * @description Id of the passport, made by the server.
             */
            readonly id: string;
            /** @description As the caller gave it: a GTIN-14, a GRAI or another number. */
            readonly productId: string;
            /** @description GS1 Digital Link under a GTIN or GRAI; else the address by UUID. */
            readonly digitalLinkUri: string;
            /**
             * @description DRAFT is not public; the other three are.
             * @enum {string}
             */
            readonly status: "DRAFT" | "ACTIVE" | "RECALLED" | "DECOMMISSIONED";
            /**
             * @description Of a sandbox, and so of no real product; absent elsewhere.
             * @constant
             */
            readonly dppEnvironment?: "test";
            /** @description Base64 DER signature over the Merkle root; null when not sealed. */
            readonly digitalSeal: string | null;
            /** @description Public key of the seal, PEM; null when not sealed. */
            readonly signingPublicKey: string | null;
            /** @description Operator that answers for the product. */
            readonly economicOperator: {
                /**
                 * @description JSON-LD type.
                 * @constant
                 */
                readonly "@type": "EconomicOperator";
                /**
                 * Format: uuid
                 * @description Id of the operator.
                 */
                readonly id: string;
                /** @description Legal or trade name. */
                readonly name: string;
                /** @description Identifier in a legal registry, such as an EORI or VAT number. */
                readonly regId: string;
                /** @description Absent in lists. */
                readonly role?: string;
            };
            readonly metadata: components["schemas"]["StoredMetadata"];
            /** @description When it was archived with its operator; null when it was not. ISO 8601 UTC with milliseconds. */
            readonly archivedAt: string | null;
            /** @description Until when it has to stay resolvable; null without an end of life. ISO 8601 UTC with milliseconds. */
            readonly retentionUntil: string | null;
            /**
             * Format: date-time
             * @description When the passport was made. ISO 8601 UTC with milliseconds.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed. ISO 8601 UTC with milliseconds.
             */
            readonly updatedAt: string;
            /** @description Null in lists. */
            readonly manufacturingFacility: null;
            /** @description {} when sealed. */
            readonly proof: Record<string, never> | null;
        };
        readonly CreatePassportReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description What was done, in one English sentence. For people: do not parse it. */
            readonly message: string;
            /** @description The passport as the public sees it. */
            readonly passport: components["schemas"]["PassportDocument"];
            /** @description Advice that blocks nothing. Empty for drafts. */
            readonly warnings: readonly components["schemas"]["AdvisoryItem"][];
            /** @description What the server added or chose: OPERATOR_AUTO_ATTRIBUTED, GTIN_AUTO_COPIED. */
            readonly notices: readonly components["schemas"]["AdvisoryItem"][];
            /** @description Whether credentials can be issued: it needs a facility with a country. */
            readonly vcReady: boolean;
            /** @description Why no credential can be issued; null where one can. */
            readonly vcReadyReason: string | null;
        };
        readonly AdvisoryItem: {
            readonly code: components["schemas"]["AdvisoryCode"];
            /** @description Inside the metadata; `metadata` when it is about all of it; or a field of the request. */
            readonly path: string;
            /** @description The advice, in English, for developers. */
            readonly message: string;
            /** @description The same for users of a form, in the language of `lang` or Accept-Language. */
            readonly friendlyMessage: string;
        };
        /**
         * @description Branch on this; `/docs/errors` explains each. More may come.
         * @enum {string}
         */
        readonly AdvisoryCode: "NON_GS1_PRODUCT_ID" | "PII_SHAPE_DETECTED" | "UNIT_NO_SCANNABLE_LINK" | "DRAFT_DEMOTED" | "EORI_NOT_FOUND" | "RECOMMENDED_FIELD_INVALID" | "RECOMMENDED_FIELD_MISSING" | "BATTERY_DATA_MISSING" | "UNKNOWN_FIELD" | "CERTIFICATE_EXPIRED" | "DUPLICATE_MATERIAL" | "FIBERS_NOT_DESCENDING" | "POLYGON_NOT_CLOSED" | "EUDR_PLOTS_MISSING" | "SVHC_SUBSTANCES_INCONSISTENT" | "TEST_REPORTS_EXPOSED" | "VALUE_EXPOSED" | "AAS_SUBMODEL_NOT_READ" | "AAS_OPERATOR_UNKNOWN" | "OPERATOR_AUTO_ATTRIBUTED" | "GTIN_AUTO_COPIED" | "EVENT_HASH_SHARED";
        readonly ValidationError: {
            /**
             * @description False in every refusal.
             * @constant
             */
            readonly success: false;
            /**
             * @description Name of this refusal.
             * @constant
             */
            readonly error: "Validation Failed";
            /** @description Why it was refused, in English. For people: do not parse it. */
            readonly message: string;
            readonly code: components["schemas"]["ErrorCode"];
            /** @description Every fault of the metadata, at least one. */
            readonly errors: readonly components["schemas"]["ValidationItem"][];
            /** @description Advice besides; only when there is any. */
            readonly warnings?: readonly components["schemas"]["AdvisoryItem"][];
        };
        readonly ValidationItem: {
            /** @description Member at fault, with dots between names and [n] for entries: `materialComposition[0].percentage`. */
            readonly path: string;
            /** @description What is wrong, in English, for developers. */
            readonly message: string;
            /** @description The same for users of a form, in the language of `lang` or Accept-Language. */
            readonly friendlyMessage?: string;
        };
        readonly PaymentRequiredError: {
            /**
             * @description False in every refusal.
             * @constant
             */
            readonly success: false;
            /** @description Short name of the refusal, such as `Bad Request`. */
            readonly error: string;
            /** @description Why it was refused, in English. For people: do not parse it. */
            readonly message: string;
            readonly code?: components["schemas"]["ErrorCode"];
            /** @description Value of X-Request-Id, by which the log of the server names the request. */
            readonly requestId?: string;
            /** @description With passport_quota_exceeded: what the plan allows and what there is. */
            readonly quota?: {
                /**
                 * @description Plan of the workspace.
                 * @enum {string}
                 */
                readonly tier: "pilot" | "micro" | "starter" | "growth" | "scale" | "enterprise";
                /** @description Published passports that the workspace has. */
                readonly activePassports: number;
                /** @description Published passports that it may have; null: without a limit. */
                readonly passportLimit: number | null;
            };
            /** @description Page on which the plan can be changed. */
            readonly upgradeUrl?: string;
        };
        readonly VcReadinessReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description Number of this page, from 1. */
            readonly page: number;
            /** @description Most entries that a page may hold, as applied. */
            readonly limit: number;
            /** @description Not archived, over the whole catalogue. */
            readonly total: number;
            /** @description How many pages there are; 0 for no entries. */
            readonly totalPages: number;
            /** @description How many of them can have credentials, over the whole catalogue. */
            readonly ready: number;
            /** @description How many cannot: total less ready. */
            readonly notReady: number;
            /** @description One page of passports, newest first. */
            readonly results: readonly components["schemas"]["VcReadinessRow"][];
        };
        readonly VcReadinessRow: {
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /** @description Product id as the caller gave it: a GTIN-14, a GRAI or another number. */
            readonly productId: string;
            /** @description Whether credentials can be issued: it needs a facility with a country. */
            readonly vcReady: boolean;
            /** @description What is missing, in English; empty when ready. */
            readonly blockers: readonly string[];
        };
        readonly SealPassportReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description What was done, in one English sentence. For people: do not parse it. */
            readonly message: string;
            /** @description The signature over the Merkle root, base64 DER; also proof.signatureValue. */
            readonly digitalSeal: string;
            /** @description Public key that verifies it, PEM. */
            readonly signingPublicKey: string;
            /** @description The passport as the public sees it, with its proof. */
            readonly passport: components["schemas"]["PassportDocument"];
            /** @description Of what is sealed now, as a create would warn of it. Empty for drafts. */
            readonly warnings: readonly components["schemas"]["AdvisoryItem"][];
        };
        readonly PassportChangedError: {
            /**
             * @description False in every refusal.
             * @constant
             */
            readonly success: false;
            /** @description Short name of the refusal, such as `Bad Request`. */
            readonly error: string;
            /** @description Why it was refused, in English. For people: do not parse it. */
            readonly message: string;
            readonly code?: components["schemas"]["ErrorCode"];
            /** @description Value of X-Request-Id, by which the log of the server names the request. */
            readonly requestId?: string;
            readonly current: components["schemas"]["CurrentPassportVersion"];
        };
        /** @description The version that the passport has. */
        readonly CurrentPassportVersion: {
            /** @description Counts the changes of the passport itself, saved drafts among them; the ETag holds it. It is no number of the version history. */
            readonly version: number;
            /** @description Who changed it last: an email, api-key:<id> or system; null where that was not recorded. */
            readonly updatedBy: string | null;
            /**
             * Format: date-time
             * @description When it last changed. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly updatedAt: string;
        };
        readonly SearchPassportsReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description Matches on all pages together; 1,000 where there are more. */
            readonly total: number;
            /** @description False where there are more than 1,000. */
            readonly totalIsExact: boolean;
            /** @description Cursor of the next page; null on the last one. */
            readonly nextCursor: string | null;
            /** @description One page of matches. */
            readonly passports: readonly components["schemas"]["FoundPassport"][];
        };
        readonly FoundPassport: {
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /** @description Product id as the caller gave it: a GTIN-14, a GRAI or another number. */
            readonly productId: string;
            /** @description Product name, in English if it has one, at most 200 characters. */
            readonly name: string | null;
            /** @description Model, at most 200 characters. */
            readonly model: string | null;
            /** @description Size, at most 200 characters. */
            readonly size: string | null;
            /** @description Category, as its metadata says it. */
            readonly category: string | null;
            /**
             * @description Status of the passport.
             * @enum {string}
             */
            readonly status: "DRAFT" | "ACTIVE" | "RECALLED" | "DECOMMISSIONED";
            /** @description When it was sealed; null when it is not. ISO 8601 UTC with milliseconds. */
            readonly sealedAt: string | null;
            /** @description Economic operator that the passport is of. */
            readonly operator: {
                /**
                 * Format: uuid
                 * @description Id of the record, made by the server.
                 */
                readonly id: string;
                /** @description Name of the operator. */
                readonly name: string;
            };
            /** @description Manufacturing facility; null without. */
            readonly facilityId: string | null;
            /** @description Whether credentials can be issued: it needs a facility with a country. */
            readonly vcReady: boolean;
            /** @description Faults that keep a draft from being published, as when it was last saved; null for what is no draft. */
            readonly faultCount: number | null;
            /** @description When it was archived; null when it is not. ISO 8601 UTC with milliseconds. */
            readonly archivedAt: string | null;
            /**
             * Format: date-time
             * @description When the record last changed. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly updatedAt: string;
        };
        readonly CountPassportsReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description All that pass the filter. */
            readonly total: number;
            /** @description The same by status; each status is there. */
            readonly byStatus: {
                readonly [key: string]: number;
            };
            /** @description The same by category; those without a known one are left out. */
            readonly byCategory: {
                readonly [key: string]: number;
            };
            /** @description Sealed. */
            readonly sealed: number;
            /** @description Not sealed. */
            readonly notSealed: number;
            /** @description No credential can be issued for them. */
            readonly notVcReady: number;
            /** @description Drafts that cannot be published as they are. */
            readonly draftsWithFaults: number;
            /** @description Those with a certificate that ends within 30 days, or ended already. */
            readonly certificatesEnding: number;
        };
        readonly JobReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description The job. */
            readonly job: components["schemas"]["Job"];
        };
        readonly Job: {
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /**
             * @description As it was asked for; IMPORT: the publication of an import.
             * @enum {string}
             */
            readonly kind: "SEAL" | "STATUS" | "FACILITY" | "PUBLISH" | "DELETE_DRAFTS" | "IMPORT";
            /**
             * @description DONE: each item has a result, if only a refusal. CANCELED: not all.
             * @enum {string}
             */
            readonly state: "QUEUED" | "RUNNING" | "DONE" | "CANCELED";
            /** @description Passports of the job. */
            readonly total: number;
            /** @description Those with a result. */
            readonly done: number;
            /** @description Those of them that were refused. */
            readonly failed: number;
            /** @description Email of the user, or `api-key:` with the id of the key. */
            readonly createdBy: string;
            /**
             * Format: date-time
             * @description When the record was made. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /** @description When it was done or canceled; null before. ISO 8601 UTC with milliseconds. */
            readonly finishedAt: string | null;
        };
        readonly JobWithResultsReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description The job. */
            readonly job: components["schemas"]["Job"];
            /** @description Results there are, in the order of the items. */
            readonly results: readonly components["schemas"]["JobResult"][];
            /** @description Cursor of further results; null where there are none yet. */
            readonly nextCursor: string | null;
        };
        readonly JobResult: {
            /**
             * Format: uuid
             * @description Id of the passport.
             */
            readonly passportId: string;
            /** @description IMPORT: the number of the row; a refused one has no passport of this id. Else null. */
            readonly row: number | null;
            /** @description False: it was refused, and nothing changed. */
            readonly ok: boolean;
            /** @description Code of the refusal; else null. */
            readonly code: string | null;
            /** @description The refusal in English; else null. */
            readonly message: string | null;
        };
        readonly ImportReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description The import. */
            readonly import: components["schemas"]["ImportDetails"];
        };
        readonly ImportCounts: {
            /** @description Rows that were not checked yet. */
            readonly unchecked: number;
            /** @description Rows that become new passports. */
            readonly ready: number;
            /** @description Rows with faults. */
            readonly faulty: number;
            /** @description Rows whose product and operator have a passport. */
            readonly existing: number;
            /** @description Rows that are not to be published. */
            readonly leftOut: number;
            /** @description Rows that are published, as new passports or as updates. */
            readonly done: number;
        };
        readonly ImportColumn: {
            /** @description Heading in the file; may be blank. */
            readonly name: string;
            /** @description What the cells are: `productId`, `operatorId`, `operatorRegId`, `facilityId`, `facilityGln`, `category`, or a path of the metadata such as `materialComposition[0].percentage`. null: not used. */
            readonly target: string | null;
            /** @description True: chosen by a heading that is only similar. */
            readonly guessed: boolean;
        };
        readonly ImportFaultGroup: {
            /**
             * @description What is wrong; stable.
             * @enum {string}
             */
            readonly code: "FIELD_MISSING" | "FIELD_INVALID" | "ROW_UNREADABLE" | "ROW_DUPLICATE" | "PRODUCT_ID_MISSING" | "PRODUCT_ID_INVALID" | "PRODUCT_ID_MANGLED" | "OPERATOR_UNKNOWN" | "OPERATOR_ARCHIVED" | "OPERATOR_SCOPE_FORBIDDEN" | "OPERATOR_NOT_BOUND" | "FACILITY_UNKNOWN" | "PASSPORT_SEALED_IMMUTABLE";
            /** @description Path of the metadata, or name of another column; blank: the whole row. */
            readonly field: string;
            /** @description Position of its column; null: none. */
            readonly column: number | null;
            /** @description English, for developers. */
            readonly message: string;
            /** @description For people, in the language asked for. */
            readonly friendlyMessage: string;
            /** @description The value that was probably meant. */
            readonly probably: string | null;
            /** @description Names this group: `fault` of the list of rows. */
            readonly kind: string;
            /** @description Rows that have it. */
            readonly rows: number;
            /** @description The first of them, the example of the texts. */
            readonly firstRow: number;
            /** @description What its cell holds; null: no one cell. */
            readonly value: string | null;
        };
        readonly ImportDetails: {
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /** @description Name of the file. */
            readonly fileName: string;
            /**
             * @description CHECKING: rows are still being checked. READY to be published. PUBLISHING: `jobId` goes on. DONE: no row is left.
             * @enum {string}
             */
            readonly state: "CHECKING" | "READY" | "PUBLISHING" | "DONE";
            /** @description Rows of the file, at most 50,000. */
            readonly total: number;
            /** @description Rows that were checked with the present settings, from the first. */
            readonly checked: number;
            /** @description Rows by state. */
            readonly counts: components["schemas"]["ImportCounts"];
            /** @description Of rows that name none. */
            readonly category: ("textiles" | "batteries" | "electronics" | "cosmetics" | "toys" | "iron-steel" | "aluminium" | "chemicals" | "construction") | null;
            /** @description Of rows that name none. */
            readonly operatorId: string | null;
            /** @description Of rows that name none. */
            readonly facilityId: string | null;
            /**
             * @description What happens to passports that are there: LEAVE them, or UPDATE them.
             * @enum {string}
             */
            readonly existing: "LEAVE" | "UPDATE";
            /** @description True: product ids that a spreadsheet seems to have changed are article numbers. */
            readonly allowSku: boolean;
            /** @description The job that publishes it, or did last. */
            readonly jobId: string | null;
            /** @description Rises with each change that a person makes. */
            readonly version: number;
            /** @description Email of the user, or `api-key:` with its id. */
            readonly createdBy: string;
            /**
             * Format: date-time
             * @description When the record was made. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /** @description The last one who changed it. */
            readonly updatedBy: string;
            /**
             * Format: date-time
             * @description When the record last changed. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly updatedAt: string;
            /**
             * Format: date-time
             * @description 30 days after the last change, when it is deleted. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly expiresAt: string;
            /** @description Columns, in the order of the file. */
            readonly columns: readonly components["schemas"]["ImportColumn"][];
            /** @description Faults grouped by code and field, those of most rows first, at most 100. Entries of a list count as one field. */
            readonly faults: readonly components["schemas"]["ImportFaultGroup"][];
            /** @description Passports that the plan still takes; null: no limit. */
            readonly freeInPlan: number | null;
        };
        readonly ListImportsReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description Those the credential may open, the last changed first. */
            readonly imports: readonly components["schemas"]["ImportSummary"][];
        };
        readonly ImportSummary: {
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /** @description Name of the file. */
            readonly fileName: string;
            /**
             * @description CHECKING: rows are still being checked. READY to be published. PUBLISHING: `jobId` goes on. DONE: no row is left.
             * @enum {string}
             */
            readonly state: "CHECKING" | "READY" | "PUBLISHING" | "DONE";
            /** @description Rows of the file, at most 50,000. */
            readonly total: number;
            /** @description Rows that were checked with the present settings, from the first. */
            readonly checked: number;
            /** @description Rows by state. */
            readonly counts: components["schemas"]["ImportCounts"];
            /** @description Of rows that name none. */
            readonly category: ("textiles" | "batteries" | "electronics" | "cosmetics" | "toys" | "iron-steel" | "aluminium" | "chemicals" | "construction") | null;
            /** @description Of rows that name none. */
            readonly operatorId: string | null;
            /** @description Of rows that name none. */
            readonly facilityId: string | null;
            /**
             * @description What happens to passports that are there: LEAVE them, or UPDATE them.
             * @enum {string}
             */
            readonly existing: "LEAVE" | "UPDATE";
            /** @description True: product ids that a spreadsheet seems to have changed are article numbers. */
            readonly allowSku: boolean;
            /** @description The job that publishes it, or did last. */
            readonly jobId: string | null;
            /** @description Rises with each change that a person makes. */
            readonly version: number;
            /** @description Email of the user, or `api-key:` with its id. */
            readonly createdBy: string;
            /**
             * Format: date-time
             * @description When the record was made. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /** @description The last one who changed it. */
            readonly updatedBy: string;
            /**
             * Format: date-time
             * @description When the record last changed. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly updatedAt: string;
            /**
             * Format: date-time
             * @description 30 days after the last change, when it is deleted. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly expiresAt: string;
        };
        readonly UpdateImportReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description The import, as it is now. */
            readonly import: components["schemas"]["ImportDetails"];
            /** @description The rows that changed, and those that are no longer or now the first of their product; at most 200. */
            readonly rows: readonly components["schemas"]["CheckedImportRow"][];
        };
        readonly CheckedImportRow: {
            /** @description Number of the row, from 1; blank rows do not count. */
            readonly row: number;
            /** @description Line of the file, or row of the sheet. */
            readonly line: number;
            /**
             * @description As counted in the import.
             * @enum {string}
             */
            readonly state: "UNCHECKED" | "READY" | "FAULTY" | "EXISTING" | "LEFT_OUT" | "DONE";
            /** @description DONE: its passport. */
            readonly passportId: string | null;
            /** @description At most 20 for each row. */
            readonly faults: readonly components["schemas"]["ImportFault"][];
        };
        readonly ImportFault: {
            /**
             * @description What is wrong; stable.
             * @enum {string}
             */
            readonly code: "FIELD_MISSING" | "FIELD_INVALID" | "ROW_UNREADABLE" | "ROW_DUPLICATE" | "PRODUCT_ID_MISSING" | "PRODUCT_ID_INVALID" | "PRODUCT_ID_MANGLED" | "OPERATOR_UNKNOWN" | "OPERATOR_ARCHIVED" | "OPERATOR_SCOPE_FORBIDDEN" | "OPERATOR_NOT_BOUND" | "FACILITY_UNKNOWN" | "PASSPORT_SEALED_IMMUTABLE";
            /** @description Path of the metadata, or name of another column; blank: the whole row. */
            readonly field: string;
            /** @description Position of its column; null: none. */
            readonly column: number | null;
            /** @description English, for developers. */
            readonly message: string;
            /** @description For people, in the language asked for. */
            readonly friendlyMessage: string;
            /** @description The value that was probably meant. */
            readonly probably: string | null;
        };
        readonly ImportChangedError: {
            /**
             * @description False in every refusal.
             * @constant
             */
            readonly success: false;
            /** @description Short name of the refusal, such as `Bad Request`. */
            readonly error: string;
            /** @description Why it was refused, in English. For people: do not parse it. */
            readonly message: string;
            readonly code?: components["schemas"]["ErrorCode"];
            /** @description Value of X-Request-Id, by which the log of the server names the request. */
            readonly requestId?: string;
            readonly current: components["schemas"]["CurrentImportVersion"];
        };
        /** @description The version that the import has. */
        readonly CurrentImportVersion: {
            /** @description Its version now. */
            readonly version: number;
            /** @description Who changed it. */
            readonly updatedBy: string;
            /**
             * Format: date-time
             * @description When the record last changed. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly updatedAt: string;
        };
        readonly DeleteImportReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
        };
        readonly ListImportRowsReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description In the order of the file. A page ends early where its cells have 4 MB. */
            readonly rows: readonly components["schemas"]["ImportRow"][];
            /** @description Send it as `cursor` for the next page; null on the last page. */
            readonly nextCursor: string | null;
        };
        readonly ImportRow: {
            /** @description Number of the row, from 1; blank rows do not count. */
            readonly row: number;
            /** @description Line of the file, or row of the sheet. */
            readonly line: number;
            /**
             * @description As counted in the import.
             * @enum {string}
             */
            readonly state: "UNCHECKED" | "READY" | "FAULTY" | "EXISTING" | "LEFT_OUT" | "DONE";
            /** @description DONE: its passport. */
            readonly passportId: string | null;
            /** @description At most 20 for each row. */
            readonly faults: readonly components["schemas"]["ImportFault"][];
            /** @description As many as there are columns. */
            readonly cells: readonly string[];
        };
        readonly ImportPassportsReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description What was done, in one English sentence. For people: do not parse it. */
            readonly message: string;
            /** @description How many passports were made. */
            readonly insertedCount: number;
            /** @description Not 0 only with `upsert`. */
            readonly updatedCount: number;
            /** @description One for each row that succeeded, in the order sent. */
            readonly results: readonly {
                /** @description Product id as the caller gave it: a GTIN-14, a GRAI or another number. */
                readonly productId: string;
                /** @description Link of the passport. */
                readonly digitalLinkUri: string;
                /** @description Whether credentials can be issued: it needs a facility with a country. */
                readonly vcReady: boolean;
                /** @description Why no credential can be issued; null where one can. */
                readonly vcReadyReason: string | null;
                /** @description Advice on the row that blocks nothing. */
                readonly warnings: readonly components["schemas"]["AdvisoryItem"][];
            }[];
            /** @description One for each row that failed, starting with `[SKU: <productId>]`. */
            readonly errors?: readonly string[];
        };
        readonly BulkError: {
            /**
             * @description False in every refusal.
             * @constant
             */
            readonly success: false;
            /** @description Short name of the refusal, such as `Bad Request`. */
            readonly error: string;
            readonly code: components["schemas"]["ErrorCode"];
            /** @description One sentence for each entry that failed, starting with the entry it is about. */
            readonly errors: readonly string[];
        };
        readonly UpdatePassportReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description What was done, in one English sentence. For people: do not parse it. */
            readonly message: string;
            /** @description The passport as the public sees it. */
            readonly passport: components["schemas"]["PassportDocument"];
            /** @description For a draft: DRAFT_DEMOTED alone, when it was live before. */
            readonly warnings: readonly components["schemas"]["AdvisoryItem"][];
        };
        readonly DeletePassportReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description What was done, in one English sentence. For people: do not parse it. */
            readonly message: string;
        };
        readonly ChangePassportStatusReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description What was done, in one English sentence. For people: do not parse it. */
            readonly message: string;
            /**
             * @description Status that it has now.
             * @enum {string}
             */
            readonly status: "ACTIVE" | "RECALLED" | "DECOMMISSIONED";
            /** @description The passport as the public sees it. */
            readonly passport: components["schemas"]["PassportDocument"];
        };
        readonly PassportSourceReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            readonly passport: components["schemas"]["PassportSource"];
        };
        /** @description The passport as it is stored. */
        readonly PassportSource: {
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /** @description Product id as the caller gave it: a GTIN-14, a GRAI or another number. */
            readonly productId: string;
            /**
             * @description Status of the passport.
             * @enum {string}
             */
            readonly status: "DRAFT" | "ACTIVE" | "RECALLED" | "DECOMMISSIONED";
            /**
             * Format: uuid
             * @description Economic operator of the passport.
             */
            readonly operatorId: string;
            /** @description Manufacturing facility; null without one. */
            readonly facilityId: string | null;
            /** @description As stored: nothing is masked. */
            readonly metadata: components["schemas"]["PassportMetadata"] | {
                readonly [key: string]: unknown;
            };
            /** @description Marketing block as it was sanitised; null without one. */
            readonly enrichment: components["schemas"]["Enrichment"] | null;
            /** @description Reason, notice and contact of the status; null without any. */
            readonly statusNote: components["schemas"]["StatusNote"] | null;
            /** @description Edition whose place this one took, or will once published; else null. */
            readonly revisionOf: string | null;
            /** @description Current edition of the product; null for the current one. */
            readonly supersededBy: string | null;
            /** @description Counts the changes of the passport itself, saved drafts among them; the ETag holds it. It is no number of the version history. */
            readonly version: number;
            /** @description Who changed it last: an email, api-key:<id> or system; null where that was not recorded. */
            readonly updatedBy: string | null;
            /**
             * Format: date-time
             * @description When it last changed. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly updatedAt: string;
            /** @description When it was sealed; null where it is not. ISO 8601 UTC with milliseconds. */
            readonly sealedAt: string | null;
            /** @description Who sealed it: an email, api-key:<id> or system; null where it is not sealed, or that was not recorded. */
            readonly sealedBy: string | null;
        };
        readonly SaveDraftReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /**
             * Format: date-time
             * @description When the draft was last changed. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly savedAt: string;
            /** @description Counts the changes of the passport itself, saved drafts among them; the ETag holds it. It is no number of the version history. */
            readonly version: number;
            /** @description What would refuse its publication, one item per fault. */
            readonly errors: readonly components["schemas"]["ValidationItem"][];
            /** @description Advice that blocks nothing. */
            readonly warnings: readonly components["schemas"]["AdvisoryItem"][];
        };
        readonly BatteryDataPointsReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /** @description Product id as the caller gave it: a GTIN-14, a GRAI or another number. */
            readonly productId: string;
            /**
             * @description Status of the passport.
             * @enum {string}
             */
            readonly passportStatus: "DRAFT" | "ACTIVE" | "RECALLED" | "DECOMMISSIONED";
            /** @description Counts the changes of the passport itself, saved drafts among them; the ETag holds it. It is no number of the version history. */
            readonly version: number;
            /** @description Who changed it last: an email, api-key:<id> or system; null where that was not recorded. */
            readonly updatedBy: string | null;
            /**
             * Format: date-time
             * @description When it last changed. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly updatedAt: string;
            /** @description Type that decides what is due; null where no passport is, or it is unknown. */
            readonly batteryType: ("ev" | "lmt" | "industrial") | null;
            /** @description How many data points the type must have. */
            readonly mandatory: number;
            /** @description How many of those have a value. */
            readonly mandatoryFilled: number;
            /** @description How many of the 71 have a value. */
            readonly filled: number;
            /** @description All 71, by number. */
            readonly dataPoints: readonly components["schemas"]["BatteryDataPoint"][];
        };
        /** @description A data point of Annex XIII. */
        readonly BatteryDataPoint: {
            /** @description Place in the guidance of the Commission of 28 July 2026. */
            readonly number: number;
            /** @description What the data point says, in English. */
            readonly name: string;
            /** @description Place in Regulation (EU) 2023/1542. */
            readonly article: string;
            /**
             * @description Who Annex XIII gives it to.
             * @enum {string}
             */
            readonly tier: "public" | "legitimate-interest" | "authorities";
            /** @description Who reads it where it stands: more than `tier` says where another data point has the same place. */
            readonly audiences: readonly ("public" | "legitimate-interest" | "authority" | "owner")[];
            /** @description It changes over the life of one battery: it belongs to the unit. */
            readonly isDynamic: boolean;
            /** @description For this type of battery; null where no passport is due, or it is unknown. */
            readonly status: ("mandatory" | "where-applicable" | "not-applicable" | "pending") | null;
            /** @description Metadata paths that hold it, or where it is empty those that may; none of an identifier. */
            readonly paths: readonly string[];
            /** @description In English, with a decimal point; null where it is empty. */
            readonly value: string | null;
            /** @description Unit of a single number; several have theirs in `value`. */
            readonly unit: string | null;
            /** @description Why it is empty; null where it has a value. */
            readonly emptyReason: ("missing" | "malformed" | "unit" | "not-stated" | "not-applicable" | "pending" | "type-unknown" | "no-passport-due") | null;
        };
        readonly OpenRevisionReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description What was done, in one English sentence. For people: do not parse it. */
            readonly message: string;
            /** @description The draft as the public would see it. */
            readonly passport: components["schemas"]["PassportDocument"];
            /**
             * Format: uuid
             * @description Id of the sealed passport, which answers meanwhile.
             */
            readonly revisionOf: string;
        };
        readonly IngestAasReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description What was done, in one English sentence. For people: do not parse it. */
            readonly message: string;
            /**
             * Format: uuid
             * @description Id of the passport.
             */
            readonly passportId: string;
            /** @description Product id as the caller gave it: a GTIN-14, a GRAI or another number. */
            readonly productId: string;
            /** @description Whether the passport is sealed now. */
            readonly isSealed: boolean;
            /** @description The seal that came along was verified. */
            readonly signatureVerified: boolean;
            /** @description Advice on the metadata, and one entry for each submodel that was not read. */
            readonly warnings: readonly components["schemas"]["AdvisoryItem"][];
            /** @description What the server added or chose. */
            readonly notices: readonly components["schemas"]["AdvisoryItem"][];
            /** @description Whether credentials can be issued: it needs a facility with a country. */
            readonly vcReady: boolean;
            /** @description Why no credential can be issued; null where one can. */
            readonly vcReadyReason: string | null;
        };
        readonly IngestAasError: {
            /**
             * @description False in every refusal.
             * @constant
             */
            readonly success: false;
            /**
             * @description Name of the refusal.
             * @enum {string}
             */
            readonly error: "Bad Request" | "Signature Verification Failed" | "Ingestion Failed";
            /** @description Why it was refused, in English. */
            readonly message: string;
            readonly code: components["schemas"]["ErrorCode"];
            /** @description Where the first fault is. */
            readonly path?: string;
            /** @description With `AAS_ENVIRONMENT_INVALID`: the first 20 faults. */
            readonly errors?: readonly {
                /** @description Where in the environment the fault is. */
                readonly path: string;
                /** @description What is wrong there. */
                readonly message: string;
            }[];
        };
        readonly ListPassportVersionsReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /**
             * Format: uuid
             * @description Id of the passport.
             */
            readonly passportId: string;
            /** @description Product id as the caller gave it: a GTIN-14, a GRAI or another number. */
            readonly productId: string;
            /** @description Newest first. */
            readonly versions: readonly components["schemas"]["PassportVersionSummary"][];
            /** @description Send it as `cursor` for the next page; null on the last page. */
            readonly nextCursor: string | null;
        };
        readonly PassportVersionSummary: {
            /** @description From 1, without a gap. */
            readonly version: number;
            /**
             * @description What it had before the update.
             * @enum {string}
             */
            readonly status: "DRAFT" | "ACTIVE" | "RECALLED" | "DECOMMISSIONED";
            /** @description Over the metadata it held; null where that was empty. */
            readonly merkleRoot: string | null;
            /** @description Who updated it: an email, or api-key:<id>. */
            readonly changedBy: string;
            /** @description Reason that the update gave; `API Update` where it gave none. */
            readonly changeReason: string;
            /**
             * Format: date-time
             * @description Of the update.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
        };
        readonly PassportVersionReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description The version. */
            readonly version: components["schemas"]["PassportVersion"];
        };
        readonly PassportVersion: {
            /** @description From 1, without a gap. */
            readonly version: number;
            /**
             * @description What it had before the update.
             * @enum {string}
             */
            readonly status: "DRAFT" | "ACTIVE" | "RECALLED" | "DECOMMISSIONED";
            /** @description Over the metadata it held; null where that was empty. */
            readonly merkleRoot: string | null;
            /** @description Who updated it: an email, or api-key:<id>. */
            readonly changedBy: string;
            /** @description Reason that the update gave; `API Update` where it gave none. */
            readonly changeReason: string;
            /**
             * Format: date-time
             * @description Of the update.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            readonly metadata: components["schemas"]["StoredMetadata"];
            /** @description Leaf hash of each metadata key: SHA-256, hex. */
            readonly leafHashes: {
                readonly [key: string]: string;
            };
            /** @description The salt of each maskable key that is shown. */
            readonly leafSalts: {
                readonly [key: string]: string;
            };
        };
        readonly ValidatePassportReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description What was done, in one English sentence. For people: do not parse it. */
            readonly message: string;
            /** @description Whose rules were applied; `unknown` when none could be. */
            readonly category: string;
            /** @description Empty. */
            readonly errors: readonly unknown[];
            /** @description Only when there are any. */
            readonly warnings?: readonly components["schemas"]["AdvisoryItem"][];
        };
        readonly PassportValidationError: {
            /**
             * @description False in every refusal.
             * @constant
             */
            readonly success: false;
            /**
             * @description Name of this refusal.
             * @constant
             */
            readonly error: "Validation Failed";
            /** @description Why it was refused, in English. For people: do not parse it. */
            readonly message: string;
            readonly code: components["schemas"]["ErrorCode"];
            /** @description Every fault of the metadata, at least one. */
            readonly errors: readonly components["schemas"]["ValidationItem"][];
            /** @description Advice besides; only when there is any. */
            readonly warnings?: readonly components["schemas"]["AdvisoryItem"][];
            /** @description Whose rules were applied; `unknown` when none could be. */
            readonly category: string;
        };
        readonly ProductIdError: {
            /**
             * @description False in every refusal.
             * @constant
             */
            readonly success: false;
            /** @description Short name of the refusal, such as `Bad Request`. */
            readonly error: string;
            /** @description Why it was refused, in English. For people: do not parse it. */
            readonly message: string;
            readonly code?: components["schemas"]["ErrorCode"];
            /** @description Value of X-Request-Id, by which the log of the server names the request. */
            readonly requestId?: string;
            /**
             * @description Always `unknown`: no rules were applied.
             * @constant
             */
            readonly category: "unknown";
            /** @description Empty. */
            readonly errors: readonly unknown[];
        };
        readonly CountAccessesReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description Openings in the whole time. */
            readonly total: number;
            /** @description By day, form and tier; days without openings are left out. */
            readonly counts: readonly components["schemas"]["AccessCount"][];
        };
        readonly AccessCount: {
            /**
             * Format: date
             * @description Day, UTC.
             */
            readonly day: string;
            /** @description What was answered, such as `html` or `json-ld`. */
            readonly representation: string;
            /** @description Tier of the viewer, such as `public`. */
            readonly tier: string;
            /** @description Openings of that day in that form and tier. */
            readonly count: number;
        };
        readonly ListOperatorsReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description How many entries this reply holds. */
            readonly count: number;
            /** @description Ordered by name. */
            readonly operators: readonly components["schemas"]["EconomicOperator"][];
        };
        readonly EconomicOperator: {
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /** @description Legal or trade name. */
            readonly name: string;
            /** @description Identifier in a legal registry; immutable. */
            readonly regId: string;
            /** @description Registry that regId is from; null where not stated. */
            readonly regIdScheme: ("EORI" | "VAT" | "DUNS" | "NATIONAL" | "OTHER") | ("LEI" | "GLN" | "NTR" | "EID") | null;
            /** @description EORI number, where regId is another one; null where not stated. */
            readonly eori: string | null;
            /** @description Free text, such as MANUFACTURER or IMPORTER. */
            readonly role: string;
            /** @description When it was archived; null: active. ISO 8601 UTC with milliseconds. */
            readonly archivedAt: string | null;
            /**
             * Format: date-time
             * @description When the record was made. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
        };
        readonly CreateOperatorReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description What was done, in one English sentence. For people: do not parse it. */
            readonly message: string;
            /** @description The operator as stored. A known regId: the record that was there, unchanged. */
            readonly operator: components["schemas"]["EconomicOperator"];
            /** @description EORI_NOT_FOUND where the registry was asked and does not have the number; else empty. */
            readonly warnings: readonly components["schemas"]["AdvisoryItem"][];
        };
        readonly MessageOnlyError: {
            /**
             * @description False in every refusal.
             * @constant
             */
            readonly success: false;
            /** @description Why it was refused, in English. For people: do not parse it. */
            readonly message: string;
            readonly code?: components["schemas"]["ErrorCode"];
        };
        readonly OperatorReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description The operator as stored. */
            readonly operator: components["schemas"]["EconomicOperator"];
        };
        readonly RemoveOperatorReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description False: the operator is gone. */
            readonly archived: boolean;
            /** @description How many passports were archived now; absent when the operator has none. */
            readonly archivedPassports?: number;
        };
        readonly RestoreOperatorReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description How many are no longer archived. */
            readonly restoredPassports: number;
        };
        readonly ValidateUnitsReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description What was done, in one English sentence. For people: do not parse it. */
            readonly message: string;
            /** @description How many were sent. */
            readonly count: number;
            /** @description How many of them can be serialised. */
            readonly validCount: number;
            /** @description In the order sent. */
            readonly results: readonly {
                /** @description Trimmed; null for no text. */
                readonly serialNumber: string | null;
                /** @description Whether the unit can be serialised. */
                readonly ok: boolean;
                /** @description Only when not ok. */
                readonly error?: string;
                /**
                 * @description Only when not ok. SERIAL_TAKEN: a unit of this passport, or one before it in the request, has the serial number.
                 * @enum {string}
                 */
                readonly code?: "SERIAL_TAKEN" | "UNIT_INVALID";
            }[];
        };
        readonly SerialiseUnitsReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description What was done, in one English sentence. For people: do not parse it. */
            readonly message: string;
            /** @description How many were made. */
            readonly count: number;
            /** @description In the order sent. */
            readonly units: readonly components["schemas"]["BatteryUnit"][];
            /** @description One for each unit that failed, starting with its index: `[0] `. */
            readonly errors?: readonly string[];
            /** @description UNIT_NO_SCANNABLE_LINK, once for all of them. */
            readonly warnings: readonly components["schemas"]["AdvisoryItem"][];
        };
        readonly BatteryUnit: {
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /** @description Serial number, unique under its passport. */
            readonly serialNumber: string;
            /** @description A GS1 Digital Link under a GTIN. Under a GRAI it looks like one; else it is the page of the unit. */
            readonly digitalLinkUri: string;
            /**
             * Format: uuid
             * @description Id of the passport.
             */
            readonly passportId: string;
            /**
             * Format: uuid
             * @description Workspace that the record belongs to.
             */
            readonly tenantId: string;
            /** @description When the unit was made; null where not stated. ISO 8601 UTC with milliseconds. */
            readonly manufacturedAt: string | null;
            /**
             * @description Where the unit stands in its life.
             * @enum {string}
             */
            readonly status: "IN_SERVICE" | "DECOMMISSIONED" | "RECALLED" | "REPURPOSED" | "REMANUFACTURED" | "REUSED" | "WASTE" | "RECYCLED";
            /** @description When it was recycled; null before. ISO 8601 UTC with milliseconds. */
            readonly ceasedAt: string | null;
            /** @description Unit that it was made from; null when there is none. */
            readonly predecessorUnitId: string | null;
            /**
             * Format: date-time
             * @description When the record was made. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When its status last changed; telemetry does not count. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly updatedAt: string;
        };
        readonly ListUnitsReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description On this page. */
            readonly count: number;
            /** @description Product id as the caller gave it: a GTIN-14, a GRAI or another number. */
            readonly productId: string;
            /** @description Newest first. */
            readonly units: readonly components["schemas"]["BatteryUnit"][];
            /** @description Number of this page, from 1. */
            readonly page: number;
            /** @description Most entries that a page may hold, as applied. */
            readonly limit: number;
            /** @description Entries on all pages together. */
            readonly total: number;
            /** @description How many pages there are; 0 for no entries. */
            readonly totalPages: number;
        };
        readonly BatteryUnitDocument: {
            /** @description Context URL and term map. */
            readonly "@context": readonly [
                string,
                {
                    readonly [key: string]: unknown;
                }
            ];
            /**
             * @description JSON-LD type.
             * @constant
             */
            readonly "@type": "BatteryUnit";
            /** @description Address of the document. */
            readonly "@id": string;
            /**
             * Format: uuid
             * @description Id of the unit, made by the server.
             */
            readonly id: string;
            /** @description Serial number, unique under its passport. */
            readonly serialNumber: string;
            /** @description Link that a code on the unit encodes. */
            readonly digitalLinkUri: string;
            /**
             * @description Where the unit stands in its life.
             * @enum {string}
             */
            readonly status: "IN_SERVICE" | "DECOMMISSIONED" | "RECALLED" | "REPURPOSED" | "REMANUFACTURED" | "REUSED" | "WASTE" | "RECYCLED";
            /**
             * @description Of a sandbox, and so of no real product; absent elsewhere.
             * @constant
             */
            readonly dppEnvironment?: "test";
            /** @description When the unit was made, ISO 8601 UTC; null where not stated. */
            readonly manufacturedAt: string | null;
            /**
             * Format: date-time
             * @description When it was serialised. ISO 8601 UTC with milliseconds.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When its status last changed. ISO 8601 UTC with milliseconds.
             */
            readonly updatedAt: string;
            /** @description The passport, as its owner sees it. */
            readonly ofModel: components["schemas"]["PassportDocument"];
            /** @description The newest event that measures something, not merged with others. */
            readonly currentState: {
                /** @description Percent, 0 to 100. */
                readonly stateOfHealth: number | null;
                /** @description Charge cycles so far, an integer from 0. */
                readonly cycleCount: number | null;
                /** @description Ampere hours, from 0. */
                readonly remainingCapacityAh: number | null;
                /** @description Degrees Celsius, -273.15 to 10000. */
                readonly temperatureC: number | null;
                /**
                 * Format: date-time
                 * @description When it was measured. ISO 8601 UTC with milliseconds.
                 */
                readonly recordedAt: string;
            } | null;
            /** @description The 500 most recent events, newest first by recordedAt. */
            readonly dynamicData: readonly {
                /**
                 * @description JSON-LD type.
                 * @constant
                 */
                readonly "@type": "BatteryUnitEvent";
                /**
                 * @description What kind of event it is.
                 * @enum {string}
                 */
                readonly eventType: "SOH_MEASUREMENT" | "CHARGE_CYCLE" | "STATUS_CHANGE" | "NEGATIVE_EVENT" | "OTHER";
                /** @description Percent, 0 to 100. */
                readonly stateOfHealth: number | null;
                /** @description Charge cycles so far, an integer from 0. */
                readonly cycleCount: number | null;
                /** @description Ampere hours, from 0. */
                readonly remainingCapacityAh: number | null;
                /** @description Degrees Celsius, -273.15 to 10000. */
                readonly temperatureC: number | null;
                /**
                 * @description What the unit became; absent when it stayed what it was.
                 * @enum {string}
                 */
                readonly status?: "IN_SERVICE" | "DECOMMISSIONED" | "RECALLED" | "REPURPOSED" | "REMANUFACTURED" | "REUSED" | "WASTE" | "RECYCLED";
                /** @description Data of the sender: an object, an array or null. */
                readonly payload: unknown;
                /**
                 * Format: date-time
                 * @description When it happened. ISO 8601 UTC with milliseconds.
                 */
                readonly recordedAt: string;
            }[];
            /** @description Resolved at the public address alone. */
            readonly repurposedFrom: null;
            /** @description Resolved at the public address alone. */
            readonly successorUnits: readonly unknown[];
            /** @description What it was made from and became, in published passports. */
            readonly lineage: {
                /** @description Unit that this one was made from; null when there is none. */
                readonly predecessor: components["schemas"]["RelatedBatteryUnit"] | null;
                /** @description Units that were made from it: the 200 that were made first. */
                readonly successors: readonly components["schemas"]["RelatedBatteryUnit"][];
            };
        };
        readonly SearchUnitsReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description Matches on all pages together; 10,000 where there are more. */
            readonly total: number;
            /** @description False where there are more than 10,000. */
            readonly totalIsExact: boolean;
            /** @description Send it as `cursor` for the next page; null on the last page. */
            readonly nextCursor: string | null;
            /** @description Newest first; with `q` in the order of serial numbers. */
            readonly units: readonly components["schemas"]["FoundBatteryUnit"][];
        };
        readonly FoundBatteryUnit: {
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /** @description Serial number, unique under its passport. */
            readonly serialNumber: string;
            /** @description A GS1 Digital Link under a GTIN. Under a GRAI it looks like one; else it is the page of the unit. */
            readonly digitalLinkUri: string;
            /**
             * Format: uuid
             * @description Id of the passport.
             */
            readonly passportId: string;
            /**
             * Format: uuid
             * @description Workspace that the record belongs to.
             */
            readonly tenantId: string;
            /** @description When the unit was made; null where not stated. ISO 8601 UTC with milliseconds. */
            readonly manufacturedAt: string | null;
            /**
             * @description Where the unit stands in its life.
             * @enum {string}
             */
            readonly status: "IN_SERVICE" | "DECOMMISSIONED" | "RECALLED" | "REPURPOSED" | "REMANUFACTURED" | "REUSED" | "WASTE" | "RECYCLED";
            /** @description When it was recycled; null before. ISO 8601 UTC with milliseconds. */
            readonly ceasedAt: string | null;
            /** @description Unit that it was made from; null when there is none. */
            readonly predecessorUnitId: string | null;
            /**
             * Format: date-time
             * @description When the record was made. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When its status last changed; telemetry does not count. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly updatedAt: string;
            /** @description Product id as the caller gave it: a GTIN-14, a GRAI or another number. */
            readonly productId: string;
        };
        readonly RecordUnitEventReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description What was done, in one English sentence. For people: do not parse it. */
            readonly message: string;
            /** @description The event as stored. */
            readonly event: components["schemas"]["UnitEvent"];
        };
        readonly UnitEvent: {
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description Unit that the event is of.
             */
            readonly batteryUnitId: string;
            /**
             * Format: uuid
             * @description Workspace that the record belongs to.
             */
            readonly tenantId: string;
            /**
             * @description SOH_MEASUREMENT and CHARGE_CYCLE are telemetry; STATUS_CHANGE usually comes with `status`; NEGATIVE_EVENT is one such as an accident; OTHER is anything else.
             * @enum {string}
             */
            readonly eventType: "SOH_MEASUREMENT" | "CHARGE_CYCLE" | "STATUS_CHANGE" | "NEGATIVE_EVENT" | "OTHER";
            /** @description Percent, 0 to 100. */
            readonly stateOfHealth: number | null;
            /** @description Charge cycles so far, an integer from 0; null: not measured. */
            readonly cycleCount: number | null;
            /** @description Ampere hours, from 0; null: not measured. */
            readonly remainingCapacityAh: number | null;
            /** @description Degrees Celsius, -273.15 to 10000; null: not measured. */
            readonly temperatureC: number | null;
            /**
             * @description What the unit became; absent when it stayed what it was.
             * @enum {string}
             */
            readonly status?: "IN_SERVICE" | "DECOMMISSIONED" | "RECALLED" | "REPURPOSED" | "REMANUFACTURED" | "REUSED" | "WASTE" | "RECYCLED";
            /** @description An object, an array, or null. */
            readonly payload: unknown;
            /**
             * Format: date-time
             * @description When it was measured or happened. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly recordedAt: string;
            /**
             * Format: date-time
             * @description When it arrived. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
        };
        readonly ListUnitEventsReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description On this page. */
            readonly count: number;
            /** @description Serial number of the unit. */
            readonly serialNumber: string;
            /** @description Newest first by recordedAt, then by arrival. */
            readonly events: readonly components["schemas"]["UnitEvent"][];
            /** @description Send it as `cursor` for the next page; null on the last page. */
            readonly nextCursor: string | null;
        };
        readonly RecordUnitEventsReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description What was done, in one English sentence. For people: do not parse it. */
            readonly message: string;
            /** @description How many were recorded. */
            readonly count: number;
            /** @description In the order sent. */
            readonly events: readonly components["schemas"]["UnitEvent"][];
            /** @description One for each event that failed, starting with its index: `[0] `. */
            readonly errors?: readonly string[];
        };
        readonly ListFacilitiesReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description On this page. */
            readonly count: number;
            /** @description Newest first. */
            readonly facilities: readonly components["schemas"]["Facility"][];
            /** @description Number of this page, from 1. */
            readonly page: number;
            /** @description Most entries that a page may hold, as applied. */
            readonly limit: number;
            /** @description Entries on all pages together. */
            readonly total: number;
            /** @description How many pages there are; 0 for no entries. */
            readonly totalPages: number;
        };
        readonly Facility: {
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /** @description GLN-13. */
            readonly gln: string;
            /** @description Name of the facility. */
            readonly name: string;
            /** @description What is done there, such as `Knitting`. Public. */
            readonly activity: string | null;
            /** @description Street and number. Never published. */
            readonly streetAddress: string | null;
            /** @description Town. Never published. */
            readonly city: string | null;
            /** @description Postal code. Never published. */
            readonly postalCode: string | null;
            /** @description ISO 3166-1 alpha-2. */
            readonly country: string;
            /** @description Operator that it belongs to; null: the whole workspace. */
            readonly operatorId: string | null;
            /**
             * Format: uuid
             * @description Workspace that the record belongs to.
             */
            readonly tenantId: string;
            /**
             * Format: date-time
             * @description When the record was made. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When the record last changed. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly updatedAt: string;
        };
        readonly CreateFacilityReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description What was done, in one English sentence. For people: do not parse it. */
            readonly message: string;
            /** @description The facility as stored. */
            readonly facility: components["schemas"]["Facility"];
        };
        readonly FacilityReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description The facility as stored. */
            readonly facility: components["schemas"]["Facility"];
        };
        readonly DeleteFacilityReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
        };
        readonly RequestGrantReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description What was done, in one English sentence. For people: do not parse it. */
            readonly message: string;
        };
        readonly ListGrantsReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description On this page. */
            readonly count: number;
            /** @description Number of this page, from 1. */
            readonly page: number;
            /** @description Most entries that a page may hold, as applied. */
            readonly limit: number;
            /** @description Entries on all pages together. */
            readonly total: number;
            /** @description How many pages there are; 0 for no entries. */
            readonly totalPages: number;
            /** @description PENDING, ACTIVE, DENIED, REVOKED; newest first in each. */
            readonly grants: readonly components["schemas"]["AccessGrant"][];
            /** @description Grants of the workspace by status, apart from the filters. */
            readonly counts: {
                /** @description Requests that wait for a decision. */
                readonly PENDING: number;
                /** @description Grants in force, and those past their end. */
                readonly ACTIVE: number;
                /** @description Requests that were denied. */
                readonly DENIED: number;
                /** @description Grants that were taken back. */
                readonly REVOKED: number;
            };
            /** @description Requests of strangers that found no room since the workspace began, those among them that made room for others. */
            readonly refusedRequests: {
                /** @description How many. */
                readonly count: number;
                /** @description When the last one came; null: none. ISO 8601 UTC with milliseconds. */
                readonly lastAt: string | null;
            };
        };
        readonly AccessGrant: {
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /**
             * @description An ACTIVE one past its expiresAt opens nothing, either.
             * @enum {string}
             */
            readonly status: "PENDING" | "ACTIVE" | "DENIED" | "REVOKED";
            /**
             * @description LEGITIMATE_INTEREST is issued by the workspace, AUTHORITY by the platform. Both open the same.
             * @enum {string}
             */
            readonly kind: "LEGITIMATE_INTEREST" | "AUTHORITY";
            /** @description Person or body that the grant is for. */
            readonly granteeName: string;
            /** @description Mail address of the grantee; null where not stated. */
            readonly granteeEmail: string | null;
            /** @description Organisation of the grantee; null where not stated. */
            readonly organization: string | null;
            /** @description Why access is needed; null where not stated. */
            readonly purpose: string | null;
            /**
             * @description PASSPORT: it and its units. UNIT: that unit and what its ofModel holds, not the address of the passport. TENANT: all of the workspace.
             * @enum {string}
             */
            readonly scopeType: "UNIT" | "PASSPORT" | "TENANT";
            /** @description Passport that a PASSPORT grant opens; else null. */
            readonly passportId: string | null;
            /** @description Unit that a UNIT grant opens; else null. */
            readonly batteryUnitId: string | null;
            /**
             * @description Who began it: the workspace, the platform, or a request of the grantee.
             * @enum {string}
             */
            readonly issuerType: "TENANT" | "PLATFORM" | "REQUEST";
            /** @description Null: issued by an API key. */
            readonly issuerEmail: string | null;
            /** @description When it was approved or denied; null before, and without a request. ISO 8601 UTC with milliseconds. */
            readonly decidedAt: string | null;
            /** @description A user email or api-key:<id>. */
            readonly decidedBy: string | null;
            /**
             * Format: date-time
             * @description From when it opens nothing. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly expiresAt: string;
            /** @description When it was first revoked; null: not. ISO 8601 UTC with milliseconds. */
            readonly revokedAt: string | null;
            /** @description When its token last opened something; null: never. May lag by a second. ISO 8601 UTC with milliseconds. */
            readonly lastUsedAt: string | null;
            /** @description How often its token opened something. May lag by a second. */
            readonly useCount: number;
            /**
             * Format: date-time
             * @description When the record was made. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /** @description False: the platform issued it to an authority. */
            readonly revocable: boolean;
        };
        readonly GrantWithTokenReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description The grant as stored. */
            readonly grant: components["schemas"]["AccessGrant"];
            /** @description Shown once; the server keeps its hash alone. */
            readonly token: string;
        };
        readonly GrantReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description The grant as stored. */
            readonly grant: components["schemas"]["AccessGrant"];
        };
        readonly DenyGrantsReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description What was done, in one English sentence. For people: do not parse it. */
            readonly message: string;
            /** @description How many were denied. */
            readonly count: number;
            /** @description One for each id, in the order sent. */
            readonly results: readonly {
                /** @description As sent. */
                readonly id: string;
                /** @description Whether it was denied. */
                readonly ok: boolean;
                /** @description Where it was denied. */
                readonly grant?: components["schemas"]["AccessGrant"];
                /** @description Else: not there, not PENDING, of another operator, or named twice. */
                readonly error?: string;
            }[];
        };
        readonly ListAuthorityGrantsReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description On this page. */
            readonly count: number;
            /** @description Number of this page, from 1. */
            readonly page: number;
            /** @description Most entries that a page may hold, as applied. */
            readonly limit: number;
            /** @description Entries on all pages together. */
            readonly total: number;
            /** @description How many pages there are; 0 for no entries. */
            readonly totalPages: number;
            /** @description ACTIVE, then REVOKED; newest first in each. */
            readonly grants: readonly components["schemas"]["AuthorityGrant"][];
            /** @description All grants to authorities by status, apart from the filters. */
            readonly counts: {
                /** @description Requests that wait for a decision. */
                readonly PENDING: number;
                /** @description Grants in force, and those past their end. */
                readonly ACTIVE: number;
                /** @description Requests that were denied. */
                readonly DENIED: number;
                /** @description Grants that were taken back. */
                readonly REVOKED: number;
            };
        };
        /** @description A grant of the platform to an authority. */
        readonly AuthorityGrant: {
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /**
             * @description An ACTIVE one past its expiresAt opens nothing, either.
             * @enum {string}
             */
            readonly status: "PENDING" | "ACTIVE" | "DENIED" | "REVOKED";
            /**
             * @description LEGITIMATE_INTEREST is issued by the workspace, AUTHORITY by the platform. Both open the same.
             * @enum {string}
             */
            readonly kind: "LEGITIMATE_INTEREST" | "AUTHORITY";
            /** @description Person or body that the grant is for. */
            readonly granteeName: string;
            /** @description Mail address of the grantee; null where not stated. */
            readonly granteeEmail: string | null;
            /** @description Organisation of the grantee; null where not stated. */
            readonly organization: string | null;
            /** @description Why access is needed; null where not stated. */
            readonly purpose: string | null;
            /**
             * @description PASSPORT: it and its units. UNIT: that unit and what its ofModel holds, not the address of the passport. TENANT: all of the workspace.
             * @enum {string}
             */
            readonly scopeType: "UNIT" | "PASSPORT" | "TENANT";
            /** @description Passport that a PASSPORT grant opens; else null. */
            readonly passportId: string | null;
            /** @description Unit that a UNIT grant opens; else null. */
            readonly batteryUnitId: string | null;
            /**
             * @description Who began it: the workspace, the platform, or a request of the grantee.
             * @enum {string}
             */
            readonly issuerType: "TENANT" | "PLATFORM" | "REQUEST";
            /** @description Null: issued by an API key. */
            readonly issuerEmail: string | null;
            /** @description When it was approved or denied; null before, and without a request. ISO 8601 UTC with milliseconds. */
            readonly decidedAt: string | null;
            /** @description A user email or api-key:<id>. */
            readonly decidedBy: string | null;
            /**
             * Format: date-time
             * @description From when it opens nothing. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly expiresAt: string;
            /** @description When it was first revoked; null: not. ISO 8601 UTC with milliseconds. */
            readonly revokedAt: string | null;
            /** @description When its token last opened something; null: never. May lag by a second. ISO 8601 UTC with milliseconds. */
            readonly lastUsedAt: string | null;
            /** @description How often its token opened something. May lag by a second. */
            readonly useCount: number;
            /**
             * Format: date-time
             * @description When the record was made. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /** @description False: it is revoked already. */
            readonly revocable: boolean;
            /**
             * Format: uuid
             * @description UUID of the workspace whose products it opens.
             */
            readonly tenantId: string;
            /** @description Name of that workspace. */
            readonly tenantName: string;
        };
        readonly AuthorityGrantReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description The grant as stored. */
            readonly grant: components["schemas"]["AuthorityGrant"];
        };
        readonly ListAuditLogReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description Newest first. */
            readonly entries: readonly components["schemas"]["AuditEntry"][];
            /** @description Send it as `cursor` for the next page; null on the last page. */
            readonly nextCursor: string | null;
        };
        readonly AuditEntry: {
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /** @description From 1, without a gap. */
            readonly seq: number;
            /** @description What was done, such as `passport.sealed`. */
            readonly action: string;
            /** @description A user email, api-key:<id>, system, or anonymous. */
            readonly actor: string;
            /** @description Kind of thing that it was done to, such as `passport`. */
            readonly targetType: string;
            /** @description Id of that thing. */
            readonly targetId: string;
            /**
             * Format: date-time
             * @description When it was done. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly at: string;
            /** @description Address that the request came from; null without one. */
            readonly ip: string | null;
            /** @description What there is to say besides, by the action; `requestId` is the request that did it. */
            readonly details: {
                readonly [key: string]: unknown;
            };
            /** @description Over this entry and previousHash. */
            readonly hash: string;
            /** @description 64 zeros before the first entry. */
            readonly previousHash: string;
        };
        readonly AuditHeadReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description Signed end of the chain; null for an empty log. */
            readonly head: {
                /** @description `seq` of the newest entry. */
                readonly seq: number;
                /** @description `hash` of the newest entry. */
                readonly hash: string;
                /**
                 * Format: date-time
                 * @description When it was signed. ISO 8601 UTC with milliseconds.
                 * @example 2026-11-21T09:30:00.000Z
                 */
                readonly at: string;
                /** @description SHA-256 of the key that signed, in hex. */
                readonly keyId: string;
                /** @description Over workspace, seq, hash and time. */
                readonly signature: string;
            } | null;
            /** @description Key of the platform that signed it, PEM. */
            readonly publicKey: string;
        };
        readonly CaptureUntpEventReply: {
            /**
             * @description Always `success`.
             * @constant
             */
            readonly status: "success";
            /**
             * Format: uuid
             * @description The server's; of a repeated credential the first one.
             */
            readonly eventId: string;
            /**
             * @description The proof of the credential was verified.
             * @constant
             */
            readonly untpVerified: true;
        };
        readonly CaptureError: {
            /**
             * @description False in every refusal.
             * @constant
             */
            readonly success: false;
            /** @description Short name of the refusal, such as `Bad Request`. */
            readonly error: string;
            /** @description Why it was refused, in English. For people: do not parse it. */
            readonly message: string;
            readonly code?: components["schemas"]["ErrorCode"];
            /** @description Value of X-Request-Id, by which the log of the server names the request. */
            readonly requestId?: string;
            /** @description Places at fault, where they can be named. */
            readonly errors?: readonly {
                /** @description JSON pointer into the body. */
                readonly path?: string;
                /** @description Of the event that was refused. */
                readonly index?: number;
                readonly code?: components["schemas"]["EpcisProblemCode"];
                /** @description What is wrong there. */
                readonly message: string;
            }[];
        };
        /**
         * @description Branch on this; `/docs/errors` explains each. More may come.
         * @enum {string}
         */
        readonly EpcisProblemCode: "WRONG_TYPE" | "MISSING_MEMBER" | "UNKNOWN_MEMBER" | "UNKNOWN_TYPE" | "INVALID_URI" | "INVALID_TIME" | "INVALID_TIME_ZONE_OFFSET" | "INVALID_VERSION" | "INVALID_UNIT" | "INVALID_HEX" | "UNKNOWN_ACTION" | "UNKNOWN_WORD" | "RESERVED_URI" | "EMPTY_LIST" | "DUPLICATE_VALUE" | "WHAT_MISSING" | "ILMD_NOT_ALLOWED";
        readonly EpcisDocument: {
            /**
             * @description Kind of document.
             * @enum {string}
             */
            readonly type: "EPCISDocument" | "EPCISQueryDocument";
        } & {
            readonly [key: string]: unknown;
        };
        readonly CaptureEpcisDocumentReply: {
            /**
             * @description Always `success`.
             * @constant
             */
            readonly status: "success";
            /** @description How many of the events are stored, new or before. */
            readonly captured: number;
            /** @description One entry for each event that is stored. */
            readonly results: readonly {
                /** @description In the eventList, from 0. */
                readonly index: number;
                /**
                 * Format: uuid
                 * @description The server's; of a repeated event the first one.
                 */
                readonly eventId: string;
                /** @description Kind of event. */
                readonly eventType: string;
                /** @description Members that were not stored: none, an event is stored as sent. */
                readonly ignoredFields: readonly string[];
                /** @description EVENT_HASH_SHARED: an event with other content has the same EPCIS event hash. */
                readonly warnings?: readonly components["schemas"]["AdvisoryItem"][];
            }[];
            /** @description One entry for each event that was refused. */
            readonly errors: readonly {
                /** @description In the eventList, from 0. */
                readonly index: number;
                /** @description Why the event was refused. */
                readonly message: string;
            }[];
        };
        readonly GetEventReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description The event. */
            readonly event: components["schemas"]["CapturedEvent"];
        };
        readonly CapturedEvent: {
            /**
             * Format: uuid
             * @description Id of the event, made by the server.
             */
            readonly eventId: string;
            /** @description EPCIS Event Hash ID; of a credential the SHA-256 of its canonical form without proof. */
            readonly eventHash: string;
            /** @description Kind of event. */
            readonly eventType: string;
            /**
             * Format: date-time
             * @description When it arrived. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly capturedAt: string;
            /** @description It came in a credential that was verified. */
            readonly isUntpCompliant: boolean;
            /** @description DID of the issuer of the credential; null where it came in none. */
            readonly issuerDid: string | null;
            /** @description Subject of the certificate that proves the signature, if one does. */
            readonly signer: string | null;
            /** @description It was declared not to have happened. */
            readonly erroneous: boolean;
            /** @description As an EPCIS document has it. */
            readonly event: {
                readonly [key: string]: unknown;
            };
            /** @description As sent. */
            readonly credential: {
                readonly [key: string]: unknown;
            } | null;
        };
        readonly LineageReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description The event, with those it descends from below it. */
            readonly lineage: components["schemas"]["LineageNode"];
            /** @description There is more than 10000 nodes, 1000 levels or 2 MiB; the nearest are shown. */
            readonly truncated: boolean;
        };
        readonly LineageNode: {
            /**
             * Format: uuid
             * @description Id of the event.
             */
            readonly eventId: string;
            /** @description Kind of event, as EPCIS 2.0 names it. */
            readonly eventType: string;
            /** @description Business step; null where not stated. */
            readonly bizStep: string | null;
            /** @description State of the things after the event; null where not stated. */
            readonly disposition: string | null;
            /**
             * Format: date-time
             * @description When it happened. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly eventTime: string;
            /** @description As sent: the first 100, of at most 4096 characters together. */
            readonly epcs: readonly string[];
            /** @description How many there are. */
            readonly epcCount: number;
            /** @description bizLocation. */
            readonly location: string | null;
            /** @description Where it was observed, a URI; null where not stated. */
            readonly readPoint: string | null;
            /** @description With eudrPlotId, where the credential says it. */
            readonly originLocation: {
                /** @description Degrees north, -90 to 90. */
                readonly latitude: number;
                /** @description Degrees east, -180 to 180. */
                readonly longitude: number;
            } | null;
            /** @description It came in a credential that was verified. */
            readonly isUntpCompliant: boolean;
            /** @description DID of the issuer of the credential; null where it came in none. */
            readonly issuerDid: string | null;
            /** @description Subject of the certificate that proves the signature; null where none does. */
            readonly signer: string | null;
            /** @description It was declared not to have happened. */
            readonly erroneous: boolean;
            /** @description Events that this one descends from; a shared one stands below each. */
            readonly parents: readonly components["schemas"]["LineageNode"][];
        };
        readonly PassportLineageReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /**
             * Format: uuid
             * @description Id of the passport.
             */
            readonly passportId: string;
            /** @description From the last event of each thing of the product, newest first; at most 100. */
            readonly lineage: readonly components["schemas"]["LineageNode"][];
            /** @description There is more than 10000 nodes, 1000 levels or 2 MiB; the nearest are shown. */
            readonly truncated: boolean;
        };
        readonly EventAuditReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /**
             * Format: uuid
             * @description Id of the event.
             */
            readonly eventId: string;
            /** @description Somebody signed for it, and everything holds. */
            readonly compliant: boolean;
            /** @description What does not hold, in English; empty when compliant. */
            readonly errors: readonly string[];
            /**
             * Format: date-time
             * @description When it was checked. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly auditedAt: string;
            /** @description Whose the signature is; null where a key of a workspace proves it. */
            readonly certificate: {
                /** @description Distinguished name of the holder. */
                readonly subject: string;
                /** @description Distinguished name of the issuer. */
                readonly issuer: string;
                /** @description From when it is valid, ISO 8601. */
                readonly validFrom: string;
                /** @description Until when it is valid, ISO 8601. */
                readonly validTo: string;
            } | null;
        };
        readonly ListWebhookSubscriptionsReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description Oldest first, at most 25; without their secrets. */
            readonly subscriptions: readonly components["schemas"]["WebhookSubscription"][];
        };
        readonly WebhookSubscription: {
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description Workspace that the record belongs to.
             */
            readonly tenantId: string;
            /** @description Where events are posted to. */
            readonly url: string;
            /** @description Names of events; `*` is all of them. */
            readonly events: readonly string[];
            /** @description False: switched off, by the workspace, by a receiver that answered 410, or after five days without success. */
            readonly isActive: boolean;
            /**
             * Format: date-time
             * @description When the record was made. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When the record last changed. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly updatedAt: string;
            /** @description How it does; in the list alone. */
            readonly health?: {
                /** @description The first failure that no success followed; null while it works, and when a person switched it off. ISO 8601 UTC with milliseconds. */
                readonly failingSince: string | null;
                /** @description Deliveries still to be made; 10,000 where there are more. */
                readonly waiting: number;
                /** @description Deliveries made within 24 hours; 10,000 where there are more. */
                readonly delivered24h: number;
            };
        };
        readonly CreateWebhookSubscriptionReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description What was done, in one English sentence. For people: do not parse it. */
            readonly message: string;
            /** @description The subscription, with its secret. */
            readonly subscription: components["schemas"]["WebhookSubscriptionWithSecret"];
        };
        readonly WebhookSubscriptionWithSecret: {
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description Workspace that the record belongs to.
             */
            readonly tenantId: string;
            /** @description Where events are posted to. */
            readonly url: string;
            /** @description Names of events; `*` is all of them. */
            readonly events: readonly string[];
            /** @description False: switched off, by the workspace, by a receiver that answered 410, or after five days without success. */
            readonly isActive: boolean;
            /**
             * Format: date-time
             * @description When the record was made. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When the record last changed. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly updatedAt: string;
            /** @description Shown once. What follows whsec_ is base64. */
            readonly secret: string;
        };
        readonly WebhookSubscriptionReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description The subscription as stored. */
            readonly subscription: components["schemas"]["WebhookSubscription"];
        };
        readonly DeleteWebhookSubscriptionReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description What was done, in one English sentence. For people: do not parse it. */
            readonly message: string;
        };
        readonly RotateWebhookSecretReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description What was done, in one English sentence. For people: do not parse it. */
            readonly message: string;
            /** @description The subscription, with its secret. */
            readonly subscription: components["schemas"]["WebhookSubscriptionWithSecret"];
        };
        readonly WebhookTestReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /**
             * @description The first that the subscription names.
             * @enum {string}
             */
            readonly event: "passport.ingested" | "passport.updated" | "passport.sealed" | "passport.recalled" | "passport.status_updated";
            /** @description Where it was posted to. */
            readonly url: string;
            /** @description Whether a 2xx came within 5 seconds. */
            readonly delivered: boolean;
            /** @description Null: nobody answered. */
            readonly statusCode: number | null;
            /** @description Why it was not delivered; null when it was. */
            readonly error: string | null;
        };
        readonly ListWebhookDeliveriesReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description In this answer. */
            readonly count: number;
            /** @description Newest first; kept for 30 days. */
            readonly deliveries: readonly components["schemas"]["WebhookDelivery"][];
            /** @description Send it as `cursor` for the next page; null on the last page. */
            readonly nextCursor: string | null;
        };
        readonly WebhookDelivery: {
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description Subscription that it is for.
             */
            readonly subscriptionId: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            readonly event: "passport.ingested" | "passport.updated" | "passport.sealed" | "passport.recalled" | "passport.status_updated";
            /**
             * @description PENDING: not delivered yet. FAILED: given up.
             * @enum {string}
             */
            readonly status: "PENDING" | "DELIVERED" | "FAILED";
            /** @description Attempts after the first. */
            readonly retryCount: number;
            /** @description When it was last sent; null: not yet. ISO 8601 UTC with milliseconds. */
            readonly lastAttempt: string | null;
            /** @description When it is sent next, at the earliest. While it is being sent, when it will be again if nothing is heard of that. */
            readonly nextRetryAt: string | null;
            /** @description Of the last attempt; null when nobody answered. */
            readonly responseStatus: number | null;
            /** @description Why the last attempt failed; null when it did not. */
            readonly errorMessage: string | null;
            /**
             * Format: date-time
             * @description When the record was made. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
        };
        readonly GetWebhookDeliveryReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            readonly delivery: components["schemas"]["ShownWebhookDelivery"];
        };
        /** @description The delivery. */
        readonly ShownWebhookDelivery: {
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description Subscription that it is for.
             */
            readonly subscriptionId: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            readonly event: "passport.ingested" | "passport.updated" | "passport.sealed" | "passport.recalled" | "passport.status_updated";
            /**
             * @description PENDING: not delivered yet. FAILED: given up.
             * @enum {string}
             */
            readonly status: "PENDING" | "DELIVERED" | "FAILED";
            /** @description Attempts after the first. */
            readonly retryCount: number;
            /** @description When it was last sent; null: not yet. ISO 8601 UTC with milliseconds. */
            readonly lastAttempt: string | null;
            /** @description When it is sent next, at the earliest. While it is being sent, when it will be again if nothing is heard of that. */
            readonly nextRetryAt: string | null;
            /** @description Of the last attempt; null when nobody answered. */
            readonly responseStatus: number | null;
            /** @description Why the last attempt failed; null when it did not. */
            readonly errorMessage: string | null;
            /**
             * Format: date-time
             * @description When the record was made. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /** @description Passport that the event is of; null where the message says none. */
            readonly passportId: string | null;
            /** @description Request that caused the event; null where none did. */
            readonly requestId: string | null;
            /** @description Newest first. */
            readonly attempts: readonly components["schemas"]["WebhookAttempt"][];
            /** @description Headers of the last attempt, or of the first to come; without `webhook-signature`. */
            readonly requestHeaders: {
                readonly [key: string]: string;
            };
            /** @description What is sent, byte for byte. */
            readonly body: string;
        };
        readonly WebhookAttempt: {
            /**
             * Format: date-time
             * @description When it was sent. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly at: string;
            /** @description Milliseconds to the head of the answer, or to the failure. */
            readonly durationMs: number;
            /** @description HTTP status of the answer; null without one. */
            readonly responseStatus: number | null;
            /** @description First kilobyte of the answer, read as UTF-8; null where it had none, or none in a quarter of a second. */
            readonly responseStart: string | null;
            /** @description Why it failed; null when it did not. */
            readonly errorMessage: string | null;
        };
        readonly RetryWebhookDeliveryReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description The delivery, due at once. */
            readonly delivery: components["schemas"]["WebhookDelivery"];
        };
        readonly WhoamiReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description The workspace of the credential. */
            readonly tenant: {
                /**
                 * Format: uuid
                 * @description Id of the workspace.
                 */
                readonly id: string;
                /** @description Legal name of the workspace. */
                readonly name: string;
                /** @description First label of the workspace host. */
                readonly subdomain: string;
                /**
                 * @description Plan of the workspace.
                 * @enum {string}
                 */
                readonly tier: "pilot" | "micro" | "starter" | "growth" | "scale" | "enterprise";
                /**
                 * @description `past_due` and `canceled`: lapsed, writes are refused with 402.
                 * @enum {string}
                 */
                readonly subscriptionStatus: "active" | "trialing" | "past_due" | "canceled";
                /**
                 * @description `test`: the credential acts in the sandbox of a workspace.
                 * @enum {string}
                 */
                readonly environment: "live" | "test";
            };
            /** @description The credential. */
            readonly auth: {
                /**
                 * @description Role in the workspace. It decides what is permitted at most.
                 * @enum {string}
                 */
                readonly role: "TENANT_ADMIN" | "BRAND_OPERATOR" | "COMPLIANCE_OFFICER" | "AUDITOR" | "INTEGRATION";
                /** @description What the credential may do, as resource:verb. */
                readonly permissions: readonly string[];
                /** @description True for an API key, false for a session. */
                readonly isApiKeySession: boolean;
                /** @description Null: workspace-wide. */
                readonly operatorId: string | null;
            };
            /** @description How much of the plan is used. */
            readonly usage: {
                /** @description Published passports that are not archived. */
                readonly activePassports: number;
                /** @description Published passports that the plan allows; null: unlimited. */
                readonly passportLimit: number | null;
            };
        };
        readonly OwnTenantReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            readonly tenant: components["schemas"]["OwnTenant"];
        };
        /** @description The workspace of the credential. */
        readonly OwnTenant: {
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /** @description Legal name of the workspace. */
            readonly name: string;
            /** @description First label of the workspace host. */
            readonly subdomain: string;
            /**
             * @description Plan of the workspace. Below `growth` its keys may not write.
             * @enum {string}
             */
            readonly tier: "pilot" | "micro" | "starter" | "growth" | "scale" | "enterprise";
            /**
             * @description `past_due` and `canceled`: lapsed, writes are refused with 402.
             * @enum {string}
             */
            readonly subscriptionStatus: "active" | "trialing" | "past_due" | "canceled";
            /** @description Published passports that the plan allows; null: unlimited. */
            readonly passportLimit: number | null;
            /** @description Stands in the seal certificate. */
            readonly legalId: string | null;
            /** @description Sessions write with a second factor only. */
            readonly mfaRequired: boolean;
            /** @description Published passports that are not archived. */
            readonly activePassports: number;
            /** @description Language of mails to people who have not chosen one. */
            readonly defaultLocale: string;
            /** @description Mail address for what the platform has to say about the workspace. */
            readonly contactEmail: string | null;
        };
        readonly TodayReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description A line for each kind of which something waits, the most urgent first. */
            readonly items: readonly components["schemas"]["TodayItem"][];
            /** @description Kinds that the caller hid, whether or not something waits. */
            readonly snoozed: readonly {
                /**
                 * @description RECALL_IN_FORCE: recalled passports. WEBHOOK_FAILING: everything sent there fails. WEBHOOK_SWITCHED_OFF: by the server, since its receiver failed for five days or is gone. QUOTA_REACHED: the plan allows no more published passports. SIGNING_KEY_MISSING: nothing can be sealed. DRAFTS_WITH_FAULTS: they cannot be published. GRANTS_PENDING: requests for access. CERTIFICATES_ENDING: of products, within 30 days or ended. KEYS_ENDING: API keys, within 30 days. FACILITY_MISSING: published without a site, so without credentials, and not sealed yet. SEAL_MISSING: published and not sealed. MFA_MISSING: people without a second factor.
                 * @enum {string}
                 */
                readonly kind: "RECALL_IN_FORCE" | "WEBHOOK_FAILING" | "WEBHOOK_SWITCHED_OFF" | "QUOTA_REACHED" | "SIGNING_KEY_MISSING" | "DRAFTS_WITH_FAULTS" | "GRANTS_PENDING" | "CERTIFICATES_ENDING" | "KEYS_ENDING" | "FACILITY_MISSING" | "SEAL_MISSING" | "MFA_MISSING";
                /**
                 * Format: date-time
                 * @description When it is shown again. ISO 8601 UTC with milliseconds.
                 * @example 2026-11-21T09:30:00.000Z
                 */
                readonly until: string;
            }[];
            /** @description Kinds that could not be looked up this time. The others are as they are. */
            readonly unavailable: readonly ("RECALL_IN_FORCE" | "WEBHOOK_FAILING" | "WEBHOOK_SWITCHED_OFF" | "QUOTA_REACHED" | "SIGNING_KEY_MISSING" | "DRAFTS_WITH_FAULTS" | "GRANTS_PENDING" | "CERTIFICATES_ENDING" | "KEYS_ENDING" | "FACILITY_MISSING" | "SEAL_MISSING" | "MFA_MISSING")[];
        };
        readonly TodayItem: {
            /**
             * @description RECALL_IN_FORCE: recalled passports. WEBHOOK_FAILING: everything sent there fails. WEBHOOK_SWITCHED_OFF: by the server, since its receiver failed for five days or is gone. QUOTA_REACHED: the plan allows no more published passports. SIGNING_KEY_MISSING: nothing can be sealed. DRAFTS_WITH_FAULTS: they cannot be published. GRANTS_PENDING: requests for access. CERTIFICATES_ENDING: of products, within 30 days or ended. KEYS_ENDING: API keys, within 30 days. FACILITY_MISSING: published without a site, so without credentials, and not sealed yet. SEAL_MISSING: published and not sealed. MFA_MISSING: people without a second factor.
             * @enum {string}
             */
            readonly kind: "RECALL_IN_FORCE" | "WEBHOOK_FAILING" | "WEBHOOK_SWITCHED_OFF" | "QUOTA_REACHED" | "SIGNING_KEY_MISSING" | "DRAFTS_WITH_FAULTS" | "GRANTS_PENDING" | "CERTIFICATES_ENDING" | "KEYS_ENDING" | "FACILITY_MISSING" | "SEAL_MISSING" | "MFA_MISSING";
            /**
             * @description NOW: today. WEEK: within the week. LATER: when there is time.
             * @enum {string}
             */
            readonly urgency: "NOW" | "WEEK" | "LATER";
            /** @description How many wait; 1000 where there are more. */
            readonly count: number;
            /** @description False where there are more than 1000. */
            readonly countIsExact: boolean;
            /**
             * Format: date-time
             * @description Since when the first of those counted waits; for what ends, 30 days before its end. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly since: string;
            /** @description When the first of them ends, is switched off or is dropped; null where nothing does. ISO 8601 UTC with milliseconds. */
            readonly until: string | null;
            /** @description Kind of thing that waits, in the words of the audit log, such as `passport`. */
            readonly targetType: string | null;
            /** @description Id of that thing, where it is the only one; else null. */
            readonly targetId: string | null;
            /** @description What to say besides. For passports and grants the parameters of the list that shows them; for the quota `activePassports` and `passportLimit`. */
            readonly params: {
                readonly [key: string]: string | number;
            };
        };
        readonly SnoozeTodayReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /**
             * @description RECALL_IN_FORCE: recalled passports. WEBHOOK_FAILING: everything sent there fails. WEBHOOK_SWITCHED_OFF: by the server, since its receiver failed for five days or is gone. QUOTA_REACHED: the plan allows no more published passports. SIGNING_KEY_MISSING: nothing can be sealed. DRAFTS_WITH_FAULTS: they cannot be published. GRANTS_PENDING: requests for access. CERTIFICATES_ENDING: of products, within 30 days or ended. KEYS_ENDING: API keys, within 30 days. FACILITY_MISSING: published without a site, so without credentials, and not sealed yet. SEAL_MISSING: published and not sealed. MFA_MISSING: people without a second factor.
             * @enum {string}
             */
            readonly kind: "RECALL_IN_FORCE" | "WEBHOOK_FAILING" | "WEBHOOK_SWITCHED_OFF" | "QUOTA_REACHED" | "SIGNING_KEY_MISSING" | "DRAFTS_WITH_FAULTS" | "GRANTS_PENDING" | "CERTIFICATES_ENDING" | "KEYS_ENDING" | "FACILITY_MISSING" | "SEAL_MISSING" | "MFA_MISSING";
            /** @description When it is shown again; null: it is shown. ISO 8601 UTC with milliseconds. */
            readonly snoozedUntil: string | null;
        };
        readonly VerifySealReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description Whether the seal holds: its key is registered here, the operator is of the signing workspace, and every leaf was recomputed. */
            readonly verified: boolean;
            /**
             * @description Sealed in a sandbox, and so of no real product; absent elsewhere.
             * @constant
             */
            readonly dppEnvironment?: "test";
            /** @description Why it is not verified; when it is, what the seal does not cover, and whether no operator was declared. */
            readonly message?: string;
            /** @description Only when verified. */
            readonly certificate?: {
                /** @description Distinguished name of the holder. */
                readonly subject: string;
                /** @description Distinguished name of the issuer. */
                readonly issuer: string;
                /** @description From when it is valid, ISO 8601. */
                readonly validFrom: string;
                /** @description Until when it is valid, ISO 8601. */
                readonly validTo: string;
                /** @description Whether it leads to the CA of this platform. */
                readonly chainValid: boolean;
                /** @description Whether its key is the one of the proof. */
                readonly keyMatchesProof: boolean;
            };
            /** @description The RFC 3161 timestamp, as far as it was verified. */
            readonly timestamp?: {
                /** @description Whether the proof has a timestamp. */
                readonly present: boolean;
                /** @description Time that it states, ISO 8601; null without one. */
                readonly genTime: string | null;
                /** @description Whether genTime is proved; else it is what the document claims. */
                readonly timeAuthenticated: boolean;
                /** @description By whom it is, or why it is not proved. */
                readonly note?: string;
            };
            /** @description Whether metadata.gtin or metadata.grai is the product id, and so seals it. */
            readonly productBound: boolean;
            /** @description What a seal of this document says nothing about: the product id, unless it is bound, the economic operator, the facility, the status, the enrichment, and whatever else stands beside the metadata. */
            readonly notCovered: readonly string[];
        };
        readonly ListRequestsReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description Newest first. */
            readonly requests: readonly components["schemas"]["RequestRecord"][];
            /** @description Send it as `cursor` for the next page; null on the last page. */
            readonly nextCursor: string | null;
        };
        readonly RequestRecord: {
            /** @description `X-Request-Id` of the reply. */
            readonly requestId: string;
            /**
             * Format: date-time
             * @description When it was answered. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly at: string;
            /** @description HTTP method. */
            readonly method: string;
            /** @description Path without its query; secrets in it are left out. */
            readonly path: string;
            /** @description HTTP status of the reply; 499 where the client left before it was out. */
            readonly status: number;
            /** @description Code of a refusal; null for what was done. */
            readonly code: string | null;
            /** @description What the refusal said, at most 500 characters; null for none. */
            readonly message: string | null;
            /** @description Milliseconds from its head to its end. */
            readonly durationMs: number;
            /** @description A user email or api-key:<id>. */
            readonly actor: string;
        };
        readonly ListNotificationsReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description Newest first. */
            readonly notifications: readonly components["schemas"]["Notification"][];
            /** @description Unread ones of the whole inbox; 1000 stands for 1000 or more. */
            readonly unreadCount: number;
            /** @description Send it as `cursor` for the next page; null on the last page. */
            readonly nextCursor: string | null;
        };
        readonly Notification: {
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /** @description What happened, such as operator.created. */
            readonly kind: string;
            /** @description What happened, in one English sentence. */
            readonly message: string;
            /** @description Kind of thing that it is about, such as `operator`. */
            readonly targetType: string;
            /** @description Id of that thing. */
            readonly targetId: string;
            /** @description When it was first marked as read; null: not. ISO 8601 UTC with milliseconds. */
            readonly readAt: string | null;
            /**
             * Format: date-time
             * @description When the record was made. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
        };
        readonly ReadAllNotificationsReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description How many were unread. */
            readonly count: number;
        };
        readonly NotificationReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description The notification. */
            readonly notification: components["schemas"]["Notification"];
        };
        readonly ResolverDescription: {
            /** @description Name of the resolver. */
            readonly name: string;
            /** @description Address below which it resolves. */
            readonly resolverRoot: string;
            /** @description Application Identifiers of the keys that it resolves. */
            readonly supportedPrimaryKeys: readonly string[];
            /** @description Vocabularies of link types. */
            readonly supportedLinkType: readonly {
                /** @description Address of the vocabulary. */
                readonly namespace: string;
                /** @description Prefix that link types of it are written with. */
                readonly prefix: string;
            }[];
            /** @description Whether an address may answer the linkset by itself. */
            readonly linkTypeDefaultCanBeLinkset: boolean;
            /** @description Address of the context of linksets. */
            readonly jsonLdContextLocation: string;
        };
        readonly DidDocument: {
            /** @description Contexts of DID documents and of the forms of keys. */
            readonly "@context": readonly string[];
            /** @description The DID: did:web:<host>:tenants:<tenantId>. */
            readonly id: string;
            /** @description Every key, retired ones too, oldest first. */
            readonly verificationMethod: readonly {
                /** @description Ends in #key-N, or #key-N-multikey. */
                readonly id: string;
                /**
                 * @description Form of the key. Each key is listed in both.
                 * @enum {string}
                 */
                readonly type: "JsonWebKey2020" | "Multikey";
                /** @description The DID. */
                readonly controller: string;
                /** @description With JsonWebKey2020: the key as a JWK. */
                readonly publicKeyJwk?: {
                    /** @description Key type: EC. */
                    readonly kty: string;
                    /** @description Curve: P-256. */
                    readonly crv: string;
                    /** @description Coordinate x, base64url. */
                    readonly x: string;
                };
                /** @description With Multikey: the key in multibase. */
                readonly publicKeyMultibase?: string;
            }[];
            /** @description Ids of every key, retired ones too: what they signed stays verifiable. */
            readonly assertionMethod: readonly string[];
            /** @description Ids of the keys in use. */
            readonly authentication: readonly string[];
        };
        readonly CredentialType: {
            /** @description The address of this document. */
            readonly vct: string;
            /** @description Name of the type, in English. */
            readonly name: string;
            /** @description What it is for, in English. */
            readonly description: string;
            /** @description Names for people. */
            readonly display: readonly {
                /** @description Language tag. */
                readonly locale: string;
                /** @description Name in that language. */
                readonly name: string;
            }[];
            /** @description The claims. */
            readonly claims: readonly {
                /** @description Where the claim stands; null stands for each entry of a list. */
                readonly path: readonly (string | number | null)[];
                /**
                 * @description Whether it can be kept back.
                 * @enum {string}
                 */
                readonly sd: "always" | "never";
                /** @description Whether each credential has it; absent: no. */
                readonly mandatory?: boolean;
            }[];
        };
        readonly JsonLdContext: {
            /** @description Terms and what they stand for. */
            readonly "@context": {
                readonly [key: string]: unknown;
            };
        } & {
            readonly [key: string]: unknown;
        };
        readonly MaterialsReply: {
            /** @description By kind, then by name. */
            readonly materials: readonly components["schemas"]["Material"][];
        };
        readonly Material: {
            /** @description Stable. */
            readonly id: string;
            /** @description Name in English. */
            readonly name: string;
            /**
             * @description What it is; `crm` is a critical raw material.
             * @enum {string}
             */
            readonly kind: "material" | "fiber" | "chemistry" | "substance" | "hazard" | "crm";
            /** @description CAS registry number; null for what has none. */
            readonly casNumber: string | null;
            /** @description What it is, in English; null where the name says it. */
            readonly description: string | null;
        };
        /** @description A JSON Schema, draft-07. */
        readonly CategoryJsonSchema: {
            /**
             * @description Dialect of the schema.
             * @constant
             */
            readonly $schema: "http://json-schema.org/draft-07/schema#";
            /** @description Name of the schema: urn:dpp:schema:<category>:1. */
            readonly $id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description A JSON Schema, draft-07. */
        readonly ReportJsonSchema: {
            /**
             * @description Dialect of the schema.
             * @constant
             */
            readonly $schema: "http://json-schema.org/draft-07/schema#";
            /** @description Name of the schema: urn:dpp:schema:<report>:1. */
            readonly $id: string;
        };
        readonly ComposeGtinReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description GTIN-14. */
            readonly gtin: string;
            /** @description As sent. */
            readonly gs1CompanyPrefix: string;
            /** @description As sent. */
            readonly itemRef: string;
            /** @description One digit, as text. */
            readonly checkDigit: string;
            /** @description Where this server resolves the GTIN. */
            readonly digitalLink: string;
            /** @description What was not checked, in English. */
            readonly note: string;
        };
        readonly Gs1DataError: {
            /**
             * @description False in every refusal.
             * @constant
             */
            readonly success: false;
            /** @description Short name of the refusal, such as `Bad Request`. */
            readonly error: string;
            /** @description Why it was refused, in English. For people: do not parse it. */
            readonly message: string;
            readonly code: components["schemas"]["Gs1ErrorCode"];
            /** @description Value of X-Request-Id, by which the log of the server names the request. */
            readonly requestId?: string;
            /** @description Everything that is wrong, by position. */
            readonly problems: readonly components["schemas"]["Gs1Problem"][];
            /** @description Bracketed readings in which separators that seem lost are put back, likeliest first. */
            readonly suggestions?: readonly string[];
        };
        /**
         * @description Branch on this; `/docs/errors` explains each. More may come.
         * @enum {string}
         */
        readonly Gs1ErrorCode: "NON_DIGIT" | "INVALID_CHARACTER" | "TOO_SHORT" | "TOO_LONG" | "CHECK_DIGIT_MISMATCH" | "NOT_ZERO" | "INVALID_URI" | "INVALID_PERCENT_ENCODING" | "DOT_SEGMENT" | "MISSING_PRIMARY_KEY" | "UNKNOWN_APPLICATION_IDENTIFIER" | "QUALIFIER_NOT_ALLOWED" | "QUALIFIER_OUT_OF_ORDER" | "QUALIFIER_IN_QUERY" | "DUPLICATE_APPLICATION_IDENTIFIER" | "ATTRIBUTE_NOT_ALLOWED" | "EMPTY_INPUT" | "INPUT_TOO_LONG" | "UNEXPECTED_SEPARATOR" | "INVALID_BRACKETS" | "MISSING_SYMBOLOGY_IDENTIFIER" | "UNSUPPORTED_SYMBOLOGY_IDENTIFIER" | "MANDATORY_ASSOCIATION_MISSING" | "INVALID_PAIR" | "INVALID_DICTIONARY" | "CHECK_CHARACTERS_MISMATCH" | "INVALID_COMPANY_PREFIX" | "INVALID_PADDING" | "INVALID_MONTH" | "INVALID_DAY" | "INVALID_HOUR" | "INVALID_MINUTE" | "INVALID_SECOND" | "ZERO_VALUE" | "LEADING_ZERO" | "NOT_ZERO_OR_ONE" | "NOT_HYPHEN" | "NON_DIGIT_REQUIRED" | "INVALID_WINDING_DIRECTION" | "INVALID_IMPORTER_INDEX" | "INVALID_LATITUDE" | "INVALID_LONGITUDE" | "UNKNOWN_COUNTRY" | "UNKNOWN_CURRENCY" | "UNKNOWN_MEDIA_TYPE" | "UNKNOWN_PACKAGE_TYPE" | "UNKNOWN_SEX" | "MALFORMED_SEQUENCE" | "POSITION_EXCEEDS_TOTAL" | "NOT_COMPRESSED" | "INVALID_COMPRESSION" | "COUPON_FIELD_MISSING" | "COUPON_FIELD_TRUNCATED" | "COUPON_INVALID_LENGTH_INDICATOR" | "COUPON_INVALID_FIELD" | "COUPON_DATES_REVERSED" | "COUPON_EXCESS_DATA" | "NO_ROOM" | "ONE_INPUT_EXPECTED";
        readonly Gs1Problem: {
            readonly code: components["schemas"]["Gs1ErrorCode"];
            /** @description What is wrong, in English. */
            readonly message: string;
            /** @description Index in the input of the first character at fault. */
            readonly start: number;
            /** @description Index after the last character at fault. */
            readonly end: number;
            /** @description Application Identifier that the problem is of. */
            readonly applicationIdentifier?: string;
            /** @description The member of the request it stands in. */
            readonly field?: string;
        };
        readonly DecodeGs1Reply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /**
             * @description Which of the three the data came as.
             * @enum {string}
             */
            readonly input: "scanData" | "elementString" | "digitalLink";
            /** @description With AIs in round brackets. */
            readonly elementString: string;
            /** @description Human readable interpretation, one line per AI: the AI in round brackets and the value. */
            readonly hri: readonly string[];
            /** @description The canonical Digital Link URI of key and qualifiers, without attributes; null when no AI is a primary key, or a path cannot hold a value. */
            readonly canonicalUpi: string | null;
            /** @description All of the data as a Digital Link URI of this server; null when a Digital Link cannot hold them all. */
            readonly digitalLinkUri: string | null;
            /** @description Values by Application Identifier. */
            readonly ai: {
                readonly [key: string]: string;
            };
        };
        readonly DecodeGs1BatchReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description How many entries this reply holds. */
            readonly count: number;
            /** @description One per item, in their order. */
            readonly results: readonly (components["schemas"]["DecodeGs1Success"] | components["schemas"]["DecodeGs1Failure"])[];
        };
        readonly DecodeGs1Success: {
            /**
             * @description The item was decoded.
             * @constant
             */
            readonly ok: true;
            /**
             * @description Which of the three the data came as.
             * @enum {string}
             */
            readonly input: "scanData" | "elementString" | "digitalLink";
            /** @description With AIs in round brackets. */
            readonly elementString: string;
            /** @description Human readable interpretation, one line per AI: the AI in round brackets and the value. */
            readonly hri: readonly string[];
            /** @description The canonical Digital Link URI of key and qualifiers, without attributes; null when no AI is a primary key, or a path cannot hold a value. */
            readonly canonicalUpi: string | null;
            /** @description All of the data as a Digital Link URI of this server; null when a Digital Link cannot hold them all. */
            readonly digitalLinkUri: string | null;
            /** @description Values by Application Identifier. */
            readonly ai: {
                readonly [key: string]: string;
            };
        };
        readonly DecodeGs1Failure: {
            /**
             * @description The item was refused.
             * @constant
             */
            readonly ok: false;
            /** @description Why, in English. */
            readonly error: string;
            readonly code: components["schemas"]["Gs1ErrorCode"];
            /** @description Everything that is wrong, by position. */
            readonly problems: readonly components["schemas"]["Gs1Problem"][];
            /** @description Bracketed readings in which separators that seem lost are put back, likeliest first. */
            readonly suggestions?: readonly string[];
        };
        readonly ListSigningKeysReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description Every generation, the newest first. */
            readonly keys: readonly components["schemas"]["SigningKey"][];
        };
        readonly SigningKey: {
            /** @description Id of the key in the DID document of the workspace: `<did>#key-N`. */
            readonly kid: string;
            /**
             * Format: date-time
             * @description When the record was made. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /** @description When it was rotated out; null: it is in use. ISO 8601 UTC with milliseconds. */
            readonly retiredAt: string | null;
            /** @description The certificate of the key. */
            readonly certificate: {
                /** @description Distinguished name of the workspace. */
                readonly subject: string;
                /** @description Distinguished name of the seal CA. */
                readonly issuer: string;
                /**
                 * Format: date-time
                 * @description First moment of its validity. ISO 8601 UTC with milliseconds.
                 * @example 2026-11-21T09:30:00.000Z
                 */
                readonly validFrom: string;
                /**
                 * Format: date-time
                 * @description Last moment of its validity. ISO 8601 UTC with milliseconds.
                 * @example 2026-11-21T09:30:00.000Z
                 */
                readonly validTo: string;
            };
        };
        readonly RotateSigningKeyReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description What was done, in one English sentence. For people: do not parse it. */
            readonly message: string;
            /** @description The new key, PEM. */
            readonly publicKey: string;
        };
        readonly LogInReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description A JWT; send it as a bearer token. */
            readonly token: string;
            /** @description For X-CSRF-Token, when the cookie is used. */
            readonly csrfToken: string;
            /**
             * Format: date-time
             * @description When the session ends. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly expiresAt: string;
            /** @description A second factor was proved in this session. */
            readonly mfa: boolean;
            /** @description Who logged in. */
            readonly user: components["schemas"]["SessionUser"];
        };
        readonly SessionUser: {
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /** @description Mail address of the user. */
            readonly email: string;
            /**
             * @description Role in the workspace, or SUPER_ADMIN of the platform.
             * @enum {string}
             */
            readonly role: "TENANT_ADMIN" | "BRAND_OPERATOR" | "COMPLIANCE_OFFICER" | "AUDITOR" | "INTEGRATION" | "SUPER_ADMIN";
            /** @description Null: an administrator of the platform. */
            readonly tenantId: string | null;
            /** @description Name for people; null where none is set. */
            readonly name: string | null;
            /** @description Language that the user chose, as a tag. */
            readonly locale: string | null;
            /** @description Colours that the user chose. */
            readonly theme: ("light" | "dark" | "system") | null;
            /** @description When the user last logged in. ISO 8601 UTC with milliseconds. */
            readonly lastLoginAt: string | null;
        };
        readonly LoginTicketReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /**
             * @description The login takes a code, too.
             * @constant
             */
            readonly secondFactor: true;
            /** @description Proof of the password, for `POST /auth/login/second-factor`. Good once. */
            readonly ticket: string;
            /**
             * Format: date-time
             * @description When the ticket ends, five minutes after it was issued. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly expiresAt: string;
        };
        readonly DoneReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description What was done, in one English sentence. For people: do not parse it. */
            readonly message: string;
        };
        readonly SessionReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /**
             * Format: date-time
             * @description When the session ends. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly expiresAt: string;
            /** @description A second factor was proved in this session. */
            readonly mfa: boolean;
            /** @description Who logged in. */
            readonly user: components["schemas"]["SessionUser"];
        };
        readonly EnrollMfaReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description For a QR code. */
            readonly otpauthUri: string;
            /** @description The same in base32, for typing. */
            readonly secret: string;
            /** @description Ten codes, each good once in place of a code of the app. Shown once. */
            readonly recoveryCodes: readonly string[];
        };
        readonly RecoveryCodesReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description Ten codes, each good once in place of a code of the app. Shown once. */
            readonly recoveryCodes: readonly string[];
        };
        readonly ProfileReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description The user as stored. */
            readonly user: components["schemas"]["SessionUser"];
        };
        readonly ListSessionsReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description Sessions of the user that go on, newest first, at most 200. */
            readonly sessions: readonly components["schemas"]["ConsoleSession"][];
        };
        readonly ConsoleSession: {
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /**
             * Format: date-time
             * @description When the record was made. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was last in use, within five minutes. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly lastSeenAt: string;
            /** @description Network that the login came from, cut to /24, for IPv6 to /48. */
            readonly ip: string | null;
            /** @description As the browser named itself, at most 256 characters. */
            readonly userAgent: string | null;
            /** @description A second factor was proved in this session. */
            readonly mfa: boolean;
            /** @description True for the session of this request. */
            readonly current: boolean;
        };
        readonly ListInvitationsReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description How many entries this reply holds. */
            readonly count: number;
            /** @description Newest first, with those that were accepted or expired in the last 90 days. */
            readonly invitations: readonly components["schemas"]["Invitation"][];
            /** @description Send it as `cursor` for the next page; null on the last page. */
            readonly nextCursor: string | null;
        };
        readonly Invitation: {
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /** @description Mail address that is invited. */
            readonly email: string;
            /**
             * @description Role in the workspace. It decides what is permitted at most.
             * @enum {string}
             */
            readonly role: "TENANT_ADMIN" | "BRAND_OPERATOR" | "COMPLIANCE_OFFICER" | "AUDITOR" | "INTEGRATION";
            /** @description The one operator that the login is to be bound to; null: the whole workspace. */
            readonly operatorId: string | null;
            /** @description Mail address of the sender, or `api-key:<id>`. */
            readonly invitedBy: string;
            /**
             * Format: date-time
             * @description When it ends, seven days after it was sent. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly expiresAt: string;
            /** @description When it was accepted. ISO 8601 UTC with milliseconds. */
            readonly acceptedAt: string | null;
            /**
             * Format: date-time
             * @description When the record was made. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
        };
        readonly InvitationReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description The invitation as stored. */
            readonly invitation: components["schemas"]["Invitation"];
            /** @description To be handed over, where this server sends no mail. Shown once; else null. */
            readonly link: string | null;
        };
        readonly ShownInvitationReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description What the holder of the token is invited to. */
            readonly invitation: {
                /** @description Mail address that is invited. */
                readonly email: string;
                /** @description Name of the workspace. */
                readonly workspace: string;
                /**
                 * @description Role in the workspace. It decides what is permitted at most.
                 * @enum {string}
                 */
                readonly role: "TENANT_ADMIN" | "BRAND_OPERATOR" | "COMPLIANCE_OFFICER" | "AUDITOR" | "INTEGRATION";
                /**
                 * Format: date-time
                 * @description When it ends, seven days after it was sent. ISO 8601 UTC with milliseconds.
                 * @example 2026-11-21T09:30:00.000Z
                 */
                readonly expiresAt: string;
            };
        };
        readonly ListUsersReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description How many entries this reply holds. */
            readonly count: number;
            /** @description Every user of the workspace, by email. */
            readonly users: readonly components["schemas"]["User"][];
        };
        readonly User: {
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /** @description Mail address that the user logs in with. */
            readonly email: string;
            /**
             * @description Role in the workspace. It decides what is permitted at most.
             * @enum {string}
             */
            readonly role: "TENANT_ADMIN" | "BRAND_OPERATOR" | "COMPLIANCE_OFFICER" | "AUDITOR" | "INTEGRATION";
            /** @description Logging in takes a second factor. */
            readonly mfa: boolean;
            /** @description Name for people; null where none is set. */
            readonly name: string | null;
            /** @description Language that the user chose, as a tag. */
            readonly locale: string | null;
            /** @description The one operator that the login is bound to; null: the whole workspace. */
            readonly operatorId: string | null;
            /** @description When the user last logged in. ISO 8601 UTC with milliseconds. */
            readonly lastLoginAt: string | null;
            /**
             * Format: date-time
             * @description When the record was made. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When the record last changed. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly updatedAt: string;
        };
        readonly UserReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description The user as stored. */
            readonly user: components["schemas"]["User"];
        };
        readonly DeleteUserReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description What was done, in one English sentence. For people: do not parse it. */
            readonly message: string;
        };
        readonly ListApiKeysReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description How many entries this reply holds. */
            readonly count: number;
            /** @description Every key of the workspace, revoked ones too. */
            readonly apiKeys: readonly components["schemas"]["ApiKey"][];
        };
        readonly ApiKey: {
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /** @description What the key is for. */
            readonly name: string;
            /**
             * @description How the secret starts.
             * @example dpp_key_1a2b3c4d
             */
            readonly prefix: string;
            /**
             * @description `live`: the workspace itself; `test`: its sandbox, where nothing counts.
             * @enum {string}
             */
            readonly environment: "live" | "test";
            /**
             * @description Role in the workspace. It decides what is permitted at most.
             * @enum {string}
             */
            readonly role: "TENANT_ADMIN" | "BRAND_OPERATOR" | "COMPLIANCE_OFFICER" | "AUDITOR" | "INTEGRATION";
            /** @description Null: all of the role's. */
            readonly permissions: readonly ("passport:read" | "passport:create" | "passport:update" | "passport:seal" | "operator:read" | "operator:create" | "operator:write" | "battery:read" | "battery:write" | "facility:read" | "facility:write" | "grant:read" | "grant:write" | "webhook:read" | "webhook:write" | "key:read" | "key:write" | "audit:read" | "user:read" | "user:write")[] | null;
            /** @description Null: workspace-wide. */
            readonly operatorId: string | null;
            /** @description From when the key is refused; null: never. ISO 8601 UTC with milliseconds. */
            readonly expiresAt: string | null;
            /** @description When it was revoked; null: not. ISO 8601 UTC with milliseconds. */
            readonly revokedAt: string | null;
            /** @description When it was last used, to the minute; null: never. ISO 8601 UTC with milliseconds. */
            readonly lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description When the record was made. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
        };
        readonly CreateApiKeyReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description The key as stored. */
            readonly apiKey: components["schemas"]["ApiKey"];
            /** @description Shown once. */
            readonly secret: string;
        };
        readonly RevokeApiKeyReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description What was done, in one English sentence. For people: do not parse it. */
            readonly message: string;
            /** @description The key as stored. */
            readonly apiKey: components["schemas"]["ApiKey"];
        };
        readonly SandboxReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description The sandbox; null before the first test key was made. */
            readonly sandbox: components["schemas"]["Sandbox"] | null;
        };
        readonly Sandbox: {
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /** @description Name of the workspace behind TEST. */
            readonly name: string;
            /** @description Host on which its GTINs and GRAIs are resolved, and on no other; null where workspaces have no hosts. */
            readonly host: string | null;
            /** @description What it holds. */
            readonly content: components["schemas"]["SandboxContent"];
            /** @description What it may hold. The plan of the workspace changes nothing of it. */
            readonly limits: {
                /** @description Requests a minute by one key. */
                readonly requestsPerMinute: number;
                /** @description Published passports, and as many drafts. */
                readonly passports: number;
                /** @description Operators, facilities, battery units, events of units and access grants, of each. */
                readonly rows: number;
                /** @description Metadata, enrichment, versions and events, as stored. */
                readonly bytes: number;
            };
        };
        readonly SandboxContent: {
            /** @description Passports that are no drafts. */
            readonly publishedPassports: number;
            /** @description Drafts. */
            readonly drafts: number;
            /** @description Battery units. */
            readonly batteryUnits: number;
            /** @description EPCIS events. */
            readonly events: number;
            /** @description Economic operators. */
            readonly operators: number;
            /** @description Facilities. */
            readonly facilities: number;
            /** @description API keys, revoked ones too. */
            readonly apiKeys: number;
            /** @description Access grants and requests for them. */
            readonly accessGrants: number;
            /** @description Webhook subscriptions. */
            readonly webhooks: number;
            /** @description Pictures. */
            readonly pictures: number;
        };
        readonly ResetSandboxReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description What was done, in one English sentence. For people: do not parse it. */
            readonly message: string;
            /** @description What was deleted. */
            readonly deleted: components["schemas"]["SandboxContent"];
        };
        readonly ListTenantsReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description On this page. */
            readonly count: number;
            /** @description Oldest first. */
            readonly tenants: readonly components["schemas"]["ListedTenant"][];
            /** @description Send it as `cursor` for the next page; null on the last page. */
            readonly nextCursor: string | null;
            /** @description All workspaces by state of the subscription, apart from the filters. */
            readonly counts: {
                /** @description Workspaces with a subscription in force. */
                readonly active: number;
                /** @description Workspaces on trial. */
                readonly trialing: number;
                /** @description Workspaces with a payment due. */
                readonly past_due: number;
                /** @description Workspaces whose subscription has ended. */
                readonly canceled: number;
            };
        };
        /** @description A workspace with its figures. */
        readonly ListedTenant: {
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /** @description Legal name of the workspace. */
            readonly name: string;
            /** @description First label of the workspace host. */
            readonly subdomain: string;
            /**
             * @description Plan of the workspace. Below `growth` its keys may not write.
             * @enum {string}
             */
            readonly tier: "pilot" | "micro" | "starter" | "growth" | "scale" | "enterprise";
            /**
             * @description `past_due` and `canceled`: lapsed, writes are refused with 402.
             * @enum {string}
             */
            readonly subscriptionStatus: "active" | "trialing" | "past_due" | "canceled";
            /** @description Null: the tier's. */
            readonly passportLimit: number | null;
            /** @description Stands in the seal certificate. */
            readonly legalId: string | null;
            /** @description Sessions write with a second factor only. */
            readonly mfaRequired: boolean;
            /** @description Published passports that are not archived: what the limit counts. */
            readonly activePassports: number;
            /** @description Published passports that it may have, by its own limit or its plan's; null: unlimited. */
            readonly allowedPassports: number | null;
            /**
             * Format: date-time
             * @description When the record was made. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /** @description When one of its API keys or sessions was last in use, or one of its users logged in; null: never. May lag by five minutes. What the public reads, its sandbox and the platform do does not count. ISO 8601 UTC with milliseconds. */
            readonly lastActiveAt: string | null;
        };
        readonly CreateTenantReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description The workspace as stored. */
            readonly tenant: components["schemas"]["Tenant"];
            /** @description The owner. Left out where the owner is invited. */
            readonly user?: {
                /**
                 * Format: uuid
                 * @description Id of the record, made by the server.
                 */
                readonly id: string;
                /** @description Mail address of the owner. */
                readonly email: string;
                /**
                 * @description Role of the owner.
                 * @constant
                 */
                readonly role: "TENANT_ADMIN";
            };
            /** @description Of the owner, where no password was sent. */
            readonly invitation?: {
                /**
                 * Format: uuid
                 * @description Id of the record, made by the server.
                 */
                readonly id: string;
                /** @description Mail address that is invited. */
                readonly email: string;
                /**
                 * @description Role that is offered.
                 * @constant
                 */
                readonly role: "TENANT_ADMIN";
                /**
                 * Format: date-time
                 * @description When it ends, seven days after it was sent. ISO 8601 UTC with milliseconds.
                 * @example 2026-11-21T09:30:00.000Z
                 */
                readonly expiresAt: string;
            };
            /** @description Of the invitation, to be handed over where this server sends no mail. Shown once; null where it was mailed. */
            readonly link?: string | null;
        };
        readonly Tenant: {
            /**
             * Format: uuid
             * @description Id of the record, made by the server.
             */
            readonly id: string;
            /** @description Legal name of the workspace. */
            readonly name: string;
            /** @description First label of the workspace host. */
            readonly subdomain: string;
            /**
             * @description Plan of the workspace. Below `growth` its keys may not write.
             * @enum {string}
             */
            readonly tier: "pilot" | "micro" | "starter" | "growth" | "scale" | "enterprise";
            /**
             * @description `past_due` and `canceled`: lapsed, writes are refused with 402.
             * @enum {string}
             */
            readonly subscriptionStatus: "active" | "trialing" | "past_due" | "canceled";
            /** @description Null: the tier's. */
            readonly passportLimit: number | null;
            /** @description Stands in the seal certificate. */
            readonly legalId: string | null;
            /** @description Sessions write with a second factor only. */
            readonly mfaRequired: boolean;
        };
        readonly ShownTenantReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description The workspace as stored. */
            readonly tenant: components["schemas"]["ListedTenant"];
        };
        readonly TenantReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description The workspace as stored. */
            readonly tenant: components["schemas"]["Tenant"];
        };
        readonly HealthReply: {
            /**
             * @description Always `OK`.
             * @constant
             */
            readonly status: "OK";
            /** @description Name of the software. */
            readonly service: string;
            /**
             * Format: date-time
             * @description Time of the server. ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly timestamp: string;
            /** @description SemVer of the contract. */
            readonly apiVersion: string;
            /** @description SemVer of what this server adds to the contract, marked `x-extension`. */
            readonly extensionVersion: string;
            /** @description SemVer of the server itself. */
            readonly serverVersion: string;
            /** @description Of the source; "unknown" when not injected. */
            readonly commit: string;
            /** @description As injected; else "unknown". */
            readonly builtAt: string;
        };
        readonly ReadyReply: {
            /**
             * @description Whether requests should be sent here.
             * @enum {string}
             */
            readonly status: "READY" | "UNAVAILABLE";
            /** @description Of each by its name: "up", "read-only" (it answers and refuses writes), "down". */
            readonly dependencies: {
                readonly [key: string]: "up" | "read-only" | "down";
            };
        };
        readonly VersionReply: {
            /**
             * @description True in every reply of status 2xx.
             * @constant
             */
            readonly success: true;
            /** @description SemVer of the contract. */
            readonly apiVersion: string;
            /** @description The same. */
            readonly version: string;
            /** @description SemVer of what this server adds to the contract, marked `x-extension`. */
            readonly extensionVersion: string;
            /** @description SemVer of the server itself. */
            readonly serverVersion: string;
            /** @description Of the source; "unknown" when not injected. */
            readonly commit: string;
            /** @description As injected; else "unknown". */
            readonly builtAt: string;
        };
        /** @description Metadata as a document carries it. `category` tells which members it may have. */
        readonly StoredMetadata: StoredMetadata;
    };
    responses: {
        /** @description An unexpected error. Its details are in the log of the server, under the request id. */
        readonly InternalServerError: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly Link: components["headers"]["Help"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["StandardError"];
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The database cannot be reached, or has no room. */
        readonly ServiceUnavailable: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly Link: components["headers"]["Help"];
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["StandardError"];
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Missing, invalid, revoked or expired credentials. */
        readonly Unauthorized: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly Link: components["headers"]["Help"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["StandardError"];
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Missing permission, or another workspace or operator. */
        readonly Forbidden: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly Link: components["headers"]["Help"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["StandardError"];
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description A request budget is exhausted; never a credential problem. */
        readonly TooManyRequests: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly Link: components["headers"]["Help"];
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["FrameworkError"];
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The body is over the route limit. */
        readonly PayloadTooLarge: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly Link: components["headers"]["Help"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["FrameworkError"];
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The body is not of the media type of the operation, in UTF-8. */
        readonly UnsupportedMediaType: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly Link: components["headers"]["Help"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["FrameworkError"];
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Subscription lapsed, or the plan has no API access. */
        readonly PaymentRequired: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly Link: components["headers"]["Help"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PaymentRequiredError"];
                readonly "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description That of the request where it is well formed, else a UUID. */
        readonly RequestId: string;
        /** @description With `rel="help"`: where `/docs/errors` explains the code of the refusal. */
        readonly Help: string;
        /** @description Seconds to wait. */
        readonly RetryAfter: number;
        /** @description Entity tag of the passport as it is now, for `If-Match` of the next change. */
        readonly PassportETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly resolvePublicPassport: {
        readonly parameters: {
            readonly query?: {
                /** @description The language of the page: a language tag, such as `de`. Without one that the pages are in, Accept-Language decides. */
                readonly lang?: string;
                /** @description A capability token, `dpp_li_…` or `dpp_auth_…`, where it is not sent as Bearer. One that opens nothing here counts as none. */
                readonly grant?: string;
                /** @description `linkset`: all links (RFC 9264). A link type such as `gs1:pip`: redirects to what it stands for; 404 for one that passports have no link of. */
                readonly linkType?: string;
                /** @description The representation to answer, whatever Accept says. */
                readonly representation?: "html" | "json-ld" | "aas" | "vc-jwt" | "vc-data-integrity" | "sd-jwt-vc" | "linkset";
                /** @description `1`: a JSON-LD document is answered with `Content-Disposition: attachment`, as a file to save. Other values, and other representations, are as without it. */
                readonly download?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the passport. An ill-formed one is 404.
                 * @example a93640fb-0289-4f95-8b7e-3fdc1d7e3c1a
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The passport, in the representation the Accept header asks for. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                    readonly "application/ld+json": components["schemas"]["PassportDocument"];
                    readonly "application/aas+json": components["schemas"]["AasEnvironment"];
                    readonly "application/vc+jwt": string;
                    readonly "application/vc+ld+json": components["schemas"]["SecuredCredential"];
                    readonly "application/dc+sd-jwt": string;
                    readonly "application/linkset+json": components["schemas"]["Linkset"];
                };
            };
            /** @description Unchanged since the ETag of If-None-Match. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not a link type. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"] | (components["schemas"]["BriefError"] | components["schemas"]["FrameworkError"]);
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description No such published passport. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"];
                    readonly "text/html": string;
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description The Accept header names nothing but credentials, and the passport has no linked facility with a country. */
            readonly 406: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Too many resolutions from this address. A page to whoever asked for one, as every refusal here. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly resolveGs1Gtin: {
        readonly parameters: {
            readonly query?: {
                /** @description The language of the page: a language tag, such as `de`. Without one that the pages are in, Accept-Language decides. */
                readonly lang?: string;
                /** @description A capability token, `dpp_li_…` or `dpp_auth_…`, where it is not sent as Bearer. One that opens nothing here counts as none. */
                readonly grant?: string;
                /**
                 * @description `linkset`: all links (RFC 9264). A link type such as `gs1:pip`: redirects to what it stands for; 404 for one that passports have no link of.
                 * @example gs1:pip
                 */
                readonly linkType?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description GTIN of 8, 12, 13 or 14 digits, with a valid check digit.
                 * @example 09506000142364
                 */
                readonly gtin14: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The passport, in the representation the Accept header asks for. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                    readonly "application/ld+json": components["schemas"]["PassportDocument"];
                    readonly "application/aas+json": components["schemas"]["AasEnvironment"];
                    readonly "application/vc+jwt": string;
                    readonly "application/vc+ld+json": components["schemas"]["SecuredCredential"];
                    readonly "application/dc+sd-jwt": string;
                    readonly "application/linkset+json": components["schemas"]["Linkset"];
                };
            };
            /** @description Redirect; the query string is kept. */
            readonly 302: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unchanged since the ETag of If-None-Match. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Redirect to what the link type stands for; the query string is kept. */
            readonly 307: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not such a key: its check digit, length or characters are wrong. Or not a link type, or a parameter named by digits that is no GS1 data attribute or breaks its rules. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"] | (components["schemas"]["BriefError"] | components["schemas"]["FrameworkError"]);
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description No such published passport. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"];
                    readonly "text/html": string;
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description The Accept header names nothing but credentials, and the passport has no linked facility with a country. */
            readonly 406: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Too many resolutions from this address. A page to whoever asked for one, as every refusal here. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly resolveGs1GtinSerial: {
        readonly parameters: {
            readonly query?: {
                /** @description The language of the page: a language tag, such as `de`. Without one that the pages are in, Accept-Language decides. */
                readonly lang?: string;
                /** @description A capability token, `dpp_li_…` or `dpp_auth_…`, where it is not sent as Bearer. One that opens nothing here counts as none. */
                readonly grant?: string;
                /**
                 * @description `linkset`: all links (RFC 9264). A link type such as `gs1:pip`: redirects to what it stands for; 404 for one that passports have no link of.
                 * @example linkset
                 */
                readonly linkType?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description GTIN of 8, 12, 13 or 14 digits, with a valid check digit.
                 * @example 09506000142081
                 */
                readonly gtin14: string;
                /**
                 * @description Serial number of a battery unit, or UUID or metadata.serialNumber of a passport.
                 * @example TP84-000412
                 */
                readonly serial: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The linkset, where it is asked for. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/linkset+json": components["schemas"]["Linkset"];
                };
            };
            /** @description Redirect; the query string is kept. */
            readonly 302: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unchanged since the ETag of If-None-Match. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Redirect to what the link type stands for; the query string is kept. */
            readonly 307: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not such a key: its check digit, length or characters are wrong. Or not a link type, or a parameter named by digits that is no GS1 data attribute or breaks its rules. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"] | (components["schemas"]["BriefError"] | components["schemas"]["FrameworkError"]);
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description No such published passport. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"];
                    readonly "text/html": string;
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Too many resolutions from this address. A page to whoever asked for one, as every refusal here. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly resolveGs1Grai: {
        readonly parameters: {
            readonly query?: {
                /** @description The language of the page: a language tag, such as `de`. Without one that the pages are in, Accept-Language decides. */
                readonly lang?: string;
                /** @description A capability token, `dpp_li_…` or `dpp_auth_…`, where it is not sent as Bearer. One that opens nothing here counts as none. */
                readonly grant?: string;
                /** @description `linkset`: all links (RFC 9264). A link type such as `gs1:pip`: redirects to what it stands for; 404 for one that passports have no link of. */
                readonly linkType?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description GRAI: 14 digits with a valid check digit, then at most 16 characters of a serial number.
                 * @example 09506000142012A-17
                 */
                readonly grai: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The passport, in the representation the Accept header asks for. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                    readonly "application/ld+json": components["schemas"]["PassportDocument"];
                    readonly "application/aas+json": components["schemas"]["AasEnvironment"];
                    readonly "application/vc+jwt": string;
                    readonly "application/vc+ld+json": components["schemas"]["SecuredCredential"];
                    readonly "application/dc+sd-jwt": string;
                    readonly "application/linkset+json": components["schemas"]["Linkset"];
                };
            };
            /** @description Unchanged since the ETag of If-None-Match. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Redirect to what the link type stands for; the query string is kept. */
            readonly 307: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not such a key: its check digit, length or characters are wrong. Or not a link type, or a parameter named by digits that is no GS1 data attribute or breaks its rules. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"] | (components["schemas"]["BriefError"] | components["schemas"]["FrameworkError"]);
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description No such published passport. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"];
                    readonly "text/html": string;
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description The Accept header names nothing but credentials, and the passport has no linked facility with a country. */
            readonly 406: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Too many resolutions from this address. A page to whoever asked for one, as every refusal here. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly resolveGraiSerial: {
        readonly parameters: {
            readonly query?: {
                /** @description The language of the page: a language tag, such as `de`. Without one that the pages are in, Accept-Language decides. */
                readonly lang?: string;
                /** @description A capability token, `dpp_li_…` or `dpp_auth_…`, where it is not sent as Bearer. One that opens nothing here counts as none. */
                readonly grant?: string;
                /**
                 * @description `linkset`: all links (RFC 9264). A link type such as `gs1:pip`: redirects to what it stands for; 404 for one that passports have no link of.
                 * @example linkset
                 */
                readonly linkType?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description GRAI: 14 digits with a valid check digit, then at most 16 characters of a serial number.
                 * @example 09506000142012A-17
                 */
                readonly grai: string;
                /**
                 * @description Serial number of a battery unit, or UUID or metadata.serialNumber of a passport.
                 * @example 94c6d158-6dd0-434b-863d-d9cf27bd55c6
                 */
                readonly serial: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The linkset, where it is asked for. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/linkset+json": components["schemas"]["Linkset"];
                };
            };
            /** @description Redirect; the query string is kept. */
            readonly 302: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unchanged since the ETag of If-None-Match. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Redirect to what the link type stands for; the query string is kept. */
            readonly 307: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not such a key: its check digit, length or characters are wrong. Or not a link type, or a parameter named by digits that is no GS1 data attribute or breaks its rules. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"] | (components["schemas"]["BriefError"] | components["schemas"]["FrameworkError"]);
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description No such published passport. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"];
                    readonly "text/html": string;
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Too many resolutions from this address. A page to whoever asked for one, as every refusal here. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly resolvePublicBatteryUnit: {
        readonly parameters: {
            readonly query?: {
                /** @description The language of the page: a language tag, such as `de`. Without one that the pages are in, Accept-Language decides. */
                readonly lang?: string;
                /** @description A capability token, `dpp_li_…` or `dpp_auth_…`, where it is not sent as Bearer. One that opens nothing here counts as none. */
                readonly grant?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the battery unit. An ill-formed one is 404.
                 * @example fde9574c-573b-4701-895f-9af804d73473
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The unit as JSON-LD, as a web page, or as a credential, which holds no telemetry whoever asks. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/ld+json": components["schemas"]["PublicBatteryUnit"] | components["schemas"]["OwnBatteryUnit"];
                    readonly "text/html": string;
                    readonly "application/vc+jwt": string;
                    readonly "application/vc+ld+json": components["schemas"]["SecuredCredential"];
                };
            };
            /** @description Unchanged since the ETag of If-None-Match. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description No such unit of a published passport. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"];
                    readonly "text/html": string;
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description The Accept header names nothing that units are represented in here, or nothing but credentials, and the passport has no linked facility with a country. */
            readonly 406: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description The unit was recycled. */
            readonly 410: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/ld+json": components["schemas"]["BatteryUnitTombstone"];
                    readonly "text/html": string;
                };
            };
            /** @description Too many resolutions from this address. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listPassports: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description From 1.
                 * @example 1
                 */
                readonly page?: string;
                /**
                 * @description 1 to 100, default 10.
                 * @example 2
                 */
                readonly limit?: string;
                /**
                 * @description Exact match on metadata.category.
                 * @example textiles
                 */
                readonly category?: string;
                /**
                 * @description Exact match.
                 * @example PT
                 */
                readonly originCountry?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListPassportsReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createPassport: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of friendlyMessage. Beats Accept-Language; the fallback is en. */
                readonly lang?: string;
            };
            readonly header?: {
                /**
                 * @description 1 to 255 visible ASCII characters. A retry within 24 hours replays the reply.
                 * @example order-4711
                 */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreatePassportRequest"];
            };
        };
        readonly responses: {
            /** @description The passport, public tier. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatePassportReply"];
                };
            };
            /** @description Validation Failed, or a bad productId, operator or facility. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["ValidationError"] | components["schemas"]["StandardError"]) | (components["schemas"]["BriefError"] | components["schemas"]["FrameworkError"]);
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            /** @description Subscription lapsed, plan without API access, or passport_quota_exceeded. */
            readonly 402: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentRequiredError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 403: components["responses"]["Forbidden"];
            /** @description PASSPORT_DUPLICATE, WORKSPACE_LIMIT_REACHED (drafts, or bytes stored), or IDEMPOTENCY_KEY_REUSED. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly passportVcReadinessReport: {
        readonly parameters: {
            readonly query?: {
                /** @description From 1. */
                readonly page?: string;
                /**
                 * @description 1 to 200, default 100.
                 * @example 2
                 */
                readonly limit?: string;
                /**
                 * @description True: results that can have credentials. False: those that cannot.
                 * @example false
                 */
                readonly ready?: "true" | "false";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Counts, and one page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VcReadinessReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly sealPassport: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of friendlyMessage. Beats Accept-Language; the fallback is en. */
                readonly lang?: string;
            };
            readonly header?: {
                /** @description The ETag of the version that the change is based on, or several, or `*`. Another version answers 412, and nothing is changed. Weak tags never match. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /**
                 * @description UUID or productId of the passport. A UUID is tried first.
                 * @example a93640fb-0289-4f95-8b7e-3fdc1d7e3c1a
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The seal and the document. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly ETag: components["headers"]["PassportETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SealPassportReply"];
                };
            };
            /** @description The workspace has no signing key pair, or there is nothing to seal. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such passport in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description PASSPORT_CHANGED: the passport has another version than If-Match names. */
            readonly 412: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PassportChangedError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly searchPassports: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Words, at most eight, each of which begins a word of product id, name, model, batch or serial number; or a scanned code. Case and accents do not count, nor do leading zeros of numbers.
                 * @example shirt
                 */
                readonly q?: string;
                /** @description Status of the passport. */
                readonly status?: "DRAFT" | "ACTIVE" | "RECALLED" | "DECOMMISSIONED";
                /**
                 * @description True: sealed. False: not sealed.
                 * @example false
                 */
                readonly sealed?: "true" | "false";
                /** @description Product category, `metadata.category`. */
                readonly category?: "textiles" | "batteries" | "electronics" | "cosmetics" | "toys" | "iron-steel" | "aluminium" | "chemicals" | "construction";
                /** @description Economic operator of the passport. */
                readonly operatorId?: string;
                /** @description Manufacturing facility; `none`: without one. */
                readonly facilityId?: string | "none";
                /** @description True: credentials can be issued. False: they cannot. */
                readonly vcReady?: "true" | "false";
                /** @description A certificate of the product is valid until a day before this one, `YYYY-MM-DD`. Those that ended already count. */
                readonly certificateEndsBefore?: string;
                /** @description True: the archived ones alone. Default: those that are not archived. */
                readonly archived?: "true" | "false";
                /**
                 * @description Order of the list; `-` before it: descending. Default: `-updatedAt`.
                 * @example name
                 */
                readonly sort?: "updatedAt" | "-updatedAt" | "productId" | "-productId" | "name" | "-name" | "status" | "-status";
                /**
                 * @description 1 to 200, default 50.
                 * @example 2
                 */
                readonly limit?: string;
                /** @description nextCursor of the page before. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of matches. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SearchPassportsReply"];
                };
            };
            /** @description INVALID_CURSOR: of another list or order; or a parameter is ill-formed. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly countPassports: {
        readonly parameters: {
            readonly query?: {
                /** @description Words, at most eight, each of which begins a word of product id, name, model, batch or serial number; or a scanned code. Case and accents do not count, nor do leading zeros of numbers. */
                readonly q?: string;
                /** @description Status of the passport. */
                readonly status?: "DRAFT" | "ACTIVE" | "RECALLED" | "DECOMMISSIONED";
                /** @description True: sealed. False: not sealed. */
                readonly sealed?: "true" | "false";
                /**
                 * @description Product category, `metadata.category`.
                 * @example textiles
                 */
                readonly category?: "textiles" | "batteries" | "electronics" | "cosmetics" | "toys" | "iron-steel" | "aluminium" | "chemicals" | "construction";
                /** @description Economic operator of the passport. */
                readonly operatorId?: string;
                /** @description Manufacturing facility; `none`: without one. */
                readonly facilityId?: string | "none";
                /** @description True: credentials can be issued. False: they cannot. */
                readonly vcReady?: "true" | "false";
                /** @description A certificate of the product is valid until a day before this one, `YYYY-MM-DD`. Those that ended already count. */
                readonly certificateEndsBefore?: string;
                /** @description True: the archived ones alone. Default: those that are not archived. */
                readonly archived?: "true" | "false";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The counts. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountPassportsReply"];
                };
            };
            /** @description A parameter is ill-formed. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createJob: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description 1 to 255 visible ASCII characters. A retry within 24 hours replays the reply.
                 * @example detach-4711
                 */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateJobRequest"];
            };
        };
        readonly responses: {
            /** @description The job, queued. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["JobReply"];
                };
            };
            /** @description JOB_EMPTY, JOB_TOO_LARGE, or a bad body. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description TOO_MANY_JOBS, or IDEMPOTENCY_KEY_REUSED. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getJob: {
        readonly parameters: {
            readonly query?: {
                /** @description 1 to 1000, default 100. */
                readonly limit?: string;
                /** @description nextCursor of the page before. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the job. An ill-formed one is 404.
                 * @example cb883d94-8520-40a9-87b9-2f26759e3455
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The job, and a page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["JobWithResultsReply"];
                };
            };
            /** @description INVALID_CURSOR. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such job in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly watchJob: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the job. An ill-formed one is 404.
                 * @example cb883d94-8520-40a9-87b9-2f26759e3455
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The events. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": string;
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such job in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly cancelJob: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the job. An ill-formed one is 404.
                 * @example cb883d94-8520-40a9-87b9-2f26759e3455
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The job, canceled. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["JobReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such job in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description JOB_FINISHED. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listImports: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The imports. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListImportsReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createImport: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Name of the file, as people see it. Default `import`.
                 * @example spring.csv
                 */
                readonly filename?: string;
                /** @example textiles */
                readonly category?: "textiles" | "batteries" | "electronics" | "cosmetics" | "toys" | "iron-steel" | "aluminium" | "chemicals" | "construction";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "text/csv": string;
                readonly "text/tab-separated-values": string;
                readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        readonly responses: {
            /** @description The import. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportReply"];
                };
            };
            /** @description IMPORT_UNREADABLE, IMPORT_TOO_LARGE, or a bad query. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description TOO_MANY_IMPORTS. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly downloadImport: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description true: a last column says the faults of each row.
                 * @example true
                 */
                readonly faults?: "true" | "false";
                /** @description Language of friendlyMessage. Beats Accept-Language; the fallback is en. */
                readonly lang?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the import. An ill-formed one is 404.
                 * @example 9b2afb02-aef8-4deb-8188-329972072677
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The table. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such import in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getImport: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of friendlyMessage. Beats Accept-Language; the fallback is en. */
                readonly lang?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the import. An ill-formed one is 404.
                 * @example 9b2afb02-aef8-4deb-8188-329972072677
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The import. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly ETag: components["headers"]["PassportETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such import in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteImport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the import. An ill-formed one is 404.
                 * @example 9b2afb02-aef8-4deb-8188-329972072677
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is gone. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeleteImportReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such import in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description IMPORT_PUBLISHING. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateImport: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of friendlyMessage. Beats Accept-Language; the fallback is en. */
                readonly lang?: string;
            };
            readonly header?: {
                /**
                 * @description The ETag of the version that the change is based on, or several, or `*`. Another version answers 412, and nothing is changed. Weak tags never match.
                 * @example "1"
                 */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /**
                 * @description UUID of the import. An ill-formed one is 404.
                 * @example 9b2afb02-aef8-4deb-8188-329972072677
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateImportRequest"];
            };
        };
        readonly responses: {
            /** @description The import, as it is now. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly ETag: components["headers"]["PassportETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UpdateImportReply"];
                };
            };
            /** @description IMPORT_COLUMNS_INVALID, IMPORT_ROW_NOT_FOUND, IMPORT_TOO_LARGE, FACILITY_NOT_FOUND, or a bad body. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such import in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description IMPORT_PUBLISHING, or IMPORT_ROW_PUBLISHED. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description IMPORT_CHANGED: the import has another version than If-Match names. */
            readonly 412: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportChangedError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listImportRows: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description 1 to 200, default 50.
                 * @example 1
                 */
                readonly limit?: string;
                /** @description nextCursor of the page before. */
                readonly cursor?: string;
                /** @description `kind` of a group of faults: rows that have it. */
                readonly fault?: string;
                /**
                 * @description Rows in this state.
                 * @example FAULTY
                 */
                readonly state?: "UNCHECKED" | "READY" | "FAULTY" | "EXISTING" | "LEFT_OUT" | "DONE";
                /**
                 * @description Language of friendlyMessage. Beats Accept-Language; the fallback is en.
                 * @example de
                 */
                readonly lang?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the import. An ill-formed one is 404.
                 * @example 9b2afb02-aef8-4deb-8188-329972072677
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of rows. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListImportRowsReply"];
                };
            };
            /** @description INVALID_CURSOR, or a bad filter. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such import in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly publishImport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1 to 255 visible ASCII characters. A retry within 24 hours replays the reply. */
                readonly "Idempotency-Key"?: string;
                /** @description The ETag of the version that the change is based on, or several, or `*`. Another version answers 412, and nothing is changed. Weak tags never match. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /**
                 * @description UUID of the import. An ill-formed one is 404.
                 * @example 9b2afb02-aef8-4deb-8188-329972072677
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PublishImportRequest"];
            };
        };
        readonly responses: {
            /** @description The job, queued. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly ETag: components["headers"]["PassportETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["JobReply"];
                };
            };
            /** @description JOB_EMPTY: no row is to be published; or a bad body. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such import in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description IMPORT_NOT_CHECKED, IMPORT_PUBLISHING, TOO_MANY_JOBS, or IDEMPOTENCY_KEY_REUSED. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description IMPORT_CHANGED: the import has another version than If-Match names. */
            readonly 412: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportChangedError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly bulkIngestPassports: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of friendlyMessage. Beats Accept-Language; the fallback is en. */
                readonly lang?: string;
            };
            readonly header?: {
                /**
                 * @description 1 to 255 visible ASCII characters. A retry within 24 hours replays the reply.
                 * @example import-17
                 */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ImportPassportsRequest"];
            };
        };
        readonly responses: {
            /** @description A preview. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportPassportsReply"];
                };
            };
            /** @description At least one row was stored. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportPassportsReply"];
                };
            };
            /** @description Bulk Ingestion Failed: every row did; or a bad envelope. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["BulkError"] | components["schemas"]["FrameworkError"] | components["schemas"]["StandardError"]) | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            /** @description Subscription lapsed, plan without API access, or passport_quota_exceeded. */
            readonly 402: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentRequiredError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 403: components["responses"]["Forbidden"];
            /** @description IDEMPOTENCY_KEY_REUSED. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getPassport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID or productId of the passport. A UUID is tried first.
                 * @example a93640fb-0289-4f95-8b7e-3fdc1d7e3c1a
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The passport, in the representation the Accept header asks for. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                    readonly "application/ld+json": components["schemas"]["PassportDocument"];
                    readonly "application/aas+json": components["schemas"]["AasEnvironment"];
                    readonly "application/vc+jwt": string;
                    readonly "application/vc+ld+json": components["schemas"]["SecuredCredential"];
                    readonly "application/dc+sd-jwt": string;
                    readonly "application/linkset+json": components["schemas"]["Linkset"];
                };
            };
            /** @description Unchanged since the ETag of If-None-Match. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such published passport. No such passport in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "text/html": string;
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description The Accept header names nothing but credentials, and the passport has no linked facility with a country. */
            readonly 406: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updatePassport: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of friendlyMessage. Beats Accept-Language; the fallback is en. */
                readonly lang?: string;
            };
            readonly header?: {
                /** @description The ETag of the version that the change is based on, or several, or `*`. Another version answers 412, and nothing is changed. Weak tags never match. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /**
                 * @description UUID of the passport. An ill-formed one is 404.
                 * @example a93640fb-0289-4f95-8b7e-3fdc1d7e3c1a
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdatePassportRequest"];
            };
        };
        readonly responses: {
            /** @description The passport, public tier. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly ETag: components["headers"]["PassportETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UpdatePassportReply"];
                };
            };
            /** @description Validation Failed (never with warnings), FACILITY_NOT_FOUND, or CATEGORY_IMMUTABLE: what was live keeps its category. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["ValidationError"] | components["schemas"]["StandardError"]) | (components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"]);
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            /** @description Subscription lapsed, plan without API access, or passport_quota_exceeded. */
            readonly 402: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentRequiredError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description PASSPORT_SEALED_IMMUTABLE, or no permission. */
            readonly 403: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description No such passport in this workspace, by UUID. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description DRAFT_DEMOTION_REFUSED: it has battery units. WORKSPACE_LIMIT_REACHED: drafts, or bytes stored; versions count, too. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description PASSPORT_CHANGED: the passport has another version than If-Match names. */
            readonly 412: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PassportChangedError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteDraftPassport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the change is based on, or several, or `*`. Another version answers 412, and nothing is changed. Weak tags never match. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /**
                 * @description UUID of the passport. An ill-formed one is 404.
                 * @example 7d03aa22-cad0-4618-8521-e2fd8e56e1e9
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Gone. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly ETag: components["headers"]["PassportETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeletePassportReply"];
                };
            };
            /** @description IF_MATCH_INVALID. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such passport in this workspace, by UUID. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description The passport is not a draft. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description PASSPORT_CHANGED: the passport has another version than If-Match names. */
            readonly 412: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PassportChangedError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updatePassportStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the change is based on, or several, or `*`. Another version answers 412, and nothing is changed. Weak tags never match. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /**
                 * @description UUID or productId of the passport. A UUID is tried first.
                 * @example a93640fb-0289-4f95-8b7e-3fdc1d7e3c1a
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangePassportStatusRequest"];
            };
        };
        readonly responses: {
            /** @description The passport, public tier. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly ETag: components["headers"]["PassportETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangePassportStatusReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such passport in this workspace, by UUID or productId. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description The passport is a draft. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description PASSPORT_CHANGED: the passport has another version than If-Match names. */
            readonly 412: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PassportChangedError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getPassportSource: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID or productId of the passport. A UUID is tried first.
                 * @example 27679257-10cc-49cc-838e-3a2ea6270d90
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The passport. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly ETag: components["headers"]["PassportETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PassportSourceReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such passport in this workspace, by UUID or productId. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly saveDraft: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Language of friendlyMessage. Beats Accept-Language; the fallback is en.
                 * @example de
                 */
                readonly lang?: string;
            };
            readonly header?: {
                /**
                 * @description The ETag of the version that the change is based on, or several, or `*`. Another version answers 412, and nothing is changed. Weak tags never match.
                 * @example "1"
                 */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /**
                 * @description UUID of the passport. An ill-formed one is 404.
                 * @example 27679257-10cc-49cc-838e-3a2ea6270d90
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["SaveDraftRequest"];
            };
        };
        readonly responses: {
            /** @description Saved, with its faults. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly ETag: components["headers"]["PassportETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SaveDraftReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            /** @description PASSPORT_SEALED_IMMUTABLE, OPERATOR_FOREIGN, OPERATOR_ARCHIVED, or no permission. */
            readonly 403: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description No such passport in this workspace, by UUID. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description PASSPORT_NOT_DRAFT, PRODUCT_FIXED, PASSPORT_DUPLICATE, or WORKSPACE_LIMIT_REACHED. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description PASSPORT_CHANGED: the passport has another version than If-Match names. */
            readonly 412: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PassportChangedError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly previewPassport: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The language of the page: a language tag, such as `de`. Without one that the pages are in, Accept-Language decides.
                 * @example de
                 */
                readonly lang?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PreviewPassportRequest"];
            };
        };
        readonly responses: {
            /** @description The page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
            /** @description A bad productId, or FACILITY_NOT_FOUND. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | (components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"]);
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            /** @description No permission, or OPERATOR_FOREIGN. */
            readonly 403: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listDataPoints: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Form of the reply. Default: what `Accept` asks for, else JSON.
                 * @example csv
                 */
                readonly format?: "json" | "csv";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID or productId of the passport. A UUID is tried first.
                 * @example 2068c4d3-6da3-48d8-84d2-2ad67ed083b5
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The data points. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BatteryDataPointsReply"];
                    readonly "text/csv": string;
                };
            };
            /** @description A format that is neither `json` nor `csv`. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | (components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"]);
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such passport in this workspace, by UUID or productId. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description PASSPORT_NOT_BATTERY. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly openRevision: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The ETag of the version that the change is based on, or several, or `*`. Another version answers 412, and nothing is changed. Weak tags never match.
                 * @example "2"
                 */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /**
                 * @description UUID or productId of the passport. A UUID is tried first.
                 * @example 67c91b9a-333c-4a5a-82f7-3684d1f53fff
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The draft, public tier. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly ETag: components["headers"]["PassportETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OpenRevisionReply"];
                };
            };
            /** @description IF_MATCH_INVALID. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such passport in this workspace, by UUID or productId. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description PASSPORT_NOT_SEALED, PASSPORT_IS_DRAFT, PASSPORT_SUPERSEDED, REVISION_EXISTS, or WORKSPACE_LIMIT_REACHED. An archived operator is 403 OPERATOR_ARCHIVED. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description PASSPORT_CHANGED: the passport has another version than If-Match names. */
            readonly 412: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PassportChangedError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly ingestPassportFromAas: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of friendlyMessage. Beats Accept-Language; the fallback is en. */
                readonly lang?: string;
                /**
                 * @description Default: the operator that the environment names, the credential's, that of the one passport of the product, the workspace's first.
                 * @example 5cef9295-91ba-4b76-88c1-94f3cdf674cc
                 */
                readonly operatorId?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["IngestAasRequest"];
            };
        };
        readonly responses: {
            /** @description Created, or replaced. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IngestAasReply"];
                };
            };
            /** @description Bad Request: unreadable, not valid (AAS_ENVIRONMENT_INVALID), no ComplianceMetadata, no productId, no operator. Signature Verification Failed. Validation Failed. Ingestion Failed: anything else. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["ValidationError"] | components["schemas"]["IngestAasError"]) | (components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"]);
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            /** @description Subscription lapsed, plan without API access, or passport_quota_exceeded. */
            readonly 402: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentRequiredError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description PASSPORT_SEALED_IMMUTABLE, OPERATOR_ARCHIVED, an operator of others, or no permission. */
            readonly 403: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description OPERATOR_AMBIGUOUS: several operators have a passport of the product, or archived ones alone. WORKSPACE_LIMIT_REACHED: bytes stored. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listPassportVersions: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description 1 to 200, default 100.
                 * @example 10
                 */
                readonly limit?: string;
                /** @description nextCursor of the page before. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID or productId of the passport. A UUID is tried first.
                 * @example a93640fb-0289-4f95-8b7e-3fdc1d7e3c1a
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListPassportVersionsReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such passport in this workspace, by UUID or productId. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getPassportVersion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID or productId of the passport. A UUID is tried first.
                 * @example a93640fb-0289-4f95-8b7e-3fdc1d7e3c1a
                 */
                readonly id: string;
                /**
                 * @description Number of the version, from 1.
                 * @example 1
                 */
                readonly version: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The version. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PassportVersionReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such passport, by UUID or productId, or no such version of it. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly validatePassport: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of friendlyMessage. Beats Accept-Language; the fallback is en. */
                readonly lang?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ValidatePassportRequest"];
            };
        };
        readonly responses: {
            /** @description The metadata is valid. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ValidatePassportReply"];
                };
            };
            /** @description Validation Failed, or a bad productId; both name the category. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["PassportValidationError"] | components["schemas"]["ProductIdError"] | components["schemas"]["BriefError"]) | (components["schemas"]["BriefError"] | components["schemas"]["FrameworkError"]);
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly validatePassportPublic: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of friendlyMessage. Beats Accept-Language; the fallback is en. */
                readonly lang?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ValidatePassportRequest"];
            };
        };
        readonly responses: {
            /** @description The metadata is valid. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ValidatePassportReply"];
                };
            };
            /** @description Validation Failed, or a bad productId; both name the category. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["PassportValidationError"] | components["schemas"]["ProductIdError"] | components["schemas"]["BriefError"]) | (components["schemas"]["BriefError"] | components["schemas"]["FrameworkError"]);
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getPassportQrCode: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description `png` (default) or `svg`, in any case.
                 * @example svg
                 */
                readonly format?: string;
                /**
                 * @description Pixels along one side, brought within 128 to 2048. Default 512.
                 * @example 256
                 */
                readonly size?: string;
                /**
                 * @description Least error correction level: `M`, `Q` (default) or `H`, in any case.
                 * @example M
                 */
                readonly ecl?: string;
                /**
                 * @description Whether the GS1 key stands below the symbol in letters; with `png` it is refused.
                 * @example true
                 */
                readonly hri?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID or productId of the passport. A UUID is tried first.
                 * @example a93640fb-0289-4f95-8b7e-3fdc1d7e3c1a
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The image, as an attachment. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/png": string;
                    readonly "image/svg+xml": string;
                };
            };
            /** @description format must be png or svg; size must be a number; ecl must be M, Q or H; hri needs format svg. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | (components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"]);
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such passport in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getBatteryUnitQrCode: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description `png` (default) or `svg`, in any case.
                 * @example svg
                 */
                readonly format?: string;
                /** @description Pixels along one side, brought within 128 to 2048. Default 512. */
                readonly size?: string;
                /** @description Least error correction level: `M`, `Q` (default) or `H`, in any case. */
                readonly ecl?: string;
                /** @description Whether the GS1 key stands below the symbol in letters; with `png` it is refused. */
                readonly hri?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the battery unit. An ill-formed one is 404.
                 * @example fde9574c-573b-4701-895f-9af804d73473
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The image, as an attachment. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/png": string;
                    readonly "image/svg+xml": string;
                };
            };
            /** @description format must be png or svg; size must be a number; ecl must be M, Q or H; hri needs format svg. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | (components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"]);
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description UNIT_NOT_FOUND: no such unit in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly bulkExportPassportLabels: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PassportLabelsRequest"];
            };
        };
        readonly responses: {
            /** @description The archive, as an attachment. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/zip": string;
                };
            };
            /** @description format must be png or svg; size must be a number; ecl must be M, Q or H; hri needs format svg. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly countAccesses: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Openings of one passport.
                 * @example 9e587f3b-5359-4b07-8295-42203cb5e67f
                 */
                readonly passportId?: string;
                /**
                 * @description Openings of one battery unit.
                 * @example fde9574c-573b-4701-895f-9af804d73473
                 */
                readonly unitId?: string;
                /**
                 * @description First day. Default: 30 days before `to`. `YYYY-MM-DD`, UTC.
                 * @example 2026-11-01
                 */
                readonly from?: string;
                /**
                 * @description Day after the last, at most 366 days after `from`. Default: tomorrow. `YYYY-MM-DD`, UTC.
                 * @example 2026-12-01
                 */
                readonly to?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The counts. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountAccessesReply"];
                };
            };
            /** @description A parameter is ill-formed, both ids are sent, or the time is too long. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such passport or unit in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listOperators: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description `true`: archived operators too; `false` (default): active ones alone.
                 * @example false
                 */
                readonly archived?: "true" | "false";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Operators by name. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListOperatorsReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly registerOperator: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of friendlyMessage. Beats Accept-Language; the fallback is en. */
                readonly lang?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateOperatorRequest"];
            };
        };
        readonly responses: {
            /** @description The operator. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreateOperatorReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageOnlyError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getOperator: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the operator. An ill-formed one is 404.
                 * @example 5cef9295-91ba-4b76-88c1-94f3cdf674cc
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The operator. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OperatorReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such operator in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteOperator: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the operator. An ill-formed one is 404.
                 * @example 42ead61d-19ec-4f40-8143-52011e805cf3
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is deleted, or archived. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RemoveOperatorReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such operator in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageOnlyError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description It can be neither deleted nor archived; or WORKSPACE_LIMIT_REACHED: more passports would be archived than ten times the limit of the plan, and none is. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageOnlyError"] | components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateOperator: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the operator. An ill-formed one is 404.
                 * @example 5cef9295-91ba-4b76-88c1-94f3cdf674cc
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateOperatorRequest"];
            };
        };
        readonly responses: {
            /** @description The operator. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OperatorReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageOnlyError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such operator in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageOnlyError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly restoreOperator: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the operator. An ill-formed one is 404.
                 * @example 4d00bca7-6bd9-4d2e-8acb-fe385e1dae83
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is active. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RestoreOperatorReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            /** @description Subscription lapsed, plan without API access, or passport_quota_exceeded with `quota` and `upgradeUrl`: nothing is restored. */
            readonly 402: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentRequiredError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such operator in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description WORKSPACE_LIMIT_REACHED: too many drafts would come back; nothing is restored. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly validateBatteryUnits: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID or productId of the passport. A UUID is tried first.
                 * @example 9e587f3b-5359-4b07-8295-42203cb5e67f
                 */
                readonly passportId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SerialiseUnitsRequest"];
            };
        };
        readonly responses: {
            /** @description A verdict for each unit. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ValidateUnitsReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such passport in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listBatteryUnits: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description From 1; what is no number is 1.
                 * @example 1
                 */
                readonly page?: string;
                /**
                 * @description 1 to 200; what is no number is 100.
                 * @example 10
                 */
                readonly limit?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID or productId of the passport. A UUID is tried first.
                 * @example 9e587f3b-5359-4b07-8295-42203cb5e67f
                 */
                readonly passportId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListUnitsReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such passport in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly serializeBatteryUnits: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of friendlyMessage. Beats Accept-Language; the fallback is en. */
                readonly lang?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID or productId of the passport. A UUID is tried first.
                 * @example 9e587f3b-5359-4b07-8295-42203cb5e67f
                 */
                readonly passportId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SerialiseUnitsRequest"];
            };
        };
        readonly responses: {
            /** @description At least one was made. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SerialiseUnitsReply"];
                };
            };
            /** @description Serialisation Failed: every unit did; or none, or more than 200. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["BulkError"] | components["schemas"]["StandardError"]) | (components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"]);
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such passport in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getBatteryUnit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the battery unit. An ill-formed one is 404.
                 * @example fde9574c-573b-4701-895f-9af804d73473
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The unit, privileged view. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/ld+json": components["schemas"]["BatteryUnitDocument"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description UNIT_NOT_FOUND: no such unit in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteBatteryUnit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the battery unit. An ill-formed one is 404.
                 * @example fde9574c-573b-4701-895f-9af804d73473
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description UNIT_NOT_FOUND: no such unit in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description UNIT_NOT_DELETABLE, whatever its status. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly searchBatteryUnits: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Beginning of a serial number, as it is written, in capitals or in small letters; or a scanned code.
                 * @example TP84
                 */
                readonly q?: string;
                /**
                 * @description Status of the unit.
                 * @example IN_SERVICE
                 */
                readonly status?: "IN_SERVICE" | "DECOMMISSIONED" | "RECALLED" | "REPURPOSED" | "REMANUFACTURED" | "REUSED" | "WASTE" | "RECYCLED";
                /**
                 * @description Passport that the units are under. Of an unknown one there are none.
                 * @example 9e587f3b-5359-4b07-8295-42203cb5e67f
                 */
                readonly passportId?: string;
                /**
                 * @description 1 to 200, default 50.
                 * @example 2
                 */
                readonly limit?: string;
                /** @description nextCursor of the page before. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of matches. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SearchUnitsReply"];
                };
            };
            /** @description INVALID_CURSOR: of another list or order; or a parameter is ill-formed. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listBatteryUnitEvents: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description 1 to 500, default 100.
                 * @example 2
                 */
                readonly limit?: string;
                /** @description nextCursor of the page before. */
                readonly cursor?: string;
                /**
                 * @description Recorded then or later.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                readonly from?: string;
                /**
                 * @description Recorded then or earlier.
                 * @example 2026-12-01T00:00:00.000Z
                 */
                readonly to?: string;
                /**
                 * @description Events of this type alone.
                 * @example CHARGE_CYCLE
                 */
                readonly eventType?: "SOH_MEASUREMENT" | "CHARGE_CYCLE" | "STATUS_CHANGE" | "NEGATIVE_EVENT" | "OTHER";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the battery unit.
                 * @example fde9574c-573b-4701-895f-9af804d73473
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListUnitEventsReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description UNIT_NOT_FOUND: no such unit in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly recordBatteryUnitEvent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description 1 to 255 visible ASCII characters. A retry within 24 hours replays the reply.
                 * @example reading-1
                 */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /**
                 * @description UUID of the battery unit.
                 * @example fde9574c-573b-4701-895f-9af804d73473
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecordUnitEventRequest"];
            };
        };
        readonly responses: {
            /** @description The event. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecordUnitEventReply"];
                };
            };
            /** @description A member that does not fit, or Terminal Unit Status: the unit is RECYCLED. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description UNIT_NOT_FOUND: no such unit in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly recordUnitEvents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description 1 to 255 visible ASCII characters. A retry within 24 hours replays the reply.
                 * @example readings-1
                 */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /**
                 * @description UUID of the battery unit.
                 * @example fde9574c-573b-4701-895f-9af804d73473
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecordUnitEventsRequest"];
            };
        };
        readonly responses: {
            /** @description At least one was recorded. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecordUnitEventsReply"];
                };
            };
            /** @description Bulk Event Ingest Failed: every event did; Terminal Unit Status; or none, or more than 500. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["BulkError"] | components["schemas"]["StandardError"]) | components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description UNIT_NOT_FOUND: no such unit in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listFacilities: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description From 1.
                 * @example 1
                 */
                readonly page?: string;
                /**
                 * @description 1 to 200, default 100.
                 * @example 10
                 */
                readonly limit?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListFacilitiesReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createFacility: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateFacilityRequest"];
            };
        };
        readonly responses: {
            /** @description The facility. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreateFacilityReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description FACILITY_DUPLICATE: the GLN is registered, in whatever workspace. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getFacility: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the facility. An ill-formed one is 404.
                 * @example fdb0311e-1df5-4529-86dd-90de958ab326
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The facility. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FacilityReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description FACILITY_NOT_FOUND: no such facility in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateFacility: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the facility. An ill-formed one is 404.
                 * @example fdb0311e-1df5-4529-86dd-90de958ab326
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateFacilityRequest"];
            };
        };
        readonly responses: {
            /** @description The facility. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FacilityReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description FACILITY_NOT_FOUND: no such facility in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteFacility: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the facility. An ill-formed one is 404.
                 * @example c98ca38f-9415-44d8-8369-61aca0f773df
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The facility is gone. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeleteFacilityReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description FACILITY_NOT_FOUND: no such facility in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly requestGrant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RequestGrantRequest"];
            };
        };
        readonly responses: {
            /** @description Received. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RequestGrantReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description A page of another site sent it, as Sec-Fetch-Site or Origin says. */
            readonly 403: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getRequestAccessPage: {
        readonly parameters: {
            readonly query?: {
                /** @description The language of the page: a language tag, such as `de`. Without one that the pages are in, Accept-Language decides. */
                readonly lang?: string;
                /**
                 * @description UUID of a passport.
                 * @example 9e587f3b-5359-4b07-8295-42203cb5e67f
                 */
                readonly passport?: string;
                /** @description UUID of a battery unit. */
                readonly unit?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The form. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
            /** @description The address names nothing to ask for. The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                    readonly "application/json": components["schemas"]["BriefError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly sendRequestAccessPage: {
        readonly parameters: {
            readonly query?: {
                /** @description The language of the page: a language tag, such as `de`. Without one that the pages are in, Accept-Language decides. */
                readonly lang?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": {
                    /** @description UUID of a passport. */
                    readonly passport?: string;
                    /** @description UUID of a battery unit. */
                    readonly unit?: string;
                    /** @description Name of the person or body that asks. */
                    readonly granteeName?: string;
                    /** @description Mail address that the answer goes to. */
                    readonly granteeEmail?: string;
                    /** @description Organisation of the grantee; may be empty. */
                    readonly organization?: string;
                    /** @description Why access is needed. */
                    readonly purpose?: string;
                };
            };
        };
        readonly responses: {
            /** @description Received. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
            /** @description The form again, with what is wrong. The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                    readonly "application/json": components["schemas"]["BriefError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description A page of another site sent it, as Sec-Fetch-Site or Origin says. */
            readonly 403: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listGrants: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description From 1.
                 * @example 1
                 */
                readonly page?: string;
                /**
                 * @description 1 to 200, default 100.
                 * @example 2
                 */
                readonly limit?: string;
                /**
                 * @description Those of one status alone.
                 * @example PENDING
                 */
                readonly status?: "PENDING" | "ACTIVE" | "DENIED" | "REVOKED";
                /**
                 * @description Text that occurs in name, address, organisation or purpose, in capitals or small letters.
                 * @example repair
                 */
                readonly q?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListGrantsReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createGrant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["IssueGrantRequest"];
            };
        };
        readonly responses: {
            /** @description The grant. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GrantWithTokenReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such published passport or battery unit. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description The battery unit was recycled. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getGrant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the grant. An ill-formed one is 404.
                 * @example 2d40cdc5-6ff8-48fd-8a58-b9bc7beef004
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The grant. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GrantReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such grant in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly revokeGrant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the grant. An ill-formed one is 404.
                 * @example a02582d9-14bb-49a2-89f4-4b4576b6e2bd
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The grant. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GrantReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such grant in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly approveGrantRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the grant. An ill-formed one is 404.
                 * @example 2d40cdc5-6ff8-48fd-8a58-b9bc7beef004
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ApproveGrantRequest"];
            };
        };
        readonly responses: {
            /** @description The grant. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GrantWithTokenReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such grant in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description It is not PENDING: it was decided on, or never asked for. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly denyGrantRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the grant. An ill-formed one is 404.
                 * @example 368ff2c2-8931-4e7e-8e65-ec002693c12e
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The grant. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GrantReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such grant in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description It is not PENDING: it was decided on, or never asked for. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly denyGrants: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DenyGrantsRequest"];
            };
        };
        readonly responses: {
            /** @description The outcome of each. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DenyGrantsReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listAuthorityGrants: {
        readonly parameters: {
            readonly query?: {
                /** @description From 1. */
                readonly page?: string;
                /**
                 * @description 1 to 200, default 100.
                 * @example 10
                 */
                readonly limit?: string;
                /**
                 * @description Those of one status alone.
                 * @example ACTIVE
                 */
                readonly status?: "PENDING" | "ACTIVE" | "DENIED" | "REVOKED";
                /**
                 * @description Text that occurs in name, address, organisation or purpose, in capitals or small letters.
                 * @example surveillance
                 */
                readonly q?: string;
                /**
                 * @description In one workspace alone: its UUID.
                 * @example db1baa7e-76cb-4c5c-84ab-ac08c5dfc219
                 */
                readonly tenantId?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListAuthorityGrantsReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly issueAuthorityGrant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["IssueAuthorityGrantRequest"];
            };
        };
        readonly responses: {
            /** @description The grant. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GrantWithTokenReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such workspace, or nothing published there. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description The battery unit was recycled. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getAuthorityGrant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the grant. An ill-formed one is 404.
                 * @example 07798988-4e56-449d-8d0c-e45c9a0af66a
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The grant. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuthorityGrantReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The platform has issued no such grant. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly revokeAuthorityGrant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the grant. An ill-formed one is 404.
                 * @example 07798988-4e56-449d-8d0c-e45c9a0af66a
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The grant. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuthorityGrantReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The platform has issued no such grant. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listPlatformAuditLog: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description 1 to 500, default 100.
                 * @example 2
                 */
                readonly limit?: string;
                /** @description nextCursor of the page before. */
                readonly cursor?: string;
                /**
                 * @description Such as `passport.sealed`.
                 * @example tenant.created
                 */
                readonly action?: string;
                /** @description As the entries name it. */
                readonly actor?: string;
                /** @description Such as `passport`. */
                readonly targetType?: string;
                /** @description Id of the target. */
                readonly targetId?: string;
                /**
                 * @description Inclusive lower bound. ISO 8601.
                 * @example 2026-11-21T00:00:00Z
                 */
                readonly from?: string;
                /** @description Exclusive upper bound. ISO 8601. */
                readonly to?: string;
                /** @description Text in action, actor, target or details, such as the id of a request, in capitals or small letters. A page reads 10,000 entries at most: it may be short and have a next one. */
                readonly q?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListAuditLogReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getPlatformAuditHead: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The head, and the key. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuditHeadReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listEvents: {
        readonly parameters: {
            readonly query?: {
                /** @description Types, with commas between them. */
                readonly eventType?: string;
                /** @description Events at this time or later. */
                readonly GE_eventTime?: string;
                /** @description Events before this time. */
                readonly LT_eventTime?: string;
                /** @description Words or URIs, with commas between them. */
                readonly EQ_bizStep?: string;
                /** @description Words or URIs, with commas between them. */
                readonly EQ_disposition?: string;
                /**
                 * @description Things in epcList or childEPCs, with commas between them: as EPC or GS1 Digital Link, or a pattern such as urn:epc:idpat:sgtin:9506000.013435.*
                 * @example https://id.gs1.org/01/09506000142463/21/CLOTH-1
                 */
                readonly MATCH_epc?: string;
                /** @description The same, wherever an event names them. */
                readonly MATCH_anyEPC?: string;
                /**
                 * @description 1 to 500, default 100.
                 * @example 1
                 */
                readonly perPage?: string;
                /** @description From the Link header of the page before. */
                readonly nextPageToken?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EpcisDocument"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly registerTraceabilityEvent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description 1 to 255 visible ASCII characters. A retry within 24 hours replays the reply.
                 * @example cloth-1
                 */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CaptureUntpEventRequest"];
            };
        };
        readonly responses: {
            /** @description The event is stored. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CaptureUntpEventReply"];
                };
            };
            /** @description Bad Request: no credential with a proof; Schema Validation Error: its subject is no event; Cryptographic Verification Failed. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CaptureError"] | components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description IDEMPOTENCY_KEY_REUSED, or WORKSPACE_LIMIT_REACHED: bytes stored; nothing is captured. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly captureEpcisDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description 1 to 255 visible ASCII characters. A retry within 24 hours replays the reply.
                 * @example weaving-1
                 */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CaptureEpcisDocumentRequest"];
            };
        };
        readonly responses: {
            /** @description At least one event is stored. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CaptureEpcisDocumentReply"];
                };
            };
            /** @description Bad Request: more than 500 events, or more than 5,000 things named by them (CAPTURE_TOO_LARGE); Schema Validation Error with the first problems; No Events Captured: every event was refused. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CaptureError"] | components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description IDEMPOTENCY_KEY_REUSED, or WORKSPACE_LIMIT_REACHED: bytes stored; nothing is captured. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getEvent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The server's id, as it is or behind urn:uuid:, or the eventID that the event came with.
                 * @example 0d04a585-a7a9-4961-8781-3edeea21eda9
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The event. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetEventReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description EVENT_NOT_FOUND: no such event in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getEventLineage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The server's id, as it is or behind urn:uuid:, or the eventID that the event came with.
                 * @example 0d04a585-a7a9-4961-8781-3edeea21eda9
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the event descends from. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LineageReply"];
                    readonly "application/ld+json": components["schemas"]["EpcisDocument"];
                    readonly "image/svg+xml": string;
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description EVENT_NOT_FOUND: no such event in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getPassportLineage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID or productId of the passport. A UUID is tried first.
                 * @example 9e587f3b-5359-4b07-8295-42203cb5e67f
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A tree for each of them. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PassportLineageReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such passport in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly auditEventLineage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The server's id, as it is or behind urn:uuid:, or the eventID that the event came with.
                 * @example 0d04a585-a7a9-4961-8781-3edeea21eda9
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was found. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EventAuditReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description EVENT_NOT_FOUND: no such event in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listWebhookSubscriptions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All of them. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListWebhookSubscriptionsReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createWebhookSubscription: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateWebhookSubscriptionRequest"];
            };
        };
        readonly responses: {
            /** @description The subscription. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreateWebhookSubscriptionReply"];
                };
            };
            /** @description WEBHOOK_URL_REJECTED: no absolute http(s) URL, or one of its addresses is not public. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description WEBHOOK_LIMIT_REACHED: there are as many as may be. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteWebhookSubscription: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the subscription. An ill-formed one is 404.
                 * @example 3b3ba777-82e9-44a0-881b-5c140cf6d4bc
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is gone. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeleteWebhookSubscriptionReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description WEBHOOK_NOT_FOUND: no such subscription in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateWebhookSubscription: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the subscription. An ill-formed one is 404.
                 * @example 3b3ba777-82e9-44a0-881b-5c140cf6d4bc
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateWebhookSubscriptionRequest"];
            };
        };
        readonly responses: {
            /** @description The subscription. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookSubscriptionReply"];
                };
            };
            /** @description WEBHOOK_URL_REJECTED: no absolute http(s) URL, or one of its addresses is not public. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description WEBHOOK_NOT_FOUND: no such subscription in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly rotateWebhookSecret: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the subscription. An ill-formed one is 404.
                 * @example 3b3ba777-82e9-44a0-881b-5c140cf6d4bc
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The subscription. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RotateWebhookSecretReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description WEBHOOK_NOT_FOUND: no such subscription in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly testWebhookSubscription: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the subscription. An ill-formed one is 404.
                 * @example 3b3ba777-82e9-44a0-881b-5c140cf6d4bc
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What came of it. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookTestReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description WEBHOOK_NOT_FOUND: no such subscription in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listWebhookDeliveries: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Deliveries of this status alone.
                 * @example PENDING
                 */
                readonly status?: "PENDING" | "DELIVERED" | "FAILED";
                /**
                 * @description Those of one subscription.
                 * @example b6ea5574-60cd-47f7-8e54-43c7a497d72c
                 */
                readonly subscriptionId?: string;
                /**
                 * @description Deliveries of this event alone.
                 * @example passport.recalled
                 */
                readonly event?: "passport.ingested" | "passport.updated" | "passport.sealed" | "passport.recalled" | "passport.status_updated";
                /**
                 * @description 1 to 200, default 50.
                 * @example 1
                 */
                readonly limit?: string;
                /** @description nextCursor of the page before. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The newest. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListWebhookDeliveriesReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getWebhookDelivery: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the delivery. An ill-formed one is 404.
                 * @example f936801c-8181-4bf9-822b-95bd4619e3a7
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The delivery. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetWebhookDeliveryReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description WEBHOOK_NOT_FOUND: no such delivery in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly retryWebhookDelivery: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the delivery. An ill-formed one is 404.
                 * @example f936801c-8181-4bf9-822b-95bd4619e3a7
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The delivery, pending. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RetryWebhookDeliveryReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description WEBHOOK_NOT_FOUND: no such delivery in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Its subscription is switched off. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly whoami: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Workspace, rights and usage. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WhoamiReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getOwnTenant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workspace. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OwnTenantReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateOwnTenant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateOwnTenantRequest"];
            };
        };
        readonly responses: {
            /** @description The workspace. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OwnTenantReply"];
                };
            };
            /** @description Nothing to change, or no address. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listToday: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What waits. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TodayReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly snoozeToday: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description RECALL_IN_FORCE: recalled passports. WEBHOOK_FAILING: everything sent there fails. WEBHOOK_SWITCHED_OFF: by the server, since its receiver failed for five days or is gone. QUOTA_REACHED: the plan allows no more published passports. SIGNING_KEY_MISSING: nothing can be sealed. DRAFTS_WITH_FAULTS: they cannot be published. GRANTS_PENDING: requests for access. CERTIFICATES_ENDING: of products, within 30 days or ended. KEYS_ENDING: API keys, within 30 days. FACILITY_MISSING: published without a site, so without credentials, and not sealed yet. SEAL_MISSING: published and not sealed. MFA_MISSING: people without a second factor.
                 * @example SEAL_MISSING
                 */
                readonly kind: "RECALL_IN_FORCE" | "WEBHOOK_FAILING" | "WEBHOOK_SWITCHED_OFF" | "QUOTA_REACHED" | "SIGNING_KEY_MISSING" | "DRAFTS_WITH_FAULTS" | "GRANTS_PENDING" | "CERTIFICATES_ENDING" | "KEYS_ENDING" | "FACILITY_MISSING" | "SEAL_MISSING" | "MFA_MISSING";
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SnoozeTodayRequest"];
            };
        };
        readonly responses: {
            /** @description It is hidden. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SnoozeTodayReply"];
                };
            };
            /** @description The kind is none, or the time is past or too far away. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly endTodaySnooze: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description RECALL_IN_FORCE: recalled passports. WEBHOOK_FAILING: everything sent there fails. WEBHOOK_SWITCHED_OFF: by the server, since its receiver failed for five days or is gone. QUOTA_REACHED: the plan allows no more published passports. SIGNING_KEY_MISSING: nothing can be sealed. DRAFTS_WITH_FAULTS: they cannot be published. GRANTS_PENDING: requests for access. CERTIFICATES_ENDING: of products, within 30 days or ended. KEYS_ENDING: API keys, within 30 days. FACILITY_MISSING: published without a site, so without credentials, and not sealed yet. SEAL_MISSING: published and not sealed. MFA_MISSING: people without a second factor.
                 * @example SEAL_MISSING
                 */
                readonly kind: "RECALL_IN_FORCE" | "WEBHOOK_FAILING" | "WEBHOOK_SWITCHED_OFF" | "QUOTA_REACHED" | "SIGNING_KEY_MISSING" | "DRAFTS_WITH_FAULTS" | "GRANTS_PENDING" | "CERTIFICATES_ENDING" | "KEYS_ENDING" | "FACILITY_MISSING" | "SEAL_MISSING" | "MFA_MISSING";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is shown. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SnoozeTodayReply"];
                };
            };
            /** @description The kind is none. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly verifyPassportSeal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VerifySealRequest"];
            };
        };
        readonly responses: {
            /** @description The verdict. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VerifySealReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessageOnlyError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getAuditHead: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The head, and the key. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuditHeadReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly exportAuditLog: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Such as `passport.sealed`.
                 * @example tenant.updated
                 */
                readonly action?: string;
                /** @description As the entries name it. */
                readonly actor?: string;
                /** @description Such as `passport`. */
                readonly targetType?: string;
                /** @description Id of the target. */
                readonly targetId?: string;
                /** @description Inclusive lower bound. ISO 8601. */
                readonly from?: string;
                /** @description Exclusive upper bound. ISO 8601. */
                readonly to?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One entry on each line. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/x-ndjson": string;
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly exportAuditLogBundle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The bundle, a line of JSON each. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/x-ndjson": string;
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The log has no entries yet. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listAuditLog: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description 1 to 500, default 100.
                 * @example 2
                 */
                readonly limit?: string;
                /** @description nextCursor of the page before. */
                readonly cursor?: string;
                /**
                 * @description Such as `passport.sealed`.
                 * @example operator.created
                 */
                readonly action?: string;
                /** @description As the entries name it. */
                readonly actor?: string;
                /** @description Such as `passport`. */
                readonly targetType?: string;
                /** @description Id of the target. */
                readonly targetId?: string;
                /**
                 * @description Inclusive lower bound. ISO 8601.
                 * @example 2026-11-21T00:00:00Z
                 */
                readonly from?: string;
                /** @description Exclusive upper bound. ISO 8601. */
                readonly to?: string;
                /**
                 * @description Text in action, actor, target or details, such as the id of a request, in capitals or small letters. A page reads 10,000 entries at most: it may be short and have a next one.
                 * @example passport
                 */
                readonly q?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListAuditLogReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listRequests: {
        readonly parameters: {
            readonly query?: {
                /** @description 1 to 200, default 50. */
                readonly limit?: string;
                /** @description nextCursor of the page before. */
                readonly cursor?: string;
                /**
                 * @description Id of a request, as `X-Request-Id` of its reply had it.
                 * @example order-4712
                 */
                readonly requestId?: string;
                /** @description HTTP status of the reply. */
                readonly status?: string;
                /** @description The eight hex digits that stand in an API key, its `keyId`. */
                readonly keyId?: string;
                /** @description Inclusive lower bound. ISO 8601. */
                readonly from?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListRequestsReply"];
                };
            };
            /** @description INVALID_CURSOR: of another list; or a parameter is ill-formed. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listNotifications: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description 1 to 200, default 50.
                 * @example 1
                 */
                readonly limit?: string;
                /** @description nextCursor of the page before. */
                readonly cursor?: string;
                /**
                 * @description `true`: unread ones alone.
                 * @example true
                 */
                readonly unread?: "true" | "false";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListNotificationsReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly markAllNotificationsRead: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description How many were unread. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReadAllNotificationsReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly markNotificationRead: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the notification. An ill-formed one is 404.
                 * @example 2085de83-6fd3-4c45-8f27-23f3c2beda79
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The notification. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NotificationReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such notification in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getResolverDescription: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The description. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ResolverDescription"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getTenantDidDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the workspace. An ill-formed one is 404.
                 * @example db1baa7e-76cb-4c5c-84ab-ac08c5dfc219
                 */
                readonly tenantId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description DID document. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/did+json": components["schemas"]["DidDocument"];
                };
            };
            /** @description Unchanged since the ETag of If-None-Match. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such tenant, or it has no signing key. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getTenantRevocationStatusList: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the workspace. An ill-formed one is 404.
                 * @example db1baa7e-76cb-4c5c-84ab-ac08c5dfc219
                 */
                readonly tenantId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list as an enveloping credential. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vc+jwt": string;
                };
            };
            /** @description Unchanged since the ETag of If-None-Match. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such tenant, or it has no signing key. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getCredentialType: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description SD-JWT VC type metadata. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CredentialType"];
                };
            };
            /** @description Unchanged since the ETag of If-None-Match. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getDppJsonLdContext: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description JSON-LD context. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/ld+json": components["schemas"]["JsonLdContext"];
                };
            };
            /** @description Unchanged since the ETag of If-None-Match. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getJsonLdContext: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description JSON-LD context. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/ld+json": components["schemas"]["JsonLdContext"];
                };
            };
            /** @description Unchanged since the ETag of If-None-Match. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getCredentialContext: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description JSON-LD context. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/ld+json": components["schemas"]["JsonLdContext"];
                };
            };
            /** @description Unchanged since the ETag of If-None-Match. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listMaterials: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Of this kind alone. What is no kind is ignored.
                 * @example fiber
                 */
                readonly kind?: "material" | "fiber" | "chemistry" | "substance" | "hazard" | "crm";
                /**
                 * @description Name, id, CAS number or a part of the description; case and accents aside.
                 * @example hemp
                 */
                readonly search?: string;
                /**
                 * @description Brought within 1 to 1000. Default: 1000.
                 * @example 5
                 */
                readonly limit?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The materials. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MaterialsReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getSectorSchema: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The category; upper case is taken for lower.
                 * @example chemicals
                 */
                readonly category: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The schema, or the context. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/schema+json": components["schemas"]["CategoryJsonSchema"];
                    readonly "application/ld+json": components["schemas"]["JsonLdContext"];
                };
            };
            /** @description Unchanged since the ETag of If-None-Match. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such category, or one without a schema. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getReportSchema: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description `seal-report` or `audit-log-report`.
                 * @example audit-log-report
                 */
                readonly report: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The schema. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/schema+json": components["schemas"]["ReportJsonSchema"];
                };
            };
            /** @description Unchanged since the ETag of If-None-Match. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such report. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly mintGtinCheckDigit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ComposeGtinRequest"];
            };
        };
        readonly responses: {
            /** @description The GTIN-14. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ComposeGtinReply"];
                };
            };
            /** @description The data break GS1 rules; `problems` says which and where. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Gs1DataError"] | components["schemas"]["FrameworkError"]) | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly decodeGs1: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DecodeGs1Request"];
            };
        };
        readonly responses: {
            /** @description The data by Application Identifier. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DecodeGs1Reply"];
                };
            };
            /** @description The data break GS1 rules; `problems` says which and where. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Gs1DataError"] | components["schemas"]["FrameworkError"]) | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly decodeGs1Batch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DecodeGs1BatchRequest"];
            };
        };
        readonly responses: {
            /** @description One result per item. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DecodeGs1BatchReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listSigningKeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The keys. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListSigningKeysReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly rotateTenantKeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The new public key. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RotateSigningKeyReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getSealCaCertificate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One or more PEM certificates. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/x-pem-file": string;
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            /** @description There is no seal CA. */
            readonly 503: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
        };
    };
    readonly getVerifier: {
        readonly parameters: {
            readonly query?: {
                /** @description The language of the page: a language tag, such as `de`. Without one that the pages are in, Accept-Language decides. */
                readonly lang?: string;
                /** @description A published passport, as a person copies it: its UUID, its address, the digits under a code (8, 12, 13 or 14), or scan data. Its public document is in the page, as data. A battery unit has the seal of its model. Empty: as if it were left out. */
                readonly passport?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description No such published passport. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"];
                    readonly "text/html": string;
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Too many resolutions from this address. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly logIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LogInRequest"];
            };
        };
        readonly responses: {
            /** @description The session. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogInReply"];
                };
            };
            /** @description A ticket for the second step, where `twoStep` asked for one. No session. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoginTicketReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Wrong email, password or code; the answer is the same for each. */
            readonly 401: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly logInSecondFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LogInSecondStepRequest"];
            };
        };
        readonly responses: {
            /** @description The session. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogInReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Wrong, used or expired ticket, or wrong code; the answer is the same for each. */
            readonly 401: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly logOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Its token works no more. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DoneReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Its user and its end. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SessionReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly enrollMfa: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Secret and recovery codes. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EnrollMfaReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is a second factor already. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly confirmMfa: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MfaCodeRequest"];
            };
        };
        readonly responses: {
            /** @description It is on. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DoneReply"];
                };
            };
            /** @description A wrong code. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description Nothing to confirm. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            /** @description Five wrong codes within 15 minutes. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly disableMfa: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MfaCodeRequest"];
            };
        };
        readonly responses: {
            /** @description It is off. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DoneReply"];
                };
            };
            /** @description A wrong code. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is none. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            /** @description Five wrong codes within 15 minutes. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly renewRecoveryCodes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MfaCodeRequest"];
            };
        };
        readonly responses: {
            /** @description Ten codes. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecoveryCodesReply"];
                };
            };
            /** @description A wrong code, or a recovery code. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description There is none. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            /** @description Five wrong codes within 15 minutes. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateProfileRequest"];
            };
        };
        readonly responses: {
            /** @description The user. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProfileReply"];
                };
            };
            /** @description Nothing to change, or a blank name. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sessions. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListSessionsReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly endSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the session. An ill-formed one is 404.
                 * @example 2663d648-2f07-41cb-82a5-b0d48eabb8ee
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It has ended. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DoneReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description You have no such session. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly forgotPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        readonly responses: {
            /** @description If there is such a login, it is sent. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DoneReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            /** @description This server sends no mail, or too many requests wait. */
            readonly 503: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
        };
    };
    readonly resetPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        readonly responses: {
            /** @description The password is set. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DoneReply"];
                };
            };
            /** @description A token that is not valid now, or no password. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changePassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        readonly responses: {
            /** @description The password is set. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DoneReply"];
                };
            };
            /** @description A wrong current password, or no new one. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            /** @description Five wrong passwords within 15 minutes. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listInvitations: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description 1 to 200, default 50.
                 * @example 10
                 */
                readonly limit?: string;
                /** @description nextCursor of the page before. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListInvitationsReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateInvitationRequest"];
            };
        };
        readonly responses: {
            /** @description The invitation. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvitationReply"];
                };
            };
            /** @description The address is none, or the operator is not active. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The address has a login or an open invitation, or there are a hundred open ones. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly resendInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the invitation. An ill-formed one is 404.
                 * @example da270a73-3c42-4cb7-8fb8-6fece2676cb7
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The invitation. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvitationReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such open invitation. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly revokeInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the invitation. An ill-formed one is 404.
                 * @example a196a913-dd81-4149-8787-4df527502e5c
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is withdrawn. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DoneReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such open invitation. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly showInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description What stands behind # in the link.
                 * @example dpp_invite_2f845aeb9b950509deb9d457bbef417ace59d78eb305e84c5903964f4e3c59ff9869cb9e18368d86
                 */
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The invitation. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShownInvitationReply"];
                };
            };
            /** @description No such open invitation. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly acceptInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description What stands behind # in the link.
                 * @example dpp_invite_2f845aeb9b950509deb9d457bbef417ace59d78eb305e84c5903964f4e3c59ff9869cb9e18368d86
                 */
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AcceptInvitationRequest"];
            };
        };
        readonly responses: {
            /** @description The session. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogInReply"];
                };
            };
            /** @description A blank name, or no password. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description No such open invitation. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description The address has a login by now. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listUsers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Users by email. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListUsersReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateUserRequest"];
            };
        };
        readonly responses: {
            /** @description The user. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserReply"];
                };
            };
            /** @description The address or the password is none. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The address has a login already, here or in another workspace. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the user. An ill-formed one is 404.
                 * @example f5e848b6-0eb0-4474-8bdb-28760e3b82c0
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The user is gone. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeleteUserReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such user in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description This is the last TENANT_ADMIN of the workspace. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the user. An ill-formed one is 404.
                 * @example f5e848b6-0eb0-4474-8bdb-28760e3b82c0
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateUserRequest"];
            };
        };
        readonly responses: {
            /** @description The user. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserReply"];
                };
            };
            /** @description Nothing to change, or no password. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such user in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description This is the last TENANT_ADMIN of the workspace. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly resetUserMfa: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the user. An ill-formed one is 404.
                 * @example 5c29841c-d77a-4a0d-8c18-9cc41e1b9a28
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description There is none any more. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeleteUserReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such user in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Your own login, or one without a second factor. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listApiKeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Oldest first, revoked ones too. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListApiKeysReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createApiKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateApiKeyRequest"];
            };
        };
        readonly responses: {
            /** @description The key, and its secret once. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreateApiKeyReply"];
                };
            };
            /** @description A permission beyond the role, an unknown operator, or a time that is over. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly revokeApiKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the API key. An ill-formed one is 404.
                 * @example 3c16294e-ac3c-4dc6-85e0-c7ad1c979ec7
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The revoked key. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RevokeApiKeyReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such API key in this workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getSandbox: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sandbox, if there is one. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SandboxReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly resetSandbox: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sandbox is empty. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ResetSandboxReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listTenants: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description 1 to 200, default 100.
                 * @example 10
                 */
                readonly limit?: string;
                /** @description nextCursor of the page before. */
                readonly cursor?: string;
                /**
                 * @description Text that occurs in name, subdomain or legal id, in capitals or small letters.
                 * @example nordvind
                 */
                readonly q?: string;
                /**
                 * @description Those of one state of the subscription alone.
                 * @example active
                 */
                readonly status?: "active" | "trialing" | "past_due" | "canceled";
                /**
                 * @description Those of one plan alone.
                 * @example scale
                 */
                readonly tier?: "pilot" | "micro" | "starter" | "growth" | "scale" | "enterprise";
                /**
                 * @description `true`: those alone that have used 90 % of their passports. A page looks at 200 workspaces at most: it may be short and have a next one.
                 * @example true
                 */
                readonly nearLimit?: "true" | "false";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListTenantsReply"];
                };
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createTenant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateTenantRequest"];
            };
        };
        readonly responses: {
            /** @description The workspace and its owner. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreateTenantReply"];
                };
            };
            /** @description The name, the subdomain or the login is none. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The subdomain or the address is taken. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getTenant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the workspace. An ill-formed one is 404.
                 * @example db1baa7e-76cb-4c5c-84ab-ac08c5dfc219
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workspace. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShownTenantReply"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateTenant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the workspace. An ill-formed one is 404.
                 * @example db1baa7e-76cb-4c5c-84ab-ac08c5dfc219
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateTenantRequest"];
            };
        };
        readonly responses: {
            /** @description The workspace. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TenantReply"];
                };
            };
            /** @description Nothing to change. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No such workspace. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getHealth: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Alive. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HealthReply"];
                };
            };
            /** @description FST_ERR_BAD_HOST: the Host header is missing or malformed. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly ready: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Ready. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReadyReply"];
                };
            };
            /** @description FST_ERR_BAD_HOST: the Host header is missing or malformed. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 500: components["responses"]["InternalServerError"];
            /** @description The database is down, or the server is shutting down. */
            readonly 503: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReadyReply"];
                };
            };
        };
    };
    readonly metrics: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Metrics. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": string;
                };
            };
            /** @description From another address, without the token. */
            readonly 403: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getApiVersion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Version. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VersionReply"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly openApi: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OpenAPI document. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @description Version of OpenAPI. */
                        readonly openapi: string;
                    };
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getApiPage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
            /** @description Unchanged since the ETag of If-None-Match. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getErrorCodePage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
            /** @description Unchanged since the ETag of If-None-Match. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getLlmsText: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The index. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": string;
                };
            };
            /** @description Unchanged since the ETag of If-None-Match. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getApiMarkdown: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The text. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/markdown": string;
                };
            };
            /** @description Unchanged since the ETag of If-None-Match. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getApiGroupMarkdown: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description File of the group, such as `passports.md`.
                 * @example passports.md
                 */
                readonly group: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The text. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/markdown": string;
                };
            };
            /** @description Unchanged since the ETag of If-None-Match. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such group. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getRobots: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As in RFC 9309. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": string;
                };
            };
            /** @description Unchanged since the ETag of If-None-Match. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getSecurityContacts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As in RFC 9116. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": string;
                };
            };
            /** @description Unchanged since the ETag of If-None-Match. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The operator of the server names no contact. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getPlanPage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
            /** @description Unchanged since the ETag of If-None-Match. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getHome: {
        readonly parameters: {
            readonly query?: {
                /** @description The language of the page: a language tag, such as `de`. Without one that the pages are in, Accept-Language decides. */
                readonly lang?: string;
                /**
                 * @description A number or a link. Empty: as if it were left out.
                 * @example 09506000134352
                 */
                readonly q?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
            /** @description To the page of the product. */
            readonly 303: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unchanged since the ETag of If-None-Match. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The text names no product; the page says so beside its field. The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                    readonly "application/json": components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description No web page is accepted. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandardError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getPassportPicture: {
        readonly parameters: {
            readonly query?: {
                /** @description A capability token, `dpp_li_…` or `dpp_auth_…`, where it is not sent as Bearer. One that opens nothing here counts as none. */
                readonly grant?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description UUID of the passport. An ill-formed one is 404.
                 * @example 9e587f3b-5359-4b07-8295-42203cb5e67f
                 */
                readonly id: string;
                /**
                 * @description Number of the picture, from 1.
                 * @example 1
                 */
                readonly number: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The picture. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/jpeg": string;
                    readonly "image/png": string;
                    readonly "image/webp": string;
                };
            };
            /** @description Unchanged since the ETag of If-None-Match. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request does not fit its schema. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description No such published passport. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"];
                    readonly "text/html": string;
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            /** @description Too many resolutions. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly Link: components["headers"]["Help"];
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BriefError"] | components["schemas"]["FrameworkError"];
                    readonly "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly onPassportIngested: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Id of the event, the same in each attempt: by it a receiver knows a repetition. */
                readonly "webhook-id": string;
                /** @description When this attempt was signed, in seconds since 1970. Refuse what is old. */
                readonly "webhook-timestamp": string;
                /** @description `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body` under the bytes that the base64 behind `whsec_` stands for. For 24 hours after a rotation of the secret one by each secret, with a blank between them. */
                readonly "webhook-signature": string;
                /** @description Of a sandbox alone: nothing in the message counts. The body says the same. */
                readonly "webhook-environment"?: "test";
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * Format: uuid
                     * @description That of `webhook-id`.
                     */
                    readonly id: string;
                    /**
                     * @description The event.
                     * @constant
                     */
                    readonly type: "passport.ingested";
                    /**
                     * Format: date-time
                     * @description ISO 8601 UTC with milliseconds.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    readonly created: string;
                    /**
                     * @description Of a test alone: the event never happened.
                     * @constant
                     */
                    readonly _test?: true;
                    /**
                     * @description Of a sandbox alone: the passport is of no real product.
                     * @constant
                     */
                    readonly environment?: "test";
                    /** @description The passport as the public saw it when it happened. */
                    readonly data: components["schemas"]["PassportDocument"];
                };
            };
        };
        readonly responses: {
            /** @description Gone: the subscription is switched off. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many: sent again, not before the seconds of `Retry-After`. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Busy: sent again, not before the seconds of `Retry-After`. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Answer within 5 seconds, and do the work afterwards. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failed: sent again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h; then given up. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onPassportUpdated: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Id of the event, the same in each attempt: by it a receiver knows a repetition. */
                readonly "webhook-id": string;
                /** @description When this attempt was signed, in seconds since 1970. Refuse what is old. */
                readonly "webhook-timestamp": string;
                /** @description `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body` under the bytes that the base64 behind `whsec_` stands for. For 24 hours after a rotation of the secret one by each secret, with a blank between them. */
                readonly "webhook-signature": string;
                /** @description Of a sandbox alone: nothing in the message counts. The body says the same. */
                readonly "webhook-environment"?: "test";
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * Format: uuid
                     * @description That of `webhook-id`.
                     */
                    readonly id: string;
                    /**
                     * @description The event.
                     * @constant
                     */
                    readonly type: "passport.updated";
                    /**
                     * Format: date-time
                     * @description ISO 8601 UTC with milliseconds.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    readonly created: string;
                    /**
                     * @description Of a test alone: the event never happened.
                     * @constant
                     */
                    readonly _test?: true;
                    /**
                     * @description Of a sandbox alone: the passport is of no real product.
                     * @constant
                     */
                    readonly environment?: "test";
                    /** @description The passport as the public saw it when it happened. */
                    readonly data: components["schemas"]["PassportDocument"];
                };
            };
        };
        readonly responses: {
            /** @description Gone: the subscription is switched off. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many: sent again, not before the seconds of `Retry-After`. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Busy: sent again, not before the seconds of `Retry-After`. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Answer within 5 seconds, and do the work afterwards. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failed: sent again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h; then given up. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onPassportSealed: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Id of the event, the same in each attempt: by it a receiver knows a repetition. */
                readonly "webhook-id": string;
                /** @description When this attempt was signed, in seconds since 1970. Refuse what is old. */
                readonly "webhook-timestamp": string;
                /** @description `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body` under the bytes that the base64 behind `whsec_` stands for. For 24 hours after a rotation of the secret one by each secret, with a blank between them. */
                readonly "webhook-signature": string;
                /** @description Of a sandbox alone: nothing in the message counts. The body says the same. */
                readonly "webhook-environment"?: "test";
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * Format: uuid
                     * @description That of `webhook-id`.
                     */
                    readonly id: string;
                    /**
                     * @description The event.
                     * @constant
                     */
                    readonly type: "passport.sealed";
                    /**
                     * Format: date-time
                     * @description ISO 8601 UTC with milliseconds.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    readonly created: string;
                    /**
                     * @description Of a test alone: the event never happened.
                     * @constant
                     */
                    readonly _test?: true;
                    /**
                     * @description Of a sandbox alone: the passport is of no real product.
                     * @constant
                     */
                    readonly environment?: "test";
                    /** @description The passport as the public saw it when it happened. */
                    readonly data: components["schemas"]["PassportDocument"];
                };
            };
        };
        readonly responses: {
            /** @description Gone: the subscription is switched off. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many: sent again, not before the seconds of `Retry-After`. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Busy: sent again, not before the seconds of `Retry-After`. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Answer within 5 seconds, and do the work afterwards. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failed: sent again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h; then given up. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onPassportRecalled: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Id of the event, the same in each attempt: by it a receiver knows a repetition. */
                readonly "webhook-id": string;
                /** @description When this attempt was signed, in seconds since 1970. Refuse what is old. */
                readonly "webhook-timestamp": string;
                /** @description `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body` under the bytes that the base64 behind `whsec_` stands for. For 24 hours after a rotation of the secret one by each secret, with a blank between them. */
                readonly "webhook-signature": string;
                /** @description Of a sandbox alone: nothing in the message counts. The body says the same. */
                readonly "webhook-environment"?: "test";
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * Format: uuid
                     * @description That of `webhook-id`.
                     */
                    readonly id: string;
                    /**
                     * @description The event.
                     * @constant
                     */
                    readonly type: "passport.recalled";
                    /**
                     * Format: date-time
                     * @description ISO 8601 UTC with milliseconds.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    readonly created: string;
                    /**
                     * @description Of a test alone: the event never happened.
                     * @constant
                     */
                    readonly _test?: true;
                    /**
                     * @description Of a sandbox alone: the passport is of no real product.
                     * @constant
                     */
                    readonly environment?: "test";
                    /** @description The passport as the public saw it when it happened. */
                    readonly data: components["schemas"]["PassportDocument"];
                };
            };
        };
        readonly responses: {
            /** @description Gone: the subscription is switched off. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many: sent again, not before the seconds of `Retry-After`. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Busy: sent again, not before the seconds of `Retry-After`. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Answer within 5 seconds, and do the work afterwards. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failed: sent again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h; then given up. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly onPassportStatusUpdated: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Id of the event, the same in each attempt: by it a receiver knows a repetition. */
                readonly "webhook-id": string;
                /** @description When this attempt was signed, in seconds since 1970. Refuse what is old. */
                readonly "webhook-timestamp": string;
                /** @description `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body` under the bytes that the base64 behind `whsec_` stands for. For 24 hours after a rotation of the secret one by each secret, with a blank between them. */
                readonly "webhook-signature": string;
                /** @description Of a sandbox alone: nothing in the message counts. The body says the same. */
                readonly "webhook-environment"?: "test";
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * Format: uuid
                     * @description That of `webhook-id`.
                     */
                    readonly id: string;
                    /**
                     * @description The event.
                     * @constant
                     */
                    readonly type: "passport.status_updated";
                    /**
                     * Format: date-time
                     * @description ISO 8601 UTC with milliseconds.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    readonly created: string;
                    /**
                     * @description Of a test alone: the event never happened.
                     * @constant
                     */
                    readonly _test?: true;
                    /**
                     * @description Of a sandbox alone: the passport is of no real product.
                     * @constant
                     */
                    readonly environment?: "test";
                    /** @description The passport as the public saw it when it happened. */
                    readonly data: components["schemas"]["PassportDocument"];
                };
            };
        };
        readonly responses: {
            /** @description Gone: the subscription is switched off. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many: sent again, not before the seconds of `Retry-After`. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Busy: sent again, not before the seconds of `Retry-After`. */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Answer within 5 seconds, and do the work afterwards. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failed: sent again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h; then given up. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
