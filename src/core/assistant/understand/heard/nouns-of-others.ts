import type { Language } from '../../plan.ts';
import type { Reading } from '../reading.ts';
import { onceFor } from '../text/once-for.ts';
import { type Span, spansOf, within } from '../text/spans.ts';
import { wordPattern } from '../text/word-pattern.ts';

/**
 * Small words narrow a question where they stand as its nouns and adjectives: "invoices on hold", "spend for work", "good
 * invoices". Elsewhere they change nothing ("hold on", "does that work", "good, thanks").
 */
const NOUNS: Readonly<Record<Language, string | undefined>> = {
  en: '(?:for|with|by|in|on|at|without|under|through|per|off) (?:(?:the|an?|my|our|your|their|its|this|that|some|one|no|own|each|every) )*(?:holds?|work|hand|hands|name|notes?|times?|mind|use|need|compan(?:y|ies)|business(?:es)?|firms?|sides?|way|order|results?|answers?|questions?|help|share|state|deal|line|man|boss|someone|somebody|accounts?|cash|price|reports?|details?|overview)',
  de: 'für (?:(?:die|der|das|den|eine|meine|unsere[nr]?|unser) )*(?:arbeit|geschäft|betrieb|akten?|seite|sache|vorgang)|(?:mit|aus|auf|vom|unter|zum|von) (?:(?:der|dem|den|einem|einer|meinem|unserem) )*(?:akten?|vorgang|vorgänge|hand|konto|konten|sache|zeug|betrieb)',
  fr: '(?:pour|avec|sur|sous|selon) (?:(?:la|le|les|un|une|mon|ma|notre|son) )*(?:maison|boîte|comptes?|dossiers?|titre|besoins?|côté)',
};
/** Phrases with such nouns that narrow nothing. */
const PLAIN: Readonly<Record<Language, string>> = {
  en: 'by (?:the way|name)|at hand|in (?:my|our|your|the) (?:accounts?|reports?|overview|business|company|firm)|in (?:order (?:to|that)|question|details?|more detail|need of)|(?:with|in) (?:the |all )?details|for (?:the|my|our|this|that|an?) (?:boss|(?:\\p{L}+ )?reports?|overview|time being)|at (?:this|the present|the current) time|with (?:names?|an overview|your help|(?:any|which|each|every) (?:compan(?:y|ies)|business(?:es)?|firms?))|at (?:any|each|every|an?|one) (?:time|compan(?:y|ies)|business|firm)|(?:by|per|at|with|for) (?:each |every |the |that |this |one |an? )?(?:compan(?:y|ies)|firms?|business(?:es)?)(?= |[?.!]|$)(?! (?:paid|car|phone))|by (?:account|price|order)|for (?:the |a )?(?:price|order)|in (?:which|what) order',
  de: '(?!)',
  fr: '(?!)',
};
/** Right in front of what is listed or counted. */
const ADJECTIVES: Readonly<Record<Language, string | undefined>> = {
  en: '(?:urgent|good|great|nice|cool|best|worst|sure|split|broken|divided|handy|quick|work|working|order|cash|state|price|team|boss|interested|printed|generated|confirmed|highlighted|determined|selected|explained|searched|presented|returned|produced|refused|potential|particular|special)(?= (?:invoices?|bills?|documents?|receipts?|credit notes?))',
  de: undefined,
  fr: undefined,
};
/** Departments and countries, which are small words in small letters. */
const CAPITALS = /(?<![\p{L}\p{N}])(?:IT|US)(?![\p{L}\p{N}'’])(?! (?:dollars?|\$))/gu;

const patternsOf = onceFor((language: Language) => ({
  said: [NOUNS[language], ADJECTIVES[language]].filter((source) => source !== undefined).map((one) => wordPattern(one)),
  plain: wordPattern(PLAIN[language]),
}));

/** Such words where no other part of the plan was read from them. */
export function nounsOfOthers(
  { message, dictionary: { language } }: Reading,
  text: string,
  heard: readonly Span[],
): Span[] {
  const { said, plain: allowed } = patternsOf(language);
  const plain = spansOf(text, allowed);
  const isShouted = message === message.toUpperCase();
  return [
    ...said.flatMap((pattern) => spansOf(text, pattern)),
    ...(language === 'en' && !isShouted ? spansOf(message, CAPITALS) : []),
  ].filter((span) => ![...plain, ...heard].some((other) => within(span, other)));
}
