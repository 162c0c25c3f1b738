import type { Evidence } from '#core/assistant/proof/evidence.ts';
import { unprovedFigures } from '#core/assistant/proof/unproved-figures.ts';

const IMAGE = /!\[[^\]]*\]\([^)]*\)/g;
const LINK = /\[([^\]]*)\]\([^)]*\)/g;
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/gi;
const TAG = /<\/?[a-z][^>]*>/gi;

/** A model's text without what could lead its reader somewhere: links, addresses, pictures, tags. */
export const withoutLinks = (text: string) =>
  text.replace(IMAGE, '').replace(LINK, '$1').replace(ADDRESS, '…').replace(TAG, '');

/**
 * Where one sentence ends for certain: behind a word and before a capital letter, or at the end of a line. Dates and
 * amounts, whose points end nothing, are not torn apart.
 */
const SENTENCE_END = /(?<=\p{L}{3}[.!?]\s+)(?=\p{Lu})|(?<=\n)/u;

export interface ProvedText {
  /** Takes a piece of text in. */
  add(piece: string): void;
  /** Checks what is left. Returns the whole text, or null when some figure in it is unproved. */
  end(): string | null;
}

/** Lets a text through sentence by sentence, as long as `evidence` holds every figure in it; what follows is held back. */
export function provedText(evidence: Evidence, show: (text: string) => void): ProvedText {
  let waiting = '';
  let shown = '';
  let isProved = true;

  function check(sentence: string): void {
    if (!isProved) return;
    const plain = withoutLinks(sentence);
    if (unprovedFigures(plain, evidence).length > 0) {
      isProved = false;
      return;
    }
    shown += plain;
    if (plain) show(plain);
  }
  return {
    add(piece) {
      const sentences = (waiting + piece).split(SENTENCE_END);
      waiting = sentences.pop() ?? '';
      for (const sentence of sentences) check(sentence);
    },
    end() {
      check(waiting);
      waiting = '';
      return isProved ? shown : null;
    },
  };
}
