import { addDays } from '../content/calendar.ts';
import { extras } from './letters.ts';
import { row, type Scribe, type StrangerFamily } from './scribe.ts';

function plainInvoice(s: Scribe): string[] {
  const { seller, buyer, amounts } = s.content;
  const word = (en: string, de: string, fr: string, nl: string, es: string, it: string) =>
    s.word({ en, de, fr, nl, es, it });
  const items = s.content.lines.map((_, index) => {
    const line = s.line(index, { quantity: true, unitPrice: true });
    return row(
      [0, line.description],
      [-54, s.decimal(line.quantity)],
      [-68, s.bare(line.unitCents)],
      [-84, s.bare(line.totalCents)],
    );
  });
  return [
    `## ${s.seller()}`,
    seller.lines.join(' | '),
    `${seller.phone} | ${seller.email}`,
    '',
    row(
      [0, s.buyer()],
      [50, word('Invoice No.', 'Rechnung Nr.', 'Facture n°', 'Factuur nr.', 'Factura n.º', 'Fattura n.')],
      [70, s.number()],
    ),
    row(
      [0, buyer.lines[0]!],
      [50, word('Invoice Date', 'Rechnungsdatum', 'Date', 'Factuurdatum', 'Fecha', 'Data')],
      [70, s.issued()],
    ),
    row(
      [0, buyer.lines.slice(1).join(' ')],
      [50, word('Payment due', 'Fällig', 'Échéance', 'Vervaldatum', 'Vencimiento', 'Scadenza')],
      [70, s.due()],
    ),
    '',
    row(
      [0, word('Description', 'Bezeichnung', 'Désignation', 'Omschrijving', 'Concepto', 'Descrizione')],
      [-54, word('Qty', 'Menge', 'Qté', 'Aantal', 'Cantidad', 'Q.tà')],
      [-68, word('Price', 'Preis', 'P.U.', 'Prijs', 'Precio', 'Prezzo')],
      [-84, word('Amount', 'Betrag', 'Montant', 'Bedrag', 'Importe', 'Importo')],
    ),
    ...items,
    '',
    ...extras(s, 84, 44),
    row([44, word('Net', 'Netto', 'Total HT', 'Subtotaal', 'Base', 'Imponibile')], [-84, s.money(amounts.net)]),
    row(
      [44, `${word('VAT', 'USt.', 'TVA', 'Btw', 'IVA', 'IVA')} ${s.percent(amounts.parts[0]!.rate)}`],
      [-84, s.tax()],
    ),
    `*${row([44, word('Invoice total', 'Rechnungsbetrag', 'Total TTC', 'Totaalbedrag', 'Total', 'Totale')], [-84, s.total()])}`,
  ];
}

const NEEDS = { lines: [2, 5], terms: 0, due: 1, taxModels: ['single'] } as const;
const LOCALES = ['en-GB', 'de-DE', 'fr-FR', 'nl-NL', 'es-ES', 'it-IT'];

/** A mail's head on top of the page: somebody sends the invoice on to somebody else. */
export const forwardedMail: StrangerFamily = {
  id: 'forwarded-mail',
  round: 1,
  locales: LOCALES,
  needs: { ...NEEDS },
  type(s) {
    const { shipTo, buyer, date } = s.content;
    const sent = `${s.date(addDays(date, s.random.integer(1, 9)))} ${s.random.integer(8, 18)}:${s.random.integer(10, 59)}`;
    const word = (en: string, de: string, fr: string, nl: string, es: string, it: string) =>
      s.word({ en, de, fr, nl, es, it });
    const head = [
      `*${shipTo.contact}`,
      '',
      row([0, word('From:', 'Von:', 'De :', 'Van:', 'De:', 'Da:')], [12, `${shipTo.contact} <${shipTo.email}>`]),
      row([0, word('Sent:', 'Gesendet:', 'Envoyé :', 'Verzonden:', 'Enviado:', 'Inviato:')], [12, sent]),
      row([0, word('To:', 'An:', 'À :', 'Aan:', 'Para:', 'A:')], [12, `${buyer.contact} <${buyer.email}>`]),
      row(
        [0, word('Subject:', 'Betreff:', 'Objet :', 'Onderwerp:', 'Asunto:', 'Oggetto:')],
        [12, word('FW: Invoice', 'WG: Rechnung', 'TR : facture', 'FW: Factuur', 'RV: Factura', 'I: Fattura')],
      ),
      '',
    ];
    return [...head, ...plainInvoice(s)].join('\n');
  },
};

const CLAUSES = {
  en: [
    'TERMS AND CONDITIONS',
    '1. Prices are net. Payment is due within 14 days unless agreed otherwise.',
    '2. Our liability is limited to the total of 5,000.00 per event.',
    '3. Late payments bear interest of 8 % per year from the due date.',
    '4. Goods remain our property until the invoice amount is paid in full.',
  ],
  de: [
    'Allgemeine Geschäftsbedingungen',
    '1. Unsere Preise sind netto. Zahlungen sind innerhalb von 14 Tagen fällig.',
    '2. Die Haftung ist auf den Gesamtbetrag von 5.000,00 EUR begrenzt.',
    '3. Bei Zahlungsverzug berechnen wir Zinsen von 8 % über dem Basiszins.',
    '4. Die Ware bleibt bis zur Zahlung des Rechnungsbetrages unser Eigentum.',
  ],
  fr: [
    'Conditions générales de vente',
    '1. Nos prix sont nets. Le paiement est exigible sous 14 jours.',
    '2. Notre responsabilité est limitée au montant total de 5 000,00 €.',
    '3. Tout retard entraîne une indemnité forfaitaire de 40,00 €.',
  ],
  nl: [
    'Algemene voorwaarden',
    '1. Betaling dient te geschieden binnen 14 dagen na factuurdatum.',
    '2. Onze aansprakelijkheid is beperkt tot een totaal van € 5.000,00.',
    '3. Bij te late betaling is rente verschuldigd van 8 % per jaar.',
  ],
  es: [
    'Condiciones generales',
    '1. El pago se efectuará en un plazo de 14 días.',
    '2. Nuestra responsabilidad se limita a un total de 5.000,00 €.',
    '3. La mora devenga un interés del 8 % anual.',
  ],
  it: [
    'Condizioni generali di vendita',
    '1. Il pagamento deve avvenire entro 14 giorni.',
    '2. La nostra responsabilità è limitata a un totale di 5.000,00 €.',
    '3. Il ritardo comporta interessi di mora dell’8 % annuo.',
  ],
};

/** Conditions printed on a page of their own, before the invoice or behind it. */
export const termsPage: StrangerFamily = {
  id: 'terms-page',
  round: 1,
  locales: LOCALES,
  needs: { ...NEEDS },
  type(s) {
    const clauses = CLAUSES[s.language].join('\n');
    const own = plainInvoice(s).join('\n');
    return s.pick([own, clauses], [clauses, own]);
  },
};

/** A plain invoice that was scanned lying on its side or head. */
export const sidewaysScan: StrangerFamily = {
  id: 'sideways-scan',
  round: 1,
  locales: LOCALES,
  needs: { ...NEEDS },
  turn: true,
  type: (s) => plainInvoice(s).join('\n'),
};
