import type { Explanations } from '../help.js';

/** Explanations of fields of electronics, in Spanish. */
export const electronics: Explanations = {
  'Model identifier of the supplier': 'Identificador del modelo del proveedor',
  'Power drawn in standby; 0 where the product has no standby mode':
    'Potencia consumida en modo de espera; 0 si el producto no tiene ese modo',
  'Power drawn in standby mode': 'Potencia consumida en modo de espera',
  'Time of use on one charge': 'Tiempo de uso con una carga',
  'Recycled share of the plastic parts': 'Proporción reciclada de las piezas de plástico',
  'How well the product can be repaired': 'En qué medida puede repararse el producto',
  'How long the product lasts': 'Cuánto dura el producto',
  'Repairability and durability, each from 0 to 10':
    'Reparabilidad y durabilidad, cada una de 0 a 10',
  'How to return the product at the end of its life':
    'Cómo devolver el producto al final de su vida',
  'Repairability class on the energy label, A best':
    'Clase de reparabilidad en la etiqueta energética, A es la mejor',
  'Energy efficiency class on the energy label, A best':
    'Clase de eficiencia energética en la etiqueta energética, A es la mejor',
  'Registration number of the model in EPREL': 'Número de registro del modelo en EPREL',
  'Whether the product keeps the limits of hazardous substances':
    'Si el producto respeta los límites de sustancias peligrosas',
  'Exemptions made use of, by number, such as 6(c)':
    'Exenciones utilizadas, por número, por ejemplo 6(c)',
  'Category of the equipment, 1 to 6': 'Categoría del aparato, 1 a 6',
  'Registration number of the producer': 'Número de registro del productor',
  'How long spare parts can be had after the last sale':
    'Cuánto tiempo hay piezas de recambio tras la última venta',
  'Day until which updates of the software are provided':
    'Día hasta el que se ofrecen actualizaciones del programa',
  'Whether the user can remove the battery': 'Si el usuario puede extraer la batería',
  'GTIN of the battery inside': 'GTIN de la batería incorporada',
  'Critical raw materials in the product': 'Materias primas fundamentales en el producto',
  'Protection against dust and water (IEC 60529)':
    'Protección contra el polvo y el agua (IEC 60529)',
  'Falls the product withstood without a defect': 'Caídas que el producto soportó sin defecto',
  'Energy used in a year': 'Energía consumida en un año',
};
