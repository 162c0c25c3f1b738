// Making a formatter costs more than a hundred uses of it, and a list writes two for every line.
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

function kept<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  const known = formats.get(key);
  if (known) return known;
  const made = make();
  formats.set(key, made);
  return made;
}

/** The one date formatter for these options; without a locale the reader's own. */
export function dateFormat(locale: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  return kept(dateFormats, key, () => new Intl.DateTimeFormat(locale, options));
}

/** The one number formatter for these options; without a locale the reader's own. */
export function numberFormat(locale: string | undefined, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  return kept(numberFormats, key, () => new Intl.NumberFormat(locale, options));
}
