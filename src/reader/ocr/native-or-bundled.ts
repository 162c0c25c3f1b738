import { ReaderError } from '../reader-error.ts';
import type { OcrLanguage } from './ocr-languages.ts';
import type { Recogniser } from './tesseract.ts';

/** What the command can do, and how to get the recogniser that comes along. */
export interface Recognisers {
  native: Recogniser;
  installed: readonly OcrLanguage[];
  loadBundled: () => Promise<Recogniser>;
}

/**
 * The installed command, and ours for languages that it lacks and for images at which it fails (a library is missing,
 * the system gives it no memory): a scan is read whatever is installed. Rejects with the `ReaderError` of a limit.
 */
export function nativeOrBundled({ native, installed, loadBundled }: Recognisers): Recogniser {
  let loading: Promise<Recogniser> | undefined;
  const bundled = () => {
    loading ??= loadBundled();
    return loading;
  };
  return {
    async recognise(image, languages, options) {
      if (languages.every((language) => installed.includes(language))) {
        try {
          return await native.recognise(image, languages, options);
        } catch (error) {
          if (error instanceof ReaderError) throw error;
          console.error(`${error instanceof Error ? error.message : error}; the bundled recogniser reads instead`);
        }
      }
      return (await bundled()).recognise(image, languages, options);
    },
  };
}
