import type { Sayings } from './sayings.ts';

/** What is said of bills and deals in French. */
export const sayings = {
  unpaid: {
    not: String.raw`pas|ni|sans|aucun\w*|non|n.avons`,
    paid: String.raw`recu\w*|regl\w+|pay\w+|honor\w+|enregistr\w+|constat\w+|parven\w+|nouvelles`,
    passed: String.raw`\bechues?\b|echeance (?:\S+ ){0,3}(?:etait|est) (?:\S+ ){0,2}(?:fixee|depassee|passee)|initialement du|(?:devait|devaient|aurait du|etait) (?:\S+ ){0,3}(?:intervenir|regle\w*|paye\w*|du[es]?)|en retard|precedents courriers|en souffrance`,
    missing: String.raw`reste\w* (?:\S+ )?(?:a regler|du\w*|impaye\w*)|(?:un|d.un) oubli|demeur\w+ (?:\S+ ){0,2}(?:impaye\w*|souffrance)|impaye\w*|solde debiteur|regulariser|renvoyer (?:\S+ )?facture|reste[zs]? (?:\S+ ){0,3}(?:devoir|redevable\w*)|plusieurs rappels|quand le (?:virement|reglement|paiement)|nous permettons de (?:revenir|vous rappeler)`,
    crossed:
      '(?:deja|entre.?temps).{0,80}(?:ignorer|ne pas tenir compte|sans objet)|(?:ignorer|ne pas tenir compte).{0,60}deja',
    condition: String.raw`si|en cas|a defaut|faute|tout retard|tout\w* (?:facture|somme) (?:non|im)|sauf(?! erreur)|avant le`,
  },
  deal: {
    paidOut: [
      String.raw`\bnous (?:vous )?avons\b[^.;!?]{0,60}\b(?:vire|regle|verse|procede au (?:virement|reglement|paiement))(?:e?s|e)?\b`,
      String.raw`\bnous (?:vous )?venons\b[^.;!?]{0,60}\b(?:virer|regler|verser|proceder au (?:virement|reglement|paiement))\b`,
      'virement .{0,40}(?:a ete|vient d.etre) (?:effectue|emis)',
    ],
    ordered: [
      String.raw`\bvotre (?:sejour|reservation)\b.{0,40}\best confirmee?\b`,
      String.raw`\bnous (?:vous )?(?:passons|confirmons) .{0,20}commande`,
      String.raw`\bvotre commande .{0,20}(?:a ete|est) (?:bien )?(?:enregistree|confirmee|recue|prise)`,
      String.raw`\bmerci de nous livrer`,
      String.raw`\bveuillez nous livrer`,
      String.raw`\baccus\p{L}+ (?:bonne )?reception de votre (?:commande|reservation)`,
    ],
    handedOver: [String.raw`\bnous vous livrons`, 'marchandises? .{0,20}recues?', 'recu (?:la )?marchandise'],
    taken: [String.raw`\brecu (?:de|la somme) .{2,80}(?:somme|euros?|€)`],
    earned: ['(?:salaire|remuneration|traitement) (?:de base |mensuelle? )?brute?', 'salaire de base'],
    paidToEarner: ['net a payer', 'net (?:paye|imposable)', 'salaire net'],
    heldBefore: ['ancien solde', 'solde (?:initial|precedent|au debut)'],
    heldAfter: ['nouveau solde', String.raw`solde (?:final|au \d\S*)`],
  },
  sale: {
    charges: [String.raw`(?:je|nous)\s(?:vous\s)?factur(?:e|ons)|(?:mes|nos)\shonoraires\ss['’]elevent\sa`],
    chargedFor: [String.raw`pour(?:\s(?:la|le|les))?|pour\sl['’]`],
    ownCharges: [
      String.raw`(?:nouveaux\s)?frais\s(?:du\smois|courants|de\sla\speriode)`,
      String.raw`(?:montant\sde\s)?(?:la\s|votre\s)?facture\s(?:du\smois|de\sla\speriode)|nouveaux\smontants`,
    ],
    names: ['liquidation', 'factu', 'honorai', 'avoir', String.raw`bon\b`, 'regler'],
    traderNumber: ['siret'],
    done: ['travaux (?:effectues|realises|executes)', 'prestations? (?:effectuees?|realisees?|rendues?|fournies?)'],
    asks: [
      String.raw`merci (?:de|d.)\s?.{0,30}(?:regler|reglement|payer|virement|verser)`,
      '(?:veuillez|priere de|nous vous prions de|je vous prie de) .{0,30}(?:regler|payer|virer|verser)',
    ],
    bills: [
      '(?:la )?presente facture (?:concerne|porte)',
      '(?:nous|je) vous factur(?:e|ons)',
      'voici (?:notre|ma) facture',
    ],
    ofAnother: [
      String.raw`impaye\w*`,
      String.raw`non regle\w*`,
      'ci-dessus',
      String.raw`rembours\w*`,
      'en double',
      'ci-jointe?',
      'toujours (?:pas|en attente)',
      String.raw`attend\w+ toujours`,
      'pas (?:encore )?recu',
      'echue?s?',
      'a ce jour',
      'sauf erreur',
      String.raw`relance\w*`,
    ],
    disputes: ['nous contestons', 'je conteste'],
    owed: ['facture', 'somme', 'montant'],
    levied: ['avis d.impots?', 'direction generale des finances publiques'],
    holds: [
      String.raw`\bnous vous proposons\b`,
      String.raw`\bsuite a (?:notre visite|votre demande)\b`,
      String.raw`\b(?:cette|notre|la presente) (?:offre|proposition) (?:est|reste) (?:valable|ferme)`,
      String.raw`\b(?:offre|devis) valable\b`,
      String.raw`\bbon pour accord\b`,
      String.raw`\bvalidite (?:de l.offre|du devis)`,
    ],
  },
  slip: {
    paid: ['regle', 'paye', 'acquittee?', 'recu de'],
    means: ['especes', 'carte bancaire'],
    change: ['rendu(?: monnaie)?', 'monnaie rendue'],
    named: ['bon', 'recu', 'quittance'],
    till: ['caissier', 'caisse', 'serveur'],
  },
} satisfies Sayings;
