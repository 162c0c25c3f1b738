import { type Lexicon, phrases, type Writing } from './lexicon.ts';
import type { PartyWords } from './party-lexicon.ts';
import type { RowWords } from './row-lexicon.ts';

/** How Danish is told from other languages, and how it writes dates and terms. */
export const writing = {
  language: 'da',
  common:
    'faktura fakturanummer fakturadato forfaldsdato dato belob moms antal pris alt betale betales betaling betalingsbetingelser dage og af pa ikke som kunde cvr senest jeres vores ydelse beskrivelse ekskl inkl udgor bedes venligst dkk kroner indbetalt',
  months: [
    'januar jan',
    'februar feb',
    'marts mar',
    'april apr',
    'maj',
    'juni jun',
    'juli jul',
    'august aug',
    'september sep sept',
    'oktober okt',
    'november nov',
    'december dec',
  ],
  weekdays: 'mandag man tirsdag tirs onsdag ons torsdag tors fredag fre lørdag lør søndag søn',
  periods: {
    count: 'syv|otte|ti|fjorten|femten|tyve|tredive|femogfyrre|tres|halvfems',
    day: 'dages?|dag',
    week: 'uger|uge',
    month: 'm[åa]neder|m[åa]ned',
  },
  owed: 'forfald|betal|indbetal',
} satisfies Writing;

/** The words of invoices in Danish. */
export const lexicon = {
  writing,
  labels: {
    invoice_number: phrases(`
      fakturanummer, fakturanr, faktura nr, faktura #, faktura nummer, fakturanr., regningsnummer, regning nr, regningsnr,
      kreditnota nr, kreditnotanummer, bilagsnummer, bilagsnr, bilag nr, dokumentnummer, fakt nr, faktura no,
      opkrævningsnummer`),
    receipt_number: phrases('kvitteringsnummer, kvittering nr, bonnummer, bon nr'),
    invoice_date: phrases(`
      fakturadato, faktura dato, udskrevet, udskrevet den, udstedt, udstedt den, udstedelsesdato, regningsdato,
      bilagsdato, dokumentdato, faktureringsdato, kreditnotadato, dato for udstedelse`),
    date: phrases('dato'),
    due_date: phrases(`
      forfaldsdato, forfald, forfaldsdag, betales senest, sidste betalingsdato,
      sidste rettidige betalingsdato, betalingsfrist, sidste rettidige indbetaling, rettidig betaling, forfalder,
      forfalder den, forfalder til betaling, seneste betalingsdato, seneste betalingsdag, betal senest, betales inden, forfald den,
      senest betalt, betales den, trækkes den, indbetales senest, sidste betalingsdag, bedes betalt senest,
      bedes indbetalt senest, betaling senest, bedes betalt senest den, bedes indbetalt senest den,
      frist for betaling, overføres den, sidste rettidige betaling, sidste rettidige betalingsdag, senest betaling`),
    payment_date: phrases('betalingsdato'),
    other_date: phrases(`
      ordredato, bestillingsdato, udskriftsdato, gyldig til, tilbudsdato, betalt den, startdato, slutdato,
      næste faktura, aftaledato, aflæst, bestilt den`),
    delivery_date: phrases('leveringsdato, levering, leveret, leveret den, leveringsdag, udført den'),
    service_period: phrases(`
      periode, for perioden, faktureringsperiode, opkrævningsperiode, forbrugsperiode, vedrørende perioden,
      lejeperiode`),
    total: phrases(`
      i alt, ialt, total, totalbeløb, fakturabeløb, beløb i alt, total inkl moms, i alt inkl moms, i alt inkl. moms,
      total dkk, samlet beløb, samlet pris, beløb inkl moms, fakturatotal, i alt dkk, sum, total beløb, totalt,
      slutbeløb, total inklusive moms, ialt inkl moms, i alt kr, total i alt, brutto, pris i alt, regningsbeløb, denne faktura i alt,
      i alt denne faktura, total denne faktura`),
    subtotal: phrases(`
      subtotal, netto, nettobeløb, i alt ekskl moms, i alt ekskl. moms, beløb ekskl moms, beløb ekskl. moms,
      total ekskl moms, ekskl moms, momsgrundlag, momspligtigt beløb, i alt excl moms, total excl moms,
      beløb før moms, varebeløb, sum ekskl moms, ialt ekskl moms, momspligtig, delsum, nettosum, i alt før moms,
      momsfrit beløb`),
    tax: phrases(`
      moms, momsbeløb, heraf moms, moms i alt, moms udgør, merværdiafgift, total moms, heraf udgør moms,
      samlet moms, afgift, afgifter, momsen udgør, salgsmoms`),
    part_tax: phrases('momssats, moms %, momsprocent'),
    amount_due: phrases(`
      at betale, til betaling, beløb til betaling, at betale i alt, i alt at betale, total at betale,
      skyldigt beløb, restbeløb, saldo, i alt til betaling, til gode, beløb at betale, udestående, at betale dkk,
      total til betaling`),
    prepaid: phrases(`
      forudbetaling, betalt, allerede betalt, a conto, aconto, depositum, indbetalt, forudbetalt, modtaget betaling,
      tidligere betalt, acontobeløb, tidligere saldo, modtaget`),
    discount: phrases('rabat, fradrag, kontantrabat, mængderabat, samlet rabat, rabat i alt, afslag'),
    charge: phrases(`
      fragt, fragtomkostninger, porto, levering, gebyr, faktureringsgebyr, ekspeditionsgebyr, øreafrunding,
      afrunding, emballage, leveringsomkostninger, forsendelse, betalingsgebyr, opkrævningsgebyr, miljøtillæg,
      kørsel`),
    seller: phrases(`
      sælger, leverandør, afsender, fra, udsteder, udstedt af, kreditor, udført af, betalingsmodtager,
      sælgeren, leverandøren`),
    buyer: phrases(`
      kunde, køber, faktureres til, faktura til, modtager, fakturamodtager, fakturaadresse, bestiller, debitor, til,
      kundeoplysninger, kundens navn, betaler, faktureres, faktura adresse, lejer,
      køberen, kunden, indbetaler, indbetalt af`),
    other_party: phrases(`
      leveringsadresse, leveres til, leveret til, kontaktperson, deres reference, deres ref, vores reference,
      vores ref, vor ref, vor reference, jeres reference, jeres ref, kontakt, bank, projekt, sag, vedrørende, vedr,
      rekvirent, att, att., kontohaver, vor kontakt, din rådgiver, sagsbehandler, leveringssted, arbejdssted,
      installationsadresse, forbrugssted, beløbsmodtager, betalingsmodtager, kreditornummer og beløbsmodtager`),
    name: phrases('navn, firma, firmanavn, virksomhed'),
    customer_number: phrases(`
      kundenummer, kundenr, kunde nr, kunde-id, debitornummer, debitornr, debitor nr, kontonummer hos os`),
    purchase_order: phrases(`
      ordrenummer, ordrenr, ordre nr, indkøbsordre, rekvisitionsnummer, rekvisitionsnr, bestillingsnummer,
      deres ordrenr, jeres ordrenummer, ordre, rekvisition, indkøbsordrenummer`),
    other_number: phrases(`
      telefon, tlf, fax, mobil, side, cvr, cvr-nr, cvr nr, cvr-nummer, cvr.nr, se nr, ean, ean-nummer, ean nr,
      ean lokationsnummer, tilbudsnummer, aftalenummer, følgeseddel, sagsnummer, sagsnr, sag nr, varenummer,
      betalings-id, betalingsid, kortart, målernummer, målernr, installationsnummer, p-nummer, projektnummer,
      serienummer, postnr, policenummer, fi-kreditor, kreditornummer, gironummer,
      fakturatype, dokumenttype`),
    tax_id: phrases(`
      momsnummer, moms nr, momsnr, moms-nr, se-nummer, vat nr, vat-nr, momsreg nr, momsregistreringsnummer`),
    bank: phrases(`
      bankkonto, kontonummer, kontonr, konto nr, konto, iban, bic, swift, reg nr, reg.nr, regnr,
      registreringsnummer, bankoplysninger, giro, fik`),
    terms: phrases(`
      betalingsbetingelser, betalingsbetingelse, betalingsvilkår, betalingsaftale, bet.betingelser, kredittid,
      betalingstermin`),
    payment_method: phrases(`
      betalingsmåde, betalingsmetode, betaling, betalt med, betalingsform, betales via, betalingsoplysninger`),
    reference: phrases('reference, ref, nummer, nr, vores nr, jeres nr'),
    title: phrases(`
      elregning,
      faktura, regning, samlefaktura, slutfaktura, acontofaktura, a conto faktura, delfaktura, huslejeopkrævning,
      opkrævning, kontantfaktura, salgsfaktura, handelsfaktura, fakturakopi, årsopgørelse, betalingsopkrævning`),
    credit_title: phrases('kreditnota, kreditfaktura'),
    receipt_title: phrases('kvittering, bon, kassebon, købskvittering, betalingskvittering'),
    currency: phrases('valuta, møntfod'),
    table_head: phrases(`
      beskrivelse, antal, pris, beløb, vare, varenr, enhed, enhedspris, stk pris, stk. pris, i alt, tekst, ydelse,
      timepris, timer, betegnelse, varetekst, stykpris, produkt, pris pr. stk, linjebeløb`),
  },
  columns: {
    position: phrases('linje, linjenr, pos'),
    article: phrases('varenr, varenummer, vare nr, produktnr, artikelnr'),
    description: phrases(`
      beskrivelse, betegnelse, tekst, vare, varer, ydelse, ydelser, produkt, produkter, varetekst, specifikation,
      varebeskrivelse, service, arbejde, produktnavn, *beskrivelse, dækning, dækninger, forsikring`),
    date: phrases('dato, leveringsdato, periode, dag'),
    quantity: phrases('antal, mængde, timer, stk, leveret antal, lev antal, forbrug'),
    unit: phrases('enhed, enh'),
    unitPrice: phrases(`
      enhedspris, stk pris, stykpris, pris pr stk, pris stk, pris pr enhed, timepris, a pris, à pris, timesats,
      pris enhed, pris pr time, stkpris`),
    price: phrases('pris, *pris, kostpris'),
    discount: phrases('rabat, rab, rabat pct'),
    tax: phrases('moms, afgift'),
    taxRate: phrases('momssats, moms pct, momsprocent, sats'),
    taxAmount: phrases('momsbeløb, moms dkk, moms kr'),
    total: phrases(`
      beløb, *beløb, i alt, ialt, total, sum, netto, brutto, pris i alt, linjetotal, total dkk, beløb dkk,
      totalpris, linje total, nettobeløb, samlet pris, præmie`),
    other: phrases('vægt, farve, størrelse, projekt, bemærkning, lager, sag, forsikringssum, dækningssum, selvrisiko'),
    settlement: phrases('forfaldsdato, betaling, betalingsdato, fakturanr, fakturanummer, forfald'),
  },
  columnMarks: {
    net: phrases('ekskl moms, excl moms, eksklusive moms, ex moms, uden moms, før moms'),
    gross: phrases('inkl moms, inklusive moms, incl moms, med moms'),
    alone: phrases('netto, brutto'),
  },
  columnFillers: phrases('pr, og, af'),
  sums: {
    carried: phrases('overført, overføres, at overføre, side total'),
    subtotal: phrases(`
      subtotal, netto, nettobeløb, i alt ekskl moms, ialt ekskl moms, beløb ekskl moms, total ekskl moms,
      ekskl moms, momsgrundlag, momspligtigt beløb, sum ekskl moms, i alt excl moms, delsum, i alt før moms,
      total excl moms, samlet ekskl moms, varebeløb`),
    total: phrases(`
      i alt, ialt, total, totalbeløb, at betale, til betaling, i alt at betale, at betale i alt, fakturabeløb,
      total inkl moms, i alt inkl moms, beløb inkl moms, inkl moms, beløb til betaling, samlet beløb, i alt dkk,
      total dkk, sum, saldo, brutto, totalt, ialt inkl moms, samlet inkl moms`),
    tax: phrases(`
      moms, momsbeløb, heraf moms, moms i alt, moms udgør, total moms, merværdiafgift, samlet moms,
      heraf udgør moms, afgift`),
    discount: phrases('rabat, fradrag, kontantrabat, afslag, rabat i alt'),
    charge: phrases(`
      fragt, fragtomkostninger, porto, levering, gebyr, faktureringsgebyr, ekspeditionsgebyr, øreafrunding,
      afrunding, emballage, forsendelse`),
    settlement: phrases(`
      forudbetaling, betalt, allerede betalt, a conto, aconto, depositum, kontant, dankort, byttepenge, indbetalt,
      mobilepay, forudbetalt`),
  },
  sumFillers: 'inkl ekskl excl moms af pa dkk kr for til heraf den ved udgor netto i er',
  ordinarySums: 'levering transport netto kontant',
  adjustments: {
    deduction: [],
    charge: phrases('gebyr, udlæg'),
    tax: [],
  },
  papers: {
    stamps: phrases('modtaget, indgået, bogført'),
    approvals: [String.raw`attesteret|godkendt\stil\sbetaling`],
    betweenTownAndDay: phrases(String.raw`den, d\.`),
    invoice: phrases('fakt'),
    compounds: ['(?<!kredit|kobs|kjops|forma)faktura|(?<!be|ud|ut|om|af|av|for|hoved)regning'],
    creditNote: phrases('kredit'),
    debit: phrases('debet'),
    credit: phrases('kredit'),
    balance: phrases('saldo'),
  },
  taxes: {
    names: phrases('moms'),
    within: phrases(String.raw`inkl\p{L}*, med`),
    takenOf: ['af'],
  },
  payment: {
    done: ['betalt'],
    received: ['modtaget'],
    by: ['med'],
    means: ['kort', 'mobilepay'],
    beside: phrases('kort, kontant'),
    later: ['bankoverf[øo]rsel'],
  },
  nouns: {
    rounding: ['(?:[øo]re)?afrunding'],
    continued: ['fortsat'],
    trades: [
      '(?:Maler|Murer|T[øo]mrer|Snedker|Gartner|Smede|El|VVS-|Kloak|Glar)(?:mester|installat[øo]r)',
      'Malerfirma',
      'T[øo]mrerfirma',
      'Murerfirma',
    ],
    inPart: ['forskud', 'a conto'],
    particulars: ['(?:kontakt|virksomheds)oplysninger', 'adresse'],
    duties: ['afgifter'],
    bought: ['bestilling'],
  },
  persons: { yours: 'deres|jeres', ours: 'vores?|vor' },
  terms: {
    fromThen: phrases(String.raw`fra(?:\so\.?\s?m\.?)?`),
    dueOn: phrases('forfalder'),
    account: { at: phrases('til, på, konto') },
    counted: { by: ['bankoverf[øo]rsel'], from: ['(?:fra|efter) fakturadato'] },
    noDiscount: { no: 'ingen|uden', off: 'rabat+', none: 'ingen', forWhat: 'for|ved' },
    debit: { means: ['betalingsservice'], choose: ['tilmeld'] },
    alone: ['(?:netto )?kontant(?: ved levering)?|forudbetaling|(?:pr\\. |mod )?efterkrav'],
    when: [
      String.raw`\bsenest\b|\binden\b|\b(?:senest den) \d{1,2}(?!\d)|forfald|kontant|forudbetal|straks|ved levering|efter (?:fakturadato|modtagelse|levering)|fra fakturadato|l[øo]bende m[åa]ned|rettidig|\btr[æa]kkes\b`,
    ],
    paying: [String.raw`betal|\btr[æa]kkes\b|forfald|kontant|\bnetto\b|overf[øo]r|rettidig|l[øo]bende m[åa]ned`],
    smallPrint: [String.raw`(?<!\p{L})rente|rykker|morarente|forsinke|ejendom|tak for|reklamation|inkasso|gebyr`],
    toPay: ['betal|udlign|forfald|overf[øo]r|tr[æa]k'],
    until: String.raw`senest(?: den)?|inden(?: den)?|(?:tr[æa]kkes|h[æa]ves)(?:\s[\p{L}\d.,]+){0,8}?\sden`,
    notice: ['afbestil|afmeld', 'opsig', 'binding', 'reklamation', 'indsigelse'],
    balanceAsOf: phrases(String.raw`pr\.?, per, den`),
    offers: ['rabatkode|gavekort|indl[øo]s|tilbuddet g[æa]lder'],
    late: ['ved (?:for )?(?:sen|forsink)'],
    refunds: ['tilgodehavende|tilbagebetal'],
    into: ['til'],
    givenBack: ['returvarer?|returner(?:es|et|ing)?|refunder(?:es|ing)?|ombyt(?:tes|ning)'],
    later: [String.raw`n[æa]ste\b|kommende|fremover`],
    paid: [String.raw`\b(?:betalt|modtaget|indbetalt|trukket)\s+(?:den|d\.)?\s*$`],
    settled: [String.raw`er\s(?:allerede\s)?(?:betalt|trukket)`],
    so: phrases(String.raw`alts[åa], dvs\.?`),
    shortened: phrases('dvs'),
    hours: ['kl'],
    please: 'venligst',
    method: 'betalt|kontant|mobilepay|dankort',
    was: ['blev'],
    onDay: [String.raw`d\.`],
    article: [String.raw`d\.`],
  },
  currencyPapers: {
    DKK: [String.raw`\bdanmark\b|\bcvr\b|\bforfaldsdato\b|\bbetalingsfrist\b|\breg\.?\s?nr\b|\bmoms\b`],
  },
} satisfies Lexicon;

/** How parties are addressed in Danish, and what lines about them name; apart, as no browser needs it. */
export const parties = {
  registers: ['cvr'],
  speakers: ['vi'],
  hailed: ['k[æa]re\\s(?:kunde|medlem)\\p{L}*'],
  courtesiesBefore: ['hr|fru'],
  courtesiesSecond: ['fru'],
  and: ['og'],
  numbered: ['kunde|konto'],
  ownPlaces: ['filial|lager'],
  others: [String.raw`bank\p{L}*|konto\p{L}*|adresse|projekt|levering`],
  placeFields: ['land'],
  sentences: ['denne|dette|vi|du|hvis'],
  closings: ['hilsen|tak'],
  offices: ['kassør|formand'],
  details: ['oplysninger'],
  detailsOf: ['om|for'],
  departments: ['økonomiafdelingen|bogholderiet'],
  organs: ['styrelsen'],
  letters: [String.raw`med\svenlig`],
  owners: ['grundejerforening(?:en)?|andelsboligforening(?:en)?|boligforening(?:en)?|vejlaug(?:et)?', 'ejerforeningen'],
  summaries: ['specifikation'],
  summariesOf: ['din|av|for|over'],
  per: [String.raw`pr\.?`],
  units: ['person|stk|time|dag'],
  greetings: ['hej'],
  periodBegins: ['fr[åa]n?'],
  periodEnds: ['till?'],
  mailFrom: ['fra'],
  mailSent: ['sendt'],
  mailTo: ['til'],
  mailSubject: ['emne'],
  mailBeside: ['bilag(?:or|a)?'],
  mailForwarded: ['vs'],
  coverSheets: ['fax|telefax'],
  enclosing: [String.raw`vedh[æa]ft\p{L}*|vedlagt`],
  conditions: [
    String.raw`(?:almindelige|generelle)?\s?(?:salgs|leverings|forretnings|salgs-\sog\sleverings)?(?:betingelser|vilk[åa]r)`,
  ],
  brandOf: [
    String.raw`(?:er\s+)?et\s+varemærke\s+(?:tilhørende|ejet\s+af)`,
    String.raw`(?:er\s+)?(?:et\s+)?binavn\s+(?:til|for)`,
  ],
  registeredUnder: ['cvr'],
  registeredNumber: ['nr'],
} satisfies PartyWords;

/** How rows and labels read in Danish; apart, as no browser needs it. */
export const rows = {
  owedBesides: [String.raw`afgift|\brente|ubetalt|forrige|depositum|\bpant\b`],
  dayWords: ['dato'],
  meters: ['m[åa]ler'],
  yearly: [String.raw`(?:hel)?[åa]rs\p{L}*|[åa]rlig\p{L}*|om [åa]ret`],
  discounts: ['rabat'],
  without: ['ekskl'],
  shortLabels: ['til|fra'],
  joints: ['den'],
  and: ['og'],
  numberWords: ['nr|nummer'],
  bareNumbers: ['nr|nummer'],
  beforeNumbers: ['nr|nummer'],
} satisfies RowWords;
