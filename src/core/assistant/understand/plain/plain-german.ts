import type { PlainRule } from './plain-rule.ts';

/** Ways to say in German what the dictionary has other words for. */
export const PLAIN_GERMAN: readonly PlainRule[] = [
  [/(?<!\p{L})vierzehn tage(?=n?(?!\p{L}))/giu, '14 Tage'],
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
];
