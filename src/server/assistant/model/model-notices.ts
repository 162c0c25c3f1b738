import type { Language } from '#core/assistant/plan.ts';

/** Why an answer is not the language model's. */
export type Fallback = 'failed' | 'unproved';

const NOTICES: Record<Fallback, Record<Language, string>> = {
  failed: {
    en: 'The language model could not answer, so this was computed without it.',
    de: 'Das Sprachmodell konnte nicht antworten, daher wurde dies ohne es berechnet.',
    fr: "Le modèle de langage n'a pas pu répondre, cette réponse a donc été calculée sans lui.",
  },
  unproved: {
    en: "The language model's text held something that your documents do not say, so this was computed without it.",
    de: 'Der Text des Sprachmodells enthielt etwas, das Ihre Dokumente nicht sagen, daher wurde dies ohne es berechnet.',
    fr: 'Le texte du modèle de langage contenait ce que vos documents ne disent pas, cette réponse a donc été calculée sans lui.',
  },
};

export const fallbackNotice = (why: Fallback, language: Language): string => NOTICES[why][language];
