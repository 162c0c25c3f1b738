import { addDays } from '../../content/calendar.ts';
import { plainCents } from '../../content/number-writing.ts';
import { extras } from '../letters.ts';
import { row, type Scribe, type StrangerFamily } from '../scribe.ts';

/** A subscription paid online: labels and values in two columns, the sum due in a heading, periods below the items. */
export const stripeLike: StrangerFamily = {
  id: 'online-subscription',
  round: 3,
  locales: ['en-US', 'en-GB', 'en-IE', 'en-DE', 'en-NL', 'en-CA'],
  needs: { lines: [1, 3], terms: 0, due: 1, taxModels: ['single', 'none'], trades: ['subscription'], paid: 0 },
  type(s) {
    const { seller, buyer, amounts, locale, lines } = s.content;
    const isPaid = s.random.chance(0.4);
    const code = locale.currency;
    const items = lines.flatMap((_, index) => {
      const line = s.line(index, { quantity: true, unitPrice: true });
      const first = row(
        [0, line.description],
        [-58, s.decimal(line.quantity)],
        [-72, s.money(line.unitCents)],
        ...(amounts.tax ? [[-80, s.percent(line.taxRate)] as const] : []),
        [-92, s.money(line.totalCents)],
      );
      return [first, `${s.date(s.content.period[0])} – ${s.date(s.content.period[1])}`, ''];
    });
    const part = amounts.parts[0];
    const left = [seller.name, ...seller.lines, seller.country, seller.email];
    const right = [buyer.name, ...buyer.lines, buyer.country, buyer.email];
    s.seller();
    s.buyer();
    return [
      row([0, isPaid ? 'Receipt' : 'Invoice']).replace(/^/, '# '),
      '',
      row([0, 'Invoice number'], [20, s.number()]),
      ...(isPaid
        ? [row([0, 'Receipt number'], [20, `${s.random.digits(4)}-${s.random.digits(4)}`])]
        : [row([0, 'Date of issue'], [20, s.issued()]), row([0, 'Date due'], [20, s.due()])]),
      ...(isPaid ? [row([0, 'Date paid'], [20, s.state('INVOICE_DATE', s.content.date, s.date(s.content.date))])] : []),
      '',
      row([0, left[0]!], [46, isPaid ? 'Bill to' : 'Bill to']).replace(/^/, '*'),
      ...right.map((text, index) => row([0, left[index + 1] ?? ''], [46, text])),
      ...(seller.taxId && amounts.tax ? [`${locale.taxNames[0]} ${seller.taxId}`] : []),
      '',
      `## ${s.money(amounts.total)}${s.pick(` ${code}`, '')} ${isPaid ? `paid on ${s.date(s.content.date)}` : `due ${s.date(s.content.due!)}`}`,
      '',
      ...(isPaid ? [] : [s.pick('Pay online', 'Thank you for your business!'), '']),
      row([0, 'Description'], [-58, 'Qty'], [-72, 'Unit price'], ...(amounts.tax ? [[-80, 'Tax'] as const] : []), [
        -92,
        'Amount',
      ]),
      ...items,
      ...extras(s, 92, 50),
      row([50, 'Subtotal'], [-92, s.money(amounts.net)]),
      ...(part
        ? [
            row([50, 'Total excluding tax'], [-92, s.money(amounts.net)]),
            row([50, `${part.name} (${s.percent(part.rate)} on ${s.money(amounts.net)})`], [-92, s.tax()]),
          ]
        : []),
      row([50, 'Total'], [-92, s.total()]),
      ...(isPaid
        ? [`*${row([50, 'Amount paid'], [-92, s.money(amounts.total)])}`]
        : [`*${row([50, 'Amount due'], [-92, `${s.money(amounts.total)} ${code}`])}`]),
      ...(isPaid
        ? [
            '',
            '## Payment history',
            row([0, 'Payment method'], [30, 'Date'], [50, 'Amount paid'], [72, 'Receipt number']),
            row(
              [0, 'Visa - 4242'],
              [30, s.date(s.content.date)],
              [50, s.money(amounts.total)],
              [72, s.random.digits(8)],
            ),
          ]
        : []),
      '',
      'Page 1 of 1',
    ].join('\n');
  },
};

const six = (s: Scribe, en: string, de: string, fr: string, nl: string, es: string, it: string) =>
  s.word({ en, de, fr, nl, es, it });

/** A seller on a marketplace: the order's data beside the addresses, prices with tax, a summary by rate. */
export const marketplace: StrangerFamily = {
  id: 'marketplace',
  round: 3,
  locales: ['en-GB', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'nl-NL'],
  needs: { lines: [1, 3], terms: 0, due: 1, taxModels: ['inclusive'], buyer: 'person', trades: ['goods'] },
  type(s) {
    const { seller, buyer, amounts, lines } = s.content;
    const part = amounts.parts[0]!;
    const items = lines.flatMap((_, index) => {
      const line = s.line(index, { quantity: true });
      const net = Math.round(line.unitCents / (1 + part.rate / 100));
      return [
        row(
          [0, line.description],
          [-52, s.decimal(line.quantity)],
          [-66, s.money(net)],
          [-74, s.percent(part.rate)],
          [-88, s.money(line.unitCents)],
          [-102, s.money(line.totalCents)],
        ),
        `ASIN: B0${s.random.letters(3)}${s.random.digits(5)}`,
      ];
    });
    return [
      `# ${six(s, 'Invoice', 'Rechnung', 'Facture', 'Factuur', 'Factura', 'Fattura')}`,
      row([52, six(s, 'Paid', 'Bezahlt', 'Payé', 'Betaald', 'Pagado', 'Pagato')]),
      row(
        [0, buyer.name],
        [52, six(s, 'Sold by', 'Verkauft von', 'Vendu par', 'Verkocht door', 'Vendido por', 'Venduto da')],
        [72, s.seller()],
      ),
      row(
        [0, buyer.lines[0]!],
        [52, `${six(s, 'VAT #', 'USt-IDNr.', 'TVA', 'Btw-nr.', 'NIF', 'Partita IVA')}`],
        [72, seller.taxId],
      ),
      row([0, buyer.lines.slice(1).join(' ')]),
      row(
        [
          52,
          six(
            s,
            'Invoice date / Delivery date',
            'Rechnungsdatum / Lieferdatum',
            'Date de la facture / livraison',
            'Factuurdatum / Leverdatum',
            'Fecha de la factura / entrega',
            'Data di fatturazione / consegna',
          ),
        ],
        [84, s.issued()],
      ),
      row(
        [
          52,
          six(
            s,
            'Invoice #',
            'Rechnungsnummer',
            'Numéro de facture',
            'Factuurnummer',
            'Número de factura',
            'Numero fattura',
          ),
        ],
        [84, s.number()],
      ),
      `*${row(
        [
          52,
          six(
            s,
            'Total payable',
            'Zahlbetrag',
            'Total à payer',
            'Te betalen totaal',
            'Total a pagar',
            'Totale da pagare',
          ),
        ],
        [84, s.total()],
      )}`,
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
            'Dirección de facturación',
            'Indirizzo di fatturazione',
          ),
        ],
        [
          36,
          six(
            s,
            'Delivery address',
            'Lieferadresse',
            'Adresse de livraison',
            'Afleveradres',
            'Dirección de envío',
            'Indirizzo di spedizione',
          ),
        ],
        [72, six(s, 'Sold by', 'Verkauft von', 'Vendu par', 'Verkocht door', 'Vendido por', 'Venduto da')],
      ).replace(/^/, '*'),
      row([0, s.buyer()], [36, buyer.name], [72, seller.name]),
      row([0, buyer.lines[0]!], [36, buyer.lines[0]!], [72, seller.lines[0]!]),
      row(
        [0, buyer.lines.slice(1).join(' ')],
        [36, buyer.lines.slice(1).join(' ')],
        [72, seller.lines.slice(1).join(' ')],
      ),
      '',
      six(
        s,
        'Order information',
        'Bestellinformationen',
        'Informations de commande',
        'Bestelinformatie',
        'Información del pedido',
        "Informazioni sull'ordine",
      ).replace(/^/, '*'),
      row(
        [
          0,
          six(
            s,
            'Order date',
            'Bestelldatum',
            'Date de la commande',
            'Besteldatum',
            'Fecha del pedido',
            "Data dell'ordine",
          ),
        ],
        [24, s.date(s.content.orderDate)],
      ),
      row(
        [
          0,
          six(
            s,
            'Order #',
            'Bestellnummer',
            'Numéro de commande',
            'Bestelnummer',
            'Número del pedido',
            "Numero d'ordine",
          ),
        ],
        [24, `${s.random.digits(3)}-${s.random.digits(7)}-${s.random.digits(7)}`],
      ),
      '',
      row(
        [0, six(s, 'Description', 'Beschreibung', 'Description', 'Beschrijving', 'Descripción', 'Descrizione')],
        [-52, six(s, 'Qty', 'Menge', 'Qté', 'Aantal', 'Cant.', 'Q.tà')],
        [-66, six(s, 'Unit price', 'Stückpreis', 'Prix unitaire', 'Stukprijs', 'P. unitario', 'Prezzo unit.')],
        [-74, six(s, 'VAT %', 'USt. %', 'TVA %', 'Btw %', 'IVA %', 'IVA %')],
        [-88, six(s, 'Unit price', 'Stückpreis', 'Prix unitaire', 'Stukprijs', 'P. unitario', 'Prezzo unit.')],
        [-102, six(s, 'Item subtotal', 'Zwischensumme', 'Total', 'Subtotaal', 'Precio total', 'Prezzo totale')],
      ),
      row(
        [-66, six(s, '(excl. VAT)', '(ohne USt.)', '(HT)', '(excl. btw)', '(IVA excluido)', '(IVA esclusa)')],
        [-88, six(s, '(incl. VAT)', '(inkl. USt.)', '(TTC)', '(incl. btw)', '(IVA incluido)', '(IVA inclusa)')],
        [-102, six(s, '(incl. VAT)', '(inkl. USt.)', '(TTC)', '(incl. btw)', '(IVA incluido)', '(IVA inclusa)')],
      ),
      ...items,
      ...extras(s, 102, 0),
      `*${row(
        [
          60,
          six(s, 'Invoice total', 'Gesamtpreis', 'Total facture', 'Factuurtotaal', 'Total factura', 'Totale fattura'),
        ],
        [-102, s.money(amounts.total)],
      )}`,
      '',
      row(
        [50, six(s, 'VAT %', 'USt. %', 'TVA %', 'Btw %', 'IVA %', 'IVA %')],
        [
          -84,
          six(
            s,
            'Item subtotal (excl. VAT)',
            'Zwischensumme (ohne USt.)',
            'Total (HT)',
            'Subtotaal (excl. btw)',
            'Base imponible',
            'Totale (IVA esclusa)',
          ),
        ],
        [-102, six(s, 'VAT subtotal', 'USt.', 'TVA', 'Btw', 'IVA', 'IVA')],
      ),
      row([50, s.percent(part.rate)], [-84, s.money(amounts.net)], [-102, s.tax()]),
      row(
        [50, six(s, 'Total', 'Gesamt', 'Total', 'Totaal', 'Total', 'Totale')],
        [-84, s.money(amounts.net)],
        [-102, s.money(amounts.tax!)],
      ),
    ].join('\n');
  },
};

/** A guest's folio: charges and credits in two columns, many dates, a balance of nothing. */
export const hotelFolio: StrangerFamily = {
  id: 'hotel-folio',
  round: 3,
  locales: ['en-US', 'en-GB', 'en-CA', 'en-AU', 'en-IE', 'en-NZ'],
  needs: { lines: [2, 6], terms: 0, due: 1, taxModels: ['single'], buyer: 'person', trades: ['food'], paid: 0 },
  type(s) {
    const { seller, buyer, amounts, lines, date } = s.content;
    const name = s.state(
      'SELLER_NAME',
      `${seller.name.split(' ')[0]} ${s.pick('Hotel & Suites', 'Inn', 'Grand Hotel', 'Lodge')}`,
    );
    // What is posted to the guest's account is a line of it, taxes and charges as well.
    const post = (description: string, cents: number) => {
      s.lines.push({ description, quantity: null, unitPrice: null, lineTotal: plainCents(cents) });
      return description;
    };
    const charge = (day: string, text: string, amount: string) => row([0, day], [14, text], [-66, amount]);
    return [
      `# ${name}`,
      `${seller.lines.join(', ')}   Tel ${seller.phone}`,
      '',
      row([0, s.buyer()], [52, 'Room No.'], [68, `: ${s.random.digits(3)}`]),
      row([0, buyer.lines[0]!], [52, 'Arrival'], [68, `: ${s.date(addDays(date, -2))}`]),
      row([0, buyer.lines.slice(1).join(' ')], [52, 'Departure'], [68, `: ${s.date(date)}`]),
      row([0, buyer.country], [52, 'Folio No.'], [68, `: ${s.number()}`]),
      row([52, 'Conf. No.'], [68, `: ${s.random.digits(8)}`]),
      row([0, '*INFORMATION INVOICE'], [52, 'Cashier No.'], [68, `: ${s.random.digits(3)}`]).replace('*', ''),
      row([52, s.pick('Date', 'Invoice Date')], [68, `: ${s.issued()}`]),
      '',
      row([0, 'Date'], [14, 'Description'], [-66, 'Charges'], [-80, 'Credits']),
      ...lines.map((_, index) => {
        const line = s.line(index);
        return charge(s.date(addDays(date, -2 + (index % 3))), line.description, s.bare(line.totalCents));
      }),
      ...(amounts.discount > 0
        ? [charge(s.date(date), post('Discount', -amounts.discount), s.bare(-amounts.discount))]
        : []),
      ...(amounts.shipping > 0
        ? [charge(s.date(date), post('Service charge', amounts.shipping), s.bare(amounts.shipping))]
        : []),
      charge(
        s.date(date),
        post(`${amounts.parts[0]!.name} ${s.percent(amounts.parts[0]!.rate)}`, amounts.tax!),
        s.tax(s.bare(amounts.tax!)),
      ),
      row([0, s.date(date)], [14, 'Visa Card XXXXXXXXXXXX1881 XX/XX'], [-80, s.bare(amounts.total)]),
      '',
      row([40, 'Total'], [-66, s.total(s.bare(amounts.total))], [-80, s.bare(amounts.total)]),
      row([40, 'Balance'], [-66, s.bare(0)]),
      '',
      'I agree that my liability for this bill is not waived.',
      'Guest Signature ______________________',
    ].join('\n');
  },
};
