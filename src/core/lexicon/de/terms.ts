import { phrases } from '../lexicon.ts';
import type { TermsWords } from '../terms-lexicon.ts';

/** "Wir buchen den Betrag ab", "bucht die Stadtkasse … ab": rooms and tickets are booked too, "Bis 30.04. buchen und sparen". */
const DEBITED = String.raw`(?<!\p{L})(?:wir|ich) buch(?:en?|t)(?!\p{L})|buche?n? (?:wir|ich)(?!\p{L})|ab(?:zu)?buch|(?<!\p{L})buch(?:en|t)(?!\p{L}).{0,90}\sab(?=\s*(?:$|[.,;)]))`;
/** No account: "Buchungskonto", "Geschäftskonto". */
const DISCOUNT = String.raw`(?<!\p{L})(?:bar|sofort|kassen|jahres)?skonto`;
/** "Wir bitten um Ausgleich bis": no levelling of a floor or of hours. */
const SETTLED = String.raw`(?<!\p{L})z?um\s(?:\p{L}+\s){0,2}ausgleich(?!\p{L})|(?<!\p{L})ausgleich(?=\s(?:bis|innerhalb|binnen|bitte))|(?<!\p{L})(?:bitte|rechnung|betrag|saldo)\s.{0,60}ausgleichen|auszugleichen`;

export const terms = {
  fromThen: phrases(String.raw`ab(?:\sde[mn])?`),
  dayInWords: {
    by: phrases(String.raw`bis(?:\s(?:sp[äa]testens|zu[mr]))?, sp[äa]testens(?:\s(?:a[mb]|zu[mr]|bis))?`),
    day: phrases('tage?s?, woche, monats?, quartals?, schuljahr(?:e?s)?, semester'),
    the: phrases('dem, den'),
  },
  dueOn: phrases('fällig'),
  beforeDay: phrases('am, zum, bis, vom'),
  account: {
    at: phrases(
      String.raw`auf, an, per, überweisung, unser, unserem?, unten, folgendes?, das, dem, konto, bankkonto, nr\.?`,
    ),
    quoting: phrases('mit, unter'),
    by: phrases('durch'),
  },
  counted: {
    by: ['(?:bank|sepa-?)?[üu]berweisung', '(?:sepa-?)?(?:firmen)?lastschrift', 'bankeinzug'],
    firm: ['strikt', 'streng'],
    from: [
      '(?:nach|ab) (?:rechnungs(?:datum|erhalt|eingang|stellung|ausgang)|erhalt(?: der rechnung)?)',
      '(?:rein )?netto',
    ],
  },
  so: phrases(String.raw`also, d\.\s?h\.?, das hei[ßs]+t, mithin, somit, sprich`),
  shortened: phrases(String.raw`abzgl, abz, zzgl, inkl, exkl, bzw, gem, lt, max, ca, d(?=\.\s?h\.), d\.\s?h`),
  noDiscount: { no: 'kein|ohne', off: 'skonto', none: 'keine?s?', forWhat: 'wird|bei|f[üu]r' },
  debit: {
    means: [
      String.raw`(?:sepa-?\s?)?lastschrift(?:verfahren|mandat|einzug)?`,
      'sepa-?mandat|bankeinzug|einzugs?erm[äa]chtigung|ein(?:zieh|z)ungs?auftrag|einzugsauftrag|abbuchungsauftrag',
    ],
    where: ['bei|sofern|falls|wenn|soweit|im falle'],
    choose: ['einrichten', 'erteilen', 'nutzen sie', 'w[äa]hlen sie'],
  },
  alone: [
    '(?:nur |zahlung )?(?:gegen|per|mit) (?:vorkasse|vorauskasse|nachnahme)|(?:netto[ -]?kasse|netto gegen kasse|kasse gegen dokumente)',
  ],
  when: [
    String.raw`\b(?:innerhalb|binnen)|\b(?:bis|vor dem)\b|\b(?:am|zum) (?:oder (?:kurz )?nach (?:dem )?)?\d{1,2}(?!\d)|f[äa]llig|sofort(?![- ]?[üu]berweis)|${DISCOUNT}|lastschrift`,
    'bei erhalt|nach erhalt|bei lieferung|bei abholung|bei [üu]bergabe|bei fertigstellung|vorkasse|vorauskasse|nachnahme|netto[ -]?kasse|eingezogen|abgebucht|beglichen|bereits bezahlt',
  ],
  paying: [
    'zahl|netto|[üu]berweis|begleich|entricht|(?:wir|ich) zieh|zieh(?:e|en) (?:wir|ich)|beglichen|f[äa]llig|belaste(?:n|t)(?!\\p{L})|eingezogen|einzug|ein(?:zu)?zieh|abgebucht|erfolg|sofort(?![- ]?[üu]berweis)',
    DISCOUNT,
    DEBITED,
    SETTLED,
  ],
  smallPrint: [
    // Warnings of those who forge accounts.
    String.raw`\bbankverbindung.{0,40}(?:ge[äa]ndert|[äa]ndern|pr[üu]fen|best[äa]tig)|(?:pr[üu]fen|[üu]berpr[üu]fen).{0,40}bankverbindung`,
    'verzug|mahn|sperrung|abschaltung|eigentum|kein(?:en|erlei)? skonto|r[üu]ckgabe|widerruf|umtausch',
    String.raw`\bbleib(?:t|en) .{0,40}bis`,
    String.raw`(?:nutzungs|verwertungs|bild|urheber)rechte?\b|\blizenz(?:en)?\b[^.;]{0,60}\b(?:beginn|[üu]bertrag|einger[äa]umt|erteilt|[üu]ber\b)|(?:freigabe|freigegeben|ausgeh[äa]ndigt|[üu]bergeben)[^.;]{0,40}\bnach\b`,
    String.raw`seite \d`,
    'ausreichende[nr]? (?:konto)?deckung|ausreichend gedeckt',
  ],
  toPay: [
    'zahl|netto\\s?kasse|entricht|zieh(?:e|en) (?:wir|ich)|(?:wir|ich) zieh|begleich|[üu]berweis|f[äa]llig|einzug|ein(?:zu)?zieh|eingezogen|abgebucht|lastschrift|belast|ohne abz[üu]g',
    DEBITED,
    SETTLED,
  ],
  until: '(?:am|zum) oder (?:kurz )?nach(?: dem)?|bis|zum|am|sp[äa]testens|ab(?: dem)?|vor|f[äa]llig',
  explained: ['erkl[äa]rt|erl[äa]utert'],
  notice: [
    'storn(?:o|ier)',
    String.raw`k[üu]ndigung(?!sfrist)|k[üu]ndigen|(?<!\p{L})(?:mindest)?(?:vertrags)?laufzeit|widerspr[üu]ch|einw[äa]nde|einwendung|reklamation|beanstandung`,
  ],
  balanceAsOf: phrases('zum, per, am, vom'),
  offers: [
    String.raw`einl[öo]s|einzul[öo]sen|(?:gutschein|rabatt|aktions)code|(?<!\p{L})sichern(?!\p{L})|(?:aktion|angebot|gutschein|rabatt) (?:ist |gilt )?(?:g[üu]ltig|bis|nur)`,
  ],
  late: [
    // Who cannot pay is to talk to the sender.
    String.raw`(?:bei|sollten sie|falls sie|wenn sie|haben sie)(?!\p{L})[^.?!]{0,12} (?:zahlungsschwierigkeit|schwierigkeiten .{0,20}(?:zahl|begleich))`,
    'verzugszins|bei (?:zahlungs)?verzug',
    String.raw`(?:nach|bei|mit|ab|falls|sollten?|wird|im falle)(?!\p{L})(?!.*(?:zahlbar|netto|ohne\sabzug)).*verzug`,
  ],
  afterwards: phrases('danach, ansonsten, andernfalls, nach ablauf, nach diesem datum, nach dieser frist'),
  complaints: ['reklamation(?:en)?|beanstandung(?:en)?|einw[äa]nde|widerspruch'],
  kept: ['eigentum(?:svorbehalt)?'],
  refunds: [String.raw`guthaben|(?:rück|zurück)?erstatt(?:en|et|ung)\b|zahlen wir .{0,40}(?:aus|zurück)`],
  into: ['auf'],
  givenBack: [String.raw`(?:rück|zurück)?erstatt\p{L}*|rückgabe\p{L}*|umtausch\p{L}*|widerruf\p{L}*`],
  later: [
    // "Zahlbar in 6 Raten zu je 112,00 €, erstmals fällig am …" is the first of those that pay this invoice.
    String.raw`(?<!(?<!\p{L})(?:zahlbar|in \p{L}{2,12} raten|in \d{1,2} \p{L}*raten)(?!\p{L}).{0,60})erstmals|(?:n[äa]chste|k[üu]nftige|neue|sp[äa]tere)[rnms]? \p{L}*(?:abschl|rechnung|zahlung|rate|betrag|beitrag|pr[äa]mie|abbuchung)`,
    // "den folgenden Betrag", "weitere Zahlungen": those that are asked for now.
    String.raw`(?:folgende|weitere)[rnms]? \p{L}*(?:abschl|rate|teilbetr[äa]g|beitr[äa]g|pr[äa]mie|abbuchung)|ab dann(?!\p{L})|jeweils|zum ersten mal`,
  ],
  paid: [String.raw`\b(?:bezahlt|erhalten|eingegangen|freigegeben|erstattet|gutgeschrieben)\s+am\s*$`],
  settled: [
    String.raw`(?:ist|sind|wurden?)\s(?:[\p{L}\d]+\s){0,5}?(?:bezahlt|beglichen|eingezogen|abgebucht|[üu]berwiesen)(?:\sworden)?`,
  ],
  saysOf: phrases('ist, sind, wird, erfolgt, hat'),
  hours: ['uhr'],
  please: 'bitte|bitten',
  method: '(?:be|ge)zahlt|beglichen',
  request: ['bitte'],
  namesDay: ['fallig'],
  once: ['bis|wenn|sobald|falls|sofern|nachdem'],
  was: ['wurden?'],
  onDay: ['am|den'],
  article: ['den|der'],
  agreed: ['vereinbart'],
  begins: [String.raw`zahlbar|zahlung|bitte|der(?!\p{L})|den(?!\p{L})`],
  discountWord: [DISCOUNT],
} satisfies TermsWords;
