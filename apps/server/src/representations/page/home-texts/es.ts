import type { HomeTexts } from './en.js';

export const es: HomeTexts = {
  title: 'Buscar el pasaporte de un producto',
  intro:
    'Un pasaporte de producto dice de qué está hecho un producto, de dónde viene y cómo repararlo, devolverlo o reciclarlo. El código del producto lleva a él, y cualquiera puede leerlo.',
  workspace: 'Pasaportes de {workspace}',
  ask: 'Número debajo del código, o enlace',
  open: 'Abrir',
  hint: 'A menudo 14 dígitos, después de «(01)» o «GTIN». Con una cámara, escanee el código: no hace falta ninguna aplicación.',
  unread:
    'Esto no es ni un número de debajo de un código ni su enlace. Compárelo con el producto, dígito a dígito.',
  samples: 'Ejemplos',
  samplesNote:
    'Productos inventados de empresas inventadas. Están aquí porque este servidor muestra una demostración.',
  more: 'Más en este servidor',
  sealTitle: 'Comprobar un sello',
  sealText: '¿Se cambió un pasaporte después de sellarlo?',
  consoleTitle: 'Entrar en la consola',
  consoleText: 'Para empresas que publican pasaportes aquí',
  docsTitle: 'Documentación de la API',
  docsText: 'Para programas que leen o escriben pasaportes',
  operator: 'Quién gestiona este servidor',
  name: 'Operador',
  address: 'Dirección',
  contact: 'Preguntas',
  privacy: 'Privacidad',
  responsibility: 'El operador guarda los pasaportes. De lo que dicen responde cada empresa.',
};
