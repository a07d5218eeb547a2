import { chemistryRows } from './battery-chemistries.js';
import { fiberRows } from './fibers.js';
import { hazardRows } from './hazards.js';
import { toMaterials, type Material } from './material.js';
import { metalRows } from './metals.js';
import { polymerRows } from './polymers.js';
import { productMaterialRows } from './product-materials.js';
import { rawMaterialRows } from './raw-materials.js';
import { substanceRows } from './substances.js';

/** Every entry of the vocabulary, kind by kind. */
export const MATERIALS: readonly Material[] = [
  ...toMaterials('material', [...metalRows, ...polymerRows, ...productMaterialRows]),
  ...toMaterials('fiber', fiberRows),
  ...toMaterials('chemistry', chemistryRows),
  ...toMaterials('substance', substanceRows),
  ...toMaterials('hazard', hazardRows),
  ...toMaterials('crm', rawMaterialRows),
];
