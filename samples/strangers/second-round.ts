import { addDays } from '../content/calendar.ts';
import { extras, wrapped } from './letters.ts';
import { row, type Scribe, type StrangerFamily } from './scribe.ts';

const six = (s: Scribe, en: string, de: string, fr: string, nl: string, es: string, it: string) =>
  s.word({ en, de, fr, nl, es, it });

/** Sums below the items: net, tax of one rate, total. */
function sums(s: Scribe, at: number, end: number): string[] {
  const { amounts } = s.content;
  return [
    ...extras(s, end, at),
    row(
      [at, six(s, 'Net', 'Netto', 'Total HT', 'Subtotaal', 'Base imponible', 'Imponibile')],
      [-end, s.bare(amounts.net)],
    ),
    row(
      [at, `${six(s, 'VAT', 'MwSt', 'TVA', 'BTW', 'IVA', 'IVA')} ${s.percent(amounts.parts[0]!.rate)}`],
      [-end, s.tax(s.bare(amounts.tax!))],
    ),
    `*${row([at, six(s, 'Total', 'Gesamtbetrag', 'Total TTC', 'Totaal', 'Total', 'Totale')], [-end, s.total()])}`,
  ];
}

/** One service in a sentence, its amount in the row of the net sum. */
export const oneService: StrangerFamily = {
  id: 'one-service',
  round: 2,
  locales: ['de-DE', 'en-GB', 'fr-FR', 'nl-NL', 'it-IT', 'es-ES'],
  needs: { lines: [1, 1], terms: 0, due: 1, taxModels: ['single'], buyer: 'company', trades: ['subscription'] },
  type(s) {
    // A day until which is to be paid says when, and no term: people could disagree.
    s.state('PAYMENT_TERMS', 'UNSURE');
    const { seller, buyer, amounts } = s.content;
    const line = s.content.lines[0]!;
    const plain = amounts.net === line.totalCents;
    if (plain) s.line(0);
    const thing = six(s, 'Lease of', 'Leasingrate für', 'Loyer de', 'Huur van', 'Cuota de', 'Canone per');
    const day = s.date(addDays(s.content.date, 2));
    return [
      row(
        [0, s.seller()],
        [60, `${six(s, 'Printed', 'Gedruckt am', 'Imprimé le', 'Afgedrukt', 'Impreso', 'Stampato')} ${day}`],
      ),
      seller.lines.join(', '),
      '',
      s.buyer(),
      ...buyer.lines,
      '',
      `*${six(s, 'Invoice no.', 'Rechnung Nr.', 'Facture n°', 'Factuur nr.', 'Factura n.º', 'Fattura n.')} ${s.number()} ${six(s, 'of', 'vom', 'du', 'van', 'de', 'del')} ${s.issued()}`,
      '',
      ...wrapped(
        `${thing} ${line.description}, ${six(s, 'contract', 'Vertrag', 'contrat', 'contract', 'contrato', 'contratto')} ${s.content.reference}`,
        60,
      ),
      '',
      ...sums(s, 20, 70).slice(0, -1),
      `*${row([20, six(s, 'Amount payable', 'Zahlbetrag', 'Net à payer', 'Te betalen', 'Importe a pagar', 'Totale dovuto')], [-70, s.total()])}`,
      '',
      `${six(s, 'Payable by', 'Zahlbar bis', 'À régler avant le', 'Te voldoen voor', 'Pagadero hasta', 'Da pagare entro')} ${s.due()}`,
    ].join('\n');
  },
};

/** A hotel's guest bill: names behind headings of details, paid on departure, a balance of nothing. */
export const guestBill: StrangerFamily = {
  id: 'guest-bill',
  round: 2,
  locales: ['en-GB', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'en-US'],
  needs: { lines: [2, 4], terms: 0, due: 1, taxModels: ['inclusive'], buyer: 'person', trades: ['food'] },
  type(s) {
    const { seller, amounts } = s.content;
    const items = s.content.lines.map((_, index) => {
      const line = s.line(index);
      return row([0, s.date(line.date)], [14, line.description], [-80, s.bare(line.totalCents)]);
    });
    return [
      `# ${s.seller()}`,
      `${seller.lines.join(', ')} · ${seller.phone}`,
      '',
      `## ${six(s, 'Guest details', 'Gastdaten', 'Détails du client', 'Gastgegevens', 'Datos del huésped', 'Dati ospite')}`,
      row(
        [0, six(s, 'Guest', 'Gast', 'Client', 'Gast', 'Huésped', 'Ospite')],
        [16, s.buyer()],
        [50, six(s, 'Invoice number', 'Rechnungsnummer', 'Facture n°', 'Factuurnummer', 'Factura n.º', 'Fattura n.')],
        [70, s.number()],
      ),
      row(
        [0, six(s, 'Arrival', 'Anreise', 'Arrivée', 'Aankomst', 'Llegada', 'Arrivo')],
        [16, s.date(addDays(s.content.date, -3))],
        [
          50,
          six(s, 'Invoice date', 'Rechnungsdatum', 'Date de facture', 'Factuurdatum', 'Fecha factura', 'Data fattura'),
        ],
        [70, s.issued()],
      ),
      row([0, six(s, 'Departure', 'Abreise', 'Départ', 'Vertrek', 'Salida', 'Partenza')], [16, s.date(s.content.date)]),
      '',
      row(
        [0, six(s, 'Date', 'Datum', 'Date', 'Datum', 'Fecha', 'Data')],
        [14, six(s, 'Charge', 'Leistung', 'Prestation', 'Omschrijving', 'Concepto', 'Descrizione')],
        [-80, six(s, 'Amount', 'Betrag', 'Montant', 'Bedrag', 'Importe', 'Importo')],
      ),
      ...items,
      ...extras(s, 80, 14),
      `*${row([14, six(s, 'Total', 'Gesamt', 'Total TTC', 'Totaal', 'Total', 'Totale')], [-80, s.total()])}`,
      row(
        [
          14,
          six(
            s,
            `of which VAT ${s.percent(amounts.parts[0]!.rate)}`,
            `darin ${s.percent(amounts.parts[0]!.rate)} MwSt`,
            `dont TVA ${s.percent(amounts.parts[0]!.rate)}`,
            'waarvan btw',
            'IVA incluido',
            'di cui IVA',
          ),
        ],
        [-80, s.tax(`(${s.bare(amounts.tax!)})`)],
      ),
      row(
        [14, six(s, 'Paid by Visa', 'Bezahlt Visa', 'Payé par carte', 'Betaald', 'Pagado con Visa', 'Pagato con Visa')],
        [-80, s.bare(-amounts.total)],
      ),
      row([14, six(s, 'Balance', 'Saldo', 'Solde', 'Saldo', 'Saldo', 'Saldo')], [-80, s.bare(0)]),
    ].join('\n');
  },
};

/** A shop that is called as its domain, with notes on returns and late fees; terms in a titled cell. */
export const domainShop: StrangerFamily = {
  id: 'domain-shop',
  round: 2,
  locales: ['nl-NL', 'en-GB', 'de-DE', 'en-US', 'fr-FR', 'nl-BE'],
  needs: { lines: [1, 4], terms: 0, due: 1, taxModels: ['single'], buyer: 'person', trades: ['goods'] },
  type(s) {
    const { seller, buyer, shipTo, lines } = s.content;
    const stem = seller.web.replace(/^(?:https?:\/\/)?(?:www\.)?/, '');
    const name = s.state('SELLER_NAME', stem[0]!.toUpperCase() + stem.slice(1), undefined, [seller.name]);
    const items = lines.map((_, index) => {
      const line = s.line(index, { quantity: true, unitPrice: true });
      return row(
        [0, `${s.decimal(line.quantity)}x`],
        [8, line.description],
        [-62, s.bare(line.unitCents)],
        [-78, s.bare(line.totalCents)],
      );
    });
    const terms = s.terms(
      six(s, 'Net {d} days', '{d} Tage netto', '{d} jours net', '{d} dagen netto', '{d} días', '{d} giorni').replace(
        '{d}',
        String(s.days),
      ),
    );
    return [
      `# ${name}`,
      '',
      row(
        [
          0,
          six(
            s,
            'Billing address',
            'Rechnungsadresse',
            'Adresse de facturation',
            'Factuuradres',
            'Dirección',
            'Indirizzo',
          ),
        ],
        [
          46,
          six(s, 'Delivery address', 'Lieferadresse', 'Adresse de livraison', 'Afleveradres', 'Entrega', 'Consegna'),
        ],
      ),
      row([0, s.buyer()], [46, shipTo.name]),
      row([0, buyer.lines[0]!], [46, shipTo.lines[0]!]),
      row([0, buyer.lines.slice(1).join(' ')], [46, shipTo.lines.slice(1).join(' ')]),
      '',
      row(
        [0, six(s, 'Invoice', 'Rechnung', 'Facture', 'Factuur', 'Factura', 'Fattura')],
        [24, six(s, 'Date', 'Datum', 'Date', 'Datum', 'Fecha', 'Data')],
        [44, six(s, 'Order', 'Bestellung', 'Commande', 'Bestelling', 'Pedido', 'Ordine')],
        [62, six(s, 'Terms', 'Zahlungsziel', 'Conditions', 'Betalingstermijn', 'Condiciones', 'Condizioni')],
      ),
      row([0, s.number()], [24, s.issued()], [44, s.content.orderNumber], [62, terms]),
      '',
      row(
        [0, six(s, 'Qty', 'Menge', 'Qté', 'Aantal', 'Cant.', 'Q.tà')],
        [8, six(s, 'Product', 'Artikel', 'Produit', 'Product', 'Producto', 'Prodotto')],
        [-62, six(s, 'Price', 'Preis', 'Prix', 'Prijs', 'Precio', 'Prezzo')],
        [-78, six(s, 'Total', 'Summe', 'Total', 'Totaal', 'Total', 'Totale')],
      ),
      ...items,
      '',
      ...sums(s, 44, 78),
      '',
      six(
        s,
        'Returns are accepted within 30 days of delivery. A late fee of 12.00 applies to overdue invoices.',
        'Rückgabe innerhalb von 30 Tagen nach Lieferung. Bei Verzug berechnen wir 12,00 Mahngebühr.',
        'Retours acceptés sous 30 jours. En cas de retard une indemnité de 40,00 est due.',
        'Retourneren kan binnen 30 dagen na levering. Bij te late betaling rekenen wij 12,00 kosten.',
        '',
        '',
      ),
      `${seller.email}   ${seller.taxId}`,
    ].join('\n');
  },
};

/** A retail supplier's print in fixed columns: narrow titles a space apart, rows that explain a price below the items. */
export const denseForm: StrangerFamily = {
  id: 'dense-form',
  round: 2,
  locales: ['de-DE', 'de-AT', 'nl-NL', 'fr-FR', 'en-GB', 'it-IT'],
  needs: { lines: [2, 6], terms: 0, due: 1, taxModels: ['single'], buyer: 'company', trades: ['goods'] },
  type(s) {
    const { seller, buyer } = s.content;
    const title = six(
      s,
      'Art.no Description                      Qty Unit   Price Disc Rate Net value',
      'Art.Nr Bezeichnung                    Menge ME     Preis Rab. MwSt Warenwert',
      'Réf.   Désignation                      Qté Un.     P.U. Rem. TVA Montant HT',
      'Art.nr Omschrijving                  Aantal Ehd    Prijs Kort BTW     Bedrag',
      '',
      'Cod.   Descrizione                     Q.tà UM    Prezzo Sc.  IVA    Importo',
    );
    const items = s.content.lines.flatMap((_, index) => {
      const line = s.line(index, { quantity: true, unitPrice: true });
      const first = row(
        [0, line.sku.slice(0, 6)],
        [7, line.description.slice(0, 28)],
        [-43, s.decimal(line.quantity)],
        [44, line.unit],
        [-56, s.bare(line.unitCents)],
        [-61, '0'],
        [-66, s.decimal(String(line.taxRate))],
        [-77, s.bare(line.totalCents)],
      );
      return s.random.chance(0.5)
        ? [
            first,
            row(
              [7, six(s, 'Gross price', 'Bruttopreis', 'Prix brut', 'Brutoprijs', 'Precio bruto', 'Prezzo lordo')],
              [-36, s.bare(Math.round(line.unitCents * 1.25))],
            ),
          ]
        : [first];
    });
    return [
      row(
        [0, s.seller()],
        [44, `${six(s, 'INVOICE', 'RECHNUNG', 'FACTURE', 'FACTUUR', 'FACTURA', 'FATTURA')} ${s.number()}`],
      ),
      row(
        [0, seller.lines.join(', ')],
        [44, `${six(s, 'Date', 'Datum', 'Date', 'Datum', 'Fecha', 'Data')} ${s.issued()}`],
      ),
      row([44, `${six(s, 'Customer', 'Kunde', 'Client', 'Klant', 'Cliente', 'Cliente')} ${s.content.customerNumber}`]),
      s.buyer(),
      ...buyer.lines,
      '',
      title,
      ...items,
      '-'.repeat(77),
      ...sums(s, 40, 77),
      '',
      `${six(s, 'Due', 'Fällig am', 'Échéance', 'Vervaldatum', 'Vencimiento', 'Scadenza')} ${s.due()}`,
    ].join('\n');
  },
};

/** Letterhead at the top, another company of the group in the small print at the foot; persons named as references. */
export const groupFoot: StrangerFamily = {
  id: 'group-foot',
  round: 2,
  locales: ['de-DE', 'en-GB', 'nl-NL', 'fr-FR', 'it-IT', 'es-ES'],
  needs: { lines: [1, 4], terms: 0, due: 1, taxModels: ['single'], buyer: 'company', trades: ['work'] },
  type(s) {
    // A day until which is to be paid says when, and no term: people could disagree.
    s.state('PAYMENT_TERMS', 'UNSURE');
    const { seller, buyer, shipTo, bank } = s.content;
    const items = s.content.lines.map((_, index) => {
      const line = s.line(index, { quantity: true, unitPrice: true });
      return row(
        [0, line.description],
        [-54, s.decimal(line.quantity)],
        [-66, s.bare(line.unitCents)],
        [-80, s.bare(line.totalCents)],
      );
    });
    return [
      `## ${s.seller()}`,
      `${seller.lines.join(' • ')}`,
      '',
      row(
        [0, s.buyer()],
        [
          50,
          `${six(s, 'Your reference', 'Ihr Zeichen', 'Votre référence', 'Uw kenmerk', 'Su referencia', 'Vs. rif.')}: ${buyer.contact}`,
        ],
      ),
      row(
        [0, buyer.lines[0]!],
        [
          50,
          `${six(s, 'Our reference', 'Unser Zeichen', 'Notre référence', 'Ons kenmerk', 'Nuestra referencia', 'Ns. rif.')}: ${seller.contact}`,
        ],
      ),
      row(
        [0, buyer.lines.slice(1).join(' ')],
        [50, `${six(s, 'Date', 'Datum', 'Date', 'Datum', 'Fecha', 'Data')}: ${s.issued()}`],
      ),
      '',
      `*${six(s, 'Invoice', 'Rechnung', 'Facture', 'Factuur', 'Factura', 'Fattura')} ${s.number()}`,
      '',
      row(
        [0, six(s, 'Service', 'Leistung', 'Prestation', 'Omschrijving', 'Servicio', 'Servizio')],
        [-54, six(s, 'Hours', 'Stunden', 'Heures', 'Uren', 'Horas', 'Ore')],
        [-66, six(s, 'Rate', 'Satz', 'Tarif', 'Tarief', 'Precio', 'Tariffa')],
        [-80, six(s, 'Amount', 'Betrag', 'Montant', 'Bedrag', 'Importe', 'Importo')],
      ),
      ...items,
      '',
      ...sums(s, 40, 80),
      '',
      `${six(s, 'Please pay by', 'Bitte zahlen bis', 'À payer avant le', 'Betalen voor', 'Pagar antes del', 'Pagare entro il')} ${s.due()}`,
      '',
      `${shipTo.name} · ${shipTo.lines.join(' · ')}`,
      `${six(s, 'Bank', 'Bank', 'Banque', 'Bank', 'Banco', 'Banca')} ${seller.name} IBAN ${bank.iban ?? s.content.reference}   ${seller.taxId}`,
    ].join('\n');
  },
};

/** Several labelled values in boxes of a form, the day of the direct debit in a box of its own. */
export const debitBox: StrangerFamily = {
  id: 'debit-box',
  round: 2,
  locales: ['de-DE', 'fr-FR', 'en-GB', 'es-ES', 'nl-NL', 'it-IT'],
  needs: { lines: [2, 5], terms: 0, due: 1, taxModels: ['single'], buyer: 'person', trades: ['subscription'] },
  type(s) {
    const { seller, buyer } = s.content;
    const items = s.content.lines.map((_, index) => {
      const line = s.line(index);
      return row([0, line.description], [-78, s.money(line.totalCents)]);
    });
    return [
      row(
        [0, s.seller()],
        [
          50,
          six(s, 'Bill number', 'Rechnungsnummer', 'N° de facture', 'Factuurnummer', 'N.º de factura', 'N. fattura'),
        ],
        [70, s.number()],
      ),
      row(
        [0, seller.lines.join(', ')],
        [
          50,
          six(
            s,
            'Bill date',
            'Rechnungsdatum',
            'Date de facture',
            'Factuurdatum',
            'Fecha de emisión',
            'Data emissione',
          ),
        ],
        [70, s.issued()],
      ),
      '',
      s.buyer(),
      ...buyer.lines,
      '',
      `*${row([0, six(s, 'You pay', 'Sie zahlen', 'Vous payez', 'U betaalt', 'Usted paga', 'Da pagare')], [30, six(s, 'We will debit your account on', 'Wir buchen ab am', 'Prélèvement le', 'Wij incasseren op', 'Cargo en cuenta el', 'Addebito in conto il')])}`,
      row([0, s.money(s.content.amounts.total)], [30, s.due()]),
      '',
      ...items,
      ...sums(s, 0, 78),
    ].join('\n');
  },
};
