import type { Sayings } from './sayings.ts';

/** What is said of bills and deals in Swedish. */
export const sayings = {
  unpaid: {
    bill: String.raw`faktur\w*`,
    and: 'och',
    not: 'inte|ej|saknar|saknas',
    paid: String.raw`registrer\w+|mottag\w+|betal\w+|inkommit`,
    passed: String.raw`har passerat|(?:for)?fall\w+ den .{0,20}passerat|ar forfall\w+`,
    missing: String.raw`obetald\w*|utestaende|saknar betalning`,
    crossed: String.raw`(?:redan|de senaste).{0,80}(?:bortse|se bort)|(?:bortse|se bort) fr[ao]n? (?:\S+ )?(?:detta|denne|dette)`,
    condition: String.raw`om|vid (?:utebliven|forsenad|sen|for sen|manglende|forsinke\w+)`,
  },
  deal: {
    paidOut: [String.raw`vi har (?:i dag |idag )?(?:betalat|overfort)\b.{0,60}(?:konto|faktur)`],
    ordered: [
      String.raw`vi bestaller\b`,
      '(?:vi har mottagit|tack for) (?:din|deres|jeres) (?:bestallning|ordre|bestilling)',
    ],
    handedOver: ['godset (?:ar )?mottaget'],
    taken: ['mottag(?:it|et) av .{2,80}kr'],
    earned: ['brutt?olon', 'grundlon'],
    paidToEarner: ['nettolon', 'att utbetala'],
    heldBefore: ['ingaende saldo'],
    heldAfter: ['utgaende saldo', String.raw`saldo den \d\S*`],
  },
  sale: {
    takesBack: ['kredit(?!\\s?kar|kort)'],
    creditTitles: ['kredit'],
    credited: ['kredit(?!\\s?kar|kort)'],
    behindCredits: ['till|av'],
    names: ['kvitt'],
    itself: [
      '(?:detta|denna|den har) (?:brev|mejl|mail|e-?post|meddelande) (?:galler|ar)(?: ocksa| aven| samtidigt)? (?:som |din |er |min |var )*faktura',
    ],
    wantsBill: [
      String.raw`(?:kan|kunde|skulle) (?:du|ni)[^.!?]{0,40}\b(?:skicka|sanda|mejla|ratta)(?: over| om| till)?(?: oss| mig)? (?:en |din |er |den )?(?:\w+ )?faktura(?:n)?(?!s| till (?:din|er))`,
      '(?:jag|vi) (?:saknar|behover|vantar pa|har inte fatt) (?:en |er |din |nagon )?faktura(?:n)?(?!s)',
    ],
    mayBe: ['om (?:du|ni|fakturan)', 'eventuella'],
    nothing: ['ingenting', 'inget'],
    inAll: ['sammanlagt', 'totalt'],
    asks: ['(?:vanligen|var god|vi ber) .{0,40}betal', 'betalas (?:senast|inom|till|via)'],
    otherDues: [
      'gava|gavor|bidrag|pension|skada\\w*|skadestand|utlagg|lagt ut|boter|hyra\\w*|avbetalning\\w*|medlemsavgift|premie|skatt\\b|arv',
    ],
    weWill: ['vi (?:kommer|har|betalar|ska)'],
    paysInto: ['betal\\p{L}*', 'overfor\\p{L}*', '(?:bank|plus)giro', 'till (?:mitt|vart) konto'],
    holds: [
      String.raw`\bkan vi erbjuda\b|\bpriser(?:na)? galler\b|\btack for (?:din |er )?forfragan\b`,
      String.raw`\boffert(?:en)? (?:galler|ar giltig)\b`,
    ],
    noInvoice: ['(?:ar|er) (?:ingen|ikke en) faktura'],
    toCome: ['faktura (?:skickas|sandes|foljer)'],
    counted: ['(?:summa|totalt) (?:antal )?timm?[ae]r'],
    validity: ['giltighet'],
    validFor: ['dagar|veckor'],
  },
  slip: { change: ['vaxel'], named: ['kvitto'], till: [String.raw`kassa\W{0,3}\d`, 'kassor'] },
  titles: {
    quote: ['prisf[öo]rslag|anbud|kostnadsf[öo]rslag', 'faktura pro.?forma|offert'],
    order: [
      'bokningsbekr[äa]ftelse|arbetsorder|uppdragsbekr[äa]ftelse|order(?=$| nr)',
      '(?:inköps)?beställning|orderbekräftelse|ordererkännande',
    ],
    delivery_note: ['fraktsedel|leveranssedel|plocklista|retursedel', 'f[öo]ljesedel|packsedel'],
    statement: [
      'kontobesked|saldobesked|saldobekr[äa]ftelse|utbetalningsbesked|provisionsbesked|remitteringsbesked',
      'kontoutdrag',
    ],
    reminder: ['inkassokrav|kravbrev|(?:f[öo]rsta|andra|sista) p[åa]minnelse', '(?:betalnings)?p[åa]minnelse'],
    other: [
      'f[öo]rs[äa]kringsbrev|l[öo]nebesked|tidrapport|reser[äa]kning|utl[äa]ggsr[äa]kning|amorteringsplan|besiktningsprotokoll|produktblad|inventarief[öo]rteckning|(?:hyres|k[öo]pe)?kontrakt|ans[öo]kan|inbjudan|kallelse|dagordning|[åa]rsredovisning|garantibevis|slutskattebesked|formul[äa]r',
      'leverant[öo]rsreskontra|fakturajournal|ink[öo]psjournal|kassabok|budget|kostnadskalkyl',
      'avtal|rapport|protokoll|intyg|prislista|l[öo]nespecifikation|beslut',
    ],
  },
} satisfies Sayings;
