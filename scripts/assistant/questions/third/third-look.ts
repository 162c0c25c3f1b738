import { LEDGER_TODAY, type LedgerDocument } from '../../ledger.ts';
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
const refuses = () => ({ refuses: true as const });
const count = (all: readonly LedgerDocument[]) => ({ count: all.length });
const EUR = ({ currency }: LedgerDocument) => currency === 'EUR';
const latestFirst = (a: LedgerDocument, b: LedgerDocument) => (a.date < b.date ? 1 : -1);

/** Asked for the first time when all of the second look was known. */
export const THIRD: readonly QuestionKind[] = [
  {
    kind: 'expenses so far',
    expected: (all) => spent(all.filter(from('Blue Ocean Logistics LLC')).filter(dated('2026-01-01', LEDGER_TODAY))),
    en: ["What's our bill with Blue Ocean Logistics since New Year?", 'Blue Ocean Logistics expenditure year to date'],
    de: ['Wie viel ging seit Jahresbeginn an Blue Ocean Logistics?'],
    fr: ["Combien Blue Ocean Logistics nous a-t-il coûté depuis le début de l'année ?"],
  },
  {
    kind: 'half of a year',
    expected: (all) => spent(all.filter(EUR).filter(dated('2025-07-01', '2025-12-31'))),
    en: ['Total euros spent in H2 2025', 'EUR expenses, second half of 2025'],
    de: ['Ausgaben in Euro im 2. Halbjahr 2025'],
    fr: ['Dépenses en euros au second semestre 2025'],
  },
  {
    kind: 'number of credit notes of a seller',
    expected: (all) => count(all.filter(({ type }) => type === 'credit_note').filter(from('Paperworks Inc'))),
    en: ['How many refunds did Paperworks issue?', 'credit memos from Paperworks: how many?'],
    de: ['Wie viele Gutschriften kamen von Paperworks?'],
    fr: ["Combien d'avoirs de Paperworks ?"],
  },
  {
    kind: 'highest in a time',
    expected: (all) =>
      ids(
        all
          .filter(isInvoice)
          .filter(EUR)
          .filter(dated('2026-01-01', '2026-03-31'))
          .sort((a, b) => b.total - a.total)
          .slice(0, 1),
      ),
    en: ['What was the priciest EUR invoice of Q1 2026?', 'biggest euro bill in the first quarter'],
    de: ['Was war im ersten Quartal 2026 die teuerste Euro-Rechnung?'],
    fr: ['Quelle a été la facture en euros la plus chère du T1 2026 ?'],
  },
  {
    kind: 'smallest',
    expected: (all) =>
      ids(
        all
          .filter(isInvoice)
          .filter(({ currency }) => currency === 'USD')
          .sort((a, b) => a.total - b.total)
          .slice(0, 1),
      ),
    en: ['What is our tiniest USD invoice?', 'lowest dollar invoice ever'],
    de: ['Kleinste Rechnung in Dollar'],
    fr: ['Plus petite facture en dollars'],
  },
  {
    kind: 'three latest',
    expected: (all) => ids(all.filter(isInvoice).filter(from('Helvetia Software AG')).sort(latestFirst).slice(0, 3)),
    en: ['Give me the last three invoices from Helvetia Software', '3 most recent Helvetia Software bills'],
    de: ['Die letzten drei Rechnungen von Helvetia Software bitte'],
    fr: ['Les trois dernières factures de Helvetia Software'],
  },
  {
    kind: 'outstanding with a seller',
    expected: (all) => amounts(all.filter(isUnpaid).filter(from('Imprimerie Dubois SARL')), left),
    en: ["What's our balance with Imprimerie Dubois?", 'How much does Imprimerie Dubois still get from us?'],
    de: ['Wie hoch ist unser offener Saldo bei Imprimerie Dubois?', 'Was schulden wir Imprimerie Dubois noch?'],
    fr: ["Que devons-nous encore à l'Imprimerie Dubois ?"],
  },
  {
    kind: 'paid ones',
    expected: (all) =>
      count(
        all
          .filter(isInvoice)
          .filter((one) => left(one) <= 0)
          .filter(dated('2026-01-01', '2026-06-17')),
      ),
    en: ['How many of the 2026 invoices have been paid?', 'number of settled invoices this year'],
    de: ['Wie viele Rechnungen aus 2026 sind bezahlt?'],
    fr: ['Combien de factures de 2026 sont déjà réglées ?'],
  },
  {
    kind: 'between two sellers',
    expected: (all) =>
      spent(
        all.filter(in2025).filter((one) => from('Bergmann Bürobedarf GmbH')(one) || from('Stadtwerke Lindau AG')(one)),
      ),
    en: [
      'Spend at Bergmann Bürobedarf and Stadtwerke Lindau together in 2025',
      'combined 2025 spending with Stadtwerke Lindau and Bergmann Bürobedarf',
    ],
    de: ['Was haben wir 2025 bei Bergmann Bürobedarf und Stadtwerke Lindau zusammen ausgegeben?'],
    fr: ['Combien avons-nous dépensé en 2025 chez Bergmann Bürobedarf et Stadtwerke Lindau réunis ?'],
  },
  {
    kind: 'net of a month',
    expected: (all) => amounts(all.filter(EUR).filter(dated('2026-04-01', '2026-04-30')), (one) => sign(one) * one.net),
    en: ['net EUR spend in April', 'What did we spend in April in euros before tax?'],
    de: ['Nettoausgaben in Euro im April'],
    fr: ['dépenses HT en euros en avril'],
  },
  {
    kind: 'without VAT stated',
    expected: (all) => count(all.filter(isInvoice).filter(({ tax, date }) => tax === 0 && date.startsWith('2025'))),
    en: ['How many 2025 invoices show no VAT?', 'number of invoices from 2025 without a tax amount'],
    de: ['Wie viele Rechnungen aus 2025 weisen keine Mehrwertsteuer aus?'],
    fr: ['Combien de factures de 2025 sont sans montant de TVA ?'],
  },
  {
    kind: 'with an IBAN of a seller',
    expected: (all) =>
      count(
        all
          .filter(isInvoice)
          .filter(from('Müller & Söhne KG'))
          .filter(({ iban }) => iban === null),
      ),
    en: ['How many Müller & Söhne invoices have no IBAN?'],
    de: ['Bei wie vielen Rechnungen von Müller & Söhne fehlt die IBAN?'],
    fr: ['Combien de factures de Müller & Söhne sont sans IBAN ?'],
  },
  {
    kind: 'due tomorrow and the like',
    expected: (all) =>
      ids(all.filter(isUnpaid).filter(({ due }) => due !== null && due >= '2026-06-22' && due <= '2026-06-28')),
    en: ['What falls due next week?', 'invoices payable next week'],
    de: ['Was ist nächste Woche zu zahlen?', 'Was wird nächste Woche fällig?'],
    fr: ["Qu'est-ce qui arrive à échéance la semaine prochaine ?"],
  },
  {
    kind: 'share by seller',
    expected: (all) => {
      const own = all.filter(in2025).filter(({ currency }) => currency === 'CHF');
      return own.every(from('Helvetia Software AG')) ? { says: ['100'] } : { says: ['%'] };
    },
    en: ["What is Helvetia Software's share of 2025 spending in CHF?"],
    de: ['Welcher Anteil der CHF-Ausgaben 2025 entfällt auf Helvetia Software?'],
    fr: ['Quelle est la part de Helvetia Software dans les dépenses 2025 en CHF ?'],
  },
  {
    kind: 'currencies used',
    expected: () => ({ says: ['EUR', 'USD', 'GBP', 'CHF'] }),
    en: ['Which currencies do our suppliers bill in?', 'list the currencies'],
    de: ['Welche Währungen kommen vor?'],
    fr: ['Quelles devises apparaissent ?'],
  },
  {
    kind: 'by seller in a time',
    expected: (all) => {
      const own = all.filter(dated('2026-05-01', '2026-05-31')).filter(({ currency }) => currency === 'GBP');
      const sums = new Map<string, number>();
      for (const one of own) sums.set(key(one.seller), (sums.get(key(one.seller)) ?? 0) + sign(one) * one.total);
      return { groups: [...sums].sort((a, b) => b[1] - a[1]) };
    },
    en: ['May spending in GBP, supplier by supplier', 'GBP costs per vendor for May'],
    de: ['GBP-Ausgaben im Mai je Lieferant'],
    fr: ['Dépenses de mai en GBP par fournisseur'],
  },
  {
    kind: 'when was the first',
    expected: (all) =>
      ids(
        all
          .filter(isInvoice)
          .filter(from('Green Leaf Gardens Ltd'))
          .sort((a, b) => -latestFirst(a, b))
          .slice(0, 1),
      ),
    en: [
      'Since when do we get invoices from Green Leaf Gardens?',
      'When did we receive our very first Green Leaf Gardens invoice?',
    ],
    de: ['Von wann ist die erste Rechnung von Green Leaf Gardens?'],
    fr: ['De quand date la première facture de Green Leaf Gardens ?'],
  },
  {
    // A trap until sums of the first few were learnt.
    kind: 'sum of the largest',
    expected: (all) =>
      amounts(
        all
          .filter(isInvoice)
          .filter(EUR)
          .sort((a, b) => b.total - a.total)
          .slice(0, 3),
        ({ total }) => total,
      ),
    en: ['Sum of the three largest EUR invoices'],
    de: ['Summe der drei größten EUR-Rechnungen'],
    fr: ['Somme des trois plus grosses factures en EUR'],
  },
  {
    kind: 'traps of wording',
    expected: refuses,
    en: [
      'Which supplier got cheaper this year?',
      'How long do we take to pay Bergmann Bürobedarf on average?',
      'How many invoices are half paid?',
      'Is our spending at Paperworks going up?',
      'How many invoices came from new suppliers in 2026?',
      'Which invoices have the same total?',
      'Spend per employee in 2025',
      'How much would we have saved with early payment discounts?',
      'invoices with more than three line items',
      'Which seller has the longest payment terms?',
      'How often was Paperworks late?',
    ],
    de: [
      'Welche Lieferanten sind 2026 neu dazugekommen?',
      'Wie lange brauchen wir im Schnitt bis zur Zahlung?',
      'Rechnungen mit mehr als drei Positionen',
      'Welche Rechnungen haben denselben Betrag?',
      'Bei welchem Lieferanten sind die Ausgaben gesunken?',
    ],
    fr: [
      'Quels fournisseurs sont nouveaux en 2026 ?',
      'Factures de plus de trois lignes',
      'Quel fournisseur a baissé ses prix ?',
    ],
  },
  {
    kind: 'third follow-up: other currency',
    after: {
      en: 'How much did we spend in 2025 in EUR?',
      de: 'Wie viel haben wir 2025 in EUR ausgegeben?',
      fr: 'Combien avons-nous dépensé en 2025 en EUR ?',
    },
    expected: (all) => spent(all.filter(in2025).filter(({ currency }) => currency === 'CHF')),
    en: ['and in Swiss francs?', 'CHF?'],
    de: ['und in Franken?'],
    fr: ['et en francs suisses ?'],
  },
  {
    kind: 'third follow-up: how many invoices',
    after: {
      en: 'How much did we spend at Transports Moreau in 2025?',
      de: 'Wie viel haben wir 2025 bei Transports Moreau ausgegeben?',
      fr: 'Combien avons-nous dépensé chez Transports Moreau en 2025 ?',
    },
    expected: (all) => count(all.filter(isInvoice).filter(in2025).filter(from('Transports Moreau SA'))),
    en: ['how many invoices is that?', 'and how many invoices were those?'],
    de: ['wie viele Rechnungen sind das?'],
    fr: ['et ça fait combien de factures ?'],
  },
  {
    kind: 'third follow-up: show them',
    after: {
      en: 'How many invoices from Paperworks are unpaid?',
      de: 'Wie viele Rechnungen von Paperworks sind unbezahlt?',
      fr: 'Combien de factures de Paperworks sont impayées ?',
    },
    expected: (all) => ids(all.filter(isUnpaid).filter(from('Paperworks Inc'))),
    en: ['show them', 'which ones?'],
    de: ['welche sind das?', 'zeig sie mir'],
    fr: ['lesquelles ?', 'montre-les'],
  },
];
