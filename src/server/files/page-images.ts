import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReaderPool } from '#reader/reader-pool.ts';
import { byteBudget } from '../analysis/byte-budget.ts';
import { serverBusy } from '../errors.ts';
import { userTurns } from '../http/user-turns.ts';

/** PNG images of pages, rendered once and kept on disk; losing them costs only time. */
export interface PageImages {
  /** Throws `ReaderError` 'page.not_found' and `analysis.timeout`. */
  get(image: WantedImage): Promise<Buffer>;
  forget(sha256: string): Promise<void>;
  /** The files that images are kept of. */
  list(): Promise<string[]>;
  /** Removes what a killed process left half-written. Only while nobody else renders. */
  deleteParts(): Promise<void>;
}

export interface WantedImage {
  /** Whose turn it takes when it has to be rendered: one at a time for each user. */
  userId: string;
  sha256: string;
  /** In bytes. */
  fileSize: number;
  /** From 1. */
  page: number;
  /** In pixels. */
  width: number;
  /** Gives the PDF's bytes when they are needed. */
  load: () => Promise<Uint8Array>;
}

/** Bytes of PDFs that are held for rendering at the same time. */
const MEMORY_FOR_RENDERING = 64 * 1024 * 1024;

export const IMAGE_WIDTHS = { smallest: 100, usual: 1200, largest: 2400 };
/** Widths are rounded up to these steps: nobody fills the disk with an image of every width. */
const WIDTH_STEP = 100;

/** The width that is rendered for a wanted one, in pixels: the same or a little more. */
export function renderedWidth(wanted: number): number {
  const rounded = Math.ceil(wanted / WIDTH_STEP) * WIDTH_STEP;
  return Math.min(Math.max(rounded, IMAGE_WIDTHS.smallest), IMAGE_WIDTHS.largest);
}

export function pageImages(folder: string, reader: ReaderPool): PageImages {
  // Pages that are made to take long must not occupy all reading processes.
  const renderings = userTurns(1, serverBusy);
  const withinMemory = byteBudget(MEMORY_FOR_RENDERING, serverBusy);

  async function render({ userId, fileSize, page, width, load }: WantedImage): Promise<Buffer> {
    return withinMemory(fileSize, async () =>
      Buffer.from(await reader.renderPage(await load(), page, renderedWidth(width), { lane: userId })),
    );
  }

  async function keep(path: string, image: Buffer): Promise<void> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const part = `${path}.${randomUUID()}.part`;
    await writeFile(part, image);
    await rename(part, path);
  }

  return {
    async get(wanted) {
      const path = join(folder, wanted.sha256, `${wanted.page}-${renderedWidth(wanted.width)}.png`);
      const cached = () => readFile(path).catch(() => null);
      const before = await cached();
      if (before) return before;
      const giveBack = await renderings.take(wanted.userId);
      try {
        // Whoever had the turn before may have asked for the same.
        const meanwhile = await cached();
        if (meanwhile) return meanwhile;
        const image = await render(wanted);
        await keep(path, image);
        return image;
      } finally {
        giveBack();
      }
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
