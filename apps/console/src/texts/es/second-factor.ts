/** Setting up the second factor, and its recovery codes. */
import type { Section } from '../catalogue.js';

export const secondFactor: Section<'secondFactor'> = {
  title: 'Configurar su segundo factor',
  lead: 'Con él, su contraseña sola no da acceso a nadie. Hace falta un minuto y una aplicación de autenticación en su teléfono.',
  isOn: 'Su segundo factor está activado',
  isOnLead: 'Cada inicio de sesión pide un código de su aplicación de autenticación.',
  start: 'Empezar',
  scan: '1. Escanee este código con la aplicación',
  qrCode: 'Código QR con el secreto para su aplicación de autenticación',
  noCamera: '¿No tiene cámara a mano? Escriba esta clave en la aplicación:',
  copyKey: 'Copiar la clave',
  type: '2. Escriba las seis cifras que muestra',
  code: 'Código de la aplicación',
  wrong:
    'Este código no coincide. Espere al siguiente y escríbalo; quizá el reloj de su teléfono no está en hora.',
  turnOn: 'Activar',
  codesTitle: 'Guarde estos códigos de recuperación',
  codesLead:
    'Solo se muestran esta vez. Cada uno le da acceso una vez si pierde el teléfono. Imprímalos o guárdelos en un gestor de contraseñas.',
  save: 'Guardar como texto',
  print: 'Imprimir',
  saved: 'He guardado los códigos donde los encontraré sin mi teléfono.',
  done: 'Terminar',
  leave:
    'Los códigos solo se muestran esta vez. Antes de salir, guárdelos, cópielos, imprímalos o marque la casilla.',
  turnedOn: 'Su segundo factor está activado.',
  renew: 'Crear códigos de recuperación nuevos',
  renewLead: 'Los diez códigos que tiene dejan entonces de funcionar.',
  turnOff: 'Desactivar',
  turnedOff: 'Su segundo factor está desactivado.',
  proof: 'Código de la aplicación o código de recuperación',
};
