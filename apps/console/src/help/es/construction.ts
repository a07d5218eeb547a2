import type { Explanations } from '../help.js';

/** Explanations of fields of construction products, in Spanish. */
export const construction: Explanations = {
  'Code of the declaration of performance and conformity':
    'Código de la declaración de prestaciones y de conformidad',
  'Declaration of performance and conformity': 'Declaración de prestaciones y de conformidad',
  'Declaration of performance and conformity, as a document reference':
    'Declaración de prestaciones y de conformidad, como referencia a un documento',
  'Declaration of performance and conformity, under its older name':
    'Declaración de prestaciones y de conformidad, con su nombre anterior',
  'The same declaration under its older name, as a document reference':
    'La misma declaración con su nombre anterior, como referencia a un documento',
  'Recycled share of the product': 'Proporción reciclada del producto',
  'Where it was recovered: pre-consumer, post-consumer or mixed':
    'Dónde se recuperó: preconsumo, posconsumo o mixto',
  'Recycled content of the product': 'Contenido reciclado del producto',
  'Unique code of the product type': 'Código único del tipo de producto',
  'Family of construction products': 'Familia de productos de construcción',
  'Harmonised technical specification, such as EN 13162':
    'Especificación técnica armonizada, por ejemplo EN 13162',
  'European assessment document': 'Documento de evaluación europeo',
  'Assessment and verification system': 'Sistema de evaluación y verificación',
  'Name of the body': 'Nombre del organismo',
  'Number of the body, four digits': 'Número del organismo, cuatro dígitos',
  'Number of its certificate': 'Número de su certificado',
  'Notified body that assessed or verified the performance':
    'Organismo notificado que evaluó o verificó las prestaciones',
  Name: 'Nombre',
  'Declared performance; NULL where none is declared':
    'Prestación declarada; NULL si no se declara ninguna',
  'Unit of the value': 'Unidad del valor',
  'Class of performance': 'Clase de prestación',
  'Standard of the assessment': 'Norma de la evaluación',
  'Declared performance by essential characteristic':
    'Prestaciones declaradas por característica esencial',
  'Class of reaction to fire': 'Clase de reacción al fuego',
  'Compressive strength': 'Resistencia a la compresión',
  'Thermal conductivity': 'Conductividad térmica',
  'Sum of the parts': 'Suma de las partes',
  'From fossil sources': 'De fuentes fósiles',
  'From biogenic sources; stored carbon is negative':
    'De fuentes biogénicas; el carbono almacenado es negativo',
  'From land use and land use change': 'Del uso de la tierra y del cambio de uso de la tierra',
  'Amount of the product the values are for, such as 1 m3':
    'Cantidad de producto a la que se refieren los valores, por ejemplo 1 m3',
  'Module A1A3': 'Módulo A1A3',
  'Module A1': 'Módulo A1',
  'Module A2': 'Módulo A2',
  'Module A3': 'Módulo A3',
  'Module A4': 'Módulo A4',
  'Module A5': 'Módulo A5',
  'Module B1': 'Módulo B1',
  'Module B2': 'Módulo B2',
  'Module B3': 'Módulo B3',
  'Module B4': 'Módulo B4',
  'Module B5': 'Módulo B5',
  'Module B6': 'Módulo B6',
  'Module B7': 'Módulo B7',
  'Module C1': 'Módulo C1',
  'Module C2': 'Módulo C2',
  'Module C3': 'Módulo C3',
  'Module C4': 'Módulo C4',
  'Module D': 'Módulo D',
  'Values by module of the life cycle': 'Valores por módulo del ciclo de vida',
  'Climate change effects over the life cycle':
    'Efectos sobre el cambio climático a lo largo del ciclo de vida',
  'Environmental product declaration': 'Declaración ambiental de producto',
  'Registration number of the environmental product declaration':
    'Número de registro de la declaración ambiental de producto',
  'Estimated service life': 'Vida útil estimada',
  'Name of the part': 'Nombre de la pieza',
  'Its own passport': 'Su propio pasaporte',
  'Key parts that have a passport of their own': 'Piezas clave que tienen pasaporte propio',
  'When it was taken out': 'Cuándo se retiró',
  'Where it was taken out': 'De dónde se retiró',
  'Where a used product comes from': 'De dónde procede un producto usado',
};
