import type { GreyImage } from './grey-image.ts';
import type { OcrLanguage } from './ocr-languages.ts';
import { scaled } from './prepare-image.ts';
import type { RecognisedWord } from './recognised-words.ts';
import type { Recogniser, RecogniserOptions } from './tesseract.ts';

/** The words of an image as they are read of it `scale` times as large, in pixels of the image itself. */
export async function recogniseScaled(
  recogniser: Recogniser,
  image: GreyImage,
  scale: number,
  language: OcrLanguage,
  options?: RecogniserOptions,
): Promise<RecognisedWord[]> {
  if (scale === 1) return recogniser.recognise(image, [language], options);
  const words = await recogniser.recognise(await scaled(image, scale), [language], options);
  return words.map(({ box: { left, top, right, bottom }, ...word }) => ({
    ...word,
    box: { left: left / scale, top: top / scale, right: right / scale, bottom: bottom / scale },
  }));
}
