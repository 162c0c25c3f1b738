import { extras } from './letters.ts';
import { row, type Scribe, type StrangerFamily } from './scribe.ts';

const HEADS = {
  en: ['Item', 'Description', 'Qty', 'Unit price', 'VAT', 'Amount'],
  de: ['Pos', 'Bezeichnung', 'Menge', 'Einzelpreis', 'USt', 'Gesamtpreis'],
  fr: ['N°', 'Désignation', 'Qté', 'Prix unitaire', 'TVA', 'Montant'],
  nl: ['Nr.', 'Omschrijving', 'Aantal', 'Stuksprijs', 'BTW', 'Bedrag'],
  it: ['N.', 'Descrizione', 'Q.tà', 'Prezzo', 'IVA', 'Importo'],
  es: ['N.º', 'Descripción', 'Cant.', 'Precio', 'IVA', 'Importe'],
};

/** A ruled form: the cells of an item are centred upright, so that they stand on rows of their own. */
export const centredForm: StrangerFamily = {
  id: 'centred-form',
  round: 1,
  locales: ['de-DE', 'en-US', 'fr-FR', 'it-IT', 'es-ES', 'en-GB'],
  needs: { lines: [2, 4], terms: 0, due: 1, taxModels: ['single', 'several'], trades: ['goods'] },
  type(s) {
    const { seller, buyer, amounts } = s.content;
    const head = HEADS[s.language];
    const items = s.content.lines.flatMap((_, index) => {
      const line = s.line(index, { quantity: true, unitPrice: true });
      const words = line.description.split(' ');
      const half = Math.ceil(words.length / 2);
      return [
        `~${row([6, words.slice(0, half).join(' ')])}`,
        `~${row([0, String(line.position)], [-52, s.decimal(line.quantity)], [-66, s.bare(line.unitCents)], [-74, s.percent(line.taxRate)], [-89, s.bare(line.totalCents)])}`,
        row([6, words.slice(half).join(' ') || line.sku]),
      ];
    });
    return [
      row([0, `# ${s.word({ en: 'INVOICE', de: 'RECHNUNG', fr: 'FACTURE', it: 'FATTURA', es: 'FACTURA' })}`]),
      row(
        [0, s.seller()],
        [50, `${s.word({ en: 'Number', de: 'Nummer', fr: 'Numéro', it: 'Numero', es: 'Número' })}  ${s.number()}`],
      ),
      row(
        [0, seller.lines[0]!],
        [50, `${s.word({ en: 'Date', de: 'Datum', fr: 'Date', it: 'Data', es: 'Fecha' })}  ${s.issued()}`],
      ),
      row(
        [0, seller.lines.slice(1).join(' ')],
        [50, `${s.word({ en: 'Due', de: 'Fällig', fr: 'Échéance', it: 'Scadenza', es: 'Vencimiento' })}  ${s.due()}`],
      ),
      '',
      s.word({ en: 'Bill to', de: 'Rechnung an|Kunde', fr: 'Facturé à|Client', it: 'Spett.le|Cliente', es: 'Cliente' }),
      s.buyer(),
      ...buyer.lines,
      '',
      row([0, head[0]!], [6, head[1]!], [-52, head[2]!], [-66, head[3]!], [-74, head[4]!], [-89, head[5]!]),
      ...items,
      '',
      ...extras(s, 89, 50),
      ...totals(s, 50, 89),
    ].join('\n');

    function totals(scribe: Scribe, at: number, end: number): string[] {
      return [
        row(
          [
            at,
            scribe.word({
              en: 'Net amount',
              de: 'Nettobetrag',
              fr: 'Total HT',
              it: 'Imponibile',
              es: 'Base imponible',
            }),
          ],
          [-end, scribe.bare(amounts.net)],
        ),
        row(
          [at, scribe.word({ en: 'VAT', de: 'Umsatzsteuer', fr: 'TVA', it: 'IVA', es: 'IVA' })],
          [-end, scribe.tax(scribe.bare(amounts.tax!))],
        ),
        `*${row([at, scribe.word({ en: 'Total', de: 'Rechnungsbetrag', fr: 'Total TTC', it: 'Totale fattura', es: 'Total factura' })], [-end, scribe.total()])}`,
      ];
    }
  },
};

/** A row of each tax rate below titles, and their sum in a last row that bears no name. */
export const taxRows: StrangerFamily = {
  id: 'tax-rows',
  round: 1,
  locales: ['de-DE', 'it-IT', 'fr-FR', 'nl-NL', 'es-ES', 'de-AT', 'en-GB'],
  needs: { lines: [3, 6], terms: 0, due: 1, taxModels: ['several'], trades: ['goods', 'food'] },
  type(s) {
    const { seller, buyer, amounts } = s.content;
    const head = HEADS[s.language];
    const rates = {
      en: ['Rate', 'Net', 'VAT', 'Gross'],
      de: ['Steuersatz', 'Nettowert', 'Steuerbetrag', 'Bruttowert'],
      fr: ['Taux', 'Base HT', 'Montant TVA', 'TTC'],
      nl: ['Tarief', 'Grondslag', 'BTW-bedrag', 'Totaal'],
      it: ['Aliquota', 'Imponibile', 'Imposta', 'Totale'],
      es: ['Tipo', 'Base', 'Cuota', 'Importe'],
    }[s.language];
    const items = s.content.lines.map((_, index) => {
      const line = s.line(index, { quantity: true, unitPrice: true });
      return row(
        [0, line.sku],
        [11, line.description],
        [-58, s.decimal(line.quantity)],
        [-71, s.bare(line.unitCents)],
        [-78, s.percent(line.taxRate)],
        [-92, s.bare(line.totalCents)],
      );
    });
    const parts = amounts.parts.map((part) =>
      row(
        [34, s.percent(part.rate)],
        [-60, s.bare(part.baseCents)],
        [-76, s.bare(part.cents)],
        [-92, s.bare(part.baseCents + part.cents)],
      ),
    );
    const word = (en: string, de: string, fr: string, nl: string, it: string, es: string) =>
      s.word({ en, de, fr, nl, it, es });
    return [
      row([0, s.seller()]),
      row([0, seller.lines.join(', ')]),
      row([0, seller.taxId]),
      '',
      row(
        [0, s.buyer()],
        [56, word('Invoice no.', 'Rechnungsnr.', 'Facture n°', 'Factuurnr.', 'Fattura n.', 'Factura nº')],
        [76, s.number()],
      ),
      row([0, buyer.lines[0]!], [56, word('Date', 'Datum', 'Date', 'Datum', 'Data', 'Fecha')], [76, s.issued()]),
      row(
        [0, buyer.lines.slice(1).join(' ')],
        [56, word('Customer', 'Kundennr.', 'Client', 'Klantnr.', 'Cod. cliente', 'Cliente')],
        [76, s.content.customerNumber],
      ),
      '',
      `## ${word('Invoice', 'Rechnung', 'Facture', 'Factuur', 'Fattura', 'Factura')}`,
      '',
      row(
        [0, word('Code', 'Art.-Nr.', 'Réf.', 'Art.nr.', 'Codice', 'Ref.')],
        [11, head[1]!],
        [-58, head[2]!],
        [-71, head[3]!],
        [-78, head[4]!],
        [-92, head[5]!],
      ),
      ...items,
      '',
      ...extras(s, 92, 50),
      '',
      row([34, rates[0]!], [-60, rates[1]!], [-76, rates[2]!], [-92, rates[3]!]),
      ...parts,
      `*${row([-60, s.bare(amounts.net)], [-76, s.tax(s.bare(amounts.tax!))], [-92, s.total(s.bare(amounts.total))])}`,
      '',
      `${word('Payment due', 'Zahlbar bis', 'Date limite de paiement', 'Te betalen voor', 'Scadenza', 'Vencimiento')} ${s.due()}`,
      `${word('All amounts in', 'Alle Beträge in', 'Montants en', 'Bedragen in', 'Importi in', 'Importes en')} ${s.content.locale.currency}`,
    ].join('\n');
  },
};

/** Services with rows of their own for what they cost and its tax, and a summary of them above. */
export const cloudServices: StrangerFamily = {
  id: 'cloud-services',
  round: 1,
  locales: ['en-US', 'de-DE', 'en-GB', 'fr-FR', 'en-IE'],
  needs: { lines: [2, 4], terms: 0, due: 1, taxModels: ['single'], trades: ['subscription'], buyer: 'company' },
  type(s) {
    const { seller, buyer, amounts } = s.content;
    const charges = s.word({ en: 'Charges', de: 'Gebühren|Entgelt', fr: 'Frais' });
    const vat = s.word({ en: 'VAT|Estimated tax|Tax', de: 'USt.|MwSt.', fr: 'TVA' });
    const rate = amounts.parts[0]!.rate;
    const items = s.content.lines.flatMap((_, index) => {
      const line = s.line(index);
      const tax = Math.round((line.totalCents * rate) / 100);
      return [
        `*${row([0, line.description], [-84, s.money(line.totalCents)])}`,
        row([4, charges], [-84, s.money(line.totalCents)]),
        row([4, vat], [-84, s.money(tax)]),
      ];
    });
    const net = s.word({ en: 'Charges before tax|Total before tax', de: 'Summe vor Steuern', fr: 'Total hors taxe' });
    const sum = s.word({
      en: 'Total for this invoice|TOTAL AMOUNT DUE',
      de: 'Gesamtsumme dieser Rechnung',
      fr: 'Total de cette facture',
    });
    return [
      row([0, s.seller()], [60, s.word({ en: 'Invoice', de: 'Rechnung', fr: 'Facture' })]),
      row([0, seller.lines.join(', ')]),
      '',
      row(
        [0, s.word({ en: 'Bill to Address:', de: 'Rechnungsadresse:', fr: 'Adresse de facturation :' })],
        [50, s.word({ en: 'Invoice Summary', de: 'Zusammenfassung', fr: 'Résumé de la facture' })],
      ),
      row(
        [0, `ATTN: ${s.buyer()}`],
        [50, s.word({ en: 'Invoice Number:', de: 'Rechnungsnummer:', fr: 'Numéro de facture :' })],
        [-92, s.number()],
      ),
      row(
        [0, buyer.lines[0]!],
        [50, s.word({ en: 'Invoice Date:', de: 'Rechnungsdatum:', fr: 'Date de facture :' })],
        [-92, s.issued()],
      ),
      row([0, buyer.lines.slice(1).join(' ')], [50, sum], [-92, s.total()]),
      '',
      s
        .word({
          en: 'This invoice is for the billing period {a} - {b}',
          de: 'Diese Rechnung betrifft den Abrechnungszeitraum {a} - {b}',
          fr: 'Cette facture concerne la période {a} - {b}',
        })
        .replace('{a}', s.date(s.content.period[0]))
        .replace('{b}', s.date(s.content.period[1])),
      `${s.word({ en: 'Due date:', de: 'Fälligkeitsdatum:', fr: "Date d'échéance :" })} ${s.due()}`,
      '',
      `## ${s.word({ en: 'Summary', de: 'Übersicht', fr: 'Récapitulatif' })}`,
      ...extras(s, 84),
      row([0, net], [-84, s.money(amounts.net)]),
      row([0, vat], [-84, s.tax()]),
      `*${row([0, sum], [-84, s.total()])}`,
      '',
      `## ${s.word({ en: 'Detail', de: 'Einzelheiten', fr: 'Détail' })}`,
      ...items,
    ].join('\n');
  },
};
