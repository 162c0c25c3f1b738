import type { Sayings } from './sayings.ts';

/** What is said of bills and deals in German. */
export const sayings = {
  unpaid: {
    not: String.raw`nicht|kein\w*|noch nichts|nichts|ohne|weder`,
    paid: String.raw`eingegangen|erhalten|beglichen|bezahlt|gutgeschrieben|verbucht|verzeichne\w*|feststellen|\w*eingang|ausgeglichen|uberwiesen|geleistet|gezahlt|da`,
    passed: String.raw`frist .{0,60}abgelaufen|abgelaufen|(?:war|waren|wurde|ist seit\w*) (?:\S+ ){0,6}(?:fallig|zu (?:leisten|zahlen|begleichen))|seit (?:\S+ ){0,4}(?:fallig|uberfallig)|uberfallig|(?:sind|befind\w+|ist|stehen) (?:\S+ ){0,6}in verzug|in verzug (?:sind|befind\w+|geraten sind)`,
    missing: String.raw`steh\w* (?:\S+ ){0,5}(?:aus|offen)|(?:noch|derzeit|weiterhin) (?:offen|unbezahlt|aus)|vermissen|nur ein versehen|ubersehen|(?:holen|setzen) .{0,60}(?:zahlung .{0,30}nach|letzte frist)|ausgleich bis|aufmerksamkeit entgangen|schulden sie|fehl\w+ (?:uns )?noch`,
    crossed: String.raw`(?:inzwischen|bereits|zwischenzeitlich|gekreuzt|uberschnitten).{0,80}(?:gegenstandslos|gekreuzt|ignorier\w*|danken)|(?:sich|mit) .{0,40}(?:uberweisung|zahlung) (?:\S+ )?gekreuzt|gegenstandslos`,
    condition: String.raw`falls|wenn|sofern|sollte\w*|bei (?:\S+ )?(?:verzug|\w*verzug|verspat\w*|nicht)|bis zur|im falle`,
  },
  deal: {
    paidOut: [
      String.raw`\b(?:haben wir|wir haben)\b.{0,90}(?:ausgeglichen|uberwiesen|angewiesen|bezahlt|zur zahlung)`,
      '(?:wurden?|werden) .{0,60}(?:auf ihr konto|an sie) (?:uberwiesen|gezahlt)',
    ],
    ordered: [
      String.raw`\b(?:ihre|deine) (?:buchung|reservierung) ist bestatigt\b|\bbestatigen (?:wir )?(?:ihnen )?(?:gern\p{L}* )?(?:ihre|die) (?:buchung|reservierung)\b`,
      String.raw`\bbestellung (?:\S+ ){0,3}(?:ist |wurde )?(?:eingegangen|erhalten|angenommen)`,
      String.raw`\bsie haben (?:\S+ ){0,8}bestellt\b`,
      String.raw`\b(?:wir bestellen|bestellen wir|hiermit bestellen)\b`,
      String.raw`\b(?:auftrag|bestellung),? (?:den|die) wir (?:\S+ ){0,3}ausfuhren\b`,
      String.raw`\bbestatigen (?:wir )?(?:ihnen )?(?:hiermit )?(?:gern\p{L}* )?(?:ihren|den|diesen|ihre|die) (?:auftrag|bestellung)\b`,
    ],
    handedOver: [
      String.raw`\bwir liefern (?:ihnen|heute|an)`,
      'ware .{0,30}(?:erhalten|ubernommen|empfangen)',
      '(?:ordnungsgemass|vollstandig) (?:erhalten|ubernommen)',
    ],
    taken: [
      String.raw`\bvon .{2,80}(?:dankend|bar|richtig) erhalten`,
      '(?:betrag|summe) .{0,40}(?:dankend|bar|richtig) erhalten',
    ],
    earned: ['brutto(?:lohn|gehalt|verdienst|bezuge|entgelt)', 'gesamtbrutto'],
    paidToEarner: ['netto(?:lohn|gehalt|verdienst|bezuge)', 'auszahlungsbetrag'],
    heldBefore: ['alter (?:konto)?(?:stand|saldo)', 'anfangs(?:saldo|bestand)'],
    heldAfter: ['neuer (?:konto)?(?:stand|saldo)', 'end(?:saldo|bestand)', String.raw`saldo per \d\S*`],
  },
} satisfies Sayings;
