import type { Explanations } from '../help.js';

/** Explanations of fields of toys, in Spanish. */
export const toys: Explanations = {
  'Youngest age the toy is meant for, such as 3+':
    'Edad mínima a la que se destina el juguete, por ejemplo 3+',
  'Certificates and test reports on chemical properties':
    'Certificados e informes de ensayo sobre propiedades químicas',
  'Whether the toy warns of small parts': 'Si el juguete advierte de piezas pequeñas',
  'Whether edges and points were checked': 'Si se comprobaron los bordes y las puntas',
  'Whether flammability was tested': 'Si se ensayó la inflamabilidad',
  'Physical, mechanical and fire safety': 'Seguridad física, mecánica y contra el fuego',
  'Colour image clear enough to know the toy by':
    'Imagen en color lo bastante clara para reconocer el juguete',
  'Statement that the toy meets the requirements, or whether it was made':
    'Declaración de que el juguete cumple los requisitos, o si se hizo',
  'Statement that the manufacturer alone answers for the passport':
    'Declaración de que solo el fabricante responde del pasaporte',
  'Union acts the toy complies with': 'Actos de la Unión que cumple el juguete',
  'Harmonised standards and common specifications applied':
    'Normas armonizadas y especificaciones comunes aplicadas',
  'Union acts whose declaration of conformity the passport replaces':
    'Actos de la Unión cuya declaración de conformidad sustituye el pasaporte',
  'Notified body that intervened': 'Organismo notificado que intervino',
  'Allergenic fragrances above 10 mg/kg': 'Fragancias alergénicas por encima de 10 mg/kg',
  'Where consumers can report on the toy: page, mailbox or telephone number':
    'Dónde pueden informar los consumidores sobre el juguete: página, buzón o número de teléfono',
  'Instructions for use': 'Instrucciones de uso',
};
