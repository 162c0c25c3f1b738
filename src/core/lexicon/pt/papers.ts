import { type Lexicon, type NounWords, type PaperWords, phrases } from '../lexicon.ts';

export const papers = {
  stamps: phrases('recebido, entrada, deu entrada, contabilizado'),
  approvals: [String.raw`visto\se\sconferido|autorizado\so\spagamento`],
  invoice: phrases('fatura'),
  creditNote: phrases('credit'),
  slips: phrases('nota, recibo'),
  creditCodes: phrases('nc'),
  besideTitle: phrases('esta, sua'),
  besideDay: phrases('de, data, pagar'),
  treated: phrases('paciente'),
  debit: phrases('d[ée]bito'),
  credit: phrases('cr[ée]dito'),
  balance: phrases('saldo'),
  progress: phrases('anterior, acumulado'),
} satisfies PaperWords;

export const nouns = {
  rounding: ['arredondamento'],
  copies: [
    '(?:original|duplicado|triplicado|c[óo]pia)(?: para)?(?: o| a)? (?:cliente|comprador|destinat[áa]rio|vendedor|contabilidade|arquivo)',
  ],
  continued: ['continua[çc][ãa]o|cont\\.'],
  trades: ['Serralharia', 'Carpintaria', 'Canaliza[çc][õo]es', 'Pinturas', 'Oficina', 'Padaria'],
  inPart: ['sinal', 'adiantam'],
  particulars: [
    'dados (?:fiscais|de identifica[çc][ãa]o|de conta(?:c)?to|da empresa)',
    '(?:morada|endere[çc]o)(?: fiscal)?',
  ],
  statuses: [
    '(?:entidade|empresa|pessoa coletiva) (?:p[úu]blica|de direito p[úu]blico)(?: empresarial)?',
    'pessoa coletiva de utilidade p[úu]blica',
  ],
  taxes: ['impostos?'],
  duties: ['taxas', 'encargos'],
  readers: ['sua'],
  bought: ['encomenda', 'viagem'],
  arrival: ['chegada'],
  departure: ['saida'],
} satisfies NounWords;

export const persons = { yours: 'vosso|vossa|seu|sua', ours: 'noss[oa]' } satisfies Lexicon['persons'];
