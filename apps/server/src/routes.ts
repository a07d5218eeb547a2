import { accountRoutes } from './features/account/account-routes.js';
import { apiKeyRoutes } from './features/api-keys/api-key-routes.js';
import { sealVerificationRoutes } from './features/seal-verification/seal-verification-routes.js';
import { auditLogRoutes } from './features/audit-log/audit-log-routes.js';
import { credentialRoutes } from './features/credentials/credential-routes.js';
import { facilityRoutes } from './features/facilities/facility-routes.js';
import { grantRequestRoutes } from './features/grants/grant-request-routes.js';
import { grantRoutes } from './features/grants/grant-routes.js';
import { platformAuditLogRoutes } from './features/audit-log/platform-audit-log-routes.js';
import { platformGrantRoutes } from './features/grants/platform-grant-routes.js';
import { gs1Routes } from './features/gs1/gs1-routes.js';
import { notificationRoutes } from './features/notifications/notification-routes.js';
import { operatorRoutes } from './features/operators/operator-routes.js';
import { aasRoutes } from './features/passports/aas/aas-routes.js';
import { carrierRoutes } from './features/passports/carrier/carrier-routes.js';
import { carrierDrawingRoutes } from './features/qr-codes/carrier-drawing-routes.js';
import { importRoutes } from './features/passports/transfer/import-routes.js';
import { dataPointRoutes } from './features/passports/data-points/data-point-routes.js';
import { editingRoutes } from './features/passports/editing/editing-routes.js';
import { importFileRoutes } from './features/passports/imports/import-file-routes.js';
import { tableImportRoutes } from './features/passports/imports/import-routes.js';
import { jobRoutes } from './features/passports/jobs/job-routes.js';
import { passportEditRoutes } from './features/passports/passport-edit-routes.js';
import { searchRoutes } from './features/passports/catalogue/search-routes.js';
import { revisionRoutes } from './features/passports/revisions/revision-routes.js';
import { passportRoutes } from './features/passports/passport-routes.js';
import { passportVersionRoutes } from './features/passports/versions/passport-version-routes.js';
import { validationRoutes } from './features/passports/rules/validation-routes.js';
import { passportFetchRoutes } from './features/resolution/passport-fetch-routes.js';
import { accessCountRoutes } from './features/resolution/accesses/access-count-routes.js';
import { qrCodeRoutes } from './features/qr-codes/qr-code-routes.js';
import { pictureRoutes } from './features/resolution/pictures/picture-routes.js';
import { productAddressRoutes } from './features/resolution/addresses/product-address-routes.js';
import { resolutionRoutes } from './features/resolution/resolution-routes.js';
import { unitResolutionRoutes } from './features/resolution/units/unit-resolution-routes.js';
import { resolverDescriptionRoutes } from './features/resolution/resolver-description-routes.js';
import { serviceRoutes } from './features/service/service-routes.js';
import { visitorRoutes } from './features/service/visitor-routes.js';
import { invitationRoutes } from './features/sessions/invitations/invitation-routes.js';
import { passwordRoutes } from './features/sessions/passwords/password-routes.js';
import { profileRoutes } from './features/sessions/profile/profile-routes.js';
import { mfaRoutes } from './features/sessions/second-factor/mfa-routes.js';
import { sessionRoutes } from './features/sessions/session-routes.js';
import { batchResolutionRoutes } from './features/resolution/batch-resolution-routes.js';
import { batchRoutes } from './features/passports/batches/batch-routes.js';
import { registryExportRoutes } from './features/registry/exports/registry-export-routes.js';
import { registryMappingRoutes } from './features/registry/mapping/registry-mapping-routes.js';
import { registryReadinessRoutes } from './features/registry/readiness/registry-readiness-routes.js';
import { registryResultRoutes } from './features/registry/results/registry-result-routes.js';
import { requestRoutes } from './features/requests/request-routes.js';
import { signingKeyRoutes } from './features/signing-keys/signing-key-routes.js';
import { ownTenantRoutes } from './features/tenants/own-tenant-routes.js';
import { sandboxRoutes } from './features/tenants/sandbox-routes.js';
import { tenantRoutes } from './features/tenants/tenant-routes.js';
import { todayRoutes } from './features/today/today-routes.js';
import { eventRoutes } from './features/traceability/event-routes.js';
import { eventQueryRoutes } from './features/traceability/query/event-query-routes.js';
import { lineageRoutes } from './features/traceability/lineage/lineage-routes.js';
import { unitEventRoutes } from './features/units/events/unit-event-routes.js';
import { unitSearchRoutes } from './features/units/catalogue/unit-search-routes.js';
import { handOverRoutes } from './features/units/hand-overs/hand-over-routes.js';
import { unitRoutes } from './features/units/unit-routes.js';
import { userRoutes } from './features/users/user-routes.js';
import { verifierPageRoutes } from './features/resolution/verifier/verifier-page-routes.js';
import { deliveryRoutes } from './features/webhooks/deliveries/delivery-routes.js';
import { webhookRoutes } from './features/webhooks/webhook-routes.js';
import { apiTextRoutes } from './features/service/api-text-routes.js';
import { reportSchemaRoutes } from './features/vocabulary/report-schema-routes.js';
import { schemaRoutes } from './features/vocabulary/schema-routes.js';
import { homeRoutes } from './features/resolution/home/home-routes.js';
import { materialsRoutes } from './features/vocabulary/materials-routes.js';
import { vocabularyRoutes } from './features/vocabulary/vocabulary-routes.js';
import type { AnyRoute } from './platform/http/route.js';
import type { ServerDeps } from './server-deps.js';

/**
 * Every operation of the API. Express tries them in this order: the hot paths stand first, and of two
 * paths that match the same address the more specific one.
 */
export const routes: readonly AnyRoute<ServerDeps>[] = [
  ...resolutionRoutes,
  ...productAddressRoutes,
  ...batchResolutionRoutes,
  ...unitResolutionRoutes,
  ...passportRoutes,
  ...searchRoutes,
  ...jobRoutes,
  ...importFileRoutes,
  ...tableImportRoutes,
  ...importRoutes,
  ...passportEditRoutes,
  ...editingRoutes,
  ...dataPointRoutes,
  ...carrierRoutes,
  ...revisionRoutes,
  ...aasRoutes,
  ...passportVersionRoutes,
  ...validationRoutes,
  ...passportFetchRoutes,
  ...qrCodeRoutes,
  ...carrierDrawingRoutes,
  ...accessCountRoutes,
  ...operatorRoutes,
  ...batchRoutes,
  ...unitRoutes,
  ...unitSearchRoutes,
  ...unitEventRoutes,
  ...handOverRoutes,
  ...facilityRoutes,
  ...grantRequestRoutes,
  ...grantRoutes,
  ...platformGrantRoutes,
  ...platformAuditLogRoutes,
  ...eventRoutes,
  ...eventQueryRoutes,
  ...lineageRoutes,
  ...webhookRoutes,
  ...deliveryRoutes,
  ...registryReadinessRoutes,
  ...registryMappingRoutes,
  ...registryExportRoutes,
  ...registryResultRoutes,
  ...accountRoutes,
  ...ownTenantRoutes,
  ...todayRoutes,
  ...sealVerificationRoutes,
  ...auditLogRoutes,
  ...requestRoutes,
  ...notificationRoutes,
  ...resolverDescriptionRoutes,
  ...credentialRoutes,
  ...vocabularyRoutes,
  ...materialsRoutes,
  ...schemaRoutes,
  ...reportSchemaRoutes,
  ...gs1Routes,
  ...signingKeyRoutes,
  ...verifierPageRoutes,
  ...sessionRoutes,
  ...mfaRoutes,
  ...profileRoutes,
  ...passwordRoutes,
  ...invitationRoutes,
  ...userRoutes,
  ...apiKeyRoutes,
  ...sandboxRoutes,
  ...tenantRoutes,
  ...serviceRoutes,
  ...apiTextRoutes,
  ...visitorRoutes,
  ...homeRoutes,
  ...pictureRoutes,
];
