import type { HomeTexts } from './en.js';

export const mt: HomeTexts = {
  title: 'Sib il-passaport ta’ prodott',
  intro:
    'Passaport ta’ prodott jgħid minn xiex inhu magħmul prodott, minn fejn ġej, u kif issewwih, trodduh lura jew tirriċiklah. Il-kodiċi fuq il-prodott iwassal għalih, u kulħadd jista’ jaqrah.',
  workspace: 'Passaporti: {workspace}',
  ask: 'Numru taħt il-kodiċi, jew link',
  open: 'Iftaħ',
  hint: 'Ta’ spiss 14-il ċifra, wara “(01)” jew “GTIN”. B’kamera, skennja l-kodiċi minflok: mhix meħtieġa app.',
  unread:
    'Dan la huwa numru taħt kodiċi u lanqas il-link tiegħu. Qabblu mal-prodott, ċifra b’ċifra.',
  samples: 'Eżempji',
  samplesNote:
    'Prodotti ivvintati ta’ kumpaniji ivvintati. Qegħdin hawn għax dan is-server juri dimostrazzjoni.',
  more: 'Aktar fuq dan is-server',
  sealTitle: 'Iċċekkja siġill',
  sealText: 'Passaport inbidel wara li ġie ssiġillat?',
  consoleTitle: 'Idħol fil-console',
  consoleText: 'Għal kumpaniji li jippubblikaw passaporti hawn',
  docsTitle: 'Dokumentazzjoni tal-API',
  docsText: 'Għal softwer li jaqra jew jikteb passaporti',
  operator: 'Min imexxi dan is-server',
  name: 'Operatur',
  address: 'Indirizz',
  contact: 'Mistoqsijiet',
  privacy: 'Privatezza',
  responsibility: 'L-operatur iżomm il-passaporti. Għal dak li jgħidu twieġeb kull kumpanija.',
};
