import { sql } from 'drizzle-orm';
import type { Entity } from '#core/entity.ts';
import type { Db } from '../db/database.ts';
import { documentSearch } from '../db/derived-schema.ts';
import type { DocumentRow } from '../db/schema.ts';

type Named = Pick<DocumentRow, 'id' | 'userId' | 'uploadDate' | 'filename'>;

/** What people call a document by, besides its file name. */
const NAME_LABELS = [
  'INVOICE_NUMBER',
  'SELLER_NAME',
  'BUYER_NAME',
  'PURCHASE_ORDER',
  'CUSTOMER_NUMBER',
] as const satisfies readonly Entity['label'][];
const MAX_NAME = 200;
const MAX_WORD = 64;
/** Parts of names are found from this many characters on. */
const SHORTEST_PART = 3;
// A tsvector holds at most 1 MB (PostgreSQL, "Text Search Limitations"); this many words always fit.
const MAX_WORDS = 10_000;

/** Case, accents and ligatures folded, so that "Söhne" is found as "sohne"; line breaks and controls become spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
}

/** The words of a text as the index holds them: letters and digits only, so that "HP-2025-0147" is three words. */
export function wordsOf(text: string): string[] {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, MAX_WORD));
}

/** Stands in the index for whose the document is. No word of a text begins with its sign. */
export const ownerWord = (userId: string) => `@${userId}`;

/** The ends of a word: as searches look for beginnings, these make every part of it found. */
const endsOf = (word: string) =>
  Array.from({ length: Math.max(0, word.length - SHORTEST_PART) }, (_, n) => word.slice(n + 1));

/** What of a document goes into the index, besides the texts of its pages. */
function indexed(document: Pick<Named, 'filename' | 'userId'>, entities: readonly Entity[]) {
  const named = NAME_LABELS.flatMap((label) => entities.filter((entity) => entity.label === label));
  const names = [document.filename, ...named.map(({ value }) => value.slice(0, MAX_NAME))];
  // Numbers are also typed without their dashes.
  const joined = names.map((name) => wordsOf(name).join('').slice(0, MAX_WORD));
  const nameWords = [...names.flatMap(wordsOf), ...joined];
  return {
    names: foldText([...new Set(names)].join('\n')).slice(0, MAX_NAME * 4),
    weighted: [
      ['1A', [...nameWords, ownerWord(document.userId)]],
      ['2B', entities.flatMap(({ source, text, value }) => wordsOf(source === 'user' ? value : `${text} ${value}`))],
      ['4', nameWords.flatMap(endsOf)],
    ] satisfies Weighted[],
  };
}

type Weighted = [place: string, words: readonly string[]];

/**
 * A tsvector literal. Each weight has its own position, as a word may have several. The words hold no character that
 * the literal would need escaped.
 */
function tsvectorOf(weighted: readonly Weighted[]): string {
  const places = new Map<string, Set<string>>();
  for (const [weight, words] of weighted) {
    for (const word of words) {
      const own = places.get(word);
      if (own) own.add(weight);
      else if (word !== '' && places.size < MAX_WORDS) places.set(word, new Set([weight]));
    }
  }
  return [...places].map(([word, weights]) => `'${word}':${[...weights].join(',')}`).join(' ');
}

/** The index entry of a document: by its file name alone, or by what was found in it too. `words` is a tsvector. */
export function searchRow(
  document: Pick<Named, 'filename' | 'userId'>,
  { entities, pageTexts }: { entities: readonly Entity[]; pageTexts: readonly string[] },
): { names: string; words: string } {
  const { names, weighted } = indexed(document, entities);
  return { names, words: tsvectorOf([...weighted, ['3C', pageTexts.flatMap(wordsOf)]]) };
}

/** Puts a document into the search index, or brings its entry up to date. `pageTexts` come from a new analysis. */
export async function indexDocument(
  db: Pick<Db, 'insert'>,
  document: Named,
  found: { entities: readonly Entity[]; pageTexts: readonly string[] } = { entities: [], pageTexts: [] },
): Promise<void> {
  const { names, words } = searchRow(document, found);
  const entry = { names, words: sql`${words}::tsvector` };
  await db
    .insert(documentSearch)
    .values({ documentId: document.id, userId: document.userId, uploadDate: document.uploadDate, ...entry })
    .onConflictDoUpdate({
      target: documentSearch.documentId,
      set: entry,
      // Analysing again finds the same words: putting them into the index once more would be most of the work.
      setWhere: sql`(${documentSearch.names}, ${documentSearch.words}) is distinct from (excluded.names, excluded.words)`,
    });
}

/** Brings the entry up to date with the entities shown now; the words of its pages stay. */
export async function reindexEntities(
  db: Pick<Db, 'update'>,
  document: Named,
  entities: readonly Entity[],
): Promise<void> {
  const { names, weighted } = indexed(document, entities);
  const words = tsvectorOf(weighted);
  await db
    .update(documentSearch)
    .set({ names, words: sql`ts_filter(${documentSearch.words}, '{c}') || ${words}::tsvector` })
    .where(sql`${documentSearch.documentId} = ${document.id} and ${documentSearch.userId} = ${document.userId}`);
}
