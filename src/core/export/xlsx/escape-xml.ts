/** What XML 1.0 cannot hold in any writing, and further control characters that nobody wants to see. */
const NOT_XML = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** A text as content or attribute of XML; characters that XML cannot hold are left out. */
export function escapeXml(text: string): string {
  return text
    .replace(NOT_XML, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

/** A cell's text: what reads like an escape of the format itself ("_x000D_") is kept as it stands. */
export function escapeCellText(text: string): string {
  return escapeXml(text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')).replace(/\r/g, '_x000D_');
}
