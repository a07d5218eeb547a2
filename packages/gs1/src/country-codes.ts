/**
 * ISO 3166-1: for each country its two letters and its three digits, ordered by number. State of
 * 2026-01-01.
 */
const countries =
  'AF004AL008AQ010DZ012AS016AD020AO024AG028AZ031AR032AU036AT040BS044BH048BD050AM051BB052BE056' +
  'BM060BT064BO068BA070BW072BV074BR076BZ084IO086SB090VG092BN096BG100MM104BI108BY112KH116CM120' +
  'CA124CV132KY136CF140LK144TD148CL152CN156TW158CX162CC166CO170KM174YT175CG178CD180CK184CR188' +
  'HR191CU192CY196CZ203BJ204DK208DM212DO214EC218SV222GQ226ET231ER232EE233FO234FK238GS239FJ242' +
  'FI246AX248FR250GF254PF258TF260DJ262GA266GE268GM270PS275DE276GH288GI292KI296GR300GL304GD308' +
  'GP312GU316GT320GN324GY328HT332HM334VA336HN340HK344HU348IS352IN356ID360IR364IQ368IE372IL376' +
  'IT380CI384JM388JP392KZ398JO400KE404KP408KR410KW414KG417LA418LB422LS426LV428LR430LY434LI438' +
  'LT440LU442MO446MG450MW454MY458MV462ML466MT470MQ474MR478MU480MX484MC492MN496MD498ME499MS500' +
  'MA504MZ508OM512NA516NR520NP524NL528CW531AW533SX534BQ535NC540VU548NZ554NI558NE562NG566NU570' +
  'NF574NO578MP580UM581FM583MH584PW585PK586PA591PG598PY600PE604PH608PN612PL616PT620GW624TL626' +
  'PR630QA634RE638RO642RU643RW646BL652SH654KN659AI660LC662MF663PM666VC670SM674ST678SA682SN686' +
  'RS688SC690SL694SG702SK703VN704SI705SO706ZA710ZW716ES724SS728SD729EH732SR740SJ744SZ748SE752' +
  'CH756SY760TJ762TH764TG768TK772TO776TT780AE784TN788TR792TM795TC796TV798UG800UA804MK807EG818' +
  'GB826GG831JE832IM833TZ834US840VI850BF854UY858UZ860VE862WF876WS882YE887ZM894';

const width = 5;
/** For each number, where its country starts in the list, plus one; 0 where there is none. */
const placeOfNumber = new Uint16Array(1000);
/** 1 for each pair of letters that is a country, at 26 times the first plus the second. */
const isPair = new Uint8Array(26 * 26);
for (let start = 0; start < countries.length; start += width) {
  placeOfNumber[Number(countries.slice(start + 2, start + width))] = start + 1;
  isPair[pairIndex(countries.charCodeAt(start), countries.charCodeAt(start + 1))] = 1;
}

/** Tells whether a number from 0 to 999 is a country of ISO 3166-1. */
export function isCountryNumber(number: number): boolean {
  return placeOfNumber[number] !== 0;
}

/** Tells whether two characters, given by their codes, are a country of ISO 3166-1. */
export function isCountryAlpha2(first: number, second: number): boolean {
  const isCapitals = first >= 0x41 && first <= 0x5a && second >= 0x41 && second <= 0x5a;
  return isCapitals && isPair[pairIndex(first, second)] === 1;
}

/** The two letters of the country with a number from 0 to 999; `undefined` where there is none. */
export function findCountryAlpha2(number: number): string | undefined {
  const place = placeOfNumber[number];
  return place ? countries.slice(place - 1, place + 1) : undefined;
}

function pairIndex(first: number, second: number): number {
  return (first - 0x41) * 26 + second - 0x41;
}
