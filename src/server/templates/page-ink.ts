import sharp from 'sharp';
import { INK_WIDTH, type Ink, inkOf, inkOfPages } from '#core/templates/ink-share.ts';
import {
  type RunDocument,
  type RunnableTemplate,
  runTemplate,
  type TemplateRun,
} from '#core/templates/run-template.ts';
import { ReaderError } from '#reader/reader-error.ts';
import type { Deps } from '../deps.ts';
import { FileMissingError } from '../storage/storage.ts';

type InkDeps = Pick<Deps, 'images' | 'storage'>;

/** The stored file that a document was read from. */
export interface InkSource {
  userId: string;
  sha256: string;
  /** In bytes. */
  fileSize: number;
}

/**
 * Runs a template; where it has checkboxes, with the pictures of the pages that they lie on. A page that cannot be drawn
 * leaves them to what is printed.
 */
export async function runWithInk(
  deps: InkDeps,
  template: RunnableTemplate,
  document: RunDocument,
  source: InkSource,
): Promise<TemplateRun> {
  const run = runTemplate(template, document);
  const boxes = run.zones.filter(({ zone }) => zone.type === 'checkbox').flatMap(({ place }) => place?.parts ?? []);
  if (boxes.length === 0) return run;
  const inks = new Map<number, Ink | null>();
  for (const page of new Set(boxes.map((part) => part.page))) inks.set(page, await pageInk(deps, source, page));
  return runTemplate(template, { ...document, inkShare: inkOfPages(inks) });
}

async function pageInk(
  { images, storage }: InkDeps,
  { userId, sha256, fileSize }: InkSource,
  page: number,
): Promise<Ink | null> {
  try {
    const png = await images.get({ userId, sha256, fileSize, page, width: INK_WIDTH, load: () => storage.get(sha256) });
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return inkOf({ data, width: info.width, height: info.height });
  } catch (error) {
    if (error instanceof ReaderError || error instanceof FileMissingError) return null;
    throw error;
  }
}
