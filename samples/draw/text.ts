/** A piece of text that carries the names of the fields it states. */
export interface Span {
  text: string;
  fields?: readonly string[];
}
export type Text = string | Span | readonly (string | Span)[];

/** The pieces of a text as spans. */
export function spansOf(text: Text): Span[] {
  const list = typeof text === 'string' || !Array.isArray(text) ? [text as string | Span] : text;
  return list.map((piece) => (typeof piece === 'string' ? { text: piece } : piece));
}

/** The text without its field names. */
export function plain(text: Text): string {
  return spansOf(text)
    .map((span) => span.text)
    .join('');
}

/** The text with further field names on every piece. */
export function stating(text: Text, ...fields: string[]): Span[] {
  return spansOf(text).map((span) => ({ text: span.text, fields: [...(span.fields ?? []), ...fields] }));
}
