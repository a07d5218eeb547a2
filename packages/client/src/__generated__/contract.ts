// Generated from docs/openapi.json by `npm run contract`. Do not edit.

export interface paths {
    readonly "/passport/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Resolve a passport by its UUID */
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
        /** Resolve a passport by GRAI */
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
    readonly "/api/v1/operators": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List economic operators */
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
        /** Get an economic operator */
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
        /** List the units of a passport */
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
        /** Register a facility by its GLN */
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
        /** Get a facility */
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
        /** Ask for access, as the page does */
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
        /** Deny a pending request */
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
    readonly "/api/v1/grants/{id}": {
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
         * Revoke a grant
         * @description Of whatever status; its token opens nothing from the next request on. A second time changes nothing. The grant of an authority is the platform’s: 403.
         */
        readonly delete: operations["revokeGrant"];
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
        readonly get?: never;
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
        /** Get one event, and who signed for it */
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
        /** List webhook subscriptions */
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
        /** Describe the credential in use */
        readonly get: operations["whoami"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
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
    readonly "/api/v1/notifications/{id}/read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Mark a notification as read */
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
        /** JSON-LD context of passport documents */
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
         * @description Sets the cookies dpp_session, dpp_csrf and dpp_device, too; on https their names begin with __Host-. After five failures within 15 minutes from an address block, or a hundred within an hour from anywhere, an account answers 429, whether it exists or not. What others do wrong keeps out neither a browser with the account’s device cookie nor a password with a recovery code.
         */
        readonly post: operations["logIn"];
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
        /** End the session */
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
        /** Describe the session in use */
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
        /** Turn the second factor off */
        readonly post: operations["disableMfa"];
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
        /** List who can log in to the workspace */
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
        /** Take a login away */
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
    readonly "/api/v1/api-keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List API keys */
        readonly get: operations["listApiKeys"];
        readonly put?: never;
        /**
         * Create an API key
         * @description Never a wider one than the credential in use: in permissions, operator or time.
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
    readonly "/platform/v1/tenants": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List workspaces */
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
        /** Get a workspace */
        readonly get: operations["getTenant"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Change a workspace's plan, limit or login rules */
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
        /** Health check: the process answers */
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
        /** Running contract version and build identity */
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
        /** This description of the API (OpenAPI 3.1) */
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
    readonly "/robots.txt": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What search engines may visit: what is public, but for addresses with a token */
        readonly get: operations["getRobots"];
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
        readonly CreatePassportRequest: {
            /** @description GTIN-14, GRAI, or any other article number. 14 digits must have a valid check digit. */
            readonly productId: string;
            /**
             * Format: uuid
             * @description Default: the credential's operator, else the workspace's first.
             */
            readonly operatorId?: string;
            /** @description Category-specific; every key is kept. */
            readonly metadata: {
                readonly [key: string]: unknown;
            };
            /** @description Marketing block; sanitised, never refused, never sealed. Its pictures are sent to phones as they are: of 300 kB at most they do not hold up the page. */
            readonly enrichment?: unknown;
            /** @description Saved without validation. */
            readonly draft?: boolean;
            /**
             * Format: uuid
             * @description A facility of the workspace.
             */
            readonly facilityId?: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ImportPassportsRequest: {
            /** @description Rows shaped like the body of a single create, without draft and enrichment; each succeeds or fails by itself. */
            readonly passports: readonly unknown[];
            /** @description Answers 200 with what the import would do, and stores nothing. */
            readonly dryRun?: boolean;
            /** @description A row whose product and operator have an unsealed passport updates it, and its former content goes to the version history. */
            readonly upsert?: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        readonly UpdatePassportRequest: {
            /** @description Replaces all that was there. */
            readonly metadata: {
                readonly [key: string]: unknown;
            };
            /** @description True: saved without validation; a live passport is a draft again. */
            readonly draft?: boolean;
            /** @description For the version history. Default: `API Update`. */
            readonly changeReason?: string;
            /** @description A facility of the workspace; null or empty detaches; omit to keep. */
            readonly facilityId?: (string | "") | null;
            /** @description Overwrites the marketing block, null clears it; omit to keep. */
            readonly enrichment?: unknown;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ChangePassportStatusRequest: {
            /** @enum {string} */
            readonly status: "ACTIVE" | "RECALLED" | "DECOMMISSIONED";
        } & {
            readonly [key: string]: unknown;
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
            /** @description Category-specific; every key is kept. */
            readonly metadata: {
                readonly [key: string]: unknown;
            };
            /** @description Taken, so that the body of a create can be sent as it is, and ignored. */
            readonly operatorId?: unknown;
        } & {
            readonly [key: string]: unknown;
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
        } & {
            readonly [key: string]: unknown;
        };
        readonly CreateOperatorRequest: {
            readonly name: string;
            /** @description With scheme EORI: two letters, then 1 to 15. */
            readonly regId: string;
            /** @description Default MANUFACTURER. */
            readonly role?: string;
            /** @description EORI, VAT, DUNS, NATIONAL or OTHER, in any case. */
            readonly regIdScheme?: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        readonly UpdateOperatorRequest: {
            /** @description Trimmed; one without text is ignored. */
            readonly name?: string;
            /** @description Trimmed; one without text is ignored. */
            readonly role?: string;
        } & {
            readonly [key: string]: unknown;
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
        } & {
            readonly [key: string]: unknown;
        };
        readonly RecordUnitEventRequest: {
            /** @enum {string} */
            readonly eventType?: "SOH_MEASUREMENT" | "CHARGE_CYCLE" | "STATUS_CHANGE" | "NEGATIVE_EVENT" | "OTHER";
            readonly stateOfHealth?: number | null;
            /** @description Truncated to an integer. */
            readonly cycleCount?: number | null;
            readonly remainingCapacityAh?: number | null;
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
        } & {
            readonly [key: string]: unknown;
        };
        readonly RecordUnitEventsRequest: {
            /** @description Without status. Each succeeds or fails by itself. */
            readonly events: readonly {
                /** @enum {string} */
                readonly eventType: "SOH_MEASUREMENT" | "CHARGE_CYCLE" | "STATUS_CHANGE" | "NEGATIVE_EVENT" | "OTHER";
                readonly stateOfHealth?: number | null;
                /** @description Truncated to an integer. */
                readonly cycleCount?: number | null;
                readonly remainingCapacityAh?: number | null;
                readonly temperatureC?: number | null;
                /** @description An object or an array, at most 16384 bytes of JSON. Anything else is stored as null. */
                readonly payload?: unknown;
                /** @description Any date that can be parsed, at most 24 hours ahead. Default: the server's time. What arrives late takes its place in the history and leaves the current state alone. */
                readonly recordedAt?: string | null;
            }[];
        } & {
            readonly [key: string]: unknown;
        };
        readonly CreateFacilityRequest: {
            /** @description 13 digits with a valid check digit; immutable. */
            readonly gln: string;
            readonly name: string;
            /** @description ISO 3166-1 alpha-2, in any case. */
            readonly country: string;
            readonly activity?: string | null;
            readonly streetAddress?: string | null;
            readonly city?: string | null;
            readonly postalCode?: string | null;
            /** @description An operator of the workspace. */
            readonly operatorId?: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description What is not sent stays; null and blank optional text clear. gln and operatorId are ignored. */
        readonly UpdateFacilityRequest: {
            /** @description A blank one is ignored. */
            readonly name?: string;
            /** @description ISO 3166-1 alpha-2, in any case. */
            readonly country?: string;
            readonly activity?: string | null;
            readonly streetAddress?: string | null;
            readonly city?: string | null;
            readonly postalCode?: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        readonly RequestGrantRequest: {
            /** @description Cut after 160 characters. */
            readonly granteeName: string;
            /** @description Cut after 254 characters. */
            readonly granteeEmail: string;
            /** @description Cut after 200 characters. */
            readonly organization?: string | null;
            /** @description Cut after 2000 characters. */
            readonly purpose: string;
            /** @enum {string} */
            readonly scopeType: "UNIT" | "PASSPORT";
            /** @description For PASSPORT: its UUID. */
            readonly passportId?: string | null;
            /** @description For UNIT: its UUID. */
            readonly batteryUnitId?: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        readonly IssueGrantRequest: {
            /** @description Cut after 160 characters. */
            readonly granteeName: string;
            /** @description Cut after 254 characters. */
            readonly granteeEmail?: string | null;
            /** @description Cut after 200 characters. */
            readonly organization?: string | null;
            /** @description Cut after 2000 characters. */
            readonly purpose?: string | null;
            /** @enum {string} */
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
        } & {
            readonly [key: string]: unknown;
        };
        readonly ApproveGrantRequest: {
            /**
             * Format: date-time
             * @description ISO 8601; in the future, at most 366 days away.
             */
            readonly expiresAt: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly DenyGrantsRequest: {
            /** @description 1 to 200 ids of pending requests. */
            readonly ids: readonly string[];
        } & {
            readonly [key: string]: unknown;
        };
        readonly IssueAuthorityGrantRequest: {
            /** @description Cut after 160 characters. */
            readonly granteeName: string;
            /** @description Cut after 254 characters. */
            readonly granteeEmail?: string | null;
            /** @description Cut after 200 characters. */
            readonly organization?: string | null;
            /** @description Cut after 2000 characters. */
            readonly purpose?: string | null;
            /** @enum {string} */
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
            readonly tenantId: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly CaptureUntpEventRequest: {
            /** @description First https://www.w3.org/ns/credentials/v2. */
            readonly "@context"?: readonly unknown[];
            readonly type?: readonly string[];
            /** @description A DID, or an object with one as id. */
            readonly issuer?: string | {
                readonly [key: string]: unknown;
            };
            /** Format: date-time */
            readonly validFrom?: string;
            readonly credentialSubject?: {
                /** @description ID of the event, a URI. */
                readonly id?: string;
                /** @enum {string} */
                readonly eventType: "ObjectEvent" | "AggregationEvent" | "TransformationEvent" | "AssociationEvent";
                /**
                 * @description Default OBSERVE; none for a TransformationEvent.
                 * @enum {string}
                 */
                readonly action?: "ADD" | "OBSERVE" | "DELETE";
                readonly bizStep?: string;
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
                readonly epcList?: readonly string[];
                /** Format: uri */
                readonly parentEpc?: string;
                readonly childEpcs?: readonly string[];
                readonly inputEpcList?: readonly string[];
                readonly outputEpcList?: readonly string[];
                readonly originLocation?: {
                    readonly latitude: number;
                    readonly longitude: number;
                    readonly eudrPlotId?: string;
                };
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
            /** @enum {string} */
            readonly type?: "EPCISDocument" | "EPCISQueryDocument";
            readonly schemaVersion?: string;
            /** Format: date-time */
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
        } & {
            readonly [key: string]: unknown;
        };
        /** @description What is not sent stays. */
        readonly UpdateWebhookSubscriptionRequest: {
            /** @description Absolute, http or https, and public: where events are posted to. */
            readonly url?: string;
            /** @description Names of events; `*` is all of them, also those to come. */
            readonly events?: readonly ("passport.ingested" | "passport.updated" | "passport.sealed" | "passport.recalled" | "passport.status_updated" | "*")[];
            /** @description True also begins the five days anew; false gives up what is still to be delivered. */
            readonly isActive?: boolean;
        } & {
            readonly [key: string]: unknown;
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
        } & {
            readonly [key: string]: unknown;
        };
        readonly ComposeGtinRequest: {
            /** @description Digits of the GS1 Company Prefix, with the indicator digit or a zero before it. */
            readonly gs1CompanyPrefix: string;
            /** @description Digits of the item reference. Together with the prefix: 13 digits. */
            readonly itemRef: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Exactly one of the three. */
        readonly DecodeGs1Request: {
            /** @description What a reader delivers: a symbology identifier such as `]d2`, then the data, with the group separator (U+001D) for FNC1. Without an identifier: a Digital Link, the 8, 12, 13 or 14 digits of a GTIN, or an element string with a key. Blanks and line ends around it are left out. */
            readonly scanData?: string;
            /** @description With AIs in round brackets, or plain with the group separator for FNC1. */
            readonly elementString?: string;
            /** @description A GS1 Digital Link URI of any domain, also one of an older version of the standard with names such as `gtin` or a GTIN of fewer than 14 digits. */
            readonly digitalLink?: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly DecodeGs1BatchRequest: {
            readonly items: readonly components["schemas"]["DecodeGs1Request"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly LogInRequest: {
            readonly email: string;
            readonly password: string;
            /** @description A code of the authenticator app, or a recovery code. Each is good once. */
            readonly totpCode?: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly MfaCodeRequest: {
            /** @description A code of the authenticator app, or a recovery code. Each is good once. */
            readonly totpCode: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly CreateUserRequest: {
            /** @description Not in use by any login of the platform. */
            readonly email: string;
            /** @description 12 to 256 characters. */
            readonly password: string;
            /** @enum {string} */
            readonly role: "TENANT_ADMIN" | "BRAND_OPERATOR" | "COMPLIANCE_OFFICER" | "AUDITOR" | "INTEGRATION";
        } & {
            readonly [key: string]: unknown;
        };
        readonly UpdateUserRequest: {
            /** @enum {string} */
            readonly role?: "TENANT_ADMIN" | "BRAND_OPERATOR" | "COMPLIANCE_OFFICER" | "AUDITOR" | "INTEGRATION";
            /** @description 12 to 256 characters. */
            readonly password?: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly CreateApiKeyRequest: {
            /** @description What the key is for. */
            readonly name: string;
            /** @enum {string} */
            readonly role: "TENANT_ADMIN" | "BRAND_OPERATOR" | "COMPLIANCE_OFFICER" | "AUDITOR" | "INTEGRATION";
            /** @description Narrows the role's; default: all of them. */
            readonly permissions?: readonly ("passport:read" | "passport:create" | "passport:update" | "passport:seal" | "operator:read" | "operator:create" | "operator:write" | "battery:read" | "battery:write" | "facility:read" | "facility:write" | "grant:read" | "grant:write" | "webhook:read" | "webhook:write" | "key:read" | "key:write" | "audit:read" | "user:read" | "user:write")[];
            /** @description Binds the key to one operator; default: the one the caller is bound to. */
            readonly operatorId?: string | null;
            /** @description ISO 8601; default: never. */
            readonly expiresAt?: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        readonly CreateTenantRequest: {
            /** @description Legal name. */
            readonly name: string;
            /** @description One DNS label. */
            readonly subdomain: string;
            /** @enum {string} */
            readonly tier: "pilot" | "micro" | "starter" | "growth" | "scale" | "enterprise";
            readonly legalId?: string;
            readonly owner: {
                readonly email: string;
                /** @description 12 to 256 characters. */
                readonly password: string;
            } & {
                readonly [key: string]: unknown;
            };
        } & {
            readonly [key: string]: unknown;
        };
        readonly UpdateTenantRequest: {
            /** @enum {string} */
            readonly tier?: "pilot" | "micro" | "starter" | "growth" | "scale" | "enterprise";
            /** @enum {string} */
            readonly subscriptionStatus?: "active" | "trialing" | "past_due" | "canceled";
            /** @description Null: the tier's. */
            readonly passportLimit?: number | null;
            readonly mfaRequired?: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        readonly SealProof: {
            readonly "@type": readonly string[];
            readonly type: string;
            /** @constant */
            readonly signatureAlgorithm: "ECDSA-P256-SHA256-over-MerkleRoot";
            /** Format: date-time */
            readonly created: string;
            /** @constant */
            readonly proofPurpose: "assertionMethod";
            /** @description Ends in #key-N. */
            readonly verificationMethod: string;
            /** @description Base64 DER, over the hex Merkle root. */
            readonly signatureValue: string;
            readonly publicKeyPem: string;
            /** @description Base64 DER certificates, leaf first. */
            readonly x5c: readonly string[];
            readonly rfc3161?: {
                /** Format: date-time */
                readonly genTime: string;
                readonly token: string;
            } & {
                readonly [key: string]: unknown;
            };
            readonly merkleRoot: string;
            /** @description The leaf hash of each masked key that was sealed. */
            readonly redactedLeaves: {
                readonly [key: string]: string;
            };
            /** @description The salt of each maskable key that is shown. */
            readonly leafSalts: {
                readonly [key: string]: string;
            };
        } & {
            readonly [key: string]: unknown;
        };
        readonly PassportDocument: {
            /** @description Context URL and term map; in lists the map is empty. */
            readonly "@context": readonly [
                string,
                {
                    readonly [key: string]: unknown;
                }
            ];
            /** @constant */
            readonly "@type": "DigitalProductPassport";
            readonly "@id": string;
            /** Format: uuid */
            readonly id: string;
            readonly productId: string;
            readonly digitalLinkUri: string;
            /** @enum {string} */
            readonly status: "DRAFT" | "ACTIVE" | "RECALLED" | "DECOMMISSIONED";
            readonly digitalSeal: string | null;
            readonly signingPublicKey: string | null;
            readonly economicOperator: {
                /** @constant */
                readonly "@type": "EconomicOperator";
                /** Format: uuid */
                readonly id: string;
                readonly name: string;
                readonly regId: string;
                /** @description Absent in lists. */
                readonly role?: string;
            } & {
                readonly [key: string]: unknown;
            };
            /** @description Category-specific; every key is kept. */
            readonly metadata: {
                readonly [key: string]: unknown;
            };
            readonly archivedAt: string | null;
            readonly retentionUntil: string | null;
            /** Format: date-time */
            readonly createdAt: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly manufacturingFacility: ({
                /** @constant */
                readonly "@type": "Facility";
                /** Format: uuid */
                readonly id: string;
                readonly gln: string;
                readonly name: string;
                readonly activity: string | null;
                readonly country: string;
                /** @description Owner tier only. */
                readonly streetAddress?: string | null;
                /** @description Owner tier only. */
                readonly city?: string | null;
                /** @description Owner tier only. */
                readonly postalCode?: string | null;
            } & {
                readonly [key: string]: unknown;
            }) | null;
            readonly proof: components["schemas"]["SealProof"] | null;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Valid under the JSON schemas of AAS 3.0, 3.1 and 3.2. The submodels: ComplianceMetadata (the metadata, without loss), Nameplate, GeneralProductInformation, and eidasVerificationSeal when sealed. */
        readonly AasEnvironment: {
            readonly assetAdministrationShells: readonly components["schemas"]["AasShell"][];
            readonly submodels: readonly components["schemas"]["AasSubmodel"][];
            /** @description One for each metadata field that a rule of the category names. */
            readonly conceptDescriptions?: readonly components["schemas"]["AasConceptDescription"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly AasShell: {
            /** @constant */
            readonly modelType: "AssetAdministrationShell";
            readonly id: string;
            readonly idShort: string;
            readonly assetInformation: {
                /** @constant */
                readonly assetKind: "Type";
                readonly globalAssetId: string;
                readonly specificAssetIds?: readonly ({
                    readonly name: string;
                    readonly value: string;
                } & {
                    readonly [key: string]: unknown;
                })[];
            } & {
                readonly [key: string]: unknown;
            };
            readonly submodels: readonly ({
                /** @constant */
                readonly type: "ModelReference";
                readonly keys: readonly ({
                    /** @constant */
                    readonly type: "Submodel";
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
            /** @constant */
            readonly modelType: "Submodel";
            readonly id: string;
            readonly idShort: string;
            /** @description Absent where there is none. */
            readonly submodelElements?: readonly components["schemas"]["AasSubmodelElement"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly AasSubmodelElement: {
            readonly idShort: string;
            readonly modelType: string;
            readonly valueType?: string;
            readonly value?: unknown;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description What a metadata field means, by IEC 61360: name, definition, unit where it has one, legal source. */
        readonly AasConceptDescription: {
            /** @constant */
            readonly modelType: "ConceptDescription";
            /** Format: uri */
            readonly id: string;
            readonly idShort: string;
            readonly embeddedDataSpecifications: readonly ({
                readonly dataSpecificationContent: unknown;
            } & {
                readonly [key: string]: unknown;
            })[];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description A UNTP Digital Product Passport, VCDM 2.0. */
        readonly SecuredCredential: {
            readonly "@context": readonly string[];
            readonly type: readonly string[];
            readonly id: string;
            readonly issuer: {
                readonly id: string;
                readonly name: string;
            } & {
                readonly [key: string]: unknown;
            };
            readonly validFrom: string;
            readonly credentialStatus: {
                /** @constant */
                readonly type: "BitstringStatusListEntry";
                /** @constant */
                readonly statusPurpose: "revocation";
                readonly statusListIndex: number;
                readonly statusListCredential: string;
            } & {
                readonly [key: string]: unknown;
            };
            readonly credentialSubject: {
                readonly type: readonly string[];
                readonly id: string;
            } & {
                readonly [key: string]: unknown;
            };
            readonly proof: {
                /** @constant */
                readonly type: "DataIntegrityProof";
                /** @constant */
                readonly cryptosuite: "ecdsa-jcs-2019";
                /** @description Ends in #key-N-multikey. */
                readonly verificationMethod: string;
                /** @constant */
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
            readonly linkset: readonly ({
                readonly anchor: string;
                readonly description?: string;
            } & {
                readonly [key: string]: unknown;
            })[];
        } & {
            readonly [key: string]: unknown;
        };
        readonly BriefError: {
            readonly error: string;
            readonly message: string;
            readonly code?: components["schemas"]["ErrorCode"];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * @description Branch on this; `/docs/errors` explains each. More may come.
         * @enum {string}
         */
        readonly ErrorCode: "INVALID_REQUEST" | "INVALID_JSON_VALUE" | "INVALID_CURSOR" | "IDEMPOTENCY_KEY_INVALID" | "IDEMPOTENCY_KEY_REUSED" | "CREDENTIALS_INVALID" | "LOGIN_FAILED" | "CSRF_TOKEN_INVALID" | "MFA_REQUIRED" | "MFA_CODE_INVALID" | "MFA_ENABLED" | "MFA_NOT_ENROLLED" | "CROSS_SITE_REQUEST" | "PERMISSION_MISSING" | "DELEGATION_EXCEEDED" | "WORKSPACE_HOST_MISMATCH" | "FORBIDDEN" | "SUBSCRIPTION_LAPSED" | "api_access_required" | "passport_quota_exceeded" | "WORKSPACE_LIMIT_REACHED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "NOT_ACCEPTABLE" | "CONFLICT" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE" | "VALIDATION_FAILED" | "BULK_INGESTION_FAILED" | "PASSPORT_NOT_FOUND" | "PASSPORT_VERSION_NOT_FOUND" | "PASSPORT_DUPLICATE" | "PASSPORT_SEALED_IMMUTABLE" | "PASSPORT_IS_DRAFT" | "PASSPORT_NOT_DRAFT" | "CATEGORY_IMMUTABLE" | "DRAFT_DEMOTION_REFUSED" | "PRODUCT_ID_BLANK" | "GTIN_CHECK_DIGIT_INVALID" | "SIGNING_KEY_MISSING" | "NOT_SEALABLE" | "AAS_ENVIRONMENT_INVALID" | "SIGNATURE_VERIFICATION_FAILED" | "INGESTION_FAILED" | "DIGITAL_LINK_INVALID" | "LINK_TYPE_UNKNOWN" | "OPERATOR_NOT_BOUND" | "OPERATOR_NOT_FOUND" | "OPERATOR_FOREIGN" | "OPERATOR_ARCHIVED" | "OPERATOR_AMBIGUOUS" | "OPERATOR_NOT_REMOVABLE" | "OPERATOR_SCOPE_FORBIDDEN" | "FACILITY_NOT_FOUND" | "FACILITY_DUPLICATE" | "GLN_CHECK_DIGIT_INVALID" | "UNIT_NOT_FOUND" | "UNIT_NOT_DELETABLE" | "TERMINAL_UNIT_STATUS" | "SERIALISATION_FAILED" | "BULK_EVENT_INGEST_FAILED" | "GRANT_NOT_FOUND" | "GRANT_TARGET_NOT_FOUND" | "GRANT_ALREADY_DECIDED" | "GRANT_NOT_REVOCABLE" | "UNIT_RECYCLED" | "WEBHOOK_NOT_FOUND" | "WEBHOOK_LIMIT_REACHED" | "WEBHOOK_URL_REJECTED" | "WEBHOOK_SWITCHED_OFF" | "EVENT_NOT_FOUND" | "EVENT_INVALID" | "EPCIS_DOCUMENT_INVALID" | "NO_EVENTS_CAPTURED" | "CAPTURE_TOO_LARGE" | "CREDENTIAL_NOT_VERIFIED" | "ONE_INPUT_EXPECTED" | "USER_NOT_FOUND" | "EMAIL_TAKEN" | "LAST_TENANT_ADMIN" | "API_KEY_NOT_FOUND" | "NOTIFICATION_NOT_FOUND" | "WORKSPACE_NOT_FOUND" | "SUBDOMAIN_TAKEN" | "TENANT_NOT_SUSPENDED";
        readonly ProblemDetails: {
            /**
             * Format: uri
             * @description Where `/docs/errors` explains the code.
             */
            readonly type: string;
            /** @description What `error` is in the shapes of the contract. */
            readonly title: string;
            readonly status: number;
            /** @description What `message` is. */
            readonly detail?: string;
            /** @description Branch on this; `/docs/errors` explains each. More may come. */
            readonly code: string;
            /** @description That of `X-Request-Id`. */
            readonly requestId: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly FrameworkError: {
            readonly statusCode: number;
            readonly code: components["schemas"]["FrameworkErrorCode"];
            readonly error: string;
            readonly message: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * @description Branch on this; `/docs/errors` explains each. More may come.
         * @enum {string}
         */
        readonly FrameworkErrorCode: "FST_ERR_VALIDATION" | "FST_ERR_CTP_INVALID_JSON_BODY" | "FST_ERR_CTP_INVALID_MEDIA_TYPE" | "FST_ERR_CTP_BODY_TOO_LARGE" | "FST_ERR_RATE_LIMIT" | "FST_ERR_BAD_REQUEST" | "FST_ERR_BAD_HOST" | "FST_ERR_BAD_URL" | "FST_ERR_HEADERS_TOO_LARGE" | "FST_ERR_REQUEST_TIMEOUT";
        readonly StandardError: {
            /** @constant */
            readonly success: false;
            readonly error: string;
            readonly message: string;
            readonly code?: components["schemas"]["ErrorCode"];
            readonly requestId?: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly PublicBatteryUnit: {
            readonly "@context": readonly [
                string,
                {
                    readonly [key: string]: unknown;
                }
            ];
            /** @constant */
            readonly "@type": "BatteryUnit";
            readonly "@id": string;
            /** Format: uuid */
            readonly id: string;
            readonly serialNumber: string;
            readonly digitalLinkUri: string;
            /** @enum {string} */
            readonly status: "IN_SERVICE" | "DECOMMISSIONED" | "RECALLED" | "REPURPOSED" | "REMANUFACTURED" | "REUSED" | "WASTE" | "RECYCLED";
            readonly manufacturedAt: string | null;
            /** Format: date-time */
            readonly createdAt: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly repurposedFrom: components["schemas"]["RelatedBatteryUnit"] | null;
            /** @description The 200 that were made first. */
            readonly successorUnits: readonly components["schemas"]["RelatedBatteryUnit"][];
            readonly ofModel: components["schemas"]["PassportDocument"];
            readonly restrictedData: {
                /** @constant */
                readonly reason: "LEGITIMATE_INTEREST_REQUIRED";
                readonly reference: string;
                readonly description: string;
                readonly howToRequest: string;
                /** @description The page where access is asked for. */
                readonly requestUrl: string;
            } & {
                readonly [key: string]: unknown;
            };
        } & {
            readonly [key: string]: unknown;
        };
        readonly RelatedBatteryUnit: {
            /** Format: uuid */
            readonly unitId: string;
            readonly serialNumber: string;
            readonly digitalLinkUri: string;
            readonly unitUrl: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description To an API key of its workspace, and by an access grant. */
        readonly OwnBatteryUnit: {
            readonly "@context": readonly [
                string,
                {
                    readonly [key: string]: unknown;
                }
            ];
            /** @constant */
            readonly "@type": "BatteryUnit";
            readonly "@id": string;
            /** Format: uuid */
            readonly id: string;
            readonly serialNumber: string;
            readonly digitalLinkUri: string;
            /** @enum {string} */
            readonly status: "IN_SERVICE" | "DECOMMISSIONED" | "RECALLED" | "REPURPOSED" | "REMANUFACTURED" | "REUSED" | "WASTE" | "RECYCLED";
            readonly manufacturedAt: string | null;
            /** Format: date-time */
            readonly createdAt: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly repurposedFrom: components["schemas"]["RelatedBatteryUnit"] | null;
            /** @description The 200 that were made first. */
            readonly successorUnits: readonly components["schemas"]["RelatedBatteryUnit"][];
            /** @description The passport, as its owner sees it. */
            readonly ofModel: components["schemas"]["PassportDocument"];
            /** @description The newest event that measures something, not merged with others. */
            readonly currentState: ({
                /** @description Percent, 0 to 100. */
                readonly stateOfHealth: number | null;
                readonly cycleCount: number | null;
                readonly remainingCapacityAh: number | null;
                readonly temperatureC: number | null;
                /** Format: date-time */
                readonly recordedAt: string;
            } & {
                readonly [key: string]: unknown;
            }) | null;
            /** @description The 500 most recent events, newest first by recordedAt. */
            readonly dynamicData: readonly ({
                /** @constant */
                readonly "@type": "BatteryUnitEvent";
                /** @enum {string} */
                readonly eventType: "SOH_MEASUREMENT" | "CHARGE_CYCLE" | "STATUS_CHANGE" | "NEGATIVE_EVENT" | "OTHER";
                /** @description Percent, 0 to 100. */
                readonly stateOfHealth: number | null;
                readonly cycleCount: number | null;
                readonly remainingCapacityAh: number | null;
                readonly temperatureC: number | null;
                /** @enum {string} */
                readonly status?: "IN_SERVICE" | "DECOMMISSIONED" | "RECALLED" | "REPURPOSED" | "REMANUFACTURED" | "REUSED" | "WASTE" | "RECYCLED";
                readonly payload: unknown;
                /** Format: date-time */
                readonly recordedAt: string;
            } & {
                readonly [key: string]: unknown;
            })[];
        } & {
            readonly [key: string]: unknown;
        };
        readonly BatteryUnitTombstone: {
            readonly "@context": readonly [
                string,
                {
                    readonly [key: string]: unknown;
                }
            ];
            /** @constant */
            readonly "@type": "BatteryUnit";
            readonly "@id": string;
            /** Format: uuid */
            readonly id: string;
            readonly serialNumber: string;
            /** @constant */
            readonly status: "RECYCLED";
            /** Format: date-time */
            readonly ceasedAt: string;
            readonly notice: string;
            readonly ofModelUrl: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ListPassportsReply: {
            /** @constant */
            readonly success: true;
            readonly page: number;
            readonly limit: number;
            /** @description Newest first. */
            readonly passports: readonly components["schemas"]["ListedPassport"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly ListedPassport: {
            /** @description Context URL and term map; in lists the map is empty. */
            readonly "@context": readonly [
                string,
                {
                    readonly [key: string]: unknown;
                }
            ];
            /** @constant */
            readonly "@type": "DigitalProductPassport";
            readonly "@id": string;
            /** Format: uuid */
            readonly id: string;
            readonly productId: string;
            readonly digitalLinkUri: string;
            /** @enum {string} */
            readonly status: "DRAFT" | "ACTIVE" | "RECALLED" | "DECOMMISSIONED";
            readonly digitalSeal: string | null;
            readonly signingPublicKey: string | null;
            readonly economicOperator: {
                /** @constant */
                readonly "@type": "EconomicOperator";
                /** Format: uuid */
                readonly id: string;
                readonly name: string;
                readonly regId: string;
                /** @description Absent in lists. */
                readonly role?: string;
            } & {
                readonly [key: string]: unknown;
            };
            /** @description Category-specific; every key is kept. */
            readonly metadata: {
                readonly [key: string]: unknown;
            };
            readonly archivedAt: string | null;
            readonly retentionUntil: string | null;
            /** Format: date-time */
            readonly createdAt: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly manufacturingFacility: null;
            /** @description {} when sealed. */
            readonly proof: Record<string, never> | null;
        } & {
            readonly [key: string]: unknown;
        };
        readonly CreatePassportReply: {
            /** @constant */
            readonly success: true;
            readonly message: string;
            readonly passport: components["schemas"]["PassportDocument"];
            /** @description Empty for drafts. */
            readonly warnings: readonly components["schemas"]["AdvisoryItem"][];
            readonly notices: readonly components["schemas"]["AdvisoryItem"][];
            readonly vcReady: boolean;
            readonly vcReadyReason: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        readonly AdvisoryItem: {
            readonly code: components["schemas"]["AdvisoryCode"];
            /** @description Inside the metadata; `metadata` when it is about all of it; or a field of the request. */
            readonly path: string;
            readonly message: string;
            readonly friendlyMessage: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * @description Branch on this; `/docs/errors` explains each. More may come.
         * @enum {string}
         */
        readonly AdvisoryCode: "NON_GS1_PRODUCT_ID" | "PII_SHAPE_DETECTED" | "UNIT_NO_SCANNABLE_LINK" | "DRAFT_DEMOTED" | "EORI_NOT_FOUND" | "RECOMMENDED_FIELD_INVALID" | "RECOMMENDED_FIELD_MISSING" | "BATTERY_DATA_MISSING" | "UNKNOWN_FIELD" | "CERTIFICATE_EXPIRED" | "DUPLICATE_MATERIAL" | "FIBERS_NOT_DESCENDING" | "POLYGON_NOT_CLOSED" | "EUDR_PLOTS_MISSING" | "SVHC_SUBSTANCES_INCONSISTENT" | "TEST_REPORTS_EXPOSED" | "AAS_SUBMODEL_NOT_READ" | "AAS_OPERATOR_UNKNOWN" | "OPERATOR_AUTO_ATTRIBUTED" | "GTIN_AUTO_COPIED" | "EVENT_HASH_SHARED";
        readonly ValidationError: {
            /** @constant */
            readonly success: false;
            /** @constant */
            readonly error: "Validation Failed";
            readonly message: string;
            readonly code: components["schemas"]["ErrorCode"];
            readonly errors: readonly components["schemas"]["ValidationItem"][];
            readonly warnings?: readonly components["schemas"]["AdvisoryItem"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly ValidationItem: {
            readonly path: string;
            readonly message: string;
            readonly friendlyMessage?: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly PaymentRequiredError: {
            /** @constant */
            readonly success: false;
            readonly error: string;
            readonly message: string;
            readonly code?: components["schemas"]["ErrorCode"];
            readonly requestId?: string;
            /** @description With passport_quota_exceeded: what the plan allows and what there is. */
            readonly quota?: {
                /** @enum {string} */
                readonly tier: "pilot" | "micro" | "starter" | "growth" | "scale" | "enterprise";
                readonly activePassports: number;
                readonly passportLimit: number | null;
            } & {
                readonly [key: string]: unknown;
            };
            readonly upgradeUrl?: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly VcReadinessReply: {
            /** @constant */
            readonly success: true;
            readonly page: number;
            readonly limit: number;
            /** @description Not archived, over the whole catalogue. */
            readonly total: number;
            readonly totalPages: number;
            readonly ready: number;
            readonly notReady: number;
            readonly results: readonly components["schemas"]["VcReadinessRow"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly VcReadinessRow: {
            /** Format: uuid */
            readonly id: string;
            readonly productId: string;
            readonly vcReady: boolean;
            readonly blockers: readonly string[];
        } & {
            readonly [key: string]: unknown;
        };
        readonly SealPassportReply: {
            /** @constant */
            readonly success: true;
            readonly message: string;
            readonly digitalSeal: string;
            readonly signingPublicKey: string;
            readonly passport: components["schemas"]["PassportDocument"];
            /** @description Of what is sealed now, as a create would warn of it. Empty for drafts. */
            readonly warnings: readonly components["schemas"]["AdvisoryItem"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly ImportPassportsReply: {
            /** @constant */
            readonly success: true;
            readonly message: string;
            readonly insertedCount: number;
            /** @description Not 0 only with `upsert`. */
            readonly updatedCount: number;
            /** @description One for each row that succeeded, in the order sent. */
            readonly results: readonly ({
                readonly productId: string;
                readonly digitalLinkUri: string;
                readonly vcReady: boolean;
                readonly vcReadyReason: string | null;
                readonly warnings: readonly components["schemas"]["AdvisoryItem"][];
            } & {
                readonly [key: string]: unknown;
            })[];
            /** @description One for each row that failed, starting with `[SKU: <productId>]`. */
            readonly errors?: readonly string[];
        } & {
            readonly [key: string]: unknown;
        };
        readonly BulkError: {
            /** @constant */
            readonly success: false;
            readonly error: string;
            readonly code: components["schemas"]["ErrorCode"];
            readonly errors: readonly string[];
        } & {
            readonly [key: string]: unknown;
        };
        readonly UpdatePassportReply: {
            /** @constant */
            readonly success: true;
            readonly message: string;
            readonly passport: components["schemas"]["PassportDocument"];
            /** @description For a draft: DRAFT_DEMOTED alone, when it was live before. */
            readonly warnings: readonly components["schemas"]["AdvisoryItem"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly DeletePassportReply: {
            /** @constant */
            readonly success: true;
            readonly message: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ChangePassportStatusReply: {
            /** @constant */
            readonly success: true;
            readonly message: string;
            /** @enum {string} */
            readonly status: "ACTIVE" | "RECALLED" | "DECOMMISSIONED";
            readonly passport: components["schemas"]["PassportDocument"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly IngestAasReply: {
            /** @constant */
            readonly success: true;
            readonly message: string;
            /** Format: uuid */
            readonly passportId: string;
            readonly productId: string;
            readonly isSealed: boolean;
            /** @description The seal that came along was verified. */
            readonly signatureVerified: boolean;
            readonly warnings: readonly components["schemas"]["AdvisoryItem"][];
            readonly notices: readonly components["schemas"]["AdvisoryItem"][];
            readonly vcReady: boolean;
            readonly vcReadyReason: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        readonly IngestAasError: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly error: "Bad Request" | "Signature Verification Failed" | "Ingestion Failed";
            readonly message: string;
            readonly code: components["schemas"]["ErrorCode"];
            /** @description Where the first fault is. */
            readonly path?: string;
            /** @description With `AAS_ENVIRONMENT_INVALID`: the first 20 faults. */
            readonly errors?: readonly ({
                readonly path: string;
                readonly message: string;
            } & {
                readonly [key: string]: unknown;
            })[];
        } & {
            readonly [key: string]: unknown;
        };
        readonly ListPassportVersionsReply: {
            /** @constant */
            readonly success: true;
            /** Format: uuid */
            readonly passportId: string;
            readonly productId: string;
            /** @description Newest first. */
            readonly versions: readonly components["schemas"]["PassportVersionSummary"][];
            readonly nextCursor: string | null;
        } & {
            readonly [key: string]: unknown;
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
            readonly changeReason: string;
            /**
             * Format: date-time
             * @description Of the update.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly PassportVersionReply: {
            /** @constant */
            readonly success: true;
            readonly version: components["schemas"]["PassportVersion"];
        } & {
            readonly [key: string]: unknown;
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
            readonly changeReason: string;
            /**
             * Format: date-time
             * @description Of the update.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /** @description Category-specific; every key is kept. */
            readonly metadata: {
                readonly [key: string]: unknown;
            };
            readonly leafHashes: {
                readonly [key: string]: string;
            };
            /** @description The salt of each maskable key that is shown. */
            readonly leafSalts: {
                readonly [key: string]: string;
            };
        } & {
            readonly [key: string]: unknown;
        };
        readonly ValidatePassportReply: {
            /** @constant */
            readonly success: true;
            readonly message: string;
            /** @description Whose rules were applied; `unknown` when none could be. */
            readonly category: string;
            /** @description Empty. */
            readonly errors: readonly unknown[];
            /** @description Only when there are any. */
            readonly warnings?: readonly components["schemas"]["AdvisoryItem"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly PassportValidationError: {
            /** @constant */
            readonly success: false;
            /** @constant */
            readonly error: "Validation Failed";
            readonly message: string;
            readonly code: components["schemas"]["ErrorCode"];
            readonly errors: readonly components["schemas"]["ValidationItem"][];
            readonly warnings?: readonly components["schemas"]["AdvisoryItem"][];
            /** @description Whose rules were applied; `unknown` when none could be. */
            readonly category: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ProductIdError: {
            /** @constant */
            readonly success: false;
            readonly error: string;
            readonly message: string;
            readonly code?: components["schemas"]["ErrorCode"];
            readonly requestId?: string;
            /** @constant */
            readonly category: "unknown";
            readonly errors: readonly unknown[];
        } & {
            readonly [key: string]: unknown;
        };
        readonly ListOperatorsReply: {
            /** @constant */
            readonly success: true;
            readonly count: number;
            /** @description Ordered by name. */
            readonly operators: readonly components["schemas"]["EconomicOperator"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly EconomicOperator: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            /** @description Identifier in a legal registry; immutable. */
            readonly regId: string;
            readonly regIdScheme: ("EORI" | "VAT" | "DUNS" | "NATIONAL" | "OTHER") | null;
            /** @description Free text, such as MANUFACTURER or IMPORTER. */
            readonly role: string;
            readonly archivedAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly CreateOperatorReply: {
            /** @constant */
            readonly success: true;
            readonly message: string;
            readonly operator: components["schemas"]["EconomicOperator"];
            readonly warnings: readonly components["schemas"]["AdvisoryItem"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly MessageOnlyError: {
            /** @constant */
            readonly success: false;
            readonly message: string;
            readonly code?: components["schemas"]["ErrorCode"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly OperatorReply: {
            /** @constant */
            readonly success: true;
            readonly operator: components["schemas"]["EconomicOperator"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly RemoveOperatorReply: {
            /** @constant */
            readonly success: true;
            /** @description False: the operator is gone. */
            readonly archived: boolean;
            /** @description How many passports were archived now; absent when the operator has none. */
            readonly archivedPassports?: number;
        } & {
            readonly [key: string]: unknown;
        };
        readonly RestoreOperatorReply: {
            /** @constant */
            readonly success: true;
            /** @description How many are no longer archived. */
            readonly restoredPassports: number;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ValidateUnitsReply: {
            /** @constant */
            readonly success: true;
            readonly message: string;
            /** @description How many were sent. */
            readonly count: number;
            readonly validCount: number;
            /** @description In the order sent. */
            readonly results: readonly ({
                /** @description Trimmed; null for no text. */
                readonly serialNumber: string | null;
                readonly ok: boolean;
                /** @description Only when not ok. */
                readonly error?: string;
            } & {
                readonly [key: string]: unknown;
            })[];
        } & {
            readonly [key: string]: unknown;
        };
        readonly SerialiseUnitsReply: {
            /** @constant */
            readonly success: true;
            readonly message: string;
            /** @description How many were made. */
            readonly count: number;
            /** @description In the order sent. */
            readonly units: readonly components["schemas"]["BatteryUnit"][];
            /** @description One for each unit that failed, starting with its index: `[0] `. */
            readonly errors?: readonly string[];
            /** @description UNIT_NO_SCANNABLE_LINK, once for all of them. */
            readonly warnings: readonly components["schemas"]["AdvisoryItem"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly BatteryUnit: {
            /** Format: uuid */
            readonly id: string;
            readonly serialNumber: string;
            /** @description A GS1 Digital Link under a GTIN. Under a GRAI it looks like one; else it is the page of the unit. */
            readonly digitalLinkUri: string;
            /** Format: uuid */
            readonly passportId: string;
            /** Format: uuid */
            readonly tenantId: string;
            readonly manufacturedAt: string | null;
            /** @enum {string} */
            readonly status: "IN_SERVICE" | "DECOMMISSIONED" | "RECALLED" | "REPURPOSED" | "REMANUFACTURED" | "REUSED" | "WASTE" | "RECYCLED";
            /** @description When it was recycled. */
            readonly ceasedAt: string | null;
            readonly predecessorUnitId: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description Of the status: telemetry does not count.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly updatedAt: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ListUnitsReply: {
            /** @constant */
            readonly success: true;
            /** @description On this page. */
            readonly count: number;
            readonly productId: string;
            /** @description Newest first. */
            readonly units: readonly components["schemas"]["BatteryUnit"][];
            readonly page: number;
            readonly limit: number;
            readonly total: number;
            readonly totalPages: number;
        } & {
            readonly [key: string]: unknown;
        };
        readonly BatteryUnitDocument: {
            readonly "@context": readonly [
                string,
                {
                    readonly [key: string]: unknown;
                }
            ];
            /** @constant */
            readonly "@type": "BatteryUnit";
            readonly "@id": string;
            /** Format: uuid */
            readonly id: string;
            readonly serialNumber: string;
            readonly digitalLinkUri: string;
            /** @enum {string} */
            readonly status: "IN_SERVICE" | "DECOMMISSIONED" | "RECALLED" | "REPURPOSED" | "REMANUFACTURED" | "REUSED" | "WASTE" | "RECYCLED";
            readonly manufacturedAt: string | null;
            /** Format: date-time */
            readonly createdAt: string;
            /** Format: date-time */
            readonly updatedAt: string;
            /** @description The passport, as its owner sees it. */
            readonly ofModel: components["schemas"]["PassportDocument"];
            /** @description The newest event that measures something, not merged with others. */
            readonly currentState: ({
                /** @description Percent, 0 to 100. */
                readonly stateOfHealth: number | null;
                readonly cycleCount: number | null;
                readonly remainingCapacityAh: number | null;
                readonly temperatureC: number | null;
                /** Format: date-time */
                readonly recordedAt: string;
            } & {
                readonly [key: string]: unknown;
            }) | null;
            /** @description The 500 most recent events, newest first by recordedAt. */
            readonly dynamicData: readonly ({
                /** @constant */
                readonly "@type": "BatteryUnitEvent";
                /** @enum {string} */
                readonly eventType: "SOH_MEASUREMENT" | "CHARGE_CYCLE" | "STATUS_CHANGE" | "NEGATIVE_EVENT" | "OTHER";
                /** @description Percent, 0 to 100. */
                readonly stateOfHealth: number | null;
                readonly cycleCount: number | null;
                readonly remainingCapacityAh: number | null;
                readonly temperatureC: number | null;
                /** @enum {string} */
                readonly status?: "IN_SERVICE" | "DECOMMISSIONED" | "RECALLED" | "REPURPOSED" | "REMANUFACTURED" | "REUSED" | "WASTE" | "RECYCLED";
                readonly payload: unknown;
                /** Format: date-time */
                readonly recordedAt: string;
            } & {
                readonly [key: string]: unknown;
            })[];
            /** @description Resolved at the public address alone. */
            readonly repurposedFrom: null;
            /** @description Resolved at the public address alone. */
            readonly successorUnits: readonly unknown[];
        } & {
            readonly [key: string]: unknown;
        };
        readonly RecordUnitEventReply: {
            /** @constant */
            readonly success: true;
            readonly message: string;
            readonly event: components["schemas"]["UnitEvent"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly UnitEvent: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly batteryUnitId: string;
            /** Format: uuid */
            readonly tenantId: string;
            /** @enum {string} */
            readonly eventType: "SOH_MEASUREMENT" | "CHARGE_CYCLE" | "STATUS_CHANGE" | "NEGATIVE_EVENT" | "OTHER";
            /** @description Percent, 0 to 100. */
            readonly stateOfHealth: number | null;
            readonly cycleCount: number | null;
            readonly remainingCapacityAh: number | null;
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
             * @description ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly recordedAt: string;
            /**
             * Format: date-time
             * @description When it arrived.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ListUnitEventsReply: {
            /** @constant */
            readonly success: true;
            /** @description On this page. */
            readonly count: number;
            readonly serialNumber: string;
            /** @description Newest first by recordedAt, then by arrival. */
            readonly events: readonly components["schemas"]["UnitEvent"][];
            readonly nextCursor: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        readonly RecordUnitEventsReply: {
            /** @constant */
            readonly success: true;
            readonly message: string;
            /** @description How many were recorded. */
            readonly count: number;
            /** @description In the order sent. */
            readonly events: readonly components["schemas"]["UnitEvent"][];
            /** @description One for each event that failed, starting with its index: `[0] `. */
            readonly errors?: readonly string[];
        } & {
            readonly [key: string]: unknown;
        };
        readonly ListFacilitiesReply: {
            /** @constant */
            readonly success: true;
            /** @description On this page. */
            readonly count: number;
            /** @description Newest first. */
            readonly facilities: readonly components["schemas"]["Facility"][];
            readonly page: number;
            readonly limit: number;
            readonly total: number;
            readonly totalPages: number;
        } & {
            readonly [key: string]: unknown;
        };
        readonly Facility: {
            /** Format: uuid */
            readonly id: string;
            /** @description GLN-13. */
            readonly gln: string;
            readonly name: string;
            readonly activity: string | null;
            readonly streetAddress: string | null;
            readonly city: string | null;
            readonly postalCode: string | null;
            /** @description ISO 3166-1 alpha-2. */
            readonly country: string;
            readonly operatorId: string | null;
            /** Format: uuid */
            readonly tenantId: string;
            /**
             * Format: date-time
             * @description ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly updatedAt: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly CreateFacilityReply: {
            /** @constant */
            readonly success: true;
            readonly message: string;
            readonly facility: components["schemas"]["Facility"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly FacilityReply: {
            /** @constant */
            readonly success: true;
            readonly facility: components["schemas"]["Facility"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly DeleteFacilityReply: {
            /** @constant */
            readonly success: true;
        } & {
            readonly [key: string]: unknown;
        };
        readonly RequestGrantReply: {
            /** @constant */
            readonly success: true;
            readonly message: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ListGrantsReply: {
            /** @constant */
            readonly success: true;
            /** @description On this page. */
            readonly count: number;
            readonly page: number;
            readonly limit: number;
            readonly total: number;
            readonly totalPages: number;
            /** @description PENDING, ACTIVE, DENIED, REVOKED; newest first in each. */
            readonly grants: readonly components["schemas"]["AccessGrant"][];
            /** @description Requests of strangers that found no room since the workspace began, those among them that made room for others. */
            readonly refusedRequests: {
                readonly count: number;
                readonly lastAt: string | null;
            } & {
                readonly [key: string]: unknown;
            };
        } & {
            readonly [key: string]: unknown;
        };
        readonly AccessGrant: {
            /** Format: uuid */
            readonly id: string;
            /**
             * @description An ACTIVE one past its expiresAt opens nothing, either.
             * @enum {string}
             */
            readonly status: "PENDING" | "ACTIVE" | "DENIED" | "REVOKED";
            /** @enum {string} */
            readonly kind: "LEGITIMATE_INTEREST" | "AUTHORITY";
            readonly granteeName: string;
            readonly granteeEmail: string | null;
            readonly organization: string | null;
            readonly purpose: string | null;
            /**
             * @description PASSPORT: it and its units. UNIT: that unit and what its ofModel holds, not the address of the passport. TENANT: all of the workspace.
             * @enum {string}
             */
            readonly scopeType: "UNIT" | "PASSPORT" | "TENANT";
            readonly passportId: string | null;
            readonly batteryUnitId: string | null;
            /** @enum {string} */
            readonly issuerType: "TENANT" | "PLATFORM" | "REQUEST";
            /** @description Null: issued by an API key. */
            readonly issuerEmail: string | null;
            readonly decidedAt: string | null;
            /** @description A user email or api-key:<id>. */
            readonly decidedBy: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly expiresAt: string;
            readonly revokedAt: string | null;
            /** @description May lag by a second. */
            readonly lastUsedAt: string | null;
            /** @description May lag by a second. */
            readonly useCount: number;
            /**
             * Format: date-time
             * @description ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /** @description False: the platform issued it to an authority. */
            readonly revocable: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        readonly GrantWithTokenReply: {
            /** @constant */
            readonly success: true;
            readonly grant: components["schemas"]["AccessGrant"];
            /** @description Shown once; the server keeps its hash alone. */
            readonly token: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly GrantReply: {
            /** @constant */
            readonly success: true;
            readonly grant: components["schemas"]["AccessGrant"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly DenyGrantsReply: {
            /** @constant */
            readonly success: true;
            readonly message: string;
            /** @description How many were denied. */
            readonly count: number;
            /** @description One for each id, in the order sent. */
            readonly results: readonly ({
                /** @description As sent. */
                readonly id: string;
                readonly ok: boolean;
                /** @description Where it was denied. */
                readonly grant?: components["schemas"]["AccessGrant"];
                /** @description Else: not there, not PENDING, of another operator, or named twice. */
                readonly error?: string;
            } & {
                readonly [key: string]: unknown;
            })[];
        } & {
            readonly [key: string]: unknown;
        };
        readonly CaptureUntpEventReply: {
            /** @constant */
            readonly status: "success";
            /**
             * Format: uuid
             * @description The server's; of a repeated credential the first one.
             */
            readonly eventId: string;
            /** @constant */
            readonly untpVerified: true;
        } & {
            readonly [key: string]: unknown;
        };
        readonly CaptureError: {
            /** @constant */
            readonly success: false;
            readonly error: string;
            readonly message: string;
            readonly code?: components["schemas"]["ErrorCode"];
            readonly requestId?: string;
            readonly errors?: readonly ({
                /** @description JSON pointer into the body. */
                readonly path?: string;
                /** @description Of the event that was refused. */
                readonly index?: number;
                readonly code?: components["schemas"]["EpcisProblemCode"];
                readonly message: string;
            } & {
                readonly [key: string]: unknown;
            })[];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * @description Branch on this; `/docs/errors` explains each. More may come.
         * @enum {string}
         */
        readonly EpcisProblemCode: "WRONG_TYPE" | "MISSING_MEMBER" | "UNKNOWN_MEMBER" | "UNKNOWN_TYPE" | "INVALID_URI" | "INVALID_TIME" | "INVALID_TIME_ZONE_OFFSET" | "INVALID_VERSION" | "INVALID_UNIT" | "INVALID_HEX" | "UNKNOWN_ACTION" | "UNKNOWN_WORD" | "RESERVED_URI" | "EMPTY_LIST" | "DUPLICATE_VALUE" | "WHAT_MISSING" | "ILMD_NOT_ALLOWED";
        readonly EpcisDocument: {
            /** @enum {string} */
            readonly type: "EPCISDocument" | "EPCISQueryDocument";
        } & {
            readonly [key: string]: unknown;
        };
        readonly CaptureEpcisDocumentReply: {
            /** @constant */
            readonly status: "success";
            /** @description How many of the events are stored, new or before. */
            readonly captured: number;
            readonly results: readonly ({
                /** @description In the eventList, from 0. */
                readonly index: number;
                /**
                 * Format: uuid
                 * @description The server's; of a repeated event the first one.
                 */
                readonly eventId: string;
                readonly eventType: string;
                /** @description Members that were not stored: none, an event is stored as sent. */
                readonly ignoredFields: readonly string[];
                /** @description EVENT_HASH_SHARED: an event with other content has the same EPCIS event hash. */
                readonly warnings?: readonly components["schemas"]["AdvisoryItem"][];
            } & {
                readonly [key: string]: unknown;
            })[];
            readonly errors: readonly ({
                readonly index: number;
                readonly message: string;
            } & {
                readonly [key: string]: unknown;
            })[];
        } & {
            readonly [key: string]: unknown;
        };
        readonly GetEventReply: {
            /** @constant */
            readonly success: true;
            readonly event: components["schemas"]["CapturedEvent"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly CapturedEvent: {
            /** Format: uuid */
            readonly eventId: string;
            /** @description EPCIS Event Hash ID; of a credential the SHA-256 of its canonical form without proof. */
            readonly eventHash: string;
            readonly eventType: string;
            /**
             * Format: date-time
             * @description ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly capturedAt: string;
            /** @description It came in a credential that was verified. */
            readonly isUntpCompliant: boolean;
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
        } & {
            readonly [key: string]: unknown;
        };
        readonly LineageReply: {
            /** @constant */
            readonly success: true;
            readonly lineage: components["schemas"]["LineageNode"];
            /** @description There is more than 10000 nodes, 1000 levels or 2 MiB; the nearest are shown. */
            readonly truncated: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        readonly LineageNode: {
            /** Format: uuid */
            readonly eventId: string;
            readonly eventType: string;
            readonly bizStep: string | null;
            readonly disposition: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly eventTime: string;
            /** @description As sent: the first 100, of at most 4096 characters together. */
            readonly epcs: readonly string[];
            /** @description How many there are. */
            readonly epcCount: number;
            /** @description bizLocation. */
            readonly location: string | null;
            readonly readPoint: string | null;
            /** @description With eudrPlotId, where the credential says it. */
            readonly originLocation: ({
                readonly latitude: number;
                readonly longitude: number;
            } & {
                readonly [key: string]: unknown;
            }) | null;
            /** @description It came in a credential that was verified. */
            readonly isUntpCompliant: boolean;
            readonly issuerDid: string | null;
            readonly signer: string | null;
            readonly erroneous: boolean;
            /** @description Events that this one descends from; a shared one stands below each. */
            readonly parents: readonly components["schemas"]["LineageNode"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly PassportLineageReply: {
            /** @constant */
            readonly success: true;
            /** Format: uuid */
            readonly passportId: string;
            /** @description From the last event of each thing of the product, newest first; at most 100. */
            readonly lineage: readonly components["schemas"]["LineageNode"][];
            /** @description There is more than 10000 nodes, 1000 levels or 2 MiB; the nearest are shown. */
            readonly truncated: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        readonly EventAuditReply: {
            /** @constant */
            readonly success: true;
            /** Format: uuid */
            readonly eventId: string;
            /** @description Somebody signed for it, and everything holds. */
            readonly compliant: boolean;
            readonly errors: readonly string[];
            /**
             * Format: date-time
             * @description ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly auditedAt: string;
            /** @description Whose the signature is; null where a key of a workspace proves it. */
            readonly certificate: ({
                readonly subject: string;
                readonly issuer: string;
                readonly validFrom: string;
                readonly validTo: string;
            } & {
                readonly [key: string]: unknown;
            }) | null;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ListWebhookSubscriptionsReply: {
            /** @constant */
            readonly success: true;
            /** @description Oldest first, at most 25; without their secrets. */
            readonly subscriptions: readonly components["schemas"]["WebhookSubscription"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly WebhookSubscription: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly tenantId: string;
            readonly url: string;
            readonly events: readonly string[];
            /** @description False: switched off, by the workspace, by a receiver that answered 410, or after five days without success. */
            readonly isActive: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly updatedAt: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly CreateWebhookSubscriptionReply: {
            /** @constant */
            readonly success: true;
            readonly message: string;
            readonly subscription: components["schemas"]["WebhookSubscriptionWithSecret"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly WebhookSubscriptionWithSecret: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly tenantId: string;
            readonly url: string;
            readonly events: readonly string[];
            /** @description False: switched off, by the workspace, by a receiver that answered 410, or after five days without success. */
            readonly isActive: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly updatedAt: string;
            /** @description Shown once. What follows whsec_ is base64. */
            readonly secret: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly WebhookSubscriptionReply: {
            /** @constant */
            readonly success: true;
            readonly subscription: components["schemas"]["WebhookSubscription"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly DeleteWebhookSubscriptionReply: {
            /** @constant */
            readonly success: true;
            readonly message: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly RotateWebhookSecretReply: {
            /** @constant */
            readonly success: true;
            readonly message: string;
            readonly subscription: components["schemas"]["WebhookSubscriptionWithSecret"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly WebhookTestReply: {
            /** @constant */
            readonly success: true;
            /**
             * @description The first that the subscription names.
             * @enum {string}
             */
            readonly event: "passport.ingested" | "passport.updated" | "passport.sealed" | "passport.recalled" | "passport.status_updated";
            readonly url: string;
            /** @description Whether a 2xx came within 5 seconds. */
            readonly delivered: boolean;
            /** @description Null: nobody answered. */
            readonly statusCode: number | null;
            readonly error: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ListWebhookDeliveriesReply: {
            /** @constant */
            readonly success: true;
            /** @description In this answer. */
            readonly count: number;
            /** @description Newest first; kept for 30 days. */
            readonly deliveries: readonly components["schemas"]["WebhookDelivery"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly WebhookDelivery: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly subscriptionId: string;
            /** @enum {string} */
            readonly event: "passport.ingested" | "passport.updated" | "passport.sealed" | "passport.recalled" | "passport.status_updated";
            /** @enum {string} */
            readonly status: "PENDING" | "DELIVERED" | "FAILED";
            /** @description Attempts after the first. */
            readonly retryCount: number;
            readonly lastAttempt: string | null;
            /** @description When it is sent next, at the earliest. While it is being sent, when it will be again if nothing is heard of that. */
            readonly nextRetryAt: string | null;
            /** @description Of the last attempt; null when nobody answered. */
            readonly responseStatus: number | null;
            readonly errorMessage: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly RetryWebhookDeliveryReply: {
            /** @constant */
            readonly success: true;
            readonly delivery: components["schemas"]["WebhookDelivery"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly WhoamiReply: {
            /** @constant */
            readonly success: true;
            readonly tenant: {
                /** Format: uuid */
                readonly id: string;
                readonly name: string;
                readonly subdomain: string;
                /** @enum {string} */
                readonly tier: "pilot" | "micro" | "starter" | "growth" | "scale" | "enterprise";
                /** @enum {string} */
                readonly subscriptionStatus: "active" | "trialing" | "past_due" | "canceled";
            } & {
                readonly [key: string]: unknown;
            };
            readonly auth: {
                /** @enum {string} */
                readonly role: "TENANT_ADMIN" | "BRAND_OPERATOR" | "COMPLIANCE_OFFICER" | "AUDITOR" | "INTEGRATION";
                readonly permissions: readonly string[];
                readonly isApiKeySession: boolean;
                /** @description Null: workspace-wide. */
                readonly operatorId: string | null;
            } & {
                readonly [key: string]: unknown;
            };
            readonly usage: {
                readonly activePassports: number;
                /** @description Null: unlimited. */
                readonly passportLimit: number | null;
            } & {
                readonly [key: string]: unknown;
            };
        } & {
            readonly [key: string]: unknown;
        };
        readonly VerifySealReply: {
            /** @constant */
            readonly success: true;
            readonly verified: boolean;
            /** @description Why it is not verified; when it is, what the seal does not cover, and whether no operator was declared. */
            readonly message?: string;
            /** @description Only when verified. */
            readonly certificate?: {
                readonly subject: string;
                readonly issuer: string;
                readonly validFrom: string;
                readonly validTo: string;
                readonly chainValid: boolean;
                readonly keyMatchesProof: boolean;
            } & {
                readonly [key: string]: unknown;
            };
            readonly timestamp?: {
                readonly present: boolean;
                readonly genTime: string | null;
                readonly timeAuthenticated: boolean;
                readonly note?: string;
            } & {
                readonly [key: string]: unknown;
            };
            /** @description Whether metadata.gtin or metadata.grai is the product id, and so seals it. */
            readonly productBound: boolean;
            /** @description What a seal of this document says nothing about: the product id, unless it is bound, the economic operator, the facility, the status, the enrichment, and whatever else stands beside the metadata. */
            readonly notCovered: readonly string[];
        } & {
            readonly [key: string]: unknown;
        };
        readonly ListAuditLogReply: {
            /** @constant */
            readonly success: true;
            /** @description Newest first. */
            readonly entries: readonly components["schemas"]["AuditEntry"][];
            readonly nextCursor: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        readonly AuditEntry: {
            /** Format: uuid */
            readonly id: string;
            /** @description From 1, without a gap. */
            readonly seq: number;
            readonly action: string;
            /** @description A user email, api-key:<id>, system, or anonymous. */
            readonly actor: string;
            readonly targetType: string;
            readonly targetId: string;
            /**
             * Format: date-time
             * @description ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly at: string;
            readonly ip: string | null;
            readonly details: {
                readonly [key: string]: unknown;
            };
            /** @description Over this entry and previousHash. */
            readonly hash: string;
            /** @description 64 zeros before the first entry. */
            readonly previousHash: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ListNotificationsReply: {
            /** @constant */
            readonly success: true;
            /** @description Newest first. */
            readonly notifications: readonly components["schemas"]["Notification"][];
            readonly nextCursor: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        readonly Notification: {
            /** Format: uuid */
            readonly id: string;
            /** @description What happened, such as operator.created. */
            readonly kind: string;
            readonly message: string;
            readonly targetType: string;
            readonly targetId: string;
            readonly readAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly NotificationReply: {
            /** @constant */
            readonly success: true;
            readonly notification: components["schemas"]["Notification"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly ResolverDescription: {
            readonly name: string;
            readonly resolverRoot: string;
            readonly supportedPrimaryKeys: readonly string[];
            readonly supportedLinkType: readonly ({
                readonly namespace: string;
                readonly prefix: string;
            } & {
                readonly [key: string]: unknown;
            })[];
            readonly linkTypeDefaultCanBeLinkset: boolean;
            readonly jsonLdContextLocation: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly DidDocument: {
            readonly "@context": readonly string[];
            readonly id: string;
            readonly verificationMethod: readonly ({
                /** @description Ends in #key-N, or #key-N-multikey. */
                readonly id: string;
                /** @enum {string} */
                readonly type: "JsonWebKey2020" | "Multikey";
                readonly controller: string;
                readonly publicKeyJwk?: {
                    readonly kty: string;
                    readonly crv: string;
                    readonly x: string;
                } & {
                    readonly [key: string]: unknown;
                };
                readonly publicKeyMultibase?: string;
            } & {
                readonly [key: string]: unknown;
            })[];
            readonly assertionMethod: readonly string[];
            readonly authentication: readonly string[];
        } & {
            readonly [key: string]: unknown;
        };
        readonly CredentialType: {
            /** @description The address of this document. */
            readonly vct: string;
            readonly name: string;
            readonly description: string;
            readonly display: readonly ({
                readonly locale: string;
                readonly name: string;
            } & {
                readonly [key: string]: unknown;
            })[];
            readonly claims: readonly ({
                readonly path: readonly (string | number | null)[];
                /**
                 * @description Whether it can be kept back.
                 * @enum {string}
                 */
                readonly sd: "always" | "never";
                readonly mandatory?: boolean;
            } & {
                readonly [key: string]: unknown;
            })[];
        } & {
            readonly [key: string]: unknown;
        };
        readonly JsonLdContext: {
            readonly "@context": {
                readonly [key: string]: unknown;
            };
        } & {
            readonly [key: string]: unknown;
        };
        readonly MaterialsReply: {
            /** @description By kind, then by name. */
            readonly materials: readonly components["schemas"]["Material"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly Material: {
            /** @description Stable. */
            readonly id: string;
            readonly name: string;
            /** @enum {string} */
            readonly kind: "material" | "fiber" | "chemistry" | "substance" | "hazard" | "crm";
            readonly casNumber: string | null;
            readonly description: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description A JSON Schema, draft-07. */
        readonly CategoryJsonSchema: {
            /** @constant */
            readonly $schema: "http://json-schema.org/draft-07/schema#";
            readonly $id: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ComposeGtinReply: {
            /** @constant */
            readonly success: true;
            /** @description GTIN-14. */
            readonly gtin: string;
            readonly gs1CompanyPrefix: string;
            readonly itemRef: string;
            /** @description One digit, as text. */
            readonly checkDigit: string;
            /** @description Where this server resolves the GTIN. */
            readonly digitalLink: string;
            readonly note: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly Gs1DataError: {
            /** @constant */
            readonly success: false;
            readonly error: string;
            readonly message: string;
            readonly code: components["schemas"]["Gs1ErrorCode"];
            readonly requestId?: string;
            /** @description Everything that is wrong, by position. */
            readonly problems: readonly components["schemas"]["Gs1Problem"][];
            /** @description Bracketed readings in which separators that seem lost are put back, likeliest first. */
            readonly suggestions?: readonly string[];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * @description Branch on this; `/docs/errors` explains each. More may come.
         * @enum {string}
         */
        readonly Gs1ErrorCode: "NON_DIGIT" | "INVALID_CHARACTER" | "TOO_SHORT" | "TOO_LONG" | "CHECK_DIGIT_MISMATCH" | "NOT_ZERO" | "INVALID_URI" | "INVALID_PERCENT_ENCODING" | "DOT_SEGMENT" | "MISSING_PRIMARY_KEY" | "UNKNOWN_APPLICATION_IDENTIFIER" | "QUALIFIER_NOT_ALLOWED" | "QUALIFIER_OUT_OF_ORDER" | "QUALIFIER_IN_QUERY" | "DUPLICATE_APPLICATION_IDENTIFIER" | "ATTRIBUTE_NOT_ALLOWED" | "EMPTY_INPUT" | "INPUT_TOO_LONG" | "UNEXPECTED_SEPARATOR" | "INVALID_BRACKETS" | "MISSING_SYMBOLOGY_IDENTIFIER" | "UNSUPPORTED_SYMBOLOGY_IDENTIFIER" | "MANDATORY_ASSOCIATION_MISSING" | "INVALID_PAIR" | "INVALID_DICTIONARY" | "CHECK_CHARACTERS_MISMATCH" | "INVALID_COMPANY_PREFIX" | "INVALID_PADDING" | "INVALID_MONTH" | "INVALID_DAY" | "INVALID_HOUR" | "INVALID_MINUTE" | "INVALID_SECOND" | "ZERO_VALUE" | "LEADING_ZERO" | "NOT_ZERO_OR_ONE" | "NOT_HYPHEN" | "NON_DIGIT_REQUIRED" | "INVALID_WINDING_DIRECTION" | "INVALID_IMPORTER_INDEX" | "INVALID_LATITUDE" | "INVALID_LONGITUDE" | "UNKNOWN_COUNTRY" | "UNKNOWN_CURRENCY" | "UNKNOWN_MEDIA_TYPE" | "UNKNOWN_PACKAGE_TYPE" | "UNKNOWN_SEX" | "MALFORMED_SEQUENCE" | "POSITION_EXCEEDS_TOTAL" | "NOT_COMPRESSED" | "INVALID_COMPRESSION" | "COUPON_FIELD_MISSING" | "COUPON_FIELD_TRUNCATED" | "COUPON_INVALID_LENGTH_INDICATOR" | "COUPON_INVALID_FIELD" | "COUPON_DATES_REVERSED" | "COUPON_EXCESS_DATA" | "NO_ROOM" | "ONE_INPUT_EXPECTED";
        readonly Gs1Problem: {
            readonly code: components["schemas"]["Gs1ErrorCode"];
            readonly message: string;
            /** @description Index in the input of the first character at fault. */
            readonly start: number;
            /** @description Index after the last character at fault. */
            readonly end: number;
            readonly applicationIdentifier?: string;
            /** @description The member of the request it stands in. */
            readonly field?: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly DecodeGs1Reply: {
            /** @constant */
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
        } & {
            readonly [key: string]: unknown;
        };
        readonly DecodeGs1BatchReply: {
            /** @constant */
            readonly success: true;
            readonly count: number;
            /** @description One per item, in their order. */
            readonly results: readonly (components["schemas"]["DecodeGs1Success"] | components["schemas"]["DecodeGs1Failure"])[];
        } & {
            readonly [key: string]: unknown;
        };
        readonly DecodeGs1Success: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly ok: "true";
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
        } & {
            readonly [key: string]: unknown;
        };
        readonly DecodeGs1Failure: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly ok: "false";
            readonly error: string;
            readonly code: components["schemas"]["Gs1ErrorCode"];
            /** @description Everything that is wrong, by position. */
            readonly problems: readonly components["schemas"]["Gs1Problem"][];
            /** @description Bracketed readings in which separators that seem lost are put back, likeliest first. */
            readonly suggestions?: readonly string[];
        } & {
            readonly [key: string]: unknown;
        };
        readonly RotateSigningKeyReply: {
            /** @constant */
            readonly success: true;
            readonly message: string;
            /** @description The new key, PEM. */
            readonly publicKey: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly LogInReply: {
            /** @constant */
            readonly success: true;
            /** @description A JWT; send it as a bearer token. */
            readonly token: string;
            /** @description For X-CSRF-Token, when the cookie is used. */
            readonly csrfToken: string;
            /**
             * Format: date-time
             * @description ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly expiresAt: string;
            /** @description A second factor was proved in this session. */
            readonly mfa: boolean;
            readonly user: components["schemas"]["SessionUser"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly SessionUser: {
            /** Format: uuid */
            readonly id: string;
            readonly email: string;
            /** @enum {string} */
            readonly role: "TENANT_ADMIN" | "BRAND_OPERATOR" | "COMPLIANCE_OFFICER" | "AUDITOR" | "INTEGRATION" | "SUPER_ADMIN";
            /** @description Null: an administrator of the platform. */
            readonly tenantId: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        readonly DoneReply: {
            /** @constant */
            readonly success: true;
            readonly message: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly SessionReply: {
            /** @constant */
            readonly success: true;
            /**
             * Format: date-time
             * @description ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly expiresAt: string;
            /** @description A second factor was proved in this session. */
            readonly mfa: boolean;
            readonly user: components["schemas"]["SessionUser"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly EnrollMfaReply: {
            /** @constant */
            readonly success: true;
            /** @description For a QR code. */
            readonly otpauthUri: string;
            /** @description The same in base32, for typing. */
            readonly secret: string;
            readonly recoveryCodes: readonly string[];
        } & {
            readonly [key: string]: unknown;
        };
        readonly ListUsersReply: {
            /** @constant */
            readonly success: true;
            readonly count: number;
            readonly users: readonly components["schemas"]["User"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly User: {
            /** Format: uuid */
            readonly id: string;
            readonly email: string;
            /** @enum {string} */
            readonly role: "TENANT_ADMIN" | "BRAND_OPERATOR" | "COMPLIANCE_OFFICER" | "AUDITOR" | "INTEGRATION";
            /** @description Logging in takes a second factor. */
            readonly mfa: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly updatedAt: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly UserReply: {
            /** @constant */
            readonly success: true;
            readonly user: components["schemas"]["User"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly DeleteUserReply: {
            /** @constant */
            readonly success: true;
            readonly message: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ListApiKeysReply: {
            /** @constant */
            readonly success: true;
            readonly count: number;
            readonly apiKeys: readonly components["schemas"]["ApiKey"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly ApiKey: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            /**
             * @description How the secret starts.
             * @example dpp_key_1a2b3c4d
             */
            readonly prefix: string;
            /** @enum {string} */
            readonly role: "TENANT_ADMIN" | "BRAND_OPERATOR" | "COMPLIANCE_OFFICER" | "AUDITOR" | "INTEGRATION";
            /** @description Null: all of the role's. */
            readonly permissions: readonly ("passport:read" | "passport:create" | "passport:update" | "passport:seal" | "operator:read" | "operator:create" | "operator:write" | "battery:read" | "battery:write" | "facility:read" | "facility:write" | "grant:read" | "grant:write" | "webhook:read" | "webhook:write" | "key:read" | "key:write" | "audit:read" | "user:read" | "user:write")[] | null;
            /** @description Null: workspace-wide. */
            readonly operatorId: string | null;
            readonly expiresAt: string | null;
            readonly revokedAt: string | null;
            /** @description To the minute. */
            readonly lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly CreateApiKeyReply: {
            /** @constant */
            readonly success: true;
            readonly apiKey: components["schemas"]["ApiKey"];
            /** @description Shown once. */
            readonly secret: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly RevokeApiKeyReply: {
            /** @constant */
            readonly success: true;
            readonly message: string;
            readonly apiKey: components["schemas"]["ApiKey"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly ListTenantsReply: {
            /** @constant */
            readonly success: true;
            /** @description On this page. */
            readonly count: number;
            /** @description Oldest first. */
            readonly tenants: readonly components["schemas"]["Tenant"][];
            readonly nextCursor: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        readonly Tenant: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            /** @description First label of the workspace host. */
            readonly subdomain: string;
            /** @enum {string} */
            readonly tier: "pilot" | "micro" | "starter" | "growth" | "scale" | "enterprise";
            /** @enum {string} */
            readonly subscriptionStatus: "active" | "trialing" | "past_due" | "canceled";
            /** @description Null: the tier's. */
            readonly passportLimit: number | null;
            /** @description Stands in the seal certificate. */
            readonly legalId: string | null;
            /** @description Sessions write with a second factor only. */
            readonly mfaRequired: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        readonly CreateTenantReply: {
            /** @constant */
            readonly success: true;
            readonly tenant: components["schemas"]["Tenant"];
            readonly user: {
                /** Format: uuid */
                readonly id: string;
                readonly email: string;
                /** @constant */
                readonly role: "TENANT_ADMIN";
            } & {
                readonly [key: string]: unknown;
            };
        } & {
            readonly [key: string]: unknown;
        };
        readonly TenantReply: {
            /** @constant */
            readonly success: true;
            readonly tenant: components["schemas"]["Tenant"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly HealthReply: {
            /** @constant */
            readonly status: "OK";
            readonly service: string;
            /**
             * Format: date-time
             * @description ISO 8601 UTC with milliseconds.
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly timestamp: string;
            readonly apiVersion: string;
            /** @description SemVer of what this server adds to the contract, marked `x-extension`. */
            readonly extensionVersion: string;
            /** @description SemVer of the server itself. */
            readonly serverVersion: string;
            /** @description Of the source; "unknown" when not injected. */
            readonly commit: string;
            /** @description As injected; else "unknown". */
            readonly builtAt: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ReadyReply: {
            /** @enum {string} */
            readonly status: "READY" | "UNAVAILABLE";
            /** @description Of each by its name: "up", "read-only" (it answers and refuses writes), "down". */
            readonly dependencies: {
                readonly [key: string]: "up" | "read-only" | "down";
            };
        } & {
            readonly [key: string]: unknown;
        };
        readonly VersionReply: {
            /** @constant */
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
        } & {
            readonly [key: string]: unknown;
        };
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
                    readonly "application/json": components["schemas"]["BriefError"];
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
                /** @description `linkset`: all links (RFC 9264). A link type such as `gs1:pip`: redirects to what it stands for; 404 for one that passports have no link of. */
                readonly linkType?: string;
            };
            readonly header?: never;
            readonly path: {
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
                    readonly "application/json": components["schemas"]["BriefError"];
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
                /** @description `linkset`: all links (RFC 9264). A link type such as `gs1:pip`: redirects to what it stands for; 404 for one that passports have no link of. */
                readonly linkType?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly gtin14: string;
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
                    readonly "application/json": components["schemas"]["BriefError"];
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
                    readonly "application/json": components["schemas"]["BriefError"];
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
                /** @description `linkset`: all links (RFC 9264). A link type such as `gs1:pip`: redirects to what it stands for; 404 for one that passports have no link of. */
                readonly linkType?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly grai: string;
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
                    readonly "application/json": components["schemas"]["BriefError"];
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
                    readonly "application/json": components["schemas"]["BriefError"];
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
                /** @description From 1. */
                readonly page?: string;
                /** @description 1 to 100, default 10. */
                readonly limit?: string;
                /** @description Exact match on metadata.category. */
                readonly category?: string;
                /** @description Exact match. */
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
                /** @description 1 to 255 visible ASCII characters. A retry within 24 hours replays the reply. */
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
                    readonly "application/json": (components["schemas"]["ValidationError"] | components["schemas"]["StandardError"]) | components["schemas"]["BriefError"];
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
                /** @description 1 to 200, default 100. */
                readonly limit?: string;
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
            readonly header?: never;
            readonly path: {
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
                /** @description 1 to 255 visible ASCII characters. A retry within 24 hours replays the reply. */
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
            readonly header?: never;
            readonly path: {
                /** @description The UUID. */
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
                    readonly "application/json": (components["schemas"]["ValidationError"] | components["schemas"]["StandardError"]) | components["schemas"]["StandardError"];
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
            readonly header?: never;
            readonly path: {
                /** @description The UUID. */
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeletePassportReply"];
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
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updatePassportStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The UUID, or the productId. */
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
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
                /** @description Default: the operator that the environment names, the credential's, that of the one passport of the product, the workspace's first. */
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
                    readonly "application/json": (components["schemas"]["ValidationError"] | components["schemas"]["IngestAasError"]) | components["schemas"]["StandardError"];
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
                /** @description 1 to 200, default 100. */
                readonly limit?: string;
                /** @description nextCursor of the page before. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path: {
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
                readonly id: string;
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
                    readonly "application/json": (components["schemas"]["PassportValidationError"] | components["schemas"]["ProductIdError"] | components["schemas"]["BriefError"]) | components["schemas"]["BriefError"];
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
                    readonly "application/json": (components["schemas"]["PassportValidationError"] | components["schemas"]["ProductIdError"] | components["schemas"]["BriefError"]) | components["schemas"]["BriefError"];
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
                /** @description `png` (default) or `svg`, in any case. */
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
                    readonly "application/json": components["schemas"]["StandardError"];
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
                /** @description `png` (default) or `svg`, in any case. */
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
                    readonly "application/json": components["schemas"]["StandardError"];
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
    readonly listOperators: {
        readonly parameters: {
            readonly query?: {
                /** @description Which operators: archived ones, or active ones (default). */
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
                    readonly "application/json": components["schemas"]["MessageOnlyError"];
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
                /** @description The UUID, or the productId. */
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
                /** @description From 1; what is no number is 1. */
                readonly page?: string;
                /** @description 1 to 200; what is no number is 100. */
                readonly limit?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description The UUID, or the productId. */
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
                /** @description The UUID, or the productId. */
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
                    readonly "application/json": (components["schemas"]["BulkError"] | components["schemas"]["StandardError"]) | components["schemas"]["StandardError"];
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
    readonly listBatteryUnitEvents: {
        readonly parameters: {
            readonly query?: {
                /** @description 1 to 500, default 100. */
                readonly limit?: string;
                /** @description nextCursor of the page before. */
                readonly cursor?: string;
                /** @description Recorded then or later. */
                readonly from?: string;
                /** @description Recorded then or earlier. */
                readonly to?: string;
                readonly eventType?: "SOH_MEASUREMENT" | "CHARGE_CYCLE" | "STATUS_CHANGE" | "NEGATIVE_EVENT" | "OTHER";
            };
            readonly header?: never;
            readonly path: {
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
                /** @description 1 to 255 visible ASCII characters. A retry within 24 hours replays the reply. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
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
                /** @description 1 to 255 visible ASCII characters. A retry within 24 hours replays the reply. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
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
                /** @description From 1. */
                readonly page?: string;
                /** @description 1 to 200, default 100. */
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
                /** @description UUID of a passport. */
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
            /** @description The request does not fit its schema. */
            readonly 400: {
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
                    readonly granteeName?: string;
                    readonly granteeEmail?: string;
                    readonly organization?: string;
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
            /** @description The request does not fit its schema. */
            readonly 400: {
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
                /** @description From 1. */
                readonly page?: string;
                /** @description 1 to 200, default 100. */
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
    readonly approveGrantRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
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
    readonly revokeGrant: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
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
                /** @description Things in epcList or childEPCs, with commas between them: as EPC or GS1 Digital Link, or a pattern such as urn:epc:idpat:sgtin:9506000.013435.* */
                readonly MATCH_epc?: string;
                /** @description The same, wherever an event names them. */
                readonly MATCH_anyEPC?: string;
                /** @description 1 to 500, default 100. */
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
                /** @description 1 to 255 visible ASCII characters. A retry within 24 hours replays the reply. */
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
                /** @description 1 to 255 visible ASCII characters. A retry within 24 hours replays the reply. */
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
                /** @description The server's id, as it is or behind urn:uuid:, or the eventID that the event came with. */
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
                /** @description The server's id, as it is or behind urn:uuid:, or the eventID that the event came with. */
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
                /** @description UUID or productId. */
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
                /** @description The server's id, as it is or behind urn:uuid:, or the eventID that the event came with. */
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
                readonly status?: "PENDING" | "DELIVERED" | "FAILED";
                /** @description Those of one subscription. */
                readonly subscriptionId?: string;
                readonly event?: "passport.ingested" | "passport.updated" | "passport.sealed" | "passport.recalled" | "passport.status_updated";
                /** @description 1 to 200, default 50. */
                readonly limit?: string;
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
    readonly retryWebhookDelivery: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
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
    readonly listAuditLog: {
        readonly parameters: {
            readonly query?: {
                /** @description 1 to 500, default 100. */
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
    readonly listNotifications: {
        readonly parameters: {
            readonly query?: {
                /** @description 1 to 200, default 50. */
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
    readonly markNotificationRead: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
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
                /** @description Of this kind alone. What is no kind is ignored. */
                readonly kind?: "material" | "fiber" | "chemistry" | "substance" | "hazard" | "crm";
                /** @description Name, id, CAS number or a part of the description; case and accents aside. */
                readonly search?: string;
                /** @description Brought within 1 to 1000. Default: 1000. */
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
                /** @description The category; upper case is taken for lower. */
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
                /** @description UUID of a published passport: its public document is in the page, as data. A battery unit has the seal of its model. */
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
                    readonly "application/json": components["schemas"]["BriefError"];
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
    readonly listTenants: {
        readonly parameters: {
            readonly query?: {
                /** @description 1 to 200, default 100. */
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
                    readonly "application/json": components["schemas"]["TenantReply"];
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
                        readonly openapi: string;
                    } & {
                        readonly [key: string]: unknown;
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
    readonly getPassportPicture: {
        readonly parameters: {
            readonly query?: {
                /** @description A capability token, `dpp_li_…` or `dpp_auth_…`, where it is not sent as Bearer. One that opens nothing here counts as none. */
                readonly grant?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
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
                    readonly "application/json": components["schemas"]["BriefError"];
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
                    /** @constant */
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
                    /** @description The passport as the public saw it when it happened. */
                    readonly data: components["schemas"]["PassportDocument"];
                } & {
                    readonly [key: string]: unknown;
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
                    /** @constant */
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
                    /** @description The passport as the public saw it when it happened. */
                    readonly data: components["schemas"]["PassportDocument"];
                } & {
                    readonly [key: string]: unknown;
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
                    /** @constant */
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
                    /** @description The passport as the public saw it when it happened. */
                    readonly data: components["schemas"]["PassportDocument"];
                } & {
                    readonly [key: string]: unknown;
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
                    /** @constant */
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
                    /** @description The passport as the public saw it when it happened. */
                    readonly data: components["schemas"]["PassportDocument"];
                } & {
                    readonly [key: string]: unknown;
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
                    /** @constant */
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
                    /** @description The passport as the public saw it when it happened. */
                    readonly data: components["schemas"]["PassportDocument"];
                } & {
                    readonly [key: string]: unknown;
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
