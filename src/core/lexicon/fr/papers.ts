import { type Lexicon, type NounWords, type PaperWords, phrases, type SpanWords } from '../lexicon.ts';

export const papers = {
  stamps: phrases('reçu, arrivé, courrier arrivé, comptabilisé'),
  approvals: [String.raw`bon\s[àa]\spayer|service\sfait|vu\set\s(?:v[ée]rifi[ée]|certifi[ée])|mandat[ée]\sle`],
  betweenTownAndDay: phrases('le'),
  invoice: phrases('fact'),
  creditNote: phrases('avoir'),
  slips: phrases('note'),
  invoiceCodes: phrases('fac?t?, f'),
  creditCodes: phrases('avo?'),
  besideTitle: phrases('dès, contre, après, votre, notre, cette'),
  besideDay: phrases('du, de, date, échu, payé, dû, reçu, lun, jeu, ven, sam, dim'),
  treated: phrases('patiente?'),
  debit: phrases('d[ée]bits?'),
  credit: phrases('cr[ée]dits?'),
  balance: phrases('solde'),
  payments: phrases('paiements?'),
  progress: phrases('avancement, cumul, d[ée]j[àa], pr[ée]c[ée]dent'),
} satisfies PaperWords;

export const nouns = {
  rounding: ['arrondis?'],
  copies: [
    "(?:original|duplicata|copie|exemplaire)(?: (?:destin[ée]e?|r[ée]serv[ée]e?))? (?:(?:[àa]|au|du|pour)(?: la?e?)? ?(?:l['’])?)?(?:client|acheteur|destinataire|vendeur|fournisseur|comptabilit[ée])",
  ],
  continued: ['suite'],
  inPart: ['acompte', 'arrhes', 'avance', 'provision'],
  amount: ['montant'],
  branches: [
    'imprimerie|boulangerie|p[âa]tisserie|boucherie|charcuterie|menuiserie|plomberie|serrurerie|ma[çc]onnerie|peinture|maison',
    '[ée]tablissements|ets|soci[ée]t[ée]|entreprise|ateliers?|garages?|h[ôo]tel|restaurant|brasserie|auberge|cabinet|[ée]ditions',
    'librairie|papeterie|domaine|ch[âa]teau|fournitures|transports|constructions?|b[âa]timent|mat[ée]riaux|carrosserie|pharmacie',
    'pressing|fleuriste|traiteur|caves?|vins|[ée]lectricit[ée]|chauffage|couverture|charpente|nettoyage|location|distribution',
  ],
  particulars: [
    '(?:vos )?coordonnées',
    'identité',
    'identification(?: l[ée]gale)?',
    "informations? (?:de contact|l[ée]gales?|de l[’']entreprise)",
    'adresse(?: postale)?',
  ],
  statuses: [
    "[ée]tablissement public(?: (?:local|territorial|administratif|national|de l[’'][ée]tat|de coop[ée]ration intercommunale|[àa] caract[èe]re (?:administratif|industriel et commercial)))?",
    'collectivit[ée] territoriale',
    'personne morale de droit public',
    "association (?:loi (?:de )?1901|reconnue d[’']utilit[ée] publique|sans but lucratif)",
  ],
  trades: [
    'Menuiserie',
    'Boulangerie',
    'Plomberie',
    '[ÉE]lectricit[ée]',
    'Peinture',
    'Ma[çc]onnerie',
    'Serrurerie',
    'Couverture',
  ],
  measures: ['poids(?: brut| net)?'],
  net: ['sous-total', 'ht'],
  taxes: ['tva', 'taxes'],
  duties: ['redevances', 'contributions'],
  settled: ['[ée]ch[ée]ance', 'solde', 'acompte', 'facture', 'part (?:de|du|locataire|client)'],
  readers: ['votre', 'vos', 'ton'],
  bought: ['commande', 'r[ée]servation', 's[ée]jour', 'achat', 'abonnement', 'voyage', 'contrat'],
  arrival: ['arrivee'],
  departure: ['depart'],
  counted: ['heures|jours'],
} satisfies NounWords;

export const persons = { yours: 'votre|vos', ours: 'notre|nos' } satisfies Lexicon['persons'];

export const spans = {
  until: ['au'],
  andDay: [String.raw`et(?:\s+le)?`],
  from: ['du|entre|p[ée]riode'],
  loose: [String.raw`(?:et|au)(?:\s+le)?`],
} satisfies SpanWords;
