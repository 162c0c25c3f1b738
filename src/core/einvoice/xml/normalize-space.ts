/** XPath's `normalize-space`: no outer spaces, one between words. A no-break space is none of XML's four. */
export function normalizeSpace(text: string): string {
  return text.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '');
}
