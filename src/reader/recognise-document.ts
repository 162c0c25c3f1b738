import { detectLanguage } from '#core/extraction/page/detect-language.ts';
import type { Box } from '#core/geometry.ts';
import type { DocumentWarning, Page, TextDocument } from '#core/text-document.ts';
import { meanConfidence } from './ocr/believable-words.ts';
import { isOcrLanguage, type OcrLanguage } from './ocr/ocr-languages.ts';
import type { OcrPool, RecogniseOptions } from './ocr/ocr-pool.ts';
import type { RecognisedPage } from './ocr/recognise-page.ts';
import { ReaderError } from './reader-error.ts';
import { imageWarning, notReadWarning, readerWarning } from './reader-warnings.ts';
import { standsInText } from './stands-in-text.ts';
import { pagesToRecognise } from './unread-pages.ts';

export interface RecogniseDocumentOptions extends Pick<RecogniseOptions, 'signal' | 'lane'> {
  /** Called as a page is begun: how many are done or being read, of how many. */
  onPage?: ((page: number, pages: number) => void) | undefined;
}

/** A page that is read less surely is worth a word to the user. */
const LOW_QUALITY = 0.6;
/**
 * When so many pictures with captions hold no writing, those on later pages are photos too, and a warning names them;
 * empty paper tells nothing.
 */
const MOST_PHOTOS = 4;

/**
 * The document with the words of its `unreadPages` and `unreadParts` as they were recognised, beside those of its text layer. A page that
 * cannot be recognised is a warning; being cancelled throws `ReaderError`.
 */
export async function recogniseDocument(
  ocr: OcrPool,
  bytes: Uint8Array,
  document: TextDocument,
  options: RecogniseDocumentOptions = {},
): Promise<TextDocument> {
  const unread = pagesToRecognise(document);
  const found = new Map<number, RecognisedPage>();
  const warnings: DocumentWarning[] = [];
  let expected = languageOf(document);
  let begun = 0;
  const readNext = async (waiting: number[]): Promise<void> => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
      begun += 1;
      options.onPage?.(begun, unread.length);
      for (const part of partsOf(document, number)) {
        const page = await recognisedOrWarning(ocr, bytes, number, { ...options, expected, part });
        if ('code' in page) warnings.push(page);
        else {
          found.set(number, { ...page, words: [...(found.get(number)?.words ?? []), ...page.words] });
          expected = page.language ?? expected;
        }
      }
    }
  };
  // The first page alone tells the language; reading it twice over on two cores would gain nothing.
  const readAll = (waiting: number[]) =>
    Promise.all(Array.from({ length: Math.min(ocr.processes, waiting.length) }, () => readNext(waiting)));
  const captioned = captionedPages(document);
  const further = captioned.splice(MOST_PHOTOS);
  await readAll(unread.filter((number) => !further.includes(number)));
  const isEmpty = (number: number) => found.get(number)?.words.length === 0;
  while (further.length > 0) {
    const telling = captioned.filter((number) => !found.get(number)?.isBlank);
    const next = further.splice(0, telling.every(isEmpty) ? MOST_PHOTOS - telling.length : further.length);
    if (next.length === 0) break;
    captioned.push(...next);
    await readAll([...next]);
  }
  const pages = document.pages.map((page) => withRecognised(page, found.get(page.number), document));
  const hasWords = pages.some(({ words }) => words.length > 0);
  const isRecognised = ({ words }: Page) => words.some(({ confidence }) => confidence !== undefined);
  const fromLayer = pages.some((page) => page.words.some(({ confidence }) => confidence === undefined));
  const recognisedPages = (document.unreadPages ?? []).filter((number) => found.get(number)?.words.length);
  const { unreadPages: _pages, garbagePages: _garbage, unreadParts: _parts, ...rest } = document;
  return {
    ...rest,
    pages,
    ...(recognisedPages.length > 0 ? { recognisedPages } : {}),
    textSource: pages.some(isRecognised) ? (fromLayer ? 'mixed' : 'ocr') : document.textSource,
    warnings: [
      ...document.warnings.filter(({ code }) => code !== 'no_text'),
      ...(hasWords ? [] : [readerWarning('no_text')]),
      ...warnings.sort((a, b) => (a.page ?? 0) - (b.page ?? 0)),
      // Among the photos that were not looked at may stand a scan.
      ...(further.length > 0 ? [notReadWarning(further)] : []),
      ...pages.filter(isRecognised).flatMap(lowQuality),
    ],
  };
}

/** Pages that are a picture with a line or two of their own: stamped scans, or the photos of a catalogue. */
function captionedPages({ pages, unreadPages = [], garbagePages = [] }: TextDocument): number[] {
  const isCaptioned = ({ number, words }: Page) =>
    unreadPages.includes(number) && !garbagePages.includes(number) && words.some(({ hidden }) => !hidden);
  return pages.filter(isCaptioned).map(({ number }) => number);
}

/** Nothing: all of the page. */
function partsOf({ unreadPages = [], unreadParts = [] }: TextDocument, number: number): (Box | undefined)[] {
  if (unreadPages.includes(number)) return [undefined];
  return unreadParts.filter(({ page }) => page === number).map(({ box }) => box);
}

/** What the pages with text are written in; null without any. */
function languageOf({ pages, garbagePages = [] }: TextDocument): OcrLanguage | null {
  const texts = pages.flatMap(({ number, words }) =>
    garbagePages.includes(number) ? [] : words.map(({ text }) => text),
  );
  const language = detectLanguage(texts);
  return texts.length > 0 && isOcrLanguage(language) ? language : null;
}

/** Tries twice when a process was lost on the way; what fails then is the page's own fault. */
async function recognisedOrWarning(
  ocr: OcrPool,
  bytes: Uint8Array,
  number: number,
  options: RecogniseOptions,
): Promise<RecognisedPage | DocumentWarning> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await ocr.recognise(bytes, number, options);
    } catch (error) {
      if (!(error instanceof ReaderError) || error.code === 'analysis.cancelled') throw error;
      if (error.code === 'analysis.timeout') return imageWarning('image.too_large', number);
      if (tried > 1) return imageWarning('image.damaged', number);
    }
  }
}

function withRecognised(page: Page, found: RecognisedPage | undefined, document: TextDocument): Page {
  if (!found) return page;
  // Garbage says nothing; a few letters beside a picture do.
  const own = document.garbagePages?.includes(page.number) ? [] : page.words;
  const isPrinted = standsInText({ ...page, words: own });
  const more = found.words.filter(({ box }) => !isPrinted(box));
  return { ...page, words: [...own, ...more] };
}

function lowQuality({ number, words }: Page): DocumentWarning[] {
  return meanConfidence(words) < LOW_QUALITY ? [imageWarning('image.low_quality', number)] : [];
}
