/** Long lists stay readable as text: entries are separated by `|` or line breaks, white space around them is dropped. */
export function wordList(text: string): string[] {
  return text
    .split(/[|\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
