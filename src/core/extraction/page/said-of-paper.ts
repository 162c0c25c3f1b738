import { nouns } from '../../lexicon/nouns.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import { ofSmallLetters } from '../../lexicon/small-letters.ts';

/** "Documento processado por computador.": what a paper says of itself. */
const OF_PAPER = ofSmallLetters(
  String.raw`^(?:(?:${partyWords('thisPaper')})\s)?(?:${partyWords('documents')})\s.*(?<!\p{L})(?:${partyWords('madeBy')})`,
);

/** Whether a line says how the paper was made. */
export function saysOfPaper(line: string): boolean {
  return OF_PAPER.test(line.toLowerCase());
}

const COPY = ofSmallLetters(String.raw`^\W*(?:${nouns('copies')})\W*$`);

/** Whether a line says for whom this print of the paper is, and so announces nobody: "Original for Recipient". */
export function tellsCopy(line: string): boolean {
  return COPY.test(line.toLowerCase());
}
