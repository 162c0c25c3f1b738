import { addDays } from '../content/calendar.ts';
import { row, type Scribe, type StrangerFamily } from './scribe.ts';

/** Labels and values follow each other in one paragraph, as in mails printed to paper and tickets. */
export const runOnLetter: StrangerFamily = {
  id: 'run-on-letter',
  round: 1,
  locales: ['en-GB', 'de-DE', 'fr-FR', 'nl-NL', 'de-AT', 'en-US'],
  needs: { lines: [1, 2], terms: 0, due: 1, taxModels: ['single'], buyer: 'person', trades: ['subscription'] },
  type(s) {
    const { seller, buyer, amounts } = s.content;
    const labels = s.word({
      en: 'Order no.: {o} Invoice no.: {n} Invoice date: {d} Customer: {b} Payment due: {p}|Invoice: {n}, dated {d}, your order {o}, for {b}. Please pay by {p}.',
      de: 'Buchungsnummer: {o} Rechnungsnummer: {n} Rechnungsdatum: {d} Kunde: {b} Zahlbar bis: {p}|Rechnungs-Nr. {n}, Datum {d}, Auftrag {o}, Rechnungsempfänger: {b}, fällig am {p}.',
      fr: 'Commande : {o} Facture n° : {n} Date de facture : {d} Client : {b} À payer avant le : {p}',
      nl: 'Bestelnummer: {o} Factuurnummer: {n} Factuurdatum: {d} Klant: {b} Te betalen voor: {p}',
    });
    const text = labels
      .replace('{o}', s.content.orderNumber)
      .replace('{n}', s.number())
      .replace('{d}', s.issued())
      .replace('{b}', s.buyer())
      .replace('{p}', s.due());
    if (/pay by/.test(text)) s.state('PAYMENT_TERMS', 'UNSURE');
    const items = s.content.lines.map((_, index) => {
      const line = s.line(index);
      return s.pick(
        `- ${line.description}: ${s.money(line.totalCents)}`,
        `• ${line.description}: ${s.money(line.totalCents)}`,
      );
    });
    const sums = s.word({
      en: 'Net: {net}, VAT {rate}: {tax}, total: {total}|Total {total} (net {net} plus {rate} VAT {tax})',
      de: 'Netto: {net}, MwSt. {rate}: {tax}, Gesamtbetrag: {total}|Gesamtbetrag {total} (Netto {net} zuzüglich {rate} MwSt. {tax})',
      fr: 'Total HT : {net}, TVA {rate} : {tax}, Total TTC : {total}',
      nl: 'Subtotaal: {net}, btw {rate}: {tax}, Totaal: {total}',
    });
    return [
      `*${s.seller()}`,
      `${seller.lines.join(', ')}`,
      '',
      s.word({
        en: '# Your invoice|# Invoice',
        de: '# Ihre Rechnung|# Rechnung',
        fr: '# Votre facture',
        nl: '# Uw factuur',
      }),
      '',
      `${s.word({ en: 'Dear', de: 'Guten Tag', fr: 'Bonjour', nl: 'Beste' })} ${buyer.name},`,
      '',
      ...wrapped(text, s.pick(58, 70, 84)),
      '',
      ...items,
      ...sumsBefore(s),
      '',
      ...wrapped(
        sums
          .replace('{net}', s.money(amounts.net))
          .replace('{rate}', s.percent(amounts.parts[0]!.rate))
          .replace('{tax}', s.tax())
          .replace('{total}', s.total()),
        70,
      ),
      '',
      s.word({ en: 'Thank you.', de: 'Vielen Dank.', fr: 'Merci.', nl: 'Bedankt.' }),
      `${seller.name} · ${seller.email} · ${seller.taxId}`,
    ].join('\n');
  },
};

/** Discount and postage in the same manner as the things that were bought. */
function sumsBefore(s: Scribe): string[] {
  const { discount, shipping } = s.content.amounts;
  return [
    ...(discount > 0
      ? [`${s.word({ en: 'Discount', de: 'Rabatt', fr: 'Remise', nl: 'Korting' })}: ${s.money(-discount)}`]
      : []),
    ...(shipping > 0
      ? [
          `${s.word({ en: 'Postage', de: 'Versandkosten', fr: 'Frais de port', nl: 'Verzendkosten' })}: ${s.money(shipping)}`,
        ]
      : []),
  ];
}

/** Lines of at most so many letters. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** A premium for a period: a list of words and amounts, its sum, and the day in a sentence. */
export const insuranceLetter: StrangerFamily = {
  id: 'insurance-letter',
  round: 1,
  locales: ['de-DE', 'en-GB', 'fr-FR', 'nl-NL', 'it-IT', 'es-ES', 'de-CH'],
  needs: { lines: [2, 4], terms: 0, due: 1, taxModels: ['single'], buyer: 'person', trades: ['subscription'] },
  type(s) {
    const { seller, buyer, amounts, date, lines } = s.content;
    const from = addDays(date, 20);
    const until = addDays(from, 364);
    const period = s
      .word({
        de: 'für den Zeitraum vom {a} bis {b}|Versicherungsperiode: {a} - {b}|Beitrag für die Zeit von {a} bis zum {b}',
        en: 'for the period from {a} until {b}|Period of cover: {a} to {b}|Cover runs from {a} to {b}',
        fr: 'pour la période du {a} au {b}',
        nl: 'voor de periode van {a} tot {b}',
        it: 'per il periodo dal {a} al {b}',
        es: 'para el periodo del {a} al {b}',
      })
      .replace('{a}', s.date(from))
      .replace('{b}', s.date(until));
    const pay = s
      .word({
        de: 'Bitte überweisen Sie den Betrag bis zum {p} auf unser Konto.|Der Beitrag ist am {p} fällig.',
        en: 'Please make sure that your payment reaches us by {p}.|Your premium is due on {p}.',
        fr: 'Merci de régler cette prime avant le {p}.',
        nl: 'Wij verzoeken u het bedrag voor {p} te voldoen.',
        it: 'La preghiamo di versare il premio entro il {p}.',
        es: 'Le rogamos que abone la prima antes del {p}.',
      })
      .replace('{p}', s.due());
    s.terms(pay);
    const end = s.pick(62, 74, 84);
    const items = lines.map((_, index) => {
      const line = s.line(index);
      return row([0, line.description], [-end, s.pick(s.money, s.bare).call(s, line.totalCents)]);
    });
    const total = s.word({
      de: 'Zu zahlender Betrag|Rechnungsbetrag|Gesamtbeitrag|Zu zahlen',
      en: 'Total premium|Amount to pay|Total payable',
      fr: 'Prime totale TTC|Total à payer',
      nl: 'Totaal te betalen',
      it: 'Premio totale|Totale da pagare',
      es: 'Prima total|Total a pagar',
    });
    const tax = s.word({
      de: 'Versicherungsteuer {r}|zzgl. Versicherungsteuer ({r})',
      en: 'Insurance premium tax {r}|IPT at {r}',
      fr: 'Taxe {r}',
      nl: 'Assurantiebelasting {r}',
      it: 'Imposta {r}',
      es: 'Impuesto {r}',
    });
    const sums = [
      row(
        [
          0,
          s.word({
            de: 'Summe netto|Nettobeitrag',
            en: 'Net premium',
            fr: 'Prime nette',
            nl: 'Nettopremie',
            it: 'Premio netto',
            es: 'Prima neta',
          }),
        ],
        [-end, s.bare(amounts.net)],
      ),
      row([0, tax.replace('{r}', s.percent(amounts.parts[0]!.rate))], [-end, s.tax(s.bare(amounts.tax!))]),
      `*${row([0, total], [-end, s.total()])}`,
    ];
    return [
      row([0, `${s.seller()}`], [55, s.content.seller.phone]),
      row([0, seller.lines.join(' · ')]),
      '',
      row(
        [0, s.buyer()],
        [
          55,
          `${s.word({ de: 'Versicherungsnummer|Vertrag', en: 'Policy number', fr: 'Contrat n°', nl: 'Polisnummer', it: 'Polizza n.', es: 'Póliza' })}: ${s.content.reference}`,
        ],
      ),
      row(
        [0, buyer.lines[0]!],
        [
          55,
          `${s.word({ de: 'Rechnungsnummer|Belegnummer', en: 'Invoice number', fr: 'Facture n°', nl: 'Factuurnummer', it: 'Fattura n.', es: 'Factura n.º' })}: ${s.number()}`,
        ],
      ),
      row([0, buyer.lines.slice(1).join(' ')], [55, `${seller.town}, ${s.issued()}`]),
      '',
      `*${s.word({ de: 'Beitragsrechnung|Rechnung', en: 'Premium invoice|Invoice', fr: 'Facture de prime|Facture', nl: 'Premiefactuur|Factuur', it: 'Fattura', es: 'Factura' })} ${period}`,
      '',
      ...items,
      ...extras(s, end),
      ...sums,
      '',
      pay,
      `${seller.web}   IBAN ${s.content.bank.iban}`,
    ].join('\n');
  },
};

/** Rows of a discount and of a charge, where the amounts know of them. */
export function extras(s: Scribe, end: number, at = 0): string[] {
  const { discount, shipping } = s.content.amounts;
  return [
    ...(discount > 0
      ? [
          row(
            [
              at,
              s.word({
                en: 'Discount',
                de: 'Nachlass|Rabatt',
                fr: 'Remise',
                nl: 'Korting',
                it: 'Sconto',
                es: 'Descuento',
              }),
            ],
            [-end, s.bare(-discount)],
          ),
        ]
      : []),
    ...(shipping > 0
      ? [
          row(
            [
              at,
              s.word({
                en: 'Delivery|Handling fee',
                de: 'Bearbeitungsgebühr|Versand',
                fr: 'Frais de dossier|Port',
                nl: 'Administratiekosten|Verzendkosten',
                it: 'Spese di spedizione',
                es: 'Gastos de envío',
              }),
            ],
            [-end, s.bare(shipping)],
          ),
        ]
      : []),
  ];
}
