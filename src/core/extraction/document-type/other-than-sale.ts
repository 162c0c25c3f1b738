import { withoutAccents } from '../../lexicon/fold.ts';
import type { AmountCandidate } from '../amounts/amount-candidates.ts';
import type { DocumentFacts } from '../page/document-facts.ts';

/** "Total hours 23.50": a sum of time or weight in a paper that writes no currency in its row. */
export function countsOtherThanMoney(total: AmountCandidate, { layout }: DocumentFacts): boolean {
  const row = layout.rows[total.segment.row]!;
  return COUNTED.test(withoutAccents(row.text)) && !/\p{Sc}|\b[A-Z]{3}\b/u.test(row.text);
}

const COUNTED =
  /^\W*(?:grand )?(?:(?:total|sum|weekly) (?:hours|hrs|weight|days|miles)|(?:summe |gesamt)?(?:stunden|arbeitszeit|gewicht)|summe (?:std|h)\b|total (?:d.?)?(?:heures|jours|poids)|totaal (?:aantal )?(?:uren|gewicht|dagen)|total (?:de )?(?:horas|dias|peso)|totale (?:ore|giorni|peso)|(?:suma|razem) godzin|(?:summa|totalt) (?:antal )?timm?[ae]r)/iu;

/** Who may be appealed against is an authority that levies; without accents. */
export const LEVIED =
  /\b(?:rechtsbehelfs?belehrung|rechtsmittelbelehrung|(?:kann|konnen) .{0,60}\b(?:widerspruch|einspruch) (?:erhoben|eingelegt)|avis d.impots?|direction generale des finances publiques|bezwaar(?:schrift| maken| indienen)|recurso de reposicion|base imponible catastral|valor catastral|commissione tributaria|ricorso .{0,40}\btributaria|tax year \d{4} to \d{4}|right (?:of|to) appeal|appeal against this (?:decision|assessment|notice)|skattestyrelsen|urzad skarbowy|autoridade tributaria)\b/iu;
