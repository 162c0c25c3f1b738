/**
 * What a column of an invoice's table holds. `price` and `total` are what a title leaves open: a "Price" may be the
 * unit price or the line's total, an "Amount" may be net or gross; the figures below decide.
 */
export type ColumnKind =
  | 'position'
  | 'article'
  | 'description'
  | 'date'
  | 'quantity'
  | 'unit'
  | 'unitPrice'
  | 'price'
  | 'discount'
  | 'tax'
  | 'taxRate'
  | 'taxAmount'
  | 'total'
  | 'other'
  | 'settlement';

/** The phrases of a comma-separated list. */
function phrases(list: string): readonly string[] {
  return list.split(',').map((phrase) => phrase.trim());
}

/**
 * Titles of table columns in English, German, French, Dutch, Spanish and Italian, folded: lower case, no accents,
 * no punctuation, no currency. A leading "*" stands for the first part of a compound word ("*preis": Nettopreis).
 * `settlement` titles belong to tables of payments, instalments and open items, which are not what was sold.
 */
export const COLUMN_TITLES: Readonly<Record<ColumnKind, readonly string[]>> = {
  position: phrases(`
    pos, position, no, nr, num, line, line no, line number, line item, item no, item number, sr, sr no, s no, sl,
    sl no,
    sno, serial, row, ln, lfd nr, lfd, posten, zeile, ligne, n, no ligne, rang, regel, regelnr, rij, nr lp,
    linea, riga, n riga, num linea, sira, ord`),
  article: phrases(`
    article, article no, article number, article code, item code, item id, item ref, product code, product id,
    product no, product number, part, part no, part number,
    sku, code, ref, ref no, reference, references, stock code, catalog no, catalogue no, model, model no, hsn,
    hsn code, hsn sac, sac, sac code, hsn sac code, asin, isbn, ean, gtin, upc,
    fsn, material, material no, job no, job, order no, order, po, po no, po number, work order, ticket,
    artikelnummer, artikel nr, artikelnr, art nr, artnr, art, bestellnummer, bestell nr, materialnummer,
    material nr, sachnummer, teilenummer, produktnummer, unsere art nr, ihre art nr, art nr kunde, art nr lief,
    art nr lief art nr, *nummer,
    ref article, code article, code produit, n article, artikelcode, artikelnr, productcode, bestelnummer,
    referentie,
    referencia, ref articulo, codigo, cod, cod articulo, codigo articulo, cod prod, codice, cod articolo,
    codice articolo, riferimento, rif`),
  description: phrases(`
    description, descriptions, descr, desc, item, items, item description, item desc, item name,
    item and description, item details, product, products, product name, product description, product service,
    product and service, products services,
    service, services, service description, description of services, description of service,
    description of goods, description of work, description of goods and services, description of supply,
    description of charges, goods, goods and services, particulars, details, detail,
    name, title, activity, task, work, work performed, work description, charges, charge type, type of charge,
    fee description, memo, narrative, text, designation of goods, purchase, course, expense, item and service,
    plan, subscription, supply, deliverable, what, for,
    beschreibung, *beschreibung, bezeichnung, *bezeichnung, artikel, artikelname, leistung, leistungen,
    leistungstext, produkt, produktname, dienstleistung, ware, gegenstand, tatigkeit, position bezeichnung,
    leistungsart, posten beschreibung, art der leistung, arbeit, lieferung leistung,
    designation, libelle, produit, produits, article designation, prestation, prestations, nature,
    nature de la prestation, description des prestations, intitule, detail des prestations, objet, articles,
    omschrijving, *omschrijving, beschrijving, artikelen, dienst, diensten, product dienst, werkzaamheden,
    toelichting, naam,
    descripcion, concepto, conceptos, articulo, articulos, producto, productos, servicio, servicios, detalle,
    descripcion del articulo, producto servicio, denominacion, trabajo,
    descrizione, articolo, prodotto, prodotti, servizio, servizi, descrizione dei beni, descrizione beni servizi,
    descrizione dei servizi, natura e qualita dei beni, prestazione, prestazioni, oggetto, causale,
    denominazione`),
  date: phrases(`
    date, dates, service date, date of service, charge date, date charged, post date, posting date, date posted,
    work date, date of work, service dates, trip date, delivery date, training date, day, period, service period,
    billing period, from, from to, start, end,
    datum, zeitraum, leistungsdatum, leistungszeitraum, lieferdatum, tag, date de livraison, periode, jour,
    leverdatum, dag, fecha, periodo, dia, data, giorno`),
  quantity: phrases(`
    qty, qtys, quantity, quantities, quant, qnty, qty shipped, shipped, qty ordered, ordered, qty billed,
    billed qty, quantity shipped, count, pcs, pieces, no of units, number of units, hours, hrs, hour,
    time, days, nights, hours qty, qty hours, qty hrs, hrs qty, qty h, usage, consumption, kwh, seats, licenses,
    pax, vol, volume,
    menge, mng, anz, anzahl, stuck, stk, stuckzahl, *menge, stunden, std, tage, verbrauch,
    quantite, quantites, qte, qt, nb, nbre, nombre, nb heures, heures, nb jours, jours,
    aantal, aant, hoeveelheid, uren, aantal uren, stuks, dagen, verbruik,
    cantidad, cant, cantd, ctd, uds, uds cant, unidades, horas, dias, consumo,
    quantita, q ta, qta, q, ore, pezzi, pz, giorni, num pezzi, consumi`),
  unit: phrases(`
    unit, units, uom, um, u m, u o m, unit of measure, measure, per, pack, pack size, basis,
    einheit, einh, me, mengeneinheit, mengeinheit, meng einheit, meh, eh, *einheit, unite, u, un, unites,
    unite de mesure, eenheid, eenh, verpakking, unidad, ud, unita, unita di misura, unita misura, udm, mis`),
  unitPrice: phrases(`
    unit price, unit cost, unit rate, unit amount, unit value, unit charge, unit net, unit net price,
    price per unit, price unit, price each, price ea, each, price per item, price per hour, hourly rate,
    hour rate, daily rate, day rate, rate, rate per hour, rate per item, rate hour, rate hr, cost per unit,
    cost each, net unit price, sales price, selling price, list price, item price, item cost, tariff, p u, pu,
    per unit, price qty, u price,
    einzelpreis, einzel, e preis, ep, einzelpr, preis pro einheit, preis je einheit, preis einheit,
    preis pro stuck, stuckpreis, preis stuck, stundensatz, vk preis, einheitspreis, epreis, nettopreis,
    listenpreis, satz, tagessatz, preis pro, preis je, einzelbetrag,
    prix unitaire, prix unit, pu ht, p u ht, prix u, prix unite, prix par unite, prix unitaire mois, tarif,
    tarif unitaire, taux horaire, montant unitaire, cout unitaire, px unitaire, px unit,
    stukprijs, eenheidsprijs, prijs per stuk, prijs per eenheid, prijs p st, prijs st, prijs eenheid, uurtarief,
    tarief, prijs per uur, per stuk,
    precio unitario, precio unit, precio ud, precio u, p unitario, p unit, precio unidad, precio por unidad,
    precio hora, tarifa, valor unitario, p v p, pvp,
    prezzo unitario, prezzo unit, prezzo un, prezzo cad, prezzo uni, costo unitario, importo unitario,
    valore unitario, tariffa, tariffa oraria, pr unitario`),
  price: phrases(`
    price, prices, cost, costs, fee, fees, preis, *preis, kosten, prix, cout, prijs, *prijs, precio, coste,
    costo, prezzo, pr, net price`),
  discount: phrases(`
    discount, disc, discounts, discount rate, disc pct, rebate, reduction, less, discount amount, disc amt,
    rabatt, nachlass, rab, abzug, remise, rem, rabais, reduc, korting, kort, descuento, dto, desc, dcto, dtos,
    bonif, sconto, sc, sconti, sconto maggiorazione`),
  tax: phrases(`
    tax, taxes, vat, gst, hst, pst, igst, cgst, sgst, sales tax, tax vat, vat gst, ust, mwst, umsatzsteuer,
    mehrwertsteuer, steuer, st, tva, tps, tvq, btw, iva, igic, impuesto, impuestos, imposta, tax type, taxe, imp`),
  taxRate: phrases(`
    tax rate, vat rate, gst rate, tax pct, tax percent, tax percentage, vat percent, vat code, tax code, tc,
    vat cat, steuersatz, mwst satz, ust satz, steuerschlussel, steuercode, mwst code, sts, taux, taux tva,
    taux de tva, code tva, btw tarief, btw percentage, btw code, btw hoog, tipo, tipo iva, tipo de iva, aliquota,
    aliquota iva, aliq, aliq iva, cod iva, codice iva, c iva`),
  taxAmount: phrases(`
    tax amount, tax amt, vat amount, vat amt, gst amount, gst amt, tax value, vat value, tax total, vat total,
    steuerbetrag, mwst betrag, ust betrag, montant tva, montant de la tva, btw bedrag, importe iva, cuota,
    cuota iva, importo iva, imposta importo, cgst amount, sgst amount, igst amount`),
  total: phrases(`
    amount, amounts, amt, total, totals, line total, line amount, line net, line value, total amount,
    total price, total cost, total value, total amt, sub total, subtotal, extended, extended price,
    extended amount, extension, ext price, ext, ext amount, ext cost, net, net amount, net value, net total,
    gross, gross amount, gross total, value, taxable value, taxable amount, sum, total net, total gross, charge,
    charge amount, item total, balance, item amount, sales amount, invoice amount, amount due, line sum,
    total charge, total charges, total fee, you owe, you pay, patient owes, patient balance, patient responsibility,
    your balance, your share, your responsibility, payable, amount payable, price total, totalprice, billed, fee amount,
    gesamt, gesamtpreis, gesamtbetrag, g preis, gp, gpreis, betrag, *betrag, summe, *summe, netto, brutto,
    netto gesamt, gesamt netto, gesamt brutto, entgelt, wert, warenwert, positionspreis, zeilensumme,
    zeilenbetrag, positionsbetrag, preis gesamt, total preis,
    montant, montants, montant total, mt, total ligne, prix total, valeur, somme, total prix,
    bedrag, *bedrag, totaal, totaalbedrag, totaalprijs, totale prijs, subtotaal, regeltotaal, som, waarde,
    prijs totaal, regelbedrag,
    importe, importe total, precio total, importe neto, neto, valor, base, base imponible, monto, suma,
    total linea, valor total,
    importo, totale, importo totale, prezzo totale, imponibile, importo netto, totale riga, valore, somma, tot,
    imp totale, importo riga`),
  other: phrases(`
    weight, net weight, gross weight, color, colour, size, dimensions, location, project, employee, consultant,
    staff, by, user, customer, delivery note, serial number, serial no, batch, lot, lot no, category, type,
    status, country, country of origin, origin, tariff code, commodity code, cost center, notes, remarks,
    comment, brand, pack qty, mrp, meter, meter reading, previous, current, reading, multiplier, warehouse,
    back order, backordered, b o, credits, credit, debits, debit, insurance, insurance paid, plan paid, adjustments, adjustment, allowed, spots,
    gewicht, farbe, grosse, projekt, mitarbeiter, charge nr, bemerkung, lieferschein, kategorie, zahler,
    zahlerstand, faktor, poids, taille, couleur, projet, remarque, kleur, maat, opmerking, peso, talla, color,
    proyecto, colore, taglia, progetto, note, lotto, lote`),
  settlement: phrases(`
    payment, payments, paid, amount paid, payment date, payment method, due date, due, instalment, installment,
    invoice no, invoice number, invoice, invoice date, open balance, open amount, aging, days overdue,
    transaction, receipt no, date paid, bank, iban,
    falligkeit, teilzahlung, zahlung, zahlungen, falligkeitsdatum, rechnungsnummer, rechnungsdatum, echeance,
    paiement, reglement, mode de paiement, vervaldatum, betaling, factuurnummer, vencimiento, vencimientos, pago,
    forma de pago, scadenza, scadenze, pagamento, modalita pagamento, rata,
    steuerart, tax summary, vat summary, reason, reden, salesperson, sales rep, shipped via, ship via, fob,
    f o b, terms, requisitioner, ship date, rep, payment terms`),
};

/** Words in a title that say whether the column's amounts are before or with tax; taken off before looking it up. */
export const NET_MARKS: readonly string[] = phrases(`
    excl vat, ex vat, exc vat, excluding vat, excl tax, ex tax, exc tax, excluding tax, before tax, ex gst,
    excl gst, exc gst, w o tax, without tax, net of tax, pre tax, tax excluded, tax exclusive, untaxed,
    ohne mwst, ohne ust, exkl mwst, exkl ust, zzgl mwst, zzgl ust, o mwst, o ust, ohne steuer, exkl, ht,
    hors taxe, hors taxes, hors tva, h t, htva, excl btw, exclusief btw, ex btw, zonder btw, sin iva, iva excl,
    sin impuestos, iva esclusa, senza iva, netto, net, neto, netta, excl, excluding`);
export const GROSS_MARKS: readonly string[] = phrases(`
    incl vat, inc vat, including vat, incl tax, inc tax, including tax, with tax, with vat, incl gst, inc gst,
    including gst, after tax, tax included, tax inclusive,
    inkl mwst, inkl ust, mit mwst, inkl, ttc, t t c, toutes taxes comprises, tvac, tva comprise, incl btw,
    inclusief btw, inc btw, met btw, iva incl, con iva, iva inc, iva incluido, iva inclusa, ivato, brutto, gross,
    bruto, incl, including`);

/** Words without a say in what a column holds. */
export const TITLE_FILLERS: readonly string[] = phrases(`
    in, of, the, and, a, to, or, per, each, your, our, de, des, du, la, le, les, del, el, der, die, das, und, et,
    y, e, en, van, di, dei, delle, unsere, ihre,
    eur, euro, euros, usd, gbp, chf, inr, aud, cad, nzd, sek, nok, dkk, pln, czk, jpy, cny, sgd, hkd, zar, aed,
    mxn, brl, rs, sfr, fr, kr, us, pct`);
