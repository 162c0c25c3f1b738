import type { Sayings } from './sayings.ts';

/** What is said of bills and deals in Dutch. */
export const sayings = {
  unpaid: {
    not: 'niet|geen|nooit|zonder|nog niets',
    paid: 'ontvangen|voldaan|betaald|bijgeschreven|verwerkt|overgemaakt|betaling|ontvangst',
    passed: String.raw`\bvervallen\b|(?:vervaldatum|betaal\w*termijn|termijn) .{0,40}(?:verstreken|verlopen|overschreden)|ondanks .{0,40}(?:verzoek|herinnering)|(?:had|hadden) (?:\S+ ){0,6}moeten`,
    missing: String.raw`aandacht ontsnapt|openstaand\w*|staat (?:\S+ )?(?:nog )?open|(?:hebt|heeft|is) .{0,60} niet voldaan|alsnog|nog te vorderen|niet gereageerd`,
    crossed: '(?:inmiddels|reeds|al).{0,60}(?:niet verzonden|negeren|beschouwen|danken)|gekruist',
    condition: String.raw`indien|als|mocht|bij (?:\S+ )?(?:te late|niet)|wanneer`,
  },
  deal: {
    paidOut: [
      String.raw`\b(?:hebben wij|wij hebben|hebben we)\b.{0,90}(?:overgemaakt|betaalbaar gesteld|uitbetaald|betaald)`,
    ],
    ordered: [
      String.raw`\b(?:uw|je) (?:boeking|reservering) is bevestigd\b`,
      String.raw`\b(?:hierbij bestellen|wij bestellen|bestelt bij|uw bestelling (?:is|hebben))`,
      String.raw`\bbevestigen (?:wij )?(?:hierbij )?uw (?:bestelling|order|opdracht)\b`,
      'gewenste leverdatum',
    ],
    handedOver: ['hierbij ontvangt u', 'in goede orde ontvangen', 'ontvangen in goede orde'],
    taken: ['ontvangen van .{2,80}(?:bedrag|som|€|euro)'],
    earned: ['bruto ?(?:loon|salaris)', 'brutoloon'],
    paidToEarner: ['netto ?(?:loon|salaris)', 'nettoloon', 'uit te betalen'],
    heldBefore: ['beginsaldo', 'vorig saldo'],
    heldAfter: ['eindsaldo', 'nieuw saldo', String.raw`saldo op \d\S*`],
  },
  sale: {
    charges: [
      String.raw`(?:breng|bereken|factureer)(?:en)?\s(?:ik|wij|we)(?:\su|\sje)?(?:\sin\srekening)?|(?:ik|wij|we)\s(?:breng|bereken|factureer)(?:en)?(?:\su|\sje)?`,
    ],
    chargedFor: [String.raw`voor(?:\s(?:de|het))?`],
    ownCharges: [String.raw`kosten\s(?:deze|van\sdeze)\s(?:maand|periode)`, String.raw`nieuwe\skosten`],
    names: ['betal'],
    traderNumber: ['btw-?(?:nr|nummer|id)'],
    done: ['(?:verrichte|uitgevoerde|verleende) (?:werkzaamheden|werk|diensten)'],
    asks: [
      'gelieve .{0,60}(?:betal|over te maken|storten|voldoen)',
      String.raw`(?:wij|ik) verzoek\w* .{0,60}(?:betal|over te maken|voldoen)`,
      'graag .{0,40}(?:betalen|overmaken|voldoen)',
    ],
    bills: [
      'deze factuur betreft',
      'brengen? (?:wij|ik) (?:u|bij u)',
      '(?:wij|ik) brengen? .{0,40}in rekening',
      'brengen? (?:wij|ik) .{0,60}in rekening',
      'dit is onze factuur',
    ],
    handsIn: ['hierbij (?:de|mijn|onze) (?:factuur|nota)'],
    ofAnother: [
      String.raw`terug\w*`,
      'bijgaand',
      'bijgevoegd',
      'onbetaald',
      String.raw`openstaand\w*`,
      'nog niet',
      String.raw`\w*herinner\w*`,
      'nog geen',
      'geen betaling',
      String.raw`aanman\w*`,
    ],
    disputes: ['(?:wij|ik) betwist', 'betwist(?:en wij| ik)'],
    owed: ['factuur', 'bedrag'],
    conditions: ['voorwaarden'],
    levied: ['bezwaar(?:schrift| maken| indienen)'],
    holds: [
      String.raw`\bhierbij bieden wij\b`,
      String.raw`\bbieden wij u\b`,
      String.raw`\bdeze (?:prijs|prijzen|offerte|prijsopgave) (?:geldt|gelden|is|zijn|blijft)\b`,
      String.raw`\bofferte .{0,12}geldig\b`,
      String.raw`\bgeldigheidsduur:? (?:\d+ (?:dagen|weken|maanden)|(?:van )?(?:(?:de|deze|onze) )?(?:offerte|prijsopgave|aanbieding|prij(?:s|zen)))\b`,
    ],
  },
  slip: {
    paid: ['betaald', 'voldaan', 'ontvangen van'],
    means: ['contant', 'pin(?:nen|betaling)?', 'bancontact'],
    change: ['wisselgeld'],
    named: ['kwitantie', String.raw`\p{L}+bon(?:netje)?`],
    till: [String.raw`tafel \d+`, 'kassa', 'kassamedewerker'],
  },
} satisfies Sayings;
