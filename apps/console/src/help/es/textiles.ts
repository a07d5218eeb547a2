import type { Explanations } from '../help.js';

/** Explanations of fields of textiles, in Spanish. */
export const textiles: Explanations = {
  'Fibre name as listed in Annex I to Regulation (EU) No 1007/2011':
    'Denominación de la fibra según el anexo I del Reglamento (UE) n.º 1007/2011',
  'Share of the fibres': 'Proporción de las fibras',
  'The textile fibres of the product; their percentages add up to 100':
    'Las fibras textiles del producto; sus porcentajes suman 100',
  'How to wash, dry and iron the product': 'Cómo lavar, secar y planchar el producto',
  'Size label': 'Etiqueta de talla',
  'Whether the product has non-textile parts of animal origin':
    'Si el producto tiene partes no textiles de origen animal',
  'Colour fastness, 5 best': 'Solidez del color, 5 es la mejor',
  'Resistance to pilling, 5 best': 'Resistencia a la formación de bolitas, 5 es la mejor',
  'Change of dimensions in washing; shrinkage is negative':
    'Variación de dimensiones en el lavado; el encogimiento es negativo',
  'Robustness, 10 best': 'Robustez, 10 es la mejor',
  'Washes the product is expected to withstand': 'Lavados que se espera que soporte el producto',
  'How well the product can be recycled, 10 best':
    'En qué medida puede reciclarse el producto, 10 es lo mejor',
  'Fibre fragments released in one wash': 'Fragmentos de fibra liberados en un lavado',
  'Where the yarn was spun': 'Dónde se hiló el hilo',
  'Where the cloth was woven or knitted': 'Dónde se tejió la tela',
  'Where the product was dyed or printed': 'Dónde se tiñó o estampó el producto',
  'Where the product was assembled': 'Dónde se confeccionó el producto',
  'Water used over the life cycle': 'Agua utilizada a lo largo del ciclo de vida',
  'Unit of the value; L where not stated': 'Unidad del valor; L si no se indica',
  'How to have the product repaired': 'Cómo hacer reparar el producto',
  'How to hand the product back': 'Cómo devolver el producto',
};
