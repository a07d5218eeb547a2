import { z } from 'zod';
import { succeeded } from '../../../platform/http/field-schemas.js';
import {
  declaredCarrierFields,
  declaredCarrierSchema,
  levelField,
  symbologyField,
} from '../../../representations/carrier/declared-carrier.js';

export const declareCarrierBody = z.looseObject(declaredCarrierFields).meta({
  id: 'DeclareCarrierRequest',
  description: 'How the code on the product is printed. It takes the place of `dataCarrier`.',
});

const drawnCarrier = z
  .looseObject({
    symbology: symbologyField,
    content: z.string().meta({
      description: 'What a reader gives; in an element string U+001D stands between data fields.',
    }),
    text: z.array(z.string()).meta({
      description: 'Letters for below the code: GS1 keys, or the link where there are none.',
    }),
    xDimensionMm: z.number().meta({ description: 'Width of one module.' }),
    quietZoneModules: z.int().meta({ description: 'Light border on each side, in modules.' }),
    errorCorrectionLevel: levelField
      .nullable()
      .meta({ description: 'Null for a symbology without levels.' }),
    symbolMm: z.number().meta({ description: 'Width and height of the symbol.' }),
    sizeMm: z.number().meta({ description: 'Width and height with the quiet zone.' }),
  })
  .meta({ id: 'DrawnCarrier', description: 'The code as it is drawn.' });

export const passportCarrierReply = z
  .looseObject({
    success: succeeded,
    declared: declaredCarrierSchema
      .meta({ id: 'DeclaredCarrier', description: 'How the code on the product is printed.' })
      .nullable()
      .meta({ description: '`dataCarrier` of the metadata; null where nothing is declared.' }),
    isUnfit: z.boolean().meta({
      description:
        'True where `dataCarrier` of the metadata is no declaration; it is drawn by the defaults.',
    }),
    carrier: drawnCarrier,
  })
  .meta({ id: 'PassportCarrierReply' });
