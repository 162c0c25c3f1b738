import { dated, from, ids, isInvoice, type QuestionKind } from './question.ts';

export const DOCUMENTS: readonly QuestionKind[] = [
  {
    kind: 'count of a seller',
    expected: (all) => ({ count: all.filter(from('Imprimerie Dubois SARL')).filter(isInvoice).length }),
    en: [
      'How many invoices from Imprimerie Dubois do we have?',
      'number of invoices imprimerie dubois',
      'count bills by Imprimerie Dubois SARL',
      'how often did imprimerie dubois invoice us',
      'How many times has Imprimerie Dubois billed us?',
    ],
    de: [
      'Wie viele Rechnungen haben wir von Imprimerie Dubois?',
      'Anzahl Rechnungen Imprimerie Dubois',
      'wieviele rechnungen gibt es von imprimerie dubois sarl',
    ],
    fr: ['Combien de factures avons-nous de Imprimerie Dubois ?', "nombre de factures d'Imprimerie Dubois"],
  },
  {
    kind: 'count in a time',
    expected: (all) => ({ count: all.filter(isInvoice).filter(dated('2026-05-01', '2026-05-31')).length }),
    en: [
      'How many invoices were issued in May 2026?',
      'invoices in may: how many?',
      'number of bills last month',
      'count invoices dated between 1 May 2026 and 31 May 2026',
    ],
    de: [
      'Wie viele Rechnungen gab es im Mai?',
      'Anzahl der Rechnungen letzten Monat',
      'wieviele rechnungen im mai 2026',
    ],
    fr: ['Combien de factures en mai ?', 'nombre de factures le mois dernier'],
  },
  {
    kind: 'count over an amount',
    expected: (all) => ({
      count: all.filter(isInvoice).filter(({ total, currency }) => currency === 'EUR' && total > 500_000).length,
    }),
    en: [
      'How many invoices are over 5,000 EUR?',
      'count of invoices above 5000 euros',
      'how many bills exceed €5,000?',
      'number of invoices larger than EUR 5k',
    ],
    de: [
      'Wie viele Rechnungen liegen über 5.000 EUR?',
      'Anzahl Rechnungen mehr als 5000 Euro',
      'wieviele rechnungen größer als 5.000,00 €',
    ],
    fr: ['Combien de factures dépassent 5 000 EUR ?', 'nombre de factures de plus de 5000 euros'],
  },
  {
    kind: 'list in a time',
    expected: (all) =>
      ids(all.filter(isInvoice).filter(from('Müller & Söhne KG')).filter(dated('2025-01-01', '2025-12-31'))),
    en: [
      'show me all invoices from Müller & Söhne in 2025',
      'list 2025 invoices of Müller & Söhne KG',
      'find muller & sohne bills from 2025',
      'which invoices did Müller & Söhne send in 2025?',
    ],
    de: [
      'Zeige alle Rechnungen von Müller & Söhne aus 2025',
      'Liste der Rechnungen Müller & Söhne KG 2025',
      'welche rechnungen kamen 2025 von mueller & soehne',
    ],
    fr: ['Montre les factures de Müller & Söhne de 2025', 'liste des factures Müller & Söhne en 2025'],
  },
  {
    kind: 'list between amounts',
    expected: (all) =>
      ids(
        all
          .filter(isInvoice)
          .filter(({ total, currency }) => currency === 'GBP' && total >= 100_000 && total <= 200_000),
      ),
    en: [
      'invoices between 1000 and 2000 GBP',
      'Show invoices from £1,000 to £2,000',
      'which bills are between 1,000 and 2,000 pounds?',
      'list all invoices with totals between GBP 1000 and GBP 2000',
    ],
    de: [
      'Rechnungen zwischen 1000 und 2000 GBP',
      'Welche Rechnungen liegen zwischen 1.000 und 2.000 Pfund?',
      'zeige rechnungen von 1000 bis 2000 gbp',
    ],
    fr: ['Factures entre 1000 et 2000 GBP', 'quelles factures sont entre 1 000 et 2 000 livres ?'],
  },
  {
    kind: 'largest',
    expected: (all) => {
      const own = all
        .filter(isInvoice)
        .filter(({ currency }) => currency === 'EUR')
        .sort((a, b) => b.total - a.total);
      return ids(own.slice(0, 1));
    },
    en: [
      'What is the largest EUR invoice?',
      'biggest invoice in euros',
      'highest invoice in EUR',
      'Which was the most expensive bill in EUR?',
      'show the single largest invoice in euro',
    ],
    de: ['Was ist die größte Rechnung in EUR?', 'höchste Rechnung in Euro', 'teuerste rechnung in eur'],
    fr: ['Quelle est la plus grande facture en EUR ?', 'facture la plus élevée en euros'],
  },
  {
    kind: 'latest of a seller',
    expected: (all) =>
      ids(
        all
          .filter(isInvoice)
          .filter(from('Blue Ocean Logistics LLC'))
          .sort((a, b) => (a.date < b.date ? 1 : -1))
          .slice(0, 1),
      ),
    en: [
      'latest invoice from Blue Ocean Logistics',
      'When was the last invoice from Blue Ocean Logistics?',
      'show the most recent blue ocean logistics bill',
      'what is the newest invoice of Blue Ocean Logistics LLC',
      'when did Blue Ocean Logistics last invoice us?',
    ],
    de: [
      'Neueste Rechnung von Blue Ocean Logistics',
      'Wann kam die letzte Rechnung von Blue Ocean Logistics?',
      'zeig die jüngste rechnung von blue ocean logistics',
    ],
    fr: ['Dernière facture de Blue Ocean Logistics', 'Quand a été émise la dernière facture de Blue Ocean Logistics ?'],
  },
  {
    kind: 'first of a seller',
    expected: (all) =>
      ids(
        all
          .filter(isInvoice)
          .filter(from('Zephyr Air Conditioning Co'))
          .sort((a, b) => (a.date > b.date ? 1 : -1))
          .slice(0, 1),
      ),
    en: [
      'first invoice from Zephyr Air Conditioning',
      'When did Zephyr Air Conditioning first bill us?',
      'oldest zephyr air conditioning invoice',
    ],
    de: ['Erste Rechnung von Zephyr Air Conditioning', 'älteste rechnung von zephyr air conditioning'],
    fr: ['Première facture de Zephyr Air Conditioning', 'la plus ancienne facture de zephyr air conditioning'],
  },
  {
    kind: 'without purchase order',
    expected: (all) => ({
      count: all
        .filter(isInvoice)
        .filter(dated('2026-01-01', '2026-06-17'))
        .filter(({ purchaseOrder }) => purchaseOrder === null).length,
    }),
    en: [
      'How many invoices this year have no purchase order number?',
      'count of 2026 invoices without PO number',
      'number of invoices this year missing a purchase order',
    ],
    de: ['Wie viele Rechnungen dieses Jahr haben keine Bestellnummer?', 'Anzahl Rechnungen 2026 ohne Bestellnummer'],
    fr: ['Combien de factures cette année sans numéro de commande ?', 'nombre de factures 2026 sans bon de commande'],
  },
  {
    kind: 'credit notes',
    expected: (all) => ({
      count: all.filter(({ type, date }) => type === 'credit_note' && date.startsWith('2025')).length,
    }),
    en: ['How many credit notes did we get in 2025?', 'credit notes 2025 count', 'number of credit notes last year'],
    de: ['Wie viele Gutschriften gab es 2025?', 'anzahl gutschriften letztes jahr'],
    fr: ['Combien d’avoirs en 2025 ?', "nombre d'avoirs l'année dernière"],
  },
  {
    kind: 'duplicates',
    expected: (all) => {
      const twice = all.filter((one) =>
        all.some((other) => other !== one && other.number === one.number && from(one.seller)(other)),
      );
      return ids(twice);
    },
    en: [
      'are there any duplicate invoices?',
      'did someone bill us twice',
      'show duplicates',
      'Which invoices are doubled?',
    ],
    de: ['Gibt es doppelte Rechnungen?', 'Duplikate anzeigen', 'welche rechnungen sind doppelt vorhanden'],
    fr: ['Y a-t-il des factures en double ?', 'montre les doublons'],
  },
  {
    kind: 'failed checks',
    expected: (all) => ids(all.filter(({ hasFailedCheck }) => hasFailedCheck)),
    en: [
      'which invoices have failing checks?',
      'show documents with failed checks',
      "invoices that don't add up",
      'Which bills have calculation errors?',
    ],
    de: [
      'Welche Rechnungen haben fehlgeschlagene Prüfungen?',
      'Rechnungen mit Fehlern',
      'bei welchen rechnungen stimmt die summe nicht',
    ],
    fr: ['Quelles factures ont des contrôles en échec ?', 'factures avec des erreurs de calcul'],
  },
  {
    kind: 'number of sellers',
    expected: () => ({ says: ['16'] }),
    en: ['how many suppliers do we have?', 'How many different vendors billed us?', 'number of sellers'],
    de: ['Wie viele Lieferanten haben wir?', 'anzahl der verkäufer'],
    fr: ['Combien de fournisseurs avons-nous ?', 'nombre de fournisseurs différents'],
  },
];
