import type { Writing } from '../lexicon.ts';

/** How Portuguese is told from other languages, and how it writes dates and terms. */
export const writing = {
  language: 'pt',
  common:
    'fatura faturas vencimento emissao quantidade descricao pagamento preco unitario contribuinte nif cnpj nao uma ao pela pelo condicoes prazo ate obrigado servicos morada liquido dos das em telefone designacao imposto impostos incidencia isento isenta desconto servico endereco emitente prestador tomador municipio competencia tributacao transferencia retencao codigo',
  months: [
    'janeiro jan',
    'fevereiro fev',
    'marco mar',
    'abril abr',
    'maio mai',
    'junho jun',
    'julho jul',
    'agosto ago',
    'setembro',
    'outubro',
    'novembro nov',
    'dezembro dez',
  ],
  weekdays:
    'segunda-feira segunda terça-feira terça quarta-feira quarta quinta-feira quinta sexta-feira sexta sábado domingo',
  periods: {
    count: 'sete|oito|dez|catorze|quinze|vinte|vinte e um|trinta|quarenta e cinco|sessenta|noventa',
    day: 'dias?',
    week: 'semanas?',
    month: 'm[eê]s(?:es)?',
  },
  joints: { ofMonth: 'de', ofYear: 'de' },
  owed: 'vencimento|pagar|pagamento|pago',
} satisfies Writing;
