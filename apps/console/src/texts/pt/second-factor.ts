import type { Section } from '../catalogue.js';

/** Setting up the second factor, and its recovery codes. */
export const secondFactor: Section<'secondFactor'> = {
  title: 'Configure o seu segundo fator',
  lead: 'Com ele, só a sua palavra-passe não deixa entrar ninguém. Precisa de um minuto e de uma aplicação de autenticação no telemóvel.',
  isOn: 'O seu segundo fator está ligado',
  isOnLead: 'Cada início de sessão pede um código da sua aplicação de autenticação.',
  start: 'Começar',
  scan: '1. Leia este código com a aplicação',
  qrCode: 'Código QR com o segredo para a sua aplicação de autenticação',
  noCamera: 'Não tem câmara à mão? Introduza esta chave na aplicação:',
  copyKey: 'Copiar a chave',
  type: '2. Introduza os seis algarismos que ela mostra',
  code: 'Código da aplicação',
  wrong:
    'Este código não está certo. Espere pelo próximo e introduza-o; o relógio do telemóvel pode estar errado.',
  turnOn: 'Ligar',
  codesTitle: 'Guarde estes códigos de recuperação',
  codesLead:
    'Só são mostrados desta vez. Cada um deixa entrar uma vez se perder o telemóvel. Imprima-os ou guarde-os num gestor de palavras-passe.',
  save: 'Guardar como texto',
  print: 'Imprimir',
  saved: 'Guardei os códigos onde os encontro sem o meu telemóvel.',
  done: 'Concluído',
  leave:
    'Os códigos só são mostrados desta vez. Guarde-os, copie-os ou imprima-os, ou assinale a caixa, antes de sair.',
  turnedOn: 'O seu segundo fator está ligado.',
  renew: 'Criar novos códigos de recuperação',
  renewLead: 'Os dez códigos que tem deixam então de funcionar.',
  turnOff: 'Desligar',
  turnedOff: 'O seu segundo fator está desligado.',
  proof: 'Código da aplicação, ou um código de recuperação',
};
