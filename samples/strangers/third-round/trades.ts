import { addDays } from '../../content/calendar.ts';
import { plainCents } from '../../content/number-writing.ts';
import { extras, wrapped } from '../letters.ts';
import { row, type Scribe, type StrangerFamily } from '../scribe.ts';

const six = (s: Scribe, en: string, de: string, fr: string, nl: string, es: string, it: string) =>
  s.word({ en, de, fr, nl, es, it });

/** A small business' program in America: boxes of bill-to and ship-to, a row of order's data, terms in days. */
export const usGrid: StrangerFamily = {
  id: 'us-grid',
  round: 3,
  locales: ['en-US', 'en-CA', 'en-US'],
  needs: {
    lines: [1, 5],
    terms: 0,
    due: 1,
    taxModels: ['single', 'none'],
    trades: ['goods'],
    buyer: 'company',
    paid: 0,
  },
  type(s) {
    const { seller, buyer, shipTo, amounts, lines, locale } = s.content;
    const terms = s.terms(s.pick(`Net ${s.days}`, '2% 10 Net 30', 'Due on receipt', 'COD'));
    const items = lines.map((_, index) => {
      const line = s.line(index, { quantity: true, unitPrice: true });
      return row(
        [-6, s.decimal(line.quantity)],
        [9, line.sku],
        [22, line.description],
        [-72, s.bare(line.unitCents)],
        [-90, s.bare(line.totalCents)],
      );
    });
    const due = s.random.chance(0.5);
    return [
      `*${row([0, s.seller()], [70, 'Invoice'])}`,
      row([0, seller.lines[0]!]),
      row([0, seller.lines.slice(1).join(' ')], [58, 'Date'], [76, 'Invoice #']),
      row([0, seller.phone], [58, s.issued()], [76, s.number()]),
      '',
      `*${row([0, 'Bill To'], [48, 'Ship To'])}`,
      row([0, s.buyer()], [48, shipTo.name]),
      row([0, buyer.lines[0]!], [48, shipTo.lines[0]!]),
      row([0, buyer.lines.slice(1).join(' ')], [48, shipTo.lines.slice(1).join(' ')]),
      '',
      row(
        [0, 'P.O. Number'],
        [16, 'Terms'],
        [32, 'Rep'],
        [40, 'Ship'],
        [54, 'Via'],
        [66, 'F.O.B.'],
        ...(due ? [[78, 'Due Date'] as const] : [[78, 'Project'] as const]),
      ),
      row(
        [0, s.content.purchaseOrder],
        [16, terms],
        [32, s.random.letters(2)],
        [40, s.date(s.content.deliveryDate)],
        [54, s.pick('UPS', 'FedEx', 'Truck')],
        ...(due ? [[78, s.due()] as const] : []),
      ),
      '',
      row([0, 'Quantity'], [9, 'Item Code'], [22, 'Description'], [-72, 'Price Each'], [-90, 'Amount']),
      ...items,
      ...extras(s, 90, 22),
      '',
      ...wrapped('Thank you for your business. A finance charge of 1.5% per month applies to past due accounts.', 50),
      ...(amounts.tax
        ? [
            row([58, 'Subtotal'], [-90, s.money(amounts.net)]),
            row([58, `${locale.taxNames[0]} (${s.percent(amounts.parts[0]!.rate)})`], [-90, s.tax()]),
          ]
        : []),
      row([58, 'Total'], [-90, s.total()]),
      row([58, 'Payments/Credits'], [-90, s.money(0)]),
      `*${row([58, 'Balance Due'], [-90, s.money(amounts.total)])}`,
      '',
      row([0, 'Phone #'], [20, 'Fax #'], [40, 'E-mail'], [66, 'Web Site']),
      row([0, seller.phone], [20, seller.phone.replace(/\d$/, '7')], [40, seller.email], [66, seller.web]),
    ].join('\n');
  },
};

/** Lawyers and consultants: hours by day and person, expenses apart, what is due on the first lines. */
export const timeSheet: StrangerFamily = {
  id: 'time-sheet',
  round: 3,
  locales: ['en-US', 'en-GB', 'en-AU', 'en-CA', 'en-IE'],
  needs: {
    lines: [2, 6],
    terms: 0,
    due: 1,
    taxModels: ['none', 'single'],
    trades: ['work'],
    buyer: 'company',
    paid: 0,
  },
  type(s) {
    const { seller, buyer, amounts, lines, date } = s.content;
    const initials = s.random.letters(3);
    const items = lines.map((_, index) => {
      const line = s.line(index, { quantity: true, unitPrice: true });
      return row(
        [0, s.date(line.date)],
        [16, initials],
        [22, line.description],
        [-66, s.decimal(line.quantity)],
        [-78, s.bare(line.unitCents)],
        [-94, s.money(line.totalCents)],
      );
    });
    return [
      `# ${s.seller()}`,
      seller.lines.join(' | '),
      '',
      row([0, s.buyer()], [58, `Invoice ${s.number()}`]),
      row([0, `Attn: ${buyer.contact}`], [58, `Date: ${s.issued()}`]),
      row([0, buyer.lines[0]!], [58, `Client/Matter: ${s.random.digits(5)}.${s.random.digits(4)}`]),
      row([0, buyer.lines.slice(1).join(' ')]),
      '',
      `*Re: ${s.pick('General corporate matters', 'Lease negotiation', 'Trademark portfolio', 'Employment dispute')}`,
      '',
      `For professional services rendered through ${s.date(addDays(date, -1))}:`,
      '',
      row([0, 'Date'], [16, 'Tkpr'], [22, 'Description of services'], [-66, 'Hours'], [-78, 'Rate'], [-94, 'Amount']),
      ...items,
      ...extras(s, 94, 22),
      '',
      row([22, 'Total fees'], [-94, s.money(amounts.net)]),
      ...(amounts.tax
        ? [row([22, `${amounts.parts[0]!.name} ${s.percent(amounts.parts[0]!.rate)}`], [-94, s.tax()])]
        : []),
      `*${row([22, s.pick('TOTAL AMOUNT OF THIS INVOICE', 'Total due for this invoice', 'TOTAL THIS INVOICE')], [-94, s.total()])}`,
      '',
      s.terms(
        s.pick('Payment is due within 30 days of the invoice date.', 'Payable upon receipt.', 'Terms: net 30 days'),
      ),
      'Please include the invoice number with your remittance. Wire instructions are available on request.',
    ].join('\n');
  },
};

/** Carriers: shipper and consignee beside the payer, weights and pieces, surcharges as lines. */
export const freightBill: StrangerFamily = {
  id: 'freight-bill',
  round: 3,
  locales: ['en-US', 'de-DE', 'nl-NL', 'en-GB', 'fr-FR', 'it-IT'],
  needs: { lines: [1, 1], terms: 0, due: 1, taxModels: ['single'], buyer: 'company', paid: 0 },
  type(s) {
    const { seller, buyer, shipTo, amounts, date } = s.content;
    const line = s.content.lines[0]!;
    const fuel = Math.round(line.totalCents * 0.18);
    const names = [
      six(s, 'Freight charge', 'Frachtkosten', 'Frais de transport', 'Vrachtkosten', '', 'Nolo'),
      six(
        s,
        'Fuel surcharge',
        'Dieselzuschlag',
        'Surcharge carburant',
        'Brandstoftoeslag',
        '',
        'Supplemento carburante',
      ),
    ];
    const cents = [line.totalCents - fuel, fuel];
    for (const [index, description] of names.entries())
      s.lines.push({ description, quantity: null, unitPrice: null, lineTotal: plainCents(cents[index]!) });
    return [
      row(
        [0, s.seller()],
        [60, six(s, 'FREIGHT INVOICE', 'FRACHTRECHNUNG', 'FACTURE', 'VRACHTFACTUUR', '', 'FATTURA')],
      ).replace(/^/, '*'),
      row(
        [0, seller.lines.join(', ')],
        [60, six(s, 'Invoice No.', 'Rechnungs-Nr.', 'Facture n°', 'Factuurnr.', '', 'Fattura n.')],
        [78, s.number()],
      ),
      row([60, six(s, 'Date', 'Datum', 'Date', 'Datum', '', 'Data')], [78, s.issued()]),
      row([60, six(s, 'Due date', 'Fällig am', 'Échéance', 'Vervaldatum', '', 'Scadenza')], [78, s.due()]),
      row(
        [0, six(s, 'Bill to:', 'Rechnungsempfänger:', 'Facturé à :', 'Factuur aan:', '', 'Fatturare a:')],
        [60, 'AWB / HAWB'],
        [78, `${s.random.digits(3)}-${s.random.digits(8)}`],
      ),
      s.buyer(),
      ...buyer.lines,
      '',
      row(
        [0, six(s, 'Shipper', 'Versender', 'Expéditeur', 'Afzender', '', 'Mittente')],
        [48, six(s, 'Consignee', 'Empfänger', 'Destinataire', 'Ontvanger', '', 'Destinatario')],
      ).replace(/^/, '*'),
      row([0, shipTo.name], [48, `${shipTo.contact}`]),
      row([0, shipTo.lines.join(', ')], [48, buyer.lines.join(', ')]),
      '',
      row(
        [0, six(s, 'Origin', 'Abgang', 'Départ', 'Vertrek', '', 'Partenza')],
        [18, six(s, 'Destination', 'Ziel', 'Arrivée', 'Bestemming', '', 'Destinazione')],
        [36, six(s, 'Pieces', 'Colli', 'Colis', 'Colli', '', 'Colli')],
        [48, six(s, 'Gross weight', 'Gewicht kg', 'Poids brut', 'Gewicht', '', 'Peso')],
        [66, 'ETD'],
        [80, 'ETA'],
      ),
      row(
        [0, seller.town],
        [18, buyer.town],
        [36, String(s.random.integer(1, 40))],
        [48, `${s.random.integer(20, 900)}.0 kg`],
        [66, s.date(addDays(date, -6))],
        [80, s.date(addDays(date, -4))],
      ),
      '',
      row(
        [0, six(s, 'Charges', 'Leistung', 'Prestations', 'Omschrijving', '', 'Descrizione')],
        [-90, six(s, 'Amount', 'Betrag', 'Montant', 'Bedrag', '', 'Importo')],
      ),
      ...names.map((name, index) => row([0, name], [-90, s.bare(cents[index]!)])),
      ...extras(s, 90),
      '',
      row([44, six(s, 'Subtotal', 'Netto', 'Total HT', 'Subtotaal', '', 'Imponibile')], [-90, s.bare(amounts.net)]),
      row(
        [44, `${six(s, 'Tax', 'USt', 'TVA', 'BTW', '', 'IVA')} ${s.percent(amounts.parts[0]!.rate)}`],
        [-90, s.tax(s.bare(amounts.tax!))],
      ),
      `*${row([44, six(s, 'Total', 'Endbetrag', 'Net à payer', 'Totaal', '', 'Totale')], [-90, s.total(`${s.content.locale.currency} ${s.bare(amounts.total)}`)])}`,
      '',
      ...wrapped(
        six(
          s,
          'All business is transacted under our standard trading conditions. Claims within 7 days.',
          'Wir arbeiten ausschließlich auf Grundlage der ADSp. Gerichtsstand ist Hamburg.',
          'Nos conditions générales sont applicables.',
          'Op al onze werkzaamheden zijn de Nederlandse Expeditievoorwaarden van toepassing.',
          '',
          'Foro competente: Milano.',
        ),
        80,
      ),
    ].join('\n');
  },
};

/** A builder's claim for progress: the contract and earlier claims above, money held back, then this invoice's sums. */
export const progressClaim: StrangerFamily = {
  id: 'progress-claim',
  round: 3,
  locales: ['en-AU', 'en-NZ', 'en-GB', 'en-IE', 'en-CA'],
  needs: { lines: [2, 5], terms: 0, due: 1, taxModels: ['single'], trades: ['work'], buyer: 'company', paid: 0 },
  type(s) {
    const { seller, buyer, amounts, lines, locale } = s.content;
    const contract = amounts.net * s.random.integer(4, 9);
    const held = Math.round(amounts.net * 0.1);
    const gross = amounts.net + held;
    const items = lines.map((_, index) => {
      const line = s.line(index);
      return row(
        [0, line.description],
        [-60, s.bare(line.totalCents * 3)],
        [-70, `${s.random.integer(2, 9)}0%`],
        [-88, s.bare(line.totalCents)],
      );
    });
    const rest = gross - amounts.lines;
    return [
      `*${row([0, s.seller()], [60, 'TAX INVOICE'])}`,
      row([0, seller.lines.join(', ')], [60, `Progress claim no. ${s.random.integer(2, 11)}`]),
      '',
      row([0, 'To'], [60, 'Invoice no'], [76, s.number()]),
      row([0, s.buyer()], [60, 'Invoice date'], [76, s.issued()]),
      row([0, buyer.lines.join(', ')], [60, 'Payment due'], [76, s.due()]),
      row([60, 'Project'], [76, s.pick('Riverside Stage 2', 'Car park', 'Lot 14 Fitout', 'School hall')]),
      '',
      row([0, 'Original contract sum'], [-40, s.bare(contract)]),
      row([0, 'Approved variations'], [-40, s.bare(0)]),
      row([0, 'Previously claimed'], [-40, s.bare(Math.round(contract / 3))]),
      '',
      row([0, 'Trade'], [-60, 'Contract value'], [-70, 'Complete'], [-88, 'This claim']),
      ...items,
      ...(rest !== 0 ? [row([0, 'Adjustment'], [-88, s.bare(rest)])] : []),
      '',
      row([44, 'Value of this claim'], [-88, s.bare(gross)]),
      row([44, 'Less retention 10%'], [-88, s.bare(-held)]),
      row([44, 'Subtotal'], [-88, s.bare(amounts.net)]),
      row([44, `${locale.taxNames[0]} ${s.percent(amounts.parts[0]!.rate)}`], [-88, s.tax(s.bare(amounts.tax!))]),
      `*${row([44, s.pick('Amount payable this claim', 'Total payable', 'Total this claim')], [-88, s.total()])}`,
      '',
      'This is a payment claim made under the Building and Construction Industry Security of Payment Act.',
    ].join('\n');
  },
};
