export { MATERIAL_KINDS } from './materials/material.js';
export type { Material, MaterialKind } from './materials/material.js';
export { searchMaterials } from './materials/search-materials.js';
export type { MaterialSearch } from './materials/search-materials.js';
