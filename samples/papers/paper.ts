import type { DocumentType } from '#core/entity.ts';

/** A paper that is no invoice, typed as text. `{…}` stands for a drawn word, see `fill-paper.ts`. */
export interface PaperForm {
  kind: string;
  language: string;
  /** What a person would call it. */
  type: DocumentType;
  /** "# " begins a line of 16 points, "## " one of 12; "*" one in bold. */
  text: string;
}
