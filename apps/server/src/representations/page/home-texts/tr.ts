import type { HomeTexts } from './en.js';

export const tr: HomeTexts = {
  title: 'Bir ürünün pasaportunu bulun',
  intro:
    'Ürün pasaportu, bir ürünün neden yapıldığını, nereden geldiğini ve nasıl onarılacağını, iade edileceğini veya geri dönüştürüleceğini söyler. Ürünün üzerindeki kod pasaporta götürür ve onu herkes okuyabilir.',
  workspace: 'Pasaportlar: {workspace}',
  ask: 'Kodun altındaki numara veya bağlantı',
  open: 'Aç',
  hint: 'Çoğunlukla “(01)” veya “GTIN” ifadesinden sonra 14 rakam. Kamerayla kodu tarayın: uygulama gerekmez.',
  unread:
    'Bu ne bir kodun altındaki numara ne de onun bağlantısı. Ürünle rakam rakam karşılaştırın.',
  samples: 'Örnekler',
  samplesNote:
    'Uydurma şirketlerin uydurma ürünleri. Bu sunucu bir gösterim sunduğu için buradalar.',
  more: 'Bu sunucuda daha fazlası',
  sealTitle: 'Bir mührü denetleyin',
  sealText: 'Bir pasaport mühürlendikten sonra değiştirildi mi?',
  consoleTitle: 'Konsolda oturum açın',
  consoleText: 'Burada pasaport yayımlayan şirketler için',
  docsTitle: 'API belgeleri',
  docsText: 'Pasaport okuyan veya yazan yazılımlar için',
  operator: 'Bu sunucuyu kim işletiyor',
  name: 'İşleten',
  address: 'Adres',
  contact: 'Sorular',
  privacy: 'Gizlilik',
  responsibility: 'İşleten pasaportları saklar. İçeriklerinden her şirket kendisi sorumludur.',
};
