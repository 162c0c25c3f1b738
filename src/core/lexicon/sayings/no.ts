import type { Sayings } from './sayings.ts';

/** What is said of bills and deals in Norwegian. */
export const sayings = {
  unpaid: {
    bill: String.raw`faktur\w*|regning\w*`,
    and: 'og',
    not: 'ikke|enna ikke|mangler',
    paid: String.raw`registrer\w+|mottatt|motteke|betal\w+|innbetal\w+`,
    passed: String.raw`(?:betalingsfrist\w*|forfallsdato|frist\w*) .{0,40}(?:udlob|utlopt|overskredet|passer\w+)|forfallen|er forfall\w+`,
    missing: String.raw`ubetalt\w*|utestaende|mangler (?:vi )?(?:din |jeres )?betaling|skyldige? belob`,
    crossed: String.raw`(?:allerede|de siste).{0,80}(?:bortse|se bort)|se bort fra (?:\S+ )?(?:denne|dette)`,
    condition: String.raw`om|dersom|hvis|ved (?:utebliven|forsenad|sen|for sen|manglende|forsinke\w+)`,
  },
  deal: {
    paidOut: [String.raw`vi har (?:i dag |idag )?(?:betalt|overfort|utbetalt)\b.{0,60}(?:konto|faktur)`],
    ordered: [
      String.raw`vi bestiller\b`,
      '(?:vi har mottatt|takk for) (?:din|deres|jeres) (?:bestallning|ordre|bestilling)',
    ],
    handedOver: [],
    taken: [],
    earned: ['brutt?olon'],
    paidToEarner: ['nettolon', 'til utbetaling'],
    heldBefore: [],
    heldAfter: [],
  },
  sale: {
    inAll: ['til sammen', 'totalt', 'i alt'],
    paysInto: ['(?:inn)?betal\\p{L}*', 'overfor\\p{L}*', 'til (?:min|var) konto'],
    asks: ['vennligst .{0,40}(?:betal|indbetal|overf)'],
    holds: [String.raw`\btilbudd?et (?:gjelder|er gyldig)\b`],
    toCome: ['faktura vil bli sendt'],
    validity: ['gyldighet'],
    validFor: ['dager|uker'],
  },
  titles: {
    quote: ['pristilbud|prisoverslag', 'faktura pro.?forma|tilbud'],
    order: ['bestilling|innkj[øo]psordre|bookingbekreftelse|reservasjonsbekreftelse|arbeidsordre', 'ordrebekreftelse'],
    delivery_note: ['fraktbrev|leveringsseddel|returseddel|plukkliste', 'f[øo]lgeseddel|pakke?seddel'],
    statement: [
      'betalingsadvis|remitteringsadvis|saldooversikt|utbetalingsoversikt|provisjonsavregning',
      'kontoutskrift',
    ],
    reminder: ['betalingsp[åa]minnelse', String.raw`purring|inkassov\p{L}*`],
    other: [
      'polise|forsikringsbevis|timeliste|reiseregning|utleggsrefusjon|(?:leie|kj[øo]pe)?kontrakt|avtale|s[øo]knad|innkalling|[åa]rsregnskap|garantibevis|skattemelding|skatteoppgj[øo]r|skjema|sertifikat|attest|vedtekter|datablad|nedbetalingsplan',
      'innkj[øo]psjournal|leverand[øo]rreskontro|fakturajournal|kassedagbok|budsjett',
      'rapport|protokoll|referat|prisliste|l[øo]nnsslipp|vedtak',
    ],
  },
} satisfies Sayings;
