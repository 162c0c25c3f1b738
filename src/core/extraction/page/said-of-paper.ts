import { nouns } from '../../lexicon/nouns.ts';

/** "Documento processado por computador.": what a paper says of itself. */
const OF_PAPER =
  /^(?:(?:this|ce|este|dieses?|dit|questo)\s)?(?:document[oe]?|dokument|fatt?ura|facture|invoice|rechnung)\s.*(?<!\p{L})(?:process|g[ée]n[ée]r|erstellt|emitid|emess|g(?:[eé]n)?erad|generat|computer|computador|ordinateur|programa)/iu;

/** Whether a line says how the paper was made. */
export function saysOfPaper(line: string): boolean {
  return OF_PAPER.test(line);
}

const COPY = new RegExp(String.raw`^\W*(?:${nouns('copies')})\W*$`, 'iu');

/** Whether a line says for whom this print of the paper is, and so announces nobody: "Original for Recipient". */
export function tellsCopy(line: string): boolean {
  return COPY.test(line);
}
