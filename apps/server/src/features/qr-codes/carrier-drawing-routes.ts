import { z } from 'zod';
import { idParam, passportParam } from '../../platform/http/field-schemas.js';
import { defineRoute, type RouteDeps } from '../../platform/http/route.js';
import {
  carrierQuery,
  carrierSheetsBody,
  passportCarrierQuery,
} from './carrier-drawing-schemas.js';
import { drawCarrierFile, type CarrierFileInput } from './draw-carrier-file.js';
import type { QrCodeDeps } from './draw-qr-code.js';
import { attachment } from './attachment.js';
import { binary } from './qr-code-schemas.js';
import { writeSheets } from './write-sheets.js';

type DrawingDeps = RouteDeps & QrCodeDeps;

const shared = {
  method: 'get',
  extension: true,
  tag: 'QR Codes',
  rejection: 'standard',
} as const;

const svgReply = {
  200: {
    description: 'The drawing, as an attachment.',
    mediaTypes: { 'image/svg+xml': z.string() },
  },
};
const pdfReply = {
  200: {
    description: 'The page, as an attachment.',
    mediaTypes: { 'application/pdf': binary('One page, as large as the code and its letters.') },
  },
};

const undrawable =
  'CARRIER_DESIGN_INVALID, CARRIER_KEY_REQUIRED or CARRIER_TOO_LARGE: the code cannot be drawn so.';
const unfit = 'CARRIER_DECLARATION_UNFIT: the request leaves to the declaration what it lacks.';

const ofPassport = {
  ...shared,
  access: 'passport:read',
  params: z.object({ id: passportParam }),
  query: passportCarrierQuery,
  errors: {
    400: undrawable,
    404: 'No such passport in this workspace, by UUID or productId.',
    409: unfit,
  },
} as const;

const ofUnit = {
  ...shared,
  access: 'battery:read',
  params: z.object({ id: idParam('battery unit') }),
  query: carrierQuery,
  errors: { 400: undrawable, 404: 'UNIT_NOT_FOUND: no such unit in this workspace.' },
} as const;

const passportText =
  'By UUID or productId; as declared by its data carrier, where the query says nothing else. Drawn in lines, black on white, with its quiet zone.';
const unitText =
  'As declared by the data carrier of its passport, where the query says nothing else. Drawn in lines, black on white, with its quiet zone.';

export const carrierDrawingRoutes = [
  defineRoute({
    ...ofPassport,
    path: '/api/v1/passports/{id}/carrier.svg',
    operationId: 'getPassportCarrierSvg',
    summary: 'Code of a passport in millimetres, as SVG',
    description: passportText,
    replies: svgReply,
    async handle(deps: DrawingDeps, { caller, params, query }) {
      const { link } = query;
      const input = { of: 'passport', format: 'svg', id: params.id, link } as const;
      return attachmentOf(await drawCarrierFile(deps, caller, { ...input, ...wishes(query) }));
    },
  }),
  defineRoute({
    ...ofPassport,
    path: '/api/v1/passports/{id}/carrier.pdf',
    operationId: 'getPassportCarrierPdf',
    summary: 'Code of a passport in millimetres, as PDF',
    description: passportText,
    replies: pdfReply,
    async handle(deps: DrawingDeps, { caller, params, query }) {
      const { link } = query;
      const input = { of: 'passport', format: 'pdf', id: params.id, link } as const;
      return attachmentOf(await drawCarrierFile(deps, caller, { ...input, ...wishes(query) }));
    },
  }),
  defineRoute({
    ...ofUnit,
    path: '/api/v1/units/{id}/carrier.svg',
    operationId: 'getBatteryUnitCarrierSvg',
    summary: 'Code of a battery unit in millimetres, as SVG',
    description: unitText,
    replies: svgReply,
    async handle(deps: DrawingDeps, { caller, params, query }) {
      const input = { of: 'unit', format: 'svg', id: params.id } as const;
      return attachmentOf(await drawCarrierFile(deps, caller, { ...input, ...wishes(query) }));
    },
  }),
  defineRoute({
    ...ofUnit,
    path: '/api/v1/units/{id}/carrier.pdf',
    operationId: 'getBatteryUnitCarrierPdf',
    summary: 'Code of a battery unit in millimetres, as PDF',
    description: unitText,
    replies: pdfReply,
    async handle(deps: DrawingDeps, { caller, params, query }) {
      const input = { of: 'unit', format: 'pdf', id: params.id } as const;
      return attachmentOf(await drawCarrierFile(deps, caller, { ...input, ...wishes(query) }));
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/v1/passports/label-sheets',
    extension: true,
    operationId: 'createLabelSheets',
    heavy: true,
    tag: 'QR Codes',
    summary: 'Sheets of labels with codes, as PDF',
    description:
      'A4, page after page, one label for each id in their order, each with its code in millimetres and its letters. All of them or none: an id that names nothing, and a code that is larger than a label, refuse the sheets. Nothing is stored.',
    access: 'passport:read',
    gated: false,
    rejection: 'standard',
    body: carrierSheetsBody,
    replies: {
      200: {
        description: 'The sheets, as an attachment.',
        mediaTypes: { 'application/pdf': binary('Pages of A4; to be printed without scaling.') },
      },
    },
    errors: {
      400: `${undrawable} \`id\` names the label.`,
      404: 'LABELS_NOT_FOUND: `ids` lists what names nothing here.',
      409: unfit,
    },
    async handle(deps: DrawingDeps, { caller, body }) {
      const { ids, sheet, start, link, hri = true } = body;
      const asked = askedOf(body);
      const input = { ids, sheet, start, link, hri, asked };
      const content = await writeSheets(deps, caller, input);
      return attachment('label-sheets.pdf', { contentType: 'application/pdf', content });
    },
  }),
];

function wishes(query: z.output<typeof carrierQuery>): Pick<CarrierFileInput, 'asked' | 'hri'> {
  return { asked: askedOf(query), hri: query.hri ?? false };
}

function askedOf({
  symbology,
  xDimensionMm,
  quietZoneModules,
  errorCorrectionLevel,
}: CarrierFileInput['asked']): CarrierFileInput['asked'] {
  return { symbology, xDimensionMm, quietZoneModules, errorCorrectionLevel };
}

function attachmentOf({
  fileName,
  ...raw
}: Awaited<ReturnType<typeof drawCarrierFile>>): ReturnType<typeof attachment> {
  return attachment(fileName, raw);
}
