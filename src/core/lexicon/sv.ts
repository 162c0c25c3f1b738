import { type Lexicon, phrases, type Writing } from './lexicon.ts';
import type { PartyWords } from './party-lexicon.ts';
import type { RowWords } from './row-lexicon.ts';

/** How Swedish is told from other languages, and how it writes dates and terms. */
export const writing = {
  language: 'sv',
  common:
    'faktura fakturanummer fakturadatum forfallodatum datum belopp moms antal pris summa att betala betalas betalning betalningsvillkor dagar och av pa fran inte kund bankgiro plusgiro organisationsnummer vid ert vart totalt oss tillhanda senast beskrivning sek enligt kontakta',
  months: [
    'januari jan',
    'februari feb',
    'mars mar',
    'april apr',
    'maj',
    'juni jun',
    'juli jul',
    'augusti aug',
    'september sep sept',
    'oktober okt',
    'november nov',
    'december dec',
  ],
  weekdays: 'måndag mån tisdag tis onsdag ons torsdag tors fredag fre lördag lör söndag sön',
  periods: {
    count: 'sju|[åa]tta|tio|fjorton|femton|tjugo|trettio|fyrtiofem|sextio|nittio',
    day: 'dagar|dgr|dag',
    week: 'veckor|vecka',
    month: 'm[åa]nader|m[åa]nad',
  },
  owed: 'förfall|betal|tillhanda',
} satisfies Writing;

/** The words of invoices in Swedish. */
export const lexicon = {
  writing,
  labels: {
    invoice_number: phrases(`
      fakturanummer, fakturanr, faktura nr, faktura #, faktura nummer, faktura no, fakturans nummer, räkningsnummer,
      räkning nr, kreditfaktura nr, kreditfaktura nummer, verifikationsnummer, dokumentnummer, fakt nr, fakt.nr,
      faktnr, fakturabeteckning, avinummer`),
    receipt_number: phrases('kvittonummer, kvittonr, kvitto nr'),
    invoice_date: phrases(`
      fakturadatum, faktura datum, utskriftsdatum faktura, utställd, utställd den, fakturadag, utfärdad,
      utfärdandedatum, dokumentdatum, datum för faktura, fakturans datum, avidatum, räkningsdatum, fakt.datum`),
    date: phrases('datum'),
    due_date: phrases(`
      förfallodatum, förfallodag, förfaller, förfaller den, betalas senast, att betala senast, oss tillhanda,
      oss tillhanda senast, betala senast, sista betalningsdag, sista betalningsdatum, betalas före, förf.datum,
      förf datum, oss tillhanda den, betalas den, oss till handa, dras från ditt konto,
      autogiro dras den, dras den, sista dag att betala, vänligen betala senast, ska betalas senast,
      senaste betalningsdag, senaste betalningsdatum,
      sista betaldatum, sista betaldag, sista dag för betalning`),
    payment_date: phrases('betalningsdatum, betalningsdag'),
    other_date: phrases(`
      orderdatum, beställningsdatum, er orderdag, giltig till, utskriftsdatum, offertdatum, betald den, startdatum,
      slutdatum, nästa faktura, avtalsdatum, avlästes`),
    delivery_date: phrases(`
      leveransdatum, leveransdag, leverans, levererad, utförd, utfört datum, datum för leverans`),
    service_period: phrases(`
      period, avser perioden, fakturaperiod, avser, hyresperiod, förbrukningsperiod, avtalsperiod`),
    total: phrases(`
      totalt, summa, totalsumma, total, totalbelopp, fakturabelopp, summa inkl moms, totalt inkl moms,
      summa inklusive moms, totalt inklusive moms, slutsumma, belopp inkl moms, total inkl moms, totalt sek,
      summa sek, totalsumma sek, fakturasumma, summa att betala, totalt belopp, fakturans totalbelopp, brutto,
      totalt kr, summa denna faktura, totalt denna faktura, total denna faktura`),
    subtotal: phrases(`
      delsumma, netto, summa exkl moms, summa exkl. moms, belopp exkl moms, summa exklusive moms, totalt exkl moms,
      totalt exklusive moms, nettobelopp, netto belopp, belopp före moms, momsunderlag, momspliktigt belopp,
      varuvärde, exkl moms, total exkl moms, summa netto, beskattningsunderlag`),
    tax: phrases(`
      moms, varav moms, momsbelopp, total moms, summa moms, mervärdesskatt, moms totalt, totalt moms,
      momsbelopp sek, skatt, moms kr`),
    part_tax: phrases('momssats, moms %, momssats %'),
    amount_due: phrases(`
      att betala, belopp att betala, summa att betala, totalt att betala, kvar att betala, återstår att betala,
      saldo, att betala sek, att betala kr, att betala senast, utestående belopp, restbelopp`),
    prepaid: phrases(`
      förskott, betalt, redan betalt, tidigare betalt, handpenning, a conto, inbetalt, betalt belopp,
      erhållen betalning, tidigare saldo, delbetalning, förskottsbetalning`),
    discount: phrases(`
      rabatt, avdrag, rot-avdrag, rutavdrag, kassarabatt, mängdrabatt, rotavdrag, rut-avdrag, summa rabatt,
      preliminär skattereduktion`),
    charge: phrases(`
      frakt, fraktkostnad, expeditionsavgift, faktureringsavgift, fakturaavgift, porto, öresavrundning, avrundning,
      leveranskostnad, emballage, öresutjämning, aviavgift, avgift, frakt och porto, administrationsavgift,
      fraktavgift, påminnelseavgift`),
    seller: phrases(`
      säljare, leverantör, avsändare, från, utställare, säljs av, fakturautställare, utförare, betalningsmottagare,
      säljaren, leverantören`),
    buyer: phrases(`
      kund, köpare, faktureras till, faktura till, fakturamottagare, fakturaadress, faktureringsadress, mottagare, beställare, till,
      faktureras, fakturera till, kunduppgifter, betalare, er adress, fakturerad till, kundens namn, hyresgäst,
      köparen, kunden, beställaren, inbetalare, inbetalt av, betalningsavsändare`),
    other_party: phrases(`
      leveransadress, leverans till, levereras till, kontaktperson, er referens, vår referens, er ref, vår ref,
      er kontakt, din rådgivare, vår kontakt, referensperson, bank, projekt, godsmottagare, kontakt, godsmärke, märkning, avser,
      handläggare, kontoinnehavare, leveransmottagare, besöksadress, postadress, säte, objekt, arbetsplats,
      anläggningsadress`),
    name: phrases('namn, företag, företagsnamn'),
    customer_number: phrases('kundnummer, kundnr, kund nr, kund-id, kundid, kund nummer'),
    purchase_order: phrases(`
      ordernummer, ordernr, order nr, ert ordernummer, er order, inköpsorder, beställningsnummer, beställning nr,
      inköpsordernummer, vårt ordernummer, rekvisitionsnummer, ert inköpsordernummer`),
    other_number: phrases(`
      ocr, ocr-nummer, ocr nr, ocr-nr, telefon, tel, fax, mobil, sida, organisationsnummer, org.nr, org nr, orgnr,
      plusgiro, bankgiro, avtalsnummer, avtal nr, artikelnummer, projektnummer, offertnummer, leveranssedel,
      följesedel, personnummer, referensnummer, serienummer, anläggnings-id, meterid, mätarnummer,
      betalningsreferens, postnummer, försäkringsnummer,
      fakturatyp, dokumenttyp`),
    tax_id: phrases(`
      momsregistreringsnummer, momsreg.nr, momsreg nr, vat-nummer, vat nr, vat-nr, moms reg nr, momsnummer,
      momsregnr, moms nr, f-skatt, registreringsnummer för moms`),
    bank: phrases(`
      bankgiro, plusgiro, iban, bic, swift, kontonummer, konto, kontonr, bankkonto, bg, pg, clearingnummer`),
    terms: phrases(`
      betalningsvillkor, betalvillkor, betalningsvilkor, villkor, bet.villkor, betalningstid, kredittid,
      betalningsfrist`),
    payment_method: phrases(`
      betalningssätt, betalsätt, betalningsmetod, betalning, betalt med, betalas med, betalmetod,
      betalningsinformation`),
    reference: phrases('referens, ref, nummer, nr, er märkning, märke'),
    title: phrases(`
      faktura, räkning, telefonräkning, elräkning, vattenräkning, hotellräkning, samlingsfaktura, slutfaktura, delfaktura, hyresavi, avi, hyresfaktura, elfaktura,
      handelsfaktura, fakturakopia, kontantfaktura, förskottsfaktura`),
    credit_title: phrases('kreditfaktura, kreditnota'),
    receipt_title: phrases('kvitto, kassakvitto, betalningskvitto, kvittens, köpkvitto'),
    currency: phrases('valuta'),
    table_head: phrases(`
      beskrivning, antal, pris, belopp, artikel, benämning, enhet, à-pris, a-pris, á-pris, summa, tjänst, styckpris,
      enhetspris, artikelnr, specifikation, pris/st, timmar, à pris, moms %, produkt`),
  },
  columns: {
    position: phrases('rad, radnr, pos'),
    article: phrases('artikelnr, artikelnummer, artnr, art nr, artikel nr, produktnr'),
    description: phrases(`
      beskrivning, benämning, artikel, artiklar, produkt, produkter, tjänst, tjänster, text, specifikation, vara, varor, avser, arbete,
      artikelbenämning, produktnamn, fakturatext, *beskrivning, *benämning, vara tjänst, försäkring, försäkringsmoment`),
    date: phrases('datum, leveransdatum, period, dag'),
    quantity: phrases('antal, kvantitet, mängd, timmar, tim, lev antal, levererat, förbrukning'),
    unit: phrases('enhet, enh, sort'),
    unitPrice: phrases(`
      a pris, à pris, apris, styckpris, pris st, enhetspris, pris per st, pris per enhet, timpris, pris enhet,
      pris tim, st pris, á pris, timarvode`),
    price: phrases('pris, *pris, kostnad'),
    discount: phrases('rabatt, rab, rabatt pct'),
    tax: phrases('moms, mervärdesskatt'),
    taxRate: phrases('momssats, moms pct, sats, moms sats'),
    taxAmount: phrases('momsbelopp, moms kr, moms sek'),
    total: phrases(`
      belopp, *belopp, summa, *summa, totalt, total, netto, brutto, nettobelopp, radsumma, radbelopp, totalpris,
      pris totalt, summa kr, belopp sek, summa exkl moms, kronor, premie, årspremie`),
    other: phrases('vikt, färg, storlek, projekt, anmärkning, lager, försäkringsbelopp, självrisk'),
    settlement: phrases('förfallodatum, betalning, betalningsdatum, fakturanr, fakturanummer, förfallodag'),
  },
  columnMarks: {
    net: phrases('exkl moms, exklusive moms, ex moms, utan moms, före moms'),
    gross: phrases('inkl moms, inklusive moms, ink moms, med moms'),
    alone: phrases('netto, brutto'),
  },
  columnFillers: phrases('i, per, och, av, er, vår, sek, för'),
  sums: {
    carried: phrases('överföring, att överföra, sidsumma, summa denna sida'),
    subtotal: phrases(`
      delsumma, netto, summa exkl moms, summa exklusive moms, totalt exkl moms, belopp exkl moms, nettobelopp,
      exkl moms, summa netto, varuvärde, momsunderlag, total exkl moms, totalt exklusive moms, netto belopp,
      summa före moms, exklusive moms`),
    total: phrases(`
      summa, totalt, total, totalsumma, att betala, summa att betala, totalt att betala, belopp att betala,
      totalbelopp, fakturabelopp, summa inkl moms, totalt inkl moms, slutsumma, inkl moms, total inkl moms,
      kvar att betala, brutto, saldo, totalt inklusive moms, summa inklusive moms`),
    tax: phrases(`
      moms, varav moms, momsbelopp, total moms, summa moms, mervärdesskatt, moms totalt, totalt moms`),
    discount: phrases(`
      rabatt, avdrag, rotavdrag, rutavdrag, rot avdrag, rut avdrag, skattereduktion, kassarabatt`),
    charge: phrases(`
      frakt, fraktkostnad, porto, expeditionsavgift, fakturaavgift, faktureringsavgift, öresavrundning, avrundning,
      öresutjämning, emballage, leverans, aviavgift`),
    settlement: phrases(`
      förskott, betalt, redan betalt, a conto, handpenning, kontant, kort, växel, inbetalt, swish`),
  },
  sumFillers: 'inkl exkl moms av pa sek kr for till om varav netto i den',
  ordinarySums: 'frakt kort transport leverans',
  adjustments: {
    deduction: phrases('*rabatt'),
    charge: phrases('avgift, utlägg'),
    tax: [],
  },
  papers: {
    stamps: phrases('inkom, inkommen, ankom, ankomst, mottaget, bokförd, bokfört'),
    approvals: [String.raw`attesteras|attesterad|godkänd\sför\sbetalning`],
    betweenTownAndDay: phrases('den'),
    invoice: phrases('fakt'),
    compounds: ['(?<!kredit|leverantors|inkops|forma)faktura'],
    creditNote: phrases('kredit'),
    besideDay: phrases('datum'),
    debit: phrases('debet'),
    credit: phrases('kredit'),
    balance: phrases('saldo'),
  },
  taxes: {
    names: phrases('moms'),
    within: phrases(String.raw`inkl\p{L}*, med`),
    takenOf: ['av'],
  },
  payment: {
    done: ['betal[td]'],
    received: ['mottagen'],
    by: ['med'],
    means: ['kort', 'swish'],
    beside: phrases('kort, kontant'),
  },
  nouns: {
    rounding: ['(?:[öo]res)?avrundning|[öo]resutj[äa]mning'],
    continued: ['forts(?:[äa]ttning|\\.)?'],
    trades: ['(?:M[åa]lar|Murar|Bygg|Snickar|Bagar)m[äa]stare', 'Snickeri', 'M[åa]leri', 'Byggfirma', '[ÅA]keri'],
    inPart: ['forskott', 'handpenning'],
    particulars: ['(?:kontakt|f[öo]retags)uppgifter', 'adress'],
    taxes: ['moms'],
    readers: ['din', 'ditt'],
    bought: ['beställning', 'bokning'],
  },
  persons: { yours: 'er|ert|era', ours: 'vår|vårt|våra' },
  terms: {
    fromThen: phrases(String.raw`fr[åa]n?(?:\so\.?\s?m\.?)?`),
    dueOn: phrases('förfaller'),
    account: { at: phrases('till, på, konto') },
    counted: { from: ['(?:efter|fr[åa]n) fakturadatum'] },
    noDiscount: { no: 'inget?|ingen', off: 'rabat+', none: 'ingen|inget', forWhat: 'f[öo]r|vid' },
    debit: { means: ['autogiro'], choose: ['teckna', 'anslut'] },
    alone: ['kontant(?: vid leverans)?|(?:mot )?(?:postf[öo]rskott|efterkrav)|f[öo]rskott(?:sbetalning)?'],
    when: [
      String.raw`\bsenast\b|\binom\b|\b(?:före|senast den) \d{1,2}(?!\d)|f[öo]rfall|oss tillhanda|omg[åa]ende|kontant|f[öo]rskott|autogiro|vid leverans|efter (?:fakturadatum|mottagande|leverans)|fr[åa]n fakturadatum|\bdras\b`,
    ],
    paying: [
      String.raw`betal|\bdras\b|f[öo]rfall|tillhanda|kontant|f[öo]rskott|autogiro|\bnetto\b|ers[äa]tt|dagar efter`,
    ],
    smallPrint: [
      String.raw`dr[öo]jsm[åa]l|(?<!\p{L})r[äa]nta|p[åa]minnelse|[äa]gander|tack f[öo]r|reklamation|anm[äa]rkning|godk[äa]nd f[öo]r f`,
    ],
    toPay: [String.raw`betal|(?<!\p{L})regler(?:a|as|ing)(?!\p{L})|f[öo]rfall|tillhanda|\bdras\b|ers[äa]tt`],
    until: String.raw`senast(?: den)?|före|tillhanda(?: senast)?(?: den)?|(?:dras|debiteras)(?:\s[\p{L}\d.,]+){0,8}?\sden`,
    notice: ['avbok|avanm[äa]l', 'upps[äa]g', 'bindningstid', 'reklamation', 'anm[äa]rkning'],
    balanceAsOf: phrases('per, den'),
    offers: ['rabattkod|v[äa]rdekod|presentkort|l[öo]s in|erbjudandet g[äa]ller'],
    late: ['vid (?:f[öo]rsen|dr[öo]jsm)'],
    refunds: ['tillgodo|återbetal'],
    into: ['till|på'],
    givenBack: ['returvaror|returner(?:as|ing)?|återbetal(?:as|ning)|ångerr[äa]tt'],
    later: [String.raw`n[äa]sta\b|kommande|framtida`],
    paid: [String.raw`\b(?:betal(?:d|t|ades)|mottag(?:en|et|its))\s+(?:den)?\s*$`],
    settled: [String.raw`(?:[äa]r|har)\s(?:redan\s)?(?:betal(?:d|t|ats)|dragits)`],
    so: phrases(String.raw`alts[åa], dvs\.?, det vill s[äa]ga`),
    shortened: phrases('dvs'),
    hours: ['kl'],
    please: 'v[äa]nligen|var god',
    method: 'betalt|betald|kontant|swish',
    was: ['blev'],
  },
  currencyPapers: {
    SEK: [String.raw`\bsverige\b|\bbankgiro\b|\bplusgiro\b|\bf-skatt\b|\bfaktura(?:nummer|datum)\b|\bf[öo]rfallodag`],
  },
} satisfies Lexicon;

/** How parties are addressed in Swedish, and what lines about them name; apart, as no browser needs it. */
export const parties = {
  registers: [String.raw`org\.?\s?nr|momsreg`],
  speakers: ['vi'],
  hailed: ['b[äa]sta\\s(?:kund|medlem)\\p{L}*'],
  courtesiesBefore: ['fru'],
  courtesiesSecond: ['fru'],
  and: ['och'],
  numbered: ['kund|konto'],
  ownPlaces: ['filial|lager'],
  others: [String.raw`bank\p{L}*|konto\p{L}*|ort|objekt|projekt`],
  placeFields: ['land'],
  sentences: ['denna|detta|vi|ni|om'],
  closings: ['h[äa]lsning(?:ar)?|tack'],
  offices: ['kassör|ordf[öo]rande'],
  details: ['uppgifter|information'],
  detailsOf: ['om|för'],
  specimens: ['Exempel'],
  departments: ['fakturagruppen|ekonomiavdelningen'],
  organs: ['styrelsen|kass[öo]r(?:en)?'],
  letters: [String.raw`med\svänliga`],
  owners: ['samf[äa]llighet(?:en|sf[öo]reningen?)?|bostadsr[äa]ttsf[öo]reningen?|v[äa]gf[öo]reningen?', 'brf'],
  summaries: ['specifikation|sammanst[äa]llning'],
  summariesOf: ['din|av|for'],
  units: ['person|styck|timme|dag'],
  forms: [String.raw`ek(?:onomisk)?\.?\sf[öo]r(?:ening)?\.?|ideell\sf[öo]rening`],
  greetings: ['hej'],
  periodBegins: ['fr[åa]n?'],
  periodEnds: ['till?'],
  mailFrom: ['från'],
  mailSent: ['skickat|datum'],
  mailTo: ['till'],
  mailSubject: ['ämne'],
  mailBeside: ['bilag(?:or|a)?'],
  mailForwarded: ['vb'],
  coverSheets: ['fax|telefax'],
  enclosing: [String.raw`bifoga\p{L}*|bilagd`],
  conditions: [String.raw`(?:allm[äa]nna\s)?(?:k[öo]p|leverans|f[öo]rs[äa]ljnings|betalnings)?villkor`],
  parts: ['lgh'],
  brandOf: [
    String.raw`(?:är\s+)?ett\s+varumärke\s+(?:som\s+)?(?:tillhör(?:ande)?|ägs\s+av|från)`,
    String.raw`(?:är\s+)?(?:en\s+)?bifirma\s+till`,
  ],
  registeredUnder: ['org(?:anisations)?'],
} satisfies PartyWords;

/** How rows and labels read in Swedish; apart, as no browser needs it. */
export const rows = {
  owedBesides: [String.raw`skatt|ranta|obetal|foregaende|deposition|pant\b`],
  dayWords: ['datum'],
  meters: ['m[äa]tare'],
  yearly: [String.raw`(?:hel)?[åa]rs\p{L}*|[åa]rlig\p{L}*|per [åa]r`],
  discounts: ['rabatt'],
  without: ['exkl'],
  shortLabels: ['till|fran|salon'],
  joints: ['den'],
  and: ['och'],
  numberWords: ['nr|nummer'],
  bareNumbers: ['nr|nummer'],
  beforeNumbers: ['nr|nummer'],
} satisfies RowWords;
