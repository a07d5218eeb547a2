import type { CarrierQuery } from '@dpp/client';
import { client } from '../../server/client.js';

/** What a code stands for. */
export type CodeOf = 'passport' | 'unit';

/** Kind of code, as the server names it. */
export type Symbology = NonNullable<CarrierQuery['symbology']>;

export const symbologies: readonly Symbology[] = ['QR', 'DATAMATRIX', 'GS1_DATAMATRIX'];

interface Aborted {
  readonly signal: AbortSignal;
}

/** Calls that draw one code: in millimetres as declared, and as a QR code in pixels. */
export const carrierCalls = {
  passport: {
    svg: (id: string, design: CarrierQuery, options?: Aborted) =>
      client.qrCodes.getCarrierSvg(id, { ...design, ...options }),
    pdf: (id: string, design: CarrierQuery) => client.qrCodes.getCarrierPdf(id, design),
    png: (id: string) => client.qrCodes.getPng(id, { size: 1024, link: 'auto' }),
  },
  unit: {
    svg: (id: string, design: CarrierQuery, options?: Aborted) =>
      client.qrCodes.getUnitCarrierSvg(id, { ...design, ...options }),
    pdf: (id: string, design: CarrierQuery) => client.qrCodes.getUnitCarrierPdf(id, design),
    png: (id: string) => client.qrCodes.getUnitPng(id, { size: 1024 }),
  },
} as const;
