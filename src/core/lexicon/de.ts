import { type Lexicon, type PartyWords, phrases, type Writing } from './lexicon.ts';

/** How German is told from other languages, and how it writes dates and terms. */
export const writing = {
  language: 'de',
  common:
    'der die das und mit fur von zu den dem ist sind wir sie ihre bei nach rechnung rechnungsnummer datum menge betrag zahlbar summe mwst ust netto einzelpreis innerhalb tagen gesamt kundennummer vom',
  months: [
    'januar jan jaenner janner',
    'februar feb febr',
    'marz maerz mrz',
    'april apr',
    'mai',
    'juni jun',
    'juli jul',
    'august aug',
    'september sep sept',
    'oktober okt',
    'november nov',
    'dezember dez',
  ],
  weekdays: 'montag mo dienstag di mittwoch mi donnerstag do freitag fr samstag sa sonnabend sonntag so',
  periods: {
    count:
      'sieben|acht|zehn|vierzehn|f[üu]nfzehn|zwanzig|einundzwanzig|drei(?:ß|ss)ig|f[üu]nfundvierzig|sechzig|neunzig',
    day: 'tage?n?|tag',
    week: 'wochen?',
    month: 'monate?n?',
  },
  owed: 'fällig|zahl(?:bar|ung)?|zahlungsziel',
} satisfies Writing;

/** The words of invoices in German. */
export const lexicon = {
  writing,
  labels: {
    invoice_number: phrases(`
      rechnungsnummer, rechnungsnr, rechnungs nr, rechnungs nummer, rechnung nr, rechnung #, rechnung nummer, re nr, rg nr,
      belegnummer, belegnr, beleg nr, rechnung no, gutschriftsnummer, gutschriftnummer, gutschrift nr,
      gutschriftsnr, faktura nr, fakturanummer, fakturanr, handelsrechnung nr, rechnungs id, dokumentnummer,
      dokument nr, storno nr, rechnungskorrektur nr, liquidation nr, liquidationsnummer, rechnungs und kundennummer,
      honorarnote nr, faktur nr, abrechnungsnummer, vorgangsnummer rechnung, rech nr, renr, rnr, rechn nr, rechnungsbelegnummer`),
    receipt_number: phrases('quittungsnummer, quittung nr, quittung #, bon nr'),
    invoice_date: phrases(`
      rechnungsdatum, datum der rechnung, rechnung vom, ausstellungsdatum, ausgestellt am, belegdatum, re datum,
      rg datum, rechnungs datum, gutschriftsdatum, fakturadatum, ausstellungstag, datum der ausstellung,
      dokumentdatum, gutschrift vom, gutschriftdatum`),
    date: phrases('datum, den, vom'),
    due_date: phrases(`
      wir buchen ab am, abbuchung erfolgt am, abgebucht am, buchen wir ab am, zahlbar bis spatestens,
      faelligkeit, fallig am, faellig am, faelligkeitsdatum, falligkeitsdatum, falligkeit, zahlbar bis,
      zahlbar bis zum, zahlungsziel, zahlungstermin, zu zahlen bis, zahlung bis, bitte zahlen bis, spatestens bis,
      zahlungsfrist, zahlungsfrist bis, bis zum, zahlung fallig am, bezahlen bis, zahldatum, fallig bis, fallig,
      falligkeitstermin, valuta, abbuchung am, lastschrift am, zahlbar ohne abschlag bis, begleichen bis, netto bis,
      rein netto bis, ohne abzug bis, zahlung ist fallig am, zahlbar am, einzug am, abbuchungstag, abbuchungsdatum,
      einzugsdatum, zahlung spatestens, zu begleichen bis, falligkeitstag, wird abgebucht am, nettofalligkeit, zahlungsfalligkeit`),
    payment_date: phrases('zahlungsdatum, zahltag, datum der zahlung'),
    other_date: phrases(`
      gedruckt,
      bestelldatum, bestellung vom, auftragsdatum, auftrag vom, ihre bestellung vom, versanddatum, druckdatum,
      gedruckt am, bezahlt am, zahlungseingang, angebotsdatum, angebot vom, vertragsdatum, vertragsbeginn,
      gultig bis, gultig ab, stand vom, skonto bis, bei zahlung bis, anreise, abreise, lieferschein vom,
      erstellt am, nachste ablesung, ablesedatum, reisedatum, kundigungstermin`),
    delivery_date: phrases(`
      lieferdatum, leistungsdatum, liefer und leistungsdatum, datum der lieferung, datum der leistung,
      liefer bzw leistungsdatum, tag der lieferung, geliefert am, lieferung am, leistung vom, liefertermin,
      leistungstag, liefer leistungsdatum, lieferdatum leistungsdatum, leistungs lieferdatum, leistungszeitpunkt,
      zeitpunkt der leistung, lieferzeitpunkt`),
    service_period: phrases(`
      leistungszeitraum, abrechnungszeitraum, zeitraum, lieferzeitraum, liefer leistungszeitraum,
      verbrauchszeitraum, mietzeitraum, rechnungszeitraum, leistungszeitraum vom, liefer und leistungszeitraum`),
    total: phrases(`
      gesamtbetrag, gesamtsumme, rechnungsbetrag, rechnungssumme, gesamt, endbetrag, summe, brutto, bruttobetrag,
      bruttosumme, nachzahlung brutto, abschlagsforderung brutto, rechnungssumme brutto, rechnungsbetrag brutto, gesamtbetrag brutto, gesamt brutto, summe brutto,
      gesamtpreis, endsumme, gesamtbetrag inkl mwst, gesamt inkl mwst, total inkl mwst, betrag inkl mwst,
      rechnungsendbetrag, rechnungstotal, total, total chf, total eur, gesamtbetrag eur, gesamtbetrag in eur,
      rechnungsbetrag inkl mwst, rechnungssumme brutto inkl ust, gesamtrechnungsbetrag, summe inkl mwst,
      gutschriftsbetrag, gesamtbetrag inkl ust, total inkl, gesamtsumme brutto, rechnungsbetrag gesamt,
      bruttorechnungsbetrag, gesamtbetrag inklusive mwst, gesamtsumme inkl mwst, erstattungsbetrag,
      gutschriftbetrag, summe gesamt, betrag brutto, zu zahlender rechnungsbetrag, gesamt betrag, jahresbeitrag,
      gesamtbeitrag, beitrag gesamt, zu zahlender beitrag, jahrespramie, gesamtpramie, jahresbeitrag gesamt,
      bruttobeitrag, monatsbeitrag, pramie gesamt, betrag dieser rechnung, gesamtbetrag dieser rechnung,
      summe dieser rechnung, total dieser rechnung`),
    subtotal: phrases(`
      gesamtbetrag zzgl mwst, gesamt zzgl mwst, gesamt ohne steuern, gesamt ohne steuer, gesamt ohne mwst,
      zwischensumme, zwischentotal, netto, nettobetrag, nettosumme, summe netto, rechnungssumme netto, gesamt netto,
      gesamtbetrag netto, gesamtnetto, total netto, warenwert, rechnungssumme ohne ust, betrag netto, netto gesamt,
      positionssumme, total exkl mwst, summe exkl mwst, steuerbasisbetrag, bemessungsgrundlage, basisbetrag,
      nettowert, gesamtbetrag exkl mwst, steuerpflichtig, zwischentotal, subtotal, nettoentgelt, summe positionen,
      total ohne mwst, rechnungsbetrag netto, netto summe, gesamtsumme netto, nettorechnungsbetrag, netto betrag,
      entgelt, ubertrag, summe ohne mwst, gesamt exkl mwst, steuerbetragsgrundlage, ohne mwst, ohne ust,
      ohne umsatzsteuer`),
    tax: phrases(`
      stempelabgabe, eidg stempelabgabe, eidgenossische stempelabgabe,
      mwst, mehrwertsteuer, umsatzsteuer, ausgangssteuer, ust, steuerbetrag, mwst betrag, summe mwst, summe ust, summe umsatzsteuer,
      umsatzsteuerbetrag, zzgl mwst, zzgl ust, zzgl umsatzsteuer, zzgl mehrwertsteuer, inkl mwst, enthaltene mwst,
      enthaltene mehrwertsteuer, gesamt mwst, mwst gesamt, steuer gesamt, steuern gesamt, ust betrag, enthaltene umsatzsteuer,
      darin enthalten mwst, steuer, steuern, mehrwertsteuerbetrag, summe steuern, davon mwst, total mwst,
      darin enthaltene mwst, steuersumme, plus mwst, gesamtsteuer, steuerbetrag gesamt, gesamt ust, mwst total,
      ust gesamt, inkl ust, versicherungsteuer, versicherungssteuer`),
    part_tax: phrases('ust %, mwst %, steuersatz, mwst satz, ust satz'),
    amount_due: phrases(`
      zahlbetrag, zu zahlen, offener betrag, zu zahlender betrag, restbetrag, zahlungsbetrag, noch zu zahlen, offen,
      zu bezahlen, fälliger betrag, falliger betrag, verbleibender betrag, saldo, restzahlung, restforderung, nachforderung, offener restbetrag,
      auszahlungsbetrag, gesamtforderung, zu bezahlender betrag`),
    prepaid: phrases(`
      anzahlung, bereits bezahlt, abzgl anzahlung, erhaltene anzahlungen, bezahlt, vorauszahlung, abschlagszahlung,
      bereits gezahlt, geleistete anzahlung, abzuglich anzahlung, abschlage, vorheriger saldo, abzgl vorauszahlung,
      geleistete zahlungen, gegeben, ruckgeld, anzahlung vom, geleistete abschlage, summe abschlage`),
    discount: phrases(`
      rabatt, skonto, nachlass, abzgl rabatt, abzuglich rabatt, sondernachlass, skontobetrag, gesamtrabatt,
      gesamtbetrag der abschlage, abschlag, abzgl skonto, gutschrift`),
    charge: phrases(`
      versand, versandkosten, fracht, verpackung, porto, zuschlag, lieferkosten, versand und verpackung,
      gesamtbetrag der zuschlage, rundung, frachtkosten, bearbeitungsgebuhr, mahngebuhr, trinkgeld,
      rundungsdifferenz, porto und verpackung, transportkosten, stammkapital, grundkapital`),
    seller: phrases(`
      verkaufer, rechnungssteller, rechnungsersteller, absender, lieferant, leistungserbringer, von, auftragnehmer,
      anbieter, aussteller, rechnungsaussteller, leistender unternehmer, verkauft durch, verkauft von,
      dienstleister, leistungserbringerin, vermieter, ersteller, konto zahlbar an, zahlbar an, ausgestellt von,
      im namen und auf rechnung von, im namen von, im auftrag von`),
    buyer: phrases(`
      gast, gastdaten,
      erhalten von, bauherr, bauherrin, auftraggeberin, schuldner, kostentrager, zahlungspflichtiger,
      kaufer, kunde, rechnungsempfanger, rechnungsadresse, rechnungsanschrift, an, empfanger, leistungsempfanger,
      kaufer leistungsempfanger, auftraggeber, firma, rechnung an, kundenadresse, besteller, kundin,
      rechnungs adresse, abrechnung fur, rechnung fur, kaufer empfanger, patient, mieter, kundendaten, kundenname,
      ihre daten, zahlbar durch, ausgestellt fur, ausgestellt an, rechnung geht an, versicherungsnehmer,
      beitragszahler, mitglied, adressiert an, kunde name`),
    other_party: phrases(`
      lieferadresse, lieferanschrift, warenempfanger, abweichender warenempfanger, zahlungsempfanger,
      abweichender zahlungsempfanger, steuerbevollmachtigter, steuerbevollmachtigter des verkaufers,
      ansprechpartner, sachbearbeiter, ihr ansprechpartner, geschaftsfuhrer, geschaftsfuhrung, vorstand,
      kontoinhaber, lieferung an, versandadresse, aufsichtsrat, bearbeiter, bankname, bankverbindung, inhaber,
      projekt, betreff, objekt, bauvorhaben, kontakt, leistungsort, kontoname, lieferort, verbrauchsstelle,
      versand an, ihre ansprechpartnerin, hinweis, bemerkung, bemerkungen, verwendungszweck, ihr berater,
      ihre beraterin`),
    name: phrases('name, firmenname, unternehmen'),
    customer_number: phrases(`
      kundennummer, kundennr, kunden nr, kunden nummer, kdnr, kd nr, ihre kundennummer, debitorennummer, debitor nr,
      kunden id, vertragskonto, vertragskontonummer, debitorennr, mitgliedsnummer, debitor, kontonummer kunde`),
    purchase_order: phrases(`
      bestellnummer, bestellnr, bestell nr, bestellung, ihre bestellung, auftragsnummer, auftragsnr, auftrags nr,
      ihre bestellnummer, bestellung nr, auftrag nr, ihr auftrag, ihr zeichen, ihre referenz, auftrag,
      kundenreferenz, referenz des kaufers, ihre bestell nr, bestell nummer, bestellreferenz`),
    other_number: phrases(`
      lieferschein, lieferscheinnummer, lieferschein nr, vertragsnummer, vertrag nr, projektnummer, telefon, tel,
      fax, telefax, handelsregister, handelsregisternummer, hrb, hra, gtin, gln, artikelnummer, art nr, artikel nr,
      seite, angebot nr, angebotsnummer, mandatsreferenz, glaubiger id, glaubiger identifikationsnummer, kontonr,
      kontonummer, blz, zahlernummer, konto nr, konto, globale nummer, mobil, vorgangsnummer, transaktionsnummer,
      leitweg id, verwendungszweck, rapport nr, weitere referenz, zahlungsreferenz, buchungsreferenz, amtsgericht,
      objektnummer, personalnummer, lieferantennummer, lieferanten nr, ihre lieferantennummer, referenznummer,
      zu rechnung nr, zur rechnung, originalrechnung, ursprungsrechnung, versicherungsnummer, chargennummer,
      seriennummer, urspruengliche rechnung, bezug rechnung, marktlokation, vertragskonto nr, registergericht,
      kto nr`),
    tax_id: phrases(`
      ust idnr, ust id, ust id nr, ustid, umsatzsteuer id, steuernummer, steuer nr, st nr, ust identnr,
      ihre ust identnr, ust identifikationsnummer, umsatzsteuer identifikationsnummer, mwst nr, uid, uid nr,
      steuernr, ustidnr, umsatzsteuer idnr, uid nummer, mwst nummer, ihre ust id, ihre ust idnr, finanzamt,
      wirtschafts idnr, ust idnr kunde, umsatzsteuer identnr, ust nr, chf mwst nr, ihre uid`),
    bank: phrases('bankverbindung, iban nr, iban, bic, swift, kreditinstitut, bankdaten'),
    terms: phrases(`
      zahlungsbedingungen, zahlungsbedingung, zahlungskonditionen, zahlungsinformationen, konditionen,
      zahlungsmodalitaten, zahlungsvereinbarung, zahlungshinweis, zahlungsfrist, zahlungskondition`),
    payment_method: phrases(`
      zahlungsart, zahlungsform, zahlungsweise, zahlart, zahlungsmittel, zahlungsmethode, bezahlt mit`),
    reference: phrases('referenz, unser zeichen, nr, nummer, unsere referenz, zeichen, aktenzeichen'),
    title: phrases(`
      rechnung, handelsrechnung, schlussrechnung, teilrechnung, abschlagsrechnung, baurechnung, faktura,
      monatsrechnung, stromrechnung, honorarrechnung, sammelrechnung, jahresrechnung, verbrauchsabrechnung,
      liquidation, kostennote, honorarnote, honorarliquidation, gebuhrenrechnung, kostenrechnung, zwischenrechnung,
      barrechnung, mietrechnung, vorauszahlungsrechnung, proformarechnung, proforma rechnung, beitragsrechnung,
      mitgliedsbeitrag, jahresabrechnung, dauerrechnung, dauermietrechnung, wartungsrechnung, reparaturrechnung,
      werkstattrechnung, endrechnung, telefonrechnung, mobilfunkrechnung, tankrechnung, hotelrechnung, arztrechnung, nebenkostenabrechnung, gebuhrenbescheid,
      kostenberechnung, gasrechnung, wasserrechnung, energierechnung, zahnarztrechnung, tierarztrechnung,
      notarkostenrechnung, pramienrechnung, vorschreibung, beitragsvorschreibung, pramienvorschreibung, leasingrechnung,
      frachtrechnung, ausgangsrechnung, servicerechnung, leistungsabrechnung, gebuhrenabrechnung`),
    credit_title: phrases(`
      gutschrift, rechnungskorrektur, stornorechnung, korrekturrechnung, storno, rechnungsgutschrift,
      kaufmannische gutschrift`),
    receipt_title: phrases('quittung, kassenbon, kassenbeleg, beleg, bon'),
    currency: phrases('wahrung, rechnungswahrung, betrage in, alle betrage in'),
    table_head: phrases(`
      beschreibung, bezeichnung, menge, einzelpreis, preis, betrag, artikel, pos, position, einheit, anzahl,
      artikelbeschreibung, leistung, e preis, g preis, stuckpreis, nettopreis, einzel, stk, zeilenbetrag, vk preis,
      rabatt %, artikelbezeichnung, leistungsbeschreibung, positionsbetrag, text`),
  },
  columns: {
    position: phrases('lfd nr, lfd, posten, zeile'),
    article: phrases(`
      artikelnummer, artikel nr, artikelnr, art nr, artnr, art, bestellnummer, bestell nr, materialnummer,
      material nr, sachnummer, teilenummer, produktnummer, unsere art nr, ihre art nr, art nr kunde, art nr lief,
      art nr lief art nr, *nummer`),
    description: phrases(`
      beschreibung, *beschreibung, bezeichnung, *bezeichnung, artikel, artikelname, leistung, leistungen,
      leistungstext, produkt, produktname, dienstleistung, ware, gegenstand, tatigkeit, position bezeichnung,
      leistungsart, posten beschreibung, art der leistung, arbeit, lieferung leistung, leistungsphase, leistungsbild, kostenart, betriebskostenart`),
    date: phrases('datum, zeitraum, leistungsdatum, leistungszeitraum, lieferdatum, tag'),
    quantity: phrases(
      'aw, arbeitswerte, zeiteinheiten, geliefert, liefermenge, gel menge, menge, mng, anz, anzahl, stuck, stk, stuckzahl, *menge, stunden, std, tage, verbrauch',
    ),
    unit: phrases('einheit, einh, me, mengeneinheit, mengeinheit, meng einheit, meh, eh, *einheit'),
    unitPrice: phrases(`
      einzelpreis, einzel, e preis, ep, einzelpr, preis pro einheit, preis je einheit, preis einheit,
      preis pro stuck, stuckpreis, preis stuck, stundensatz, vk preis, einheitspreis, epreis, nettopreis,
      listenpreis, satz, preis aw, preis je aw, eur aw, tagessatz, preis pro, preis je, einzelbetrag`),
    price: phrases('preis, *preis, kosten'),
    discount: phrases('rabatt, nachlass, rab, abzug'),
    tax: phrases('ust, mwst, umsatzsteuer, mehrwertsteuer, steuer, st'),
    taxRate: phrases('steuersatz, mwst satz, ust satz, steuerschlussel, steuercode, mwst code, sts'),
    taxAmount: phrases('steuerbetrag, mwst betrag, ust betrag'),
    total: phrases(`
      gesamt, gesamtpreis, gesamtbetrag, g preis, gp, gpreis, betrag, *betrag, summe, *summe, netto, brutto,
      netto gesamt, gesamt netto, gesamt brutto, entgelt, wert, warenwert, positionspreis, zeilensumme,
      zeilenbetrag, positionsbetrag, preis gesamt, total preis, diese rechnung, ihr anteil, ihre kosten, ihr kostenanteil,
      kostenanteil, mieteranteil, anteil mieter`),
    other: phrases(`
      gewicht, farbe, grosse, projekt, mitarbeiter, charge nr, bemerkung, lieferschein, kategorie, zahler,
      zahlerstand, faktor, bereits abgerechnet, bisher abgerechnet, bisher, kumuliert, auftragssumme, auftragswert,
      vertragssumme, leistungsstand, fertigstellung, fertigstellungsgrad, gesamtkosten, umlageschlussel,
      verteilerschlussel, verteilungsschlussel, verteilschlussel, anteil, anteile, ihre anteile`),
    settlement: phrases(`
      falligkeit, teilzahlung, zahlung, zahlungen, falligkeitsdatum, rechnungsnummer, rechnungsdatum, steuerart`),
  },
  columnMarks: {
    net: phrases(`
      ohne mwst, ohne ust, exkl mwst, exkl ust, zzgl mwst, zzgl ust, o mwst, o ust, ohne steuer, exkl, netto`),
    gross: phrases('inkl mwst, inkl ust, mit mwst, inkl, brutto'),
    alone: phrases('netto, brutto'),
  },
  columnFillers: phrases('der, die, das, und, unsere, ihre'),
  sums: {
    carried: phrases(`
      ubertrag, ubertrag von seite, ubertrag auf seite, zwischensumme ubertrag, seitensumme, seitenubertrag, vortrag`),
    subtotal: phrases(`
      zwischensumme, zwischentotal, summe netto, nettosumme, netto summe, nettobetrag, gesamt netto, netto, summe positionen,
      positionssumme, rechnungssumme netto, gesamtsumme netto, gesamtbetrag netto, warenwert, summe der positionen,
      summe zwischen, total netto, rechnungsbetrag netto, netto gesamt, netto betrag, summe, zw summe, positionen, summe aller positionen`),
    total: phrases(`
      gesamt, gesamtbetrag, gesamtsumme, rechnungsbetrag, rechnungssumme, endbetrag, zahlbetrag, zu zahlen,
      zu zahlender betrag, brutto, bruttobetrag, bruttosumme, summe brutto, endsumme, gesamt brutto,
      gesamtbetrag brutto, total brutto, rechnungssumme brutto, offener betrag, rechnungsendbetrag, rechnungstotal, gesamtpreis`),
    tax: phrases(`
      stempelabgabe, eidg stempelabgabe, eidgenossische stempelabgabe, versicherungssteuer, versicherungsteuer,
      mwst, ust, umsatzsteuer, mehrwertsteuer, zzgl mwst, zzgl ust, zzgl umsatzsteuer, zuzuglich, enthaltene mwst,
      inkl mwst, gesetzliche mwst, summe umsatzsteuer, summe mwst, steuerbetrag, steuer, enthaltene umsatzsteuer,
      davon mwst, plus mwst, zzgl mehrwertsteuer, mwst betrag, mwst satz, zuzgl, gesetzl mwst, zzgl, enthalt`),
    discount: phrases(`
      rabatt, abzgl, abzuglich, nachlass, sondernachlass, gesamtrabatt, skonto, gutschein, summe abschlage,
      gesamtbetrag der abschlage, abschlage, abschlag`),
    charge: phrases(`
      kurtaxe, ortstaxe, beherbergungssteuer, kurbeitrag, bearbeitungsgebuhr, versandgebuhr,
      versand, versandkosten, zzgl versandkosten, frachtpauschale, versandpauschale, transportpauschale, porto, porto und verpackung, fracht, frachtkosten, lieferkosten,
      verpackung, versand und verpackung, rundung, rundungsdifferenz, gesamtbetrag der zuschlage, zuschlag,
      zuschlage`),
    settlement: phrases(`
      anzahlung, abzgl anzahlung, erhaltene anzahlungen, erhaltene anzahlung, bereits bezahlt, bezahlt, bar,
      gegeben, ruckgeld, geleistete anzahlungen, abschlagszahlung, saldovortrag, alter saldo, vorheriger saldo,
      ruckstand, ruckstande, zahlungsruckstand, zahlungseingang, ihre zahlung, abzgl zahlung, abzgl ihre zahlung,
      abzuglich zahlung`),
  },
  sumFillers: 'von auf der des inkl exkl zzgl netto brutto mit ohne mwst ust nr seite bis am der satz',
  ordinarySums: 'bar',
  adjustments: {
    deduction: phrases('abz(?:gl|üglich), *rabatt, *nachlass, *abschlag, *abschläge'),
    charge: phrases(`
      vorsaldo, auslagen, *gebühr, *kosten, *versand, *fracht, *zuschlag, *zuschläge, *anfahrt, *porto,
      *verpackung, *pauschale, *rundung, *anzahlung`),
    tax: phrases('mwst, ust, umsatzsteuer, mehrwertsteuer'),
  },
  papers: {
    betweenTownAndDay: phrases(String.raw`den, am, d\.`),
    invoice: phrases('rechnung, fakt'),
    creditNote: phrases('kredit, gutschrift, storno'),
    invoiceCodes: phrases('re, rg, rnr, r'),
    creditCodes: phrases('gs, gu'),
    besideTitle: phrases('bei, nach, gegen, ihre?, unsere?, diese'),
    besideDay: phrases('den, datum, ab'),
    treated: phrases('patient(?:in|en)?'),
    debit: phrases('soll'),
    credit: phrases('haben'),
    balance: phrases('saldo'),
  },
  taxes: {
    names: phrases('mwst, ust, mehrwertsteuer, umsatzsteuer'),
    untaxed: [
      String.raw`nicht\s(?:umsatz|mehrwert)?steuer(?:bar|pflichtig)`,
      'steuerfrei',
      'befreit',
      'kleinunternehm',
      String.raw`§\s?19`,
      String.raw`kein(?:e|erlei)?\s(?:umsatz|mehrwert)?steuer`,
      String.raw`(?:kein|ohne)\sausweis`,
    ],
    within: phrases(String.raw`inkl\p{L}*, mit`),
    onTop: phrases('zzgl, zuz[üu]glich, plus'),
    beforeName: phrases('der, ges, gesetzl, gesetzlicher, gesetzlichen'),
    passedOn: [String.raw`(?:mehrwertsteuer|mwst\.?)\s(?:ist\s)?an\sden\sstaat\s`],
  },
  payment: {
    done: ['(?:be|ge)zahlt', 'beglichen'],
    by: ['mit', 'per'],
    means: ['bar', '(?:ec-)?karte', 'kartenzahlung'],
    beside: phrases('bar, ec, karte, kontaktlos'),
  },
  currencies: {
    EUR: ['in euro'],
    CHF: ['schweizer franken'],
    USD: ['us-?dollar'],
    GBP: ['pfund sterling'],
  },
  nouns: {
    copies: [
      '(?:original|duplikat|kopie|durchschlag|exemplar|ausfertigung) f[üu]r (?:den |die |das )?(?:kunden|empf[äa]nger|k[äa]ufer|verk[äa]ufer|buchhaltung|lieferanten)',
      '(?:kunden|empf[äa]nger|buchhaltungs)(?:exemplar|kopie|beleg)',
    ],
    inPart: ['anzahl', 'abschlag', 'voraus', 'vorschuss', 'akonto'],
    amount: ['betrag'],
    branches: [
      String.raw`[\p{L}-]*(?:bau|bedarf|technik|handel|handels|vertriebs?|vertretung|reinigung|beratung|planung|verwaltung|logistik)`,
      String.raw`\p{L}{3,}(?:ei|eien|werke|gesch[äa]ft|dienste?|service|transporte|m[öo]bel|waren|maschinen|montagen|druck|anlagen|ger[äa]te)`,
      'elektro|sanit[äa]r|heizung|l[üu]ftung|garten|holz|metall|autohaus|m[öo]belhaus|weingut|gasthof|gasthaus|hotel|pension',
      'spedition|malerbetrieb|meisterbetrieb|architekten|ingenieure|ingenieurb[üu]ro|apotheke|verlag|kanzlei|praxis|kfz|baustoffe',
    ],
    particulars: [
      '(?:kontakt|adress|firmen|stamm|unternehmens|kunden|personen)daten',
      '(?:rechnungs|post|liefer)?anschrift',
      'kontakt',
      'identifikation(?:sdaten)?',
    ],
    statuses: [
      '(?:rechtsfähige |selbständige )?(?:anstalt|k[öo]rperschaft|stiftung) des (?:[öo]ffentlichen|b[üu]rgerlichen|privaten) rechts',
      'gemeinn[üu]tzige (?:k[öo]rperschaft|organisation|einrichtung)',
      '[öo]ffentlich-rechtliche (?:k[öo]rperschaft|anstalt|stiftung)',
      'k\\. ?d\\. ?[öo]\\. ?r\\.',
    ],
    trades: [
      String.raw`\p{Lu}\p{Ll}+(?:betrieb|werkstatt|salon)`,
      '(?:Maler|Schreiner|Tischler|Dachdecker|Elektro|Fliesenleger|Zimmer|Friseur|B[äa]cker|Metzger)meister(?:in)?',
      'Tischlerei',
      'Schreinerei',
      'Zimmerei',
      'B[äa]ckerei',
      'Metzgerei',
      'Fleischerei',
      'Spenglerei',
      'Schlosserei',
      'G[äa]rtnerei',
      '(?:Zahn)?[Aa]rztpraxis',
      'Praxis',
    ],
    measures: ['(?:brutto|netto|gesamt)?gewicht', 'volumen', 'kilometerstand'],
    net: ['zwischensumme'],
    taxes: ['steuern?'],
    duties: ['abgaben', 'umlagen'],
    settled: [String.raw`rate \d`, String.raw`[\p{L}]*rechnung`, 'saldo'],
    readers: ['ihre?', 'deine?'],
    bought: ['buchung', 'bestellung', 'reservierung', 'aufenthalt', 'reise', 'fahrt', 'auftrag', 'vertrag'],
    arrival: ['anreise', 'ankunft'],
    departure: ['abreise'],
  },
  persons: { yours: 'ihre?[mnrs]?', ours: 'unsere?[mnrs]?' },
  terms: {
    fromThen: phrases(String.raw`ab(?:\sde[mn])?`),
    dayInWords: {
      by: phrases(String.raw`bis(?:\s(?:sp[äa]testens|zu[mr]))?, sp[äa]testens(?:\s(?:a[mb]|zu[mr]|bis))?`),
      day: phrases('tage?s?, woche, monats?, quartals?, schuljahr(?:e?s)?, semester'),
      the: phrases('dem, den'),
    },
    dueOn: phrases('fällig'),
    beforeDay: phrases('am, zum, bis, vom'),
    account: {
      at: phrases(
        String.raw`auf, an, per, überweisung, unser, unserem?, unten, folgendes?, das, dem, konto, bankkonto, nr\.?`,
      ),
      quoting: phrases('mit, unter'),
      by: phrases('durch'),
    },
    counted: {
      by: ['(?:bank|sepa-?)?[üu]berweisung', '(?:sepa-?)?(?:firmen)?lastschrift', 'bankeinzug'],
      firm: ['strikt', 'streng'],
      from: [
        '(?:nach|ab) (?:rechnungs(?:datum|erhalt|eingang|stellung|ausgang)|erhalt(?: der rechnung)?)',
        '(?:rein )?netto',
      ],
    },
    noDiscount: { no: 'kein|ohne', off: 'skonto', none: 'keine?s?', forWhat: 'wird|bei|f[üu]r' },
    debit: {
      means: [String.raw`(?:sepa-?\s?)?lastschrift(?:verfahren|mandat|einzug)?`, 'bankeinzug'],
      choose: ['einrichten', 'erteilen', 'nutzen sie', 'w[äa]hlen sie'],
    },
    when: [
      String.raw`\b(?:innerhalb|binnen)|\b(?:bis|vor dem)\b|\b(?:am|zum) \d{1,2}(?!\d)|f[äa]llig|sofort(?![- ]?[üu]berweis)|skonto|lastschrift`,
      'bei erhalt|nach erhalt|bei lieferung|bei abholung|bei [üu]bergabe|bei fertigstellung|vorkasse|vorauskasse|eingezogen|abgebucht|beglichen|bereits bezahlt',
    ],
    paying: [
      'zahl|netto|[üu]berweis|begleich|beglichen|f[äa]llig|eingezogen|einzug|einzuzieh|abgebucht|buchen|erfolg|skonto|sofort(?![- ]?[üu]berweis)',
    ],
    smallPrint: [
      'verzug|mahn|sperrung|abschaltung|eigentum|kein(?:en|erlei)? skonto|r[üu]ckgabe|widerruf|umtausch',
      String.raw`\bbleib(?:t|en) .{0,40}bis`,
      String.raw`seite \d`,
    ],
    toPay: [
      'zahl|zieh(?:e|en) (?:wir|ich)|(?:wir|ich) zieh|begleich|[üu]berweis|f[äa]llig|einzug|einzu?zieh|eingezogen|abgebucht|buchen|lastschrift|belast',
    ],
    until: 'bis|zum|am|sp[äa]testens|ab(?: dem)?|vor|f[äa]llig',
    notice: [
      String.raw`k[üu]ndigung(?!sfrist)|k[üu]ndigen|(?<!\p{L})(?:mindest)?(?:vertrags)?laufzeit|widerspr[üu]ch|einw[äa]nde|einwendung|reklamation|beanstandung`,
    ],
    late: [
      'verzugszins|bei (?:zahlungs)?verzug',
      String.raw`(?:nach|bei|mit|ab|falls|sollten?|wird|im falle)(?!\p{L})(?!.*(?:zahlbar|netto|ohne\sabzug)).*verzug`,
    ],
    complaints: ['reklamation(?:en)?|beanstandung(?:en)?|einw[äa]nde|widerspruch'],
    givenBack: [String.raw`(?:rück|zurück)?erstatt\p{L}*|rückgabe\p{L}*|umtausch\p{L}*|widerruf\p{L}*`],
    later: [
      String.raw`erstmals|(?:n[äa]chste|k[üu]nftige|neue|sp[äa]tere)[rnms]? \p{L}*(?:abschl|rechnung|zahlung|rate|betrag|beitrag|pr[äa]mie|abbuchung)`,
      // "den folgenden Betrag", "weitere Zahlungen": those that are asked for now.
      String.raw`(?:folgende|weitere)[rnms]? \p{L}*(?:abschl|rate|beitrag|pr[äa]mie|abbuchung)|ab dann(?!\p{L})|jeweils`,
    ],
    paid: [String.raw`\b(?:bezahlt|erhalten|eingegangen)\s+am\s*$`],
    settled: [
      String.raw`(?:ist|sind|wurden?)\s(?:[\p{L}\d]+\s){0,5}?(?:bezahlt|beglichen|eingezogen|abgebucht|[üu]berwiesen)(?:\sworden)?`,
    ],
    saysOf: phrases('ist, sind, wird, erfolgt, hat'),
    please: 'bitte|bitten',
    method: '(?:be|ge)zahlt|beglichen',
  },
} satisfies Lexicon;

/** How parties are addressed in German, and what lines about them name; apart, as no browser needs it. */
export const parties = {
  courtesies: ['herrn?|frau|familie|fam|eheleute'],
  courtesiesAlone: ['dr|firma'],
  courtesiesSecond: ['frau'],
  secondAlone: ['herrn?'],
  and: [String.raw`und|u\.`],
  numbered: ['kunden?|debitor|konto|mitglied'],
  houses: ['filiale|niederlassung|zweigstelle|betriebsst[äa]tte'],
  ownPlaces: ['lager|werk'],
  others: [
    String.raw`bank\p{L}*|konto\p{L}*|vermieter|makler|fahrer|monteur|lieferant|hersteller|ort|adresse|anschrift|projekt|objekt|bauvorhaben`,
    String.raw`baustelle|werk\p{L}*|lieferung|von|betr\p{L}*|sitz|gerichtsstand|patient\p{L}*|kind|tier`,
  ],
  placeFields: ['bundesland|land|baustelle|einsatzort|abholort|veranstaltungsort'],
  professions: [
    'kanzlei|(?:rechts)?anwaltskanzlei|rechtsanw[äa]lte|rechtsanw[äa]ltin|steuer(?:berater)?kanzlei|notariat|(?:zahn|tier)?arztpraxis',
    String.raw`praxis\sf[üu]r\s\p{L}+|fach(?:[äa]rztin|arzt)\sf[üu]r\s.+|(?:vereidigter\s)?(?:wirtschaftspr[üu]fer|buchpr[üu]fer)|steuerberater(?:in)?`,
  ],
  officeAt: [String.raw`notar(?:in)?\sin|rechtsanw[äa]lt(?:in|e)?\sin`],
  sentences: ['dies(?:e[nmrs]?)?|es|sie|wir|ihre?n?|wenn|falls|bitte'],
  closings: ['gr[üu](?:ß|ss)(?:en?)?|dank|hochachtungsvoll'],
  offices: [
    'gesch[äa]ftsf[üu]hr(?:er(?:in)?|ung)|kassier(?:er)?(?:in)?|kassenwart(?:in)?|schatzmeister(?:in)?|vorsitzende[rn]?|vorstand',
    'leiter(?:in)?|prokurist(?:in)?|einkauf|buchhaltung',
  ],
  details: ['informationen|angaben|daten|anschrift|adresse'],
  detailsBefore: ['allgemeine'],
  detailsOf: [String.raw`zum|zur|über\s(?:den|die)|des|der`],
  specimens: ['Muster|Beispiel|Test|Demo'],
} satisfies PartyWords;
