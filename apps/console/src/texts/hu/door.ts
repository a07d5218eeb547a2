import type { Section } from '../catalogue.js';

/** Signing in, and what leads back in. */
export const door: Section<'door'> = {
  title: 'Bejelentkezés',
  email: 'E-mail',
  password: 'Jelszó',
  show: 'Megjelenítés',
  showPassword: 'Jelszó megjelenítése',
  signIn: 'Bejelentkezés',
  forgot: 'Elfelejtettem a jelszavam',
  noAccount: 'Még nincs fiókja? Cége munkaterületének adminisztrátora e-mailben hívja meg.',
  language: 'Nyelv',
  wrong:
    'Az e-mail, a jelszó vagy a kód nem helyes. Az Ön biztonsága érdekében nem mondjuk meg, melyik.',
  tooMany: {
    one: 'Túl sok próbálkozás. Újra {count} perc múlva.',
    other: 'Túl sok próbálkozás. Újra {count} perc múlva.',
  },
  emailMissing: 'Adja meg azt a címet, amelyre a meghívót kapta.',
  passwordMissing: 'Adja meg a jelszavát.',
  codeTitle: 'Az Ön második faktora',
  codeLead:
    'Nyissa meg telefonján a hitelesítő alkalmazást, és írja be a hat számjegyet ehhez a címhez: {email}.',
  code: 'Kód az alkalmazásból',
  codeHelp: 'A kód 30 másodpercenként változik. A hatodik számjegy után azonnal elküldjük.',
  recoveryCode: 'Helyreállító kód',
  recoveryHelp: 'A tíz elmentett kód egyike. Mindegyik egyszer enged be.',
  continue: 'Tovább',
  useRecovery: 'Helyreállító kód használata',
  useApp: 'Az alkalmazás kódjának használata',
  noPhone: 'Már nincs meg a telefonom',
  noPhoneHelp:
    'Használja a tíz elmentett helyreállító kód egyikét. Ezek nélkül a munkaterület adminisztrátora visszaállíthatja a második faktort a Személyek képernyőn.',
  somebodyElse: 'Bejelentkezés másként',
  ticketOver: 'A kódra szánt öt perc letelt. Írja be újra a jelszavát.',
  forgotTitle: 'Új jelszó',
  forgotLead:
    'Adja meg a címét. Ha tartozik hozzá fiók, e-mailben érkezik egy hivatkozás; egyszer működik, egy óráig.',
  sendLink: 'Hivatkozás küldése',
  linkSent: 'Ha tartozik fiók ehhez: {email}, a hivatkozás úton van. Nézze meg a levélszemetet is.',
  noMail: 'Ez a szerver nem küld e-mailt. A munkaterület adminisztrátora adhat hivatkozást.',
  back: 'Vissza a bejelentkezéshez',
  resetTitle: 'Válasszon új jelszót',
  newPassword: 'Új jelszó',
  passwordHelp: 'Legalább {min} karakter. Több megjegyezhető szó jobb, mint a különleges jelek.',
  passwordShort: { one: '{count} karakter hiányzik.', other: '{count} karakter hiányzik.' },
  setPassword: 'Jelszó beállítása',
  resetDone: 'A jelszó be van állítva, minden munkamenet véget ért. Jelentkezzen be az újjal.',
  linkWrong:
    'Ez a hivatkozás nem működik. Lehet felhasznált, egy óránál régebbi vagy hiányosan másolt.',
  newLink: 'Új hivatkozás kérése',
  invitationTitle: 'Üdvözöljük: {workspace}',
  invitationLead:
    'Meghívást kapott ebben a szerepkörben: {role}, erre a címre: {email}. A meghívó lejár: {date}.',
  invitationWrong:
    'Ez a meghívó nem működik. Lehet felhasznált, lejárt vagy visszavont. Kérjen újat attól, aki meghívta.',
  demoTitle: 'Belépés a bemutatóba',
  demoWrong: 'Ez a hivatkozás már nem működik. Indítsa újra a szervert: újat ír ki.',
  name: 'Az Ön neve',
  nameHelp: 'Így látják a munkatársak a műveletei mellett.',
  choosePassword: 'Válasszon jelszót',
  accept: 'Elfogadás és bejelentkezés',
  status: 'Működik a szolgáltatás?',
  roles: {
    TENANT_ADMIN: 'adminisztrátor',
    BRAND_OPERATOR: 'termékfelelős',
    COMPLIANCE_OFFICER: 'megfelelőségi felelős',
    AUDITOR: 'auditor',
    INTEGRATION: 'integrátor',
    SUPER_ADMIN: 'a platform adminisztrátora',
  },
};
