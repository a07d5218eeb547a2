import type { Section } from '../catalogue.js';

/** Words that several screens use. */
export const common: Section<'common'> = {
  product: 'Ürün pasaportları',
  skip: 'İçeriğe geç',
  cancel: 'Vazgeç',
  close: 'Kapat',
  tryAgain: 'Yeniden dene',
  undo: 'Geri al',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  yes: 'evet',
  no: 'hayır',
  optional: 'isteğe bağlı',
  recommended: 'önerilir',
  actors: {
    key: 'bir API anahtarı',
    system: 'platform',
    unknown: 'biri',
  },
  loading: 'Yükleniyor',
  slow: 'Bu, her zamankinden uzun sürüyor.',
  path: 'Yol',
  request: 'İstek {id}',
  copyRequest: 'İstek numarasını kopyala',
  needsUpdate: 'Bu sayfa sunucudan daha eski. Devam etmek için yeniden yükleyin.',
  reload: 'Yeniden yükle',
  notFoundTitle: 'Böyle bir ekran yok',
  notFound: 'Adres yanlış okunmuş veya eski bir bağlantıdan gelmiş olabilir.',
  toToday: 'Bugün ekranına git',
  mayNotTitle: 'Bunu görme izniniz yok',
  mayNot:
    'Bu çalışma alanındaki rolünüz bunu kapsamıyor. Rolleri çalışma alanının yöneticisi verir.',
  failures: {
    offline: 'Bağlantı yok. Gördükleriniz eski olabilir; istediğinizde yeniden deneriz.',
    server:
      'Bu işlem yapılamadı ve hata bizde. Hiçbir şey değişmedi. Yeniden deneyin; sürerse istek numarasını desteğe bildirin.',
    tooMany: {
      one: 'Bu dakika içinde bu çalışma alanından çok fazla çağrı geldi. {count} saniye sonra yeniden deneyin.',
      other:
        'Bu dakika içinde bu çalışma alanından çok fazla çağrı geldi. {count} saniye sonra yeniden deneyin.',
    },
    notAllowed:
      'Bunu okuyabilirsiniz ama değiştiremezsiniz. Rolleri çalışma alanının yöneticisi verir.',
    secondFactor: 'Bu çalışma alanı, herhangi bir değişiklikten önce ikinci bir faktör ister.',
    setUp: 'Kur',
    quota: 'Planınız bunu kapsamıyor veya tükendi. Platformun yöneticisi bunu değiştirebilir.',
    seePlan: 'Ne yapmalı',
    notFound:
      'Çalışma alanınızda bu numarayla hiçbir şey yok. Başka bir şirkete ait olabilir veya yanlış okunmuş olabilir.',
    conflict: 'Bir iş arkadaşınız bunu aynı anda değiştirdi. Yeniden yükleyip değişikliğe bakın.',
    refused: 'Sunucu bunu reddetti: {message}',
  },
  status: {
    DRAFT: 'Taslak',
    ACTIVE: 'Yayımlandı',
    RECALLED: 'Geri çağrıldı',
    DECOMMISSIONED: 'Piyasada değil',
  },
  sealed: 'Mühürlü',
  notSealed: 'Mühürsüz',
  credentialReady: 'Hazır',
  credentialMissing: 'Tesis yok',
  categories: {
    aluminium: 'Alüminyum',
    batteries: 'Bataryalar',
    chemicals: 'Kimyasallar',
    construction: 'Yapı malzemeleri',
    cosmetics: 'Kozmetik',
    electronics: 'Elektronik',
    'iron-steel': 'Demir ve çelik',
    textiles: 'Tekstil',
    toys: 'Oyuncaklar',
  },
  faults: { one: '{count} hata', other: '{count} hata' },
};
