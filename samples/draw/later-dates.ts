import { addDays } from '../content/calendar.ts';
import type { Language } from '../content/locale.ts';
import type { Draft, Pair } from './draft.ts';
import type { Text } from './text.ts';

/** Days ahead that are no due date: renewals, visits, readings, the end of an offer. */
const LABELS: Record<Language, readonly string[]> = {
  en: [
    'Next billing date',
    'Next invoice',
    'Renews on',
    'Renewal date',
    'Valid until',
    'Next visit due',
    'Next service due',
    'Next reading',
    'Contract end',
    'Expires',
    'Return by',
    'Results due',
  ],
  de: [
    'Nächste Abrechnung',
    'Nächste Rechnung',
    'Gültig bis',
    'Vertragsende',
    'Verlängerung am',
    'Nächster Termin',
    'Nächste Wartung',
    'Nächste Ablesung',
  ],
  fr: [
    'Prochaine facture',
    'Valable jusqu’au',
    'Renouvellement le',
    'Fin du contrat',
    'Prochain rendez-vous',
    'Prochain relevé',
    'Prochain entretien',
    'Expire le',
  ],
  nl: [
    'Volgende factuur',
    'Geldig tot',
    'Verlenging op',
    'Einde contract',
    'Volgende afspraak',
    'Volgende meteropname',
    'Volgend onderhoud',
  ],
  es: [
    'Próxima factura',
    'Válido hasta',
    'Renovación',
    'Fin de contrato',
    'Próxima visita',
    'Próxima lectura',
    'Próxima revisión',
  ],
  it: [
    'Prossima fattura',
    'Valido fino al',
    'Rinnovo',
    'Fine contratto',
    'Prossimo appuntamento',
    'Prossima lettura',
    'Prossima revisione',
  ],
};

const SENTENCES: Record<Language, readonly string[]> = {
  en: [
    'Your subscription renews on {date}.',
    'Your next appointment is booked for {date}.',
    'These prices are valid until {date}.',
    'Free cancellation until {date}.',
    'The next meter reading is planned for {date}.',
  ],
  de: [
    'Ihr Vertrag verlängert sich am {date}.',
    'Ihr nächster Termin ist am {date}.',
    'Diese Preise gelten bis {date}.',
    'Kostenlose Stornierung bis {date}.',
  ],
  fr: [
    'Votre abonnement se renouvelle le {date}.',
    'Votre prochain rendez-vous est fixé au {date}.',
    'Ces tarifs sont valables jusqu’au {date}.',
    'Annulation gratuite jusqu’au {date}.',
  ],
  nl: [
    'Uw abonnement wordt verlengd op {date}.',
    'Uw volgende afspraak is op {date}.',
    'Deze prijzen gelden tot {date}.',
    'Gratis annuleren tot {date}.',
  ],
  es: [
    'Su suscripción se renueva el {date}.',
    'Su próxima cita es el {date}.',
    'Estos precios son válidos hasta el {date}.',
    'Cancelación gratuita hasta el {date}.',
  ],
  it: [
    'Il Suo abbonamento si rinnova il {date}.',
    'Il prossimo appuntamento è fissato per il {date}.',
    'Questi prezzi sono validi fino al {date}.',
    'Cancellazione gratuita fino al {date}.',
  ],
};

function laterDay({ content, random }: Draft): string {
  return addDays(content.date, random.pick([14, 30, 31, 90, 180, 364, 365]));
}

/** A later day under a label of its own. */
export function laterPair(draft: Draft): Pair {
  const { phrasing, random, content } = draft;
  const label = random.pick(LABELS[content.locale.language]);
  return { label: `${label}${phrasing.colon}`, value: [phrasing.date(laterDay(draft))] };
}

/** A sentence about a later day. */
export function laterSentence(draft: Draft): Text {
  const { phrasing, random, content } = draft;
  const [before, after] = random.pick(SENTENCES[content.locale.language]).split('{date}') as [string, string];
  return [before, phrasing.date(laterDay(draft)), after];
}
