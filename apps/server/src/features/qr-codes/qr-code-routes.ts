import { z } from 'zod';
import { defineRoute, type RouteDeps } from '../../platform/http/route.js';
import { idParam, passportParam } from '../../platform/http/field-schemas.js';
import { attachment } from './attachment.js';
import { drawPassportQr, drawUnitQr, type QrCodeDeps } from './draw-qr-code.js';
import { binary, passportLabelsBody, passportQrQuery, qrQuery } from './qr-code-schemas.js';
import { parseQrOptions } from './qr-options.js';
import { writeLabels } from './write-labels.js';

const tag = 'QR Codes';

type QrRouteDeps = RouteDeps & QrCodeDeps;

const imageReplies = {
  200: {
    description: 'The image, as an attachment.',
    mediaTypes: {
      'image/png': binary('Black and white, opaque; `pHYs` states an X-dimension of 0.495 mm.'),
      'image/svg+xml': z.string(),
    },
  },
};

const badOption =
  'format must be png or svg; size must be a number; ecl must be M, Q or H; hri needs format svg.';

export const qrCodeRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/passports/{id}/qr',
    extension: { parameters: ['link'] },
    operationId: 'getPassportQrCode',
    tag,
    summary: 'QR code of a passport',
    description:
      "By UUID or productId. A plain QR code of the passport's digitalLinkUri, exactly `size` pixels wide, quiet zone included.",
    access: 'passport:read',
    rejection: 'standard',
    params: z.object({ id: passportParam }),
    query: passportQrQuery,
    replies: imageReplies,
    errors: {
      400: badOption,
      404: 'No such passport in this workspace.',
    },
    async handle(deps: QrRouteDeps, { caller, params, query }) {
      const options = parseQrOptions(query);
      const image = await drawPassportQr(deps, caller, { idOrProductId: params.id, options });
      const { fileName, contentType, content } = image;
      return attachment(fileName, { contentType, content });
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/v1/units/{id}/qr',
    operationId: 'getBatteryUnitQrCode',
    tag,
    summary: 'QR code of a battery unit',
    description:
      "A plain QR code of the unit's digitalLinkUri, also where that is no GS1 Digital Link, and of a unit that was recycled. Else as the code of a passport.",
    access: 'battery:read',
    rejection: 'standard',
    params: z.object({ id: idParam('battery unit') }),
    query: qrQuery,
    replies: imageReplies,
    errors: {
      400: badOption,
      404: 'UNIT_NOT_FOUND: no such unit in this workspace.',
    },
    async handle(deps: QrRouteDeps, { caller, params, query }) {
      const options = parseQrOptions(query);
      const image = await drawUnitQr(deps, caller, { id: params.id, options });
      const { fileName, contentType, content } = image;
      return attachment(fileName, { contentType, content });
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/v1/passports/labels',
    operationId: 'bulkExportPassportLabels',
    heavy: true,
    tag,
    summary: 'QR codes of many passports and battery units as a ZIP',
    description:
      'Streamed: one image per passport or unit, then `manifest.json` with `included` (`id`, `file`, `uri`) and `skipped` (`id`, `reason`: NOT_FOUND, OPERATOR_SCOPE_FORBIDDEN, DUPLICATE). Nothing is stored.',
    access: 'passport:read',
    gated: false,
    rejection: 'standard',
    body: passportLabelsBody,
    replies: {
      200: {
        description: 'The archive, as an attachment.',
        mediaTypes: { 'application/zip': binary('Files are stored, not compressed.') },
      },
    },
    errors: {
      400: badOption,
    },
    async handle(deps: QrRouteDeps, { caller, body }) {
      const options = parseQrOptions(body);
      const content = await writeLabels(deps, caller, { ids: body.ids, options });
      return attachment('labels.zip', { contentType: 'application/zip', content });
    },
  }),
];
