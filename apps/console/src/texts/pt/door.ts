import type { Section } from '../catalogue.js';

/** Signing in, and what leads back in. */
export const door: Section<'door'> = {
  title: 'Iniciar sessão',
  email: 'Correio eletrónico',
  password: 'Palavra-passe',
  show: 'Mostrar',
  showPassword: 'Mostrar a palavra-passe',
  signIn: 'Iniciar sessão',
  forgot: 'Esqueci-me da palavra-passe',
  noAccount:
    'Ainda não tem conta? O administrador do espaço de trabalho da sua empresa convida-o por correio eletrónico.',
  language: 'Língua',
  wrong:
    'O endereço, a palavra-passe ou o código não está correto. Para sua segurança, não dizemos qual.',
  tooMany: {
    one: 'Demasiadas tentativas. De novo dentro de {count} minuto.',
    other: 'Demasiadas tentativas. De novo dentro de {count} minutos.',
  },
  emailMissing: 'Introduza o endereço com que recebeu o convite.',
  passwordMissing: 'Introduza a sua palavra-passe.',
  codeTitle: 'O seu segundo fator',
  codeLead:
    'Abra a aplicação de autenticação no telemóvel e introduza os seis algarismos que mostra para {email}.',
  code: 'Código da aplicação',
  codeHelp: 'O código muda a cada 30 segundos. É enviado assim que o sexto algarismo estiver lá.',
  recoveryCode: 'Código de recuperação',
  recoveryHelp: 'Um dos dez códigos que guardou. Cada um dá acesso uma vez.',
  continue: 'Continuar',
  useRecovery: 'Usar um código de recuperação',
  useApp: 'Usar o código da aplicação',
  noPhone: 'Já não tenho o meu telemóvel',
  noPhoneHelp:
    'Use um dos dez códigos de recuperação que guardou. Sem eles, um administrador do seu espaço de trabalho pode repor o segundo fator em Pessoas.',
  somebodyElse: 'Iniciar sessão como outra pessoa',
  ticketOver: 'Os cinco minutos para o código passaram. Introduza de novo a palavra-passe.',
  forgotTitle: 'Uma nova palavra-passe',
  forgotLead:
    'Introduza o seu endereço. Se existir uma conta com ele, recebe uma ligação por correio eletrónico, válida uma vez, durante uma hora.',
  sendLink: 'Enviar a ligação',
  linkSent:
    'Se existir uma conta com {email}, a ligação vai a caminho. Veja também a pasta de correio não solicitado.',
  noMail:
    'Este servidor não envia correio eletrónico. Um administrador do seu espaço de trabalho pode dar-lhe uma ligação.',
  back: 'Voltar ao início de sessão',
  resetTitle: 'Escolha uma nova palavra-passe',
  newPassword: 'Nova palavra-passe',
  passwordHelp:
    'Pelo menos {min} caracteres. Várias palavras de que se lembre são melhores do que sinais.',
  passwordShort: { one: 'Falta {count} caráter.', other: 'Faltam {count} caracteres.' },
  setPassword: 'Definir a palavra-passe',
  resetDone:
    'A sua palavra-passe está definida e todas as sessões terminaram. Inicie sessão com a nova.',
  linkWrong:
    'Esta ligação não funciona. Pode já ter sido usada, ter mais de uma hora ou estar incompleta.',
  newLink: 'Pedir uma nova ligação',
  invitationTitle: 'Boas-vindas a {workspace}',
  invitationLead:
    'Recebeu um convite como {role}, com o endereço {email}. O convite termina em {date}.',
  invitationWrong:
    'Este convite não funciona. Pode ter sido usado, ter expirado ou ter sido retirado. Peça outro a quem o convidou.',
  demoTitle: 'A entrar na demonstração',
  demoWrong: 'Esta ligação já não funciona. Arranque de novo o servidor: ele mostra outra.',
  name: 'O seu nome',
  nameHelp: 'Como os seus colegas o veem ao lado do que faz.',
  choosePassword: 'Escolha uma palavra-passe',
  accept: 'Aceitar e iniciar sessão',
  status: 'O serviço está a funcionar?',
  roles: {
    TENANT_ADMIN: 'administrador',
    BRAND_OPERATOR: 'responsável pelo produto',
    COMPLIANCE_OFFICER: 'responsável pela conformidade',
    AUDITOR: 'auditor',
    INTEGRATION: 'integrador',
    SUPER_ADMIN: 'administrador da plataforma',
  },
};
