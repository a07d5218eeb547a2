import type { Section } from '../catalogue.js';

/** Words of the code on the product: what is declared of it, and sheets of labels. */
export const carriers: Section<'carriers'> = {
  symbology: 'Kod türü',
  symbologies: { QR: 'QR kodu', DATAMATRIX: 'Data Matrix', GS1_DATAMATRIX: 'GS1 DataMatrix' },
  symbologyHelps: {
    QR: 'Her telefon açar.',
    DATAMATRIX: 'QR kodundan küçüktür; yalnızca bazı telefonlar açar.',
    GS1_DATAMATRIX:
      'Telefon kamerası bunu açmaz: numarayı içerir, bağlantı içermez. Ticaretteki tarayıcılar okur.',
  },
  asDeclared: 'Beyan edildiği gibi',
  asDeclaredHelp: 'Her pasaportun beyan ettiği gibi; yoksa QR kodu.',
  dotWidth: 'Milimetre olarak bir noktanın genişliği',
  dotHelp: 'Kasada: {from} ile {to} arası.',
  dotDeclared: 'Boş: beyan edildiği gibi, yoksa {width}.',
  placement: 'Yerleşim',
  environment: 'Kullanım ortamı',
  grade: 'Baskı kalitesi derecesi',
  durability: 'Dayanıklılık',
  placementHelp: 'Örneğin: yan dikişteki etiket.',
  environmentHelp: 'Örneğin: iç mekânda, telefonla okunur.',
  gradeHelp: 'Baskının doğrulandığı derece, örneğin C.',
  durabilityHelp: 'Örneğin: 40 °C’de 50 yıkamadan sonra okunur.',
  image: '{symbology}: {name}, baskı boyutunda',
  size: 'Beyaz kenarıyla {width} × {height} mm.',
  pdf: 'PDF',
  unscaled: 'SVG ve PDF’yi %100 ölçekle yazdırın, yoksa boyut değişir.',
  notDeclared: 'Bu kodun nasıl basıldığı henüz beyan edilmedi.',
  notDeclaredSealed:
    'Kodun nasıl basıldığı mühürden önce beyan edilmedi. Bunu yalnızca yeni bir baskı beyan edebilir.',
  declaredSealed:
    'Mühür, kod için beyan edileni kapsar; bu yüzden değişmez. Yalnızca yeni bir baskı değiştirebilir.',
  unfit: 'Pasaportun kodu için yazdığı okunamıyor. Yeniden beyan edin.',
  open: 'Kodu beyan et …',
  change: 'Beyanı değiştir …',
  title: 'Kodun nasıl basıldığını beyan et',
  lead: 'Pasaportun parçası olur: herkese açıktır ve mühür kapsamındadır.',
  declare: 'Beyan et',
  titleUnits: 'Pillerin kodlarını yazdır',
  sheets: 'PDF, etiket sayfaları',
  sheetsHelp: 'A4, her kod için bir etiket.',
  qrOnly: 'Bunlar QR kodlarıdır. Etiket sayfalarında her kod, pasaportunun beyan ettiği gibidir.',
  sheet: 'Bir sayfadaki etiketler',
  sheetOf: '{count}, her biri {width} × {height} mm',
  start: 'İlk boş etiket',
  startHelp: 'Önceden kullanılan sayfada: 1 sol üsttür, sonra sıra boyunca.',
  startFault: 'Beklenen: 1 ile {last} arası.',
  mostOfFile: 'Bir dosya en çok {most} tane alır ve dolu bir sayfayla biter.',
  refusals: {
    notFound: 'Artık yok: {names}. Hiçbir etiket eksik kalmasın diye hiçbir şey yapılmadı.',
    others: 'Diğerlerini yap',
    tooLarge:
      '{name} kodunun genişliği ve yüksekliği {code} mm, bir etikette ise {width} × {height} mm yer var. Daha büyük etiket veya daha dar nokta seçin.',
    noRoomForText:
      'Bir etikette {name} kodu ve metni için yer yok. Daha büyük etiket, daha dar nokta veya metinsiz seçin.',
    noKey:
      '{name} için GS1 numarası yok, bu yüzden GS1 DataMatrix yapılamaz. QR kodu veya Data Matrix seçin.',
    unfit:
      '{name} ürününün kodu için beyan ettiği okunamıyor. Kod türünü ve nokta genişliğini burada seçin.',
    sealed: 'Pasaport bu arada mühürlendi. Kod için beyan ettiği değişmez.',
    faulty:
      'Bu pasaportun başka değerlerinde hata var. Önce onları düzeltin, sonra kodu beyan edin.',
    mend: 'Düzelt',
  },
};
