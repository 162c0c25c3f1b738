import { type Lexicon, type PartyWords, phrases, type Writing } from './lexicon.ts';

/** How Dutch is told from other languages, and how it writes dates and terms. */
export const writing = {
  language: 'nl',
  common:
    'het een van en voor met uw wij bij op dit deze factuur factuurnummer factuurdatum datum bedrag btw aantal omschrijving totaal betalen betaling klantnummer prijs excl incl gelieve',
  months: [
    'januari jan',
    'februari feb',
    'maart mrt',
    'april apr',
    'mei',
    'juni jun',
    'juli jul',
    'augustus aug',
    'september sep sept',
    'oktober okt',
    'november nov',
    'december dec',
  ],
  weekdays: 'maandag ma dinsdag di woensdag wo donderdag do vrijdag vr zaterdag za zondag zo',
  periods: {
    count: 'zeven|acht|tien|veertien|vijftien|twintig|eenentwintig|dertig|vijfenveertig|zestig|negentig',
    day: 'dagen|dag',
    week: 'weken',
    month: 'maanden',
  },
  owed: 'verval|betal',
} satisfies Writing;

/** "Korting van 2 % vervalt op 12 mei": what ends on a day, right before the word that also tells when money falls due. */
export const ENDING = String.raw`(?:korting|offerte|aanbieding|aanbod|prijsopgave|voucher|waardebon|cadeaubon|tegoed|garantie|(?<!\p{L})actie)[^.!?:;]{0,40}`;

/** The words of invoices in Dutch. */
export const lexicon = {
  writing,
  labels: {
    invoice_number: phrases(`
      factuurnummer, factuurnr, factuur nr, factuur nummer, factuur no, nota nummer, notanummer, nota nr,
      creditnotanummer, creditnummer, creditfactuurnummer, creditnota nr, factuur #, documentnummer,
      creditnota nummer, faktuurnummer, faktuurnr, uw factuurnummer, nummer factuur, fact nr, factuur n, fact no,
      declaratienummer, declaratienr, nota no, rekening nr`),
    receipt_number: phrases('bonnummer, bonnr, bon nr, kassabon nr'),
    invoice_date: phrases(`
      factuurdatum, datum factuur, notadatum, creditdatum, documentdatum, datum van factuur, datum creditnota,
      creditnotadatum, uitgiftedatum, factuur datum, faktuurdatum, dagtekening, declaratiedatum, opgemaakt op,
      opmaakdatum, datum uitgifte`),
    date: phrases('datum'),
    due_date: phrases(`
      vervalt op, vervalt, vervalt d d, wij incasseren op,
      vervaldatum, vervaldag, te betalen voor, te betalen uiterlijk, uiterste betaaldatum, betalen voor, betaal voor, betaaltermijn tot, uiterlijk te betalen, gelieve te betalen voor, te voldoen voor,
      te voldoen uiterlijk, uiterlijk, betaling voor, incassodatum, te betalen op, uiterste betaaldag, voor of op,
      te betalen tegen, betaal uiterlijk, uiterste betalingsdatum, betalen uiterlijk op, uiterlijk betalen op,
      te betalen voor of op, vervaldatum factuur, vervaldatum betaling, afschrijfdatum,
      datum afschrijving, incasso op, wordt geincasseerd op, wordt afgeschreven op, uiterlijke betaaldatum,
      uiterlijke betaaldag, te betalen op of voor, uiterste datum van betaling, betaal voor of op,
      graag betalen voor, betalen uiterlijk, datum incasso, afschrijving op`),
    payment_date: phrases('betaaldatum, datum betaling, betalingsdatum'),
    other_date: phrases(`
      afgedrukt, afgedrukt op,
      orderdatum, besteldatum, datum bestelling, verzenddatum, afdrukdatum, betaald op, offertedatum, begindatum,
      einddatum, geldig tot, datum order, meterstand op, datum meterstand, geboortedatum, aankomstdatum,
      vertrekdatum, ingangsdatum, volgende factuur, geprint op, afnamedatum`),
    delivery_date: phrases(`
      leverdatum, leveringsdatum, datum levering, afleverdatum, datum van levering, geleverd op, prestatiedatum`),
    service_period: phrases(`
      periode, factuurperiode, leveringsperiode, facturatieperiode, verbruiksperiode, over de periode, dienstperiode`),
    total: phrases(`
      totaal, totaalbedrag, totaal incl btw, totaal inclusief btw, factuurbedrag, totaal bedrag, eindtotaal,
      eindbedrag, factuurtotaal, totaal eur, bedrag incl btw, totaal factuur, totaalbedrag incl btw,
      totaal factuurbedrag, bruto, totaalprijs, totaalbedrag inclusief btw, totaal te betalen incl btw,
      bedrag inclusief btw, totaal creditnota, totaal generaal, totaal incl, totaal inclusief, totaal met btw,
      totaal bedrag incl btw, totaal bedrag inclusief btw, factuurbedrag incl btw, totaal euro, totaal in eur,
      prijs incl btw, factuurbedrag inclusief btw, totale premie, jaarpremie, te betalen premie, totaal premie,
      totaal van deze factuur, totaal deze factuur, bedrag van deze factuur, bedrag deze factuur`),
    subtotal: phrases(`
      subtotaal, totaal excl btw, totaal exclusief btw, exclusief btw, excl btw, netto, nettobedrag,
      bedrag excl btw, netto bedrag, totaal netto, nettototaal, grondslag, maatstaf van heffing, subtotaal excl btw,
      totaalbedrag excl btw, bedrag exclusief btw, netto totaal, goederenbedrag, transport, totaal excl,
      totaal exclusief, totaal zonder btw, totaal ex btw, bedrag ex btw, factuurbedrag excl btw, totaal goederen,
      netto goederenbedrag, btw grondslag, belastbaar bedrag, totaal basis, totaal excl belasting,
      totaal exclusief belasting`),
    tax: phrases(`
      btw, btw bedrag, totaal btw, bedrag btw, btw totaal, omzetbelasting, belasting, waarvan btw, btw hoog,
      btw laag, totaal btw bedrag, inclusief btw, incl btw, totale btw, btw te betalen, totaal belasting,
      totaal belastingen, belastingen, totale belastingen, totale belasting, b t w,
      btw over, assurantiebelasting`),
    part_tax: phrases('btw %, btw tarief, tarief, btw percentage'),
    amount_due: phrases(`
      te betalen, openstaand bedrag, te betalen bedrag, nog te betalen, openstaand saldo, restant, te voldoen,
      totaal te betalen, te betalen totaal, saldo, nog te voldoen, openstaand, totaal te voldoen, resterend bedrag,
      door u te betalen, door u te voldoen, verschuldigd bedrag, totaal verschuldigd, nog verschuldigd,
      bedrag te betalen, te betalen eur, af te schrijven bedrag`),
    prepaid: phrases(`
      aanbetaling, reeds betaald, betaald, voorschot, vooruitbetaling, al betaald, vorig saldo, reeds voldaan,
      in mindering, betaald bedrag, ontvangen betaling, reeds ontvangen, betaald per, voorschotten, voldaan,
      aanbetaald, vorige factuur, betaalde voorschotten, ontvangen betalingen`),
    discount: phrases(`
      korting, totaal korting, betalingskorting, kortingsbedrag, kredietbeperking, factuurkorting, korting %,
      kwantumkorting, totale korting, contantkorting`),
    charge: phrases(`
      verzendkosten, verzending, bezorgkosten, vracht, vrachtkosten, administratiekosten, afronding,
      transportkosten, toeslag, portokosten, emballage, behandelingskosten, orderkosten, voorrijkosten, reiskosten,
      kredietbeperkingstoeslag, milieutoeslag, brandstoftoeslag, statiegeld, recupel, bebat`),
    seller: phrases(`
      verkoper, leverancier, van, afzender, opgesteld door, opdrachtnemer, verkocht door, aanbieder,
      gefactureerd door, uitgevoerd door, factuur van, geleverd door, bedrijfsgegevens, uitgereikt door,
      afgegeven door, namens, uit naam van, facturant`),
    buyer: phrases(`
      ontvangen van, opdrachtgever, huurder, verzekeringnemer, verzekerde,
      klant, factuur aan, factuuradres, koper, aan, debiteur, t a v, ter attentie van, opdrachtgever, afnemer,
      klantgegevens, gefactureerd aan, factureren aan, verkocht aan, ontvanger, klantnaam, voor, factuur voor,
      facturatieadres, factuur adres, besteld door, aangeboden aan, bestemd voor, gericht aan, klant gegevens,
      patient, huurder, geadresseerd aan, verzekeringnemer, uitgereikt aan, verzekerde, factuurontvanger`),
    other_party: phrases(`
      afleveradres, verzendadres, bezorgadres, leveradres, contactpersoon, uw contactpersoon, verkoper contact,
      t n v, ten name van, tnv, bank, betreft, project, leveringsadres, omschrijving opdracht, contact, opmerkingen,
      accountmanager, behandeld door, begunstigde, rekeninghouder, afleveren aan, leveren aan, verzenden naar,
      verzonden aan, bezorgen bij, ophaaladres, vertegenwoordiger, uw adviseur, klantenservice, inlichtingen,
      plaats van levering, werkadres, werfadres`),
    name: phrases('naam, bedrijf, bedrijfsnaam'),
    customer_number: phrases(`
      klantnummer, klantnr, debiteurnummer, debiteurennummer, klant nr, klantcode, relatienummer, debiteur nr,
      debiteurnr, klant id, uw klantnummer`),
    purchase_order: phrases(`
      ordernummer, bestelnummer, inkooporder, inkoopordernummer, uw referentie, order nr, uw order, po nummer,
      uw ordernummer, bestelnr, ordernr, uw bestelling, opdrachtnummer, uw kenmerk, inkooporder nr, bestelling nr`),
    other_number: phrases(`
      offertenummer, contractnummer, pakbon, pakbonnummer, telefoon, tel, fax, kvk, kvk nummer, kvk nr, pagina,
      artikelnummer, projectnummer, serienummer, betalingskenmerk, kamer van koophandel, handelsregister, mobiel,
      machtigingskenmerk, ons kenmerk, artikelcode, machtiging, incassant id, dossiernummer, ean,
      oorspronkelijke factuur, werkbon, rpr,
      type factuur, factuurtype, soort factuur, documenttype, documentsoort`),
    tax_id: phrases(`
      btw nummer, btw nr, btw id, btw identificatienummer, btwnr, btw nummer klant, ondernemingsnummer,
      uw btw nummer, btwnummer, btw no, uw btw nr, rsin, on nr`),
    bank: phrases('rekeningnummer, bankrekening, iban nummer, rekening, iban, bic'),
    terms: phrases(`
      betalingsvoorwaarden, betalingstermijn, betalingsconditie, betaaltermijn, betalingscondities,
      betaalvoorwaarden, betaalconditie, betalingsconditie s, betalings termijn, betalingsvoorwaarde,
      betaalafspraak, betalingsafspraken, betalingsregeling, betalingsinformatie, leverings en betalingsvoorwaarden`),
    payment_method: phrases(`
      betaalwijze, betaalmethode, betalingswijze, betaling, betaald met, wijze van betaling, wijze van betalen,
      betalen met, betaalgegevens, betaalstatus, betaalinformatie`),
    reference: phrases('referentie, onze referentie, kenmerk, nummer, nr, ref'),
    title: phrases(`
      factuur, nota, verkoopfactuur, proformafactuur, eindfactuur, jaarnota, voorschotnota, declaratie,
      handelsfactuur, termijnfactuur, deelfactuur, slotfactuur, verzamelfactuur, huurfactuur, maandfactuur,
      energienota, eindafrekening, jaarafrekening, ereloonnota, honorariumnota, voorschotfactuur, pro forma factuur,
      premienota, kostennota, nota van afrekening, maandnota, huurnota, energiefactuur, waterfactuur, hotelrekening,
      telefoonrekening, energierekening, waterrekening`),
    credit_title: phrases('creditnota, creditfactuur, credit nota, kredietnota, correctiefactuur'),
    receipt_title: phrases(`
      kassabon, bon, ontvangstbewijs, kwitantie, kasticket, betaalbewijs, betalingsbewijs, aankoopbewijs`),
    currency: phrases('valuta, munteenheid, bedragen in'),
    table_head: phrases(`
      omschrijving, aantal, prijs, bedrag, stukprijs, artikel, eenheid, beschrijving, prijs per stuk, eenheidsprijs,
      tarief per uur, uren, dienst, stuksprijs`),
  },
  columns: {
    position: phrases('regel, regelnr, rij, nr lp'),
    article: phrases('artikelcode, artikelnr, productcode, bestelnummer, referentie'),
    description: phrases(`
      omschrijving, *omschrijving, beschrijving, artikelen, dienst, diensten, product dienst, werkzaamheden,
      toelichting, naam, fase, kostensoort, kostenpost`),
    date: phrases('leverdatum, dag'),
    quantity: phrases(
      'aantal, aant, gelev, geleverd, geleverd aantal, besteld, hoeveelheid, uren, aantal uren, stuks, dagen, verbruik',
    ),
    unit: phrases('eenheid, eenh, verpakking'),
    unitPrice: phrases(`
      stukprijs, eenheidsprijs, prijs per stuk, prijs per eenheid, prijs p st, prijs st, prijs eenheid, uurtarief,
      tarief, prijs per uur, per stuk`),
    price: phrases('prijs, *prijs'),
    discount: phrases('korting, kort, krt, krt pct'),
    tax: phrases('btw'),
    taxRate: phrases('btw tarief, btw percentage, btw code, btw hoog'),
    taxAmount: phrases('btw bedrag'),
    total: phrases(`
      bedrag, *bedrag, totaal, totaalbedrag, totaalprijs, totale prijs, subtotaal, regeltotaal, som, waarde,
      prijs totaal, regelbedrag, deze factuur, uw aandeel, uw kosten`),
    other: phrases(
      'kleur, maat, opmerking, opdrachtsom, aanneemsom, eerder gefactureerd, reeds gefactureerd, voortgang, totale kosten, verdeelsleutel',
    ),
    settlement: phrases('vervaldatum, betaling, factuurnummer, reden'),
  },
  columnMarks: {
    net: phrases('excl btw, exclusief btw, ex btw, zonder btw, excl belasting, exclusief belasting, excl belastingen'),
    gross: phrases('incl btw, inclusief btw, inc btw, met btw, incl belasting, inclusief belasting, incl belastingen'),
    alone: phrases('netto, bruto'),
  },
  columnFillers: phrases('de, en, van'),
  sums: {
    carried: phrases('te transporteren, transporteren, overgebracht, over te brengen, transport van pagina'),
    subtotal: phrases(`
      subtotaal, totaal excl, totaal exclusief, exclusief btw, netto totaal, totaal netto, bedrag excl, excl btw,
      totaal ex`),
    total: phrases(`
      totaal, totaalbedrag, te betalen, totaal incl, totaal inclusief, te voldoen, totaal te betalen, eindtotaal,
      factuurbedrag, totaal factuur, factuurtotaal, totaal te voldoen, nog te betalen, openstaand`),
    tax: phrases(
      'btw, totaal btw, totaal belastingen, totale belastingen, btw bedrag, waarvan btw, btw hoog, btw laag, plus btw',
    ),
    discount: phrases('korting, totale korting, kortingen'),
    charge: phrases(`
      toeristenbelasting, administratiekosten,
      verzendkosten, verzending, vrachtkosten, porti, afronding, bezorgkosten, administratiekosten`),
    settlement: phrases(`
      voorschot, aanbetaling, betaald, reeds betaald, reeds voldaan, voldaan, ideal, contant, pin,
      vorig saldo, saldo vorige factuur, openstaand saldo, uw betaling, ontvangen betaling, betaling ontvangen,
      achterstand, betalingsachterstand`),
  },
  sumFillers: 'over van het op excl incl btw pagina tarief',
  taxWork: 'aangifte aangiftes advies controle',
  ordinarySums: 'bar pin',
  adjustments: {
    deduction: phrases('korting'),
    charge: phrases(`
      vorig saldo, afronding, aanbetaling, voorschot, transport, verzend, voorrij, bezorg, verschotten`),
    tax: phrases(String.raw`b\.?t\.?w`),
  },
  papers: {
    invoice: phrases('fact'),
    creditNote: phrases('credit'),
    invoiceCodes: phrases('fac?t?, f'),
    creditCodes: phrases('cn'),
    besideTitle: phrases('bij, na, tegen, uw, onze, deze'),
    besideDay: phrases('van, datum'),
    treated: phrases('patient(?:e|en)?'),
    debit: phrases('debet'),
    credit: phrases('credit'),
    balance: phrases('saldo'),
  },
  taxes: {
    names: phrases('btw'),
    untaxed: [
      'geen btw',
      'kleineondernemer',
      String.raw`buiten\s(?:de\s)?(?:heffing|werkingssfeer)`,
      'vrijgesteld',
      'niet van toepassing',
    ],
    within: phrases(String.raw`incl\p{L}*, met`),
    onTop: phrases('exclusief, excl, plus'),
    beforeName: phrases('de'),
    passedOn: [String.raw`\bbtw\sterug\ste\s(?:storten|betalen)\b`],
  },
  payment: {
    done: ['betaald', 'voldaan'],
    received: ['ontvangen'],
    by: ['met', 'per'],
    means: ['pin', 'contant'],
    beside: phrases('pin, contant, contactloos'),
  },
  currencies: {
    EUR: ['in euro', "euro's"],
    USD: ['amerikaanse dollars?'],
    CHF: ['zwitserse frank'],
    GBP: ['pond sterling'],
  },
  nouns: {
    copies: [
      '(?:origineel|kopie|duplicaat|exemplaar) voor (?:de )?(?:klant|koper|afnemer|ontvanger|verkoper|leverancier)',
    ],
    continued: ['vervolg'],
    trades: [
      String.raw`\p{Lu}\p{Ll}+(?:bedrijf|werken|praktijk)`,
      'Loodgieterij',
      'Timmerwerken',
      'Bakkerij',
      'Slagerij',
    ],
    inPart: ['aanbetal', 'voorschot'],
    amount: ['bedrag'],
    branches: [
      String.raw`[\p{L}]*(?:bedrijf|techniek|handel|onderneming|werken|installaties|transport|bouw|vervoer|verhuur|makelaars)`,
      'bakkerij|drukkerij|slagerij|bloemen|garage|autobedrijf|groothandel|hotel|restaurant|schilders|accountants|advocaten|notarissen',
    ],
    particulars: ['(?:contact|bedrijfs|adres|klant|identificatie)gegevens', '(?:post|bezoek)?adres'],
    statuses: ['publiekrechtelijke? (?:rechtspersoon|lichaam)', 'openbaar lichaam', 'algemeen nut beogende instelling'],
    measures: ['colli', 'kolli'],
    net: ['subtotaal'],
    taxes: ['btw'],
    duties: ['heffingen', 'accijnzen'],
    settled: ['termijn'],
    readers: ['uw', 'jouw', 'je'],
    bought: ['bestelling', 'boeking', 'reservering', 'aankoop', 'verblijf'],
    arrival: ['aankomst'],
    departure: ['vertrek'],
  },
  persons: { yours: 'uw|jouw', ours: 'onze?' },
  terms: {
    fromThen: phrases(String.raw`vanaf, met\singang\svan`),
    dayInWords: {
      by: phrases('v[óo][óo]r, uiterlijk(?: op)?'),
      day: phrases('dag, maand, kwartaal'),
      the: phrases('de'),
    },
    dueOn: phrases('verschuldigd'),
    beforeDay: phrases('op, voor'),
    account: {
      at: phrases(String.raw`t\.?n\.?v\.?, op, naar, onze?, ons, het, rekening(?:nummer)?, bankrekening, nr\.?`),
      quoting: phrases('onder, met'),
    },
    counted: {
      by: ['overboeking', 'overschrijving', '(?:automatische )?incasso', 'cheque'],
      firm: ['strikt'],
      from: ['na (?:factuurdatum|factuur|dagtekening)', 'einde maand'],
    },
    noDiscount: { no: 'geen|zonder', off: 'korting|kortingen', none: 'geen|nihil', forWhat: 'bij|voor|op' },
    debit: { means: ['automatische incasso'], choose: ['regel', 'kies', 'machtig', 'stel .{0,20}in'] },
    alone: [
      '(?:contant|pin|rembours)(?: bij (?:levering|aflevering|afhaling|ontvangst))?|onder rembours|vooruitbetaling|per omgaande|à contant',
      String.raw`vervalt \d{1,3} dagen na (?:factuurdatum|dagtekening)`,
    ],
    when: [
      String.raw`\b(?:v[óo][óo]r|uiterlijk|omstreeks)\b|\bop \d{1,2}(?!\d)|\brond \d|ge[ïi]ncasseerd|in[ck]as(?!sant)`,
      'contant|per omgaande|vooruit|ontvangst|einde maand|vervaldatum|factuurdatum|afgeschreven',
    ],
    paying: [
      String.raw`beta+l|voldoen|verschuldigd|over\s?(?:te\s)?maken|incass(?!ant)|ge[ïi]ncasseerd|afgeschreven`,
      String.raw`\bschrij(?:ven|ft)\b.{0,80}\b(?:af|van uw)\b`,
    ],
    // "Trente jours" are French days.
    smallPrint: [String.raw`boete|(?<!(?<!\p{L})t)rente|eigendom|retour`, String.raw`\bblij(?:ft|ven) .{0,40}tot`],
    toPay: [
      String.raw`betal|voldoen|over\s?(?:te\s)?maken|[iï]ncass|afgeschreven|\bschrij(?:ven|ft)\b.{0,80}\b(?:af|van uw)\b|(?<!${ENDING})vervalt`,
    ],
    until: 'rond|omstreeks|tegen|op|uiterlijk|v[óo][óo]r',
    notice: [String.raw`opzeg|bezwaar|(?<!\p{L})reclam|klachten|contract loopt`],
    late: ['bij te late'],
    complaints: ['klachten|reclames?|bezwaar'],
    givenBack: ['geretourneerd|retourneren'],
    later: [
      // "De 10e van de volgende maand" counts the days to pay.
      'volgende (?:termijn|incasso|factuur)|(?<!van (?:de )?)volgende maand|voortaan',
      String.raw`nieuwe (?:termijn|maand|voorschot)|met ingang van|(?<!(?:dagen|maanden|weken)\s)vanaf (?=\d)`,
    ],
    paid: [String.raw`\b(?:betaald|ontvangen|voldaan)\s+op\s*$`],
    settled: [String.raw`(?:is|zijn|werd)\s(?:al|reeds)\s(?:betaald|voldaan|afgeschreven|ge[ïi]ncasseerd)`],
    saysOf: phrases('is, zijn, dient, geschiedt, moet'),
    please: String.raw`gelieve|graag|verzoek|a\.?u\.?b`,
    method: 'betaald|voldaan',
  },
} satisfies Lexicon;

/** How parties are addressed in Dutch, and what lines about them name; apart, as no browser needs it. */
export const parties = {
  speakers: ['wij'],
  hailed: ['beste\\s(?:klant|relatie|lid|heer|mevrouw)\\p{L}*'],
  courtesies: [String.raw`dhr|mevr|de\sheer|mevrouw|familie|fam`],
  courtesiesBefore: ['mw'],
  courtesiesSecond: ['mevrouw|mevr'],
  and: ['en'],
  numbered: ['klant|debiteur|lid|client'],
  houses: ['vestiging|filiaal'],
  others: [String.raw`bank\p{L}*|verhuurder|monteur|contact|plaats|adres|project|levering|van|de|betr\p{L}*|kind`],
  placeFields: ['land|bouwplaats|locatie'],
  professions: ['advoca(?:ten|tuur)kantoor|notariskantoor|tandartspraktijk'],
  officeAt: [String.raw`notaris(?:sen)?\s(?:te|in|met\sstandplaats)`],
  sentences: ['dit|deze|wij|we|uw|als|gelieve'],
  closings: ['groet(?:en)?|dank(?:je|u)?'],
  offices: ['penningmeester|voorzitter|secretaris|bestuurder|directeur'],
  details: ['gegevens'],
  detailsOf: [String.raw`van(?:\sde)?|over(?:\sde)?`],
  specimens: ['Voorbeeld|Test'],
  pages: ['pagina'],
  thanks: ['dank u|bedankt'],
  thanksMore: ['wel'],
  thanksFor: ['voor'],
  departments: [String.raw`crediteurenadministratie|financiële\sadministratie`],
  articles: ['het|de'],
  yours: ['uw'],
  paying: ['betaling'],
  willBe: ['is|wordt'],
  organs: ['bestuur|directie|penningmeester|secretaris'],
  officeHolders: [String.raw`de\s(?:burgemeester|griffier|directeur|voorzitter)`],
  matters: ['facturatie|betaling(?:en)?|levering|verzending'],
  inSentences: ['uw|wij'],
  letters: [String.raw`geachte|met\svriendelijke`],
  owners: ['vve|vereniging van eigenaars|vme'],
  summaries: ['overzicht|specificatie'],
  summariesOf: ['van|over'],
  units: ['kilo|liter|stuk|uur|dag|maand'],
} satisfies PartyWords;
