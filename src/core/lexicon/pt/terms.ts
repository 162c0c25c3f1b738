import { phrases } from '../lexicon.ts';
import type { TermsWords } from '../terms-lexicon.ts';

export const terms = {
  fromThen: phrases(String.raw`a\spartir\sdo`),
  dayInWords: { by: phrases('at[ée]'), day: phrases('d[íi]a, trimestre') },
  dueOn: phrases('vence'),
  counted: { by: ['transfer[êe]ncia(?: bancária)?'], from: ['(?:da )?data (?:da )?fatura'] },
  debit: { means: ['d[ée]bito direto'], choose: ['ative', 'adira'] },
  alone: ['pronto pagamento|contra (?:entrega|reembolso)|[àa] cobran[çc]a|[àa] vista'],
  when: [
    String.raw`\b(?:at[ée](?: ao| dia)?|no prazo de|[àa] vista|pronto pagamento|a contar d[aoe])|\bem \d{1,2}(?!\d)|contra entrega|vencimento|imediat|antecipad|ap[óo]s a (?:data|rece[pç]|emiss)`,
  ],
  paying: [String.raw`\bpag|venc|\bliquida|transfer[êe]ncia|d[ée]bito|boleto|cobran[çc]|desconto`],
  smallPrint: [
    // What was translated or printed may be called so as well.
    '^(?:condi[çc][õo]es )?gerais de (?:venda|contrata)',
    String.raw`juros|\bmora\b|\bmulta|atraso|propriedade|devolu[çc]|garantia|obrigad[oa] pel|(?:saldo|provis[ãa]o) suficiente`,
  ],
  toPay: [String.raw`\bpag|venc|\bliquida|d[ée]bit|cobrad|transfer`],
  until: 'at[ée](?: ao)?(?: dia)?|em|no dia|dia|vencimento',
  notice: ['cancelament|anula[çc]', 'reclama', 'fideliza', 'rescis', 'denúncia do contrato'],
  balanceAsOf: phrases('a, em'),
  offers: [
    'cup(?:ão|om|ões|ons)|c[óo]digo (?:promocional|de desconto)|vale[- ](?:desconto|presente|oferta)|resgat[ae]|reserve at[ée]|oferta v[áa]lida',
  ],
  late: ['o n[ãa]o pagamento|em caso de (?:mora|atraso)|juros'],
  givenBack: [String.raw`reembols\p{L}*`],
  later: [
    // "No próximo dia 15" is the day itself.
    String.raw`pr[óo]xim[oa]s?\b(?!\s+(?:\d|dias?\b|semana|m[eê]s)|\s*$)|seguinte (?:presta|mensalid)`,
  ],
  paid: [String.raw`\b(?:pag[oa]|recebid[oa]|liquidad[oa])\s+(?:em|a)\s*$`],
  settled: [String.raw`j[áa]\s(?:foi|foram|est[áa])\s(?:pag|liquidad|debitad|cobrad)[oa]s?`],
  so: phrases('ou seja, isto [ée]'),
  hours: ['h|horas?'],
  please: 'por favor|pedimos|solicitamos|queira',
  method: 'pag[oa]|liquidad[oa]|recebid[oa]',
  once: ['at[ée]|quando'],
  was: ['foi'],
  onDay: ['em'],
  article: ['de'],
} satisfies TermsWords;
