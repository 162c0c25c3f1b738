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
} satisfies Sayings;
