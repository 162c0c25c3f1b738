import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { GreyImage } from './grey-image.ts';
import { OCR_LANGUAGE_DATA, type OcrLanguage } from './ocr-languages.ts';
import { type RecognisedWord, recognisedWords } from './recognised-words.ts';

/** Reads images; one at a time. */
export interface Recogniser {
  /** A model that reads pages of several languages in two thirds of the time of their own ones; absent where there is none. */
  quickest?: OcrLanguage;
  recognise(
    image: GreyImage,
    languages: readonly OcrLanguage[],
    options?: RecogniserOptions,
  ): Promise<RecognisedWord[]>;
}

export interface RecogniserOptions {
  /** Pieces of writing that may stand anywhere, in no columns or lines. */
  isSparse?: boolean;
  /** The image holds one line and nothing else. */
  isLine?: boolean;
}

/** What is used of Tesseract's C++ API, as Emscripten gives it. */
interface TessBaseApi {
  Init(dataPath: string | null, languages: string, mode: number): number;
  SetVariable(name: string, value: string): void;
  SetImageFile(exifTurn: number, angle: number, upscale: boolean): number;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
  Clear(): void;
  End(): void;
}
interface TesseractModule {
  TessBaseAPI: new () => TessBaseApi;
  FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void };
}

/** Of its engines the neural one alone: `OEM_LSTM_ONLY`. */
const LSTM_ONLY = 1;
/** PSM_AUTO: finds columns and blocks itself. */
const PAGE_SEGMENTATION = '3';
/** PSM_SPARSE_TEXT: as much as can be found, in no order. */
const SPARSE_TEXT = '11';
/** PSM_SINGLE_LINE. */
const SINGLE_LINE = '7';
/** What letters of the wanted height would have at ten points; it only steers guesses at the size of noise. */
const ASSUMED_DPI = '300';

/** Of the models that we bring the smallest network: it takes 0.7 of the time of the English one, 0.55 of the German one's. */
const QUICKEST: OcrLanguage = 'fr';
/** Models that stay loaded: the quickest, and the one of the pages at hand. */
const MOST_LOADED = 2;

const require = createRequire(import.meta.url);
const unpack = promisify(gunzip);

/** Tesseract's number for how it looks for lines on a page. */
export function segmentationFor({ isSparse = false, isLine = false }: RecogniserOptions): string {
  if (isLine) return SINGLE_LINE;
  return isSparse ? SPARSE_TEXT : PAGE_SEGMENTATION;
}

/**
 * Tesseract compiled to WebAssembly, in this very thread: tesseract.js, whose core and data these are, would start a
 * worker, which the process may not.
 */
export async function loadTesseract(): Promise<Recogniser> {
  const create = require('tesseract.js-core/tesseract-core-simd-lstm.js') as (
    overrides: object,
  ) => Promise<TesseractModule>;
  const wasmBinary = await readFile(require.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm'));
  const module = await create({ wasmBinary, TesseractProgress: () => {}, print: () => {}, printErr: () => {} });
  const present = new Set<OcrLanguage>();
  /** By their languages; the one used last is the last. */
  const loaded = new Map<string, TessBaseApi>();

  async function initialise(languages: readonly OcrLanguage[]): Promise<TessBaseApi> {
    const names = languages.map((language) => OCR_LANGUAGE_DATA[language]).join('+');
    const ready = loaded.get(names);
    if (ready) {
      loaded.delete(names);
      loaded.set(names, ready);
      return ready;
    }
    for (const language of languages) {
      if (present.has(language)) continue;
      module.FS.writeFile(`${OCR_LANGUAGE_DATA[language]}.traineddata`, await languageData(language));
      present.add(language);
    }
    const api = loaded.size < MOST_LOADED ? new module.TessBaseAPI() : leastUsed();
    if (api.Init(null, names, LSTM_ONLY) !== 0) throw new Error(`Tesseract cannot be started for ${names}`);
    api.SetVariable('user_defined_dpi', ASSUMED_DPI);
    loaded.set(names, api);
    return api;
  }

  function leastUsed(): TessBaseApi {
    const [names, api] = loaded.entries().next().value!;
    loaded.delete(names);
    api.End();
    return api;
  }

  return {
    quickest: QUICKEST,
    async recognise(image, languages, options = {}) {
      const engine = await initialise(languages);
      engine.SetVariable('tessedit_pageseg_mode', segmentationFor(options));
      module.FS.writeFile('/input', toPgm(image));
      if (engine.SetImageFile(1, 0, false) !== 0) throw new Error('Tesseract cannot take the image');
      engine.Recognize(null);
      const words = recognisedWords(engine.GetTSVText(0));
      engine.Clear();
      return words;
    },
  };
}

/** The model with whole numbers: on photos and prints as good as the one with fractions, and twice as fast. */
async function languageData(language: OcrLanguage): Promise<Uint8Array> {
  const name = OCR_LANGUAGE_DATA[language];
  const folder = new URL('./4.0.0_best_int/', import.meta.resolve(`@tesseract.js-data/${name}/package.json`));
  return unpack(await readFile(fileURLToPath(new URL(`${name}.traineddata.gz`, folder))));
}

/** Portable greymap (Netpbm, P5): the image without any compression. */
export function toPgm({ width, height, data }: GreyImage): Uint8Array {
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`);
  return Buffer.concat([head, data]);
}
