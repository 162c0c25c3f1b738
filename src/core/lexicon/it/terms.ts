import { phrases } from '../lexicon.ts';
import type { TermsWords } from '../terms-lexicon.ts';

export const terms = {
  fromThen: phrases(String.raw`dal, a\s(?:decorrere|partire)\sdal`),
  dayInWords: { by: phrases('entro'), day: phrases('giorno, mese, trimestre'), the: phrases('il') },
  dueOn: phrases('scade'),
  beforeDay: phrases('il, entro'),
  account: {
    at: phrases('su, al, a, bonifico, il, la, conto'),
    quoting: phrases('con, indicando, citando'),
    by: phrases(String.raw`mediante, a\smezzo`),
  },
  counted: {
    firm: ['tassativamente(?: a| entro)?'],
    by: [String.raw`ri\.?ba|r\.?b`, 'bonifico(?: bancario)?', 'rimessa diretta', 'ricevuta bancaria', 'tratta', 'sdd'],
    from: [String.raw`(?:dalla )?data (?:della )?fattura|fine mese|netti|d\.?\s?f\.?|f\.?\s?m\.?`],
  },
  so: phrases('ossia, cio[èe], quindi, vale a dire'),
  shortened: phrases('ca, max, incl, escl'),
  noDiscount: { no: 'nessuno?|senza', off: 'sconto', none: 'nessuno', forWhat: 'per|su|in caso' },
  debit: {
    where: ['in caso di|se|qualora'],
    means: ['addebito(?: diretto| in conto)?', 'domiciliazione'],
    choose: ['attiv[ai]', 'richied[ai]', 'scegli'],
  },
  alone: [
    '(?:rimessa diretta|contrassegno|contanti)(?: (?:a )?(?:vista|ricevimento)(?: (?:della )?(?:fattura|merce))?| alla consegna)?',
    '(?:alla )?vista fattura|(?:pagamento )?(?:anticipato|alla consegna|all.ordine)',
  ],
  when: [
    String.raw`\bentro|\bil (?:giorno )?\d{1,2}(?!\d)|in data|giorni|ricevimento|alla consegna|vista fattura|rimessa diretta|fine mese|anticipat|contrassegno|all.(?:ordine|accettazione)|a fine lavori`,
    String.raw`verr[àa] addebitata|\bvaluta \d{1,2}(?!\d)|scadenza|f\.f\.|d\.f\.|f\.m\.|data fattura`,
  ],
  paying: [String.raw`\bpag|sald[oai]|bonific|debit|scad|(?<!\p{L})vers(?:are|at[aoei]|ament[oi]|iate)(?!\p{L})`],
  smallPrint: [
    // What was translated or printed may be called so as well.
    '^(?:condizioni )?generali di (?:vendita|fornitura|contratto|noleggio)',
    // Warnings of those who forge accounts.
    'verificare.{0,40}(?:coordinate|dati) bancari|(?:coordinate|dati) bancari.{0,40}(?:cambi|variat|verific)',
    String.raw`\b(?:diritti|licenza)\b[^.;]{0,60}\b(?:trasfer|ced|conced|decorr|inizia)`,
    'interessi|propriet[àa]|\\bresi\\b|restituzion',
    String.raw`\briman(?:e|gono) .{0,40}fino`,
    '(?:saldo|fondi) sufficient[ei]',
  ],
  toPay: [
    String.raw`pag[aou]|(?<!\p{L})sald|bonific|scad|vers(?:are|at[aoei]|amento|iate)|rimessa|pervenire|senza (?:detrazion|deduzion)`,
  ],
  until: 'il(?:\\s+giorno)?|entro|data|scadenza',
  explained: ['spiegat[ie]'],
  notice: ['annullament|disdire', 'disdetta', 'recesso', 'reclam', 'contestazion'],
  balanceAsOf: phrases('al'),
  offers: [
    'codic[ei] (?:sconto|promo)|buon[oi] (?:sconto|regalo)|riscatt[ai]|riscattabil|prenota(?:te)? entro|offerta valida',
  ],
  late: [
    // Who cannot pay is to talk to the sender.
    '(?:se ha|in caso di) difficolt[àa] (?:a|di|nel|con il) pag',
    'in caso di ritard|interessi',
  ],
  afterwards: phrases('trascorso tale termine, decorso tale termine, oltre tale termine, oltre tale data, in difetto'),
  complaints: ['reclam[io]'],
  kept: ['propriet[àa]'],
  refunds: ['rimbors|saldo a (?:suo|tuo|vostro) favore'],
  into: ['sul|su'],
  givenBack: [String.raw`rimbors\p{L}*|recesso`],
  later: [
    String.raw`prossim[oaie]\b(?!\s+(?:\d|giorn|settiman|mes[ei]\b)|\s*$)`,
    // "I 30 giorni successivi", "entro il 10 del mese successivo" count the days to pay.
    String.raw`(?<!(?:giorn[oi]|mes[ei])\s)successiv[oaie]\b(?!\s+(?:\d|all?|giorn|mes[ei]\b))|nuova rata`,
  ],
  paid: [String.raw`\b(?:pagat[oa]|ricevut[oa]|incassat[oa]|svincolat[oa]|rimborsat[oa])\s+il\s*$`],
  settled: [String.raw`(?:[èe]|sono)\s(?:gi[àa]\s)?stat[oaie]\s(?:gi[àa]\s)?(?:pagat|saldat|addebitat|incassat)[oaie]`],
  saysOf: phrases('è, sono, avviene, deve'),
  bids: phrases('da pagare, da versare, da saldare'),
  hours: ['ore|h'],
  please: 'si prega|preghiamo|per favore',
  method: 'pagat[oa]',
  request: ['si prega(?: di)?|vi preghiamo(?: di)?'],
  namesDay: ['scadenza'],
  once: ['fino|finch[ée]|se|quando'],
  was: [String.raw`[èe]\s+stat[oa]|sono\s+stat[ie]`],
  onDay: ['il|in data'],
  article: ['il'],
  agreed: ['concordat'],
  begins: ['pagamento'],
  discountWord: ['sconto'],
} satisfies TermsWords;
