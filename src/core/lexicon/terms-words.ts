/** Beginnings of the months' names as sentences about due dates have them. */
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';

/** Words about when to pay, in all six languages; alternatives of a pattern, as all lists here. */
export const TIMES_WORDS: readonly string[] = [
  // Numbers of days, weeks and months
  String.raw`\bnet\s?\d{1,3}(?!\d|[.,]\d)`,
  String.raw`\b\d+\s*(?:days?|tage?n?|jours?|jrs?|dagen|dag|d[ií]as?|giorni|gg|j)\b`,
  String.raw`\b\d+\s*(?:weeks?|wochen?|weken|semaines?|semanas?|settimane)\b`,
  String.raw`\b\d+\s*(?:months?|monate?n?|mois|mes(?:es)?|mesi)\b`,
  // English
  String.raw`\bwithin|\b(?:until|prox|cod|eom)\b|before|prompt|presentation|completion|collected|immediat`,
  String.raw`\bby\s+(?:the\s+)?(?:no\s+later|end\s|return|close|\d|${MONTH}\p{L}*|due\b|:?\s*$)`,
  String.raw`\b(?:is|are|be) due ${MONTH}\p{L}*\.? \d|due on|\bon \d{1,2}(?!\d)|on or (?:just |shortly )?after`,
  'on receipt|on delivery|on collection|with order|in full|in advance|advance payment|prepaid|already paid',
  String.raw`at (?:the )?time of (?:service|purchase|order|booking|sale|delivery)|c\.\s?o\.\s?d\b|no later than`,
  'month following|following month|next month|month[- ]end|end of month',
  String.raw`against (?:delivery|documents|copy|invoice|pro-?\s?forma)`,
  'direct debit|taken from your account|automatically on',
  // German
  String.raw`\b(?:innerhalb|binnen)|\b(?:bis|vor dem)\b|\b(?:am|zum) \d{1,2}(?!\d)|f[äa]llig|sofort|skonto|lastschrift`,
  'bei erhalt|nach erhalt|bei lieferung|vorkasse|vorauskasse|eingezogen|abgebucht|beglichen|bereits bezahlt',
  // French
  String.raw`\b(?:sous|dans)|\ble \d{1,2}(?!\d)|\bavant le\b|[ée]ch[ée]ance|pr[ée]lev|escompte|comptant|r[ée]ception`,
  String.raw`[àa] la livraison|fin de mois|date de facture|\bpartir (?:du|del)\b|à partir|au plus tard`,
  // Dutch
  String.raw`\b(?:v[óo][óo]r|uiterlijk|omstreeks)\b|\bop \d{1,2}(?!\d)|\brond \d|ge[ïi]ncasseerd|in[ck]as(?!sant)`,
  'contant|ontvangst|einde maand|vervaldatum|factuurdatum|afgeschreven',
  // Spanish
  String.raw`\b(?:a los|plazo)|\bantes del\b|\bel \d{1,2}(?!\d)|hasta el|d[ií]as|recepci[óo]n|vencimiento|inmediat`,
  String.raw`a la vista|\bcontado\b|fin de mes|fecha factura|a m[áa]s tardar`,
  // Italian
  String.raw`\bentro|\bil \d{1,2}(?!\d)|in data|giorni|ricevimento|alla consegna|vista fattura|rimessa diretta|fine mese`,
  String.raw`verr[àa] addebitata|scadenza|f\.f\.|d\.f\.|f\.m\.|data fattura`,
];

/** Words about paying. */
export const PAYING_WORDS: readonly string[] = [
  // English
  String.raw`\bpay(?:able|ment|ments|ing)?\b|\bdue\b|\bnet\b|taken from|transfer|charge your|be charged|collected`,
  '(?:will|automatically) charge|balance|premium|fees are|rent is|settle|discount|terms|remit|invoices? (?:is|are)',
  // German
  'zahl|netto|[üu]berweis|begleich|beglichen|f[äa]llig|eingezogen|einzug|abgebucht|buchen|erfolg|skonto|sofort',
  // French
  'paie|pay[ée]|r[ée]gl|pr[ée]l[eè]v|vers|escompte|acompte|solde',
  // Dutch
  String.raw`beta+l|voldoen|over\s?(?:te\s)?maken|incass(?!ant)|ge[ïi]ncasseerd|afgeschreven`,
  // Spanish and Italian
  String.raw`\bpag|abon|saldo|bonific|debit|adeud|contado|carg[aou]|domicili|efectu|scad|venc`,
];

/** Words of sentences about paying that are no terms: reminders, penalties, bank details, thanks. */
export const SMALL_PRINT_WORDS: readonly string[] = [
  // What happens to those who do not pay
  'interest|intereses|interessi|verzug|p[ée]nalit|mahn|late (?:fee|payment)|overdue|unpaid|retard|boete|rente',
  // Whose the goods are until they are paid, and whether they may come back
  'ownership|eigen(?:tum|dom)|propri[ée]t|propiedad|propriet[àa]|reserva|goods once sold|not be taken back',
  String.raw`\b(?:bleib(?:t|en)|remains?|reste(?:nt)?|blij(?:ft|ven)|riman(?:e|gono)) .{0,40}(?:bis|until|jusqu|tot|fino)`,
  String.raw`warranty|return|retour|non-?refundable|\b(?:is|are) final\b`,
  // All the rest
  String.raw`\bpage\b|seite \d|\biban\b|reverse charge|\bthanks? (?:you|for)\b|\bon behalf of\b|\benclosed\b`,
  String.raw`\b(?:count|report|forms?|paperwork|rsvp|response)s? (?:is|are) due\b`,
  String.raw`\b(?:rupees|dollars|euros?) .{0,30}only\b`,
];

/** Words of sentences that ask for money on a day. */
export const TO_PAY_WORDS: readonly string[] = [
  // English
  String.raw`\b(?:pay(?:ments?|s)?|due|remit(?:tance)?|transfer|renew|return|settled?|terms|debit(?:ed)?)\b|payable`,
  String.raw`\b(?:collect(?:ed)?|charged?|taken|deducted|autopay)\b`,
  // German
  'zahl|begleich|[üu]berweis|f[äa]llig|einzug|einzieh|eingezogen|abgebucht|buchen|lastschrift|belast',
  // French
  'r[ée]gl|paie|pr[ée]l[eè]v|[ée]ch[ée]ance|d[ée]bit',
  // Dutch
  String.raw`betal|voldoen|over\s?(?:te\s)?maken|incass|afgeschreven|vervalt`,
  // Spanish and Italian
  'pag[aou]|abon[ae]|carg[aou]|adeud|domicili|venc|sald|bonific|scad|rimessa|pervenire',
];
