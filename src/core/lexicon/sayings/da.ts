import type { Sayings } from './sayings.ts';

/** What is said of bills and deals in Danish. */
export const sayings = {
  unpaid: {
    bill: String.raw`faktur\w*|regning\w*`,
    and: 'og',
    not: 'ikke|ej|endnu ikke|mangler',
    paid: String.raw`registrer\w+|modtag\w+|betal\w+|indbetal\w+|set`,
    passed: String.raw`(?:betalingsfrist\w*|forfald\w*|frist\w*) .{0,40}(?:udlob|utlopt|overskredet|passer\w+)|forfalden`,
    missing: String.raw`ubetalt\w*|udestaende|mangler (?:vi )?(?:din |jeres )?betaling|skyldige? belob`,
    crossed: String.raw`(?:allerede|inden for de).{0,80}(?:bortse|se bort)|se bort fra (?:\S+ )?(?:denne|dette)`,
    condition: String.raw`om|hvis|safremt|ved (?:utebliven|forsenad|sen|for sen|manglende|forsinke\w+)`,
  },
  deal: {
    paidOut: [String.raw`vi har (?:i dag |idag )?(?:betalt|overfort|udbetalt)\b.{0,60}(?:konto|faktur)`],
    ordered: [
      String.raw`vi bestiller\b`,
      '(?:vi har modtaget|tak for) (?:din|deres|jeres) (?:bestallning|ordre|bestilling)',
    ],
    handedOver: ['varerne (?:er )?modtaget'],
    taken: ['modtaget (?:af|fra) .{2,80}kr'],
    earned: ['brutt?olon', 'grundlon'],
    paidToEarner: ['nettolon', 'til udbetaling'],
    heldBefore: ['primosaldo'],
    heldAfter: ['ultimosaldo', String.raw`saldo pr\.? \d\S*`],
  },
  sale: {
    behindCredits: ['per|til'],
    names: ['regning'],
    inAll: ['i alt', 'samlet'],
    paysInto: ['(?:ind)?betal\\p{L}*', 'overfor\\p{L}*', 'til (?:min|vores) konto'],
    asks: ['(?:bedes|venligst) .{0,40}(?:betal|indbetal|overf)'],
    levied: ['skattestyrelsen'],
    holds: [String.raw`\btilbudd?et (?:g.lder|er gyldig)\b`],
    toCome: ['faktura (?:sendes|folger)'],
    validity: ['gyldighed'],
    validFor: ['dage|uger'],
  },
  slip: {
    paid: ['godkendt'],
    means: ['dankort', 'kontant(?:er)?'],
    change: ['byttepenge'],
    named: ['kvittering', 'bon'],
    till: [String.raw`kasse\W{0,3}\d`, 'ekspedient', 'betjent af'],
  },
  titles: {
    quote: ['pristilbud|prisoverslag|overslag', 'faktura pro.?forma|tilbud'],
    order: [
      'bestilling|k[øo]bsordre|booking ?bekr[æe]ftelse|reservationsbekr[æe]ftelse',
      'ordrebekr[æe]ftelse|indkøbsordre',
    ],
    delivery_note: ['fragtbrev|leveringsseddel|returseddel', 'f[øo]lgeseddel|pakke?seddel'],
    statement: [
      'betalingsadvis|remitteringsadvis|saldomeddelelse|udbetalingsoversigt|provisionsafregning',
      'kontoudtog|kontoudskrift',
    ],
    reminder: [
      'betalingserindring|erindringsskrivelse',
      String.raw`(?:betalings)?p[åa]mindelse|rykker\p{L}*|inkassov\p{L}*`,
    ],
    other: [
      '(?:forsikrings)?police|l[øo]nspecifikation|timeseddel|arbejdsseddel|rejseafregning|udl[æe]gsbilag|(?:leje|k[øo]be)?kontrakt|ans[øo]gning|indkaldelse|dagsorden|[åa]rsregnskab|garantibevis|[åa]rsopg[øo]relse|formular|certifikat|attest|vedt[æe]gter|datablad|varmeregnskab|afdragsplan',
      'k[øo]bsjournal|kreditorliste|fakturajournal|kassekladde|budget',
      'aftale|rapport|referat|prisliste|l[øo]nseddel|afg[øo]relse',
    ],
  },
} satisfies Sayings;
