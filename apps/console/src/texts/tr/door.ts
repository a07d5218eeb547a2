import type { Section } from '../catalogue.js';

/** Signing in, and what leads back in. */
export const door: Section<'door'> = {
  title: 'Oturum açma',
  email: 'E-posta',
  password: 'Parola',
  show: 'Göster',
  showPassword: 'Parolayı göster',
  signIn: 'Oturum aç',
  forgot: 'Parolamı unuttum',
  noAccount:
    'Henüz hesabınız yok mu? Şirketinizin çalışma alanının yöneticisi sizi e-postayla davet eder.',
  language: 'Dil',
  wrong: 'E-posta, parola veya kod doğru değil. Güvenliğiniz için hangisi olduğunu söylemiyoruz.',
  tooMany: {
    one: 'Çok fazla deneme. {count} dakika sonra yeniden.',
    other: 'Çok fazla deneme. {count} dakika sonra yeniden.',
  },
  emailMissing: 'Davet edildiğiniz adresi yazın.',
  passwordMissing: 'Parolanızı yazın.',
  codeTitle: 'İkinci faktörünüz',
  codeLead:
    'Telefonunuzdaki kimlik doğrulama uygulamasını açın ve {email} için gösterdiği altı rakamı yazın.',
  code: 'Uygulamadaki kod',
  codeHelp: 'Kod her 30 saniyede bir değişir. Altıncı rakam yazılınca hemen gönderilir.',
  recoveryCode: 'Kurtarma kodu',
  recoveryHelp: 'Kaydettiğiniz on koddan biri. Her biri sizi bir kez içeri alır.',
  continue: 'Devam et',
  useRecovery: 'Kurtarma kodu kullan',
  useApp: 'Uygulamadaki kodu kullan',
  noPhone: 'Telefonum artık bende değil',
  noPhoneHelp:
    'Kaydettiğiniz on kurtarma kodundan birini kullanın. Kodlar yoksa çalışma alanınızın yöneticisi Kişiler ekranında ikinci faktörü sıfırlayabilir.',
  somebodyElse: 'Başka biri olarak oturum aç',
  ticketOver: 'Kod için verilen beş dakika doldu. Parolanızı yeniden yazın.',
  forgotTitle: 'Yeni parola',
  forgotLead:
    'Adresinizi yazın. Bu adresle bir oturum varsa e-postayla bir bağlantı gelir; bir kez ve bir saat boyunca çalışır.',
  sendLink: 'Bağlantıyı gönder',
  linkSent: '{email} ile bir oturum varsa bağlantı yolda. İstenmeyen posta klasörüne de bakın.',
  noMail: 'Bu sunucu e-posta göndermez. Çalışma alanınızın yöneticisi size bir bağlantı verebilir.',
  back: 'Oturum açmaya dön',
  resetTitle: 'Yeni bir parola seçin',
  newPassword: 'Yeni parola',
  passwordHelp: 'En az {min} karakter. Hatırladığınız birkaç sözcük, özel işaretlerden iyidir.',
  passwordShort: { one: '{count} karakter eksik.', other: '{count} karakter eksik.' },
  setPassword: 'Parolayı belirle',
  resetDone: 'Parolanız belirlendi ve tüm oturumlar sonlandırıldı. Yenisiyle oturum açın.',
  linkWrong:
    'Bu bağlantı çalışmıyor. Kullanılmış, bir saatten eski veya eksik kopyalanmış olabilir.',
  newLink: 'Yeni bir bağlantı iste',
  invitationTitle: '{workspace} çalışma alanına hoş geldiniz',
  invitationLead:
    '{role} rolüyle, {email} adresiyle davet edildiniz. Davet {date} tarihinde sona erer.',
  invitationWrong:
    'Bu davet çalışmıyor. Kullanılmış, sona ermiş veya geri çekilmiş olabilir. Sizi davet edenden yenisini isteyin.',
  demoTitle: 'Tanıtıma giriliyor',
  demoWrong: 'Bu bağlantı artık çalışmıyor. Sunucuyu yeniden başlatın: yenisini yazdırır.',
  name: 'Adınız',
  nameHelp: 'İş arkadaşlarınızın, yaptıklarınızın yanında gördüğü ad.',
  choosePassword: 'Bir parola seçin',
  accept: 'Kabul et ve oturum aç',
  status: 'Hizmet çalışıyor mu?',
  roles: {
    TENANT_ADMIN: 'yönetici',
    BRAND_OPERATOR: 'ürün sorumlusu',
    COMPLIANCE_OFFICER: 'uygunluk sorumlusu',
    AUDITOR: 'denetçi',
    INTEGRATION: 'entegrasyon',
    SUPER_ADMIN: 'platform yöneticisi',
  },
};
