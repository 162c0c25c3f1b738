import type { LedgerDocument } from '../../ledger.ts';
import { amounts, dated, from, isInvoice, key, type QuestionKind, sign, spent } from '../question.ts';
import { mean, median } from '../statistics.ts';

const in2025 = dated('2025-01-01', '2025-12-31');
const at = (buyer: string) => (one: LedgerDocument) => key(one.buyer) === key(buyer);
/** Sums by what each is put under, the currency apart; in the order of the names. */
const sumsBy = (all: readonly LedgerDocument[], of: (one: LedgerDocument) => string): [string, number][] => {
  const sums = new Map<string, number>();
  for (const one of all) {
    const name = `${of(one)} ${one.currency}`;
    sums.set(name, (sums.get(name) ?? 0) + sign(one) * one.total);
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, sum]) => [name.slice(0, -4), sum]);
};

export const FIGURES: readonly QuestionKind[] = [
  {
    kind: 'billed to a buyer',
    expected: (all) => spent(all.filter(in2025).filter(at('Fenwick Holdings Ltd'))),
    en: ['How much was billed to Fenwick Holdings in 2025?'],
    de: ['Welche Gesamtsumme wurde 2025 auf den Namen Fenwick Holdings ausgestellt?'],
    fr: ['Quel est le total facturé à Fenwick Holdings en 2025 ?'],
  },
  {
    kind: 'median',
    expected: (all) => ({
      amounts: {
        CHF: median(
          all
            .filter(isInvoice)
            .filter(from('Helvetia Software AG'))
            .map(({ total }) => total),
        ),
      },
    }),
    en: ["What's the median invoice amount at Helvetia Software?"],
    de: ['Median der Rechnungsbeträge von Helvetia Software'],
    fr: ['montant médian des factures de Helvetia Software'],
  },
  {
    kind: 'average net',
    expected: (all) => ({
      amounts: {
        EUR: mean(
          all
            .filter(isInvoice)
            .filter(from('Acme Consulting Ltd'))
            .map(({ net }) => net),
        ),
      },
    }),
    en: ['On average, how high is the net amount of an Acme Consulting invoice?'],
    de: ['Wie hoch ist der durchschnittliche Nettobetrag einer Rechnung von Acme Consulting?'],
    fr: ["En moyenne, quel est le montant net d'une facture d'Acme Consulting ?"],
  },
  {
    kind: 'tax of a time',
    expected: (all) =>
      amounts(
        all.filter(dated('2025-07-01', '2025-09-30')).filter(({ currency }) => currency === 'EUR'),
        (one) => sign(one) * one.tax,
      ),
    en: ['VAT in euros on everything dated Q3 2025', 'EUR tax paid between July and September 2025'],
    de: ['Mehrwertsteuer in Euro im dritten Quartal 2025'],
    fr: ['TVA payée en euros au troisième trimestre 2025'],
  },
  {
    kind: 'average per month',
    expected: (all) => ({
      amounts: Object.fromEntries(
        Object.entries(spent(all.filter(in2025)).amounts).map(([code, cents]) => [code, Math.round(cents / 12)]),
      ),
    }),
    en: ['What did we spend per month on average in 2025?', 'average monthly spend 2025'],
    de: ['Wie viel haben wir 2025 durchschnittlich pro Monat ausgegeben?'],
    fr: ['Combien dépensions-nous en moyenne par mois en 2025 ?'],
  },
  {
    kind: 'by quarter',
    expected: (all) => ({
      groups: sumsBy(
        all.filter(in2025).filter(({ currency }) => currency === 'GBP'),
        ({ date }) => `Q${Math.ceil(Number(date.slice(5, 7)) / 3)} 2025`,
      ),
    }),
    en: ['Break the 2025 GBP spending down by quarter'],
    de: ['GBP-Ausgaben 2025 nach Quartalen'],
    fr: [],
  },
  {
    kind: 'by year',
    expected: (all) => ({ groups: sumsBy(all.filter(from('Müller & Söhne KG')), ({ date }) => date.slice(0, 4)) }),
    en: ['What has Müller & Söhne cost us each year?'],
    de: ['Ausgaben bei Müller & Söhne nach Jahren'],
    fr: ['dépenses chez Müller & Söhne par année'],
  },
  {
    kind: 'month that cost most',
    expected: (all) => {
      const sums = sumsBy(
        all.filter(in2025).filter(({ currency }) => currency === 'USD'),
        ({ date }) => date.slice(0, 7),
      );
      return { groups: [sums.sort((a, b) => b[1] - a[1])[0]!] };
    },
    en: ['In which month of 2025 did we spend the most US dollars?'],
    de: ['In welchem Monat 2025 haben wir am meisten Dollar ausgegeben?'],
    fr: ['Quel mois de 2025 a été le plus cher en dollars ?'],
  },
  {
    kind: 'busiest weekday',
    expected: (all) => {
      const counts = new Map<number, number>();
      for (const { date } of all.filter(isInvoice)) {
        const day = new Date(`${date}T00:00:00Z`).getUTCDay();
        counts.set(day, (counts.get(day) ?? 0) + 1);
      }
      return { says: [String(Math.max(...counts.values()))] };
    },
    en: ['Which weekday brings the most invoices?'],
    de: ['An welchem Wochentag werden die meisten Rechnungen ausgestellt?'],
    fr: ['Quel jour de la semaine reçoit-on le plus de factures ?'],
  },
  {
    kind: 'share of a currency',
    expected: (all) => {
      const own = all.filter(in2025).filter(({ currency }) => currency === 'GBP');
      const sum = (list: LedgerDocument[]) => list.reduce((total, one) => total + sign(one) * one.total, 0);
      return { says: [((sum(own.filter(from('Green Leaf Gardens Ltd'))) / sum(own)) * 100).toFixed(1)] };
    },
    en: ['How many percent of the 2025 spending in pounds did Green Leaf Gardens get?'],
    de: ['Wie viel Prozent der Ausgaben 2025 in Pfund entfallen auf Green Leaf Gardens?'],
    fr: ['Quel pourcentage des dépenses 2025 en livres représente Green Leaf Gardens ?'],
  },
  {
    kind: 'who charged more',
    expected: (all) => {
      const of = (seller: string) => (spent(all.filter(in2025).filter(from(seller))).amounts.EUR! / 100).toFixed(2);
      return { says: [of('Bergmann Bürobedarf GmbH'), of('Stadtwerke Lindau AG')] };
    },
    en: ['Did Bergmann Bürobedarf or Stadtwerke Lindau charge us more in 2025?'],
    de: ['Wer hat 2025 mehr berechnet: Bergmann Bürobedarf oder Stadtwerke Lindau?'],
    fr: ['Qui nous a facturé le plus en 2025, Bergmann Bürobedarf ou Stadtwerke Lindau ?'],
  },
  {
    kind: 'difference of years',
    expected: (all) => {
      const half = (first: string, last: string) =>
        spent(all.filter(from('Helvetia Software AG')).filter(dated(first, last))).amounts.CHF ?? 0;
      return {
        says: [(Math.abs(half('2025-01-01', '2025-06-30') - half('2025-07-01', '2025-12-31')) / 100).toFixed(2)],
      };
    },
    en: ['How do the first and the second half of 2025 compare for Helvetia Software?'],
    de: ['Vergleiche erstes Halbjahr 2025 und zweites Halbjahr 2025 bei Helvetia Software'],
    fr: ['Compare le premier semestre 2025 et le second semestre 2025 chez Helvetia Software'],
  },
  {
    kind: 'sellers by count',
    expected: (all) => {
      const counts = new Map<string, number>();
      for (const { seller, type } of all)
        if (type === 'invoice') counts.set(key(seller), (counts.get(key(seller)) ?? 0) + 1);
      const sorted = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
      return { groups: sorted.slice(0, 3).map(([name, count]): [string, number] => [name, count]), counted: true };
    },
    en: ['Top three suppliers by number of invoices'],
    de: ['Die drei Lieferanten mit den meisten Rechnungen'],
    fr: ['Les trois fournisseurs avec le plus de factures'],
  },
];
