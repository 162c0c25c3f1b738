import type { Language, Plan } from '../../plan.ts';
import { type Span, spansOf } from '../text/spans.ts';
import { wordsOf } from '../text/word-pattern.ts';
import type { Said } from '../words/concepts.ts';

/**
 * What people do with invoices, which no invoice tells: who ordered or signed, on which day something was paid, what
 * an own customer is charged. The words are plain ones elsewhere ("ordered from Acme", "our customer number"), so that
 * they are looked at with who does it.
 */
const ACTS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '(?:who|whom|which (?:colleague|person|one of us))(?: (?:has|have|had|in here|here|of us|actually|usually))* (?:order(?:ed|s)|request(?:ed|s)|sign(?:ed|s)|uses?|used|needs?|needed|handle[ds]|book(?:ed|s)|keeps|kept|spent|spends)',
    '(?:when|on (?:what|which) (?:day|date)) (?:did|have|has|had|was|were) .{0,50}(?:pay|paid|settled?|transfer(?:red)?|wired?|remit(?:ted)?)',
    '(?:charge|bill|invoice|sell)(?:e?d)? (?:to )?(?:my|our) (?:own )?(?:clients?|customers?)',
  ],
  de: [
    'rechne?n? .{0,60} um(?=[?.! ]*$)',
    'wer(?: (?:hat|hatte|haben|von uns|bei uns))* .{0,40}(?:bestellt|angefordert|unterschrieben|gebraucht|gebucht|ausgegeben)',
    'wann (?:hab\\w*|hat|hatten|wurde\\w*|ist|sind) .{0,60}(?:bezahlt|gezahlt|überwiesen|beglichen)(?! (?:werden|sein))',
    '(?:meinen|unseren) (?:eigenen )?kunden .{0,20}(?:berechne\\w*|verrechne\\w*|verlange\\w*)',
  ],
  fr: [
    'qui(?: (?:a|ont|avait|chez nous|de nous))* (?:commandé|demandé|signé|utilisé|dépensé|saisi|comptabilisé)',
    '(?:quand|à quelle date|quel jour) .{0,50}(?:payé|réglé|versé|viré)(?!e)',
    'facturer .{0,10}(?:mes|nos|mon|notre) clients?',
  ],
};
/** People who ask for figures elsewhere ("my boss wants to know"); what was bought of them may be told. */
const PEOPLE: Readonly<Record<Language, string>> = {
  en: '(?:has|have|had|did|does|do) (?:the |my |our )?(?:boss|accountants?|bookkeepers?|tax advis[eo]rs?|auditors?|manager|colleagues?|assistant|secretary)',
  de: '(?<=\\p{L} )(?<!(?:für|hallo|hi|hey|liebe[rs]?|geehrte[rs]?) (?:\\p{L}+ )?)(?:chefs?|chefin|steuerberaters?|steuerberaterin|buchhalters?|buchhalterin|prüfers?|wirtschaftsprüfers?|kollege[n]?|kollegin)',
  fr: "(?<=\\p{L}[ '])(?<!(?:pour|bonjour|salut|chère?|cher) (?:\\p{L}+ )?)(?:patron|patronne|comptable|expert-comptable|chef|collègues?|secrétaire|auditeur)",
};
/** The user's own customers, where no buyer is named or asked for. */
const CUSTOMERS: Readonly<Record<Language, string>> = {
  en: '(?:my|our) (?:own )?(?:clients?|customers?)(?! (?:numbers?|ids?|accounts?|nos?))',
  de: '(?:meine|unsere)[nrsm]? (?:eigenen )?kunden?(?!nummer)',
  fr: '(?:mes|nos|notre|mon) clients?',
};
/** Who bought it is the buyer, or whoever of them did: of a seller that is named its lines tell. */
const BUYING: Readonly<Record<Language, string>> = {
  en: '(?:who|which (?:colleague|person|one of us))(?: (?:has|have|had|of us))* (?:buys|bought|purchase[ds])',
  de: 'wer(?: (?:hat|hatte|haben|von uns|bei uns))* .{0,40}gekauft',
  fr: 'qui(?: (?:a|ont|avait|de nous))* acheté',
};

/** Those of them that a plan cannot carry. */
export function untoldActs(said: Said, { wish, where, language }: Plan): Span[] {
  if (wish.kind === 'field' && wish.labels.some((label) => /CUSTOMER|DUE/.test(label))) return [];
  const isOfBuyers =
    where.buyers !== undefined ||
    where.notBuyers !== undefined ||
    (wish.kind === 'names' && wish.dimension === 'buyer') ||
    (wish.kind === 'aggregate' && wish.by === 'buyer');
  const sources = [
    ...ACTS[language],
    ...(wish.kind === 'lines' ? [] : [PEOPLE[language]]),
    ...(isOfBuyers ? [] : [CUSTOMERS[language]]),
    ...(isOfBuyers || where.sellers ? [] : [BUYING[language]]),
  ];
  return sources.flatMap((source) => spansOf(said.text, wordsOf(source)));
}
