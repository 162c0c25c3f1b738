import type { Language } from '../../plan.ts';
import type { QuestionScope } from '../question-scope.ts';
import { foldQuestion } from '../text/fold-question.ts';
import { onceFor } from '../text/once-for.ts';
import { patternSource } from '../text/word-pattern.ts';
import type { Dictionary } from '../words/dictionary.ts';

const TO: Readonly<Record<Language, string>> = { en: 'to', de: 'bis', fr: 'à' };
/** Behind these two years are no span of both: a number, a financial year, a season. */
const OTHERWISE: Readonly<Record<Language, string>> = {
  en: 'invoice|bill|document|number|no\\.?|nr\\.?|#|fy|cy|(?:fiscal|financial|tax|business|school|academic) years?|season|winter|order|po|contract|reference|ref\\.?|project|quote|offer',
  de: '(?:rechnung|beleg|dokument|gutschrift|bestellung|auftrag|angebot|vertrag|projekt|lieferschein)(?:s?(?:nummer|nr\\.?))?|nummer|nr\\.?|#|(?:geschäfts|wirtschafts|rechnungs|haushalts|fiskal|steuer|schul)jahr\\p{L}*|gj|wj|saison|winter',
  fr: "facture|document|numéro|n°|no\\.?|#|avoir|commande|contrat|devis|projet|référence|exercices?(?: fiscal| comptable)?|année (?:fiscale|comptable|scolaire)|saison|hiver|l'hiver",
};
/** So many years are a span; more are a number. */
const MOST_YEARS = 10;

const behindOthers = onceFor(({ language, time }: Dictionary) => {
  const parts = [...time.quarters, ...time.halves, ...Object.keys(time.months)].map(patternSource).join('|');
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${patternSource(OTHERWISE[language])}|${parts}|\\d{1,2})(?:\\s+(?:no\\.?|nr\\.?|of|de|du|des))?[\\s:,.]*$`,
    'u',
  );
});

/** "Spend 2024-2025", "Ausgaben 2024/2025": a span of two years, unless a document of the user's is called so. */
export function withYearSpans(message: string, dictionary: Dictionary, scope: QuestionScope): string {
  return message.replace(YEARS, (all, first: string, second: string, at: number) => {
    const years = Number(second) - Number(first);
    if (years < 1 || years > MOST_YEARS || scope.documents.some(({ said }) => said.includes(all))) return all;
    return behindOthers(dictionary).test(foldQuestion(message.slice(0, at)))
      ? all
      : `${first} ${TO[dictionary.language]} ${second}`;
  });
}
const YEARS =
  /(?<![\p{L}\p{N}./#_-])((?:19|20)\d\d)\s?[-–—/]\s?((?:19|20)\d\d)(?![\p{L}\p{N}_/-]|[.,]\d|\s+(?:(?:fiscal|financial|tax|business|school|academic)\s+year|season))/giu;
