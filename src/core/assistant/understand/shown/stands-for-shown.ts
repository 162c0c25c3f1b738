import type { Language, Wish } from '../../plan.ts';
import { onceFor } from '../text/once-for.ts';
import { patternSource } from '../text/word-pattern.ts';
import type { Said } from '../words/concepts.ts';
import { namedFields } from '../words/read-fields.ts';

/** Pronouns where a noun could stand, with what may be said of invoices behind them, and nothing else. */
const PRONOUNS: Readonly<Record<Language, { subject: string; adverbs: string; said: string }>> = {
  en: {
    subject:
      '(?:are|were|is|was|have|has|do|does|did) (?:they|those|these|it|that|this|any|all)(?: of (?:them|those|these))?|how many (?:are|were|have)|which(?: ones)? (?:are|were)',
    adverbs: 'all|still|already|now|yet|currently|really|also|both|been|not|actually',
    said: 'overdue|unpaid|paid|due|late|past due|open|outstanding|settled|cost|costs|in total|together|altogether|come to|add up to',
  },
  de: {
    subject:
      '(?:ist|sind|war|waren|wird|werden|wurde|wurden|kostet|kosten|kostete|kosteten|ergibt|ergeben|macht|machen|hat|habe ich|haben wir|hab ich|haben|muss ich|müssen wir|muss man|soll ich|sollen wir) (?:sie|die|das|es|diese|dies|der|den|alle|alles|welche|eine)|wie ?vielen? (?:sind|waren|wurden|haben wir|habe ich|müssen wir|muss ich)|wie ?viele?(?= davon)|welche (?:sind|waren|wurden)',
    adverbs:
      'denn|noch|schon|bereits|jetzt|eigentlich|alle|auch|überhaupt|etwa|beide|wirklich|inzwischen|mittlerweile|nicht|dann|davon|im|in',
    said: 'überfällig|fällig|offen|unbezahlt|bezahlt|beglichen|gezahlt|verzug|rückstand|zu (?:be)?zahlen|(?:be)?zahlen|überweisen|begleichen|zusammen|insgesamt|gekostet|geschickt|gesendet|gestellt|ausgestellt',
  },
  fr: {
    subject:
      "(?:sont|est|etaient|etait|ont|seront|sera)-(?:elles?|ils?)|(?:elles?|ils?) (?:sont|est|ont|seront|sera)|c'est|c'était|(?:ça|cela) (?:fait|coûte)|(?:tout|toutes?) (?:est|sont)|est-ce que (?:c'est|tout est|elles sont|elle est)|combien(?: en)? (?:sont|restent)(?:-elles)?|lesquelles (?:sont|restent)",
    adverbs: 'toutes|tous|encore|déjà|bien|maintenant|vraiment|aussi|pas|non|été|en|à|au',
    said: 'retard|échues?|impayées?|payée?s?|réglée?s?|soldée?s?|dues?|dû|dus|ouvertes?|total|tout|ensemble|payer|régler|pour quand|de qui|échéance|pour quelle date',
  },
};

/** A noun with "the" that can be the one document alone that was shown. */
const THE_ONE: Readonly<Record<Language, { nouns: string; said: string }>> = {
  en: { nouns: 'the (?:invoice|bill|document)', said: PRONOUNS.en.said },
  de: { nouns: '(?:die|der|das|den) (?:rechnung|beleg|dokument)', said: PRONOUNS.de.said },
  fr: { nouns: '(?:la facture|le document)', said: PRONOUNS.fr.said },
};

/** What may stand in front of a field of which nothing else is said: "what is the VAT?". */
const LEADS: Readonly<Record<Language, string>> = {
  en: 'total|overall|and|s|what|whats|is|was|how|much|high|the|its|tell|me|show|give|ok|when|who',
  de: 'gesamte|und|was|wie|hoch|viel|ist|war|der|die|das|den|mir|zeig|zeige|nenn|nenne|sag|bitte|denn|ok|wann|wer|beträgt|lautet',
  fr: "total|totale|de|et|quel|quelle|est|était|le|la|l'|son|sa|quoi|combien|donne|montre|moi|dis|ok|quand|qui|à|combien s'élève|s'élève",
};

const patternsOf = onceFor((language: Language) => {
  const { subject, adverbs, said } = PRONOUNS[language];
  const bare = (head: string, behind: string) =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${patternSource(head)})(?![\\p{L}\\p{N}])(?:[\\s,]+(?:${patternSource(adverbs)})(?!\\p{L}))*(?:[\\s,]+(?:${patternSource(behind)})(?!\\p{L}))?[\\s?.!]*$`,
      'u',
    );
  return {
    pronoun: bare(subject, said),
    theOne: bare(THE_ONE[language].nouns, THE_ONE[language].said),
    // One sign at a time: a gap that could be cut up in many ways is tried in all of them, twice as many for each space.
    lead: new RegExp(`^(?:(?:${patternSource(LEADS[language])})(?!\\p{L})|[\\s,:'?.!])*$`, 'u'),
  };
});

/** "Are they overdue?", "was kosten die zusammen?", "c'est payé ?": a pronoun stands for what was shown before. */
export const standsForShown = (said: Said, language: Language): boolean =>
  (patternsOf(language).pronoun.test(said.text) || SINCE_WHEN.test(said.text)) && !NOUNS.some((noun) => said.has(noun));
/** And nothing else. */
const SINCE_WHEN = /^\s*(?:and |und |et )?(?:since when|for how long|seit wann|depuis quand)[\s?.!]*$/u;
const NOUNS = ['invoice', 'document', 'creditNote', 'receipt'] as const;

/** "Wann ist die Rechnung fällig?": the one that was shown. */
export const isTheOneShown = (said: Said, language: Language): boolean => patternsOf(language).theOne.test(said.text);

/** "And what is the VAT?", "wie hoch ist der Durchschnitt?": a field or an average, and nothing that it could be of. */
export function isBareField(said: Said, language: Language): boolean {
  const rest = said.without('average', 'median');
  const field = namedFields(rest).find(({ start, length }) => /^[\s?.!]*$/u.test(rest.text.slice(start + length)));
  const saysOne = field !== undefined || rest.text !== said.text;
  return saysOne && patternsOf(language).lead.test(rest.text.slice(0, field?.start));
}

/** "Überfällig?" behind one document: whether it is. */
export function isBareState(said: Said): boolean {
  const rest = said.without('paid', 'unpaid', 'overdue').text;
  return (
    rest !== said.text &&
    /^[\s?.!,]*(?:(?:and|und|et|already|schon|bereits|deja|still|noch|encore)[\s?.!,]*)*$/u.test(rest)
  );
}

/** A figure of tax or net, of an average, or how many are unpaid: of what, nothing says. */
export function isBareMeasure(said: Said, wish: Wish | null, language: Language): boolean {
  return wish?.kind === 'aggregate' && !wish.by && !wish.each && !wish.rank && isBareField(said, language);
}
