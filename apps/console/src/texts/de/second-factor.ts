import type { Section } from '../catalogue.js';

export const secondFactor: Section<'secondFactor'> = {
  title: 'Zweiten Faktor einrichten',
  lead: 'Mit ihm lässt Ihr Passwort allein niemanden ein. Es dauert eine Minute und braucht eine Authenticator-App auf Ihrem Telefon.',
  isOn: 'Ihr zweiter Faktor ist eingeschaltet',
  isOnLead: 'Jede Anmeldung verlangt einen Code Ihrer Authenticator-App.',
  start: 'Beginnen',
  scan: '1. Scannen Sie diesen Code mit der App',
  qrCode: 'QR-Code mit dem Geheimnis für Ihre Authenticator-App',
  noCamera: 'Keine Kamera zur Hand? Tippen Sie diesen Schlüssel in die App:',
  copyKey: 'Schlüssel kopieren',
  type: '2. Tippen Sie die sechs Ziffern, die sie zeigt',
  code: 'Code aus der App',
  wrong:
    'Dieser Code passt nicht. Warten Sie auf den nächsten; vielleicht geht die Uhr Ihres Telefons falsch.',
  turnOn: 'Einschalten',
  codesTitle: 'Bewahren Sie diese Wiederherstellungscodes auf',
  codesLead:
    'Sie werden nur dieses eine Mal gezeigt. Jeder lässt Sie einmal ein, wenn das Telefon verloren ist. Drucken Sie sie aus oder legen Sie sie in einen Passwort-Manager.',
  save: 'Als Text speichern',
  print: 'Drucken',
  saved: 'Ich habe die Codes so aufbewahrt, dass ich sie ohne mein Telefon finde.',
  done: 'Fertig',
  leave:
    'Die Codes werden nur einmal gezeigt. Speichern, kopieren oder drucken Sie sie, oder setzen Sie das Häkchen.',
  turnedOn: 'Ihr zweiter Faktor ist eingeschaltet.',
  renew: 'Neue Wiederherstellungscodes',
  renewLead: 'Die zehn Codes, die Sie haben, gelten dann nicht mehr.',
  turnOff: 'Ausschalten',
  turnedOff: 'Ihr zweiter Faktor ist ausgeschaltet.',
  proof: 'Code aus der App oder ein Wiederherstellungscode',
};
