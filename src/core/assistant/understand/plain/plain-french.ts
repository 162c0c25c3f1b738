import type { PlainRule } from './plain-rule.ts';

/** French that is asked of what is to come, as it is of today. */
const MUST: Readonly<Record<string, string>> = { devrons: 'devons', devrai: 'dois', devra: 'doit', devront: 'doivent' };
/** Ways to say in French what the dictionary has other words for. */
export const PLAIN_FRENCH: readonly PlainRule[] = [
  [
    /(?<!(?:première|deuxième|seconde|1re|1ère|2e) )(?<!\p{L})(?:une |la )?quinzaine(?: de jours)?(?!\p{L})/giu,
    '15 jours',
  ],
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
];
