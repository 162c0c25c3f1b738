import { type LedgerDocument, ledger } from '../../ledger.ts';
import { from, ids, isInvoice, type QuestionKind } from '../question.ts';

const lines = (all: readonly LedgerDocument[], words: RegExp) =>
  all.flatMap((one) =>
    one.lines.filter(({ description }) => words.test(description)).map((line) => ({ ...line, one })),
  );
const money = (cents: number) => (cents / 100).toFixed(2);
const newest = (all: readonly LedgerDocument[], words: RegExp) =>
  lines(all, words).sort((a, b) => (a.one.date < b.one.date ? 1 : -1))[0]!;

const stored = ledger();
const PAPER = stored.find(from('Paperworks Inc'))!.number;
const ORDER = stored.filter(isInvoice).find(({ purchaseOrder }) => purchaseOrder !== null)!.purchaseOrder!;
const PART = stored.find(({ amountDue, total }) => amountDue !== null && amountDue > 0 && amountDue < total)!.number;

export const ITEMS: readonly QuestionKind[] = [
  {
    kind: 'quantity',
    expected: (all) => ({
      says: [
        String(
          lines(
            all.filter(({ type, date }) => type !== 'credit_note' && date.startsWith('2025')),
            /^banner/i,
          ).reduce((sum, { quantity }) => sum + quantity, 0),
        ),
      ],
    }),
    en: ['How many banners did we order in 2025?'],
    de: ['Wie viele Banner haben wir 2025 bestellt?'],
    fr: ['Combien de Banner avons-nous commandés en 2025 ?'],
  },
  {
    kind: 'latest price',
    expected: (all) => ({
      says: [
        money(
          newest(
            all.filter(({ type }) => type !== 'credit_note'),
            /cloud hosting/i,
          ).unit,
        ),
      ],
    }),
    en: ['What was the latest unit price of cloud hosting?'],
    de: ['Was war der letzte Einzelpreis für Cloud hosting?'],
    fr: ['Quel était le dernier prix unitaire de Cloud hosting ?'],
  },
  {
    kind: 'lowest price',
    expected: (all) => ({
      says: [
        money(
          Math.min(
            ...lines(
              all.filter(({ type }) => type !== 'credit_note'),
              /copy paper/i,
            ).map(({ unit }) => unit),
          ),
        ),
      ],
    }),
    en: ['Lowest unit price we ever paid for copy paper?', 'cheapest price of copy paper'],
    de: ['Was war der niedrigste Preis für Copy paper?'],
    fr: ['Quel est le prix le plus bas payé pour Copy paper ?'],
  },
  {
    kind: 'average price',
    expected: (all) => {
      const own = lines(
        all.filter(({ type }) => type !== 'credit_note'),
        /lawn care/i,
      );
      return { says: [money(Math.round(own.reduce((sum, { unit }) => sum + unit, 0) / own.length))] };
    },
    en: ['average unit price of lawn care'],
    de: ['durchschnittlicher Einzelpreis von Lawn care'],
    fr: ['prix unitaire moyen de Lawn care'],
  },
  {
    kind: 'who sells it',
    expected: () => ({ says: ['Green Leaf Gardens'] }),
    en: ['From whom do we get hedge trimming?'],
    de: ['Bei wem kaufen wir Hedge trimming?'],
    fr: ['Qui nous vend Hedge trimming ?'],
  },
  {
    kind: 'last bought',
    expected: (all) => ({
      says: [
        String(
          Number(
            newest(
              all.filter(({ type }) => type !== 'credit_note'),
              /vinyl lettering/i,
            ).one.date.slice(8),
          ),
        ),
        newest(
          all.filter(({ type }) => type !== 'credit_note'),
          /vinyl lettering/i,
        ).one.date.slice(0, 4),
      ],
    }),
    en: ['When did we last buy vinyl lettering?'],
    de: ['Wann haben wir zuletzt Vinyl lettering gekauft?'],
    fr: ['Quand avons-nous acheté Vinyl lettering pour la dernière fois ?'],
  },
  {
    kind: 'lines of a document',
    expected: (all) => ({ says: all.find(from('Paperworks Inc'))!.lines.map(({ description }) => description) }),
    en: [`What items are on invoice ${PAPER}?`],
    de: [`Welche Positionen stehen auf Rechnung ${PAPER}?`],
    fr: [`Quels articles figurent sur la facture ${PAPER} ?`],
  },
  {
    kind: 'spent on an item in a time',
    expected: (all) => ({
      says: [
        money(
          lines(
            all.filter(({ date }) => date.startsWith('2025')),
            /heizungswartung/i,
          ).reduce((sum, { total, one }) => sum + (one.type === 'credit_note' ? -total : total), 0),
        ),
      ],
    }),
    en: ['2025 costs for Heizungswartung'],
    de: ['Was haben wir 2025 für Heizungswartung bezahlt?'],
    fr: ['Combien a coûté Heizungswartung en 2025 ?'],
  },
  {
    kind: 'item nobody sold',
    expected: () => ({ nothing: true }),
    en: ['How much did we spend on submarines?'],
    de: ['Wie viel haben wir für U-Boote ausgegeben?'],
    fr: ['Combien avons-nous dépensé pour des sous-marins ?'],
  },
  {
    kind: 'documents by words',
    expected: (all) =>
      ids(all.filter(({ lines: own }) => own.some(({ description }) => /workshop/i.test(description)))),
    en: ['Which documents mention "workshop"?'],
    de: ['In welchen Dokumenten kommt „Workshop“ vor?'],
    fr: ['Quels documents contiennent « workshop » ?'],
  },
  {
    kind: 'by purchase order',
    expected: (all) => ids([all.filter(isInvoice).find(({ purchaseOrder }) => purchaseOrder !== null)!]),
    en: [`Which invoice refers to ${ORDER}?`],
    de: [`Welche Rechnung gehört zur Bestellung ${ORDER}?`],
    fr: [`Quelle facture correspond à la commande ${ORDER} ?`],
  },
  {
    kind: 'left to pay of one',
    expected: (all) => {
      const part = all.find(({ amountDue, total }) => amountDue !== null && amountDue > 0 && amountDue < total)!;
      return { says: [money(part.amountDue!)] };
    },
    en: [`How much is left to pay on ${PART}?`],
    de: [`Wie viel ist bei ${PART} noch zu zahlen?`],
    fr: [`Combien reste-t-il à payer sur ${PART} ?`],
  },
];
