import { boxOfSpan, type Candidate } from '../../candidates/candidate.ts';
import { inAllLanguages } from '../../lexicon/in-all-languages.ts';
import { isForDebited } from './offers.ts';
import { mentionsTime, soundsLikeSmallPrint, soundsLikeTerms } from './terms-language.ts';

/** After three letters or digits, the last group of a long or masked number or a bracket, and before a capital: "1. Payment", "No. 5" and "Feb. 27" end nothing; "Net 30.", "September 20. Please pay" and "… von Ihrem Konto ab. Danke" do. */
export const SENTENCE_END =
  /(?<=(?:\p{Ll}{3}|\p{Lu}{4}|\d{3}|\d{4}\s\d{1,2}|\))[.;!])\s+(?=\p{Lu})|(?<=[*•]\d{0,2}\s?\d{1,2}\.)\s+(?=\p{Lu})|(?<=\s(?:do|us|it|ab|an|zu)[.!])\s+(?=\p{Lu})|(?<=(?<!\p{L})[Nn](?:et|ET)\s\d{1,3}\.)\s+(?=[\p{Lu}\d])|(?<=\p{Lu}\p{Ll}{2,8}\s\d{1,2}\.)\s+(?=\p{Lu}\p{Ll}+\s\p{Ll})/u;

/**
 * The candidate without the sentences behind that say nothing of when to pay; null when its first sentence says
 * nothing of it (`labelled`: stands behind a label of terms, and may say what it likes), or when all of it that
 * counts stands in its first line, which is a candidate of its own.
 */
export function ofTermsOnly(candidate: Candidate, labelled: boolean): Candidate | null {
  const { value, segment, start, end, more = [] } = candidate;
  const sentences = value.split(SENTENCE_END);
  const first = sentences[0]!;
  if (sentences.length < 2) return candidate;
  if (!labelled && !soundsLikeTerms(first) && !mentionsTime(first)) return null;
  let kept = 1;
  while (kept < sentences.length && saysWhen(sentences[kept]!)) kept++;
  if (kept === sentences.length) return candidate;
  const text = value.slice(0, value.indexOf(sentences[kept]!, lengthOf(sentences.slice(0, kept)))).trimEnd();
  if (more.length === 0) {
    return {
      ...candidate,
      text,
      value: text,
      end: start + text.length,
      box: boxOfSpan(segment, start, start + text.length),
    };
  }
  return text.length > end - start ? { ...candidate, text, value: text } : null;
}

/** "… within 21 days, after which interest may be charged": without what happens to whoever has not paid by then. */
export function withoutAfterwards(candidate: Candidate): Candidate {
  const { value, segment, start, end } = candidate;
  const at = value.search(AFTERWARDS);
  const text = value.slice(0, Math.max(0, at));
  if (at < 0 || !saysWhen(text) || !soundsLikeSmallPrint(value.slice(at))) return candidate;
  if (text.length > end - start) return { ...candidate, text, value: text };
  const last = start + text.length;
  return { ...candidate, text, value: text, end: last, box: boxOfSpan(segment, start, last), more: [] };
}

const AFTERWARDS = new RegExp(
  String.raw`\s?[,;–-]\s(?:${inAllLanguages(({ terms }) => terms.afterwards)})(?!\p{L})`,
  'iu',
);

function saysWhen(sentence: string): boolean {
  return soundsLikeTerms(sentence) && !soundsLikeSmallPrint(sentence) && !isForDebited(sentence);
}

function lengthOf(parts: readonly string[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}
