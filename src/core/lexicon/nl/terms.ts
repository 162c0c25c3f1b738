import { phrases } from '../lexicon.ts';
import type { TermsWords } from '../terms-lexicon.ts';

/** "Korting van 2 % vervalt op 12 mei": what ends on a day, right before the word that also tells when money falls due. */
export const ENDING = String.raw`(?:korting|offerte|aanbieding|aanbod|prijsopgave|voucher|waardebon|cadeaubon|tegoed|garantie|(?<!\p{L})actie)[^.!?:;]{0,40}`;

export const terms = {
  fromThen: phrases(String.raw`vanaf, met\singang\svan`),
  dayInWords: {
    by: phrases('v[óo][óo]r, uiterlijk(?: op)?'),
    day: phrases('dag, maand, kwartaal'),
    the: phrases('de'),
  },
  dueOn: phrases('verschuldigd'),
  beforeDay: phrases('op, voor'),
  account: {
    at: phrases(String.raw`t\.?n\.?v\.?, op, naar, onze?, ons, het, rekening(?:nummer)?, bankrekening, nr\.?`),
    quoting: phrases('onder, met'),
  },
  counted: {
    by: ['overboeking', 'overschrijving', '(?:automatische )?incasso', 'cheque'],
    firm: ['strikt'],
    from: ['na (?:factuurdatum|factuur|dagtekening)', 'einde maand'],
  },
  so: phrases(String.raw`dus, oftewel, ofwel, d\.?w\.?z\.?`),
  shortened: phrases(String.raw`incl, excl, ca, max, d\.w\.z`),
  noDiscount: { no: 'geen|zonder', off: 'korting|kortingen', none: 'geen|nihil', forWhat: 'bij|voor|op' },
  debit: {
    where: ['bij|indien|als|wanneer'],
    means: ['automatische incasso', 'domicili[ëe]ring'],
    choose: ['regel', 'kies', 'machtig', 'stel .{0,20}in'],
  },
  alone: [
    'betaling (?:(?:per )?direct|vooraf)|(?:betaling )?na ontvangst(?: (?:van de )?factuur)?|(?:per )?direct te (?:betalen|voldoen)',
    '(?:contant|pin|rembours)(?: bij (?:levering|aflevering|afhaling|ontvangst))?|onder rembours|vooruitbetaling|per omgaande|à contant',
    String.raw`vervalt \d{1,3} dagen na (?:factuurdatum|dagtekening)`,
  ],
  when: [
    String.raw`\bv(?:oor(?! (?:deze|uw) (?:factuur|nota|rekening)\b)|óór|óor|oór)\b|\b(?:uiterlijk|omstreeks)\b|\bop \d{1,2}(?!\d)|\brond \d|ge[ïi]ncasseerd|in[ck]as(?!sant)`,
    'contant|per omgaande|vooruit|vooraf|bij (?:opdracht|bestelling|levering|oplevering)|ontvangst|einde maand|vervaldatum|factuurdatum|afgeschreven',
  ],
  paying: [
    String.raw`beta+l|voldoen(?!de)|verschuldigd|over\s?(?:te\s)?(?:maken|schrijven)|incass(?!ant)|ge[ïi]ncasseerd|afgeschreven`,
    // "Op onze rekening te staan", "dient te worden voldaan"; what was settled says no more than "voldaan".
    String.raw`bijgeschreven|(?:te worden|dient .{0,60})\svoldaan|onze (?:bank)?rekening|(?<!\p{L})storten|gedebiteerd|domicili[ëe]r|restant`,
    String.raw`\bschrij(?:ven|ft)\b.{0,80}\b(?:af|van uw)\b`,
  ],
  // "Trente jours" are French days.
  smallPrint: [
    // Warnings of those who forge accounts.
    'controleer.{0,40}(?:bankgegevens|rekeningnummer)|bankgegevens.{0,40}(?:gewijzigd|wijzig|controle)',
    String.raw`boete|(?<!(?<!\p{L})t)rente|eigendom|retour|voldoende saldo`,
    String.raw`\bblij(?:ft|ven) .{0,40}tot`,
    String.raw`(?:gebruiks|auteurs)recht|\blicentie\b[^.;]{0,60}\b(?:verleend|ingaan|gaat in|over)\b`,
  ],
  toPay: [
    String.raw`betal|voldoen(?!de)|te worden voldaan|vereffen|bijgeschreven|onze (?:bank)?rekening te staan|(?<!\p{L})storten|gedebiteerd|domicili[ëe]r|over\s?(?:te\s)?(?:maken|schrijven)|[iï]ncass|afgeschreven|\bschrij(?:ven|ft)\b.{0,80}\b(?:af|van uw)\b|(?<!${ENDING})vervalt`,
  ],
  until: 'rond|omstreeks|tegen|op|uiterlijk|v[óo][óo]r',
  explained: ['uitgelegd|toegelicht'],
  notice: ['annuler', String.raw`opzeg|bezwaar|(?<!\p{L})reclam|klachten|contract loopt`],
  balanceAsOf: phrases('per, op'),
  offers: [
    'kortingscode|actiecode|tegoedbon|waardebon|cadeaubon|inwissel|in te wisselen|boek (?:v[óo][óo]r|nu)|aanbieding (?:is )?geldig',
  ],
  late: [
    // Who cannot pay is to talk to the sender.
    '(?:bij|heeft u|als u) (?:betalingsproblem|moeite met (?:het )?betalen)',
    'bij te late',
  ],
  afterwards: phrases('daarna, waarna, na deze termijn, na deze datum, bij gebreke'),
  complaints: ['klachten|reclames?|bezwaar'],
  kept: ['eigendom(?:svoorbehoud)?'],
  refunds: ['tegoed|terugbeta|teruggestort'],
  into: ['naar|op'],
  givenBack: ['geretourneerd|retourneren'],
  later: [
    // "De 10e van de volgende maand" counts the days to pay.
    'volgende (?:termijn|incasso|factuur)|(?<!van (?:de )?)volgende maand|voortaan',
    String.raw`nieuwe (?:termijn|maand|voorschot)|met ingang van|(?<!(?:dagen|maanden|weken)\s)vanaf (?=\d)`,
  ],
  paid: [String.raw`\b(?:betaald|ontvangen|voldaan|vrijgegeven|terugbetaald)\s+op\s*$`],
  settled: [String.raw`(?:is|zijn|werd)\s(?:al|reeds)\s(?:betaald|voldaan|afgeschreven|ge[ïi]ncasseerd)`],
  saysOf: phrases('is, zijn, dient, geschiedt, moet'),
  bids: phrases(String.raw`te\svoldoen\s(?:v[óo][óo]r|uiterlijk|binnen)`),
  hours: ['uur|u'],
  please: String.raw`gelieve|graag|verzoek|a\.?u\.?b`,
  method: 'betaald|voldaan',
  request: ['gelieve|graag'],
  once: ['tot|als|zodra'],
  was: ['werd|zijn'],
  onDay: ['op'],
  article: ['de'],
  agreed: ['afgesproken'],
  begins: ['betaling|betalen'],
  discountWord: ['korting'],
} satisfies TermsWords;
