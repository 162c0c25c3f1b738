import { type Lexicon, phrases, type Writing } from './lexicon.ts';
import type { PartyWords } from './party-lexicon.ts';
import type { RowWords } from './row-lexicon.ts';

/** How Norwegian is told from other languages, and how it writes dates and terms. */
export const writing = {
  language: 'no',
  common:
    'faktura fakturanummer fakturadato forfallsdato forfall dato belop mva antall pris betale betales betaling betalingsbetingelser betalingsfrist dager og av pa ikke som kunde kontonummer innen deres tjeneste beskrivelse eks eksl inkl totalt herav vennligst kroner kid merverdiavgift regning organisasjonsnummer',
  months: [
    'januar jan',
    'februar feb',
    'mars mar',
    'april apr',
    'mai',
    'juni jun',
    'juli jul',
    'august aug',
    'september sep sept',
    'oktober okt',
    'november nov',
    'desember',
  ],
  weekdays: 'mandag man tirsdag tir onsdag ons torsdag tor fredag fre lørdag lør søndag søn',
  periods: {
    count: 'sju|syv|[åa]tte|ti|fjorten|femten|tjue|tretti|f[øo]rtifem|seksti|nitti',
    day: 'dagers?|dag',
    week: 'uker|uke',
    month: 'm[åa]neder|m[åa]ned',
  },
  owed: 'forfall|betal|innbetal',
} satisfies Writing;

/** The words of invoices in Norwegian. */
export const lexicon = {
  writing,
  labels: {
    invoice_number: phrases(`
      fakturanummer, fakturanr, faktura nr, faktura #, faktura nummer, fakturanr., regningsnummer, regningsnr, regning nr,
      kreditnota nr, kreditnotanummer, bilagsnummer, bilagsnr, dokumentnummer, faktura no, fakt nr, faktnr`),
    receipt_number: phrases('kvitteringsnummer, kvittering nr, bongnummer'),
    invoice_date: phrases(`
      fakturadato, faktura dato, regningsdato, utstedt, utstedt den, utstedelsesdato, dokumentdato, bilagsdato,
      utskrevet, utskrevet den, faktureringsdato, kreditnotadato`),
    date: phrases('dato'),
    due_date: phrases(`
      forfallsdato, forfall, forfallsdag, betalingsfrist, betales innen, forfaller, forfaller den,
      siste betalingsdag, siste frist for betaling, betal innen, sist betalingsdato, forfall dato, betales senest,
      forfaller til betaling, bes betalt innen, vennligst betal innen, trekkes fra konto, belastes den, trekkes den,
      betalingsforfall, innbetales innen, frist for betaling, forfallsdato for betaling,
      seneste betalingsdag, seneste betalingsdato, forf dato`),
    payment_date: phrases('betalingsdato'),
    other_date: phrases(`
      ordredato, bestillingsdato, utskriftsdato, gyldig til, tilbudsdato, betalt den, startdato, sluttdato,
      neste faktura, avtaledato, avlest, bestilt dato`),
    delivery_date: phrases(`
      leveringsdato, levert, levering, levert dato, leveransedato, utført dato, dato for levering`),
    service_period: phrases(`
      periode, for perioden, fakturaperiode, faktureringsperiode, avregningsperiode, forbruksperiode, leieperiode,
      gjelder perioden`),
    total: phrases(`
      totalt, sum, total, totalbeløp, totalsum, fakturabeløp, sum inkl mva, totalt inkl mva, totalt inkl. mva,
      beløp inkl mva, total inkl mva, sum nok, totalt nok, sluttsum, samlet beløp, sum kr, fakturasum,
      sum inkludert mva, totalbeløp inkl mva, total nok, brutto, sum totalt, sum å betale, fakturatotal`),
    subtotal: phrases(`
      subtotal, netto, nettobeløp, sum eks mva, sum eks. mva, sum ekskl mva, totalt eks mva, totalt eksl. mva,
      totalt eksl mva, beløp eks mva, sum eksl mva, total eks mva, mva-grunnlag, mva grunnlag, avgiftsgrunnlag,
      delsum, grunnlag mva, eks mva, avgiftspliktig, beløp ekskl mva, totalt ekskl mva, avgiftspliktig beløp,
      sum netto, sum ekskl. mva, avgiftsfritt, netto beløp`),
    tax: phrases(`
      mva, mva-beløp, mva beløp, herav mva, merverdiavgift, sum mva, total mva, mva totalt, avgift, moms,
      totalt mva, mva sum, herav merverdiavgift, beløp mva`),
    part_tax: phrases('mva-sats, mva sats, mva %, sats, avgiftssats'),
    amount_due: phrases(`
      å betale, til betaling, beløp å betale, sum å betale, totalt å betale, å betale nok, å betale kr, utestående,
      restbeløp, saldo, skyldig beløp, beløp til betaling, total å betale, totalt til betaling, å betale totalt,
      til gode`),
    prepaid: phrases(`
      forskudd, betalt, allerede betalt, a konto, akonto, depositum, innbetalt, forskuddsbetalt, mottatt betaling,
      tidligere betalt, innbetaling, tidligere saldo, forhåndsbetalt`),
    discount: phrases('rabatt, fradrag, kontantrabatt, kvantumsrabatt, sum rabatt, avslag'),
    charge: phrases(`
      frakt, fraktkostnad, porto, gebyr, fakturagebyr, ekspedisjonsgebyr, øreavrunding, avrunding, emballasje,
      leveringskostnad, forsendelse, fraktomkostninger, øresavrunding, fakturaomkostning, kjøring, miljøgebyr`),
    seller: phrases(`
      selger, leverandør, avsender, fra, utsteder, utstedt av, betalingsmottaker, kreditor, utført av,
      selgeren, leverandøren`),
    buyer: phrases(`
      kunde, kjøper, faktura til, faktureres til, fakturamottaker, mottaker, fakturaadresse, bestiller, debitor,
      til, kundeopplysninger, kundens navn, betaler, oppdragsgiver, faktureres, leietaker, tiltakshaver,
      kjøperen, kunden, betalt av, innbetalt av`),
    other_party: phrases(`
      leveringsadresse, leveres til, levert til, kontaktperson, deres referanse, deres ref, vår referanse, vår ref,
      kontakt, bank, prosjekt, sak, gjelder, vedrørende, referanseperson, din rådgiver, kontoeier, saksbehandler, leveringssted,
      arbeidssted, anleggsadresse, målepunktadresse, forbrukssted, leveransested, selgers navn, betalt til,
      innbetalt til`),
    name: phrases('navn, firma, firmanavn, selskap'),
    customer_number: phrases('kundenummer, kundenr, kunde nr, kunde-id, kundeid, kunde id'),
    purchase_order: phrases(`
      ordrenummer, ordrenr, ordre nr, innkjøpsordre, rekvisisjonsnummer, bestillingsnummer, deres ordrenr,
      deres ordrenummer, bestillingsnr, innkjøpsordrenummer, rekvisisjon, ordre`),
    other_number: phrases(`
      kid, kid-nummer, kid nr, kidnummer, telefon, tlf, faks, mobil, side, org.nr, org nr, orgnr,
      organisasjonsnummer, avtalenummer, tilbudsnummer, prosjektnummer, prosjektnr, varenummer, varenr, pakkseddel,
      følgeseddel, målernummer, målepunkt-id, anleggsnummer, serienummer, postnr, fødselsnummer, betalingsreferanse,
      saksnummer, polisenummer, foretaksregisteret,
      fakturatype, dokumenttype`),
    tax_id: phrases('mva-nummer, mva nr, mva-nr, mvanr, mva-registrert, vat nr, foretaksnummer, mva reg nr'),
    bank: phrases(`
      kontonummer, kontonr, konto nr, bankkonto, bankkontonummer, iban, bic, swift, konto, kontonummer for betaling,
      bankgiro, til konto`),
    terms: phrases(`
      betalingsbetingelser, betalingsbetingelse, betalingsvilkår, bet.betingelser, kredittid, betalingstermin,
      vilkår, bet.bet`),
    payment_method: phrases(`
      betalingsmåte, betalingsmetode, betaling, betalt med, betalingsform, betalingsinformasjon`),
    reference: phrases('referanse, ref, nummer, nr, vårt nr'),
    title: phrases(`
      elregning,
      faktura, regning, samlefaktura, sluttfaktura, a konto-faktura, akontofaktura, delfaktura, avregning,
      strømregning, kontantfaktura, handelsfaktura, fakturakopi, husleiefaktura, salgsfaktura`),
    credit_title: phrases('kreditnota, kreditfaktura'),
    receipt_title: phrases('kvittering, salgskvittering, bong, kassekvittering, betalingskvittering'),
    currency: phrases('valuta'),
    table_head: phrases(`
      beskrivelse, antall, pris, beløp, vare, varenr, enhet, enhetspris, stk pris, sum, tekst, tjeneste, timepris,
      timer, spesifikasjon, betegnelse, varetekst, produkt, à-pris, a-pris, mva %, linjesum`),
  },
  columns: {
    position: phrases('linje, linjenr, pos'),
    article: phrases('varenr, varenummer, vare nr, produktnr, artikkelnr'),
    description: phrases(`
      beskrivelse, betegnelse, tekst, vare, varer, tjeneste, tjenester, produkt, produkter, varetekst, spesifikasjon,
      varebeskrivelse, arbeid, produktnavn, gjelder, *beskrivelse, dekning, dekninger, forsikring`),
    date: phrases('dato, leveringsdato, periode, dag'),
    quantity: phrases('antall, mengde, timer, stk, levert antall, forbruk'),
    unit: phrases('enhet, enh'),
    unitPrice: phrases(`
      enhetspris, stk pris, pris pr stk, pris stk, pris per enhet, timepris, a pris, à pris, timesats, pris per stk,
      pris enhet, pris pr enhet, stykkpris, enh pris`),
    price: phrases('pris, *pris, kostnad'),
    discount: phrases('rabatt, rab, rabatt pct'),
    tax: phrases('mva, avgift, merverdiavgift'),
    taxRate: phrases('mva sats, mva pct, sats, mva kode, avgiftssats'),
    taxAmount: phrases('mva beløp, mva kr, mva nok'),
    total: phrases(`
      beløp, *beløp, sum, totalt, total, netto, brutto, linjesum, totalpris, sum nok, beløp nok, sum eks mva,
      nettobeløp, pris totalt, sum kr, beløp eks mva, premie, årspremie`),
    other: phrases('vekt, farge, størrelse, prosjekt, merknad, lager, forsikringssum, egenandel'),
    settlement: phrases('forfallsdato, betaling, betalingsdato, fakturanr, fakturanummer, forfall'),
  },
  columnMarks: {
    net: phrases('eks mva, ekskl mva, eksl mva, eksklusive mva, u mva, uten mva, før mva'),
    gross: phrases('inkl mva, inklusive mva, inkludert mva, med mva, m mva'),
    alone: phrases('netto, brutto'),
  },
  columnFillers: phrases('pr, og, av'),
  sums: {
    carried: phrases('overført, overføres, å overføre, sidesum'),
    subtotal: phrases(`
      subtotal, netto, nettobeløp, sum eks mva, sum ekskl mva, sum eksl mva, totalt eks mva, totalt eksl mva,
      totalt ekskl mva, beløp eks mva, eks mva, mva grunnlag, delsum, avgiftsgrunnlag, total eks mva, sum netto,
      grunnlag, avgiftspliktig, avgiftsfritt, netto beløp`),
    total: phrases(`
      sum, totalt, total, totalsum, totalbeløp, å betale, til betaling, beløp å betale, sum å betale,
      totalt å betale, fakturabeløp, sum inkl mva, totalt inkl mva, inkl mva, sluttsum, total inkl mva,
      samlet beløp, beløp inkl mva, saldo, brutto, sum nok, totalt nok, sum inkludert mva`),
    tax: phrases(`
      mva, herav mva, mva beløp, merverdiavgift, sum mva, total mva, mva totalt, avgift, herav merverdiavgift,
      totalt mva`),
    discount: phrases('rabatt, fradrag, kontantrabatt, avslag'),
    charge: phrases(`
      frakt, fraktkostnad, porto, gebyr, fakturagebyr, ekspedisjonsgebyr, øreavrunding, avrunding, øresavrunding,
      emballasje, forsendelse, levering`),
    settlement: phrases(`
      forskudd, betalt, allerede betalt, a konto, akonto, depositum, kontant, kort, veksel, innbetalt, vipps,
      forskuddsbetalt`),
  },
  sumFillers: 'inkl eks ekskl mva av pa nok kr for til herav den netto i er',
  ordinarySums: 'frakt transport kort levering gebyr',
  adjustments: {
    deduction: phrases('*rabatt'),
    charge: phrases('avgift, gebyr, utlegg'),
    tax: [],
  },
  papers: {
    stamps: phrases('mottatt, innkommet, bokført'),
    approvals: [String.raw`attestert|godkjent\s(?:for|til)\sbetaling`],
    betweenTownAndDay: phrases(String.raw`den, d\.`),
    invoice: phrases('fakt'),
    compounds: ['(?<!kredit|kobs|kjops|forma)faktura|(?<!be|ud|ut|om|af|av|for|hoved)regning'],
    creditNote: phrases('kredit'),
    debit: phrases('debet'),
    credit: phrases('kredit'),
    balance: phrases('saldo'),
  },
  taxes: { names: phrases('mva, moms'), within: phrases(String.raw`inkl\p{L}*, med`) },
  payment: {
    done: ['betalt'],
    received: ['mottatt'],
    by: ['med'],
    means: ['kort', 'vipps'],
    beside: phrases('kort, kontant'),
  },
  nouns: {
    rounding: ['(?:[øo]re)?avrunding'],
    continued: ['fortsettelse|forts\\.'],
    trades: ['(?:Maler|Murer?|T[øo]mrer|Bygg|R[øo]rlegger|Snekker)mester', 'R[øo]rlegger', 'Elektriker', 'Snekker'],
    particulars: ['(?:kontakt|firma)opplysninger', 'kontaktinformasjon'],
    duties: ['avgifter'],
  },
  persons: { yours: 'deres|din', ours: 'vår|vårt|våre' },
  terms: {
    fromThen: phrases(String.raw`fra(?:\so\.?\s?m\.?)?`),
    dueOn: phrases('forfaller'),
    account: { at: phrases('til, på, konto') },
    counted: { from: ['(?:fra|efter) fakturadato'] },
    noDiscount: { no: 'ingen|uten', off: 'rabat+', none: 'ingen', forWhat: 'for|ved' },
    debit: { means: ['avtalegiro'], choose: ['opprett'] },
    alone: ['kontant(?: ved levering)?|forskudd(?:sbetaling)?|(?:mot )?(?:oppkrav|etterkrav)'],
    when: [
      String.raw`\binnen\b|\bsenest\b|\b(?:innen|senest den) \d{1,2}(?!\d)|forfall|kontant|forskudd|omg[åa]ende|ved levering|etter (?:fakturadato|mottak|levering)|fra fakturadato|l[øo]pende m[åa]ned|avtalegiro|\btrekkes\b`,
    ],
    paying: [String.raw`betal|\btrekkes\b|forfall|kontant|\bnetto\b|overf[øo]r|avtalegiro|l[øo]pende m[åa]ned`],
    smallPrint: [String.raw`(?<!\p{L})(?:rente|purre)|forsink|eiendom|takk for|reklamasjon|inkasso`],
    toPay: ['betal|utlign|forfall|overf[øo]r|trekk|belast'],
    until: String.raw`innen|senest(?: den)?|før|(?:trekkes|belastes)(?:\s[\p{L}\d.,]+){0,8}?\s(?:den|p[åa])`,
    notice: ['avbestill|avmeld', 'oppsig', 'binding', 'reklamasjon', 'innsigelse'],
    balanceAsOf: phrases(String.raw`pr\.?, per, den`),
    offers: ['rabattkode|gavekort|innl[øo]s|tilbudet gjelder'],
    late: ['ved (?:for )?(?:sen|forsink)'],
    refunds: ['tilgode|tilbakebetal'],
    into: ['til'],
    givenBack: ['returvarer?|returner(?:es|ing)?|refunder(?:es|ing)?|angrerett'],
    later: [String.raw`neste\b|kommende|framover|fremover`],
    paid: [String.raw`\b(?:betalt|mottatt|innbetalt|trukket)\s+(?:den)?\s*$`],
    settled: [String.raw`er\s(?:allerede\s)?(?:betalt|trukket)`],
    so: phrases(String.raw`alts[åa], dvs\.?`),
    shortened: phrases('dvs'),
    hours: ['kl'],
    please: 'vennligst',
    method: 'betalt|kontant|vipps',
    was: ['ble'],
  },
  currencyPapers: {
    NOK: [String.raw`\bnorge\b|\bmva\b|\bkid\b|\bforfallsdato\b|\bforetaksregisteret\b`],
  },
} satisfies Lexicon;

/** How parties are addressed in Norwegian, and what lines about them name; apart, as no browser needs it. */
export const parties = {
  registers: [String.raw`org\.?\s?nr|foretaksregisteret`],
  speakers: ['vi'],
  hailed: ['kj[æa]re\\s(?:kunde|medlem)\\p{L}*'],
  courtesiesBefore: ['hr|fru'],
  courtesiesSecond: ['fru'],
  and: ['og'],
  numbered: ['kunde|konto'],
  ownPlaces: ['filial|lager'],
  others: [String.raw`bank\p{L}*|konto\p{L}*|adresse|levering`],
  placeFields: ['land'],
  sentences: ['denne|dette|vi|du|hvis'],
  closings: ['hilsen|takk'],
  offices: ['kassør'],
  details: ['opplysninger'],
  detailsOf: ['om|for'],
  organs: ['styrelsen'],
  letters: [String.raw`med\svenlig`],
  owners: ['borettslag(?:et)?|boligsameie(?:t)?|velforening(?:en)?|veilag(?:et)?', 'sameiet'],
  summaries: ['specifikation'],
  summariesOf: ['din|av|for|over'],
  per: [String.raw`pr\.?`],
  units: ['person|stk|time|dag'],
  greetings: ['hei'],
  periodBegins: ['fr[åa]n?'],
  periodEnds: ['till?'],
  mailFrom: ['fra'],
  mailSent: ['sendt'],
  mailTo: ['til'],
  mailSubject: ['emne'],
  mailBeside: ['vedlegg'],
  mailForwarded: ['vs'],
  coverSheets: ['faks|telefaks'],
  enclosing: ['vedlagt|vedlegger'],
  conditions: [
    String.raw`(?:alminnelige|generelle)?\s?(?:salgs|leverings|forretnings|salgs-\sog\sleverings)?(?:betingelser|vilk[åa]r)`,
  ],
  brandOf: [String.raw`(?:er\s+)?et\s+varemerke\s+(?:tilhørende|eid\s+av)`],
  registeredUnder: ['org(?:anisasjons)?'],
} satisfies PartyWords;

/** How rows and labels read in Norwegian; apart, as no browser needs it. */
export const rows = {
  owedBesides: [String.raw`avgift|\brente|ubetalt|forrige|depositum|\bpant\b`],
  dayWords: ['dato'],
  meters: ['m[åa]ler'],
  yearly: [String.raw`(?:hel)?[åa]rs\p{L}*|[åa]rlig\p{L}*|per [åa]r`],
  discounts: ['rabatt'],
  without: ['ekskl'],
  shortLabels: ['til|fra'],
  joints: ['den'],
  numberWords: ['nr|nummer'],
  bareNumbers: ['nr|nummer'],
  beforeNumbers: ['nr|nummer'],
} satisfies RowWords;
