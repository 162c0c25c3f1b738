/** "No discount for early payment", "Escompte pour règlement anticipé : néant": what is not granted is no term. */
const NOTHING_OFF =
  /^\W*(?:(?:no|kein|ohne|pas|aucun|sans|geen|zonder|sin|nessuno?|senza|inget?|ingen|uden|uten|brak|bez)\s(?:d.\s?)?(?:\p{L}+\s){0,2}?(?:discounts?|skonto|escompte|korting|kortingen|descuentos?|sconto|rabat+|skonta|slev[ay])(?!\p{L})|(?:discounts?|skonto|escompte|korting|descuento|sconto|rabatt?)(?=\P{L})[^.;!]{0,60}(?<!\p{L})(?:n[ée]ant|aucun|none|nil|keine?s?|geen|nihil|ninguno|nessuno|ingen|inget|brak)\s*[.;!]?\s*$)/iu;

/** The means of paying in which the payee takes the money. */
const DEBIT = String.raw`direct debits?|auto\s?-?pay|automatic payments?|(?:sepa-?\s?)?lastschrift(?:verfahren|mandat)?|bankeinzug|pr[ée]l[èe]vement(?: automatique)?|mensualisation|automatische incasso|domiciliaci[óo]n(?: bancaria)?|addebito diretto|domiciliazione|d[ée]bito direto|autogiro|betalingsservice|avtalegiro|polecenie zap[łl]aty`;
/** Asking somebody to choose it. */
const TO_CHOOSE = String.raw`set\s?-?up|sign up|switch to|apply|register|enrol+|join|arrange|choose|try|einrichten|erteilen|nutzen sie|w[äa]hlen sie|optez|choisissez|adh[ée]rez|souscrivez|mettez|passez (?:au|[àa])|regel|kies|machtig|stel .{0,20}in|domicilie|act[íi]ve|solicite|contrate|attiv[ai]|richied[ai]|scegli|ative|adira|teckna|anslut|tilmeld|opprett|ustaw`;
const OFFERED = new RegExp(
  String.raw`^\W*(?:(?:${TO_CHOOSE})(?!\p{L})[^.;!]{0,60}?(?<!\p{L})(?:${DEBIT})(?!\p{L})|(?:by |per |par |via |por |con )?(?:${DEBIT})\W{0,3}\s*[^.;!]{0,40}?(?<!\p{L})(?:${TO_CHOOSE})(?!\p{L}))`,
  'iu',
);

/** Whether a text grants no discount. */
export function grantsNothing(text: string): boolean {
  return NOTHING_OFF.test(text);
}

/** Whether a text offers to have the money taken ("Direct debit: set up at …", "Switch to AutoPay"), instead of saying when it is. */
export function offersDebit(text: string): boolean {
  return OFFERED.test(text);
}
