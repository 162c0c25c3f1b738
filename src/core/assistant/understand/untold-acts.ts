import type { Language, Plan } from '../plan.ts';
import type { Said } from './concepts.ts';
import { type Span, spansOf } from './spans.ts';
import { wordPattern } from './word-pattern.ts';

/**
 * What people do with invoices, which no invoice tells: who ordered or signed, on which day something was paid, what
 * an own customer is charged. The words are plain ones elsewhere ("ordered from Acme", "our customer number"), so that
 * they are looked at with who does it.
 */
const ACTS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '(?:who|whom|which (?:colleague|person|one of us))(?: (?:has|have|had|in here|here|of us|actually|usually))* (?:order(?:ed|s)|buys|bought|purchase[ds]|request(?:ed|s)|sign(?:ed|s)|receive[ds]|got|uses?|used|needs?|needed|handle[ds]|book(?:ed|s)|keeps|kept|spent|spends)',
    '(?:when|on (?:what|which) (?:day|date)) (?:did|have|has|had|was|were) .{0,50}(?:pay|paid|settled?|transfer(?:red)?|wired?|remit(?:ted)?)',
    '(?:my|our) (?:own )?(?:clients?|customers?)(?! (?:numbers?|ids?|accounts?|nos?))',
    '(?:has|have|had|did|does|do|is|was) (?:the |my |our )?(?:boss|accountants?|bookkeepers?|tax advis[eo]rs?|auditors?|manager|colleagues?|assistant|secretary)',
  ],
  de: [
    'rechne?n? .{0,60} um(?=[?.! ]*$)',
    'wer(?: (?:hat|hatte|haben|von uns|bei uns))* .{0,40}(?:bestellt|gekauft|angefordert|unterschrieben|erhalten|bekommen|gebraucht|gebucht|ausgegeben)',
    'wann (?:hab\\w*|hat|hatten|wurde\\w*|ist|sind) .{0,60}(?:bezahlt|gezahlt|überwiesen|beglichen)(?! (?:werden|sein))',
    '(?:meine|unsere)[nrsm]? (?:eigenen )?kunden?(?!nummer)',
    '(?:hat|haben|hatte|macht|ist|war|wird) (?:der |die |mein |meine |unser |unsere )?(?:chef|chefin|steuerberater|steuerberaterin|buchhalter|buchhalterin|buchhaltung|prüfer|wirtschaftsprüfer|kollege|kollegin|kollegen|sekretariat)',
  ],
  fr: [
    'qui(?: (?:a|ont|avait|chez nous|de nous))* (?:commandé|acheté|demandé|signé|reçu|utilisé|dépensé|saisi|comptabilisé)',
    '(?:quand|à quelle date|quel jour) .{0,50}(?:payé|réglé|versé|viré)(?!e)',
    '(?:mes|nos|notre|mon) clients?',
    '(?:a|ont|avait|fait) (?:le |la |mon |ma |notre )?(?:patron|patronne|comptable|expert-comptable|chef|collègues?|secrétaire|auditeur)',
  ],
};

/** Those of them that a plan cannot carry. */
export function untoldActs(said: Said, { wish, language }: Plan): Span[] {
  if (wish.kind === 'field' && wish.labels.some((label) => /CUSTOMER|DUE/.test(label))) return [];
  return ACTS[language].flatMap((source) => spansOf(said.text, wordPattern(source)));
}
