import { amountInWords } from '../../content/amount-words.ts';
import { extras, wrapped } from '../letters.ts';
import { row, type Scribe, type StrangerFamily } from '../scribe.ts';

/** Accounting programs of Australia and New Zealand: the invoice's data in a narrow middle column, a payment advice below. */
export const paymentAdvice: StrangerFamily = {
  id: 'payment-advice',
  round: 3,
  locales: ['en-AU', 'en-NZ', 'en-GB', 'en-IE'],
  needs: { lines: [1, 5], terms: 0, due: 1, taxModels: ['single'], paid: 0 },
  type(s) {
    const { seller, buyer, amounts, locale, lines } = s.content;
    const tax = locale.taxNames[0]!;
    const middle = [
      [tax === 'GST' ? 'Invoice Date' : 'Invoice Date', s.issued()],
      ['Invoice Number', s.number()],
      ...(s.random.chance(0.5) ? [['Reference', s.content.purchaseOrder]] : []),
      [locale.country === 'AU' ? 'ABN' : locale.country === 'NZ' ? 'GST Number' : 'VAT Number', seller.taxId],
    ].flatMap(([label, value]) => [`*${label}`, value!]);
    const left = [s.buyer(), ...buyer.lines, buyer.country.toUpperCase()];
    const right = [s.seller(), ...seller.lines, seller.country.toUpperCase()];
    const head = middle.map((text, index) =>
      row([4, left[index] ?? ''], [42, text.replace('*', '')], [66, right[index] ?? '']),
    );
    const items = lines.map((_, index) => {
      const line = s.line(index, { quantity: true, unitPrice: true });
      return row(
        [0, line.description],
        [-56, s.decimal(line.quantity.includes('.') ? line.quantity : `${line.quantity}.00`)],
        [-70, s.bare(line.unitCents)],
        [-78, s.percent(line.taxRate)],
        [-94, s.bare(line.totalCents)],
      );
    });
    return [
      `# ${tax === 'GST' ? 'TAX INVOICE' : s.pick('INVOICE', 'TAX INVOICE', 'VAT INVOICE')}`,
      ...head,
      '',
      row([0, 'Description'], [-56, 'Quantity'], [-70, 'Unit Price'], [-78, tax], [-94, `Amount ${locale.currency}`]),
      ...items,
      ...extras(s, 94, 60),
      row([62, 'Subtotal'], [-94, s.bare(amounts.net)]),
      row([62, `TOTAL ${tax} ${s.percent(amounts.parts[0]!.rate)}`.toUpperCase()], [-94, s.tax(s.bare(amounts.tax!))]),
      `*${row([62, `TOTAL ${locale.currency}`], [-94, s.total(s.bare(amounts.total))])}`,
      '',
      `*Due Date: ${s.due()}`,
      ...(locale.country === 'AU'
        ? [
            `Bank: Commonwealth Bank   BSB: ${s.random.digits(3)}-${s.random.digits(3)}   Account: ${s.random.digits(8)}`,
          ]
        : [`Please quote your invoice number on all payments.`]),
      '',
      '-'.repeat(94),
      '## PAYMENT ADVICE',
      row([56, 'Customer'], [74, buyer.name]),
      row([0, `To: ${seller.name}`], [56, 'Invoice Number'], [74, s.content.number]),
      row([4, seller.lines[0]!], [56, 'Amount Due'], [74, s.bare(amounts.total)]),
      row([4, seller.lines.slice(1).join(' ')], [56, 'Due Date'], [74, s.date(s.content.due!)]),
      row([4, seller.country.toUpperCase()], [56, 'Amount Enclosed'], [74, '______________']),
      row([74, 'Enter the amount you are paying above']),
    ].join('\n');
  },
};

/** India's nested form: seller, consignee and buyer stacked on the left, a grid of numbers and days on the right. */
export const indianGrid: StrangerFamily = {
  id: 'indian-grid',
  round: 3,
  locales: ['en-IN'],
  needs: {
    lines: [1, 4],
    terms: 0,
    due: 1,
    taxModels: ['split', 'single'],
    trades: ['goods'],
    buyer: 'company',
    paid: 0,
  },
  type(s) {
    const { seller, buyer, shipTo, amounts, lines } = s.content;
    const isSplit = amounts.parts.length > 1;
    const rate = amounts.parts.reduce((sum, part) => sum + part.rate, 0);
    const days = s.pick(15, 30, 45);
    const left = [
      `*${s.seller()}`,
      ...seller.lines,
      `GSTIN/UIN: ${seller.taxId}`,
      `E-Mail : ${seller.email}`,
      'Consignee (Ship to)',
      shipTo.name,
      ...shipTo.lines,
      'Buyer (Bill to)',
      s.buyer(),
      ...buyer.lines,
      `GSTIN/UIN : ${buyer.taxId}`,
    ];
    const right: [string, string][] = [
      ['Invoice No.', 'Dated'],
      [s.number(), s.issued()],
      ['Delivery Note', 'Mode/Terms of Payment'],
      [s.content.reference, s.terms(`${days} Days`)],
      ['Reference No. & Date.', 'Other References'],
      ['', ''],
      ["Buyer's Order No.", 'Dated'],
      [s.content.purchaseOrder, s.date(s.content.orderDate)],
      ['Dispatch Doc No.', 'Delivery Note Date'],
      ['', s.date(s.content.deliveryDate)],
      ['Dispatched through', 'Destination'],
      ['Road', buyer.town],
    ];
    const items = lines.flatMap((_, index) => {
      const line = s.line(index, { quantity: true, unitPrice: true });
      return [
        row(
          [0, String(index + 1)],
          [4, line.description],
          [-52, line.code],
          [-62, `${line.quantity} Nos`],
          [-74, s.bare(line.unitCents)],
          [76, 'Nos'],
          [-96, s.bare(line.totalCents)],
        ),
        ...(line.addition && s.random.chance(0.4) ? [row([6, line.addition])] : []),
      ];
    });
    const taxes = amounts.parts.map((part) =>
      row([-50, isSplit ? part.name : `IGST @ ${part.rate}%`], [-96, s.bare(part.cents)]),
    );
    return [
      row([38, 'Tax Invoice'], [70, '(ORIGINAL FOR RECIPIENT)']),
      ...Array.from({ length: Math.max(left.length, right.length) }, (_, index) => {
        const line = row(
          [0, (left[index] ?? '').replace('*', '')],
          [48, right[index]?.[0] ?? ''],
          [74, right[index]?.[1] ?? ''],
        );
        return left[index]?.startsWith('*') ? `*${line}` : line;
      }),
      '',
      row(
        [0, 'Sl'],
        [4, 'Description of Goods'],
        [-52, 'HSN/SAC'],
        [-62, 'Quantity'],
        [-74, 'Rate'],
        [76, 'per'],
        [-96, 'Amount'],
      ),
      ...items,
      ...extras(s, 96, 40),
      row([-96, s.bare(amounts.net)]),
      ...taxes,
      `*${row([40, 'Total'], [-96, s.total(s.pick(`₹ ${s.bare(amounts.total)}`, s.bare(amounts.total)))])}`,
      row([0, 'Amount Chargeable (in words)'], [88, 'E. & O.E']),
      `*INR ${amountInWords(amounts.total)} Only`,
      '',
      ...(isSplit
        ? [
            row(
              [0, 'HSN/SAC'],
              [-38, 'Taxable Value'],
              [-48, 'CGST Rate'],
              [-60, 'Amount'],
              [-70, 'SGST Rate'],
              [-82, 'Amount'],
              [-96, 'Total Tax'],
            ),
            row(
              [0, lines[0]!.code],
              [-38, s.bare(amounts.net)],
              [-48, `${rate / 2}%`],
              [-60, s.bare(amounts.parts[0]!.cents)],
              [-70, `${rate / 2}%`],
              [-82, s.bare(amounts.parts[1]!.cents)],
              [-96, s.tax(s.bare(amounts.tax!))],
            ),
            row(
              [20, 'Total'],
              [-38, s.bare(amounts.net)],
              [-60, s.bare(amounts.parts[0]!.cents)],
              [-82, s.bare(amounts.parts[1]!.cents)],
              [-96, s.bare(amounts.tax!)],
            ),
          ]
        : [s.tax(`Tax Amount (in words) : INR ${amountInWords(amounts.tax!)} Only`)]),
      '',
      row([0, "Company's Bank Details"], [60, `for ${seller.name}`]),
      row([0, `A/c No. : ${s.random.digits(12)}`], [70, 'Authorised Signatory']),
      'This is a Computer Generated Invoice',
    ].join('\n');
  },
};

/** Switzerland: a letter with its payment part below, in which creditor and debtor stand again. */
export const qrBill: StrangerFamily = {
  id: 'qr-bill',
  round: 3,
  locales: ['de-CH', 'fr-CH', 'it-CH'],
  needs: { lines: [1, 4], terms: 0, due: 1, taxModels: ['single', 'none'], paid: 0 },
  type(s) {
    const { seller, buyer, bank, amounts, lines } = s.content;
    const w = (de: string, fr: string, it: string) => s.word({ de, fr, it });
    const days = s.days;
    const items = lines.map((_, index) => {
      const line = s.line(index, { quantity: true, unitPrice: true });
      return row(
        [0, String(index + 1)],
        [5, line.description],
        [-58, s.decimal(line.quantity)],
        [-72, s.bare(line.unitCents)],
        [-88, s.bare(line.totalCents)],
      );
    });
    const reference = `${s.random.digits(2)} ${Array.from({ length: 5 }, () => s.random.digits(5)).join(' ')}`;
    const part = amounts.parts[0];
    return [
      `*${s.seller()}`,
      seller.lines.join(', '),
      '',
      row([50, s.buyer()]),
      ...buyer.lines.map((line) => row([50, line])),
      '',
      row([50, `${seller.town}, ${s.issued()}`]),
      '',
      `## ${w('Rechnung', 'Facture', 'Fattura')} ${s.number()}`,
      '',
      row(
        [0, w('Pos.', 'Pos.', 'Pos.')],
        [5, w('Bezeichnung', 'Désignation', 'Descrizione')],
        [-58, w('Anzahl', 'Quantité', 'Quantità')],
        [-72, w('Ansatz', 'Prix', 'Prezzo')],
        [-88, w('Betrag CHF', 'Montant CHF', 'Importo CHF')],
      ),
      ...items,
      ...extras(s, 88, 5),
      ...(part
        ? [
            row([5, w('Zwischentotal', 'Sous-total', 'Subtotale')], [-88, s.bare(amounts.net)]),
            row([5, `${w('MWST', 'TVA', 'IVA')} ${s.percent(part.rate)}`], [-88, s.tax(s.bare(amounts.tax!))]),
          ]
        : []),
      `*${row([5, w('Rechnungsbetrag', 'Montant total', 'Totale fattura')], [-88, s.total(s.bare(amounts.total))])}`,
      '',
      s.state(
        'PAYMENT_TERMS',
        w(`Zahlbar innert ${days} Tagen`, `Payable à ${days} jours`, `Pagabile entro ${days} giorni`),
      ),
      `${w('Freundliche Grüsse', 'Meilleures salutations', 'Cordiali saluti')}`,
      '',
      `${'-'.repeat(90)}`,
      `*${row([0, w('Empfangsschein', 'Récépissé', 'Ricevuta')], [34, w('Zahlteil', 'Section paiement', 'Sezione pagamento')])}`,
      row(
        [0, w('Konto / Zahlbar an', 'Compte / Payable à', 'Conto / Pagabile a')],
        [62, w('Konto / Zahlbar an', 'Compte / Payable à', 'Conto / Pagabile a')],
      ),
      row([0, bank.iban!], [62, bank.iban!]),
      row([0, seller.name], [62, seller.name]),
      row([0, seller.lines[0]!], [62, seller.lines[0]!]),
      row([0, seller.lines.slice(1).join(' ')], [62, seller.lines.slice(1).join(' ')]),
      row([0, w('Referenz', 'Référence', 'Riferimento')], [62, w('Referenz', 'Référence', 'Riferimento')]),
      row([0, reference], [62, reference]),
      row(
        [0, w('Zahlbar durch', 'Payable par', 'Pagabile da')],
        [62, w('Zahlbar durch', 'Payable par', 'Pagabile da')],
      ),
      row([0, buyer.name], [62, buyer.name]),
      row(
        [0, buyer.lines[0]!],
        [34, w('Währung  Betrag', 'Monnaie  Montant', 'Valuta  Importo')],
        [62, buyer.lines[0]!],
      ),
      row(
        [0, buyer.lines.slice(1).join(' ')],
        [34, `CHF  ${s.bare(amounts.total).replace(/[’']/g, ' ')}`],
        [62, buyer.lines.slice(1).join(' ')],
      ),
      row([0, w('Währung  Betrag', 'Monnaie  Montant', 'Valuta  Importo')]),
      row([0, `CHF  ${s.bare(amounts.total).replace(/[’']/g, ' ')}`]),
      row([22, w('Annahmestelle', 'Point de dépôt', 'Punto di accettazione')]),
    ].join('\n');
  },
};

/** Italy's courtesy copy of the electronic invoice: titled boxes, a summary by rate, instalments. */
export const courtesyCopy: StrangerFamily = {
  id: 'courtesy-copy',
  round: 3,
  locales: ['it-IT'],
  needs: { lines: [1, 5], terms: 0, due: 1, taxModels: ['single'], buyer: 'company', paid: 0 },
  type(s) {
    const { seller, buyer, amounts, lines } = s.content;
    const part = amounts.parts[0]!;
    const items = lines.map((_, index) => {
      const line = s.line(index, { quantity: true, unitPrice: true });
      return row(
        [0, line.sku],
        [12, line.description],
        [-56, s.decimal(line.quantity)],
        [-68, s.bare(line.unitCents)],
        [71, line.unit],
        [-84, s.decimal(String(line.taxRate))],
        [-98, s.bare(line.totalCents)],
      );
    });
    return [
      row([0, 'Cedente/prestatore (fornitore)'], [52, 'Cessionario/committente (cliente)']),
      row(
        [0, `Identificativo fiscale ai fini IVA: ${seller.taxId}`],
        [52, `Identificativo fiscale ai fini IVA: ${buyer.taxId}`],
      ),
      row([0, `Denominazione: ${s.seller()}`], [52, `Denominazione: ${s.buyer()}`]),
      row([0, 'Regime fiscale: RF01 (ordinario)'], [52, `Indirizzo: ${buyer.lines[0]}`]),
      row([0, `Indirizzo: ${seller.lines[0]}`], [52, buyer.lines.slice(1).join(' ')]),
      row([0, seller.lines.slice(1).join(' ')]),
      '',
      row(
        [0, 'Tipologia documento'],
        [26, 'Art. 73'],
        [38, 'Numero documento'],
        [60, 'Data documento'],
        [78, 'Codice destinatario'],
      ),
      row([0, 'TD01 (fattura)'], [38, s.number()], [60, s.issued()], [78, s.random.letters(3) + s.random.digits(4)]),
      '',
      row(
        [0, 'Cod. articolo'],
        [16, 'Descrizione'],
        [-56, 'Quantità'],
        [-68, 'Prezzo unitario'],
        [71, 'UM'],
        [-84, '%IVA'],
        [-98, 'Prezzo totale'],
      ),
      ...items,
      ...extras(s, 98, 12),
      '',
      '*RIEPILOGHI IVA E TOTALI',
      row(
        [0, 'esigibilità iva / riferimenti normativi'],
        [-52, '%IVA'],
        [-66, 'Spese accessorie'],
        [-84, 'Totale imponibile'],
        [-98, 'Totale imposta'],
      ),
      row(
        [0, 'I (esigibilità immediata)'],
        [-52, s.decimal(`${part.rate}.00`)],
        [-84, s.bare(amounts.net)],
        [-98, s.tax(s.bare(amounts.tax!))],
      ),
      '',
      row([0, 'Importo bollo'], [20, 'Sconto/Maggiorazione'], [46, 'Valuta'], [-98, 'Totale documento']),
      row([46, 'EUR'], [-98, s.total(s.bare(amounts.total))]),
      '',
      row([0, 'Modalità pagamento'], [26, 'IBAN'], [62, 'Data scadenza'], [-98, 'Importo']),
      row([0, 'MP05 Bonifico'], [26, s.content.bank.iban!], [62, s.due()], [-98, s.bare(amounts.total)]),
    ].join('\n');
  },
};

/** Spain and France: issuer and client in two titled boxes, tax on income kept back, small print on penalties. */
export const emitterBoxes: StrangerFamily = {
  id: 'emitter-boxes',
  round: 3,
  locales: ['es-ES', 'fr-FR'],
  needs: { lines: [1, 4], terms: 0, due: 1, taxModels: ['single'], buyer: 'company', trades: ['work'], paid: 0 },
  type(s) {
    const { seller, buyer, amounts, lines } = s.content;
    const w = (es: string, fr: string) => s.word({ es, fr });
    const part = amounts.parts[0]!;
    const method = w('Transferencia bancaria', 'Virement bancaire');
    const items = lines.map((_, index) => {
      const line = s.line(index, { quantity: true, unitPrice: true });
      return row(
        [0, line.description],
        [-54, s.decimal(line.quantity)],
        [-68, s.money(line.unitCents)],
        [-76, s.percent(line.taxRate)],
        [-92, s.money(line.totalCents)],
      );
    });
    return [
      `# ${w('FACTURA', 'FACTURE')}`,
      row([0, w('Nº de factura:', 'Facture N°')], [20, s.number()]),
      row([0, w('Fecha de expedición:', "Date d'émission")], [20, s.issued()]),
      row([0, w('Fecha de operación:', 'Date de réalisation')], [20, s.date(s.content.deliveryDate)]),
      row([0, w('Vencimiento:', 'Échéance :')], [20, s.due()]),
      '',
      row([0, w('EMISOR', 'Émetteur')], [50, w('RECEPTOR', 'Destinataire')]).replace(/^/, '*'),
      row([0, s.seller()], [50, s.buyer()]),
      row([0, `${w('NIF', 'SIRET')}: ${seller.taxId}`], [50, `${w('NIF', 'N° TVA')}: ${buyer.taxId}`]),
      row([0, seller.lines[0]!], [50, buyer.lines[0]!]),
      row([0, seller.lines.slice(1).join(' ')], [50, buyer.lines.slice(1).join(' ')]),
      row([0, seller.email], [50, buyer.email]),
      '',
      row(
        [0, w('Concepto', 'Prestation')],
        [-54, w('Uds.', 'Qté')],
        [-68, w('Precio', 'PU HT')],
        [-76, w('IVA', 'TVA')],
        [-92, w('Importe', 'Montant HT')],
      ),
      ...items,
      ...extras(s, 92, 50),
      '',
      row([50, w('Base imponible', 'Total HT')], [-92, s.money(amounts.net)]),
      row([50, `${w('Cuota IVA', 'TVA')} (${s.percent(part.rate)})`], [-92, s.tax()]),
      `*${row([50, w('TOTAL FACTURA', 'Total TTC')], [-92, s.total()])}`,
      '',
      `${w('Forma de pago', 'Mode de règlement')} : ${method}`,
      `IBAN ${s.content.bank.iban}`,
      '',
      ...wrapped(
        w(
          'Operación sujeta a la Ley 37/1992. En cumplimiento de la Ley 3/2004, el impago generará intereses de demora a partir de 30 días.',
          "En cas de retard de paiement, une pénalité de 3 fois le taux d'intérêt légal sera exigible, ainsi qu'une indemnité forfaitaire de 40 € pour frais de recouvrement. Pas d'escompte pour paiement anticipé.",
        ),
        90,
      ),
    ].join('\n');
  },
};

/** The buyer writes the bill for the seller: the head is the customer's. */
export const selfBilled: StrangerFamily = {
  id: 'self-billed',
  round: 3,
  locales: ['en-GB', 'de-DE', 'nl-NL', 'en-AU', 'fr-FR', 'es-ES'],
  needs: { lines: [2, 5], terms: 0, due: 1, taxModels: ['single'], buyer: 'company', paid: 0 },
  type(s: Scribe) {
    const { seller, buyer, amounts, lines } = s.content;
    const w = (en: string, de: string, fr: string, nl: string, es: string) => s.word({ en, de, fr, nl, es });
    const items = lines.map((_, index) => {
      const line = s.line(index, { quantity: true, unitPrice: true });
      return row(
        [0, line.sku],
        [12, line.description],
        [-58, s.decimal(line.quantity)],
        [-72, s.bare(line.unitCents)],
        [-88, s.bare(line.totalCents)],
      );
    });
    return [
      `## ${w('Self-billing invoice', 'Gutschrift (Abrechnung im Gutschriftverfahren)', 'Autofacture', 'Self-billing factuur', 'Autofactura')}`,
      '',
      row(
        [0, w('Customer:', 'Leistungsempfänger:', 'Client :', 'Afnemer:', 'Cliente:')],
        [50, w('Supplier:', 'Leistender Unternehmer:', 'Fournisseur :', 'Leverancier:', 'Proveedor:')],
      ).replace(/^/, '*'),
      row([0, s.buyer()], [50, s.seller()]),
      row([0, buyer.lines[0]!], [50, seller.lines[0]!]),
      row([0, buyer.lines.slice(1).join(' ')], [50, seller.lines.slice(1).join(' ')]),
      row([0, buyer.taxId], [50, seller.taxId]),
      '',
      row(
        [0, w('Document no.', 'Belegnummer', 'N° de pièce', 'Documentnummer', 'N.º de documento')],
        [24, s.number()],
        [50, w('Supplier no.', 'Lieferantennummer', 'N° fournisseur', 'Leveranciersnummer', 'N.º proveedor')],
        [74, s.content.customerNumber],
      ),
      row(
        [0, w('Document date', 'Belegdatum', 'Date de pièce', 'Documentdatum', 'Fecha de documento')],
        [24, s.issued()],
        [50, w('Your delivery note', 'Ihr Lieferschein', 'Votre BL', 'Uw pakbon', 'Su albarán')],
        [74, s.content.reference],
      ),
      row([0, w('Payment date', 'Zahlungsdatum', 'Date de paiement', 'Betaaldatum', 'Fecha de pago')], [24, s.due()]),
      '',
      row(
        [0, w('Material', 'Material', 'Article', 'Materiaal', 'Material')],
        [12, w('Description', 'Bezeichnung', 'Désignation', 'Omschrijving', 'Descripción')],
        [-58, w('Quantity', 'Menge', 'Quantité', 'Aantal', 'Cantidad')],
        [-72, w('Price', 'Preis', 'Prix', 'Prijs', 'Precio')],
        [-88, w('Net value', 'Nettowert', 'Valeur nette', 'Nettowaarde', 'Valor neto')],
      ),
      ...items,
      ...extras(s, 88, 12),
      '',
      row([44, w('Net value', 'Nettowert', 'Valeur nette', 'Nettowaarde', 'Valor neto')], [-88, s.bare(amounts.net)]),
      row(
        [44, `${w('Input VAT', 'Vorsteuer', 'TVA', 'Btw', 'IVA')} ${s.percent(amounts.parts[0]!.rate)}`],
        [-88, s.tax(s.bare(amounts.tax!))],
      ),
      `*${row([44, w('Amount credited', 'Gutschriftsbetrag', 'Montant crédité', 'Creditbedrag', 'Importe abonado')], [-88, s.total()])}`,
    ].join('\n');
  },
};
