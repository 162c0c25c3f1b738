/** Words about when to pay, in all six languages. */
const TIMES =
  /\bnet\s?\d{1,3}(?!\d|[.,]\d)|\b\d+\s*(?:days?|tage?n?|jours?|jrs?|dagen|dag|d[ií]as?|giorni|gg|j|weeks?|wochen?|weken|semaines?|semanas?|settimane|months?|monate?n?|mois|mes(?:es)?|mesi)\b|(?:\bwithin|\binnerhalb|\bbinnen|\bsous|\bdans|\bentro|\ba los|\bplazo)\b|upon receipt|on receipt|in full|no later than|\bby\s+(?:the\s+)?(?:no\s+later|end\s|return|close|\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|due\b|:?\s*$)|month following|following month|next month|\bprox\b|month[- ]end|against (?:delivery|documents|copy|invoice|pro-?\s?forma)|with order|on collection|c\.\s?o\.\s?d\b|at (?:the )?time of (?:service|purchase|order|booking|sale|delivery)|on or (?:just |shortly )?after|taken from your account|bei erhalt|bei lieferung|on delivery|[àa] la livraison|ricevimento|recepci[óo]n|alla consegna|ontvangst|in data|hasta el|\b(?:am|zum|op|el|il|le) \d{1,2}(?!\d)|verr[àa] addebitata|giorni|d[ií]as|due on|\b(?:is|are|be) due (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d|immediate|sofort|nach erhalt|r[ée]ception|comptant|contant|a la vista|al contado|vista fattura|rimessa diretta|prompt|in advance|advance payment|\bcod\b|\beom\b|end of month|fin de mois|fine mese|fin de mes|einde maand|before|vorkasse|vorauskasse|\b(?:bis|until|vor dem|avant le|v[óo][óo]r|uiterlijk|antes del)\b|f[äa]llig|[ée]ch[ée]ance|vervaldatum|vencimiento|scadenza|collected|eingezogen|abgebucht|pr[ée]lev|ge[ïi]ncasseerd|lastschrift|direct debit|\bomstreeks\b|automatically on|\bon \d{1,2}(?!\d)|\brond \d|afgeschreven|in[ck]as(?!sant)|presentation|completion|\bcontado\b|contanti|immediat|inmediat|prepaid|f\.f\.|d\.f\.|f\.m\.|fecha factura|data fattura|date de facture|factuurdatum|\bpartir (?:du|del)\b|à partir|au plus tard|a m[áa]s tardar|\bafter eom\b|beglichen|already paid|bereits bezahlt|skonto|escompte/iu;
const PAYING =
  /\bpay(?:able|ment|ments|ing)?\b|\bdue\b|\bnet\b|zahl|netto|[üu]berweis|begleich|f[äa]llig|eingezogen|abgebucht|paie|pay[ée]|r[ée]gl|beta+l|voldoen|over\s?(?:te\s)?maken|incass(?!ant)|ge[ïi]ncasseerd|pr[ée]l[eè]v|taken from|transfer|(?:will|automatically) charge|charge your|be charged|adeud|contado|settlement|balance|premium|fees are|rent is|\bpag|abon|vers|saldo|bonific|addebit|cargo|carg[au]|abgebucht|buchen|afgeschreven|collected|debit|domicili|efectu|erfolg|settle|skonto|escompte|discount|terms|acompte|solde|einzug|beglichen|scad|venc|settle|remit|invoices? (?:is|are)|sofort/iu;
/** Sentences about paying that are no terms: reminders, penalties, bank details, thanks. */
const OTHER =
  /\bpage\b|reverse charge|goods once sold|not be taken back|seite \d|\biban\b|interest|verzug|p[ée]nalit|mahn|late (?:fee|payment)|overdue|unpaid|\b(?:count|report|forms?|paperwork|rsvp|response)s? (?:is|are) due\b|retard|intereses|interessi|boete|rente|ownership|eigen(?:tum|dom)|propri[ée]t|propiedad|propriet[àa]|\b(?:bleib(?:t|en)|remains?|reste(?:nt)?|blij(?:ft|ven)|riman(?:e|gono)) .{0,40}(?:bis|until|jusqu|tot|fino)|warranty|return|retour|reserva|\bthanks? (?:you|for)\b|\bon behalf of\b|\b(?:is|are) final\b|\benclosed\b|\b(?:rupees|dollars|euros?) .{0,30}only\b|non-?refundable/iu;

/** Terms of two or three words that stand alone and need no word about paying: "On receipt", "30 days net". */
const SHORT =
  /^(?:due\s|strictly\s|net\s)?(?:(?:up)?on receipt|c\.?o\.?d\.?|\d{1,3} days?\s(?:nett?|please|strictly|eom|end of month|(?:from|of|after) (?:the )?(?:date of )?(?:invoice|statement|delivery|receipt)(?: date)?))[.,!]?$/iu;

/** Whether a line speaks about when or under which discount to pay. */
export function soundsLikeTerms(text: string): boolean {
  return (TIMES.test(text) && PAYING.test(text)) || SHORT.test(text.trim());
}

/** Where to pay: the words that announce an account, or an IBAN itself. */
const ACCOUNT =
  /\b(?:iban|bic|swift|bsb|sort code)\b|\bsort:?\s\d|\bacc(?:ount|t)?\.?(?:\s?(?:no|number|nr)\.?)?:?\s?\d{4}/iu;
const IBAN = /\b[A-Z]{2}\d{2}(?:\s?[\dA-Z]{4}){3}/u;

/** Whether a text tells an account to pay to. */
export function tellsAccount(text: string): boolean {
  return ACCOUNT.test(text) || IBAN.test(text);
}

/** The little word right before a date on which something is to be paid. */
const UNTIL =
  /(?:(?<!\p{L})(?:by|on|before|until|till|than|after|around|bis|zum|am|sp[äa]testens|ab|vor|rond|omstreeks|tegen|op|uiterlijk|v[óo][óo]r|le|au|avant|pour|el|al|del|hasta|il|entro|data|scadenza|vencimiento|f[äa]llig)|\()\s*:?\s*$/iu;
const TO_PAY =
  /\b(?:pay(?:able|ments?|s)?|due|remit(?:tance)?|transfer|renew|return|settle[d]?|terms|debit(?:ed)?|collect(?:ed)?|charged?|taken|deducted|autopay)\b|zahl|begleich|[üu]berweis|f[äa]llig|einzug|einzieh|eingezogen|abgebucht|buchen|lastschrift|belast|r[ée]gl|paie|payable|pr[ée]l[eè]v|[ée]ch[ée]ance|d[ée]bit|betal|voldoen|over\s?(?:te\s)?maken|incass|afgeschreven|vervalt|pag[aou]|abon[ae]|carg[aou]|adeud|domicili|venc|sald|bonific|addebit|scad|rimessa|pervenire/iu;
/** What was paid already, and what other days are for. */
const PAST =
  /\b(?:paid|received|charged|refunded|issued|posted)\s+(?:in full\s+)?(?:on|by|via)\s*$|\b(?:through|valid|expires?|renew\w*|last|previous|cancel\w*|free of charge)\b|\b(?:bezahlt|erhalten|eingegangen)\s+am\s*$|\b(?:pay[ée]e?|re[çc]ue?|r[ée]gl[ée]e?|acquitt[ée]e?)\s+le\s*$|\b(?:betaald|ontvangen|voldaan)\s+op\s*$|\b(?:pagad[oa]|recibid[oa])\s+el\s*$|\b(?:pagat[oa]|ricevut[oa])\s+il\s*$/iu;
const FUTURE = /\b(?:will|to|shall|must|may) be\b|\bautomatically\b/iu;

/** Whether a sentence asks for money on a date: `before` is all of it in front of the date, `after` what follows. */
export function asksToPayOn(before: string, after: string): boolean {
  if (!UNTIL.test(before) || !TO_PAY.test(`${before} ${after}`)) return false;
  return FUTURE.test(before) || !PAST.test(before);
}

export function mentionsTime(text: string): boolean {
  return TIMES.test(text);
}

/** How it was paid, not when it is to be paid: "Paid via PayPal", "Betaald met: iDEAL", "Visa ending in 4242". */
const METHOD =
  /^(?:status:?\s*)?(?:paid|charged|payment (?:received|reference|method|made|successful)|betaald|bezahlt|pay[ée]e?|r[ée]gl[ée]e?|pagad[oa]|pagat[oa]|voldaan|received)\b|^(?:visa|mastercard|amex|paypal|ideal|apple pay|google pay)\b|ending in \d{4}|[•*x]{4}\s?\d{4}/iu;

export function namesOnlyMethod(text: string): boolean {
  return METHOD.test(text.trim());
}

export function mentionsPaying(text: string): boolean {
  return PAYING.test(text);
}

/** Penalties, reservations and bank details: about money, but no terms. */
export function soundsLikeSmallPrint(text: string): boolean {
  return OTHER.test(text);
}
