/** The languages that can be recognised, ISO 639-1, and what their data is called (ISO 639-2). */
export const OCR_LANGUAGE_DATA = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  it: 'ita',
  nl: 'nld',
  pt: 'por',
  pl: 'pol',
  sv: 'swe',
  da: 'dan',
  no: 'nor',
  cs: 'ces',
} as const;

export type OcrLanguage = keyof typeof OCR_LANGUAGE_DATA;
export const OCR_LANGUAGES = Object.keys(OCR_LANGUAGE_DATA) as OcrLanguage[];

export const isOcrLanguage = (language: string): language is OcrLanguage => language in OCR_LANGUAGE_DATA;

/** The recogniser that comes along, and the `tesseract` command where it is installed. */
export const OCR_ENGINES = ['bundled', 'native'] as const;
export type OcrEngine = (typeof OCR_ENGINES)[number];
