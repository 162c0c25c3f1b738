import type { Dictionary } from './dictionary.ts';

export const DE: Dictionary = {
  language: 'de',
  telling:
    'der|die|das|den|dem|des|ein|eine|einen|einer|wie|viel|viele|was|welche|welcher|welches|welchen|wer|wann|wo|ist|sind|war|waren|habe|haben|hat|hatte|ich|mir|mich|mein|meine|meinen|meiner|wir|uns|unser|unsere|von|bei|im|in|am|an|auf|zu|zum|für|fuer|mit|und|oder|nicht|alle|zeig|zeige|liste|finde|gib|rechnung|rechnungen|bezahlt|unbezahlt|überfällig|überfällige|fällig|ausgegeben|schulde|gesamt|letzten|letzte|letzter|diesen|dieses|diesem|nächsten|nächste|monat|jahr|woche|zwischen|über|unter|mehr|weniger|als|sie|es|gibt|bitte|höchste|größte|neueste|lieferant|lieferanten|betrag|hallo|danke|hilfe|nur|durchschnitt|durchschnittliche|vergleiche|gegen|monatssummen|nettoausgaben|gesamtkosten|gesamtausgaben|gesamtsumme|seit|vor|nach|bis|ohne|außer|pro|je|netto|brutto|januar|februar|märz|mai|juni|juli|oktober|dezember|davon|kannst|du|lösche|quartal|summe|sortiert|offen|offene|steuer|mwst|kosten|gekauft|dokumente|guten|tag|wieviel|wieviele|käufer|insgesamt|zeigen|doppelte|dubletten|gutschriften|wurde|wurden|einer|keine|kein|anbieter|ausgaben',
  time: {
    months: {
      januar: 1,
      jan: 1,
      janner: 1,
      jaenner: 1,
      februar: 2,
      feb: 2,
      feber: 2,
      marz: 3,
      maerz: 3,
      mrz: 3,
      april: 4,
      apr: 4,
      mai: 5,
      juni: 6,
      jun: 6,
      juli: 7,
      jul: 7,
      august: 8,
      aug: 8,
      september: 9,
      sept: 9,
      sep: 9,
      oktober: 10,
      okt: 10,
      november: 11,
      nov: 11,
      dezember: 12,
      dez: 12,
    },
    doubtfulMonths: 'jan|august|mar',
    beforeMonth:
      'vergleiche|vergleich|im|in|für|von|vom|seit|vor|nach|bis|und|oder|zwischen|ab|aus|zu|zum|mit|der|nur|monat|gegen|des|,|\\d+\\.?|ende|anfang|mitte|letzten|letzter|diesen|diesem|nächsten',
    behindMonth: 'rechnungen|ausgaben',
    units: {
      day: 'tag(?:e|en|es)?',
      week: 'wochen?',
      month: 'monat(?:e|en|s)?',
      quarter: 'quartal(?:e|en|s)?',
      half: 'halbjahr(?:e|en|s)?',
      year: 'jahr(?:e|en|es)?',
    },
    today: 'heute|heutigen?|heutiges',
    yesterday: 'gestern|gestrigen?',
    tomorrow: 'morgen',
    thisOne:
      'ende des|ende dieses|ende diese[rs]|diese[rsmn]?|laufende[rsmn]?|aktuelle[rsmn]?|im laufenden|im aktuellen|in diesem',
    lastOne: 'letzte[rsmn]?|vergangene[rsmn]?|vorige[rsmn]?|vorherige[rsmn]?|vor(?=monat|woche|jahr|quartal)',
    nextOne: 'nächste[rsmn]?|kommende[rsmn]?|folgende[rsmn]?',
    lastN:
      '(?:(?:in|während|innerhalb) )?(?:(?:den|der|die) )?(?:letzten?|letzter|vergangenen?|vergangener|vorigen) {n} {unit}',
    nextN:
      '(?:(?:in|während|innerhalb) )?(?:(?:den|der|die) )?(?:nächsten?|nächster|kommenden?|folgenden) {n} {unit}|(?:in|binnen|innerhalb von) {n} {unit}',
    ago: 'vor {n} {unit}',
    firstN: '(?:den |die |der )?ersten {n} {unit}',
    finalN: '(?:den |die |der )?letzten {n} {unit} (?:des jahres|von|in)',
    orLater: 'oder später|und später|aufwärts|oder danach',
    orEarlier: 'oder früher|und früher|oder davor',
    unitBefore: '{unit} (?:davor|zuvor)',
    olderThan: '(?:älter als|länger als|seit mehr als|mehr als|über|seit über) {n} {unit}(?: alt| her)?',
    quarters: [
      'q1|erste[ns]? quartals?|1\\. quartals?|quartal 1|i\\. quartal',
      'q2|zweite[ns]? quartals?|2\\. quartals?|quartal 2|ii\\. quartal',
      'q3|dritte[ns]? quartals?|3\\. quartals?|quartal 3|iii\\. quartal',
      'q4|vierte[ns]? quartals?|4\\. quartals?|quartal 4|iv\\. quartal|letzte[ns]? quartals?(?= (?:des jahres |von )?(?:19|20)\\d\\d)',
    ],
    halves: [
      'h1|erste[ns]? halbjahre?s?|1\\. halbjahr|erste[nr]? hälfte|erste[nr]? jahreshälfte',
      'h2|zweite[ns]? halbjahre?s?|2\\. halbjahr|zweite[nr]? hälfte|zweite[nr]? jahreshälfte',
    ],
    yearToDate:
      'seit jahresbeginn|seit anfang des jahres|seit jahresanfang|bisher (?:in diesem|dieses) jahr|(?:in diesem|dieses) jahr bisher|heuer',
    lead: 'im|in|während|für|vom|von|aus|am|innerhalb|datiert|über|des|der|den|dem|zum|im jahr|im monat|des monats|im jahre|des jahres|jahr|kalenderjahr',
    since: 'seit|ab|beginnend(?: mit)?|ab dem|seit dem|von .{0,1}ab|nicht vor',
    before: 'vor|älter als|früher als|vor dem',
    after: 'nach|später als|neuer als|jünger als|nach dem',
    until: 'bis|bis zum|bis ende|bis einschließlich|spätestens(?: am)?|bis spätestens(?: am)?',
    between: 'zwischen',
    betweenAnd: 'und|bis|-|bis zum',
    from: 'vom|von|ab|seit',
    to: 'bis|bis zum|-|bis ende|zum',
  },
  amounts: {
    over: 'über|mehr als|größer als|höher als|oberhalb(?: von)?|teurer als|übersteig\\w*|jenseits von|ab mehr als|>|größer|höher',
    atLeast: 'mindestens|wenigstens|ab|minimum|nicht unter|nicht weniger als|>=|min\\.?|nicht kleiner als',
    under:
      'unter|weniger als|kleiner als|niedriger als|unterhalb(?: von)?|billiger als|günstiger als|geringer als|<|kleiner',
    atMost: 'höchstens|maximal|bis zu|bis|nicht über|nicht mehr als|<=|max\\.?',
    between: 'zwischen|von',
    and: 'und|bis|-',
    orMore: 'oder mehr|und mehr|und darüber|und höher|aufwärts',
    orLess: 'oder weniger|und weniger|und darunter|abwärts',
    exactly: 'genau|exakt|gleich|=|in höhe von|von genau|von|mit|über genau|für',
    thousand: 'k|tsd\\.?|tausend',
    counted:
      'rechnung(?:en)?|dokumente?n?|belege?n?|tage?n?|wochen?|monate?n?|jahre?n?|quartale?n?|lieferanten?|gutschrift(?:en)?|positionen?|posten|mal|seiten?|prozent|%|größten?|höchsten?|kleinsten?|niedrigsten?|neuesten?|ältesten?|letzten?|teuersten?|günstigsten?|verkäufer|anbieter|firmen|fragen|stück|unbezahlte|offene|überfällige|quittung(?:en)?',
  },
  concepts: {
    invoice:
      '(?:eingangs|lieferanten|einzel|firmen|kreditoren|papier|gesamt)?-?rechnung(?:en|s)?|rechnungseing(?:a|ä)ng(?:e|en|s)?|rechnungs(?=\\w)|faktura|fakturen|rg|re',
    document: 'dokumente?n?s?|belege?n?|dateien?|unterlagen?|uploads?|pdfs?|schriftstücke?',
    creditNote: 'gutschrift(?:en)?|storno\\w*|rechnungskorrektur(?:en)?|erstattung(?:en)?|rückerstattung(?:en)?',
    receipt: 'quittung(?:en)?|kassenbons?|bons?|kassenbelege?|kassenzettel',
    quote: 'angebote?n?|kostenvoranschl\\w+|offerten?',
    order: '(?<!(?:mit|ohne|keine?|fehlende[rnm]?) )bestellung(?:en)?|aufträge?|auftragsbestätigung(?:en)?',
    deliveryNote: 'lieferscheine?n?',
    reminder: 'mahnung(?:en)?|zahlungserinnerung(?:en)?',
    statement: 'kontoausz\\w+',
    seller:
      '(?:haupt|groß|stamm)?-?lieferant(?:en|in|innen)?|verkäufer(?:n|s|in)?|anbieter(?:n|s|in)?|firm(?:a|en)|händler(?:n|s)?|kreditor(?:en)?|dienstleister(?:n|s)?|unternehmen|aussteller(?:n|s)?|rechnungssteller(?:n|s)?|gesellschaft(?:en)?|geschäftspartner|absender|betrieb(?:e|en)?|handwerker',
    buyer:
      'käufer(?:n|s|in)?|auf wen|an wen .{0,30}(?:gerichtet|adressiert|ausgestellt)|kunden?|empfänger(?:n|s)?|rechnungsempfänger(?:n|s)?|auftraggeber|abnehmer|besteller',
    currency: 'währung(?:en)?',
    lineItem:
      'rechnungsposition(?:en)?|position(?:en)?|posten|artikel[ns]?|einzelposten|produkte?n?|leistungen|einzelpositionen|rechnungszeilen|zeilen',
    entity: 'entitäten?|erkannte[nr]? werte?|extrahierte[nr]? werte?|entität',
    spend:
      '(?:liegen|sitzen) (?:ge)?lassen|gelassen|angefallen(?:e[nr]?)?|gebucht|verbucht|(?:ging|gingen|gegangen|geht|gehen) .{0,40}weg|weggegangen|ausgegeben|überwiesen|überweisungen?|ausgaben?|gab|gaben|gezahlt|bezahlt|bezahlen|zahlte[n]?|zahlen|gekostet|kosten|kostete[n]?|kostet|berechnet|in rechnung gestellt|rechnung gestellt|umsatz|umsätze|aufwand|aufwendungen|aufwände|fakturiert|gekauft|kaufte[n]?|eingekauft|einkäufe|zahlung(?:en)?|geblecht|losgeworden|rechnungsvolumen|volumen|abgerechnet|fakturier(?:t|en|te|ten)|verlangt|verbraten|investiert|hingeblättert|draufgegangen|aufgewend\\w+|in rechnung gestellte[nrs]?|kostenaufwand|ausgebe|ausgeben',
    total:
      'gesamt\\w*|summen?|insgesamt|zusammen|betrag|beträge|alles in allem|rechnungssumme|total|summiert|wert|gesamthaft|endsumme|rechnungs(?:wert|betr|summ|höhe)\\w*|monatssummen?',
    net: 'netto-?(?:gesamt|eink[aä]uf\\w*|gesamt(?:betr\\w+|summen?|ausgaben|kosten)|betr\\w+|summen?|wert\\w*|preise?n?|ausgaben|kosten|umsatz|umsätze|rechnungs\\w+|volumen)?|ohne (?:mwst|mehrwertsteuer|steuern?|ust|umsatzsteuer)|exkl\\.?(?: (?:mwst|mehrwertsteuer|steuern?|ust))?|exklusive (?:mwst|steuern?|mehrwertsteuer)|vor steuern?|zzgl\\.? (?:mwst|ust)',
    gross:
      'brutto-?(?:gesamt|gesamt(?:betr\\w+|summen?|ausgaben|kosten)|rechnungs\\w+|betr\\w+|summen?|wert\\w*|preise?n?|ausgaben|kosten|umsatz|umsätze)?|mit (?:mwst|mehrwertsteuer|steuern?|ust)|inkl\\.?(?: (?:mwst|mehrwertsteuer|steuern?|ust))?|inklusive (?:mwst|steuern?|mehrwertsteuer)',
    tax: '(?:abziehbare|abzugsfähige|anrechenbare|abzugsfähigen|abziehbaren) (?:vorsteuer|steuer\\w*|mwst)|mwst\\.?|mehrwertsteuer(?:n|betr\\w+|anteil\\w*|summen?|last)?|ust|umsatzsteuer(?:n|betr\\w+|anteil\\w*|summen?|last|zahllast)?|vorsteuer(?:n|anspr[uü]ch\\w*|betr\\w+|anteil\\w*|summen?|abzug|guthaben)?|steuer(?:n|betrag|beträge|anteil|last)?|mwst-?betrag|mwst-?beträge|ust-?betrag',
    owed: 'restschuld(?:en)?|restforderung(?:en)?|offenst(?:a|ä)nde?|(?:krieg|bekomm)(?:t|en|st)? .{0,40}noch .{0,20}(?:von uns|von mir|geld)|geld (?:krieg|bekomm)(?:t|en) .{0,40}noch von (?:uns|mir)|schuld(?:e|en|et|ig|est)?|offene[nrsm]? (?:beträge?|summen?|posten|verbindlichkeiten|forderungen|betrag|saldo)|ausstehend\\w*|noch (?:zu )?(?:be)?zahlen|muss .{0,40}(?:be)?zahlen|müssen .{0,40}(?:be)?zahlen|zu (?:be)?zahlen|verbindlichkeiten|restbetrag|restbeträge|ausstände|rückstände|steht .{0,30}(?:noch )?(?:aus|offen)|stehen .{0,30}(?:noch )?(?:aus|offen)|noch offen|außenstände|(?:kreditoren|lieferanten)?sald(?:o|en)|(?:muss|müssen) .{0,40}noch (?:überweisen|begleichen)|noch (?:zu )?überweisen|zu begleichen|schulden|offen (?:ist|sind)',
    average:
      'durchschnitt(?:e|s|lich\\w*)?|durchschnitts(?:betr\\w+|rechnung\\w*|wert\\w*|summe|ausgaben|kosten|höhe|preise?)|im schnitt|mittelwert|schnitt|im mittel|mittlere[rns]?',
    median: 'median',
    largest:
      '(?:zweit|dritt|viert|fünft)?(?:größte|grösste|höchste|teuerste)[nrsm]?|maximum|maximale[rns]?|maximal|(?:dick|fett|saftig|üppig|heftig|happig)ste[nrsm]?',
    smallest:
      '(?:zweit|dritt|viert|fünft)?(?:kleinste|niedrigste|günstigste|billigste)[nrsm]?|minimum|minimale[rns]?|geringste[nrsm]?',
    latest:
      '(?:zweit|dritt|viert)?neu(?:e)?ste[nrsm]?|(?:vor)?letzte[nrsm]?|jüngste[nrsm]?|aktuellste[nrsm]?|zuletzt|letztmals',
    earliest:
      '(?:zweit|dritt|viert)?älteste[nrsm]?|seit wann|von wann ist die erste|(?:aller)?erste[nrsm]?|früheste[nrsm]?|zuerst|erstmals|zum ersten mal',
    most: 'meisten?|am meisten|häufigsten|öftesten|höchste[nrsm]?|größte[nrsm]?|grösste[nrsm]?|teuerste[nrsm]?|top|stärkste[nrsm]?|wichtigste[nrsm]?|haupt(?:lieferant\\w*|kreditor\\w*|anbieter\\w*|verkäufer\\w*|dienstleister\\w*|kunden?|posten|kosten\\w*|sächlich\\w*)|maximal\\w*',
    least:
      'wenigsten|am wenigsten|niedrigste[nrsm]?|kleinste[nrsm]?|geringste[nrsm]?|günstigste[nrsm]?|schwächste[nrsm]?',
    share:
      '(?!(?:eigen|privat|firmen|lohn|material|personal|geschäfts|miet)anteil)\\w*anteil(?:e|en|s|ig\\w*|smäßig\\w*)?|prozent\\w*|%|wie viel prozent|wieviel prozent|quote|welcher teil',
    howMany:
      'wie ?vielen?(?! (?:euro|franken|dollar|pfund|eur|usd|gbp|chf)(?! ?-?(?:rechnung|beleg|dokument|quittung|gutschrift))(?!\\p{L}))|anzahl|wie oft|wieviel (?:rechnungen|dokumente|lieferanten|belege|gutschriften)|zahl der|wie viel (?:rechnungen|dokumente|lieferanten|belege|gutschriften)|menge an rechnungen',
    howMuch:
      'was (?:ging|gingen|floss|flossen)(?=(?: .{1,40})? an )|wie ?viel|wie ?viele (?:euro|franken|dollar|pfund|eur|usd|gbp|chf)(?! ?-?(?:rechnung|beleg|dokument|quittung|gutschrift))|wie hoch|wie teuer|was .{0,90}(?:kost\\w+|ausgegeben|gezahlt|bezahlt|schulde\\w*|gekostet|berechnet|gebucht|verbucht|gelassen|hingelegt|hingeblättert|überwiesen|geblecht)|welche[nr]? (?:summe|betrag)|welcher betrag',
    count: 'anzahl|zähle?|zahl',
    different: 'verschiedene[nrs]?|unterschiedliche[nrs]?|einzigartige',
    price: 'preise?[ns]?|einzelpreise?|stückpreise?|preisentwicklung|preisverlauf|wie teuer|kostet',
    quantity: 'menge[n]?|stück|stückzahl(?:en)?|einheiten',
    unpaid:
      'unbezahlte?[nrsm]?|offene?[nrsm]?|nicht (?:be|ge)zahlte?[nrsm]?|noch nicht (?:be|ge)zahlte?[nrsm]?|unbeglichene?[nrsm]?|ausstehende?[nrsm]?|nicht beglichene?[nrsm]?|noch zu (?:be)?zahlen\\w*|zu (?:be)?zahlen|(?:noch|nicht) .{0,20}bezahlt|zu bezahlende?[nr]?|unerledigte?n?',
    paid: 'bezahlte[nrsm]?|beglichene[nrsm]?|(?:ist|sind|war|waren|wurde|wurden|schon|bereits|als|vollständig) (?:\\S+ ){0,6}(?:bezahlt|beglichen|gezahlt)|erledigte?[nr]?',
    partlyPaid:
      '(?:teilweise|teils|zum teil|nur teilweise|anteilig) (?:be|an|ge)?(?:zahlt|glichen|beglichen)\\w*|teil(?:be|ge)?zahlt\\w*|angezahlt\\w*|mit teilzahlung(?:en)?',
    notOverdue: '(?:noch )?nicht (?:überfällig\\w*|fällig\\w*|in verzug|im verzug)',
    overdue:
      'zahlungsverzug|(?:über|jenseits) (?:dem|des|das|ihrem|seinem) (?:zahlungs)?(?:ziele?s?|frist)|überfällig\\w*|im verzug|in verzug|verzug|verspätete?[nr]?|zu spät|fristüberschr\\w+|abgelaufene?[nr]?|verfallene?[nr]?|rückständige?[nr]?|im rückstand|zahlungsverzug|frist (?:verstrichen|abgelaufen|überschritten)|längst fällig|(?:frist|zahlungsfrist|zahlungsziel|fälligkeit)\\w* .{0,15}(?:verstrichen|abgelaufen|überschritten|vorbei)|hätten? .{0,40}bezahlt (?:haben|sein|werden) (?:müssen|sollen)',
    due: '(?:muss|müssen) .{0,40}raus(?=[?.! ]*$)|(?:muss|müssen|soll|sollen|sollte|sollten) .{0,30}(?:diese[nmr]?|heute|morgen|nächste[nmr]?|kommende[nmr]?) .{0,30}(?:bezahlen|zahlen|begleichen|überweisen)|bis wann (?:habe? ich|haben wir)(?: noch)? zeit|(?:muss|müssen|soll|sollen|sollte|sollten) .{0,20}bis .{0,40}(?:bezahlen|zahlen|begleichen|überweisen)|laufen .{0,40}ab(?=[?.! ]*$)|ablaufen\\w*|(?:zahlungen?|rechnung(?:en)?) (?:.{0,25} )?steh(?:t|en) .{0,30}an|steh(?:t|en) .{0,30}(?:zur zahlung )?an(?=[?.! ]*$)|(?:muss|müssen|sollen?|sollten) .{0,60}(?:überwiesen|überweisen|beglichen|begleichen|gezahlt|bezahlt) (?:werden|sein)|fällig\\w*|zahlbar|fälligkeit\\w*|fälligkeiten|zu zahlen|bezahlt werden|zahlungsziel\\w*|wird .{0,20}fällig|anstehende[n]? zahlungen',
    failed: 'fehlgeschlagene?[nr]?|unlesbare?[nr]?|gescheiterte?[nr]?|nicht (?:lesbar|analysiert)e?[nr]?',
    processing: 'in bearbeitung|in verarbeitung|verarbeitet werden|laufende[nr]? analysen?',
    failedChecks:
      '(?:fehlgeschlagene[nr]?|nicht bestandene[nr]?|fehlerhafte[nr]?) (?:prüfung(?:en)?|checks?)|prüfung(?:en)?(?: .{0,20}(?:fehl\\w*|nicht bestanden|durchgefallen))?|checks?|rechenfehler[ns]?|rechnerisch (?:falsch|unrichtig)\\w*|stimm(?:t|en) (?:die|das|der|alle) (?:summen?|beträge|betrag|gesamtbetrag|zahlen|rechnung(?:en)?|berechnung(?:en)?|mwst|steuer)(?= ?\\??[?.! ]*$)|(?:rechnerisch|rein rechnerisch) (?:richtig|korrekt)|fehler[ns]?|(?:nicht|falsch) (?:auf|stimm\\w*|zusammen|gerechnet)\\w*|pass(?:t|en) .{0,40}nicht|stimmen .{0,30}nicht|stimmt .{0,30}nicht|falsche?[nr]? (?:summen?|beträge|berechnung\\w*)|fehlerhafte?[nr]?|unstimmig\\w*|probleme?|auffällig\\w*|widersprüch\\w+|widersprechen sich|widersprechend\\w*|nicht bestanden|durchgefallen',
    duplicate:
      'duplikate?[n]?|dubletten?|doppelte?[nrs]?|doppelt|zweimal|mehrfach|doppelrechnung(?:en)?|identische?[nr]?|mehrmals',
    review:
      'zu prüfen\\w*|prüfen|überprüfen|überprüft werden|unsicher\\w*|zweifelhaft\\w*|nachzusehen|zu kontrollieren',
    uploaded:
      'hochgeladene?[nrs]?|hochgeladen|importierte?[nrs]?|analysierte?[nrs]?|eingelesene?[nrs]?|hinzugefügte?[nrs]?|eingescannt\\w*',
    arrived: 'eingegangen(?:e[nrsm]?)?|eingetroffen(?:e[nrsm]?)?|gingen .{1,40} ein(?=[?.! ]*$)',
    daysLeft:
      '(?:in |innerhalb von |seit |um )?wie ?vielen? tagen?(?: \\p{L}+){0,5}? (?:übrig|bleiben|bleibt|verbleiben|zeit|hin)(?: (?:bis))?|(?:in |innerhalb von |seit |um )?wie ?vielen? tagen?(?: (?:noch|sind es|ist es|dauert es|bis))*|(?:die )?anzahl der tage|(?:wie|seit wann) lange?(?: (?:noch|bis|haben wir|habe ich|ist es|schon))*|wie ?viel zeit(?: (?:noch|bis|haben wir|habe ich|bleibt))*',
    taxRate:
      '(?:(?:verschiedenen?|ermäßigte[rnms]?|volle[rnm]?|reduzierte[rnm]?|normale[rnm]?|allgemeine[rnm]?) )?(?:\\p{L}*steuers[aä]tze?n?|(?:mwst|ust)[.-]*s[aä]tze?n?|steuers[aä]tze?n?)|(?:mit |zum )?(?:ermäßigte[rnm]?|reduzierte[rnm]?|volle[rnm]?|regel)-?(?: (?:mwst|ust|steuer))?-?s[aä]tze?s?|(?:mit |zu )?\\d{1,2}(?:[.,]\\d{1,2})? ?(?:%|prozent)(?:ige[rnms]?)?(?: (?:mwst\\.?|ust|mehrwertsteuer|umsatzsteuer|steuer|steuern))*|steuerfreie?[rnms]?|umsatzsteuerfreie?[rnms]?',
    per: 'verteil(?:t|e|en|ung|te[nrs]?)|aufteil\\w+|pro|je|nach|für jede[nrs]?|jede[nrs]?|aufgeteilt(?: nach)?|gruppiert(?: nach)?|aufgeschlüsselt(?: nach)?',
    bySeller:
      '(?:rangliste|rangfolge|ranking) .{0,20}(?:lieferant\\w*|verkäufer\\w*|anbieter\\w*|firmen)|(?:verteil\\w+|aufteil\\w+) .{0,60}(?:lieferant\\w*|verkäufer\\w*|anbieter\\w*|firmen)|(?:pro|je|nach|für jede[nrs]?|jede[nrs]?|aller|per) (?:\\S+ ){0,1}(?:lieferant\\w*|verkäufer\\w*|anbieter\\w*|firm(?:a|en)|händler\\w*|unternehmen|aussteller\\w*|kreditor\\w*|dienstleister\\w*)|lieferantenweise',
    byBuyer: '(?:pro|je|nach|für jede[nrs]?|per) (?:käufer\\w*|kunden?|empfänger\\w*|rechnungsempfänger\\w*)',
    byMonth:
      '(?:pro|je|nach|für jeden|jeden|per|in jedem) (?:monat(?:e|en)?|kalendermonat)|monatlich\\w*|monatsweise|monats(?:summen?|werte|beträge|ausgaben|kosten)|welche[mnrs]? monat\\w*|im zeitverlauf|entwicklung|zeitverlauf|monat für monat|im laufe der zeit|monatsübersicht',
    byQuarter:
      '(?:pro|je|nach|für jedes|jedes|per) quartal\\w*|quartalsweise|vierteljährlich\\w*|welche[mnrs]? quartal\\w*',
    byYear: '(?:pro|je|nach|für jedes|jedes|per) jahr(?:e|en)?|jährlich\\w*|jahresweise|welche[mnrs]? jahr\\w*',
    byCurrency: '(?:pro|je|nach|für jede|jeder?|per|in) währung(?:en)?|welche[nr]? währung(?:en)?',
    byStatus: '(?:pro|je|nach) (?:zahlungs)?status',
    byWeekday: '(?:pro|je|nach|an welchem|welche[mnr]?) wochentag\\w*|wochentagen?',
    byType:
      '(?:pro|je|nach|welche) (?:dokument)?(?:typ|typen|art|arten)|(?:nach|welche) dokument(?:en)?art(?:en)?|dokumenttyp(?:en)?',
    show: 'zeig(?:e|en|t)?|liste?(?:n)?(?: .{0,30}auf)?|finde?n?|gib(?:t)?|nenne?n?|such(?:e|en)?(?: nach)?|anzeigen|aufliste[n]?|öffne?n?|brauche|will|möchte|übersicht|hol|sag(?:e)?|auflistung|listet?',
    which: 'welche[nrsm]?|was|welch',
    who: 'wer|wem|wen|wessen|von wem|bei wem',
    when: 'wann|an welchem (?:tag|datum)|welches datum|seit wann|zu welchem datum|bis wann',
    whereIs: 'wo',
    isThere:
      "gibt es|gibts|gibt's|habe ich|haben wir|hab ich|hat|ist|sind|existiert|existieren|war|waren|irgendwelche|liegen|bin ich|stehen",
    compare:
      'vergleich(?:e|en|t)?|verglichen|im vergleich|gegenüber|unterschied\\w*|vs\\.?|versus|mehr (?:bei|im|in|von|an|für) .{1,60} (?:oder|als)|weniger (?:bei|im|in|von) .{1,60} (?:oder|als)|differenz|veränder\\w+|gegenüberstell\\w+|wie ?viel mehr|wie ?viel weniger|um wie ?viel|gestiegen|gesunken|steig(?:en|t|ung)|stieg(?:en)?|sink(?:en|t)|sank(?:en)?|zugenommen|abgenommen|gewachsen|wachstum|zuwachs|rückgang|entwickelt|teurer als|günstiger als|gegen',
    versus: 'vs\\.?|versus|gegen|mit|zu|und|oder|als|gegenüber|im vergleich zu[mr]?|zwischen',
    recent:
      'neu(?:e)?ste[n]? (?:dokumente?|rechnungen|belege|uploads?|dateien)|letzte[n]? (?:dokumente?|uploads?|belege|dateien)|aktuelle dokumente|zuletzt hochgeladen\\w*|kürzlich\\w*|zuletzt hinzugefügt\\w*',
    mention:
      '(?:mit )?(?:dem )?(?:stichwort|schlagwort|suchwort)(?:e|en)?|erwähn\\w+|enthalten|enthält|enthielt|mit dem wort|mit den worten|stehen?t? .{0,20}drin|handeln|handelt|mit text|beinhalt\\w+|vorkomm\\w*|kommt .{0,40} vor|wort|wörter|begriff|im text|steht',
    summary:
      'zusammenfass\\w*|fasse?|zusammen|überblick|worum geht|details?|beschreib\\w*|was steht|infos?|informationen|eckdaten|einzelheiten|alles über',
    top: 'top|größten?|grössten?|wichtigsten?|haupt(?:lieferant\\w*|kreditor\\w*|anbieter\\w*|verkäufer\\w*|dienstleister\\w*|kunden?|sächlich\\w*)|teuersten?|höchsten?|umsatzstärksten?',
    greeting: 'hallo|hi|hey|guten (?:morgen|tag|abend)|moin|servus|grüß gott|grüezi|hallöchen|tach|wie geht.{0,20}',
    thanks:
      'danke(?: schön| sehr| dir| ihnen)?|vielen dank|dankeschön|super|toll|prima|perfekt|ok|okay|gut|klasse|merci|besten dank|danke dir|großartig|spitze',
    bye: 'tschüss|auf wiedersehen|ciao|bis bald|bis später|tschau',
    help: 'hilfe|hilf mir|was kannst du|was können sie|was kann ich (?:dich |sie )?(?:fragen|tun)|wie funktioniert(?: das| es)?|wer bist du|wer sind sie|was bist du|beispiele?|was weißt du|bist du (?:ein )?(?:mensch|bot|ki|roboter)|anleitung|wobei kannst du helfen|wie kannst du (?:mir )?helfen',
    usage:
      'kontingent|(?:ki-?)?(?:anfragen|fragen) (?:habe ich |hab ich |sind )?(?:noch |verbraucht|übrig)|welche[nrs]? (?:tarif|plan|abo)|mein(?:e|en)? (?:tarif|plan|abo|abonnement|kontingent|limit)|abonnement|(?:kontingent|anfragen|fragen|ki-?)-?(?:verbrauch|nutzung)|(?:mein|unser)e? (?:verbrauch|nutzung)(?=[?.! ]*$)|testphase|testzeitraum|limits?|tarif|abo|(?:dokumente|uploads|fragen|anfragen) (?:habe ich |kann ich )?(?:noch )?(?:übrig|frei|hochladen)',
    stats:
      'systemstatistik(?:en)?|statistik(?:en)?|systemstatus|kennzahlen|dashboard|speicher(?:platz\\w*|verbrauch|belegung)?|wie viele entitäten|systemübersicht|system ?stats|system',
    destroy:
      'lösch(?:e|en|t|st)?|entfern(?:e|en|t)?|vernicht\\w*|wirf|änder(?:e|n|t)?(?= (?:bitte |mal |doch )*(?:die|den|das|diese[snr]?|meine?[nsr]?|unsere?[nsr]?|ihn|sie|es|alle|rechnung|belegnummer|rechnungsdatum|datum|betrag)(?!\\p{L}))|bearbeite?n?|korrigiere?n?|bezahle?|überweise?n?|zahle|schick(?:e|en)?|sende?n?|mail(?:e|en)?|lade .{0,30}hoch|storniere?n?|kündige?n?|genehmige?n?|markiere?n?|erstelle?n?|exportiere?n?|drucken?|buchen?|leite .{0,30}weiter|verschiebe?n?|archiviere?n?|umbenenne?n?|setze?n?|schreib(?:e|en)?|füge .{0,40}hinzu|leere?n?|überschreib\\w*|mach',
    others:
      '(?:andere[nrs]?|fremde[nrs]?|aller|alle|jede[nrs]?) (?:benutzer\\w*|nutzer\\w*|user\\w*|anwender\\w*|konten|kontos?|leute|personen|mandanten|accounts?|mitglieder)|passw\\w+|passwörter|api-?schlüssel|zugangsdaten|token|administrator\\w*|admins?|datenbankschema|sql|benutzerliste|systemprompt|jemand(?:em)? ander(?:em|s|es)|anderen (?:kunden|firmen) (?:von|des)|(?:meine[snmr]?) (?:nachbarn?|kollegen?|chefs?)(?: \\w+)?|registrierte[nr]? (?:benutzer|nutzer)|benutzer|nutzer|wer nutzt',
    inject:
      'ignoriere?(?:n)? .{0,40}(?:anweisung\\w*|regeln?|befehle?|vorgaben?|instruktion\\w*)|vergiss .{0,30}(?:anweisung\\w*|regeln?|alles)|du bist (?:jetzt|nun)|tu so als|systemprompt|dein(?:e|en)? (?:prompt|anweisungen|regeln)|umgehe|als admin(?:istrator)?|drop table|<script',
    makeUp:
      'erfinde?n?|rate|schätze?n?|prognos\\w+|vorhersag\\w*|hochrechn\\w+|werde ich .{0,30}ausgeben|voraussichtlich|denk dir',
    outside:
      'wetter|witz|gedicht|hauptstadt|präsident\\w*|rezept|aktien?(?:kurs)?|bitcoin|übersetz\\w+|nachrichten|fußball|lied|geschichte erzähl\\w*|sinn des lebens|film|wie spät|uhrzeit|horoskop|wechselkurs|umrechn\\w+|soll ich|lotto|restaurant|hotel|kanzler\\w*|bundeskanzler\\w*|koch\\w*|wie alt',
    andWhat:
      'und was ist mit|und wie sieht es|und wie(?! ?viel| hoch| oft| teuer| lange)|und was|und|was ist mit|wie sieht es .{0,10}aus|wie sieht es|dasselbe|das gleiche|ebenso|und wie|und was|wie wäre es mit',
    only: 'nur|bloß|lediglich|ausschließlich|beschränk\\w*|begrenz\\w*|allein',
    ofThem:
      'diese[nr]? (?:rechnungen|belege|dokumente)|(?:sind|ist|waren|war) das|davon|von (?:diesen|denen|ihnen)|daraus|unter (?:diesen|ihnen)|darunter',
    it: 'sie|dies(?:e|er|es|em)? (?:rechnung|beleg|dokument)|diesem dokument|dieser rechnung|deren',
    remove:
      'alle jahre|aller jahre|aller zeiten|alle lieferanten|alle monate|gesamten zeitraum|egal|im allgemeinen|überhaupt',
  },
  forms: {
    yesNo: '^\\s*(?:ist|sind|gibts?|habe?|haben|hat|existier\\w*|liegen|war|waren|stehen)(?!\\p{L})',
    whatWasBought: '^\\s*was[^?]*(?<!\\p{L})(?:gekauft|kaufen|bestellt)(?!\\p{L})',
    buying:
      'liefert|lieferte[n]?|bezieh(?:en|t)|bezogen|gekauft|kaufen|kaufte\\w*|verkauft|verkaufen|bestellt|kostet\\w*|gekostet|kosten',
    bought: 'gekauft|bestellt',
    price: 'preis\\w*|stückpreis\\w*|einzelpreis\\w*',
    nextDue:
      'als nächstes? (?:\\p{L}+ )?(?:fällig|zu (?:be)?zahlen|zahlbar|dran)|(?:nächste[rsn]?|anstehende[nr]?|kommende[nr]?) (?:\\p{L}+ )?(?:zahlung(?:en)?|rechnung(?:en)?|fällig\\w*|fälligkeit(?:en)?)',
    nextDueMany: '(?:zahlungen|rechnungen|fälligkeiten)$',
    mostOften: 'häufigsten|öftesten|regelmäßigsten',
    mostInvoices: '(?:meisten|wenigsten)(?!\\p{L})[^.?!]{0,12}(?<!\\p{L})(?:rechnungen|dokumente)',
    mostOfGroups: 'meisten|wenigsten',
    top: 'top',
    groups:
      '(?<!(?:welchem|einem|dem|diesem|unserem|jedem) (?:\\p{L}+ )?)(?:haupt|groß|stamm)?lieferanten|anbieter|firmen|kunden|monate|quartale',
    isPaid: 'bezahlt|beglichen',
    allOf: 'alle|sämtliche|alles',
    paidAtEnd: '(?:bezahlt|beglichen)[\\s?.!]*$',
    whichIsMore: 'mehr|weniger|teurer|günstiger|billiger|höher|niedriger',
    either: 'oder',
    than: 'als',
    negation:
      'nicht|kein(?:e[nrsm]?)?|nie|niemals|ohne|außer|ausgenommen|weder|nichts|niemand|fehlt|fehlen|fehlende[nrsm]?|abgesehen von|exklusive',
    comparative:
      'mehr|weniger|höher|niedriger|größer|kleiner|länger|kürzer|später|früher|älter|neuer|teurer|billiger|günstiger|schneller',
    beyond:
      'wochenenden?|feiertage?n?|werktage?[ns]?|arbeitstage?n?|nachmittags?|vormittags?|morgens|abends|nachts|geschäftsjahr\\w*|wirtschaftsjahr\\w*|weihnachten|ostern|winter|sommer|frühling|frühjahr|herbst|\\w*rabatt\\w*|nachlass|nachlässe|gewinn\\w*|margen?|budgets?|erlös\\w*|einnahmen|einkommen|gespart|einsparung\\w*|kumuliert\\w*|aufgelaufen\\w*|gerundet|abweichung\\w*|mitarbeiter\\w*|angestellte\\w*|arbeitsstunden|steuers[aä]tze?n?|mwst-?s[aä]tze?n?|steuersätzen?|mehrwertsteuers[aä]tze?n?|zinsen|(?:guter|gutes|schlechter|fairer|faires?) (?:deal|geschäft|preis|angebot)|angemessen\\w*|überteuert\\w*|zu (?:teuer|hoch|viel)(?! ist)|lohn(?:t|en) sich|pünktlich\\w*|verzögerung\\w*|zahlungsdauer|teilweise|teilbezahlt\\w*|anteilig|raten|wöchentlich\\w*|pro woche|täglich\\w*|pro tag|hintereinander|ungewöhnlich\\w*|ausreißer|wie (?:lange|schnell)|wie ?vielen? (?:tagen?|wochen|monaten?|quartalen?|jahren?|seiten|stunden|mitarbeiter\\w*|leute)|doppelt so|halb so|handschriftlich\\w*|gedruckt\\w*|farbig\\w*|sprachen?|englisch\\w*|deutsch\\w*|französisch\\w*|porto|versand\\w*|wechselkurs\\w*|umgerechnet|runde[nr]? (?:betr\\w+|zahlen)|gerade[nr]? (?=zahlen|beträge|monate|nummern)|ungerade[nr]?|anfang|mitte|teurer geworden|preissteigerung\\w*|preiserhöhung\\w*|erstmals|neue[nr]? (?:lieferanten|verkäufer|anbieter)|regelmäßig\\w*|wiederkehrend\\w*|abonnements?',
    asksWhat: '^(?:[^:,]{1,60}[:,])?\\s*(?:und |also |na )?(?:was|wat|wos)(?!\\p{L})',
    sortBy:
      '^\\s*(?:bitte )?(?:sortier\\w*|ordne|geordnet)?\\s*(?:sie |das |diese |die liste |die rechnungen )?(?:bitte )?nach (?:(fälligkeit\\w*)|(datum|rechnungsdatum)|(betrag|beträgen|summe|höhe|wert|größe))(?:\\s+(?:sortier\\w*|ordnen|geordnet))?',
    ascending: 'aufsteigend|kleinste zuerst|niedrigste zuerst|älteste zuerst',
    bearing:
      'gleiche[nrsm]?|denselben|dieselben?|derselbe[n]?|selben?|lange?|kurze?[nrs]?|hohe[nrs]?|niedrig|kleine?[nrs]?|neue?[nrs]?|dazugekommen|gesunken|alte?[nrs]?|wieder|erneut|start|beginn',
    awaiting: 'noch',
    loneTime: 'seit|bevor|nachdem|während|zwischen',
    howOften: 'wie oft|wie viele male|wie häufig',
    sumOf:
      'summen?|summiert|zusammengerechnet|zusammen|insgesamt|ergeben|ergibt|addiert|gesamt(?:betrag|summe|wert) der',
    loneMonth: 'monate?n?s?',
    loneQuarter: 'quartale?n?s?',
    loneYear: 'jahre?n?s?',
    loneDay: 'wochen?|tage?n?',
    longest:
      '(?:schon )?am längsten(?= (?:schon )?(?:überfällig|im verzug|in verzug))|(?<=überfällig\\w*,?(?: ist| sind)? )(?:schon )?am längsten(?: zuerst)?|(?<=überfällig\\w*(?: rechnungen)?,? )längste zuerst',
    areOwedToUs:
      '(?:hat|haben) (?:\\p{L}+ )?(?:uns|mich|mir)(?: \\p{L}+){0,3} (?:be|ge)zahlt|ausgangsrechnung(?:en)?|rechnungsausg(?:a|ä)ng(?:e|s)?|schulde(?:t|n) (?:uns|mir)|(?:uns|mir)(?: (?!wir |ich |man )\\p{L}+){0,4} schulde(?:t|n)|debitoren|kunden?(?: (?:haben|hat|mit|sind|die|noch|alle))* (?:offene|unbezahlte|überfällige|ausstehende)[nrsm]?|kunden? (?:haben|hat) (?:\\p{L}+ ){0,3}(?:nicht|nie) (?:\\p{L}+ ){0,2}(?:be|ge)zahlt|kunden?,? (?:die|der) (?:\\p{L}+ ){0,3}(?:nicht|nie) (?:\\p{L}+ ){0,2}(?:be|ge)zahlt (?:haben|hat)|kunden? zahl(?:en|t) (?:\\p{L}+ ){0,2}nicht|(?:haben|hat) (?:unsere |die |alle |der )?kunden? (?:\\p{L}+ ){0,3}nicht (?:be|ge)zahlt|(?:kunden?|käufer) (?:im|in) (?:verzug|rückstand)',
    earlyPayment: 'skonto|skonti',
    revenue: 'umsatz|umsätze',
    payment: 'zahlung(?:en)?|überweisung(?:en)?',
    roughly: 'etwa|ungefähr|circa|ca|rund|annähernd|knapp|fast|um die',
    reclaiming: 'geltend machen|geltend gemacht|abziehen|zurückholen|zurückfordern|zurückbekommen|ziehen',
    comesIn: 'kommt|kommen|schick(?:t|en)|trifft|erwarten|eintreffen|erhalten wir|bekommen wir',
    termOfPayment: 'zahlungsziele?s?|zahlungsfrist(?:en)?',
    onIt: 'was (?:stand|steht|war|ist|waren|sind|stehen) (?:da |denn |alles |genau )*auf(?= (?:der |dieser |meiner |unserer )?(?:rechnung|quittung|beleg))|was (?:stand|steht|war|ist|waren|sind|stehen) (?:da |dort |alles |denn |genau )*(?:drauf|drin|darauf|darin|enthalten)|w(?:ofür|as für was) (?:war|ist|waren|sind) (?:das|die|sie|diese[rs]?|der|es)(?: rechnung| beleg)?|was (?:wurde|haben wir|hab ich|haben sie) (?:da |hier |eigentlich |denn )*(?:geliefert|geleistet|berechnet|bekommen|abgerechnet)(?=[?.! ]*$)',
    oneBefore:
      '^\\s*(?:und |zeig |zeige |was ist mit )*(?:(?:die|der) (?:davor|zuvor|vorherige|vorige|vorletzte)|(?:die )?(?:rechnung )?(?:davor|zuvor))(?: rechnung)?[\\s?.!]*$',
    fieldMissing: '^\\s*(?:ist |sind )?(?:fehlt|fehlen|fehlend\\w*)(?!\\p{L})',
  },
  fields: {
    INVOICE_NUMBER: 'rechnungsnummern?|rechnungs-?nr\\.?|rechnungsnr\\.?|rg-?nr\\.?|belegnummern?|nummern?|re-?nr\\.?',
    INVOICE_DATE: 'rechnungsdat(?:um|en)|ausstellungsdatum|belegdatum|ausgestellt|datiert|datum|vom wann|geschrieben',
    DUE_DATE:
      'fälligkeitsdat(?:um|en)|fälligkeit(?:en)?|zahlungsziel|zahlungsfrist|fällig|bis wann|(?:zahlbar|zu (?:be)?zahlen|bezahlen)(?: bis)?(?: wann)?|bezahlt werden|zahlungstermin',
    TOTAL_AMOUNT:
      'gesamtbetr\\w+|rechnungsbetr\\w+|brutto(?:rechnungs|gesamt)?(?:betr\\w+|summen?)|gesamtsummen?|rechnungssummen?|endbetr\\w+|summe|betrag|beträge|gesamtwert|endsumme|wie hoch',
    TAX_AMOUNT:
      'steuerbetr\\w+|mwst-?betr\\w+|mehrwertsteuer(?:betr\\w+)?|umsatzsteuer(?:betrag)?|mwst\\.?|ust|steuern?|vorsteuer',
    SUBTOTAL_AMOUNT: 'netto(?:rechnungs|gesamt)?betr\\w+|zwischensummen?|nettosummen?|nettowert|netto',
    AMOUNT_DUE: 'zahlbetr\\w+|offene[rn]? betr\\w+|restbetr\\w+|zu zahlende[rn]? betr\\w+',
    SELLER_NAME:
      'verkäufer|lieferant|anbieter|aussteller|rechnungssteller|absender|von wem|wer hat .{0,40}(?:ausgestellt|geschickt|gesendet|geschrieben|gestellt)',
    BUYER_NAME: 'käufer|kunde|empfänger|rechnungsempfänger|an wen|für wen|auftraggeber|adressat',
    PAYMENT_TERMS: 'zahlungsbedingung(?:en)?|zahlungskondition(?:en)?|zahlungsmodalitäten|konditionen|skonto',
    PURCHASE_ORDER:
      '(?<=(?:mit|ohne|keine?|fehlende[rnm]?) )(?:bestellung(?:en)?|bestellbezug|bestellreferenz)|(?:zu )?welche[rm]? (?:bestellung|auftrag)(?! .{0,20}(?:wert|summe))|bestellnummern?|bestell-?nr\\.?|auftragsnummern?|po-?nummern?',
    CUSTOMER_NUMBER: 'kundennummern?|kunden-?nr\\.?',
    SELLER_ADDRESS: 'adressen?|anschrift(?:en)?|lieferantenadressen?|sitz|verkäuferadressen?|wo sitzt|wo ist',
    BUYER_ADDRESS: 'rechnungsadressen?|kundenadressen?|käuferadressen?|rechnungsanschrift',
    SELLER_TAX_ID:
      'ust-?id(?:-?nr\\.?|-?nummern?|s)?|umsatzsteuer-?id(?:entifikationsnummern?|-?nummern?)?|steuernummern?|mehrwertsteuer-?(?:nummern?|nr\\.?|id\\w*)|umsatzsteuernummern?|steuer-?id|ustid(?:nr)?|uid(?:-?nummern?)?|mwst-?nummern?|steuer-?nr\\.?',
    BUYER_TAX_ID: '(?:unsere|meine) (?:ust-?id\\w*|steuernummer|umsatzsteuer-?id\\w*)',
    IBAN: 'ibans?|bankverbindung(?:en)?|kontonummern?|bankdaten|bankkonto|bankkonten|konto',
    BIC: 'bics?|swift(?:-?codes?)?',
    DELIVERY_DATE: 'lieferdat(?:um|en)|leistungsdat(?:um|en)|geliefert|liefertermin',
    SERVICE_PERIOD: 'leistungszeitr\\w+|abrechnungszeitr\\w+',
    CURRENCY: 'währung(?:en)?',
    EMAIL: '(?<!(?:per|via) )e-?mails?(?:-?adressen?)?|mail-?adressen?|emailadressen?',
    PHONE: 'telefon(?:nummern?)?|telefonnr\\.?|rufnummern?|handynummern?|nummer von',
    URL: 'webseiten?|webadressen?|internetseiten?|urls?|links?|homepages?|website',
    PERSON: 'personen?|ansprechpartner|namen von personen|kontaktpersonen?|leute|menschen',
    ORG: 'organisationen?',
    GPE: 'orte?|städte|länder|stadt|land',
    LOC: 'standorte?',
    DATE: 'alle daten',
    MONETARY: 'geldbeträge?|alle beträge',
  },
  currencies: {
    EUR: 'euros?|eur|€',
    USD: 'us-?dollars?|dollars?|usd|\\$|us\\$',
    GBP: 'pfund(?: sterling)?|gbp|£',
    CHF: '(?:schweizer )?franken|chf|sfr',
    INR: 'rupien?|inr|₹',
    CAD: 'kanadische dollars?|cad',
    AUD: 'australische dollars?|aud',
    NZD: 'nzd',
    SEK: 'schwedische kronen|sek',
    NOK: 'norwegische kronen|nok',
    DKK: 'dänische kronen|dkk',
    PLN: 'zloty|pln',
    CZK: 'tschechische kronen|czk',
    JPY: 'yen|jpy|¥',
    MXN: 'mexikanische pesos|pesos?|mxn',
  },
  beforeSeller:
    'von|bei|mit|an|vom|der|die|firma|lieferant|verkäufer|anbieter|der firma|beim|hat|haben|zu|für|gegen|zwischen|und|oder|als|aus|durch|bezahlt an|vs\\.?|des|schulde ich|schulden wir|kostet|stellte|berechnete',
  beforeBuyer:
    'käufer|kunde|kunden|empfänger|ausgestellt auf|adressiert an|gerichtet an|rechnungsempfänger|gestellt an|ausgestellt an|auf den namen',
  beforeItem:
    'für|verkauft|verkaufen|liefert|lieferte|viele|von|kauf|kaufte|kostet|kosten|kostete|an|preis von|preis für|bestellt|artikel|produkt|je|auf',
  beforeBought: 'für|kaufte|gekauft|verkauft|verkaufen|preis von|preis für|kosten für|viele',
  beforeSpentOn: 'für',
  beforeSellerOnly: 'bei|beim|von|vom|firma',
  except: 'außer|ausgenommen|ohne|nicht von|abgesehen von|exklusive|nicht bei|bis auf|mit ausnahme von|nicht',
  without:
    'weder|ohne|kein(?:e[nrsm]?)?|fehlende[nrsm]?|fehlt|fehlen|nicht enthalten|mit fehlende[nrm]|keinerlei|ohne angabe|hat keine?n?|haben keine?n?',
  with: 'mit|die eine?n? .{0,20} haben|enthaltend|mit angegebener?',
  numbers: {
    ein: 1,
    eine: 1,
    einen: 1,
    einem: 1,
    einer: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    funf: 5,
    fuenf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwolf: 12,
    zwoelf: 12,
    vierzehn: 14,
    funfzehn: 15,
    zwanzig: 20,
    dreisig: 30,
    dreissig: 30,
    sechzig: 60,
    neunzig: 90,
    hundert: 100,
  },
  ordinals: {
    erste: 1,
    ersten: 1,
    erster: 1,
    zweite: 2,
    zweiten: 2,
    zweiter: 2,
    dritte: 3,
    dritten: 3,
    vierte: 4,
    vierten: 4,
    funfte: 5,
    funften: 5,
    letzte: -1,
    letzten: -1,
  },
  weekdays: [
    'montag(?:s|en)?',
    'dienstag(?:s|en)?',
    'mittwoch(?:s|en)?',
    'donnerstag(?:s|en)?',
    'freitag(?:s|en)?',
    'samstag(?:s|en)?|sonnabend(?:s|en)?',
    'sonntag(?:s|en)?',
  ],
  fillers:
    "weisen weist stimmt stimmen bereits verstrichen abgelaufen überschritten vorbei geschickt gesendet gestellt schickt schicken ging gingen gehen geht entfallen entfällt lauten lautete bringt bringen gehört gehören entspricht der die das den dem des ein eine einen einer eines einem und oder ist sind war waren sein bin bist wird werden wurde wurden worden habe hab haben hat hatte hatten hast ich mich mir mein meine meinen meiner meines meinem wir uns unser unsere unseren unserer unserem du dich dir dein deine sie ihr ihre ihnen sich es er man von vom bei beim im in ins am an ans auf aus zu zum zur für fuer mit ohne nach vor seit bis ab um über ueber unter gegen durch nicht noch schon mal bitte doch denn dann da so auch nur alle aller alles allen allem jede jeder jedes jeden jedem welche welcher welches welchen welchem was wer wie wo wann warum wieviel viel viele vielen mehr weniger als dass ob wenn aber kann können konnte könnte kannst möchte will würde soll muss müssen musste gerne gern mir eigentlich etwa ungefähr genau überhaupt insgesamt zusammen gesamt bisher jetzt aktuell derzeit momentan gerade heute dies diese dieser dieses diesen diesem jene hier dort davon dazu dabei darauf daran damit darin drin gibt gibts es's gib geben gegeben zeig zeige sag sage nenne liste finde suche such wissen weiß kenne sehen anschauen anzeigen auflisten höhe höhen summe summen betrag beträge geld wert werte ausgestellt ausgestellte ausgestellten gestellt stellt stelle erhalten erhaltene erhaltenen bekommen bekam kam kamen kommt kommen gekommen eingegangen vorhanden gespeichert existieren liegen liegt stehen steht welch hoch hohe niedrig groß große klein kleine neu neue neuen alt alte alten lang kurz ganz ganze ganzen komplett komplette vollständige einzelne einzelnen einzeln mal male doppelt firma firmen unternehmen lieferant lieferanten verkäufer anbieter käufer kunde kunden rechnung rechnungen beleg belege dokument dokumente jahr jahre jahren jahres monat monate monaten monats woche wochen tag tage tagen quartal zeitraum zeit datum danke hallo hey ja nein ok okay einmal wieder weitere weiteren weiterer anderen andere sonst sowie sowohl je pro zahlen zahle bezahlen bezahlt gezahlt zahlung zahlungen kosten kostet ausgegeben ausgeben ausgabe ausgaben gekauft kaufen einkauf letzten letzte letzter nächsten nächste vergangenen hast's wirklich tatsächlich bekomme brauche betreffend bezüglich hinsichtlich wegen laut gemäß je irgendwelche irgendeine etwas nichts jemand gemacht machen macht machte war's sollte wäre hätte deren dessen denen zwar also halt eben nun meist höchste rechne berechne ermittle ermitteln steuer mwst system entwickelt entwickelte sortiert sortiere absteigend aufsteigend lautet lauten zeiten gearbeitet arbeiten steckt stecken enthalten irgendwas irgendetwas ende anfang mitte verkauft verkaufen verkaufte liefert gegen passiert",
  vocabulary:
    'nächstes rechnung rechnungen überfällig überfällige überfälligen unbezahlte unbezahlten offene offenen ausgegeben ausgaben gesamt durchschnitt durchschnittliche größte höchste kleinste niedrigste neueste älteste lieferant lieferanten verkäufer käufer dokument dokumente quittung gutschrift gutschriften quartal monat monate monatlich jahr jährlich januar februar märz april august september oktober november dezember duplikate doppelte prüfung prüfungen währung währungen prozent vergleiche zwischen außer zahlungsbedingungen rechnungsnummer gestern heute morgen netto brutto steuer mehrwertsteuer fällig fälligkeit fälligkeitsdatum bezahlt bezahlte insgesamt letzten nächsten diesen welche zeige statistik hilfe betrag beträge preis preise gekauft wieviel schulde wochen monaten',
};
