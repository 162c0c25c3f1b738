import { and, desc, eq } from 'drizzle-orm';
import type { Language } from '#core/assistant/plan.ts';
import { isKnownWord } from '#core/assistant/understand/plain/correct-typos.ts';
import { DICTIONARIES } from '#core/assistant/understand/plain/question-language.ts';
import { foldQuestion } from '#core/assistant/understand/text/fold-question.ts';
import { lettersOff, wordsIn } from '#core/assistant/understand/text/match-names.ts';
import type { Db } from '../db/database.ts';
import { documents } from '../db/schema.ts';
import { linesOfRows, WITH_LINES } from './tools/found-lines.ts';
import { stem } from './tools/line-words.ts';

/** Of so many of the newest documents the line items are looked at. */
const LOOKED_AT = 500;
const MOST_WORDS = 3;
/** A shorter word is a letter off many others. */
const SHORTEST = 5;
const LONG = 8;

/**
 * The question with words that no line item has as the nearest ones that some has: "cofee beans". Undefined where none is
 * near, or all are known.
 */
export async function withItemsSpelled(
  db: Db,
  userId: string,
  message: string,
  words: readonly string[],
  language: Language,
): Promise<{ message: string; items: string[] } | undefined> {
  const said = words.flatMap((word) => wordsIn(foldQuestion(word)).map(({ text }) => text));
  if (said.length === 0 || said.length > MOST_WORDS || said.some((word) => /\p{N}/u.test(word))) return undefined;
  // "Customers" is a word of questions, no misspelt "customs".
  const dictionary = DICTIONARIES[language];
  if (said.every((word) => word.length < SHORTEST || isKnownWord(word, dictionary))) return undefined;
  const rows = await db
    .select(WITH_LINES)
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.status, 'completed')))
    .orderBy(desc(documents.uploadDate))
    .limit(LOOKED_AT);
  const bought = new Set(
    linesOfRows(rows).flatMap(({ line }) => wordsIn(foldQuestion(line.description ?? '')).map(({ text }) => text)),
  );
  const stems = new Set([...bought].map(stem));
  const items: string[] = [];
  let spelled = message;
  for (const word of said) {
    if (stems.has(stem(word))) {
      items.push(word);
      continue;
    }
    const near = isKnownWord(word, dictionary) ? undefined : nearest(word, bought);
    const at = wordsIn(foldQuestion(spelled)).find(({ text }) => text === word);
    if (!near || !at) return undefined;
    items.push(near);
    spelled = spelled.slice(0, at.start) + near + spelled.slice(at.end);
  }
  return spelled === message ? undefined : { message: spelled, items };
}

/** The one word that is a letter off, or two where it is long; undefined where two are as near. */
function nearest(word: string, bought: ReadonlySet<string>): string | undefined {
  if (word.length < SHORTEST) return undefined;
  const most = word.length < LONG ? 1 : 2;
  const near = [...bought]
    .filter((other) => other[0] === word[0] && Math.abs(other.length - word.length) <= most)
    .map((other) => ({ other, off: lettersOff(word, other) }))
    .filter(({ off }) => off <= most)
    .sort((a, b) => a.off - b.off);
  const [first, second] = near;
  return first && first.off < (second?.off ?? Infinity) ? first.other : undefined;
}
