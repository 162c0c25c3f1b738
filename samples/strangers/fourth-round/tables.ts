import { extras } from '../letters.ts';
import { row, type Scribe, type StrangerFamily } from '../scribe.ts';
import { foot, head, six } from './frame.ts';

const NEEDS = { terms: 0, due: 1, taxModels: ['single'], buyer: 'company', paid: 0 } as const;
const EVERYWHERE = ['de-DE', 'en-GB', 'fr-FR', 'nl-NL', 'es-ES', 'it-IT'] as const;

/** Items whose descriptions run over several lines, with serial numbers, days and measures in them. */
export const longDescriptions: StrangerFamily = {
  id: 'long-descriptions',
  round: 4,
  locales: EVERYWHERE,
  needs: { ...NEEDS, lines: [2, 5], trades: ['goods'] },
  type(s) {
    const more = (): string[] =>
      s.random.sample(
        [
          `${six(s, 'Serial no.', 'Seriennr.', 'N° de série', 'Serienr.', 'N.º de serie', 'Matricola')} ${s.random.digits(8)}`,
          `${six(s, 'Delivered on', 'Geliefert am', 'Livré le', 'Geleverd op', 'Entregado el', 'Consegnato il')} ${s.date(s.content.deliveryDate)}`,
          `${six(s, 'Weight', 'Gewicht', 'Poids', 'Gewicht', 'Peso', 'Peso')} ${s.decimal('12.5')} kg, 40 x 60 x 25 cm`,
          `${six(s, 'Customs tariff', 'Zolltarifnummer', 'Code douanier', 'Goederencode', 'Código TARIC', 'Codice doganale')} ${s.random.digits(8)}`,
          six(
            s,
            'incl. mounting kit',
            'inkl. Montagesatz',
            'kit de montage inclus',
            'incl. montageset',
            'incluye kit de montaje',
            'incluso kit di montaggio',
          ),
        ],
        s.random.integer(1, 3),
      );
    const items = s.content.lines.flatMap((_, index) => {
      const line = s.line(index, { quantity: true, unitPrice: true });
      return [
        row(
          [0, String(index + 1)],
          [4, line.sku],
          [16, line.description],
          [-66, s.decimal(line.quantity)],
          [68, line.unit],
          [-84, s.bare(line.unitCents)],
          [-98, s.bare(line.totalCents)],
        ),
        ...more().map((text) => row([16, text])),
        ...(s.random.chance(0.4) ? [''] : []),
      ];
    });
    return [
      ...head(s),
      row(
        [0, '#'],
        [4, six(s, 'Item no.', 'Artikel-Nr.', 'Référence', 'Artikelnr.', 'Referencia', 'Codice')],
        [16, six(s, 'Description', 'Bezeichnung', 'Désignation', 'Omschrijving', 'Descripción', 'Descrizione')],
        [-66, six(s, 'Qty', 'Menge', 'Qté', 'Aantal', 'Cant.', 'Q.tà')],
        [68, six(s, 'Unit', 'Einh.', 'Unité', 'Eenh.', 'Ud.', 'U.M.')],
        [-84, six(s, 'Unit price', 'Einzelpreis', 'P.U. HT', 'Stuksprijs', 'Precio', 'Prezzo')],
        [-98, six(s, 'Amount', 'Gesamtpreis', 'Total HT', 'Bedrag', 'Importe', 'Importo')],
      ),
      ...items,
      ...extras(s, 98, 60),
      ...foot(s, 60, 98),
    ].join('\n');
  },
};

/** A bill of quantities: headed sections, each with its own sum, and all sums together. */
export const sections: StrangerFamily = {
  id: 'sections',
  round: 4,
  locales: EVERYWHERE,
  needs: { ...NEEDS, lines: [3, 6], trades: ['work'] },
  type(s) {
    const { lines } = s.content;
    const cut = Math.ceil(lines.length / 2);
    const names = [
      six(s, 'Preparation', 'Baustelleneinrichtung', 'Préparation', 'Voorbereiding', 'Preparación', 'Preparazione'),
      six(s, 'Execution', 'Ausführung', 'Exécution', 'Uitvoering', 'Ejecución', 'Esecuzione'),
    ];
    const part = (from: number, to: number, number: number) => {
      let sum = 0;
      const rows = lines.slice(from, to).map((_, offset) => {
        const line = s.line(from + offset, { quantity: true, unitPrice: true });
        sum += line.totalCents;
        return row(
          [0, `${number}.${offset + 1}`],
          [6, line.description],
          [-58, s.decimal(line.quantity)],
          [60, line.unit],
          [-78, s.bare(line.unitCents)],
          [-92, s.bare(line.totalCents)],
        );
      });
      return [
        `*${row([0, String(number)], [6, names[number - 1]!])}`,
        ...rows,
        row(
          [6, `${six(s, 'Sum', 'Summe', 'Sous-total', 'Totaal', 'Suma', 'Totale')} ${number} ${names[number - 1]}`],
          [-92, s.bare(sum)],
        ),
        '',
      ];
    };
    return [
      ...head(s),
      row(
        [0, 'Pos.'],
        [6, six(s, 'Works', 'Leistung', 'Travaux', 'Werkzaamheden', 'Trabajos', 'Lavori')],
        [-58, six(s, 'Quantity', 'Menge', 'Quantité', 'Hoeveelheid', 'Cantidad', 'Quantità')],
        [60, six(s, 'Unit', 'Einheit', 'Unité', 'Eenheid', 'Unidad', 'U.M.')],
        [-78, six(s, 'Rate', 'EP', 'PU', 'Prijs', 'Precio', 'Prezzo')],
        [-92, six(s, 'Total', 'GP', 'Total', 'Totaal', 'Total', 'Totale')],
      ),
      ...part(0, cut, 1),
      ...part(cut, lines.length, 2),
      ...extras(s, 92, 50),
      ...foot(s, 50, 92),
    ].join('\n');
  },
};

/** Large systems' print: a first row with number and name, a second with quantity, price per so many, and the value. */
export const twoRowItems: StrangerFamily = {
  id: 'two-row-items',
  round: 4,
  locales: EVERYWHERE,
  needs: { ...NEEDS, lines: [2, 5], trades: ['goods'] },
  type(s) {
    const items = s.content.lines.flatMap((_, index) => {
      const line = s.line(index, { quantity: true, unitPrice: true });
      return [
        row([0, `000${(index + 1) * 10}`], [8, line.sku], [22, line.description]),
        row(
          [-40, s.decimal(line.quantity)],
          [42, 'ST'],
          [-62, `${s.bare(line.unitCents)}`],
          [64, '/ 1 ST'],
          [-90, s.bare(line.totalCents)],
        ),
        ...(s.random.chance(0.3)
          ? [
              row([
                22,
                `${six(s, 'Your material', 'Ihre Materialnr.', 'Votre réf.', 'Uw artikelnr.', 'Su material', 'Vs. codice')} ${s.random.digits(6)}`,
              ]),
            ]
          : []),
      ];
    });
    return [
      ...head(s),
      row(
        [0, six(s, 'Item', 'Pos.', 'Poste', 'Pos.', 'Pos.', 'Pos.')],
        [8, 'Material'],
        [22, six(s, 'Description', 'Bezeichnung', 'Désignation', 'Omschrijving', 'Denominación', 'Descrizione')],
      ),
      row(
        [-40, six(s, 'Quantity', 'Menge', 'Quantité', 'Aantal', 'Cantidad', 'Quantità')],
        [-62, six(s, 'Price', 'Preis', 'Prix', 'Prijs', 'Precio', 'Prezzo')],
        [64, six(s, 'Price unit', 'Preiseinheit', 'Unité de prix', 'Prijseenheid', 'Unidad', 'Unità')],
        [-90, six(s, 'Value', 'Wert', 'Valeur', 'Waarde', 'Valor', 'Valore')],
      ),
      '-'.repeat(90),
      ...items,
      '-'.repeat(90),
      ...extras(s, 90, 50),
      ...foot(s, 50, 90),
    ].join('\n');
  },
};

/** Each line with its net, tax and gross amounts, titles in two languages one above the other. */
export const netTaxGross: StrangerFamily = {
  id: 'net-tax-gross',
  round: 4,
  locales: ['de-DE', 'fr-FR', 'nl-NL', 'es-ES', 'it-IT', 'de-CH'],
  needs: { ...NEEDS, lines: [2, 5], trades: ['work'] },
  type(s) {
    const items = s.content.lines.map((_, index) => {
      const line = s.line(index, { quantity: true, unitPrice: true });
      const tax = Math.round((line.totalCents * line.taxRate) / 100);
      return row(
        [0, line.description],
        [-50, s.decimal(line.quantity)],
        [-62, s.bare(line.unitCents)],
        [-75, s.bare(line.totalCents)],
        [-82, s.percent(line.taxRate)],
        [-94, s.bare(tax)],
        [-107, s.bare(line.totalCents + tax)],
      );
    });
    return [
      ...head(s),
      row(
        [0, six(s, '', 'Leistung', 'Prestation', 'Dienst', 'Servicio', 'Prestazione')],
        [-50, six(s, '', 'Menge', 'Quantité', 'Aantal', 'Cantidad', 'Quantità')],
        [-62, six(s, '', 'Preis', 'Prix', 'Prijs', 'Precio', 'Prezzo')],
        [-75, six(s, '', 'Netto', 'HT', 'Netto', 'Base', 'Imponibile')],
        [-82, '%'],
        [-94, six(s, '', 'MwSt', 'TVA', 'Btw', 'IVA', 'IVA')],
        [-107, six(s, '', 'Brutto', 'TTC', 'Bruto', 'Total', 'Totale')],
      ),
      row([0, 'Service'], [-50, 'Quantity'], [-62, 'Price'], [-75, 'Net'], [-82, '%'], [-94, 'VAT'], [-107, 'Gross']),
      ...items,
      ...extras(s, 75, 0),
      ...foot(s, 60, 107),
    ].join('\n');
  },
};

/** What each line was reduced by stands in a row of its own below it. */
export const reducedLines: StrangerFamily = {
  id: 'reduced-lines',
  round: 4,
  locales: EVERYWHERE,
  needs: { ...NEEDS, lines: [2, 4], trades: ['goods'] },
  type(s) {
    const items = s.content.lines.flatMap((_, index) => {
      const line = s.line(index, { quantity: true });
      const list = Math.round(line.unitCents / 0.9);
      const gross = Math.round(Number(line.quantity) * list);
      return [
        row(
          [0, line.sku],
          [12, line.description],
          [-58, s.decimal(line.quantity)],
          [-72, s.bare(list)],
          [-88, s.bare(gross)],
        ),
        row(
          [12, `${six(s, 'Discount', 'Rabatt', 'Remise', 'Korting', 'Descuento', 'Sconto')} 10 %`],
          [-88, s.bare(line.totalCents - gross)],
        ),
        row([12, six(s, 'Net', 'Netto', 'Net', 'Netto', 'Neto', 'Netto')], [-88, s.bare(line.totalCents)]),
      ];
    });
    return [
      ...head(s),
      row(
        [0, six(s, 'Code', 'Art.-Nr.', 'Réf.', 'Code', 'Código', 'Codice')],
        [12, six(s, 'Product', 'Artikel', 'Produit', 'Product', 'Producto', 'Prodotto')],
        [-58, six(s, 'Quantity', 'Anzahl', 'Quantité', 'Aantal', 'Cantidad', 'Quantità')],
        [-72, six(s, 'List price', 'Listenpreis', 'Prix catalogue', 'Lijstprijs', 'Precio tarifa', 'Listino')],
        [-88, six(s, 'Amount', 'Betrag', 'Montant', 'Bedrag', 'Importe', 'Importo')],
      ),
      ...items,
      ...extras(s, 88, 50),
      ...foot(s, 50, 88),
    ].join('\n');
  },
};

/** A currency in a column of its own, prices per hundred, quantities behind the price. */
export const currencyColumn: StrangerFamily = {
  id: 'currency-column',
  round: 4,
  locales: EVERYWHERE,
  needs: { ...NEEDS, lines: [2, 6], trades: ['goods'] },
  type(s) {
    const code = s.content.locale.currency;
    const items = s.content.lines.map((_, index) => {
      const line = s.line(index, { quantity: true, unitPrice: true });
      return row(
        [0, line.description],
        [44, code],
        [-60, s.bare(line.unitCents)],
        [-70, s.decimal(line.quantity)],
        [72, code],
        [-90, s.bare(line.totalCents)],
      );
    });
    return [
      ...head(s),
      row(
        [0, six(s, 'Goods', 'Ware', 'Marchandise', 'Goederen', 'Mercancía', 'Merce')],
        [
          -60,
          six(s, 'Price each', 'Stückpreis', 'Prix unitaire', 'Prijs per stuk', 'Precio unidad', 'Prezzo unitario'),
        ],
        [-70, six(s, 'Pieces', 'Stück', 'Pièces', 'Stuks', 'Piezas', 'Pezzi')],
        [-90, six(s, 'Total', 'Summe', 'Somme', 'Som', 'Suma', 'Somma')],
      ),
      ...items,
      ...extras(s, 90, 44),
      ...foot(s, 44, 90),
    ].join('\n');
  },
};

/** Figures carried from page to page. */
export const carriedOver: StrangerFamily = {
  id: 'carried-over',
  round: 4,
  locales: EVERYWHERE,
  needs: { ...NEEDS, lines: [6, 10], trades: ['goods'] },
  type(s: Scribe) {
    const { lines } = s.content;
    const title = row(
      [0, 'Pos'],
      [6, six(s, 'Description', 'Bezeichnung', 'Désignation', 'Omschrijving', 'Descripción', 'Descrizione')],
      [-58, six(s, 'Qty', 'Menge', 'Qté', 'Aantal', 'Cant.', 'Q.tà')],
      [-72, six(s, 'Price', 'Preis', 'Prix', 'Prijs', 'Precio', 'Prezzo')],
      [-88, six(s, 'Amount', 'Betrag', 'Montant', 'Bedrag', 'Importe', 'Importo')],
    );
    const print = (index: number) => {
      const line = s.line(index, { quantity: true, unitPrice: true });
      return row(
        [0, String(index + 1)],
        [6, line.description],
        [-58, s.decimal(line.quantity)],
        [-72, s.bare(line.unitCents)],
        [-88, s.bare(line.totalCents)],
      );
    };
    const cut = Math.floor(lines.length / 2);
    const first = lines.slice(0, cut).map((_, index) => print(index));
    const carried = lines.slice(0, cut).reduce((sum, { totalCents }) => sum + totalCents, 0);
    const word = six(s, 'Carried forward', 'Übertrag', 'À reporter', 'Transport', 'Suma y sigue', 'Da riportare');
    const brought = six(s, 'Brought forward', 'Übertrag', 'Report', 'Transport', 'Suma anterior', 'Riporto');
    const rest = lines.slice(cut).map((_, index) => print(cut + index));
    return [
      [...head(s), title, ...first, row([6, word], [-88, s.bare(carried)]), '', row([40, 'Page 1 / 2'])].join('\n'),
      [
        `${s.content.seller.name}   ${s.content.number}`,
        '',
        title,
        row([6, brought], [-88, s.bare(carried)]),
        ...rest,
        ...extras(s, 88, 50),
        ...foot(s, 50, 88),
        '',
        row([40, 'Page 2 / 2']),
      ].join('\n'),
    ];
  },
};

/** Words and whole amounts without cents, the currency behind, in a letter. */
export const wholeAmounts: StrangerFamily = {
  id: 'whole-amounts',
  round: 4,
  locales: ['de-DE', 'en-US', 'fr-FR', 'nl-NL', 'es-ES', 'it-IT'],
  needs: { ...NEEDS, lines: [2, 4], trades: ['work'], taxModels: ['none'] },
  type(s) {
    // A day until which is to be paid says when, and no term: people could disagree.
    s.state('PAYMENT_TERMS', 'UNSURE');
    const whole = (cents: number) => (cents % 100 === 0 ? s.money(cents).replace(/[.,]00(?!\d)/, '') : s.money(cents));
    const items = s.content.lines.map((_, index) => {
      const line = s.line(index);
      return row([0, line.description], [-70, whole(line.totalCents)]);
    });
    const { discount, shipping } = s.content.amounts;
    return [
      ...head(s),
      six(
        s,
        'For the work done in your house I charge:',
        'Für die Arbeiten in Ihrem Haus berechne ich:',
        'Pour les travaux effectués chez vous :',
        'Voor het werk bij u thuis breng ik in rekening:',
        'Por los trabajos realizados en su casa:',
        'Per i lavori svolti presso di voi:',
      ),
      '',
      ...items,
      ...(discount > 0
        ? [
            row(
              [0, six(s, 'Discount', 'Nachlass', 'Remise', 'Korting', 'Descuento', 'Sconto')],
              [-70, whole(-discount)],
            ),
          ]
        : []),
      ...(shipping > 0
        ? [
            row(
              [0, six(s, 'Postage', 'Porto', 'Port', 'Verzendkosten', 'Portes', 'Spedizione')],
              [-70, whole(shipping)],
            ),
          ]
        : []),
      `*${row([0, six(s, 'Total', 'Zusammen', 'Total', 'Totaal', 'Total', 'Totale')], [-70, s.total(whole(s.content.amounts.total))])}`,
      '',
      `${six(s, 'Payable until', 'Zahlbar bis', 'À payer avant le', 'Te betalen voor', 'A pagar antes del', 'Da pagare entro il')} ${s.due()}`,
    ].join('\n');
  },
};
