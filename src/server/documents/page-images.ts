import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReaderPool } from '#reader/reader-pool.ts';

/** PNG images of pages, rendered once and kept on disk; losing them costs only time. */
export interface PageImages {
  /** Throws `ReaderError` 'page.not_found'. `load` gives the PDF's bytes when they are needed. */
  get(sha256: string, page: number, width: number, load: () => Promise<Uint8Array>): Promise<Buffer>;
  forget(sha256: string): Promise<void>;
  /** The files that images are kept of. */
  list(): Promise<string[]>;
  /** Removes what a killed process left half-written. Only while nobody else renders. */
  deleteParts(): Promise<void>;
}

export const IMAGE_WIDTHS = { smallest: 100, usual: 1200, largest: 2400 };
/** Widths are rounded up to these steps: nobody fills the disk with an image of every width. */
const WIDTH_STEP = 100;

/** The width that is rendered for a wanted one, in pixels: the same or a little more. */
export function renderedWidth(wanted: number): number {
  const rounded = Math.ceil(wanted / WIDTH_STEP) * WIDTH_STEP;
  return Math.min(Math.max(rounded, IMAGE_WIDTHS.smallest), IMAGE_WIDTHS.largest);
}

export function pageImages(folder: string, reader: ReaderPool): PageImages {
  return {
    async get(sha256, page, width, load) {
      const own = join(folder, sha256);
      const path = join(own, `${page}-${renderedWidth(width)}.png`);
      const cached = await readFile(path).catch(() => null);
      if (cached) return cached;
      const image = Buffer.from(await reader.renderPage(await load(), page, renderedWidth(width)));
      await mkdir(own, { recursive: true, mode: 0o700 });
      const part = `${path}.${randomUUID()}.part`;
      await writeFile(part, image);
      await rename(part, path);
      return image;
    },
    forget: (sha256) => rm(join(folder, sha256), { recursive: true, force: true }),
    list: () => namesIn(folder),
    async deleteParts() {
      for (const sha256 of await namesIn(folder)) {
        for (const name of await namesIn(join(folder, sha256))) {
          if (name.endsWith('.part')) await rm(join(folder, sha256, name), { force: true });
        }
      }
    },
  };
}

/** None where there is no folder (yet). */
const namesIn = (folder: string) => readdir(folder).catch(() => []);
