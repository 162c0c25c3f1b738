import { saleWords } from '../../lexicon/sayings/all-sayings.ts';
import { OTHER_TITLES } from '../../lexicon/sayings/other-titles.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { PaperText } from './paper-text.ts';

const SIGNED = saleWords('signed');
/** How long a price or an offer holds, and how it is accepted; without accents. */
const HOLDS = new RegExp(saleWords('holds'), 'u');
const PROPOSES: readonly RegExp[] = [
  // Who agrees signs a copy and sends it back, in every language.
  new RegExp(
    String.raw`\b(?:${saleWords('sendBack')})\b.{0,50}\b(?:${SIGNED})\b|\b(?:${SIGNED})\b.{0,30}\b(?:${saleWords('backAgain')})`,
    'u',
  ),
  new RegExp(saleWords('proposes'), 'u'),
];
/** "Validez: 3 meses", "Gültigkeit 30 Tage": what is said of an offer alone; a pass holds for years. */
const HOLDS_FOR = new RegExp(
  String.raw`\b(?:${saleWords('validity')})\b(?: \p{L}+){0,3}\s?:?\s?(?:de |di )?(?:gg\.? ?)?\d{1,3} (?:${saleWords('validFor')})\b`,
  'u',
);
/** "Oggetto: preventivo n. 118", "Betreff: Angebot". */
const SUBJECT = new RegExp(String.raw`^(?:${saleWords('subjects')})\s?:\s*`, 'iu');
/** "Offerte 118", "Devis n° 24-118": the word and its number are all that stands there. */
const NUMBER_ONLY =
  /^\s*(?:[Nn]\.?[°ºo]?\.?|[Nn][RrOo]\.?|[Nn]um\.?|[Nn]umber|č\.|#)?\s*(?:\p{Lu}{1,2}\s(?=\d))?[\p{Lu}\d][\p{Lu}\d/.-]*\d[\p{Lu}\d/.-]*\s*$/u;
/** A number is no longer; the pattern would take time in the square of it. */
const LONGEST_NUMBER = 40;
/** The head of the page. */
const TOP = 0.4;
/** What stands behind the last dash of a heading. */
const ENDS_IN = /\s[-–—]\s([^-–—]+)$/u;
/** A subject may stand below the address of a letter. */
const SUBJECTS = 0.5;

/** "118", "n° 24-118": what stands behind a title that bears its number. */
export function isNumberOnly(text: string): boolean {
  return text.length <= LONGEST_NUMBER && NUMBER_ONLY.test(text.replace(OF_DAY, ''));
}

/** "118 vom 12.05.2025": the day of the number. */
const OF_DAY = new RegExp(String.raw`\s(?:${saleWords('ofDay')})\s\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$`, 'iu');

/** "Quotation for Mrs Allcott", "Devis pour la toiture": for whom or what, in a line that is no sentence. */
const FOR_WHAT = new RegExp(String.raw`^\s(?:${saleWords('forWhat')})\s[^.;:!?]+$`, 'iu');
const LONGEST_HEADING = 60;

/**
 * Whether a letter's subject is a reminder: "Objet : deuxième relance, facture F-1182"; where the paper charges nothing by a
 * number or tax of its own, also at the end of a heading.
 */
export function remindsInSubject({ layout }: DocumentFacts, charges: boolean): boolean {
  const reminder = OTHER_TITLES.find(([type]) => type === 'reminder')![1];
  return (layout.pages[0]?.rows ?? []).some(({ segments }) =>
    segments.some(({ text, box, bold }) => {
      if (box.y > SUBJECTS) return false;
      const subject = SUBJECT.exec(text);
      const end = ENDS_IN.exec(text)?.[1];
      const endsSo = end !== undefined && reminder.exec(end)?.[0] === end;
      // "Oggetto: quote sociali – secondo sollecito"
      if (subject) return endsSo || reminder.test(text.slice(subject[0].length));
      // "2. Mahnung – Unterrichtsgebühren für Jonas": in a line of its own, whatever number the paper bears.
      const which = reminder.exec(text)?.[0];
      if (which && segments.length === 1 && OF_WHAT.test(text.slice(which.length)) && /^\d|\s/.test(which)) return true;
      // "Overdue nursery fees – O. Hepworth – FINAL REMINDER"
      return !charges && bold && endsSo;
    }),
  );
}

/** " – Unterrichtsgebühren für Jonas": what is reminded of, and no fee for it. */
const OF_WHAT = /^\s[-–—]\s(?!.*\d[.,]\d{2}(?!\d))/u;

/** Whether a text says for how long its price holds, or when the work could begin. Anything may be proposed, or signed and sent back. */
export function holdsPrice({ plain }: PaperText): boolean {
  return HOLDS.test(plain) || HOLDS_FOR.test(plain);
}

/** Whether a paper without a title offers something: by its subject, by a quote's number, or by how long its price holds. */
export function isOffer({ layout }: DocumentFacts, text: PaperText): boolean {
  const quote = OTHER_TITLES.find(([type]) => type === 'quote')![1];
  const rows = layout.pages[0]?.rows ?? [];
  const named = rows.some(({ segments }) =>
    segments.some(({ text, box }) => {
      if (box.y > TOP) return false;
      const subject = SUBJECT.exec(text);
      if (subject) return quote.test(text.slice(subject[0].length));
      const title = quote.exec(text);
      if (title === null) return false;
      const rest = text.slice(title[0].length);
      return isNumberOnly(rest) || (text.length <= LONGEST_HEADING && FOR_WHAT.test(rest));
    }),
  );
  if (named) return true;
  return holdsPrice(text) || PROPOSES.some((proposes) => proposes.test(text.plain));
}
