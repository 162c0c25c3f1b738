import {
  amounts,
  dated,
  from,
  ids,
  isInvoice,
  isUnpaid,
  key,
  left,
  type QuestionKind,
  sign,
  spent,
} from '../question.ts';

const in2025 = dated('2025-01-01', '2025-12-31');
const byTotal = (a: { total: number }, b: { total: number }) => b.total - a.total;

export const FOLLOW_UPS: readonly QuestionKind[] = [
  {
    kind: 'follow-up: sort by amount',
    after: {
      en: 'show the 2025 invoices from Harbour Print & Sign',
      de: 'zeige die Rechnungen 2025 von Harbour Print & Sign',
      fr: 'montre les factures 2025 de Harbour Print & Sign',
    },
    expected: (all) => ({
      ordered: all
        .filter(isInvoice)
        .filter(in2025)
        .filter(from('Harbour Print & Sign Ltd'))
        .sort(byTotal)
        .map(({ id }) => id),
    }),
    en: ['sort by amount', 'order them by amount, largest first'],
    de: ['nach Betrag sortieren'],
    fr: ['trie par montant'],
  },
  {
    kind: 'follow-up: only over an amount',
    after: {
      en: 'invoices from Green Leaf Gardens',
      de: 'Rechnungen von Green Leaf Gardens',
      fr: 'factures de Green Leaf Gardens',
    },
    expected: (all) =>
      ids(
        all
          .filter(isInvoice)
          .filter(from('Green Leaf Gardens Ltd'))
          .filter(({ total }) => total > 80_000),
      ),
    en: ['just the ones above 800'],
    de: ['nur die über 800'],
    fr: ['seulement celles de plus de 800'],
  },
  {
    kind: 'follow-up: how many are those',
    after: {
      en: 'show the unpaid invoices from Paperworks',
      de: 'zeige die unbezahlten Rechnungen von Paperworks',
      fr: 'montre les factures impayées de Paperworks',
    },
    expected: (all) => ({ count: all.filter(isUnpaid).filter(from('Paperworks Inc')).length }),
    en: ['how many are there?', 'how many are those?'],
    de: ['wie viele sind das?'],
    fr: ['combien y en a-t-il ?'],
  },
  {
    kind: 'follow-up: total of those',
    after: {
      en: 'show the unpaid invoices from Paperworks',
      de: 'zeige die unbezahlten Rechnungen von Paperworks',
      fr: 'montre les factures impayées de Paperworks',
    },
    expected: (all) => amounts(all.filter(isUnpaid).filter(from('Paperworks Inc')), left),
    en: ["what's their total?", 'and the sum of those?'],
    de: ['und die Summe davon?'],
    fr: ['et leur total ?'],
  },
  {
    kind: 'follow-up: another seller',
    after: {
      en: 'How much did we spend at Helvetia Software in 2025?',
      de: 'Wie viel haben wir 2025 bei Helvetia Software ausgegeben?',
      fr: 'Combien avons-nous dépensé chez Helvetia Software en 2025 ?',
    },
    expected: (all) => spent(all.filter(in2025).filter(from('Zephyr Air Conditioning Co'))),
    en: ['and Zephyr?', 'same for Zephyr Air Conditioning'],
    de: ['und bei Zephyr?'],
    fr: ['et chez Zephyr ?'],
  },
  {
    kind: 'follow-up: tax of it',
    after: {
      en: 'How much did we spend at Imprimerie Dubois in 2025?',
      de: 'Wie viel haben wir 2025 bei Imprimerie Dubois ausgegeben?',
      fr: "Combien avons-nous dépensé chez l'Imprimerie Dubois en 2025 ?",
    },
    expected: (all) => amounts(all.filter(in2025).filter(from('Imprimerie Dubois SARL')), (one) => sign(one) * one.tax),
    en: ['how much of that is VAT?'],
    de: ['wie viel davon ist Mehrwertsteuer?'],
    fr: ['dont combien de TVA ?'],
  },
  {
    kind: 'follow-up: the year before',
    after: {
      en: 'How much did we spend at Bergmann Bürobedarf in 2025?',
      de: 'Wie viel haben wir 2025 bei Bergmann Bürobedarf ausgegeben?',
      fr: 'Combien avons-nous dépensé chez Bergmann Bürobedarf en 2025 ?',
    },
    expected: (all) => spent(all.filter(from('Bergmann Bürobedarf GmbH')).filter(dated('2024-01-01', '2024-12-31'))),
    en: ['and the year before?', 'what about 2024'],
    de: ['und im Jahr davor?'],
    fr: ["et l'année d'avant ?"],
  },
  {
    kind: 'follow-up: due date of it',
    after: {
      en: 'largest unpaid GBP invoice',
      de: 'größte unbezahlte Rechnung in GBP',
      fr: 'plus grosse facture impayée en GBP',
    },
    expected: (all) => {
      const one = all
        .filter(isUnpaid)
        .filter(({ currency, due }) => currency === 'GBP' && due !== null)
        .sort(byTotal)[0]!;
      return { says: [one.number, one.due!.slice(0, 4)] };
    },
    en: ['when is it due?'],
    de: ['wann ist sie fällig?'],
    fr: ['quelle est son échéance ?'],
  },
  {
    kind: 'follow-up: split it',
    after: {
      en: 'How much did we spend in 2025?',
      de: 'Wie viel haben wir 2025 ausgegeben?',
      fr: 'Combien avons-nous dépensé en 2025 ?',
    },
    expected: (all) => {
      const sums = new Map<string, number>();
      for (const one of all.filter(in2025))
        sums.set(
          `${one.currency} ${key(one.buyer)}`,
          (sums.get(`${one.currency} ${key(one.buyer)}`) ?? 0) + sign(one) * one.total,
        );
      return { says: [...sums.values()].map((cents) => (cents / 100).toFixed(2)) };
    },
    en: ['split that by buyer'],
    de: ['und aufgeteilt nach Kunden?'],
    fr: ['et par client ?'],
  },
];
