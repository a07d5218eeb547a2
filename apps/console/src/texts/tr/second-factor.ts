import type { Section } from '../catalogue.js';

/** Setting up the second factor, and its recovery codes. */
export const secondFactor: Section<'secondFactor'> = {
  title: 'İkinci faktörünüzü kurun',
  lead: 'Onunla, yalnızca parola kimseyi içeri almaz. Bir dakika ve telefonda bir kimlik doğrulama uygulaması yeter.',
  isOn: 'İkinci faktörünüz açık',
  isOnLead: 'Her oturum açışta kimlik doğrulama uygulamanızdan bir kod istenir.',
  start: 'Başla',
  scan: '1. Bu kodu uygulamayla tarayın',
  qrCode: 'Kimlik doğrulama uygulamanız için gizli anahtarı içeren QR kodu',
  noCamera: 'Elinizin altında kamera yok mu? Uygulamaya bu anahtarı yazın:',
  copyKey: 'Anahtarı kopyala',
  type: '2. Gösterdiği altı rakamı yazın',
  code: 'Uygulamadaki kod',
  wrong: 'Bu kod uymuyor. Sonrakini bekleyip yazın; telefonunuzun saati yanlış olabilir.',
  turnOn: 'Aç',
  codesTitle: 'Bu kurtarma kodlarını saklayın',
  codesLead:
    'Yalnızca bu kez gösterilirler. Telefon kaybolursa her biri sizi bir kez içeri alır. Yazdırın veya bir parola yöneticisinde saklayın.',
  save: 'Metin olarak kaydet',
  print: 'Yazdır',
  saved: 'Kodları, telefonum olmadan da bulacağım bir yere kaydettim.',
  done: 'Bitti',
  leave:
    'Kodlar yalnızca bu kez gösterilir. Ayrılmadan önce kaydedin, kopyalayın, yazdırın veya kutuyu işaretleyin.',
  turnedOn: 'İkinci faktörünüz açık.',
  renew: 'Yeni kurtarma kodları oluştur',
  renewLead: 'Elinizdeki on kod o zaman artık çalışmaz.',
  turnOff: 'Kapat',
  turnedOff: 'İkinci faktörünüz kapalı.',
  proof: 'Uygulamadaki kod veya bir kurtarma kodu',
};
