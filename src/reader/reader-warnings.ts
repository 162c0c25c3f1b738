import type { DocumentWarning, WarningCode } from '#core/text-document.ts';

/** English sentences of the warnings that reading can raise (those of invoices and of XML belong to the engine). */
const SENTENCES = {
  no_text: 'The document has no text that can be read: it is blank or consists of images.',
  'pdf.repaired': 'The file was damaged and had to be repaired; parts of it may be missing.',
} as const satisfies Partial<Record<WarningCode, string>>;

const OF_IMAGES = {
  'image.low_quality': 'Page {page} is hard to read: compare its values with the picture.',
  'image.too_large': 'The picture on page {page} is too large to be read in time.',
  'image.damaged': 'The picture on page {page} is damaged and could not be read.',
} as const satisfies Partial<Record<WarningCode, string>>;

/** A warning about the picture on a page (from 1). */
export function imageWarning(code: keyof typeof OF_IMAGES, page: number): DocumentWarning {
  return { code, message: OF_IMAGES[code].replace('{page}', String(page)), page };
}

/** The warning with its sentence. */
export function readerWarning(code: keyof typeof SENTENCES): DocumentWarning {
  return { code, message: SENTENCES[code] };
}

/** One warning for all pages (from 1, in order) whose pictures were passed over, as those before them are photos. */
export function notReadWarning(pages: readonly number[]): DocumentWarning {
  const message = `Pictures that cover a page were not read, as those before them hold no writing. Pages: ${named(pages)}.`;
  return { code: 'image.not_read', message, page: pages[0]! };
}

/** How many runs of pages are named; a file can have hundreds. */
const NAMED_RUNS = 10;

/** One warning for a repaired file, however many of its pages (from 1, in order) are lost. */
export function repairedWarning(lostPages: readonly number[]): DocumentWarning {
  const [page] = lostPages;
  const warning = readerWarning('pdf.repaired');
  if (page === undefined) return warning;
  if (lostPages.length === 1) return { ...warning, page };
  return { ...warning, message: `${warning.message} Pages that could not be read: ${named(lostPages)}.` };
}

function named(pages: readonly number[]): string {
  const runs = runsOf(pages);
  const first = runs.slice(0, NAMED_RUNS).map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  return `${first.join(', ')}${runs.length > NAMED_RUNS ? ' and others' : ''}`;
}

/** Neighbouring numbers as [first, last]. */
function runsOf(numbers: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && number === run[1] + 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}
