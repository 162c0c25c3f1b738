import type { Sayings } from './sayings.ts';

/** What is said of bills and deals in Italian. */
export const sayings = {
  unpaid: {
    not: String.raw`non|senza|nessun\w*|mai`,
    paid: String.raw`saldat\w+|pagat\w+|ricevut\w+|pervenut\w+|effettuat\w+|incassat\w+|riscontr\w+|versament\w+`,
    passed: String.raw`(?:risulta\w*|e|era|sono|gia) (?:\S+ ){0,2}scadut\w+|scadut\w+ (?:il|al|da)|(?:doveva|dovevano) (?:\S+ ){0,3}(?:pagat\w+|saldat\w+|versat\w+)|in (?:ritardo|mora)`,
    missing: String.raw`(?:risulta\w*|resta\w*) (?:\S+ ){0,3}(?:impagat\w+|insolut\w+|apert\w+|da saldare|da pagare)|impagat\w+|insolut\w+|sfuggit\w+|da saldare|desideriamo ricordar\w*|ricordar(?:vi|le|ti) che|provvedere al piu presto`,
    crossed: String.raw`(?:gia (?:provveduto|pagato|effettuato)).{0,60}(?:ignorare|considerare|non tener\w*)|nulla la presente`,
    condition: String.raw`se|qualora|in caso|decors\w+|in mancanza|salvo(?! error)`,
  },
  deal: {
    paidOut: [String.raw`\b(?:abbiamo|e stato|sono stati)\b.{0,60}(?:disposto|bonificat\w+|accreditat\w+)`],
    ordered: [
      String.raw`\bconfermiamo la (?:sua |tua |vostra )?prenotazione\b|\b(?:sua|tua|vostra) prenotazione e confermata\b`,
      '(?:abbiamo ricevuto|confermiamo) il (?:suo|tuo|vostro) ordine',
      'vogliate fornirci',
    ],
    handedOver: ['merce (?:consegnata|ricevuta)', 'per ricevuta (?:della )?merce'],
    taken: [String.raw`ricev(?:o|uto|iamo) da\S* .{2,80}(?:somma|euro|€)`],
    earned: ['retribuzione (?:lorda|base)'],
    paidToEarner: ['netto (?:in busta|del mese)'],
    heldBefore: ['saldo iniziale', 'saldo precedente'],
    heldAfter: ['saldo finale', String.raw`saldo al? \d\S*`],
  },
  sale: {
    charges: [String.raw`(?:vi|le|ti)\s(?:addebit|fattur)(?:o|iamo)`],
    chargedFor: [String.raw`per(?:\s(?:la|il|le|i))?|per\sl['’]`],
    names: ['fattur', 'parcella', 'notula', String.raw`\bnota`, 'ricev'],
    traderNumber: [String.raw`p\. ?iva`, 'partita iva'],
    done: ['lavori (?:eseguiti|svolti)', 'prestazion[ei] (?:eseguit|svolt|res)[ae]'],
    asks: ['(?:la|vi|si) preg(?:o|a|hiamo) .{0,40}(?:pagar|pagamento|bonific|saldare|versare)'],
    bills: ['vi fattur(?:iamo|o)', 'questa e la (?:nostra|mia) fattura'],
    handsIn: ['ecco la (?:mia|nostra) fattura'],
    ofAnother: [
      String.raw`rimbors\w*`,
      String.raw`allegat\w*`,
      String.raw`insolut\w*`,
      'non (?:abbiamo )?ancora',
      String.raw`non (?:abbiamo|risulta)\w*`,
      String.raw`sollecit\w*`,
    ],
    disputes: ['contestiamo'],
    owed: ['fattura', 'importo'],
    conditions: ['condizioni'],
    levied: ['commissione tributaria', String.raw`ricorso .{0,40}\btributaria`],
    holds: [
      String.raw`\b(?:vi|le) (?:proponiamo|offriamo)\b`,
      String.raw`\bvalidita (?:dell.?\s?offerta|del preventivo|(?:gg\.? ?)?\d+ (?:gg|giorni))`,
      String.raw`\b(?:offerta|preventivo) valid[oa]\b`,
    ],
  },
  slip: {
    paid: ['pagato', 'incassato', 'ricevuto'],
    means: ['contanti'],
    change: ['resto'],
    named: ['ricevuta', 'scontrino'],
    till: ['cassiere', 'cassa', 'tavolo'],
  },
} satisfies Sayings;
