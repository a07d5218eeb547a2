import type { Locale } from '../locale.js';

/**
 * What field names call the data of a person, a line a language. Phrases are separated by commas and
 * written without accents and hyphens; Cyrillic and Greek stand with the Latin letters they are typed
 * in. `~` stands before a word that means a person's only at the end of a name: `contactPhone`, but
 * not `phoneModel`. What an earlier line has is not repeated.
 */
export const PERSONAL_WORDS: Readonly<Record<Locale, string>> = {
  en: 'email,e mail,~phone,~telephone,phone number,telephone number,mobile number,first name,last name,full name,given name,family name,middle name,maiden name,surname,person name,contact person,contact name,customer name,employee name,worker name,home address,private address,date of birth,birth date,birthday,place of birth,national id,personal id,identity card,id card,social security,ssn,iban',
  bg: 'фамилия,фамилно име,собствено име,дата на раждане,егн,имейл,~телефон,лице за контакт,familno ime,sobstveno ime',
  hr: 'prezime,ime i prezime,datum rodenja,datum rodjenja,e posta,~telefon,broj telefona,kontakt osoba',
  cs: 'prijmeni,krestni jmeno,datum narozeni,rodne cislo,kontaktni osoba,telefonni cislo',
  da: 'fornavn,efternavn,fulde navn,fodselsdato,foedselsdato,cpr nummer,kontaktperson,telefonnummer',
  nl: 'voornaam,achternaam,volledige naam,geboortedatum,contactpersoon,~telefoon,telefoonnummer,burgerservicenummer',
  et: 'eesnimi,perekonnanimi,taisnimi,sunniaeg,sunnikuupaev,isikukood,e post,kontaktisik',
  fi: 'etunimi,sukunimi,koko nimi,syntymaaika,henkilotunnus,sahkoposti,~puhelin,puhelinnumero,yhteyshenkilo',
  fr: 'prenom,nom de famille,nom complet,date de naissance,courriel,adresse electronique,personne de contact,numero de securite sociale',
  de: 'vorname,nachname,familienname,kundenname,mitarbeitername,geburtsdatum,geburtsort,ansprechpartner,ansprechpartnerin,privatadresse,personalausweis',
  el: 'ονοματεπωνυμο,επωνυμο,μικρο ονομα,ημερομηνια γεννησης,ηλεκτρονικο ταχυδρομειο,~τηλεφωνο,υπευθυνος επικοινωνιας,onomateponymo,eponymo,~tilefono',
  hu: 'keresztnev,vezeteknev,csaladnev,utonev,teljes nev,szuletesi datum,telefonszam,kapcsolattarto',
  ga: 'sloinne,ainm iomlan,data breithe,riomhphost,~guthan',
  it: 'cognome,nome completo,data di nascita,luogo di nascita,codice fiscale,posta elettronica,~telefono,persona di contatto',
  lv: 'uzvards,dzimsanas datums,personas kods,e pasts,~talrunis,kontaktpersona',
  lt: 'pavarde,gimimo data,asmens kodas,el pastas,~telefonas,kontaktinis asmuo',
  mt: 'kunjom,data tat twelid,numru tat telefon',
  pl: 'imie,nazwisko,data urodzenia,pesel,adres zamieszkania,osoba kontaktowa,numer telefonu',
  pt: 'sobrenome,apelido,primeiro nome,data de nascimento,~telefone,~telemovel,pessoa de contacto,pessoa de contato',
  ro: 'prenume,nume complet,nume de familie,data nasterii,cod numeric personal,persoana de contact',
  sk: 'priezvisko,krstne meno,cele meno,datum narodenia,kontaktna osoba',
  sl: 'priimek,datum rojstva,emso,kontaktna oseba',
  es: 'nombre completo,primer nombre,apellido,apellidos,fecha de nacimiento,correo electronico,persona de contacto',
  sv: 'fornamn,efternamn,foernamn,fodelsedatum,personnummer',
  no: 'etternavn,fodselsnummer,foedselsnummer',
  is: 'fornafn,eftirnafn,fullt nafn,faedingardagur,kennitala,netfang,~simi,simanumer,tengilidur',
  uk: 'прізвище,повне ім я,дата народження,електронна пошта,по батькові,контактна особа,prizvyshche',
  tr: 'soyad,soyadi,ad soyad,dogum tarihi,eposta,tc kimlik,cep telefonu,telefon numarasi',
};
