import type { RowWords } from '../row-lexicon.ts';

/** How rows and labels read in Portuguese; apart, as no browser needs it. */
export const rows = {
  owedBesides: [String.raw`\btaxa|imposto|juros|em atraso|anterior|caucao|deposito`],
  sumWords: ['total'],
  dayWords: ['data'],
  ifLate: ['ap[óo]s (?:o )?vencimento'],
  yearly: ['anua(?:l|is)|por ano'],
  levies: ['imposto especial de consumo'],
  shortLabels: ['para|data'],
  joints: ['a|de|da'],
  soldTo: ['para'],
  numberWords: ['num|n[°º]|numero|número'],
  bareNumbers: ['num|numero'],
  beforePeriods: ['de'],
  ofTime: ['per[ií]odo'],
  wholes: ['total(?: a pagar)?'],
  pages: [String.raw`página|pág\.?|pag\.?|p\.`],
  ofPages: ['de'],
  beforeNumbers: [String.raw`n\.º|núm|numero|número`],
  gluedNumbers: ['num'],
  ordinals: ['[ªº]'],
} satisfies RowWords;
