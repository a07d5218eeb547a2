import type { VerifyCatalogue } from './catalogue.js';

export const tr: VerifyCatalogue = {
  start: {
    title: 'Bir ürün pasaportunun mührünü kontrol etme',
    purpose:
      'Mühür, pasaportun mühürlendikten sonra değiştirilip değiştirilmediğini ve mührün kime ait olduğunu gösterir. Bilgilerin doğru olup olmadığını göstermez.',
    number: 'Kodun altındaki numara veya bağlantı',
    numberHint:
      '14 rakam, çoğu zaman “(01)” veya “GTIN” ifadesinden sonra. Bu sunucuda yayımlanan pasaportlar için.',
    checkNumber: 'Denetle',
    file: 'Bir pasaport dosyası seçin',
    drop: 'Dosyayı bu sayfada herhangi bir yere bırakabilir veya metnini yapıştırabilirsiniz. Sertifikalar da olur: onlara güvenip güvenmediğiniz sorulur.',
    noScript:
      'Dosya kontrolü için bu sayfanın JavaScript’e ihtiyacı vardır: hesaplama cihazınızda yapılır.',
    happens: 'Ne olur',
    compute: 'Tarayıcınız mührü yeniden hesaplar ve karşılaştırır.',
    stays:
      'Dosya cihazınızda kalır. Bu sayfa onu gönderemez ve kaydedilmiş kopyası ağ olmadan da çalışır.',
    have: 'Elinizde ne var?',
    product: 'Ürün',
    productDo: 'Kodunu tarayın, pasaportu açın ve “{check}” seçeneğini seçin.',
    document: 'Bir pasaport dosyası (.json, .jsonld)',
    documentDo: 'Yukarıdan seçin. Mühür onun içindedir.',
    webPage: 'Kaydedilmiş bir web sayfası',
    webPageDo:
      'Pasaportu gösterir ama mührü içermez. Pasaportu açın, altta “{data}” seçeneğini seçin, o dosyayı kaydedin ve burada seçin.',
    paper: 'Bir PDF veya çıktı',
    paperDo: 'Kâğıt kontrol edilemez. Üzerindeki kodu veya numarayı kullanın.',
    credential: '.jwt ile biten bir dosya',
    credentialDo:
      'Bu, kendi imzası olan ve mührü olmayan bir belgedir. Aynı pasaportun “{data}” dosyasını kullanın.',
  },
  words: {
    passed: 'Geçti',
    reserved: 'Çekinceyle geçti',
    failed: 'Geçmedi',
    undecided: 'Karar verilemedi',
  },
  verdict: {
    passed: '{company} mühürlediğinden beri değişmedi.',
    otherSigner: 'Değişmedi, ancak mühürleyen {company} değil, {signer}.',
    serverOnly: 'Değişmedi, ancak {company} tarafından mühürlendiğini yalnızca bu sunucu söylüyor.',
    changed: 'Mühürlendikten sonra değiştirildi. Bu dosyaya güvenmeyin.',
    notGenuine: 'Mühür gerçek değil. Bu dosyaya güvenmeyin.',
    unreadable: 'Bu dosya okunabilir bir pasaport değil. Ona güvenmeyin.',
    undecided:
      'Mühürlendiğinden beri değişmedi, ancak güvendiğiniz hiç kimse mührün kime ait olduğunu söylemiyor.',
    unsealed: 'Bu pasaportun mührü yok. Değiştirilip değiştirilmediğini kimse kontrol edemez.',
    nothing: 'Hiçbir şey kontrol edilmedi.',
  },
  explain: {
    passed:
      'Mühürlü her bilgi, mühürlendiği zamanki gibidir. Mühür bilgilerin doğru olup olmadığını göstermez: bundan {company} sorumludur.',
    entry: 'Bu dosya yalnızca tek bir bilgiyi kanıtlar. Hangi ürüne ait olduğunu göstermez.',
    otherSigner:
      'Sertifikada {signer}, dosyada {company} yazıyor. {company} şirketinin bu bilgileri verdiğine, kontrol ettiğine veya bildiğine kimse kefil değildir.',
    askCompany:
      '{signer} şirketinin onun adına mühürleyip mühürlemediğini {company} şirketine sorun.',
    server:
      'Mührün arkasındaki kurumu ({authority}) dolduran {server}, size bu sayfayı da verdi. Sahte bir sunucu da aynısını yapardı.',
    compare: 'Buna çok şey bağlıysa parmak izini başka bir kaynaktan aldığınızla karşılaştırın.',
    changed: 'Dosya neyin değiştirildiğini veya kimin değiştirdiğini göstermez.',
    notGenuine:
      'İmza, sertifika veya zaman damgası geçerli değil. Bulgular “{experts}” bölümündedir.',
    undecided:
      'Mühür şunu söylüyor: {signer}. Bunu söyleyen bir mührü herkes yapabilir. Güvendiğiniz bir kurum adı doğruladığında geçerli olur: “{experts}” bölümüne bakın.',
  },
  report: {
    about: 'Bu dosya {product} hakkında burada sıralananları söylüyor. Mühürleyen: {signer}.',
    aboutOpen: 'Bu dosya {product} hakkında burada sıralananları söylüyor. Bu doğrulanmadı.',
    aboutEntry: 'Bu dosya yalnızca tek bir şey söylüyor: {statement}.',
    question: 'Önünüzdeki ürün bu mu?',
    sealed: 'Ne mühürlendi',
    open: 'Ne mühürlendi; kimin mühürlediği belli değil',
    claimed: 'Dosya ne söylüyor',
    notEstablished: 'doğrulanmadı',
    rest: 'Diğer mühürlü bilgiler',
    notShown: 'Gösterilmiyor',
    uncovered: 'Mührün kapsamadıkları',
    unbound:
      'Dosyada ürün numarası olarak {value} yazıyor; hiçbir mühürlü bilgi onu tekrarlamıyor.',
    presentation: 'Dosyadaki görseller, bağlantılar ve iletişim bilgileri mühürlü değil.',
    company: 'Dosyada şirket olarak {value} yazıyor; bunu herkes yazmış olabilir.',
    facility: 'Dosyada fabrika olarak {value} yazıyor; bunu herkes yazmış olabilir.',
    status: 'Dosyada durum olarak {value} yazıyor; şimdi başka olabilir.',
    other: '{label}: {value}. Hiçbir mühür bunu kapsamıyor.',
    limits:
      'Bir dosyadan, bilgilerin doğru olup olmadığını, daha yeni bir sürüm bulunup bulunmadığını veya sertifikanın o zamandan beri iptal edilip edilmediğini kimse bilemez.',
    nothingCovered:
      'Burada hiçbir şeyi kapsamaz: bu dosyadaki hiçbir bilgi, değişmiş olsun olmasın, doğrulanmış değildir.',
    save: 'Bu dosyayı kaydet',
    saveReport: 'Bu raporu kaydet (JSON)',
    print: 'Yazdır',
  },
  status: {
    ACTIVE: 'piyasada',
  },
  who: {
    title: 'Kim kefil',
    sealedBy: 'Mühürleyen',
    sealSays: 'Mührün söylediği',
    confirmedBy: 'Doğrulayan',
    issuedBy: 'Sertifikasını veren',
    givenBy: 'Kurumu belirten',
    you: 'siz',
    server: 'bu sunucu ({server})',
    confirmed: '{server}; parmak izini siz doğruladınız',
    file: 'bu dosya; ona güvenmeyi siz seçtiniz',
    nobody: 'hiç kimse',
    fingerprint: 'Kurumun parmak izi (SHA-256)',
    trust: 'Aynısı: güven',
  },
  when: {
    title: 'Ne zaman',
    stamped: 'Bir zaman damgası ({authority}) mührün şu zamanda var olduğunu doğruluyor: {date}.',
    said: 'Dosyaya göre mühürlenme zamanı: {date}. Bunu hiçbir zaman damgası doğrulamıyor.',
    unjudged: 'Dosyaya göre mühürlenme zamanı: {date}. İçindeki zaman damgası değerlendirilemedi.',
  },
  experts: {
    title: 'Uzmanlar için',
    hint: 'kontroller, sertifikalar',
    checks: 'Kontroller',
    check: 'Kontrol',
    outcome: 'Sonuç',
    finding: 'Bulgu',
    english: 'Programlar için hazırlanan raporun sözleriyle; rapor İngilizcedir.',
    root: 'Merkle kökü',
    technical: 'Teknik bilgiler, mühürsüz',
    asFile: 'Bilgiler, dosyada olduğu gibi',
    certificate: 'Mührün sertifikası',
    authorities: 'Mühür kurumları (PEM)',
    without:
      'Bir kurum olmadan hiçbir karar “{undecided}” sonucundan iyi olmaz: bir sertifikanın dosyayla gelmesi ona güvenmek için bir neden değildir.',
    authorityFiles: 'Dosyalardan mühür kurumları ekle',
    roots: 'Zaman damgası kökleri (PEM)',
    rootFiles: 'Dosyalardan zaman damgası kökleri ekle',
    offered: 'Dosyayla geldi, güvenilmiyor',
    unreadable: 'Burada okunabilen bir sertifika yok.',
  },
  file: {
    file: 'Dosya',
    bytes: '{value} bayt',
    digest: 'Dosyanın SHA-256 değeri',
    checked: 'Kontrol edildi, bu cihazın saatine göre',
    verifier: 'Doğrulayıcı',
    here: 'Bu tarayıcıda kontrol edildi. Dosya hiçbir yere gönderilmedi ve bu sayfa onu gönderemez.',
  },
};
