import type { Writing } from '../lexicon.ts';

/** How French is told from other languages, and how it writes dates and terms. */
export const writing = {
  language: 'fr',
  common:
    'le la les des et est pour dans sur avec votre nous vous facture du montant date echeance quantite prix tva paiement designation reglement client au par une',
  months: [
    'janvier janv jan',
    'fevrier fevr fev',
    'mars',
    'avril avr',
    'mai',
    'juin',
    'juillet juil',
    'aout aou',
    'septembre sept sep',
    'octobre oct',
    'novembre nov',
    'decembre dec',
  ],
  weekdays: 'lundi lun mardi mar mercredi mer jeudi jeu vendredi ven samedi sam dimanche dim',
  periods: {
    count:
      'sept|huit|dix|quatorze|quinze|vingt(?:[ -]et[ -]un)?|trente|quarante[ -]cinq|soixante|quatre[ -]vingt[ -]dix',
    day: 'jours?|jrs?|jfm|j',
    week: 'semaines?',
    month: 'mois',
  },
  joints: { ordinal: 'er', ofMonth: 'du' },
  owed: 'échéance|echeance|payer|règlement',
} satisfies Writing;
