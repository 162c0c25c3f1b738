/** What a document is to be called when it leaves: any of the three may be missing. */
export interface NamedBy {
  /** ISO. */
  date: string | null;
  seller: string | null;
  number: string | null;
  /** As it came; its name is taken where nothing was read. */
  filename: string;
}

/** Characters: with its folder, an extension and a number behind it a name stays below what any system allows. */
const LONGEST = 120;
/** Device names on Windows, with or without an extension. */
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])$/i;
/** Separators and wildcards of any system; control characters, and those that turn the direction of writing. */
const UNSAFE = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** A text as a part of a file's name on every system; may be empty. */
export function safeFileName(text: string): string {
  const plain = text.normalize('NFC').replace(UNSAFE, '-').replace(/\s+/gu, ' ');
  const cut = [...plain].slice(0, LONGEST).join('');
  // Windows drops dots and blanks at the end; a name that begins with a dot is hidden elsewhere.
  const trimmed = cut.replace(/^[\s.\-~]+|[\s.-]+$/gu, '');
  return RESERVED.test(trimmed.split('.')[0]?.trim() ?? '') ? `_${trimmed}` : trimmed;
}

/** "2026-01-31 ACME GmbH INV-2041", without an extension. */
export function documentName({ date, seller, number, filename }: NamedBy): string {
  const read = [date, seller, number].filter((part) => part !== null && part.trim() !== '');
  const stem = filename.replace(/\.[^.]{1,5}$/, '');
  const named = seller || number ? safeFileName(read.join(' ')) : '';
  return named || safeFileName(stem) || 'document';
}

/** Gives each name once, however letters are written: "a.pdf", "A (2).pdf". */
export function uniqueNames(): (stem: string, extension: string) => string {
  const taken = new Set<string>();
  /** Where to go on counting, so that a thousand of one name are not counted a thousand times. */
  const counted = new Map<string, number>();
  return (stem, extension) => {
    const key = `${stem}${extension}`.toLowerCase();
    let n = counted.get(key) ?? 1;
    const name = () => (n === 1 ? `${stem}${extension}` : `${stem} (${n})${extension}`);
    while (taken.has(name().toLowerCase())) n += 1;
    counted.set(key, n);
    taken.add(name().toLowerCase());
    return name();
  };
}
