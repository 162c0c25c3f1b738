import type { Language } from '../plan.ts';
import { isNearName } from './correct-typos.ts';
import type { Dictionary } from './dictionary.ts';
import { foldQuestion } from './fold-question.ts';
import { PLAIN_ENGLISH } from './plain-english.ts';
import type { QuestionScope } from './question-scope.ts';
import { patternSource } from './word-pattern.ts';

/** Spans of days that have a name of their own. */
const DAYS: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [[/(?<!\p{L})(?:an? |one )?fortnight(?!\p{L})/giu, '14 days']],
  de: [[/(?<!\p{L})vierzehn tage(?=n?(?!\p{L}))/giu, '14 Tage']],
  fr: [
    [
      /(?<!(?:première|deuxième|seconde|1re|1ère|2e) )(?<!\p{L})(?:une |la )?quinzaine(?: de jours)?(?!\p{L})/giu,
      '15 jours',
    ],
  ],
};
/** What German writes in one word with the currency, month or seller that it is of: "Dollarrechnungen", "Maiausgaben". */
const COMPOUND =
  /(?<!\p{L})(\p{L}{3,}?)(rechnung(?:en)?|beleg(?:e|en)?|ausgaben|kosten|gutschrift(?:en)?|lieferant(?:en)?|volumen|verbindlichkeiten)(?!\p{L})/giu;

/** French that is asked of what is to come, as it is of today. */
const MUST: Readonly<Record<string, string>> = { devrons: 'devons', devrai: 'dois', devra: 'doit', devront: 'doivent' };
/** What people in a hurry leave letters out of. */
const SHORT: Readonly<
  Record<Language, readonly (readonly [RegExp, string | ((all: string, part: string) => string)])[]>
> = {
  en: [
    ...PLAIN_ENGLISH,
    [/(?<!\p{L})(?:no|nr|nbr|num)\.? of(?!\p{L})/giu, 'number of'],
    [/(?<!\p{L})w\/o(?!\p{L})/giu, 'without'],
    [/(?<!\p{L})w\/(?=\s|\p{L})/giu, 'with '],
    [
      /(?<!\p{L})(?:(?:supply|supplies|provides?) (?:us |me )?with|(?:supplied|provided) (?:us|me) with)(?!\p{L})/giu,
      'sells',
    ],
    [/(?<=overdue |late |old |older |due )> ?(?=\d+ (?:days?|weeks?|months?))/giu, 'more than '],
    [/(?<!\p{L})(?:mch|muc|mcuh|muhc)(?!\p{L})/giu, 'much'],
    [/(?<!\p{L})spnd(?!\p{L})/giu, 'spend'],
    [/(?<!\p{L})(?:amt|amnt)s?(?!\p{L})/giu, 'amount'],
    [/(?<!\p{L})as (?:of|at) (?:today|now|right now)(?!\p{L})/giu, ' '],
    [/(?<!\p{L})(?:mtd|month[- ]to[- ]date)(?!\p{L})/giu, 'this month'],
    [/(?<!\p{L})(?:qtd|quarter[- ]to[- ]date)(?!\p{L})/giu, 'this quarter'],
    [/(?<!\p{L})(?:fy|cy) ?((?:20)?\d\d)(?!\d)/giu, (_, year: string) => year.padStart(4, '20')],
    [/(?<!\p{L})(?:ap|a\/p|accounts[- ]payable) (?=balance|total)/giu, 'outstanding '],
    [/(?<!\p{L})cns(?!\p{L})/gu, 'credit notes'],
    [/(?<!\p{L})CNs?(?!\p{L}|-?\d)/gu, 'credit notes'],
    [/(?<!\p{L})(?:wich|whcih|whihc|wihch)(?!\p{L})/giu, 'which'],
    [/(?<!\p{L})(?:double-?)?check(?:ing|ed)? (?=(?:how|what|whether|if|which|who|when)(?!\p{L}))/giu, 'see '],
    [/(?<!\p{L})check(?:ing)? for(?!\p{L})/giu, 'find'],
    [/(?<!\p{L})(?:of|with) (?:the )?(?:document )?type:? (?=\p{L})/giu, 'of '],
    [
      /(?<!\p{L})(?:the )?(?:fiscal |financial )?year end(?:ed|ing)(?: on)? (?:31(?:st)? dec(?:ember)?|dec(?:ember)? 31(?:st)?),? (20\d\d)/giu,
      'the year $1',
    ],
    [/(?<!\p{L})(?:ap|a\/p|accounts[- ]payable) (?=(?:due|invoices|bills|items)(?!\p{L}))/giu, ' '],
    [/(?<=(?:suppliers?|vendors?|sellers?|compan(?:y|ies)|who|anyone|anybody) )offers? (?=\p{L})/giu, 'provide '],
    // In a ledger of invoices received those who have them are the sellers; what customers owe stands in none.
    [
      /(?<!\p{L})(which|what|who are the) customers (?=(?:(?:that|who|with|have|has|are|is|still|currently|any|our|the|most|more) )*(?:overdue|unpaid|open|outstanding|late) ?(?:invoices?|bills?|ones)?[\s?.!]*$)/giu,
      '$1 suppliers ',
    ],
    [
      /(?<!\p{L})who (?:still |currently )?has (?=(?:any )?(?:overdue|unpaid|open|outstanding|late) (?:invoices|bills))/giu,
      'which suppliers have ',
    ],
    [
      /(?<!\p{L})(?<=^\s*|,\s*)what(?:'s| is|s)? (?:still )?coming up(?: next| soon)?(?=[\s?.!]*$)/giu,
      'upcoming bills',
    ],
    [
      /(?<!\p{L})(payments?|bills?|invoices?) (?:are |is )(?:still )?(?:coming up|ahead|to come)(?: next| soon)?(?=[\s?.!]*$)/giu,
      'upcoming $1',
    ],
    [/(?<=^|\s)#\s*(?:of )?(?=\p{L})/giu, 'number of '],
    [/(?<!\p{L})top(?=\d)/giu, 'top '],
    [/(?<!\p{L})ex-(?=vat|tax)/giu, 'ex '],
    [
      /(?<!\p{L})(?:the )?(?:first|1st) of (?=(?:january|february|march|april|may|june|july|august|september|october|november|december)(?!\p{L}))/giu,
      '1 ',
    ],
    [
      /(?<=^\s*)for (?:the|my|our|this) (?:tax return|vat return|tax advis[eo]r|accountant|bookkeeper|audit|auditor|annual accounts)(?:,| (?=(?:i|we|please|show|list|how|what)(?!\p{L})))/giu,
      ' ',
    ],
    [/(?<!\p{L})(?:will leave|leaves) (?:the|our|my) (?:bank )?account(?!\p{L})/giu, 'do we pay'],
    [/(?<!\p{L})over the course of(?!\p{L})/giu, 'during'],
    [
      /(?<!\p{L})(\d+|an?|one|two|three|four|six) (days?|weeks?|months?) or (?:more|longer)(?!\p{L})/giu,
      'at least $1 $2',
    ],
    // Of both the unit stands once, and its year.
    [
      /(?<!\p{L})(first|second|third|fourth|1st|2nd|3rd|4th) (and|or|vs\.?|versus|against|to)(?: the)? (first|second|third|fourth|last|1st|2nd|3rd|4th) (half|quarter)((?: of)? 20\d\d)?(?!\p{L})/giu,
      '$1 $4$5 $2 $3 $4$5',
    ],
    [/(?<!\p{L})how may (?=invoices|bills|documents|suppliers|vendors|credit notes)/giu, 'how many '],
    [
      /(?<!\p{L})which (suppliers|vendors|sellers) (?:did|do|have) we (?:use|used|pay|paid|buy from) (.+?),? and how much did (?:each|each of them|they|each one) (?:cost|get|charge|bill)(?: us)?(?!\p{L})/giu,
      'spend $2 by supplier',
    ],
    [
      /^\s*closing (?=(?:january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|20\d\d)(?!\p{L}))/giu,
      'in ',
    ],
    [
      /(?<=(?:how many|number of) )(?:packs|packets|boxes|cartons|bottles|rolls|sheets|units|pieces|sets) of (?=\p{L})/giu,
      '',
    ],
    [/(?<=twice,?) for the same (?:things?|orders?|jobs?|work|goods|delivery)(?!\p{L})/giu, ' '],
    [/(?<!\p{L})(?:a |the )?schedule of (?=\p{L})/giu, 'list of '],
    [/(?<!\p{L})spend under management(?!\p{L})/giu, 'spend'],
    [/(?<=\s)\${2,}(?=\s)/gu, 'money'],
    [/(?<=(?<!\p{L})(?:tax|vat)) (?:part|portion|component|element|bit)(?!\p{L})/giu, ' amount'],
    [/(?<!\p{L})stil(?!\p{L})/giu, 'still'],
    [
      /(?<!\p{L})average (?=(?:invoices|bills|documents) (?:per|a|each|every) (?:month|quarter|year)(?!\p{L}))/giu,
      'average number of ',
    ],
    [/(?<=(?<!\p{L})(?:gbp|eur|usd|chf|euros|pounds|dollars|francs)) out(?!\p{L})/giu, ' spent'],
    // "From freight forwarder Blue Ocean": what a seller is, in front of its name; "by supplier" groups.
    [
      /(?<=(?<!\p{L})(?:from|at|(?<=(?:billed|charged|invoiced|issued|sent|sold|supplied|provided|made|written) )by|with|except|to|without|excluding) (?:(?:the|our|my) )?)(?:(?:freight|cargo|parcel|office|paper|print|printing|sign|lawn|garden|landscape|catering|food|coffee|software|hosting|web|cloud|tool|tools|hardware|consulting|management|cleaning|transport|haulage|logistics|shipping|energy|power|water|electricity|gas|heating|air|equipment|stationery|building|local|public|city|municipal) )?(?:forwarder|carrier|printer|printers|caterer|caterers|landscaper|gardener|gardeners|consultant|consultants|utility|agency|supplier|vendor|seller|provider|wholesaler|retailer|manufacturer|shop|company|firm) (?=\p{Lu}\p{Ll}+)(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Last|This|Next|In|For)(?!\p{L}))/gu,
      '',
    ],
    // What is owed is so today; nothing is meant that was written today.
    [
      /(?<=(?<!\p{L})(?:over ?due|owed?|owing|outstanding|unpaid|behind with|open)(?!\p{L})[^?.!]*)(?<!(?:due|from|dated|issued|received|since|until|till|by|before|after|arrived|in|got|uploaded|and)\s*) today(?=[\s?.!]*$)/giu,
      ' ',
    ],
    [
      /^\s*(?!(?:how|what|which|who|and|ok|so|hi|hey|hello)(?!\p{L}))([^:,?]+?)(?::| -|,) (how (?:many|much))(?: (?:is|are) (?:it|that|there|they|those))?\s*\?*\s*$/giu,
      '$2 $1',
    ],
    // Whose invoices they are, in a ledger of those received.
    [
      /(?<!(?:by|per|each|every|one|an?|this|that|any|no|same|other|which|what) )(?<!\p{L})(?:supplier|vendor|purchase|creditor|seller|payable)s?'? (?=(?:invoices|bills)(?!\p{L})(?! (?:us|me|for|by) ?))/giu,
      ' ',
    ],
    // "Which supplier bills in dollars" asks who does so.
    [
      /(?<=(?<!\p{L})(?:which|what) )(?:supplier|vendor|purchase|creditor|seller|payable)s?'? (?=(?:invoices|bills) (?:is|are|was|were|have|has|do|did|came|come|from|over|above|under|below|with|without|that|due|still|contain|mention|include|exceed)(?!\p{L}))/giu,
      ' ',
    ],
    // What was spent is less of these anyway.
    [
      /(?<!\p{L})(?:net of|less|after|minus) (?:all |any )?(?:refunds|credits|credit notes|reimbursements)(?!\p{L})/giu,
      ' ',
    ],
    [/(?<!\p{L})already due(?!\p{L})/giu, 'due until today'],
    [/(?<!\p{L})(payments?|bills?) (?:still )?(?:to come|yet to come|ahead|coming up)(?!\p{L})/giu, 'upcoming $1'],
    [
      /(?<!(?:recent|latest|last|newest) )(?<!\p{L})uploads(?= (?:this|in|last|since|from|today|yesterday))/giu,
      'uploaded documents',
    ],
    [/(?<=(?:quarterly|yearly|annual) (?:spend(?:ing)? )?)(?:trends?|development)(?!\p{L})/giu, 'spend'],
    [/(?<!\p{L})hw (?=m)/giu, 'how '],
    [/(?<!\p{L})hav(?!\p{L})/gu, 'have'],
    [/(?<!\p{L})bil(?:s|ls)?(?= (?:from|of|in|due|over))/gu, 'bills'],
    [/(?<!\p{L})open items(?! (?:amount|balance|total))(?!\p{L})/giu, 'open invoices'],
    [/(?<!\p{L})(?:(?:in|for|of|during) )?(?:the )?(?:fiscal|financial) year (?=20\d\d(?![/-]?\d))/giu, 'in '],
    [/(?<=(?:avg|average|mean|typical|usual) (?:bill|invoice) )size(?! per)(?!\p{L})/giu, 'amount'],
    // With its days it is no year of one's own.
    [/(?<!\p{L})(?:financial|fiscal|tax) year,? (?=(?:from )?\d{1,2}(?:st|nd|rd|th)? \p{L}+|\d{4}-\d\d-\d\d)/giu, ' '],
    [/(?<!\p{L})in(?:vocies|vioces|voces|voives)(?!\p{L})/giu, 'invoices'],
    [/(\d+) ?\+ ?(?=(?:days?|weeks?|months?) (?:overdue|late|past due|old))/giu, 'at least $1 '],
    [/(?<!\p{L})all in all(?!\p{L})/giu, 'in total'],
    [/(?<!\p{L})bottom(?= (?:\d|one|two|three|four|five|ten))/giu, 'smallest'],
  ],
  de: [
    // "Im Monat durchschnittlich" is on average per month; "im Monat Mai" is that month.
    [
      /(?<!\p{L})im (monat|quartal|jahr)(?=[^.?!]*(?<!\p{L})(?:durchschnittlich|im schnitt|im durchschnitt|im mittel)(?!\p{L}))(?! (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|\d))/giu,
      'pro $1',
    ],
    [
      /(?<=(?<!\p{L})(?:durchschnittlich|im schnitt|im durchschnitt|im mittel) (?:[^.?!]* )?)im (monat|quartal|jahr)(?!\p{L})(?! (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|\d))/giu,
      'pro $1',
    ],
    // Of both states are all; how many of each is another question.
    [
      /(?<!(?:anzahl|wie ?viele?) (?:der |alle |unsere |meine )?)(?<!\p{L})(?:(?:un)?bezahlte|offene|beglichene)[nrsm]? (?:und|oder|sowie|wie auch) (?:(?:un)?bezahlte|offene|beglichene)[nrsm]? (?=rechnung|belege)/giu,
      '',
    ],
    [/(?<!\p{L})anz\.?(?!\p{L})/giu, 'Anzahl'],
    [/(?<!\p{L})zw\.(?= )/giu, 'zwischen'],
    [/(?<!\p{L})ausg\.(?= )/giu, 'Ausgaben'],
    [/(?<!\p{L})top(?=\d{1,2}(?!\d))/giu, 'Top '],
    [
      /(?<!\p{L})(?:bei wem|von wem) (?:bekommen|erhalten|kriegen|haben) wir skonto(?!\p{L})/giu,
      'welche Lieferanten mit Skonto',
    ],
    [/(?<=(?:rechnungen|lieferanten) )(?:gewähren|bieten|geben)(?: uns| mir)? skonto(?!\p{L})/giu, 'mit Skonto'],
    [/(?<!\p{L})insg\.?(?!\p{L})/giu, 'insgesamt'],
    [/(?<!\p{L})lt\.(?= )/giu, 'laut'],
    [/(?<!\p{L})bis (?:zum )?(monat|quartal|jahr)(?:s|es)ende(?!\p{L})/giu, 'bis Ende des $1s'],
    [
      /(?<=(?:verbindlichkeiten|schulden|rückst(?:a|ä)nde?|offen(?:e[nrsm]?)?(?: \p{L}*(?:betrag|beträge|saldo|summen?|posten))?) )(?:ggü\.?|gegenüber)(?!\p{L})/giu,
      'bei',
    ],
    [/(?<!\p{L})ggü\.?(?!\p{L})/giu, 'gegenüber'],
    [/(?<!\p{L})(?:per|stand) heute(?!\p{L})/giu, ' '],
    [/(?<!\p{L})(?:op|offene[- ]posten)-liste(?!\p{L})/giu, 'offene Rechnungen'],
    [/(?<!\p{L})im monats(?:schnitt|durchschnitt|mittel)(?!\p{L})/giu, 'durchschnittlich pro Monat'],
    [/(?<!\p{L})(?:kreditoren|lieferanten)umsatz(?!\p{L})/giu, 'Ausgaben'],
    [
      /(?<!\p{L})(?:(?:einkaufs|beschaffungs|bestell)(?:volumen|umsatz|umsätze)|waren(?:einkauf|einkäufe|bezug))(?!\p{L})/giu,
      'Ausgaben',
    ],
    [/(?<!\p{L})fürs(?!\p{L})/giu, 'für das'],
    // "Gesamtverbindlichkeiten" are what is owed, in all.
    [
      /(?<!\p{L})gesamt(?!(?:e[nrsm]?)?(?!\p{L})|betr|summ|kosten|ausgab|wert|haft|rechnung|aufw|volum|umsa|preis|zahl|anzahl|höhe|list|übers)(?=\p{L}{4})/giu,
      'gesamt ',
    ],
    [
      /(?<!\p{L})(?:zahlungsvorschau|zahlungsplan|fälligkeits(?:liste|übersicht|vorschau))(?!\p{L})/giu,
      'fällige Rechnungen',
    ],
    [/(?<!\p{L})quartals(?:vergleich|übersicht|ausgaben|kosten|summen|werte)(?!\p{L})/giu, 'Ausgaben pro Quartal'],
    // Of one year there are no years beside each other.
    [/(?<!\p{L})jahresübersicht (?=(?:für |von |des jahres )?20\d\d(?!\d))/giu, 'Ausgaben '],
    [/(?<!\p{L})jahres(?:vergleich|übersicht)(?!\p{L})/giu, 'Ausgaben pro Jahr'],
    [/(?<!\p{L})lieferanten(?:vergleich|übersicht)(?!\p{L})/giu, 'Ausgaben pro Lieferant'],
    [/(?<!\p{L})durchschn\.?(?!\p{L})/giu, 'durchschnittliche'],
    [/(?<!\p{L})(?:schon|bereits) fällig(?=[\s?.!]*$)/giu, 'fällig bis heute'],
    [/(?<!\p{L})(?:geschäfts|wirtschafts)jahr(?:es|s)? (?=20\d\d(?![/-]?\d))/giu, 'Jahr '],
    [
      /(?<!\p{L})(?:ranking|rangliste|rangfolge|hitliste|topliste) (?:der|von|aller|unserer|meiner) (?=\p{L}*(?:lieferant|verkäufer|anbieter|kreditor|firmen))/giu,
      'absteigend aller ',
    ],
    [/(?<!\p{L})(?:rechnungs|beleg)(?:anzahl|zahl)(?!\p{L})/giu, 'Anzahl Rechnungen'],
    [/(?<=(?:überfällig|fällig|unbezahlt|ausstehend|unbeglichen)\p{L}* )posten(?!\p{L})/giu, 'Rechnungen'],
    [/(?<!\p{L})vo[nm] typ (?=\p{L})/giu, 'von '],
    [
      /(?<!\p{L})(?:(?:über)?prüfen?|prüf|checken?|check|nachprüfen),? (?=(?:(?:bitte|mal) )*(?:wie|was|ob|welche\p{L}?|wer|wann)(?!\p{L}))/giu,
      'sagen ',
    ],
    [/(?<!\p{L})wie ?viel tagen(?!\p{L})/giu, 'wie vielen Tagen'],
    [
      /(?<=(?:erste|zweite)[nr]? )(januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)hälfte(?!\p{L})/giu,
      'Hälfte $1',
    ],
    // "Der Sommer 2025 (Juni bis August)": which months are meant is said.
    [
      /(?<!\p{L})(?:der |des |im |den )?(?:sommers?|winters?|frühlings?|frühjahrs?|herbst(?:es)?)(?! 20\d\d-)(?=[^()]*\((?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?!\p{L})[^()]*\))/giu,
      ' ',
    ],
    // What is due at the end of a month is due by then.
    [
      /(?<!(?:bis|zum|zu|per|seit|ab|vor|nach|von|vom|und|zwischen) )(?<!\p{L})ende (?=(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?!\p{L})[^.?!]*(?<!\p{L})(?:fällig|zahlbar|zu (?:be)?zahlen|(?:be)?zahlen)(?!\p{L}))/giu,
      'bis Ende ',
    ],
    // In a ledger of invoices received those who have them are the sellers; what customers owe stands in none.
    [
      /(?<!\p{L})(welche|was für) kunden (?=(?:(?:haben|hat|sind|mit|noch|gerade|derzeit|aktuell|die) )*(?:überfällig|unbezahlt|offen|ausstehend)\p{L}* ?(?:rechnung(?:en)?|posten)?[\s?.!]*$)/giu,
      '$1 Lieferanten ',
    ],
    [
      /^\s*wer hat (?=(?:noch )?(?:überfällige|unbezahlte|offene) (?:rechnungen|posten)[\s?.!]*$)/giu,
      'welche Lieferanten haben ',
    ],
    // Of both the time unit and the year stand once.
    [
      /(?<!\p{L})((?:erste|zweite|dritte|vierte)[nrs]?|[1-4]\.) ((?:und|oder|sowie)(?: im| das| dem)?) ((?:erste|zweite|dritte|vierte)[nrs]?|[1-4]\.) (quartal|halbjahr)(?:s|es)?( 20\d\d)?(?!\p{L})/giu,
      '$1 $4$5 $2 $3 $4$5',
    ],
    [
      /(?<!\p{L})was (?:steht|kommt) (?:(?:denn|noch|demnächst|alles|bald|als nächstes|so|auf uns|auf mich) )*(?:an|zu)(?=[\s?.!]*$)/giu,
      'anstehende Zahlungen',
    ],
  ],
  fr: [
    [/(?<!\p{L})(devrons|devrai|devra|devront)(?=(?:-(?:je|nous|t-on))? )/giu, (verb) => MUST[verb.toLowerCase()]!],
    [/(?<!\p{L})faudra(?=(?:-t-il)?(?!\p{L}))/giu, 'faut'],
    [/(?<=(?<!\p{L})faut)-t-il(?!\p{L})/giu, '-il'],
    [/(?<!\p{L})parmi (?=(?:mes|nos|les|toutes (?:mes|nos|les)) (?:factures|documents)(?!\p{L}))/giu, 'dans '],
    [
      /(?<!\p{L})(?:contien\p{L}+|comport\p{L}+|présent\p{L}+) (?=(?:des|une?|de l'|plusieurs|certaines) (?:erreurs?|anomalies?|fautes?|incohérences?)(?!\p{L}))/giu,
      'ont ',
    ],
    [
      /(?<!(?:combien|nombre) (?:de |d')?(?:factures )?)(?<!\p{L})((?:factures|celles) )(?:payées et impayées|impayées et payées|réglées et (?:impayées|non réglées)|payées et non payées|payées ou non|payées ou impayées)(?!\p{L})/giu,
      '$1',
    ],
    [/(?<!\p{L})(?:nb|nbre)\.?(?: de)?(?!\p{L})/giu, 'nombre de'],
    [/(?<!\p{L})(?:cmb|combi1)(?!\p{L})/giu, 'combien'],
    [/(?<!\p{L})dép\.(?= )/giu, 'dépenses'],
    [/(?<!\p{L})top(?=\d{1,2}(?!\d))/giu, 'top '],
    [/(?<!\p{L})(?:à ce jour|au jour d'aujourd'hui|à date)(?!\p{L})/giu, ' '],
    [/(?<!\p{L})classement des? /giu, 'top '],
    [
      /(?<=(?<!\p{L})(?:factures?|dettes?|échéances?|encours|paiements?|règlements?|achats?) )fournisseurs?(?!\p{L})/giu,
      ' ',
    ],
    [
      /(?<=(?:les|mes|nos|des) )pièces(?: comptables| justificatives)?(?= (?:de|du|d'|en|chez|reçues|datées))/giu,
      'documents',
    ],
    [/(?<!\p{L})évolution (?=trimestriel|annuel|par trimestre|par an)/giu, ' '],
    [/(?<!\p{L})exercice clos (?:le|au) 31 décembre (20\d\d)/giu, 'année $1'],
    [/(?<=qui |fournisseurs? )offr(?:e|ent) (?=\p{L})/giu, 'fournit '],
    [/(?<!\p{L})de type (?=\p{L})/giu, 'de '],
    [/(?<!\p{L})vérifi(?:e|er|ez) (?=(?:combien|si|quelles?|quels?|qui|quand)(?!\p{L}))/giu, 'dis '],
    [/(?<!\p{L})encours (?:fournisseurs?|à payer)(?!\p{L})/giu, 'solde dû'],
    [
      /(?<!\p{L})(premier|1er|deuxième|second|troisième|quatrième|[2-4]e|[2-4]ème) ((?:et|ou)(?: au| le| du)?) (premier|1er|deuxième|second|troisième|quatrième|[2-4]e|[2-4]ème) (trimestre|semestre)((?: de)? 20\d\d)?(?!\p{L})/giu,
      '$1 $4$5 $2 $3 $4$5',
    ],
    [
      /(?<=(?<!\p{L})(?:à payer|à régler|échéances?|échoi\p{L}+|dues?|dus?|tombe\p{L}*|payer|régler) (?:[^.?!]{0,30} )?)(?<!(?:avant|d'ici|d’ici|jusqu'à|jusqu’à|depuis|entre|et|de|après)(?: la)? )(?:à (?:la )?)?fin (?=(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L}))/giu,
      "d'ici fin ",
    ],
    [
      /(?<!\p{L})(quels )clients (?=(?:(?:ont|avec|des|sont|encore|actuellement|en) )*(?:factures? )?(?:(?:en )?retard|impayée?s?|non payées?|ouvertes?)[\s?.!]*$)/giu,
      '$1fournisseurs ',
    ],
    [
      /(?<!\p{L})(?:paiements?|règlements?|factures?|dépenses)(?: (?:qui sont|encore))? à venir(?=[\s?.!]*$)/giu,
      'prochaines échéances',
    ],
    [/(?<!au[- ]?)(?<!\p{L})(?:là-)?dessus(?=[\s?.!]*$)/giu, ' '],
  ],
};
/** "Dont", as people in a hurry write it: in small letters, as a name has a capital. */
const WITHOUT_APOSTROPHE = /(?<!\p{L})((?:do|does|did|have|has|had|is|are|was|were)n)t(?!\p{L})/gu;
/** "Biggest invoice form Zephyr": in front of a name. */
const MISSPELT_FROM = /(?<!\p{L})form(?= (\p{L}{3,}))/gu;
/** Who asks for whom, and talk in between: nothing of it is asked. */
const ASIDES: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:i'?m |i am |we'?re |we are )?(?:preparing|doing|working on|closing|reconciling|finishing|reviewing) (?:my|our|the) (?:(?!for |of |in |from |für |von |vom |im |pour |de |d')\p{L}+ ?){1,3}[.:!]\s+(?=\p{L})|^\s*(?:my|our|the) \p{L}+ (?:wants?|needs?|asked|asks|would like)(?: (?:me|us))?(?: to (?:know|see|have)|:|,)\s*|(?<!\p{L})(?:these days|nowadays|invoice-wise|i mean|you know|i guess|(?<!(?<!\p{L})(?:what|which|by|per|every|each|any|some|all|the|a|an|one|this|that|same|other|another|different|what's the) )(?:kind of|sort of)|to be honest|if you can|if possible)(?!\p{L}),?/giu,
  de: /^\s*(?:ich|wir) (?:mach\p{L}*|bereite\p{L}*|prüfe\p{L}*|sitze\p{L}*) (?:\p{L}+ )?(?:die|den|das|meine|unsere|an der) (?:(?!for |of |in |from |für |von |vom |im |pour |de |d')\p{L}+ ?){1,3}[.:!]\s+(?=\p{L})|^\s*(?:mein|meine|unser|unsere|der|die) \p{L}+ (?:möchte|will|wollte|fragt|braucht)(?: (?:gern|gerne))?(?: wissen)?[,:]\s*|(?<!\p{L})(?:heutzutage|ehrlich gesagt|sag mal|weißt du|ich meine|wenn möglich)(?!\p{L}),?/giu,
  fr: /^\s*(?:je|on|nous) (?:fais|prépare|faisons|préparons|boucle|vérifie) (?:la|le|les|mes|ma|mon|nos|notre) (?:(?!for |of |in |from |für |von |vom |im |pour |de |d')\p{L}+ ?){1,3}[.:!]\s+(?=\p{L})|^\s*(?:mon|ma|notre|le|la) \p{L}+ (?:veut|voudrait|demande|aimerait)(?: (?:savoir|connaître|voir))?[,:]?\s+(?=\p{L})|(?<!\p{L})(?:dis-moi|de nos jours|je veux dire|tu sais|pour être honnête|si possible)(?!\p{L}),?/giu,
};

/** "Q4 25" and "H1/25" are of 2025, where "Q4 25 invoices" are so many. */
const SHORT_YEAR =
  /(?<![\p{L}\p{N}])([qt][1-4]|[hs][12])[\s/.'-]*(1[5-9]|2\d)(?![\p{L}\p{N}%]|[.,:/-]\d|\s*(?:[€$£%]|(?:\p{L}+ )?(?:invoices?|bills?|documents?|days?|rechnung|beleg|dokument|tage|factures?|documents?|jours)|(?:percent|prozent|per cent|pour ?cent)(?!\p{L})|(?:the |die |der |les )?(?:most|largest|biggest|highest|smallest|lowest|cheapest|latest|newest|oldest|plus|moins|größte|grösste|groesste|teuerste|höchste|hoechste|kleinste|billigste|neueste|älteste)\p{L}*(?!\p{L})))/giu;

/** "status:unpaid currency:GBP", "where seller = Zephyr": conditions as developers type them. */
const FIELDS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  state: { en: ' ', de: ' ', fr: ' ' },
  currency: { en: ' in ', de: ' in ', fr: ' en ' },
  time: { en: ' in ', de: ' ', fr: ' en ' },
  seller: { en: ' from ', de: ' von ', fr: ' de ' },
  type: { en: ' ', de: ' ', fr: ' ' },
};
/**
 * Only where conditions begin, or behind the value of another: "VAT by month: 2026" and "Largest supplier: name and total"
 * are of groups.
 */
const FIELD_SYNTAX = new RegExp(
  [
    `(?<=^\\s*|(?<!\\p{L})(?:where|with|show|list|find|invoices|bills|documents|wo|mit|rechnungen|belege|où|avec|factures)\\s+|[:=]\\s*(?:"[^"]*"|'[^']*'|[^\\s:=]+(?:\\s+[^\\s:=]+){0,3}?)\\s+)`,
    '(?<!(?<!\\p{L})(?:per|by|each|every|pro|je|nach|par|chaque|jede[mnrs]?|which|largest|top)\\s+(?:\\p{L}+\\s+)?)',
    '(?:',
    [
      // "Paid" alone is what was spent: of that state no more than before is read.
      `(?<state>(?:payment_?)?(?:status|state|statut)(?!\\s*[:=]+\\s*["']?(?:paid|bezahlt|gezahlt|payée?s?|réglée?s?)(?!\\p{L})))`,
      '(?<currency>currency|währung|devise)',
      `(?<time>(?:year|month|quarter|jahr|monat|quartal|année|mois|trimestre)(?=\\s*[:=]+\\s*["']?(?:q?\\d|[th]\\d)))`,
      '(?<seller>(?:seller|vendor|supplier)(?:_?name)?|lieferant|verkäufer|kreditor|fournisseur|vendeur)',
      '(?<type>type|typ)',
    ].join('|'),
    ')\\s*[:=]+\\s*(?!\\s|(?:how|what|which|who|show|wie|was|welche[nrs]?|zeig\\w*|combien|quel(?:le)?s?|montre\\w*)(?!\\p{L}))',
  ].join(''),
  'giu',
);
/** "currency: EUR", and nothing else: a filter typed alone lists. */
const CONDITIONS_ALONE = /^(?:\s*\p{L}+\s*[:=]+\s*[^\s:=]+)+\s*$/u;
const LISTED: Readonly<Record<Language, string>> = { en: 'invoices', de: 'Rechnungen', fr: 'factures' };
const inPlainConditions = (message: string, language: Language): string =>
  withoutFields(message, language).replace(/^(?=.)/u, () => (isListAlone(message) ? `${LISTED[language]} ` : ''));
const isListAlone = (message: string): boolean =>
  CONDITIONS_ALONE.test(message) &&
  /^\s*(?:currency|währung|devise|year|month|quarter|jahr|monat|quartal|année|mois|trimestre)(?!\p{L})/iu.test(message);
const withoutFields = (message: string, language: Language): string =>
  message.replace(FIELD_SYNTAX, (...match) => {
    const said: Record<string, string | undefined> = match.at(-1);
    return FIELDS[Object.keys(FIELDS).find((field) => said[field] !== undefined)!]![language];
  });

/** The question with such words in plain ones. */
export function inPlainWords(
  message: string,
  dictionary: Dictionary,
  { names, items }: Pick<QuestionScope, 'names' | 'items'>,
): string {
  const { language } = dictionary;
  const said = [...DAYS[language], ...SHORT[language]].reduce(
    (text, [pattern, plain]) =>
      typeof plain === 'string' ? text.replace(pattern, plain) : text.replace(pattern, plain),
    inPlainConditions(message.replace(SHORT_YEAR, '$1 20$2'), language).replace(ASIDES[language], ' '),
  );
  if (language === 'en')
    return said
      .replace(WITHOUT_APOSTROPHE, (word, verb: string) => (names.byWord.has(word) ? word : `${verb}'t`))
      .replace(MISSPELT_FROM, (all, behind: string) => (isNearName(foldQuestion(behind), 1, names) ? 'from' : all));
  if (language !== 'de') return said;
  const currency = new RegExp(
    `^(?:${Object.values(dictionary.currencies)
      .map((words) => patternSource(words.replace(/\|[^|]*[€$£₹¥][^|]*/gu, '')))
      .join('|')})$`,
    'u',
  );
  return said.replace(COMPOUND, (all, first: string, head: string) => {
    const word = foldQuestion(first);
    const isOfKnown = currency.test(word) || word in dictionary.time.months || names.byWord.has(word);
    if (items?.includes(word)) return `Kosten für ${first}`;
    return isOfKnown ? `${first} ${head}` : all;
  });
}
