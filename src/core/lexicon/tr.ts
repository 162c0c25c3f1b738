import { type Lexicon, phrases, type Writing } from './lexicon.ts';
import type { PartyWords } from './party-lexicon.ts';

/** How Turkish is told from other languages, and how it writes dates and terms. */
export const writing = {
  language: 'tr',
  common:
    'fatura tarihi faturasi sayin vergi dairesi musteri tutar tutari toplam odeme odenecek miktar birim fiyat fiyati kdv aciklama hesaplanan yalniz vade gun icinde satici alici iskonto adet matrah urun hizmet ve ile adres lirasi siparis irsaliye',
  months: [
    'ocak oca',
    'şubat şub',
    'mart',
    'nisan nis',
    'mayıs',
    'haziran haz',
    'temmuz tem',
    'ağustos ağu',
    'eylül eyl',
    'ekim eki',
    'kasım kas',
    'aralık ara',
  ],
  weekdays: 'pazartesi salı çarşamba perşembe cuma cumartesi pazar',
  periods: {
    count: 'yedi|sekiz|on|on d[öo]rt|on be[şs]|yirmi|otuz|altm[ıi][şs]|doksan',
    day: 'günlük|gün',
    week: 'haftalık|hafta',
    month: 'aylık|ay',
  },
  owed: '[öo]deme|vade',
} satisfies Writing;

/** The words of invoices in Turkish. */
export const lexicon = {
  writing,
  labels: {
    invoice_number: phrases(`
      fatura no, fatura numarası, fatura seri no, fatura sıra no, belge no, belge numarası, fatura seri sıra no,
      e-fatura no, e-arşiv fatura no, seri sıra no, fatura seri numarası`),
    receipt_number: phrases('fiş no, makbuz no, makbuz numarası, fiş numarası'),
    invoice_date: phrases(`
      fatura tarihi, düzenleme tarihi, düzenlenme tarihi, belge tarihi, fatura düzenleme tarihi, tanzim tarihi,
      fatura kesim tarihi, kesim tarihi, makbuz tarihi`),
    date: phrases('tarih, tarihi'),
    due_date: phrases(`
      son ödeme tarihi, vade tarihi, vade, ödeme vadesi, son ödeme günü, ödeme tarihi, fatura vadesi, vadesi,
      son ödeme, tahsilat tarihi, otomatik ödeme tarihi`),
    payment_date: phrases('ödendiği tarih, tahsil tarihi'),
    other_date: phrases(`
      sipariş tarihi, irsaliye tarihi, fatura saati, düzenleme zamanı, giriş tarihi, çıkış tarihi, okuma tarihi,
      ilk okuma tarihi, son okuma tarihi, sonraki fatura tarihi, sözleşme tarihi, oluşturma tarihi, düzenleme saati`),
    delivery_date: phrases('sevk tarihi, fiili sevk tarihi, teslim tarihi, teslimat tarihi'),
    service_period: phrases('fatura dönemi, dönem, hizmet dönemi, tüketim dönemi, dönemi, fatura dönem'),
    total: phrases(`
      genel toplam, vergiler dahil toplam tutar, toplam, toplam tutar, fatura tutarı, fatura toplamı, kdv dahil toplam,
      genel toplam tutar, kdv dahil toplam tutar, kdv dahil tutar, toplam fatura tutarı, vergi dahil toplam,
      vergiler dahil toplam, toplam fatura bedeli, fatura bedeli, toplam bedel`),
    subtotal: phrases(`
      ara toplam, mal hizmet toplam tutarı, toplam mal hizmet tutarı, kdv hariç toplam, kdv matrahı, matrah,
      vergi matrahı, vergiler hariç toplam tutar, kdv hariç tutar, net toplam, kdv hariç toplam tutar, brüt toplam,
      mal hizmet tutarı, toplam matrah, vergisiz toplam`),
    tax: phrases(`
      hesaplanan kdv, kdv, toplam kdv, kdv tutarı, kdv toplamı, katma değer vergisi, toplam vergi, hesaplanan toplam kdv,
      hesaplanan katma değer vergisi, hesaplanan gerçek usulde kdv, hesaplanan gerçek usulde katma değer vergisi,
      toplam kdv tutarı, vergi tutarı`),
    part_tax: phrases(
      'kdv oranı, kdv %, tevkifat, kdv tevkifat, kdv tevkifatı, stopaj, gelir vergisi stopajı, ötv, öiv',
    ),
    amount_due: phrases(`
      ödenecek tutar, ödenecek toplam, ödenecek toplam tutar, ödenecek, toplam ödenecek tutar, ödenmesi gereken tutar,
      kalan tutar, kalan, bakiye, toplam borç`),
    prepaid: phrases(
      'ödenen, ödenen tutar, peşinat, kapora, avans, alınan ödeme, önceki bakiye, tahsil edilen, önceki borç',
    ),
    discount: phrases('iskonto, toplam iskonto, indirim, toplam indirim, iskonto tutarı, indirim tutarı'),
    charge: phrases(
      'kargo, kargo ücreti, nakliye, nakliye bedeli, taşıma bedeli, yuvarlama, hizmet bedeli, gönderim ücreti',
    ),
    seller: phrases(
      'satıcı, gönderen, düzenleyen, satıcı firma, satıcı ünvanı, satıcı unvanı, firma ünvanı, hesap sahibi',
    ),
    buyer: phrases(`
      sayın, alıcı, müşteri, fatura edilen, fatura adresi, müşteri adı, müşteri adı soyadı, alıcı ünvanı, alıcı unvanı,
      müşteri ünvanı, müşteri unvanı, abone, abone adı, müşteri bilgileri, alıcı bilgileri, adı soyadı, misafir`),
    other_party: phrases(`
      teslimat adresi, sevk adresi, teslim alan, teslim eden, ilgili kişi, banka, şube, düzenleyen kişi, açıklama, not,
      yetkili, banka bilgileri, gönderim adresi, teslim yeri`),
    name: phrases('ünvan, unvan, ünvanı, unvanı, ad soyad'),
    customer_number: phrases(
      'müşteri no, müşteri numarası, abone no, cari kodu, cari kod, sözleşme hesap no, müşteri kodu',
    ),
    purchase_order: phrases('sipariş no, sipariş numarası, siparişiniz'),
    other_number: phrases(`
      irsaliye no, ettn, senaryo, fatura tipi, özelleştirme no, ticaret sicil no, telefon, faks, sayfa, sayaç no,
      tesisat no, mersis no, mersisno, ticaretsicilno, sözleşme no, poliçe no, plaka, oda no, kapı no, işlem no, sıra no`),
    tax_id: phrases(
      'vkn, tckn, vergi no, vergi numarası, vergi dairesi, vergi kimlik no, tc kimlik no, v d, vergi dairesi no',
    ),
    bank: phrases('iban no, hesap no, hesap numarası, banka hesap no, banka hesap bilgileri'),
    terms: phrases('ödeme koşulları, ödeme koşulu, ödeme şartları, ödeme vadesi'),
    payment_method: phrases('ödeme şekli, ödeme yöntemi, ödeme türü, ödeme tipi'),
    reference: phrases('referans no, referans, ref no'),
    title: phrases(
      'fatura, e-fatura, e-arşiv fatura, satış faturası, serbest meslek makbuzu, e-serbest meslek makbuzu, hizmet faturası',
    ),
    credit_title: phrases('iade faturası, iade'),
    receipt_title: phrases('fiş, makbuz, tahsilat makbuzu, bilgi fişi'),
    currency: phrases('para birimi, döviz cinsi, döviz'),
    table_head: phrases(`
      miktar, birim fiyat, birim fiyatı, mal hizmet, malzeme hizmet açıklaması, ürün, hizmet, cinsi, tutar, tutarı,
      iskonto oranı, diğer vergiler, mal hizmet cinsi, ürün adı`),
  },
  columns: {
    position: phrases('sıra, sıra no, s no'),
    article: phrases('stok kodu, ürün kodu, malzeme kodu, mal hizmet kodu'),
    description: phrases(`
      mal hizmet, ürün, hizmet, açıklama, malzeme hizmet açıklaması, cinsi, ürün adı, malın cinsi, mal hizmet adı,
      mal hizmet cinsi, ürün hizmet, mal hizmet açıklaması, ürün açıklaması, malzeme, stok adı, malzeme adı`),
    date: phrases('tarih'),
    quantity: phrases('miktar, adet, miktarı, gün sayısı, saat'),
    unit: phrases('birim, birimi, ölçü birimi'),
    unitPrice: phrases('birim fiyat, birim fiyatı, b fiyat, br fiyat, birim ücret'),
    price: phrases('fiyat, fiyatı'),
    discount: phrases('iskonto, iskonto oranı, iskonto tutarı, indirim, isk'),
    tax: phrases('kdv'),
    taxRate: phrases('kdv oranı, kdv pct, pct kdv'),
    taxAmount: phrases('kdv tutarı, vergi tutarı, diğer vergiler'),
    total: phrases('tutar, tutarı, mal hizmet tutarı, toplam, toplam tutar, satır toplamı, net tutar, bedel'),
    other: phrases('ağırlık, renk, beden'),
    settlement: phrases('ödeme tarihi, vade tarihi, vade, ödenen'),
  },
  columnMarks: { net: phrases('kdv hariç, hariç'), gross: phrases('kdv dahil, dahil'), alone: [] },
  columnFillers: phrases('tl, try, ve'),
  sums: {
    carried: phrases('devreden, nakli yekun, nakliyekün'),
    subtotal: phrases(
      'ara toplam, mal hizmet toplam tutarı, kdv hariç toplam, matrah, kdv matrahı, toplam iskonto öncesi',
    ),
    total: phrases(`
      genel toplam, toplam, toplam tutar, vergiler dahil toplam tutar, ödenecek tutar, ödenecek toplam, kdv dahil toplam,
      fatura tutarı, fatura toplamı, yekün, yekun`),
    tax: phrases('kdv, hesaplanan kdv, toplam kdv, kdv tutarı, katma değer vergisi'),
    discount: phrases('toplam iskonto, iskonto, indirim'),
    charge: phrases('kargo ücreti, nakliye bedeli, yuvarlama, hizmet bedeli'),
    settlement: phrases('nakit, peşinat, ödenen, kredi kartı, para üstü, avans'),
  },
  sumFillers: 'tl try kdv dahil haric tutar tutari',
  ordinarySums: 'kargo, indirim',
  adjustments: { deduction: [], charge: [], tax: [] },
  papers: { invoice: phrases('fatura') },
  taxes: { names: phrases('kdv') },
  payment: { done: [], by: [], means: [], beside: [] },
  persons: { yours: 'sizin|siparişiniz', ours: 'bizim' },
  terms: {
    when: [String.raw`\bg[üu]n (?:i[çc]inde|vadeli)|(?<!\p{L})vade(?:li|si)?(?!\p{L})|(?<!\p{L})pe[şs]in(?!\p{L})`],
    paying: [
      String.raw`(?<!\p{L})[öo]deme(?:niz|nizi|si|ler)?(?!\p{L})|(?<!\p{L})[öo]dene(?:cek|bilir)|(?<!\p{L})vade(?:li|si)?(?!\p{L})`,
    ],
    smallPrint: [String.raw`(?<!\p{L})(?:gecikme|faiz|te[şs]ekk[üu]r|itiraz)`],
    toPay: [String.raw`(?<!\p{L})(?:[öo]deme(?:niz|nizi|si|ler)?(?!\p{L})|[öo]dene(?:cek|bilir)|tahsil edil)`],
    until: 'kadar',
    later: ['sonraki'],
    paid: [String.raw`(?:[öo]denmi[şs]tir|[öo]dendi|tahsil edilmi[şs]tir)\s*$`],
    please: 'l[üu]tfen',
    method: '[öo]dendi|nakit|kredi kart|havale',
  },
  currencyPapers: {
    TRY: [String.raw`\bkdv\b|\bvkn\b|fatura(?!\p{L})|t[üu]rkiye`],
  },
} satisfies Lexicon;

/** How parties are addressed in Turkish, and what lines about them name; apart, as no browser needs it. */
export const parties = {
  speakers: ['biz'],
  hailed: ['say[ıi]n\\s(?:m[üu][şs]teri|abone)\\p{L}*'],
  closings: [String.raw`sayg[ıi]lar\p{L}*`],
} satisfies PartyWords;
