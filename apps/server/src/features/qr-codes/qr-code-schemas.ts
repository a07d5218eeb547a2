import { z } from 'zod';

const format = z
  .string()
  .optional()
  .meta({ description: '`png` (default) or `svg`, in any case.' });
const ecl = z
  .string()
  .optional()
  .meta({ description: 'Least error correction level: `M`, `Q` (default) or `H`, in any case.' });
const hriDescription =
  'Whether the GS1 key stands below the symbol in letters; with `png` it is refused.';

const link = z.string().optional().meta({
  description:
    '`digital-link` (default): the digitalLinkUri. `product`: `/id/{workspace}/{productId}`, an ordinary link that leads to the current edition; in a sandbox the digitalLinkUri. `auto`: the first where the product has a GS1 key, else the second.',
});

export const qrQuery = z.object({
  format,
  size: z
    .string()
    .optional()
    .meta({ description: 'Pixels along one side, brought within 128 to 2048. Default 512.' }),
  ecl,
  hri: z.stringbool().optional().meta({ description: hriDescription }),
});

export const passportQrQuery = qrQuery.extend({ link });

export const passportLabelsBody = z
  .looseObject({
    ids: z
      .array(z.string().min(1).max(256))
      .min(1)
      .max(200)
      .meta({ description: 'Passports by UUID or productId, battery units by UUID.' }),
    format,
    size: z
      .union([z.number(), z.string()])
      .optional()
      .meta({ description: 'Pixels along one side, brought within 128 to 2048. Default 512.' }),
    ecl,
    hri: z.boolean().optional().meta({ description: hriDescription }),
    link,
  })
  .meta({ id: 'PassportLabelsRequest', 'x-extension-members': ['link'] });

export const binary = (description: string) => z.string().meta({ description, format: 'binary' });
