import { amounts, dated, from, isInvoice, key, type QuestionKind, sign, spent } from './question.ts';

export const SPENDING: readonly QuestionKind[] = [
  {
    kind: 'spent at a seller',
    expected: (all) => spent(all.filter(from('Bergmann Bürobedarf GmbH'))),
    en: [
      'how much have we spent with Bergmann Bürobedarf so far',
      'What did Bergmann cost us in total?',
      'total paid to bergmann burobedarf gmbh',
      'Sum of everything billed by Bergmann Bürobedarf GmbH',
      'bergmann spend?',
      "What's my total spending at Bergman Bürobedarf",
    ],
    de: [
      'Wie viel haben wir insgesamt bei Bergmann Bürobedarf ausgegeben?',
      'was hat uns bergmann bürobedarf gekostet',
      'Gesamtausgaben Bergmann Bürobedarf GmbH',
      'Summe aller Rechnungen von Bergmann Buerobedarf',
    ],
    fr: [
      'Combien avons-nous dépensé chez Bergmann Bürobedarf ?',
      'total des dépenses bergmann',
      'Quel montant Bergmann Bürobedarf nous a-t-il facturé au total ?',
    ],
  },
  {
    kind: 'spent in a year',
    expected: (all) => spent(all.filter(dated('2025-01-01', '2025-12-31'))),
    en: [
      'total spend 2025',
      'How much money did I spend in 2025?',
      'What were our expenses in the year 2025',
      'spending for 2025 please',
      'How much did we pay during 2025 altogether?',
    ],
    de: ['Ausgaben 2025', 'Wie viel Geld haben wir 2025 ausgegeben?', 'Wie hoch waren die Ausgaben im Jahr 2025'],
    fr: ['Dépenses 2025', 'Combien ai-je dépensé en 2025 ?', "quel est le total de mes dépenses pour l'année 2025"],
  },
  {
    kind: 'spent in a month',
    expected: (all) => spent(all.filter(dated('2026-03-01', '2026-03-31'))),
    en: [
      'spend in march',
      'How much did we spend in March?',
      'what did we pay in Mar 2026',
      'march 2026 total',
      'Total costs for the month of March 2026',
    ],
    de: ['Ausgaben im März', 'was haben wir im maerz ausgegeben', 'Wie viel wurde im März 2026 bezahlt?'],
    fr: ['dépenses de mars', 'Combien a-t-on dépensé en mars ?', 'total mars 2026'],
  },
  {
    kind: 'spent in a quarter',
    expected: (all) => spent(all.filter(dated('2026-01-01', '2026-03-31'))),
    en: [
      'Q1 spend',
      'How much did we spend in the first quarter of 2026?',
      'total for q1 2026',
      'what were costs between January and March 2026?',
    ],
    de: ['Wie viel haben wir im ersten Quartal ausgegeben?', 'Ausgaben Q1 2026', 'Gesamtkosten 1. Quartal 2026'],
    fr: ['Combien avons-nous dépensé au premier trimestre ?', 'dépenses T1 2026'],
  },
  {
    kind: 'spent in the last days',
    expected: (all) => spent(all.filter(dated('2026-05-18', '2026-06-17'))),
    en: ['How much did I spend in the last 30 days?', 'spending past 30 days', 'costs over the previous 30 days'],
    de: ['Ausgaben der letzten 30 Tage', 'Wie viel habe ich in den letzten 30 Tagen ausgegeben'],
    fr: ['Combien ai-je dépensé ces 30 derniers jours ?', 'dépenses des 30 derniers jours'],
  },
  {
    kind: 'spent at a seller in a time',
    expected: (all) => spent(all.filter(from('Northwind Tools Ltd')).filter(dated('2025-01-01', '2025-12-31'))),
    en: [
      'Northwind Tools 2025 total',
      'How much did Northwind Tools Ltd charge us in 2025?',
      'what did I pay northwind tools limited last year',
      'spend with northwind tools from January 2025 to December 2025',
      'How much was billed by Northwind Tools between 2025-01-01 and 2025-12-31?',
    ],
    de: [
      'Wie viel hat Northwind Tools 2025 berechnet?',
      'ausgaben bei northwind tools letztes jahr',
      'Was haben wir vom 1.1.2025 bis 31.12.2025 an Northwind Tools gezahlt?',
    ],
    fr: ['Combien Northwind Tools nous a facturé en 2025 ?', "dépenses northwind tools l'année dernière"],
  },
  {
    kind: 'tax',
    expected: (all) =>
      amounts(
        all.filter(from('Stadtwerke Lindau AG')).filter(dated('2025-01-01', '2025-12-31')),
        (one) => sign(one) * one.tax,
      ),
    en: [
      'How much VAT was charged by Stadtwerke Lindau in 2025?',
      'tax paid to stadtwerke lindau 2025',
      'vat stadtwerke lindau ag in 2025',
      'What is the total tax on Stadtwerke Lindau invoices for 2025',
    ],
    de: [
      'Wie viel Mehrwertsteuer war 2025 bei Stadtwerke Lindau enthalten?',
      'MwSt Stadtwerke Lindau 2025',
      'Summe der Umsatzsteuer von Stadtwerke Lindau im Jahr 2025',
    ],
    fr: ['Combien de TVA Stadtwerke Lindau en 2025 ?', 'TVA facturée par Stadtwerke Lindau en 2025'],
  },
  {
    kind: 'net',
    expected: (all) => amounts(all.filter(from('Transports Moreau SA')), (one) => sign(one) * one.net),
    en: [
      'net spend transports moreau',
      'How much did we spend at Transports Moreau excluding VAT?',
      'What did I pay Transports Moreau SA before tax?',
      'transports moreau total net of tax',
    ],
    de: [
      'Nettoausgaben bei Transports Moreau',
      'Wie viel haben wir bei Transports Moreau ohne MwSt ausgegeben?',
      'transports moreau netto gesamt',
    ],
    fr: ['Combien avons-nous dépensé HT chez Transports Moreau ?', 'dépenses hors taxes Transports Moreau'],
  },
  {
    kind: 'average',
    expected: (all) => {
      const own = all.filter(from('Helvetia Software AG')).filter(isInvoice);
      return { amounts: { CHF: Math.round(own.reduce((sum, { total }) => sum + total, 0) / own.length) } };
    },
    en: [
      'average invoice amount helvetia software',
      "What's the average bill from Helvetia Software?",
      'mean invoice value of Helvetia Software AG',
      'On average, how much is an invoice from Helvetia Software AG?',
    ],
    de: [
      'Durchschnittlicher Rechnungsbetrag Helvetia Software',
      'Wie hoch ist eine Rechnung von Helvetia Software im Schnitt?',
      'durchschnitt helvetia software rechnungen',
    ],
    fr: ['Montant moyen des factures de Helvetia Software', 'facture moyenne helvetia software'],
  },
  {
    kind: 'by month',
    expected: (all) => {
      const own = all.filter(from('Stadtwerke Lindau AG')).filter(dated('2026-01-01', '2026-06-17'));
      const sums = new Map<string, number>();
      for (const one of own)
        sums.set(one.date.slice(0, 7), (sums.get(one.date.slice(0, 7)) ?? 0) + sign(one) * one.total);
      return { groups: [...sums].sort().map(([month, sum]): [string, number] => [month, sum]) };
    },
    en: [
      'monthly spend at stadtwerke lindau this year',
      'Break down Stadtwerke Lindau spending by month for this year',
      'stadtwerke lindau costs per month in 2026',
      'Show me what we spent with Stadtwerke Lindau each month this year',
    ],
    de: [
      'Ausgaben bei Stadtwerke Lindau pro Monat in diesem Jahr',
      'monatliche Kosten Stadtwerke Lindau 2026',
      'Stadtwerke Lindau: Ausgaben nach Monaten dieses Jahr',
    ],
    fr: ['Dépenses par mois chez Stadtwerke Lindau cette année', 'dépenses mensuelles stadtwerke lindau en 2026'],
  },
  {
    kind: 'top sellers',
    expected: (all) => {
      const own = all.filter(({ currency, date }) => currency === 'EUR' && date.startsWith('2025'));
      const sums = new Map<string, [string, number]>();
      for (const one of own)
        sums.set(key(one.seller), [one.seller, (sums.get(key(one.seller))?.[1] ?? 0) + sign(one) * one.total]);
      return { groups: [...sums.values()].sort((a, b) => b[1] - a[1]).slice(0, 3) };
    },
    en: [
      'top 3 suppliers 2025 in EUR',
      'Who are our three biggest vendors by spend in euros in 2025?',
      'Which 3 sellers did we spend the most with in 2025, EUR only?',
      'list the 3 largest suppliers in EUR for 2025',
    ],
    de: [
      'Top 3 Lieferanten 2025 in Euro',
      'Bei welchen 3 Lieferanten haben wir 2025 am meisten in EUR ausgegeben?',
      'die drei größten Lieferanten 2025 in EUR',
    ],
    fr: ['Top 3 des fournisseurs en euros en 2025', 'Quels sont les 3 plus gros fournisseurs de 2025 en EUR ?'],
  },
  {
    kind: 'compare periods',
    expected: (all) => {
      const of = (first: string, last: string) =>
        all
          .filter(from('Acme Consulting Ltd'))
          .filter(dated(first, last))
          .reduce((sum, one) => sum + sign(one) * one.total, 0);
      return {
        groups: [
          ['2025', of('2025-01-01', '2025-12-31')],
          ['2026', of('2026-01-01', '2026-12-31')],
        ],
      };
    },
    en: [
      'compare acme consulting 2025 and 2026',
      'Acme Consulting 2025 vs 2026',
      'How does our spending at Acme Consulting in 2025 compare to 2026?',
    ],
    de: ['Vergleiche Acme Consulting 2025 mit 2026', 'Ausgaben Acme Consulting 2025 gegenüber 2026'],
    fr: ['Compare les dépenses Acme Consulting 2025 et 2026', 'acme consulting 2025 contre 2026'],
  },
  {
    kind: 'share',
    expected: (all) => {
      const inTime = all.filter(dated('2025-01-01', '2025-12-31')).filter(({ currency }) => currency === 'GBP');
      const of = (list: typeof inTime) => list.reduce((sum, one) => sum + sign(one) * one.total, 0);
      return { says: [((of(inTime.filter(from('Harbour Print & Sign Ltd'))) / of(inTime)) * 100).toFixed(1)] };
    },
    en: [
      'what share of our 2025 spend goes to Harbour Print & Sign?',
      'percentage of 2025 spending that went to harbour print & sign ltd',
    ],
    de: ['Welchen Anteil an den Ausgaben 2025 hat Harbour Print & Sign?'],
    fr: ['Quelle part des dépenses 2025 va à Harbour Print & Sign ?'],
  },
];
