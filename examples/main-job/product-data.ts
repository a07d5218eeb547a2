import { readFile } from 'node:fs/promises';
import type {
  CreateFacilityRequest,
  CreateOperatorRequest,
  CreatePassportRequest,
} from '@dpp/client';

/** A file of `examples/data`: who answers for a product, where it is made, and its passport. */
export interface ProductData {
  readonly operator: CreateOperatorRequest;
  readonly facility: CreateFacilityRequest;
  readonly passport: CreatePassportRequest;
}

export async function readProduct(name: 'battery' | 'textile' | 'steel'): Promise<ProductData> {
  const file = new URL(`../data/${name}.json`, import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')) as ProductData;
}
