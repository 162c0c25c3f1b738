import { LEDGER_TODAY } from '../ledger.ts';
import { amounts, from, ids, isUnpaid, left, type QuestionKind } from './question.ts';

const isOverdue = (due: string | null) => due !== null && due < LEDGER_TODAY;

export const PAYMENTS: readonly QuestionKind[] = [
  {
    kind: 'overdue list',
    expected: (all) => ids(all.filter(isUnpaid).filter(({ due }) => isOverdue(due))),
    en: [
      'overdue invoices',
      'which bills are past due?',
      'show me everything that is overdue',
      'What should have been paid already?',
      'do we have any overdue invoices',
      'list late invoices',
    ],
    de: [
      'überfällige Rechnungen',
      'Welche Rechnungen sind bereits überfällig?',
      'zeig mir alle ueberfaelligen rechnungen',
      'haben wir überfällige rechnungen?',
    ],
    fr: ['factures en retard', 'Quelles factures sont échues ?', 'ai-je des factures en retard de paiement ?'],
  },
  {
    kind: 'owed in total',
    expected: (all) => amounts(all.filter(isUnpaid), left),
    en: [
      'how much do we owe in total?',
      'outstanding amount',
      'what is our total outstanding balance?',
      'sum of unpaid invoices',
      'how much is still to pay',
    ],
    de: ['Wie viel schulden wir insgesamt?', 'offene Beträge gesamt', 'Summe der unbezahlten Rechnungen'],
    fr: ['Combien devons-nous au total ?', 'montant total des factures impayées', 'quel est le reste à payer ?'],
  },
  {
    kind: 'owed to a seller',
    expected: (all) => amounts(all.filter(isUnpaid).filter(from('Acme Consulting Ltd')), left),
    en: [
      'how much do i owe acme consulting',
      'What is outstanding with Acme Consulting Ltd?',
      'unpaid amount acme consulting',
      'open balance for Acme Consulting',
    ],
    de: [
      'Wie viel schulden wir Acme Consulting?',
      'offener Betrag bei Acme Consulting',
      'was steht bei acme consulting noch aus',
    ],
    fr: ['Combien dois-je à Acme Consulting ?', 'montant impayé Acme Consulting'],
  },
  {
    kind: 'overdue sum',
    expected: (all) =>
      amounts(
        all.filter(isUnpaid).filter(({ due, currency }) => isOverdue(due) && currency === 'EUR'),
        left,
      ),
    en: ['total of overdue invoices in EUR', 'How much is overdue in euros?', 'overdue amount EUR'],
    de: ['Wie viel ist in EUR überfällig?', 'Summe der überfälligen Rechnungen in Euro'],
    fr: ['Quel montant est en retard en EUR ?', 'total des factures en retard en euros'],
  },
  {
    kind: 'due soon',
    expected: (all) =>
      ids(all.filter(isUnpaid).filter(({ due }) => due !== null && due >= LEDGER_TODAY && due <= '2026-07-17')),
    en: [
      'what is due in the next 30 days?',
      'invoices due within 30 days',
      'which bills fall due in the coming 30 days',
      'upcoming payments next 30 days',
    ],
    de: [
      'Was ist in den nächsten 30 Tagen fällig?',
      'Rechnungen fällig innerhalb von 30 Tagen',
      'welche rechnungen werden in den nächsten 30 tagen fällig',
    ],
    fr: ["Qu'est-ce qui arrive à échéance dans les 30 prochains jours ?", 'factures à payer dans les 30 jours'],
  },
  {
    kind: 'due in a month',
    expected: (all) => ids(all.filter(isUnpaid).filter(({ due }) => due?.startsWith('2026-07'))),
    en: ['which invoices are due in July?', 'due next month', 'what has to be paid in July 2026'],
    de: ['Welche Rechnungen sind im Juli fällig?', 'fällig nächsten Monat'],
    fr: ['Quelles factures arrivent à échéance en juillet ?', 'échéances du mois prochain'],
  },
  {
    kind: 'unpaid of a seller',
    expected: (all) => ids(all.filter(isUnpaid).filter(from('Northwind Tools Ltd'))),
    en: [
      'unpaid invoices from Northwind Tools',
      'Which Northwind Tools bills are still open?',
      'show open northwind tools invoices',
      "what haven't we paid to Northwind Tools Ltd yet?",
    ],
    de: [
      'Unbezahlte Rechnungen von Northwind Tools',
      'welche rechnungen von northwind tools sind noch offen',
      'offene Rechnungen Northwind Tools Ltd',
    ],
    fr: ['Factures impayées de Northwind Tools', 'quelles factures de northwind tools ne sont pas encore payées ?'],
  },
  {
    kind: 'which of them are overdue',
    after: {
      en: 'Show unpaid invoices from Northwind Tools',
      de: 'Zeige unbezahlte Rechnungen von Northwind Tools',
      fr: 'Montre les factures impayées de Northwind Tools',
    },
    expected: (all) =>
      ids(
        all
          .filter(isUnpaid)
          .filter(from('Northwind Tools Ltd'))
          .filter(({ due }) => isOverdue(due)),
      ),
    en: ['which of them are overdue?', 'only the overdue ones', 'and which are past due?'],
    de: ['welche davon sind überfällig?', 'nur die überfälligen'],
    fr: ['lesquelles sont en retard ?', 'seulement celles en retard'],
  },
  {
    kind: 'and in another month',
    after: {
      en: 'How much did we spend in March 2026?',
      de: 'Wie viel haben wir im März 2026 ausgegeben?',
      fr: 'Combien avons-nous dépensé en mars 2026 ?',
    },
    expected: (all) =>
      amounts(
        all.filter(({ date }) => date.startsWith('2026-04')),
        (one) => (one.type === 'credit_note' ? -one.total : one.total),
      ),
    en: ['and in April?', 'what about april', 'same for April 2026', 'April?'],
    de: ['und im April?', 'wie sieht es im april aus', 'April 2026?'],
    fr: ['et en avril ?', 'et pour avril 2026 ?'],
  },
  {
    kind: 'and net',
    after: {
      en: 'How much did we spend at Bergmann in 2025?',
      de: 'Wie viel haben wir 2025 bei Bergmann ausgegeben?',
      fr: 'Combien avons-nous dépensé chez Bergmann en 2025 ?',
    },
    expected: (all) =>
      amounts(
        all.filter(from('Bergmann Bürobedarf GmbH')).filter(({ date }) => date.startsWith('2025')),
        (one) => (one.type === 'credit_note' ? -one.net : one.net),
      ),
    en: ['and net?', 'excluding VAT?', 'and without tax'],
    de: ['und netto?', 'ohne MwSt?'],
    fr: ['et hors taxes ?', 'et HT ?'],
  },
  {
    kind: 'except a seller',
    expected: (all) =>
      amounts(
        all.filter((one) => one.date.startsWith('2025') && one.currency === 'GBP' && !from('Northwind Tools Ltd')(one)),
        (one) => (one.type === 'credit_note' ? -one.total : one.total),
      ),
    en: [
      'How much did we spend in GBP in 2025 except at Northwind Tools?',
      'GBP spend 2025 excluding Northwind Tools',
      'spending in pounds 2025 without Northwind Tools Ltd',
    ],
    de: [
      'Ausgaben in GBP 2025 außer bei Northwind Tools',
      'Wie viel haben wir 2025 in GBP ohne Northwind Tools ausgegeben?',
    ],
    fr: [
      'Dépenses en GBP en 2025 sauf Northwind Tools',
      'combien avons-nous dépensé en GBP en 2025 hors Northwind Tools ?',
    ],
  },
];
