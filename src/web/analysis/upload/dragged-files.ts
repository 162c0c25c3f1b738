const PDF_TYPE = 'application/pdf';

/** What is being dragged, as far as a browser tells before the drop. */
export type Dragged = 'pdf' | 'other' | 'nothing';

/** `pdf` as soon as one of the files is, or may be, a PDF: the others are refused one by one after the drop. */
export function draggedKind(items: Iterable<{ kind: string; type: string }>): Dragged {
  const files = [...items].filter((item) => item.kind === 'file');
  if (files.length === 0) return 'nothing';
  return files.some((file) => file.type === PDF_TYPE || file.type === '') ? 'pdf' : 'other';
}
