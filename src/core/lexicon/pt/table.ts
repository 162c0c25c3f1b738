import { type Lexicon, phrases } from '../lexicon.ts';

export const columns = {
  position: phrases('linha, seq'),
  article: phrases('código, cód, referência, ref, cód produto, código do produto, artigo n.º, ncm'),
  description: phrases(`
    descrição, designação, discriminação, discriminação dos serviços, descrição dos serviços,
    descrição do serviço, descrição dos produtos, descrição do produto, serviço, serviços, produto, produtos,
    artigo, artigos, descrição do artigo, denominação, trabalho, detalhe, cobertura, coberturas`),
  date: phrases('data de entrega, período, dia'),
  quantity: phrases('quantidade, qtd, qtde, quant, qt, horas, dias, unidades, consumo'),
  unit: phrases('unidade, un, und, unid, unidade de medida'),
  unitPrice: phrases(`
    preço unitário, preço unit, valor unitário, valor unit, preço un, p unitário, p unit, pr unitário, preço uni,
    preço hora, preço por hora, tarifa, vl unit, vlr unit, custo unitário, v unit, v un, vl un, vlr un, vr unit, vr un, valor un`),
  price: phrases('preço, custo'),
  discount: phrases('desconto, desc, desc pct, dto'),
  tax: phrases('iva, imposto, icms, iss, ipi'),
  taxRate: phrases('taxa iva, taxa de iva, taxa, tx iva, iva pct, alíquota, alíq'),
  taxAmount: phrases('valor iva, valor do iva, montante iva, valor icms'),
  total: phrases(`
    valor, total, valor total, montante, importância, total líquido, valor líquido, preço total, total linha,
    vl total, vlr total, v total, vr total, total da linha, total c iva, total s iva, prémio, prémio total`),
  other: phrases(
    'peso, cor, tamanho, lote, obra, projeto, observações, armazém, capital seguro, capital segurado, importância segura, franquia',
  ),
  settlement: phrases('vencimento, pagamento, data de vencimento, prestação, parcela, n.º fatura'),
} satisfies Lexicon['columns'];

export const columnMarks = {
  net: phrases('sem iva, s iva, iva excl, líquido, ilíquido'),
  gross: phrases('com iva, c iva, iva incl, iva incluído, bruto'),
  alone: phrases('bruto'),
} satisfies Lexicon['columnMarks'];

export const columnFillers = phrases('de, do, da, dos, das, e, o, a, em, por, seu');

export const sums = {
  carried: phrases('a transportar, transportado, total transportado, subtotal da página'),
  subtotal: phrases(`
    subtotal, sub total, total líquido, total ilíquido, valor líquido, total sem iva, total s iva,
    base tributável, base de incidência, incidência, base de cálculo, valor dos serviços, valor dos produtos,
    total mercadoria, total de mercadorias, soma, mercadoria serviços`),
  total: phrases(`
    total, totais, valor total, total geral, total da fatura, total fatura, total a pagar, a pagar, valor a pagar,
    total com iva, total c iva, total do documento, valor total dos serviços, valor total da nota,
    valor da fatura, total eur, montante total, total documento, saldo, montante a pagar, importância a pagar,
    total a liquidar`),
  tax: phrases(`
    iva, total iva, total de iva, valor iva, valor do iva, imposto, impostos, icms, iss, valor do iss, ipi,
    iva à taxa, total imposto, retenção, retenção na fonte, irs, taxa iva`),
  discount: phrases(`
    desconto, descontos, total descontos, total de descontos, desconto comercial, desconto financeiro, abatimento`),
  charge: phrases(`
    portes, portes de envio, frete, despesas de envio, arredondamento, taxa de serviço, embalagem, seguro,
    outras despesas`),
  settlement: phrases(`
    adiantamento, pago, valor pago, já pago, total pago, sinal, saldo anterior, troco, numerário, multibanco,
    dinheiro, cartão`),
} satisfies Lexicon['sums'];

export const sumFillers = 'de do da dos das com sem ao taxa normal reduzida intermedia iva em a por incluido isento r';
export const ordinarySums = 'transporte seguro conta';

export const adjustments = {
  deduction: [],
  charge: phrases('saldo anterior, portes, transport'),
  tax: phrases(String.raw`i\.?v\.?a`),
} satisfies Lexicon['adjustments'];
