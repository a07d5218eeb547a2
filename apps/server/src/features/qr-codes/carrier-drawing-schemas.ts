import { labelSheetNames } from '@dpp/gs1/carriers';
import { z } from 'zod';
import {
  declaredCarrierFields,
  levelField,
  symbologyField,
} from '../../representations/carrier/declared-carrier.js';

const decimal = (pattern: RegExp, description: string) =>
  z.string().regex(pattern, 'Not a number.').transform(Number).optional().meta({ description });

const hriDescription =
  'Whether letters stand with the code: the GS1 keys, or the link where there are none.';

const link = z.enum(['auto', 'digital-link', 'product']).optional().meta({
  description:
    '`digital-link`: the digitalLinkUri. `product`: `/id/{workspace}/{productId}`, in a sandbox the digitalLinkUri. `auto` (default): the first where the product has a GS1 key, else the second. A GS1 DataMatrix holds no link.',
});

export const carrierQuery = z.object({
  symbology: symbologyField.optional().meta({ description: 'Default: as declared, else `QR`.' }),
  xDimensionMm: decimal(
    /^[0-9]{1,3}(?:\.[0-9]{1,9})?$/,
    'Width of one module, 0.1 to 5. Default: as declared, else 0.495.',
  ),
  quietZoneModules: decimal(
    /^[0-9]{1,3}$/,
    'Light border in modules. Default: as declared for this symbology, else 4 for `QR` and 1 for the others.',
  ),
  errorCorrectionLevel: levelField.optional().meta({
    description: 'For `QR` alone. Default: as declared, else `Q`.',
  }),
  hri: z
    .stringbool()
    .optional()
    .meta({ description: `${hriDescription} Default false.` }),
});

export const passportCarrierQuery = carrierQuery.extend({ link });

export const carrierSheetsBody = z
  .looseObject({
    ids: z.array(z.string().min(1).max(256)).min(1).max(200).meta({
      description:
        'Passports by UUID or productId, battery units by UUID, in the order of the labels. One that is named twice has two labels.',
    }),
    sheet: z.enum(labelSheetNames as [string, ...string[]]).meta({
      description:
        'Label stock of A4: columns, rows, then width and height of a label in millimetres.',
    }),
    start: z.int().min(1).max(65).optional().meta({
      description:
        'Place of the first label on a sheet that was used before: 1 is the top left, then along the row. Default 1.',
    }),
    symbology: symbologyField.optional().meta({ description: 'Default: as declared, else `QR`.' }),
    xDimensionMm: declaredCarrierFields.xDimensionMm
      .optional()
      .meta({ description: 'Width of one module. Default: as declared, else 0.495.' }),
    quietZoneModules: declaredCarrierFields.quietZoneModules,
    errorCorrectionLevel: levelField.optional().meta({
      description: 'For `QR` alone. Default: as declared, else `Q`.',
    }),
    hri: z
      .boolean()
      .optional()
      .meta({ description: `${hriDescription} Default true.` }),
    link,
  })
  .meta({ id: 'CarrierSheetsRequest' });
