import { row, type Scribe } from '../scribe.ts';

export const six = (s: Scribe, en: string, de: string, fr: string, nl: string, es: string, it: string) =>
  s.word({ en, de, fr, nl, es, it });

/** Sender, reader, number and day, arranged in one of several ways; no terms. */
export function head(s: Scribe): string[] {
  const { seller, buyer } = s.content;
  const title = six(s, 'Invoice', 'Rechnung', 'Facture', 'Factuur', 'Factura', 'Fattura');
  const number = six(s, 'Invoice no.', 'Rechnungsnummer', 'Facture n°', 'Factuurnummer', 'Factura n.º', 'Fattura n.');
  const date = six(s, 'Date', 'Datum', 'Date', 'Datum', 'Fecha', 'Data');
  const customer = six(s, 'Customer no.', 'Kundennummer', 'N° client', 'Klantnummer', 'N.º cliente', 'Cod. cliente');
  if (s.random.chance(0.5))
    return [
      `## ${s.seller()}`,
      seller.lines.join(' · '),
      '',
      row([0, s.buyer()], [58, number], [78, s.number()]),
      row([0, buyer.lines[0]!], [58, date], [78, s.issued()]),
      row([0, buyer.lines.slice(1).join(' ')], [58, customer], [78, s.content.customerNumber]),
      '',
      `*${title}`,
      '',
    ];
  return [
    row([0, `${seller.name}, ${seller.lines.join(', ')}`]),
    row([0, s.buyer()], [58, s.seller()]),
    row([0, buyer.lines[0]!], [58, seller.lines[0]!]),
    row([0, buyer.lines.slice(1).join(' ')], [58, seller.lines.slice(1).join(' ')]),
    row([58, `Tel. ${seller.phone}`]),
    row([58, seller.email]),
    '',
    `*${title} ${s.number()}`,
    row([0, `${date}: ${s.issued()}`], [30, `${customer}: ${s.content.customerNumber}`]),
    '',
  ];
}

/** Net, tax and total, then the day to pay and the small print with bank and register. */
export function foot(s: Scribe, at: number, end: number): string[] {
  const { amounts, bank, seller } = s.content;
  const part = amounts.parts[0]!;
  return [
    '',
    row(
      [at, six(s, 'Net amount', 'Nettobetrag', 'Total HT', 'Subtotaal', 'Base imponible', 'Imponibile')],
      [-end, s.bare(amounts.net)],
    ),
    row(
      [at, `${six(s, 'VAT', 'MwSt.', 'TVA', 'Btw', 'IVA', 'IVA')} ${s.percent(part.rate)}`],
      [-end, s.tax(s.bare(amounts.tax!))],
    ),
    `*${row([at, six(s, 'Invoice total', 'Rechnungsbetrag', 'Total TTC', 'Totaal', 'Total factura', 'Totale fattura')], [-end, s.total()])}`,
    '',
    `${six(s, 'Due date', 'Fällig am', 'Échéance', 'Vervaldatum', 'Vencimiento', 'Scadenza')}: ${s.due()}`,
    '',
    row([0, `${seller.name}`], [34, `IBAN ${bank.iban ?? ''}`], [78, seller.taxId]),
    row([0, seller.lines.join(', ')], [40, s.content.registration]),
  ];
}
