/** Signing in, and what leads back in. */
import type { Section } from '../catalogue.js';

export const door: Section<'door'> = {
  title: 'Iniciar sesión',
  email: 'Correo electrónico',
  password: 'Contraseña',
  show: 'Mostrar',
  showPassword: 'Mostrar la contraseña',
  signIn: 'Iniciar sesión',
  forgot: 'He olvidado mi contraseña',
  noAccount:
    '¿Aún no tiene cuenta? El administrador del espacio de trabajo de su empresa le invita por correo.',
  language: 'Idioma',
  wrong: 'El correo, la contraseña o el código no es correcto. Por su seguridad no decimos cuál.',
  tooMany: {
    one: 'Demasiados intentos. De nuevo en {count} minuto.',
    other: 'Demasiados intentos. De nuevo en {count} minutos.',
  },
  emailMissing: 'Escriba la dirección con la que fue invitado.',
  passwordMissing: 'Escriba su contraseña.',
  codeTitle: 'Su segundo factor',
  codeLead:
    'Abra la aplicación de autenticación en su teléfono y escriba las seis cifras que muestra para {email}.',
  code: 'Código de la aplicación',
  codeHelp: 'El código cambia cada 30 segundos. Se envía en cuanto está la sexta cifra.',
  recoveryCode: 'Código de recuperación',
  recoveryHelp: 'Uno de los diez códigos que guardó. Cada uno le da acceso una vez.',
  continue: 'Continuar',
  useRecovery: 'Usar un código de recuperación',
  useApp: 'Usar el código de la aplicación',
  noPhone: 'Ya no tengo mi teléfono',
  noPhoneHelp:
    'Use uno de los diez códigos de recuperación que guardó. Sin ellos, un administrador de su espacio de trabajo puede restablecer el segundo factor en Personas.',
  somebodyElse: 'Iniciar sesión como otra persona',
  ticketOver: 'Los cinco minutos para el código han pasado. Escriba de nuevo su contraseña.',
  forgotTitle: 'Una contraseña nueva',
  forgotLead:
    'Escriba su dirección. Si existe una cuenta con ella, llega un enlace por correo; sirve una vez, durante una hora.',
  sendLink: 'Enviar el enlace',
  linkSent:
    'Si existe una cuenta con {email}, el enlace está en camino. Mire también en el correo no deseado.',
  noMail:
    'Este servidor no envía correos. Un administrador de su espacio de trabajo puede darle un enlace.',
  back: 'Volver al inicio de sesión',
  resetTitle: 'Elegir una contraseña nueva',
  newPassword: 'Contraseña nueva',
  passwordHelp: 'Al menos {min} caracteres. Varias palabras que recuerde son mejores que signos.',
  passwordShort: { one: 'Falta {count} carácter.', other: 'Faltan {count} caracteres.' },
  setPassword: 'Establecer la contraseña',
  resetDone:
    'Su contraseña está establecida y todas las sesiones han terminado. Inicie sesión con la nueva.',
  linkWrong:
    'Este enlace no funciona. Quizá ya se ha usado, tiene más de una hora o está incompleto.',
  newLink: 'Pedir un enlace nuevo',
  invitationTitle: 'Le damos la bienvenida a {workspace}',
  invitationLead:
    'Se le ha invitado como {role}, con la dirección {email}. La invitación termina el {date}.',
  invitationWrong:
    'Esta invitación no funciona. Quizá se ha usado, ha caducado o se ha anulado. Pida otra a quien le invitó.',
  demoTitle: 'Entrando en la demostración',
  demoWrong: 'Este enlace ya no funciona. Inicie de nuevo el servidor: muestra otro.',
  name: 'Su nombre',
  nameHelp: 'Tal como lo ven sus colegas junto a lo que usted hace.',
  choosePassword: 'Elija una contraseña',
  accept: 'Aceptar e iniciar sesión',
  status: '¿Funciona el servicio?',
  roles: {
    TENANT_ADMIN: 'administrador',
    BRAND_OPERATOR: 'responsable de producto',
    COMPLIANCE_OFFICER: 'responsable de cumplimiento',
    AUDITOR: 'auditor',
    INTEGRATION: 'integrador',
    SUPER_ADMIN: 'administrador de la plataforma',
  },
};
