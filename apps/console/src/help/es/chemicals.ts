import type { Explanations } from '../help.js';

/** Explanations of fields of chemicals, in Spanish. */
export const chemicals: Explanations = {
  'Hazard statement codes, such as H319, or hazard classes; empty where there are none':
    'Códigos de indicaciones de peligro, por ejemplo H319, o clases de peligro; vacío si no hay',
  'Safety data sheet': 'Ficha de datos de seguridad',
  'Safety data sheet, as a document reference':
    'Ficha de datos de seguridad, como referencia a un documento',
  'Whether a substance of very high concern is present above 0.1 % by mass':
    'Si hay una sustancia extremadamente preocupante por encima del 0,1 % en masa',
  'Substances of very high concern above 0.1 % by mass':
    'Sustancias extremadamente preocupantes por encima del 0,1 % en masa',
  'Signal word on the label': 'Palabra de advertencia de la etiqueta',
  'Hazard pictograms on the label': 'Pictogramas de peligro de la etiqueta',
  'Precautionary statement codes, such as P280 or P301+P312':
    'Códigos de consejos de prudencia, por ejemplo P280 o P301+P312',
  'Unique formula identifier': 'Identificador único de la fórmula',
  'CAS number of the substance': 'Número CAS de la sustancia',
  'EC number of the substance': 'Número CE de la sustancia',
  'REACH registration number': 'Número de registro REACH',
  'Content of volatile organic compounds': 'Contenido de compuestos orgánicos volátiles',
  'Test method': 'Método de ensayo',
  'Share degraded in the test': 'Proporción degradada en el ensayo',
  'Ultimate aerobic biodegradability; surfactants need 60 % or more':
    'Biodegradabilidad aeróbica final; los tensioactivos necesitan un 60 % o más',
  'Type of detergent': 'Tipo de detergente',
  Surfactants: 'Tensioactivos',
  'All substances added on purpose': 'Todas las sustancias añadidas intencionadamente',
  Genus: 'Género',
  Species: 'Especie',
  Strain: 'Cepa',
  'Micro-organisms added on purpose': 'Microorganismos añadidos intencionadamente',
  'How much to use': 'Cuánto hay que usar',
  'What a passport of a detergent holds': 'Qué contiene el pasaporte de un detergente',
  'Physical state, such as liquid': 'Estado físico, por ejemplo líquido',
  'Flash point': 'Punto de inflamación',
};
