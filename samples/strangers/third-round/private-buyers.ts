import { addDays } from '../../content/calendar.ts';
import { extras } from '../letters.ts';
import { row, type Scribe, type StrangerFamily } from '../scribe.ts';

const six = (s: Scribe, en: string, de: string, fr: string, nl: string, es: string, it: string) =>
  s.word({ en, de, fr, nl, es, it });

/** Energy for a period: account and meter, readings in a table of their own, a debit on a later day. */
export const energyBill: StrangerFamily = {
  id: 'energy-bill',
  round: 3,
  locales: ['en-GB', 'de-DE', 'fr-FR', 'nl-NL', 'es-ES', 'it-IT'],
  needs: { lines: [2, 4], terms: 0, due: 1, taxModels: ['single'], buyer: 'person', trades: ['subscription'], paid: 0 },
  type(s) {
    const { seller, buyer, amounts, lines, period } = s.content;
    // A day in a sentence may be called terms.
    s.state('PAYMENT_TERMS', 'UNSURE');
    const from = s.random.integer(1000, 90000);
    const used = s.random.integer(100, 900);
    const items = lines.map((_, index) => {
      const line = s.line(index);
      return row([0, line.description], [-88, s.money(line.totalCents)]);
    });
    return [
      `# ${s.seller()}`,
      '',
      row(
        [0, s.buyer()],
        [
          48,
          six(
            s,
            'Account number',
            'Vertragskonto',
            'Référence client',
            'Klantnummer',
            'N.º de contrato',
            'Codice cliente',
          ),
        ],
        [74, s.random.digits(10)],
      ),
      row(
        [0, buyer.lines[0]!],
        [
          48,
          six(
            s,
            'Bill number',
            'Rechnungsnummer',
            'N° de facture',
            'Factuurnummer',
            'N.º factura',
            'N. bolletta|Numero fattura',
          ),
        ],
        [74, s.number()],
      ),
      row(
        [0, buyer.lines.slice(1).join(' ')],
        [
          48,
          six(
            s,
            'Date of this bill|Bill date',
            'Datum',
            'Facture du',
            'Datum',
            'Fecha de emisión',
            'Emessa il|Data emissione',
          ),
        ],
        [74, s.issued()],
      ),
      row(
        [
          48,
          six(
            s,
            'Billing period',
            'Abrechnungszeitraum',
            'Période de facturation',
            'Periode',
            'Periodo de facturación',
            'Periodo',
          ),
        ],
        [74, `${s.date(period[0])} - ${s.date(period[1])}`],
      ),
      '',
      `## ${six(s, 'Your electricity bill', 'Ihre Stromrechnung', "Votre facture d'électricité", 'Uw energienota', 'Su factura de luz', 'La tua bolletta luce')}`,
      row(
        [
          0,
          six(
            s,
            'What you need to pay',
            'Zu zahlender Betrag',
            'Montant à payer TTC',
            'Te betalen bedrag',
            'Importe a pagar',
            'Totale da pagare',
          ),
        ],
        [-50, s.total()],
      ).replace(/^/, '*'),
      six(
        s,
        `We'll collect this by Direct Debit on or after ${s.due()}`,
        `Der Betrag wird am ${s.due()} von Ihrem Konto abgebucht`,
        `Ce montant sera prélevé le ${s.due()}`,
        `Dit bedrag wordt omstreeks ${s.due()} afgeschreven`,
        `Fecha de cargo: ${s.due()}`,
        `Scadenza: ${s.due()}`,
      ),
      '',
      row(
        [0, six(s, 'Meter', 'Zähler', 'Compteur', 'Meter', 'Contador', 'Contatore')],
        [18, six(s, 'Previous', 'Alt', 'Ancien', 'Vorige', 'Anterior', 'Precedente')],
        [32, six(s, 'Date', 'Datum', 'Date', 'Datum', 'Fecha', 'Data')],
        [48, six(s, 'Latest', 'Neu', 'Nouveau', 'Huidig', 'Actual', 'Attuale')],
        [62, six(s, 'Date', 'Datum', 'Date', 'Datum', 'Fecha', 'Data')],
        [-88, 'kWh'],
      ),
      row(
        [0, `${s.random.letters(1)}${s.random.digits(7)}`],
        [18, String(from)],
        [32, s.date(period[0])],
        [48, String(from + used)],
        [62, s.date(period[1])],
        [-88, String(used)],
      ),
      '',
      `*${six(s, 'Your charges', 'Ihre Kosten', 'Détail', 'Uw kosten', 'Detalle', 'Dettaglio')}`,
      ...items,
      ...extras(s, 88),
      row(
        [
          0,
          six(
            s,
            'Total before VAT',
            'Nettobetrag',
            'Total HT',
            'Totaal exclusief btw',
            'Base imponible',
            'Totale imponibile',
          ),
        ],
        [-88, s.money(amounts.net)],
      ),
      row(
        [
          0,
          six(
            s,
            `VAT at ${s.percent(amounts.parts[0]!.rate)}`,
            `Umsatzsteuer ${s.percent(amounts.parts[0]!.rate)}`,
            `TVA à ${s.percent(amounts.parts[0]!.rate)}`,
            `Btw ${s.percent(amounts.parts[0]!.rate)}`,
            `IVA ${s.percent(amounts.parts[0]!.rate)}`,
            `IVA ${s.percent(amounts.parts[0]!.rate)}`,
          ),
        ],
        [-88, s.tax()],
      ),
      `*${row([0, six(s, 'Total charges this period', 'Rechnungsbetrag', 'Total TTC', 'Totaal inclusief btw', 'Total factura', 'Totale bolletta')], [-88, s.money(amounts.total)])}`,
      '',
      row([0, `${seller.name}, ${seller.lines.join(', ')}`]),
      row([0, `${seller.taxId}   ${seller.phone}`]),
    ].join('\n');
  },
};

/** A doctor's or dentist's bill: patient and insured, services with codes and factors, no tax. */
export const medicalBill: StrangerFamily = {
  id: 'medical-bill',
  round: 3,
  locales: ['de-DE', 'en-US', 'de-AT', 'fr-FR', 'en-AU', 'nl-NL'],
  needs: {
    lines: [2, 6],
    terms: 0,
    due: 1,
    taxModels: ['none'],
    trades: ['work'],
    buyer: 'person',
    seller: 'person',
    paid: 0,
  },
  type(s) {
    const { seller, buyer, lines } = s.content;
    s.state('PAYMENT_TERMS', 'UNSURE');
    const title = s.word({ de: 'Dr. med.', en: 'Dr.', fr: 'Dr', nl: 'drs.' });
    const name = s.state('SELLER_NAME', `${title} ${seller.name}`, undefined, [seller.name]);
    const items = lines.map((_, index) => {
      const line = s.line(index);
      return row(
        [0, s.date(line.date)],
        [16, String(s.random.integer(1, 5999))],
        [24, line.description],
        [-68, s.decimal(s.pick('1.0', '2.3', '1.8'))],
        [-84, s.bare(line.totalCents)],
      );
    });
    return [
      `*${name}`,
      six(s, 'General Practice', 'Facharzt für Orthopädie', 'Médecin généraliste', 'Tandarts', '', ''),
      seller.lines.join(', '),
      '',
      row([0, s.buyer()], [54, six(s, 'Date', 'Datum', 'Date', 'Datum', '', '')], [74, s.issued()]),
      row(
        [0, buyer.lines[0]!],
        [54, six(s, 'Invoice no.', 'Rechnungs-Nr.', 'Facture n°', 'Factuurnummer', '', '')],
        [74, s.number()],
      ),
      row(
        [0, buyer.lines.slice(1).join(' ')],
        [54, six(s, 'Provider no.', 'Steuer-Nr.', 'N° RPPS', 'AGB-code', '', '')],
        [74, s.random.digits(9)],
      ),
      '',
      `${six(s, 'Patient', 'Patient', 'Patient', 'Patiënt', '', '')}: ${buyer.name}, ${six(s, 'born', 'geb.', 'né(e) le', 'geb.', '', '')} ${s.date(addDays('1950-03-01', s.random.integer(0, 18000)))}`,
      `${six(s, 'Diagnosis', 'Diagnose', 'Motif', 'Diagnose', '', '')}: M${s.random.digits(2)}.${s.random.digits(1)}`,
      '',
      row(
        [0, six(s, 'Date', 'Datum', 'Date', 'Datum', '', '')],
        [16, six(s, 'Code', 'GOÄ', 'Acte', 'Code', '', '')],
        [24, six(s, 'Service', 'Leistung', 'Désignation', 'Omschrijving', '', '')],
        [-68, six(s, 'Units', 'Faktor', 'Coef.', 'Factor', '', '')],
        [-84, six(s, 'Fee', 'Betrag EUR', 'Montant', 'Bedrag', '', '')],
      ),
      ...items,
      ...extras(s, 84, 24),
      `*${row([24, six(s, 'Total', 'Rechnungsbetrag', 'Total à payer', 'Totaal', '', '')], [-84, s.total()])}`,
      '',
      six(
        s,
        `Please pay by ${s.due()}.`,
        `Bitte überweisen Sie den Betrag bis zum ${s.due()}.`,
        `À régler avant le ${s.due()}.`,
        `Gelieve te betalen vóór ${s.due()}.`,
        '',
        '',
      ),
      ...(s.language === 'de' ? ['Umsatzsteuerfrei nach § 4 Nr. 14 UStG.'] : []),
    ].join('\n');
  },
};

/** A restaurant's bill on narrow paper: pieces times price, tax included by letters, what was given. */
export const restaurantBill: StrangerFamily = {
  id: 'restaurant-bill',
  round: 3,
  locales: ['en-GB', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'nl-NL', 'en-US'],
  needs: {
    lines: [2, 6],
    terms: 0,
    due: 1,
    taxModels: ['inclusive'],
    trades: ['food'],
    documentType: 'receipt',
    paid: 0,
  },
  type(s) {
    const { seller, amounts, lines, locale } = s.content;
    const part = amounts.parts[0]!;
    const name = s.state(
      'SELLER_NAME',
      s.pick(`Ristorante ${seller.name.split(' ')[0]}`, `Brasserie ${seller.name.split(' ')[0]}`, seller.name),
    );
    const items = lines.map((_, index) => {
      const line = s.line(index, { quantity: true });
      return row(
        [0, `${s.decimal(line.quantity)} x`],
        [9, line.description.slice(0, 22)],
        [-46, s.bare(line.totalCents)],
        [48, 'A'],
      );
    });
    return [
      `## ${name}`,
      ...seller.lines,
      `${locale.taxIdLabels[0]} ${seller.taxId}`,
      '',
      row(
        [0, six(s, 'Table 12', 'Tisch 12', 'Table 12', 'Tafel 12', 'Mesa 12', 'Tavolo 12')],
        [24, six(s, 'Covers 2', 'Gäste 2', 'Couverts 2', 'Gasten 2', 'Comensales 2', 'Coperti 2')],
      ),
      row([
        0,
        `${six(s, 'Receipt no', 'Beleg-Nr.', 'Ticket n°', 'Bonnr.', 'Ticket n.º', 'Scontrino n.')} ${s.number()}`,
      ]),
      row([0, s.issued()], [24, `${s.random.integer(12, 22)}:${s.random.integer(10, 59)}`]),
      '',
      ...items,
      ...extras(s, 46, 9),
      '-'.repeat(48),
      `## ${row([0, six(s, 'TOTAL', 'SUMME', 'TOTAL TTC', 'TOTAAL', 'TOTAL', 'TOTALE')], [-38, s.total()])}`,
      row([0, six(s, 'Visa', 'EC-Karte', 'Carte bancaire', 'Pin', 'Tarjeta', 'Carta')], [-46, s.bare(amounts.total)]),
      '',
      row(
        [0, `A ${s.percent(part.rate)}`],
        [-20, six(s, 'Net', 'Netto', 'HT', 'Netto', 'Base', 'Netto')],
        [-33, six(s, 'VAT', 'MwSt', 'TVA', 'Btw', 'IVA', 'IVA')],
        [-46, six(s, 'Gross', 'Brutto', 'TTC', 'Bruto', 'Total', 'Lordo')],
      ),
      row([-20, s.bare(amounts.net)], [-33, s.tax(s.bare(amounts.tax!))], [-46, s.bare(amounts.total)]),
      '',
      six(
        s,
        'Thank you for your visit',
        'Vielen Dank für Ihren Besuch',
        'Merci de votre visite',
        'Dank u wel',
        'Gracias por su visita',
        'Grazie e arrivederci',
      ),
    ].join('\n');
  },
};
