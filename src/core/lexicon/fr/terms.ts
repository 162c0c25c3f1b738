import { phrases } from '../lexicon.ts';
import type { TermsWords } from '../terms-lexicon.ts';

export const terms = {
  fromThen: phrases(String.raw`[àa]\s(?:partir|compter)\sdu, d[èe]s\sle`),
  dayInWords: {
    by: phrases('avant, au plus tard'),
    day: phrases('jour, mois, trimestre, rentr[ée]e'),
    the: phrases('le'),
  },
  dueOn: phrases('dus?, dûs?, exigibles?'),
  beforeDay: phrases('le'),
  account: {
    at: phrases('sur, au, virement, notre, le, la, compte, n°'),
    quoting: phrases(String.raw`avec, en\s(?:mentionnant|rappelant|indiquant|pr[ée]cisant), sous`),
  },
  counted: {
    firm: ['strictement(?: [àa])?'],
    by: [
      String.raw`l\.?c\.?r\.?(?: (?:directe|magn[ée]tique|accept[ée]e|non accept[ée]e|[àa] l.acceptation))?`,
      'traite(?: directe| accept[ée]e)?',
      'billet [àa] ordre',
      'effet',
      'virement(?: bancaire)?',
      'ch[èe]que',
      'pr[ée]l[èe]vement(?: sepa| automatique| bancaire)?',
    ],
    from: [
      '(?:[àa] (?:compter|partir) de )?(?:la )?date (?:de |d.)?(?:la )?(?:facture|facturation|[ée]mission)',
      String.raw`fin de mois|f\.?d\.?m|nets?`,
    ],
  },
  so: phrases(String.raw`soit, c['’]est-[àa]-dire, c\.-[àa]-d\.?`),
  shortened: phrases(String.raw`env, max, c\.-[àa]-d`),
  noDiscount: {
    no: 'pas|aucun|sans',
    off: 'escompte',
    none: 'n[ée]ant|aucun',
    forWhat: "n['’]est|est|pour|en cas|sur",
  },
  debit: {
    where: ['si|en cas de|pour les clients'],
    means: ['pr[ée]l[èe]vement(?: automatique)?', 'mensualisation'],
    choose: ['optez', 'choisissez', 'adh[ée]rez', 'souscrivez', 'mettez', 'passez (?:au|[àa])'],
  },
  alone: [
    '(?:par )?(?:ch[èe]que|virement|traite|esp[èe]ces)(?: bancaire)? [àa] (?:r[ée]ception|la (?:commande|livraison|r[ée]servation))(?: de (?:la )?facture)?',
    'contre[- ]remboursement|(?:au )?comptant(?: [àa] (?:la |votre )?(?:commande|livraison|r[ée]ception|restitution|remise|reprise)(?: (?:d[eu]s?|de la|de votre) \\p{L}+)?)?|[àa] la commande',
    String.raw`(?:(?:paiement|r[èe]glement)\s)?(?:d.avance|[àa] la commande|imm[ée]diat)`,
    String.raw`(?:[ée]ch[ée]ance\s)?(?:[àa]|d[èe]s) r[ée]ception(?: (?:de (?:la )?|d.)?(?:facture|[ée]ch[ée]ance))?`,
  ],
  when: [
    String.raw`\b(?:sous|dans)|\ble \d{1,2}(?!\d)|jusqu['’]au|\bavant le\b|[ée]ch[ée]ance|pr[ée]lev|escompte|comptant|r[ée]ception`,
    String.raw`[àa] la (?:livraison|commande|signature|fin des travaux)|(?:paiement|payables?|r[èe]glement)\sd.avance|imm[ée]diat|en \d{1,2} fois|[àa] l.enl[èe]vement|fin de mois|date de facture|\bpartir (?:du|del)\b|à partir|au plus tard`,
  ],
  paying: [
    'paie|pay[ée]|payabl|r[éèe]gl|pr[ée]l[eè]v|(?:compte|carte) sera d[ée]bit|escompte|acompte|solde',
    // "Version", "anniversaire", "renversez": no payment.
    String.raw`(?<!\p{L})vers(?:er|ez|[ée]e?s?|ements?)(?!\p{L})`,
  ],
  smallPrint: [
    // What was translated or printed may be called so as well.
    '^(?:conditions )?g[ée]n[ée]rales de (?:vente|location|prestation|service|transport)',
    // Warnings of those who forge accounts.
    String.raw`v[ée]rifi(?:er|ez).{0,40}(?:coordonn[ée]es bancaires|\brib\b)|coordonn[ée]es bancaires.{0,40}(?:chang|v[ée]rifi)`,
    'p[ée]nalit|retard|propri[ée]t|retour|coupure|d[ée]faut de (?:paiement|r[èe]glement)',
    'provision suffisante|suffisamment (?:approvisionn|provisionn)',
    // "Abonnement payé d'avance": for what time something is charged.
    String.raw`(?<!(?:est|sont|soit|soient|[êe]tre|doit|doivent)\s)pay[ée]e?s? (?:d.avance|[àa] l.avance)`,
    String.raw`\bescompte .{0,20}(?:paiement|r[èe]glement) anticip`,
    String.raw`\breste(?:nt)? .{0,40}jusqu`,
    String.raw`\b(?:droits?|licence)\b[^.;]{0,60}\b(?:transf[ée]r|c[ée]d[ée]|acquis|conc[ée]d|prend effet)`,
  ],
  toPay: [
    String.raw`r[éèe]gl|(?<!\p{L})sold(?:er|ez)(?!\p{L})|pa(?:ie|ye[rz])|pr[ée]l[eè]v|[ée]ch[ée]ance|d[ée]bit|(?<!\p{L})vers(?:er|ez|[ée]e?s?|ement)(?!\p{L})|sans d[ée]duction`,
  ],
  until: "[àa] partir du|jusqu['’]au|le|au|avant|pour",
  explained: ['expliqu[ée]e?s'],
  notice: ['annulation', 'r[ée]sili', 'r[ée]clamation', 'contest(?:er|ation)', 'r[ée]tractation', 'engag[ée]e? jusqu'],
  balanceAsOf: phrases('au'),
  offers: [
    String.raw`bons? d['’]achat|codes? (?:promo|r[ée]duction|avantage)|coupons? de r[ée]duction|r[ée]servez (?:avant|jusqu)|offre valable`,
  ],
  late: [
    // Who cannot pay is to talk to the sender.
    '(?:en cas de|si vous (?:avez|rencontrez)|vous rencontrez) (?:des )?difficult[ée]s? (?:de|[àa]|pour) (?:paie|pay|r[ée]gl)',
    'en cas de (?:retard|non[- ]paiement|d[ée]faut)',
    '(?:[àa]|par) d[ée]faut de (?:paiement|r[èe]glement)',
    'p[ée]nalit|tout retard',
    'tout(?:e|es)? (?:somme|facture|montant)s? (?:non|impay)',
  ],
  afterwards: phrases('passé ce délai, passée cette date, au-delà, faute de quoi, à défaut'),
  complaints: ['r[ée]clamations?|contestations?'],
  kept: ['propri[ée]t[ée]'],
  refunds: ['rembours(?:é|ons|ement)|trop[- ]per[çc]u|solde en votre faveur'],
  into: ['sur|vers'],
  givenBack: [String.raw`rembours\p{L}*|r[ée]tract\p{L}*`],
  later: [
    String.raw`prochaine?s?\b(?!\s+(?:\d|jours?\b|semaine|mois\b)|\s*$)|d[ée]sormais`,
    // "30 jours à compter du 1er mars" counts the days to pay.
    String.raw`(?<!(?:jours?|mois|semaines?)\s)[àa] compter du|nouvelle? (?:mensualit|[ée]ch[ée]ance)`,
    // What is paid month by month from then on.
    String.raw`(?:adapt|ajust|modifi|pass|port)\p{L}* (?:votre|vos) (?:acompte|mensualit)\p{L}*`,
  ],
  paid: [
    String.raw`\b(?:pay[ée]e?|re[çc]ue?|r[ée]gl[ée]e?|acquitt[ée]e?|lib[ée]r[ée]e?|rembours[ée]e?|encaiss[ée]e?)\s+le\s*$`,
  ],
  settled: [
    String.raw`(?:a|ont)\s(?:d[ée]j[àa]\s|bien\s)?[ée]t[ée]\s(?:d[ée]j[àa]\s)?(?:pay|r[ée]gl|acquitt|d[ée]bit|pr[ée]lev)[ée]e?s?`,
  ],
  saysOf: phrases('est, sont, s.effectue, doit'),
  bids: phrases('[àa] payer, [àa] r[ée]gler, [àa] acquitter'),
  hours: ['h|heures?'],
  please: "veuillez|merci de|s['’]il vous pla[iî]t",
  method: 'pay[ée]e?|r[ée]gl[ée]e?',
  request: ['merci de|veuillez'],
  once: ['jusqu|si|une fois|lorsque'],
  was: [String.raw`(?:a|ont)\s[ée]t[ée]`],
  onDay: ['le'],
  article: ['le'],
  agreed: ['convenu'],
  begins: ['paiement'],
  discountWord: ['escompte'],
} satisfies TermsWords;
