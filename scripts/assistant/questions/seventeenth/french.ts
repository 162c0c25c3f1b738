import { LEDGER_TODAY } from '../../ledger.ts';
import { money } from '../../store-ledger.ts';
import type { AskedOnce } from '../asked.ts';
import {
  CHF,
  EUR,
  GBP,
  hasDue,
  hasFailed,
  hasNoOrder,
  isDue,
  isOverdue,
  month,
  over,
  overdueFor,
  USD,
  year,
} from '../conditions.ts';
import { quarterOf, sellerOf } from '../groupings.ts';
import { full, invoice } from '../known-documents.ts';
import { duplicates, itemsOf, onDate, quantityOf, sellersWith, shareOf } from '../ledger-figures.ts';
import { dated, isUnpaid } from '../question.ts';
import {
  BERGMANN,
  CAFE,
  CONSULTING,
  DUBOIS,
  GARDENS,
  HARBOUR,
  HELVETIA,
  LINDAU,
  MOREAU,
  OCEAN,
  PAPERWORKS,
  ZEPHYR,
} from '../sellers.ts';
import {
  averageOf,
  countInvoices,
  eachBy,
  latest,
  listInvoices,
  listOf,
  netOf,
  nothing,
  owedOn,
  refuses,
  says,
  sides,
  smallest,
  spentOn,
  taxOf,
} from '../truths.ts';

const one = full.find(DUBOIS) ?? full.find(CAFE) ?? full.find(MOREAU) ?? full[1]!;
const moreau = invoice(MOREAU, hasDue);

export const FRENCH: readonly AskedOnce[] = [
  ['fr', 'spent', 'Combien avons-nous versé à Bergmann l’an dernier ?', spentOn(BERGMANN, year(2025))],
  ['fr', 'spent', 'Total des factures de Zephyr sur 2025', spentOn(ZEPHYR, year(2025))],
  [
    'fr',
    'spent',
    'on a dépensé combien en euros entre janvier et mars 2026 ?',
    spentOn(EUR, dated('2026-01-01', '2026-03-31')),
  ],
  ['fr', 'owed', 'Combien reste-t-il à payer à Acme Consulting ?', owedOn(CONSULTING)],
  ['fr', 'owed', 'total de nos dettes fournisseurs en dollars', owedOn(USD)],
  ['fr', 'overdue', 'mes factures échues depuis plus de 60 jours', listInvoices(overdueFor(61, 9999))],
  ['fr', 'overdue', 'à quels fournisseurs devons-nous de l’argent en retard, en francs ?', says('Helvetia')],
  ['fr', 'due', 'mes échéances fournisseurs des 30 prochains jours', listInvoices(isDue(LEDGER_TODAY, '2026-07-17'))],
  ['fr', 'due', 'que faut-il régler avant fin juin ?', listInvoices(isDue('2000-01-01', '2026-06-30'))],
  ['fr', 'lists', 'affiche-moi les factures ouvertes de Café Lumière', listInvoices(CAFE, isUnpaid)],
  ['fr', 'lists', 'factures Moreau supérieures à 3 000 €', listInvoices(MOREAU, over(300_000))],
  ['fr', 'lists', 'toutes les pièces de Blue Ocean en mai 2026', listOf(OCEAN, month('2026-05'))],
  ['fr', 'groups', 'top 3 des fournisseurs en euros en 2025', eachBy(sellerOf, { limit: 3 }, EUR, year(2025))],
  [
    'fr',
    'groups',
    'évolution trimestrielle des dépenses en livres 2025',
    eachBy(quarterOf('T'), { inOrder: true }, GBP, year(2025)),
  ],
  ['fr', 'tax', 'combien de TVA sur les factures Dubois de 2025', taxOf(DUBOIS, year(2025))],
  ['fr', 'net', 'dépenses HT chez Harbour Print en 2025', netOf(HARBOUR, year(2025))],
  ['fr', 'average', 'valeur moyenne des factures en francs en 2025', averageOf(CHF, year(2025))],
  [
    'fr',
    'share',
    'quel pourcentage des achats en dollars vient de Paperworks en 2025',
    says(shareOf(PAPERWORKS, USD, year(2025))),
  ],
  ['fr', 'counts', 'combien de factures avons-nous reçues de Helvetia au total', countInvoices(HELVETIA)],
  ['fr', 'counts', 'combien de fournisseurs différents en 2026', says(sellersWith(year(2026)))],
  ['fr', 'duplicates', 'une facture a-t-elle été facturée deux fois ?', duplicates],
  ['fr', 'checks', 'factures avec erreurs de calcul', listOf(hasFailed)],
  ['fr', 'missing', 'factures Blue Ocean sans bon de commande', listInvoices(OCEAN, hasNoOrder)],
  ['fr', 'ranked', 'les trois dernières factures Lindau', latest(3, LINDAU)],
  ['fr', 'ranked', 'la facture la moins chère de Green Leaf', smallest(1, GARDENS)],
  [
    'fr',
    'compare',
    'qui nous a coûté le plus en 2025, Dubois ou Moreau ?',
    sides(['Imprimerie', DUBOIS, year(2025)], ['Transports', MOREAU, year(2025)]),
  ],
  ['fr', 'items', 'quantité de plateaux repas achetés en 2025', says(quantityOf('Plateau repas', year(2025)))],
  ['fr', 'fields', `montant de la facture ${moreau.number}`, says(money(moreau.total))],
  ['fr', 'about one', 'échéance ?', onDate('fr', one.due!), undefined, one.id],
  ['fr', 'about one', 'qu’est-ce qu’on a acheté', itemsOf(one), undefined, one.id],
  [
    'fr',
    'goes on',
    'et celles en retard ?',
    listInvoices(CONSULTING, isOverdue),
    'factures impayées de Acme Consulting',
  ],
  ['fr', 'goes on', 'et en 2024 ?', spentOn(HARBOUR, year(2024)), 'dépenses Harbour Print 2025'],
  ['fr', 'not there', 'marge brute du mois', refuses],
  ['fr', 'not there', 'relance les clients en retard', refuses],
  ['fr', 'not there', 'combien avons-nous encaissé en mai', refuses],
  ['fr', 'not there', 'dépenses chez Leclerc', nothing],
];
