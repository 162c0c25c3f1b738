import { type Lexicon, type NounWords, type PaperWords, phrases, type SpanWords } from '../lexicon.ts';

export const papers = {
  stamps: phrases('eingegangen, eingang, eingangsstempel, posteingang, rechnungseingang, erhalten, gebucht'),
  approvals: [
    String.raw`gepr[üu]ft\s?[:/]|sachlich|rechnerisch\s(?:und\ssachlich\s)?richtig|zur\s(?:zahlung|anweisung)\s(?:frei|ange)|zahlung\s(?:freigegeben|angewiesen)|kontiert|angewiesen`,
  ],
  betweenTownAndDay: phrases(String.raw`den, am, d\.`),
  invoice: phrases('rechnung, fakt'),
  compounds: [
    '(?<!ab|be|an|um|ver|^(?:vor|auf|aus|ein|zu|gegen|nach)|hoch|fluss|erfolgs|verlust|betriebs|vergleichs|keits|zins|plan|planungs|gutschrifts?|storno|korrektur|forma|eingangs|original)rechnung',
  ],
  creditNote: phrases('kredit, gutschrift, storno'),
  slips: phrases('quittung'),
  invoiceCodes: phrases('re, rg, rnr, r'),
  creditCodes: phrases('gs, gu'),
  anyPaper: phrases('beleg'),
  besideTitle: phrases('bei, nach, gegen, ihre?, unsere?, diese'),
  besideDay: phrases('den, datum, ab'),
  treated: phrases('patient(?:in|en)?'),
  debit: phrases('soll, belastung(?:en)?, ausg[aä]nge?, lastschrift(?:en)?'),
  credit: phrases('haben, gutschrift(?:en)?, eing[aä]nge?'),
  balance: phrases('saldo'),
  progress: phrases('bisher, bereits, leistungsstand, fertigstellung'),
  editions: ['ausgabe|stand'],
} satisfies PaperWords;

export const nouns = {
  rounding: ['rundung(?:sdifferenz|sausgleich)?'],
  copies: [
    '(?:original|duplikat|kopie|durchschlag|exemplar|ausfertigung) f[üu]r (?:den |die |das )?(?:kunden|empf[äa]nger|k[äa]ufer|verk[äa]ufer|buchhaltung|lieferanten)',
    '(?:kunden|empf[äa]nger|buchhaltungs)(?:exemplar|kopie|beleg)',
  ],
  continued: ['fortsetzung|forts\\.?'],
  inPart: ['anzahl', 'abschlag', 'voraus', 'vorschuss', 'akonto'],
  amount: ['betrag'],
  branches: [
    String.raw`[\p{L}-]*(?:betrieb|werkst[äa]tten?|bau|bedarf|technik|handel|handels|handlung|schule|akademie|vertriebs?|vertretung|reinigung|beratung|planung|verwaltung|logistik)`,
    String.raw`\p{L}{3,}(?:ei|eien|werke|gesch[äa]ft|dienste?|service|transporte|m[öo]bel|waren|maschinen|montagen|druck|anlagen|ger[äa]te)`,
    'elektro|sanit[äa]r|heizung|l[üu]ftung|garten|holz|metall|autohaus|m[öo]belhaus|weingut|gasthof|gasthaus|hotel|pension',
    'spedition|malerbetrieb|meisterbetrieb|architekten|ingenieure|ingenieurb[üu]ro|apotheke|verlag|kanzlei|praxis|kfz|baustoffe',
  ],
  particulars: [
    '(?:kontakt|adress|firmen|stamm|unternehmens|kunden|personen)daten',
    '(?:rechnungs|post|liefer)?anschrift',
    'kontakt',
    'identifikation(?:sdaten)?',
  ],
  statuses: [
    '(?:rechtsfähige |selbständige )?(?:anstalt|k[öo]rperschaft|stiftung) des (?:[öo]ffentlichen|b[üu]rgerlichen|privaten) rechts',
    'gemeinn[üu]tzige (?:k[öo]rperschaft|organisation|einrichtung)',
    '[öo]ffentlich-rechtliche (?:k[öo]rperschaft|anstalt|stiftung)',
    'k\\. ?d\\. ?[öo]\\. ?r\\.',
  ],
  trades: [
    String.raw`\p{Lu}\p{Ll}+(?:betrieb|werkstatt|salon)`,
    '(?:Maler|Schreiner|Tischler|Dachdecker|Elektro|Fliesenleger|Zimmer|Friseur|B[äa]cker|Metzger)meister(?:in)?',
    'Tischlerei',
    'Schreinerei',
    'Zimmerei',
    'B[äa]ckerei',
    'Metzgerei',
    'Fleischerei',
    'Spenglerei',
    'Schlosserei',
    'G[äa]rtnerei',
    '(?:Zahn)?[Aa]rztpraxis',
    'Praxis',
  ],
  measures: ['(?:brutto|netto|gesamt)?gewicht', 'volumen', 'kilometerstand'],
  net: ['zwischensumme'],
  taxes: ['steuern?'],
  duties: ['abgaben', 'umlagen'],
  settled: [String.raw`rate \d`, String.raw`[\p{L}]*rechnung`, 'saldo'],
  readers: ['ihre?', 'deine?'],
  bought: ['buchung', 'bestellung', 'reservierung', 'aufenthalt', 'reise', 'fahrt', 'auftrag', 'vertrag'],
  arrival: ['anreise', 'ankunft'],
  departure: ['abreise'],
  counted: ['std|stunden|tage|stk'],
} satisfies NounWords;

export const persons = { yours: 'ihre?[mnrs]?', ours: 'unsere?[mnrs]?' } satisfies Lexicon['persons'];

export const spans = {
  until: [String.raw`bis(?:\s+(?:zum|einschl\.?|und\s+mit))?`],
  andDay: ['und'],
  from: ['vom|von|zwischen|zeitraum'],
  loose: ['und'],
} satisfies SpanWords;
