const LISTED = /^\s*(•|…)/;

/** What an answer says before and after its list, for where a table shows the list: the text itself is whole. */
export function withoutListed(text: string): string {
  const lines = text.split('\n');
  const rest = lines.filter((line) => !LISTED.test(line));
  // A text that is nothing but a list stays one.
  return rest.some((line) => line.trim() !== '') ? rest.join('\n').trim() : text;
}
