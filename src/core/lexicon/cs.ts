import { type Lexicon, phrases, type Writing } from './lexicon.ts';
import type { PartyWords } from './party-lexicon.ts';
import type { RowWords } from './row-lexicon.ts';

/** How Czech is told from other languages, and how it writes dates and terms. */
export const writing = {
  language: 'cs',
  common:
    'faktura danovy doklad cislo datum vystaveni splatnosti splatnost uskutecneni zdanitelneho plneni dodavatel odberatel ic dic dph mnozstvi cena celkem castka uhrade uhrada zaklad dane mj ks nebo prosim platby platebni popis polozka variabilni symbol kc czk zakaznik vyuctovani dni vystaveno jsme nejsem platce',
  months: [
    'ledna leden',
    'unora unor',
    'brezna brezen',
    'dubna duben',
    'kvetna kveten',
    'cervna cerven',
    'cervence cervenec',
    'srpna srpen',
    'zari',
    'rijna rijen',
    'listopadu listopad',
    'prosince prosinec',
  ],
  weekdays: 'pondělí po úterý út středa st čtvrtek čt pátek pá sobota so neděle ne',
  periods: {
    count: 'sedmi|osmi|deseti|[čc]trn[áa]cti|patn[áa]cti|dvaceti|t[řr]iceti|[šs]edes[áa]ti|devades[áa]ti',
    day: 'dn[íůiu]|dny',
    week: 't[ýy]dn[ůuyie]?',
    month: 'm[ěe]s[íi]c[ůuei]?',
  },
  owed: 'splatn|úhrad|uhra|zapla',
} satisfies Writing;

/** The words of invoices in Czech. */
export const lexicon = {
  writing,
  labels: {
    invoice_number: phrases(`
      číslo faktury, faktura číslo, faktura #, faktura č., faktura č, faktura - daňový doklad č., faktura - daňový doklad č,
      faktura daňový doklad č, faktura daňový doklad číslo, číslo dokladu, daňový doklad č, daňový doklad č.,
      daňový doklad číslo, doklad č, doklad číslo, č. faktury, č. dokladu, evidenční číslo dokladu, evidenční číslo,
      dobropis č, opravný daňový doklad č, opravný daňový doklad číslo, zálohová faktura č, vyúčtování č,
      vyúčtování číslo, faktura vydaná č, faktura nr, faktura vydaná číslo, účet č, číslo daňového dokladu,
      vyúčtovací faktura č`),
    receipt_number: phrases('číslo účtenky, účtenka č, paragon č, stvrzenka č'),
    invoice_date: phrases(`
      datum vystavení, datum vystavení faktury, vystaveno, vystaveno dne, vystavena dne, dne vystavení,
      datum vystavení dokladu, datum faktury, datum vyst, den vystavení, vystavení, datum vystavení daňového dokladu`),
    date: phrases('datum, dne, ze dne'),
    due_date: phrases(`
      datum splatnosti, splatnost, splatnost do, splatná dne, splatno dne, den splatnosti, uhraďte do, uhradit do,
      zaplaťte do, k úhradě do, splatné do, splatnost dne, splatnost faktury, termín splatnosti, úhrada do,
      uhraďte prosím do, zaplatit do, datum inkasa, lhůta splatnosti do, prosíme uhraďte do,
      platba do, prosíme o úhradu do, splatno, datum spl`),
    payment_date: phrases('datum platby, datum úhrady'),
    other_date: phrases(`
      datum objednávky, datum tisku, vytištěno, platnost do, platí do, objednáno dne, uhrazeno dne, zaplaceno dne,
      datum narození, datum odečtu, datum smlouvy, datum odeslání, ze dne objednávky`),
    delivery_date: phrases(`
      datum uskutečnění plnění, datum uskutečnění zdanitelného plnění, datum zdanitelného plnění, duzp,
      datum zdan plnění, datum dodání, dodáno dne, datum plnění, datum usk. zdan. plnění, datum zd. plnění,
      den uskutečnění zdanitelného plnění, datum uskut. zdan. plnění`),
    service_period: phrases(`
      období, fakturační období, zúčtovací období, za období, fakturované období, účtované období`),
    total: phrases(`
      celkem, celková částka, celkem s dph, celkem včetně dph, částka celkem, cena celkem, cena celkem s dph,
      celkem kč, celkem czk, celková cena, součet, celkem vč. dph, celkem vč dph, fakturovaná částka, částka s dph,
      cena s dph, celkem faktura, celková částka s dph, celková cena s dph, cena včetně dph, celkem včetně daně,
      celková částka k úhradě, fakturováno celkem`),
    subtotal: phrases(`
      součet položek, součet,
      základ daně, celkem bez dph, cena bez dph, mezisoučet, základ, částka bez dph, součet bez dph, základ dph,
      cena celkem bez dph, celková cena bez dph, základ daně celkem, základ pro dph, součet položek,
      celková částka bez dph`),
    tax: phrases(`
      dph, částka dph, výše dph, dph celkem, celkem dph, daň, daň z přidané hodnoty, výše daně, dph kč, daň celkem,
      z toho dph, hodnota dph`),
    part_tax: phrases('sazba dph, sazba, dph %, sazba daně, % dph'),
    amount_due: phrases(`
      k úhradě, celkem k úhradě, částka k úhradě, zbývá uhradit, k zaplacení, celkem k zaplacení,
      částka k zaplacení, zbývá k úhradě, k úhradě celkem, doplatek, nedoplatek, k úhradě kč, zbývá k zaplacení,
      celkem k platbě, suma k úhradě`),
    prepaid: phrases(`
      záloha, zálohy, uhrazeno, zaplaceno, uhrazené zálohy, odpočet zálohy, zaplacená záloha, již uhrazeno,
      uhrazeno zálohou, zaplacené zálohy, přijaté zálohy, přeplatek, uhrazená částka, odpočet záloh, stav účtu, zůstatek ke dni, předchozí zůstatek`),
    discount: phrases('sleva, slevy, celková sleva, skonto, sleva celkem'),
    charge: phrases(`
      doprava, dopravné, poštovné, balné, zaokrouhlení, haléřové vyrovnání, doručení, poplatek, poplatky, přepravné,
      poštovné a balné, dobírka, cena dopravy`),
    seller: phrases(`
      dodavatel, prodávající, prodejce, vystavil, poskytovatel, zhotovitel, vystavitel, výstavce,
      prodejce/dodavatel, plátce dph`),
    buyer: phrases(`
      odběratel, kupující, zákazník, objednatel, příjemce, fakturační adresa, fakturační údaje, odběratel/příjemce,
      klient, fakturováno, příjemce faktury, fakturovat`),
    other_party: phrases(`
      dodací adresa, místo dodání, konečný příjemce, kontakt, kontaktní osoba, váš poradce, váš zprostředkovatel, banka, vyřizuje, vystavil, vyhotovil,
      místo určení, adresa dodání, předmět, akce, projekt, poznámka, převzal, doručovací adresa,
      korespondenční adresa, majitel účtu, odběrné místo, místo spotřeby, věc`),
    name: phrases('název, jméno, firma, obchodní firma, jméno a příjmení, společnost'),
    customer_number: phrases('zákaznické číslo, číslo zákazníka, číslo odběratele, kód zákazníka, číslo klienta'),
    purchase_order: phrases(`
      číslo objednávky, objednávka č, objednávka číslo, objednávka, č. objednávky, vaše objednávka, číslo zakázky,
      zakázka č, číslo vaší objednávky, objednávka ze dne`),
    other_number: phrases(`
      variabilní symbol, vs, konstantní symbol, ks symbol, specifický symbol, telefon, tel, fax, mobil, strana,
      strana č, smlouva č, číslo smlouvy, dodací list č, dodací list, č. dodacího listu, kód zboží, spisová značka,
      spis. zn, číslo elektroměru, ean, odběrné místo č, číslo nabídky, nabídka č, zapsán v or, psč, sériové číslo,
      číslo pojistky, číslo pojistné smlouvy, zapsaná v obchodním rejstříku, č. zakázky,
      typ dokladu, druh dokladu, typ faktury`),
    tax_id: phrases(`
      ič, ičo, dič, ič dph, ičo odběratele, dič odběratele, daňové identifikační číslo, ico, dic, ič/dič`),
    bank: phrases(`
      číslo účtu, účet, bankovní spojení, bankovní účet, iban, swift, bic, č. účtu, č.ú, č. ú, kód banky,
      bankovní údaje`),
    terms: phrases(`
      platební podmínky, splatnost faktury, podmínky platby, doba splatnosti, lhůta splatnosti, platební podmínka`),
    payment_method: phrases(`
      forma úhrady, způsob úhrady, způsob platby, forma platby, způsob placení, platba, platební metoda, úhrada`),
    reference: phrases('reference, značka, naše značka, vaše značka, číslo, ref'),
    title: phrases(`
      faktura, daňový doklad, faktura daňový doklad, faktura - daňový doklad, vyúčtování, účet,
      zjednodušený daňový doklad, konečná faktura, zálohová faktura, faktura vydaná, vyúčtovací faktura,
      prodejní faktura, faktura přijatá, vyúčtování služeb`),
    credit_title: phrases('dobropis, opravný daňový doklad, storno faktura'),
    receipt_title: phrases(`
      účtenka, paragon, stvrzenka, pokladní doklad, příjmový pokladní doklad, doklad o zaplacení,
      potvrzení o zaplacení`),
    currency: phrases('měna'),
    table_head: phrases(`
      popis, množství, cena, celkem, částka, mj, j.cena, jedn. cena, jednotková cena, cena za mj, název, položka,
      označení dodávky, označení, počet, sazba dph, dph, kč celkem, cena/mj, text, služba, cena bez dph,
      předmět fakturace, jednotka, cena celkem, zboží`),
  },
  columns: {
    position: phrases('p č, poř, pol, číslo položky, řádek'),
    article: phrases('kód, kód zboží, katalogové číslo, obj číslo, číslo zboží, plu'),
    description: phrases(`
      popis, název, označení, označení dodávky, položka, položky, text, předmět, předmět plnění, služba, služby,
      zboží, název zboží, název položky, popis zboží, fakturujeme vám, předmět fakturace, popis položky,
      název produktu, produkt, produkty, specifikace, druh zboží, název zboží služby, popis služby, pojištění, rozsah pojištění, riziko`),
    date: phrases('datum dodání, období'),
    quantity: phrases('množství, počet, poč, mn, hodiny, ks, počet mj, počet ks, počet hodin, spotřeba'),
    unit: phrases('mj, m j, jednotka, jedn, měrná jednotka, měr jednotka'),
    unitPrice: phrases(`
      jednotková cena, jedn cena, cena za mj, cena mj, j cena, jc, cena za kus, cena za jednotku, cena ks,
      hodinová sazba, jednotková cena bez dph, cena za ks, cena jedn, cena za hodinu, jcena`),
    price: phrases('cena, ceny'),
    discount: phrases('sleva, sleva pct'),
    tax: phrases('dph, daň'),
    taxRate: phrases('sazba dph, sazba, dph pct, sazba daně, pct dph'),
    taxAmount: phrases('částka dph, výše dph, dph kč, hodnota dph'),
    total: phrases(`
      celkem, částka, cena celkem, celková cena, cena bez dph, cena s dph, celkem bez dph, celkem s dph, kč celkem,
      celkem kč, základ, základ daně, hodnota, částka bez dph, částka s dph, celkem vč dph, pojistné`),
    other: phrases(
      'hmotnost, barva, velikost, poznámka, sklad, šarže, záruka, pojistná částka, limit plnění, spoluúčast',
    ),
    settlement: phrases('splatnost, datum splatnosti, úhrada, variabilní symbol, splátka'),
  },
  columnMarks: {
    net: phrases('bez dph, bez daně'),
    gross: phrases('s dph, vč dph, včetně dph, s daní'),
    alone: [],
  },
  columnFillers: phrases('za, na, kč, bez'),
  sums: {
    carried: phrases('převod, přeneseno, k přenosu, součet strany'),
    subtotal: phrases(`
      mezisoučet, základ daně, základ, celkem bez dph, cena bez dph, částka bez dph, součet bez dph, základ dph,
      součet položek, cena celkem bez dph, celková cena bez dph, celková částka bez dph`),
    total: phrases(`
      celkem, k úhradě, celkem k úhradě, částka k úhradě, celková částka, celkem s dph, celkem včetně dph,
      celkem vč dph, celková cena, součet, cena celkem, k zaplacení, celkem k zaplacení, celkem kč, částka celkem,
      zbývá uhradit, zbývá k úhradě, cena s dph, cena celkem s dph, doplatek, nedoplatek, celková částka k úhradě,
      slovy, celková cena s dph, celková částka s dph`),
    tax: phrases(`
      dph, částka dph, výše dph, dph celkem, celkem dph, daň, z toho dph, sazba dph, snížená sazba, základní sazba,
      rekapitulace dph, daň z přidané hodnoty`),
    discount: phrases('sleva, slevy, skonto, celková sleva'),
    charge: phrases(`
      doprava, dopravné, poštovné, balné, zaokrouhlení, haléřové vyrovnání, doručení, poštovné a balné, přepravné,
      dobírka`),
    settlement: phrases(`
      záloha, zálohy, uhrazeno, zaplaceno, hotovost, hotově, karta, odpočet zálohy, vráceno, již uhrazeno,
      uhrazené zálohy, kartou, přeplatek`),
  },
  sumFillers: 's bez vc vcetne dph z na do ze k kc czk sazba zakladni snizena celkem za',
  ordinarySums: 'doprava karta zaloha zaklad sleva',
  adjustments: {
    deduction: [],
    charge: phrases('poplat'),
    tax: [],
  },
  papers: {
    stamps: phrases('došlo, došlo dňa, doručeno, přijato, zaúčtováno'),
    approvals: [String.raw`zveřejněno|zverejnené|schváleno\sk\s(?:úhradě|proplacení)`],
    betweenTownAndDay: phrases('dne'),
    invoice: phrases('fakt'),
    creditNote: phrases('storno, oprava, dobropis'),
    besideDay: phrases('datum'),
    debit: phrases('m[áa] d[áa]ti'),
    credit: phrases('dal'),
    balance: phrases('z[ůu]statek'),
  },
  taxes: { names: phrases('dph'), within: phrases('s, z') },
  payment: { done: [], by: [], means: [], beside: phrases('karta') },
  nouns: {
    rounding: ['zaokrouhlen[íi]'],
    continued: ['pokra[čc]ov[áa]n[íi]'],
    trades: [String.raw`\p{Lu}\p{Ll}+(?:ctv[íi]|stv[íi])`],
    inPart: ['zaloh'],
    particulars: ['(?:identifika[čc]n[íi]|kontaktn[íi]|faktura[čc]n[íi]) [úu]daje', 'adresa'],
  },
  persons: { yours: 'váš|vaše', ours: 'náš|naše' },
  terms: {
    fromThen: phrases('od'),
    counted: { from: ['od (?:data )?vystaven[íi]'] },
    noDiscount: { no: 'bez', off: 'slev[ay]', forWhat: 'za|p[řr]i' },
    alone: ['(?:na )?dob[íi]rk(?:a|u|ou)|hotov[ěe] p[řr]i (?:p[řr]evzet[íi]|dod[áa]n[íi])|p[řr]edem'],
    when: [
      String.raw`\bdo \d{1,2}(?!\d)|splatn|p[řr]edem|dob[íi]rk|ihned|p[řr]i (?:p[řr]evzet|dod[áa]n)|od (?:vystaven|doru[čc]en|data)|inkas`,
    ],
    paying: ['splatn|[úu]hrad|uhra[ďd]|zapla|platb|platebn|p[řr]evod|hotov|inkas'],
    smallPrint: [
      String.raw`(?<!\p{L})[úu]rok|prodlen|pen[áa]le|vlastnic|reklamac|d[ěe]kujem|z[áa]ruk|nejsem pl[áa]tce`,
    ],
    toPay: [
      'splatn|(?<!\\p{L})vyrovn(?:[aáe]|án[íi])\\p{L}*\\s(?:fakt|dluh|dlu[žz]|z[áa]vaz|[čc][áa]st)|[úu]hrad|uhra[ďd]|zapla|platb|inkas',
    ],
    until: 'do(?: dne)?|dne|ke dni|nejpozději do|splatnost',
    notice: ['storno', 'v[ýy]pov[ěe]', 'reklamac'],
    balanceAsOf: phrases('k, ke dni'),
    offers: ['slevov[ýy] k[óo]d|poukaz|uplatn(?:it|ěte)|nab[íi]dka plat[íi]'],
    late: ['p[řr]i (?:opo[žz]d|pozdn|prodlen)'],
    later: [
      String.raw`p[řr][íi][šs]t[íi]|(?:dal[šs][íi]|n[áa]sleduj[íi]c[íi])\p{L}* (?:\p{L}*spl[áa]tk|\p{L}*platb|faktur|z[áa]loh)`,
    ],
    paid: [String.raw`\b(?:uhrazeno|zaplaceno|p[řr]ijato)\s+(?:dne)?\s*$`],
    so: phrases(String.raw`tedy, tj\.?`),
    shortened: phrases('tj'),
    hours: ['hod|hodin'],
    please: 'pros[ií]me?',
    method: 'uhrazeno|zaplaceno|hotov[ěe]',
  },
} satisfies Lexicon;

/** How parties are addressed in Czech, and what lines about them name; apart, as no browser needs it. */
export const parties = {
  registers: [String.raw`i\.?č\.?o|dič`],
  hailed: ['v[áa][žz]en[áíý]\\s(?:z[áa]kazn|pan)\\p{L}*'],
  courtesiesBefore: ['pan|pan[íi]'],
  numbered: ['konto'],
  ownPlaces: ['pobo[čc]ka'],
  others: [String.raw`bank\p{L}*|objekt|projekt`],
  closings: ['pozdravem'],
  streets: [String.raw`ulice|ul\.?|n[áa]m[ěe]st[íi]|n[áa]m\.|t[řr][íi]da|n[áa]b[řr]e[žz][íi]`],
  details: ['[úu]daje'],
  detailsOf: ['o'],
  letters: [String.raw`s\spozdravem`],
  owners: ['spole[čc]enstv[íi] vlastn[íi]k[ůu]'],
  per: ['za'],
  units: ['kus|ks'],
  periodBegins: ['od'],
  periodEnds: ['do'],
  mailFrom: ['od'],
  mailSent: ['odesláno|datum'],
  mailTo: ['komu'],
  mailSubject: ['předmět'],
  mailBeside: ['p[řr][ií]lohy?'],
  mailForwarded: ['p[řr]'],
  coverSheets: ['fax'],
  enclosing: [String.raw`v\sp[řr][íi]loze|p[řr]ikl[áa]d[áa]me`],
  conditions: [String.raw`(?:v[šs]eobecn[ée]\s)?obchodn[íi]\spodm[íi]nky(?:\s\p{L}+){0,3}`],
  brandOf: [String.raw`(?:je\s+)?(?:obchodní\s+)?značk(?:a|ou)\s+(?:společnosti|firmy)`],
  registeredUnder: [String.raw`i\.?č\.?o|dič`],
} satisfies PartyWords;

/** How rows and labels read in Czech; apart, as no browser needs it. */
export const rows = {
  owedBesides: [String.raw`\bdan\b|poplatek|urok|nedoplatek|zaloha|kauce`],
  dayWords: ['datum'],
  and: ['a'],
  yearly: [String.raw`ro[čc]n\p{L}*`],
  beforeNumbers: ['č|čís'],
} satisfies RowWords;
