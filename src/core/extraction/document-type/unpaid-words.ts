/** How a language says that what was billed has not been paid; parts of regular expressions, without accents. */
export interface UnpaidWords {
  /** "not", "nothing", "yet to". */
  not: string;
  /** Money that comes, bills that are settled: stems. */
  paid: string;
  /** The day on which to pay lies behind: said of the past only. */
  passed: string;
  /** Something to be paid is missing, forgotten or open. */
  missing: string;
  /** Who has paid meanwhile need not mind this letter. */
  crossed: string;
  /** What begins a condition: what may happen one day has not happened. */
  condition: string;
}

export const UNPAID_WORDS: readonly UnpaidWords[] = [
  {
    // "Invoice no. 118", "no later than" and "without deduction" deny nothing.
    not: String.raw`not|no(?! later|\.?[\s:#]+\S*\d)|n.t|yet to|never|neither|nothing|without(?! (?:any )?deductions?)`,
    paid: String.raw`receiv\w+|paid|pay\w*|settle\w*|remittance\w*|clear(?:ed|ing)|reached|cheque|remit\w*`,
    passed: String.raw`(?:was|were|fell|fallen|became|gone|went) (?:past )?due|(?:is|are|now|currently|stands?) (?:\w+ ){0,3}(?:past due|overdue)|days (?:overdue|late|past due|out)|(?:due date|term|time) (?:\w+ ){0,5}(?:has |have )?(?:passed|gone by|expired|elapsed)|should have been (?:paid|settled)|(?:into|in) arrears|late payment due|account is behind|we (?:wrote|have written) to you`,
    missing: String.raw`(?:showing|shows|still|remains?|currently) (?:as )?(?:open|outstanding|unpaid|unsettled)|(?:outstanding|overdue|unpaid) (?:balance|amount|invoices?|sum|account)|overlooked|on your radar|slipped through|when (?:\w+ ){0,6}(?:settled|payment|paid)|now owed|following up on (?:\w+ ){0,2}(?:invoice|bill)|chasing|still to be paid|unable to collect`,
    crossed: String.raw`(?:already|made|sent|paid)\b.{0,60}(?:disregard|ignore)|(?:disregard|ignore)\b.{0,60}(?:already|paid|payment)`,
    condition: String.raw`if|should|when|unless(?! (?:we are|i am) mistaken)|until|in case|in the event|where|otherwise|late payments?|overdue (?:accounts|amounts|invoices) (?:are|will|may|shall)|past due amounts`,
  },
  {
    not: String.raw`nicht|kein\w*|noch nichts|nichts|ohne|weder`,
    paid: String.raw`eingegangen|erhalten|beglichen|bezahlt|gutgeschrieben|verbucht|verzeichne\w*|feststellen|\w*eingang|ausgeglichen|uberwiesen|geleistet|gezahlt|da`,
    passed: String.raw`frist .{0,60}abgelaufen|abgelaufen|(?:war|waren|wurde|ist seit\w*) (?:\S+ ){0,6}(?:fallig|zu (?:leisten|zahlen|begleichen))|seit (?:\S+ ){0,4}(?:fallig|uberfallig)|uberfallig|(?:sind|befind\w+|ist|stehen) (?:\S+ ){0,6}in verzug|in verzug (?:sind|befind\w+|geraten sind)`,
    missing: String.raw`steh\w* (?:\S+ ){0,5}(?:aus|offen)|(?:noch|derzeit|weiterhin) (?:offen|unbezahlt|aus)|vermissen|nur ein versehen|ubersehen|(?:holen|setzen) .{0,60}(?:zahlung .{0,30}nach|letzte frist)|ausgleich bis|aufmerksamkeit entgangen|schulden sie|fehl\w+ (?:uns )?noch`,
    crossed: String.raw`(?:inzwischen|bereits|zwischenzeitlich|gekreuzt|uberschnitten).{0,80}(?:gegenstandslos|gekreuzt|ignorier\w*|danken)|(?:sich|mit) .{0,40}(?:uberweisung|zahlung) (?:\S+ )?gekreuzt|gegenstandslos`,
    condition: String.raw`falls|wenn|sofern|sollte\w*|bei (?:\S+ )?(?:verzug|\w*verzug|verspat\w*|nicht)|bis zur|im falle`,
  },
  {
    not: String.raw`pas|ni|sans|aucun\w*|non|n.avons`,
    paid: String.raw`recu\w*|regl\w+|pay\w+|honor\w+|enregistr\w+|constat\w+|parven\w+|nouvelles`,
    passed: String.raw`\bechues?\b|echeance (?:\S+ ){0,3}(?:etait|est) (?:\S+ ){0,2}(?:fixee|depassee|passee)|initialement du|(?:devait|devaient|aurait du|etait) (?:\S+ ){0,3}(?:intervenir|regle\w*|paye\w*|du[es]?)|en retard|precedents courriers|en souffrance`,
    missing: String.raw`reste\w* (?:\S+ )?(?:a regler|du\w*|impaye\w*)|(?:un|d.un) oubli|demeur\w+ (?:\S+ ){0,2}(?:impaye\w*|souffrance)|impaye\w*|solde debiteur|regulariser|renvoyer (?:\S+ )?facture|reste[zs]? (?:\S+ ){0,3}(?:devoir|redevable\w*)|plusieurs rappels|quand le (?:virement|reglement|paiement)|nous permettons de (?:revenir|vous rappeler)`,
    crossed: String.raw`(?:deja|entre.?temps).{0,80}(?:ignorer|ne pas tenir compte|sans objet)|(?:ignorer|ne pas tenir compte).{0,60}deja`,
    condition: String.raw`si|en cas|a defaut|faute|tout retard|tout\w* (?:facture|somme) (?:non|im)|sauf(?! erreur)|avant le`,
  },
  {
    not: String.raw`niet|geen|nooit|zonder|nog niets`,
    paid: String.raw`ontvangen|voldaan|betaald|bijgeschreven|verwerkt|overgemaakt|betaling|ontvangst`,
    passed: String.raw`\bvervallen\b|(?:vervaldatum|betaal\w*termijn|termijn) .{0,40}(?:verstreken|verlopen|overschreden)|ondanks .{0,40}(?:verzoek|herinnering)|(?:had|hadden) (?:\S+ ){0,6}moeten`,
    missing: String.raw`aandacht ontsnapt|openstaand\w*|staat (?:\S+ )?(?:nog )?open|(?:hebt|heeft|is) .{0,60} niet voldaan|alsnog|nog te vorderen|niet gereageerd`,
    crossed: String.raw`(?:inmiddels|reeds|al).{0,60}(?:niet verzonden|negeren|beschouwen|danken)|gekruist`,
    condition: String.raw`indien|als|mocht|bij (?:\S+ )?(?:te late|niet)|wanneer`,
  },
  {
    not: String.raw`no|sin|ni|aun no|todavia no`,
    paid: String.raw`recib\w+|pagad\w+|saldad\w+|abonad\w+|ingreso\w*|cancelad\w+|liquidad\w+|pago|vemos|consta\w*`,
    passed: String.raw`vencio|vencid\w+|(?:fecha limite|plazo|vencimiento) .{0,50}(?:era|vencio|finalizo|expiro|ha pasado)|(?:debia|deberia|debio) (?:haberse )?\w*`,
    missing: String.raw`(?:pendiente\w*|impagad\w+|deuda total)|recibo devuelto|devuelto por (?:su|el) banco|regularic\w+ (?:su )?situacion|llamar su atencion|cuando se (?:hara|realizara)|esperamos recibir su (?:remesa|pago)`,
    crossed: String.raw`(?:ya (?:ha|han) (?:pagado|abonado|realizado)).{0,60}(?:no tenga|haga caso|ignore)|haga caso omiso|no tenga en cuenta este`,
    condition: String.raw`si|en caso|transcurrid\w+|cuando (?:el|la)|salvo(?! error)`,
  },
  {
    not: String.raw`non|senza|nessun\w*|mai`,
    paid: String.raw`saldat\w+|pagat\w+|ricevut\w+|pervenut\w+|effettuat\w+|incassat\w+|riscontr\w+|versament\w+`,
    passed: String.raw`(?:risulta\w*|e|era|sono|gia) (?:\S+ ){0,2}scadut\w+|scadut\w+ (?:il|al|da)|(?:doveva|dovevano) (?:\S+ ){0,3}(?:pagat\w+|saldat\w+|versat\w+)|in (?:ritardo|mora)`,
    missing: String.raw`(?:risulta\w*|resta\w*) (?:\S+ ){0,3}(?:impagat\w+|insolut\w+|apert\w+|da saldare|da pagare)|impagat\w+|insolut\w+|sfuggit\w+|da saldare|desideriamo ricordar\w*|ricordar(?:vi|le|ti) che|provvedere al piu presto`,
    crossed: String.raw`(?:gia (?:provveduto|pagato|effettuato)).{0,60}(?:ignorare|considerare|non tener\w*)|nulla la presente`,
    condition: String.raw`se|qualora|in caso|decors\w+|in mancanza|salvo(?! error)`,
  },
  {
    not: String.raw`nao|sem|ainda nao|nenhum\w*`,
    paid: String.raw`receb\w+|pag\w+|identific\w+|liquid\w+|regulariz\w+|registad\w+`,
    passed: String.raw`em (?:divida|atraso)|vencid\w+|venceu|(?:devia|deveria) ter sido`,
    missing: String.raw`em (?:divida|aberto|falta)|por (?:liquidar|pagar|regularizar)`,
    crossed: String.raw`ja (?:tenha |efetuou |procedeu |pagou ).{0,80}(?:desconsider\w+|ignor\w+|sem efeito)`,
    condition: String.raw`se|caso|em caso|quando`,
  },
  {
    not: String.raw`nie|brak\w*|bez`,
    paid: String.raw`wplyn\w+|zaplac\w+|otrzyma\w+|uregulowan\w+|wplat\w+|zaksiegow\w+|oplac\w+|odnotow\w+`,
    passed: String.raw`(?:minal|uplynal|mija) .{0,40}termin\w*|termin\w* .{0,50}(?:minal|uplynal)|(?:dni )?po terminie|przeterminowan\w+|od terminu platnosci`,
    missing: String.raw`nieoplacon\w+|zaleg\w+|niezaplacon\w+|nieuregulowan\w+|niezwloczne uregulowanie`,
    crossed: String.raw`(?:jezeli|jesli).{0,40}(?:zostala|dokonan\w+|zaplac\w+).{0,60}(?:nieaktualn\w+|bez przedmiotow\w+|zignorow\w+)`,
    condition: String.raw`jezeli|jesli|w przypadku|w razie`,
  },
  {
    not: String.raw`inte|ikke|ej|endnu ikke|enna ikke|saknar|saknas|mangler`,
    paid: String.raw`registrer\w+|mottag\w+|modtag\w+|mottatt|motteke|betal\w+|indbetal\w+|innbetal\w+|inkommit|set`,
    passed: String.raw`har passerat|(?:for)?fall\w+ den .{0,20}passerat|(?:betalingsfrist\w*|forfald\w*|forfallsdato|frist\w*) .{0,40}(?:udlob|utlopt|overskredet|passer\w+)|forfalden|forfallen|(?:ar|er) forfall\w+`,
    missing: String.raw`obetald\w*|ubetalt\w*|utestaende|udestaende|saknar betalning|mangler (?:vi )?(?:din |jeres )?betaling|skyldige? belob`,
    crossed: String.raw`(?:redan|de senaste|allerede|inden for de|de siste).{0,80}(?:bortse|se bort)|(?:bortse|se bort) fr[ao]n? (?:\S+ )?(?:detta|denne|dette)`,
    condition: String.raw`om|hvis|safremt|dersom|(?:vid|ved) (?:utebliven|forsenad|sen|for sen|manglende|forsinke\w+)`,
  },
];
