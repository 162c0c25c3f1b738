/** Words about when to pay, in all six languages. */
const TIMES =
  /\bnet\s?\d+|\b\d+\s*(?:days?|tage?n?|jours?|jrs?|dagen|dag|d[ií]as?|giorni|gg|j)\b|(?:\bwithin|\binnerhalb|\bbinnen|\bsous|\bdans|\bentro|\ba los|\bplazo)\b|upon receipt|on receipt|in full|no later than|\bby\b|on or after|bei erhalt|bei lieferung|on delivery|[àa] la livraison|ricevimento|recepci[óo]n|alla consegna|ontvangst|in data|hasta el|\b(?:am|op|el|il|le) \d|verr[àa] addebitata|giorni|d[ií]as|due on|immediate|sofort|nach erhalt|r[ée]ception|comptant|contant|a la vista|al contado|vista fattura|rimessa diretta|prompt|in advance|advance payment|\bcod\b|\beom\b|end of month|fin de mois|fine mese|fin de mes|einde maand|before|vorkasse|vorauskasse|\b(?:bis|until|vor dem|avant le|v[óo][óo]r|uiterlijk|antes del)\b|f[äa]llig|[ée]ch[ée]ance|vervaldatum|vencimiento|scadenza|collected|eingezogen|abgebucht|pr[ée]lev|ge[ïi]ncasseerd|lastschrift|direct debit|beglichen|already paid|bereits bezahlt|skonto|escompte/iu;
const PAYING =
  /\bpay(?:able|ment|ments|ing)?\b|\bdue\b|\bnet\b|zahl|netto|[üu]berweis|begleich|f[äa]llig|eingezogen|abgebucht|paie|pay[ée]|r[ée]gl|betal|voldoen|overmaken|\bpag|abon|vers|saldo|bonific|addebit|cargo|carg[au]|abgebucht|buchen|afgeschreven|collected|debit|domicili|efectu|erfolg|settle|skonto|escompte|discount|terms|acompte|solde|einzug|beglichen|scad|venc|settle|remit|invoices? (?:is|are)|sofort/iu;
/** Sentences about paying that are no terms: reminders, penalties, bank details, thanks. */
const OTHER =
  /\bpage\b|seite \d|\biban\b|interest|verzug|p[ée]nalit|mahn|late (?:fee|payment)|overdue|retard|intereses|interessi|boete|rente|ownership|eigentum|propri[ée]t|warranty|return|retour|reserva/iu;

/** Whether a line speaks about when or under which discount to pay. */
export function soundsLikeTerms(text: string): boolean {
  return TIMES.test(text) && PAYING.test(text);
}

export function mentionsTime(text: string): boolean {
  return TIMES.test(text);
}

export function mentionsPaying(text: string): boolean {
  return PAYING.test(text);
}

/** Penalties, reservations and bank details: about money, but no terms. */
export function soundsLikeSmallPrint(text: string): boolean {
  return OTHER.test(text);
}
