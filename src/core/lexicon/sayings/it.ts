import type { Sayings } from './sayings.ts';

/** What is said of bills and deals in Italian. */
export const sayings = {
  unpaid: {
    bill: String.raw`fatt(?:ur[ae])?|partite|nota|documento`,
    and: 'e|ma',
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
    taken: [String.raw`ricev(?:o|uto|iamo) (?:in data odierna |oggi )?da\S* .{2,80}(?:somma|euro|€)`],
    earned: ['retribuzione (?:lorda|base|ordinaria)'],
    paidToEarner: ['netto (?:in busta|del mese)'],
    heldBefore: ['saldo iniziale', 'saldo precedente'],
    heldAfter: ['saldo finale', String.raw`saldo al? \d\S*`],
  },
  sale: {
    charges: [
      String.raw`(?:vi|le|ti)\s(?:addebit|fattur)(?:o|iamo)|chied(?:o|iamo)\s(?:il|un)\scompenso|(?:mi[eo]|nostr[eo])\s(?:compens[oi]|competenze|onorari[oi]?)\s(?:ammonta(?:no)?\sa|e\sdi|sono\sdi|e\spari)`,
    ],
    chargedFor: [String.raw`per(?:\s(?:la|il|le|i))?|per\sl['’]`],
    names: ['fattur', 'parcella', 'notula', String.raw`\bnota`, 'ricev'],
    traderNumber: [String.raw`p\. ?iva`, 'partita iva'],
    done: ['lavori (?:eseguiti|svolti)', '(?:prestazion[ei]|attivita|opera) (?:eseguit|svolt|res|prestat)[ae]'],
    inAll: ['in tutto', 'complessiv[ieo](?:mente)?', 'un totale di'],
    asks: [
      '(?:puo|potete|potra) (?:effettuare|provvedere|versare|saldare|pagare|procedere) .{0,60}(?:bonific|pagamento|versament|conto|iban)',
      '(?:la|vi|si) preg(?:o|a|hiamo) .{0,60}(?:pagar|pagamento|bonific|saldare|versare)',
    ],
    paysInto: [
      String.raw`bonific\p{L}*`,
      String.raw`vers\p{L}*`,
      String.raw`pag(?:are|amento)`,
      String.raw`accredit\p{L}*`,
      '(?:sul|sulla) (?:mio |nostro )?(?:conto|c/c)',
    ],
    recurs: [
      String.raw`(?:canone|quota|premio|rata)\b[^.!?]{0,120}\b(?:a partire da|a decorrere da|con decorrenza)`,
      String.raw`(?:a partire da|a decorrere da|con decorrenza)[^.!?]{3,100}\b(?:canone|quota|premio|rata)`,
    ],
    bills: [
      'vi fattur(?:iamo|o)',
      'questa e la (?:nostra|mia) fattura',
      '(?:la presente|questa lettera|questa mail) (?:vale (?:come|quale|da)|costituisce|funge da) fattura',
    ],
    handsIn: ['ecco la (?:mia|nostra) fattura'],
    credits: ['(?:vi|le) (?:accreditiamo|storniamo)', 'abbiamo accreditato sul (?:suo|vostro) conto'],
    creditsElse: ['pagament[oi]', 'punti', 'se (?:la|lo|li|le|il)', 'ogni'],
    ofAnother: [
      String.raw`rimbors\w*(?! (?:spese|forfettari))`,
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
    noInvoice: ['non (?:e|costituisce) (?:una )?fattura'],
    toCome: ['(?:la |sua )?fattura (?:seguira|verra|sara (?:inviata|emessa)|segue)|inviare la fattura'],
    counted: ['totale (?:ore|giorni|peso)'],
    validity: ['validita'],
    validFor: ['gg|giorni|mesi|settimane'],
    sendBack: [String.raw`restitui\p{L}+`],
    signed: [String.raw`firmat\p{L}+`],
  },
  slip: {
    paid: ['pagato', 'incassato', 'ricevuto'],
    means: ['contanti'],
    change: ['resto'],
    named: ['ricevuta', 'scontrino'],
    till: ['cassiere', 'cassa', 'tavolo'],
  },
  recognised: {
    total: ['totale'],
    cash: ['contanti'],
    back: ['resto'],
    counter: ['cassa|scontrino'],
    thanks: ['grazie'],
    ofInvoice: [String.raw`acconto|spett\.?le|scadenza`],
    otherDay: ['cambio merce|valid[io]|entro|fino'],
    shops: ['ristorante|trattoria|panificio|cartoleria'],
  },
  titles: {
    quote: [
      'piano di (?:cura|trattamento)|(?:pre)?avviso di (?:parcella|fattura)|progetto di (?:notula|parcella)',
      'fattura pro.?forma|preventivo|offerta(?: economica)?',
    ],
    order: [
      'ordine(?: d.acquisto| di acquisto| cliente| a fornitore)?|conferma (?:d.|di |dell.)?(?:ordine|prenotazione)|buono d.ordine',
      'grazie per (?:il (?:suo|tuo) ordine|(?:il suo|il tuo) acquisto)',
    ],
    delivery_note: [
      String.raw`documento di trasporto|d\.?d\.?t\.?|bolla(?: di (?:consegna|accompagnamento))?|nota di consegna`,
      'lista di imballaggio|lettera di vettura',
    ],
    statement: [
      'estratto conto(?: (?:cliente|fornitore|clienti|fornitori))?|lista movimenti|situazione contabile|partite aperte|scheda cliente',
    ],
    reminder: [
      'sollecito(?: di pagamento)?|secondo sollecito|ultimo sollecito|messa in mora|diffida(?: ad adempiere)?',
    ],
    other: [
      'contratto|accordo|verbale|relazione|rapporto|certificato|dichiarazione|domanda|richiesta|modulo|questionario',
      'condizioni (?:generali|di)|manuale|guida|istruzioni|scheda tecnica|listino(?: prezzi)?|tariffario|catalogo',
      'busta paga|cedolino(?: paga)?|prospetto paga|foglio ore|rapportino|nota spese|polizza|curriculum|invito|comunicato',
      'ricetta|ordine del giorno|come leggere|bilancio|delibera|attestato|informativa|regolamento',
    ],
  },
} satisfies Sayings;
