/** Figures that are taken for letters, and the letter. */
const LETTER_FOR: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '3': 'E', '5': 'S', '8': 'B', Q: 'O' };

/** "5/B", "S/8": the short form of Sendirian Berhad. */
const SHORT_FORM = /(?<=\s)[S5]\/[B8](?![\p{L}\p{N}])/gu;
/** "SON BHD", "5DN. BHO". */
const LONG_FORM = /(?<=\s)[S5][DO0][NM](\.?\s?)[B8]H[DO0](?![\p{L}\p{N}])/gu;
/** "6mbH". */
const GERMAN_FORM = /(?<=\s)[6C]mb[HN](?![\p{L}\p{N}])/gu;
/** "1DEA", "C0FFEE": one figure among capitals; "7ELEVEN", "B2B", "3M" and "MI6" stay. */
const FIGURE_AMONG_CAPITALS = /(?<![\p{L}\p{N}])(?:[01]\p{Lu}{3,}|\p{Lu}+[01]\p{Lu}{2,})(?![\p{L}\p{N}])/gu;

/** Text whose figures are read as the letters that they look like, to be held against words. */
export const withLettersFor = (text: string): string =>
  text.replace(/[01358Q]/g, (figure) => LETTER_FOR[figure] ?? figure);

/** A recognised name as it was printed, where a legal form or the letters around tell which letter a figure is. */
export function asWritten(name: string): string {
  return name
    .replace(SHORT_FORM, 'S/B')
    .replace(LONG_FORM, 'SDN$1BHD')
    .replace(GERMAN_FORM, 'GmbH')
    .replace(FIGURE_AMONG_CAPITALS, (word) => word.replace(/[01]/, (figure) => LETTER_FOR[figure]!));
}
