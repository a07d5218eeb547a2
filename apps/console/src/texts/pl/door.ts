/** Signing in, and what leads back in. */
import type { Section } from '../catalogue.js';

export const door: Section<'door'> = {
  title: 'Logowanie',
  email: 'E-mail',
  password: 'Hasło',
  show: 'Pokaż',
  showPassword: 'Pokaż hasło',
  signIn: 'Zaloguj się',
  forgot: 'Nie pamiętam hasła',
  noAccount:
    'Nie mają Państwo konta? Zaproszenie e-mailem wysyła administrator obszaru roboczego Państwa firmy.',
  language: 'Język',
  wrong: 'E-mail, hasło lub kod jest nieprawidłowy. Dla bezpieczeństwa nie mówimy, co dokładnie.',
  tooMany: {
    one: 'Zbyt wiele prób. Ponownie za {count} minutę.',
    few: 'Zbyt wiele prób. Ponownie za {count} minuty.',
    many: 'Zbyt wiele prób. Ponownie za {count} minut.',
    other: 'Zbyt wiele prób. Ponownie za {count} minut.',
  },
  emailMissing: 'Proszę wpisać adres, na który przyszło zaproszenie.',
  passwordMissing: 'Proszę wpisać hasło.',
  codeTitle: 'Państwa drugi składnik',
  codeLead:
    'Proszę otworzyć w telefonie aplikację uwierzytelniającą i wpisać sześć cyfr, które pokazuje dla {email}.',
  code: 'Kod z aplikacji',
  codeHelp: 'Kod zmienia się co 30 sekund. Jest wysyłany, gdy tylko jest szósta cyfra.',
  recoveryCode: 'Kod odzyskiwania',
  recoveryHelp: 'Jeden z dziesięciu zapisanych kodów. Każdy wpuszcza jeden raz.',
  continue: 'Dalej',
  useRecovery: 'Użyj kodu odzyskiwania',
  useApp: 'Użyj kodu z aplikacji',
  noPhone: 'Nie mam już telefonu',
  noPhoneHelp:
    'Proszę użyć jednego z dziesięciu zapisanych kodów odzyskiwania. Bez nich administrator obszaru roboczego może zresetować drugi składnik na ekranie Osoby.',
  somebodyElse: 'Zaloguj się jako inna osoba',
  ticketOver: 'Pięć minut na wpisanie kodu minęło. Proszę wpisać hasło ponownie.',
  forgotTitle: 'Nowe hasło',
  forgotLead:
    'Proszę wpisać adres. Jeśli istnieje konto, przyjdzie e-mailem odnośnik; działa raz, przez godzinę.',
  sendLink: 'Wyślij odnośnik',
  linkSent:
    'Jeśli istnieje konto {email}, odnośnik jest w drodze. Proszę zajrzeć też do folderu ze spamem.',
  noMail:
    'Ten serwer nie wysyła e-maili. Odnośnik może podać administrator Państwa obszaru roboczego.',
  back: 'Powrót do logowania',
  resetTitle: 'Wybór nowego hasła',
  newPassword: 'Nowe hasło',
  passwordHelp:
    'Co najmniej {min} znaków. Kilka słów łatwych do zapamiętania jest lepszych niż znaki specjalne.',
  passwordShort: {
    one: 'Brakuje {count} znaku.',
    few: 'Brakuje {count} znaków.',
    many: 'Brakuje {count} znaków.',
    other: 'Brakuje {count} znaków.',
  },
  setPassword: 'Ustaw hasło',
  resetDone:
    'Hasło zostało ustawione, a wszystkie sesje zakończone. Proszę zalogować się nowym hasłem.',
  linkWrong:
    'Ten odnośnik nie działa. Mógł zostać użyty, ma ponad godzinę lub nie jest skopiowany w całości.',
  newLink: 'Poproś o nowy odnośnik',
  invitationTitle: 'Witamy w {workspace}',
  invitationLead: 'Zaproszono Państwa w roli: {role}, na adres {email}. Zaproszenie wygasa {date}.',
  invitationWrong:
    'To zaproszenie nie działa. Mogło zostać użyte, wygasnąć lub zostać wycofane. Proszę poprosić o nowe osobę, która zaprosiła.',
  demoTitle: 'Wejście do wersji demonstracyjnej',
  demoWrong: 'Ten odnośnik już nie działa. Proszę uruchomić serwer ponownie: wyświetli inny.',
  name: 'Imię i nazwisko',
  nameHelp: 'Tak widzą je współpracownicy obok tego, co Państwo robią.',
  choosePassword: 'Wybór hasła',
  accept: 'Przyjmij i zaloguj się',
  status: 'Czy usługa działa?',
  roles: {
    TENANT_ADMIN: 'administrator',
    BRAND_OPERATOR: 'menedżer produktu',
    COMPLIANCE_OFFICER: 'specjalista ds. zgodności',
    AUDITOR: 'audytor',
    INTEGRATION: 'integrator',
    SUPER_ADMIN: 'administrator platformy',
  },
};
