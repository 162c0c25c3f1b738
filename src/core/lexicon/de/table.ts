import { type Lexicon, phrases } from '../lexicon.ts';

export const columns = {
  position: phrases('lfd nr, lfd, posten, zeile'),
  article: phrases(`
    artikelnummer, artikel nr, artikelnr, art nr, artnr, art, bestellnummer, bestell nr, materialnummer,
    material nr, sachnummer, teilenummer, produktnummer, unsere art nr, ihre art nr, art nr kunde, art nr lief,
    art nr lief art nr, ziffer, tarifziffer, tarif ziffer, gebuhrenziffer, goa ziffer, goz ziffer, got ziffer, goa, goz, *nummer`),
  description: phrases(`
    beschreibung, *beschreibung, bezeichnung, *bezeichnung, artikel, artikelname, leistung, leistungen,
    leistungstext, produkt, produkte, produktname, dienstleistung, dienstleistungen, ware, waren, gegenstand, tatigkeit, position bezeichnung,
    leistungsart, posten beschreibung, positionsstichwort, art der leistung, arbeit, lieferung leistung, leistungsphase, leistungsbild, kostenart, betriebskostenart, deckung, deckungen, versicherungsschutz, versichertes risiko, versicherte gefahr, nachtrag, nachtrage`),
  date: phrases('datum, zeitraum, leistungsdatum, leistungszeitraum, lieferdatum, tag'),
  quantity: phrases(
    'aw, arbeitswerte, zeiteinheiten, geliefert, liefermenge, gel menge, menge, mng, anz, anzahl, stuck, stk, stuckzahl, *menge, stunden, std, tage, verbrauch',
  ),
  unit: phrases('einheit, einh, me, mengeneinheit, mengeinheit, meng einheit, meh, eh, *einheit'),
  unitPrice: phrases(`
    einzelpreis, einzel, e preis, ep, ehp, einzelpr, preis pro einheit, preis je einheit, preis einheit,
    preis pro stuck, stuckpreis, preis stuck, stundensatz, vk preis, einheitspreis, epreis, nettopreis,
    listenpreis, satz, einfachsatz, einfacher satz, 1 facher satz, einfachgebuhr, einfache gebuhr, preis aw, preis je aw, eur aw, tagessatz, preis pro, preis je, einzelbetrag`),
  price: phrases('preis, *preis, kosten'),
  discount: phrases('rabatt, nachlass, rab, abzug'),
  tax: phrases('ust, mwst, umsatzsteuer, mehrwertsteuer, steuer, st'),
  taxRate: phrases('steuersatz, mwst satz, ust satz, steuerschlussel, steuercode, mwst code, sts'),
  taxAmount: phrases('steuerbetrag, mwst betrag, ust betrag'),
  total: phrases(`
    gesamt, gesamtpreis, gesamtbetrag, g preis, gp, gpreis, betrag, *betrag, summe, *summe, netto, brutto,
    netto gesamt, gesamt netto, gesamt brutto, entgelt, wert, warenwert, positionspreis, pos preis, pos betrag, pos summe, zeilensumme,
    zeilenbetrag, positionsbetrag, preis gesamt, total preis, diese rechnung, dieser abschlag, aktueller abschlag, diese abschlagsrechnung, aktuelle rechnung,
    aktuelle abrechnung, ihr anteil, ihre kosten, ihr kostenanteil,
    kostenanteil, mieteranteil, anteil mieter, prämie, beitrag, jahresprämie, jahresbeitrag`),
  other: phrases(`
    gewicht, farbe, grosse, projekt, mitarbeiter, charge nr, bemerkung, lieferschein, kategorie, zahler,
    zahlerstand, faktor, tp, tpw, taxpunkte, taxpunktwert, punktwert, punktzahl, bereits abgerechnet, bisher abgerechnet, bisher, kumuliert, auftragssumme, auftragswert,
    vertragssumme, bisher berechnet, bisher gestellt, bisherige abschlage, bisherige rechnungen,
    vorherige rechnungen, erbracht, erbrachte leistung, leistung kumuliert, honorar gesamt, gesamthonorar,
    gesamtauftrag, auftragsvolumen, nachtragssumme, genehmigte summe, genehmigter betrag, leistungsstand, fertigstellung, fertigstellungsgrad, gesamtkosten, umlageschlussel,
    verteilerschlussel, verteilungsschlussel, verteilschlussel, anteil, anteile, ihre anteile, versicherungssumme, deckungssumme, versicherter betrag, selbstbeteiligung, selbstbehalt,
    gegenstandswert, geschaftswert, streitwert, verfahrenswert, tab gegenstandswert, tabelle gegenstandswert, zehntelsatz, gebuhrensatz, gebuhrentabelle, tabelle, tab`),
  settlement: phrases(`
    falligkeit, teilzahlung, zahlung, zahlungen, falligkeitsdatum, rechnungsnummer, rechnungsdatum, steuerart`),
} satisfies Lexicon['columns'];

export const columnMarks = {
  net: phrases(`
    ohne mwst, ohne ust, exkl mwst, exkl ust, zzgl mwst, zzgl ust, o mwst, o ust, ohne steuer, exkl, netto`),
  gross: phrases('inkl mwst, inkl ust, mit mwst, inkl, brutto'),
  alone: phrases('netto, brutto'),
} satisfies Lexicon['columnMarks'];

export const pricedBy = phrases(
  'monat, stunde, std, tag, woche, jahr, stück, stuck, stk, st, einheit, me, person, nacht',
);
export const columnFillers = phrases('der, die, das, und, unsere, ihre');

export const sums = {
  carried: phrases(`
    ubertrag, ubertrag von seite, ubertrag auf seite, zwischensumme ubertrag, seitensumme, seitenubertrag, vortrag`),
  subtotal: phrases(`
    zwischensumme, zwischentotal, summe netto, nettosumme, netto summe, nettobetrag, gesamt netto, netto, summe positionen,
    positionssumme, positionensumme, rechnungssumme netto, gesamtsumme netto, gesamtbetrag netto, warenwert, summe der positionen,
    summe zwischen, total netto, rechnungsbetrag netto, netto gesamt, netto betrag, betrag exkl ust, betrag exkl mwst,
    betrag ohne ust, betrag ohne mwst, betrag netto, gesamt exkl mwst, gesamt exkl ust, summe, zw summe, positionen, summe aller positionen`),
  total: phrases(`
    gesamt, summen, gesamtbetrag, gesamtsumme, rechnungsbetrag, rechnungssumme, endbetrag, zahlbetrag, zu zahlen,
    zu zahlender betrag, brutto, bruttobetrag, bruttosumme, summe brutto, endsumme, gesamt brutto,
    gesamtbetrag brutto, total brutto, rechnungssumme brutto, offener betrag, rechnungsendbetrag, rechnungstotal, gesamtpreis`),
  tax: phrases(`
    stempelabgabe, eidg stempelabgabe, eidgenossische stempelabgabe, versicherungssteuer, versicherungsteuer,
    mwst, ust, umsatzsteuer, mehrwertsteuer, zzgl mwst, zzgl ust, zzgl umsatzsteuer, zuzuglich, enthaltene mwst,
    inkl mwst, gesetzliche mwst, summe umsatzsteuer, summe mwst, steuerbetrag, steuer, enthaltene umsatzsteuer,
    davon mwst, plus mwst, zzgl mehrwertsteuer, mwst betrag, mwst satz, zuzgl, gesetzl mwst, zzgl, enthalt, steuergesamtbetrag, umsatzsteuer gesamtbetrag, gesamtsteuerbetrag`),
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
} satisfies Lexicon['sums'];

export const sumFillers = 'von auf der des inkl exkl zzgl netto brutto mit ohne mwst ust nr seite bis am der satz';
export const taxWork = 'erklärung erklärungen beratung voranmeldung prüfung anmeldung';
export const ordinarySums = 'bar';

export const adjustments = {
  deduction: phrases('abz(?:gl|üglich), *rabatt, *nachlass, *abschlag, *abschläge'),
  charge: phrases(`
    vorsaldo, auslagen, *gebühr, *kosten, *versand, *fracht, *zuschlag, *zuschläge, *anfahrt, *porto,
    *verpackung, *pauschale, *rundung, *anzahlung`),
  tax: phrases('mwst, ust, umsatzsteuer, mehrwertsteuer'),
} satisfies Lexicon['adjustments'];
