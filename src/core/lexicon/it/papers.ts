import { type Lexicon, type NounWords, type PaperWords, phrases, type SpanWords } from '../lexicon.ts';

export const papers = {
  stamps: phrases('ricevuto, pervenuto, protocollato, registrato'),
  approvals: [String.raw`visto\ssi\sliquid|si\sliquidi|liquidat[oa]\sil|autorizzat[oa]\sil\spagamento`],
  betweenTownAndDay: phrases('il, lì, li'),
  invoice: phrases('fatt'),
  creditNote: phrases('accredit, storno'),
  slips: phrases('nota'),
  invoiceCodes: phrases('fac?t?, f'),
  creditCodes: phrases('nc'),
  besideTitle: phrases('al, nostra, questa'),
  besideDay: phrases('del, data, dal, al, da, pagar, scad'),
  treated: phrases('paziente'),
  debit: phrases('dare, uscite, addebiti'),
  credit: phrases('avere, entrate, accrediti'),
  balance: phrases('saldo'),
  charges: phrases('addebiti'),
  payments: phrases('accrediti'),
  progress: phrases('avanzamento, gi[àa], precedent'),
} satisfies PaperWords;

export const nouns = {
  rounding: ['arrotondament[oi]'],
  copies: [
    '(?:originale|copia)(?: per)?(?: il| la)? (?:cliente|acquirente|destinatario|venditore|mittente|contabilit[àa])',
  ],
  continued: ['segue|continua|continuazione'],
  trades: [
    'Panificio',
    'Falegnameria',
    'Idraulica',
    '(?:Auto)?[Oo]fficina',
    'Carpenteria',
    'Tipografia',
    'Termoidraulica',
    'Impresa [Ee]dile',
    'Ditta',
  ],
  inPart: ['acconto', 'caparra'],
  amount: ['importo'],
  branches: [
    'officin[ae]|meccaniche|panificio|tipografia|studio|azienda|agricola|cantin[ae]|trattoria|ristorante|albergo|hotel',
    'autotrasporti|trasporti|costruzioni|impresa|edile|ditta|farmacia|ferramenta|carrozzeria|falegnameria|forniture|impianti',
    'elettrici|idraulica|libreria|pasticceria|macelleria|caseificio|mobili|arredamenti|lavanderia|autofficina',
  ],
  particulars: [
    'dati (?:anagrafici|identificativi|fiscali|di contatto|aziendali)',
    'recapiti',
    'dati della sede',
    'dati (?:relativi a|generali d)\\p{L}+ .+',
    '(?:sede|indirizzo)(?: legale)?',
  ],
  statuses: [
    'ente (?:pubblico|locale|strumentale|non commerciale|del terzo settore)(?: (?:economico|territoriale|non economico))?',
    'persona giuridica di diritto pubblico',
    'organizzazione (?:non lucrativa di utilit[àa] sociale|di volontariato)',
  ],
  net: ['imponibile', 'base imponible'],
  taxes: ['imposte'],
  duties: ['accise', 'oneri'],
  settled: ['fattura', String.raw`rata \d`],
  readers: [String.raw`(?:la\s)?(?:vostr[ao]|tua|sua)`, String.raw`(?:il\s)?(?:tuo|suo)`],
  bought: ['ordine', 'prenotazione', 'soggiorno', 'acquisto'],
  arrival: ['arrivo'],
  departure: ['partenza'],
  counted: ['ore'],
} satisfies NounWords;

export const persons = { yours: 'vostr[oaie]|vs\\.?', ours: 'nostr[oaie]|ns\\.?' } satisfies Lexicon['persons'];

export const spans = {
  until: [String.raw`al|fino\s+al`],
  andDay: [String.raw`e(?:\s+il)?`],
  from: ['dal|tra'],
  loose: [String.raw`(?:e|al)(?:\s+il)?`],
} satisfies SpanWords;
