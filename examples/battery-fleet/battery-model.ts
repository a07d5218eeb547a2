import { readFile } from 'node:fs/promises';
import type {
  CreateFacilityRequest,
  CreateOperatorRequest,
  CreatePassportRequest,
} from '@dpp/client';

/** Who answers for a battery model, where it is made, and its passport. */
export interface BatteryModel {
  readonly operator: CreateOperatorRequest;
  readonly facility: CreateFacilityRequest;
  readonly passport: CreatePassportRequest;
}

export async function readModel(): Promise<BatteryModel> {
  const file = new URL('../data/battery.json', import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')) as BatteryModel;
}
