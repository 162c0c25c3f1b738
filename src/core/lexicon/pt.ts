import { type Lexicon, phrases, type Writing } from './lexicon.ts';
import type { PartyWords } from './party-lexicon.ts';
import type { RowWords } from './row-lexicon.ts';

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

/** The words of invoices in Portuguese. */
export const lexicon = {
  writing,
  labels: {
    invoice_number: phrases(`
      número da fatura, número da factura, n.º da fatura, no da fatura, n da fatura, n.º fatura, fatura n.º,
      fatura no, fatura n, fatura #, factura #, fatura número, factura n.º, factura no, fatura-recibo n.º, fatura recibo no,
      fatura simplificada n.º, fatura simplificada no, número da nota, número da nota fiscal, nota fiscal no,
      nota fiscal n.º, nota fiscal número, nf no, nf-e no, nfs-e no, número da nfs-e, nfe n.º, número do documento,
      documento n.º, documento no, n.º documento, no documento, nota de crédito n.º, nota de crédito no,
      nota de débito n.º, fatura/recibo n.º, número da conta, n.º de fatura, no de fatura`),
    receipt_number: phrases('recibo n.º, recibo no, recibo #, número do recibo'),
    invoice_date: phrases(`
      data da fatura, data da factura, data desta fatura, data da sua fatura, data de emissão, data emissão, data da emissão, emitida em, emitido em,
      emissão, data do documento, data documento, data da nota, data fatura, data de faturação, data faturação,
      data e hora da emissão, data e hora de emissão, emitida a`),
    date: phrases('data'),
    due_date: phrases(`
      data de vencimento, vencimento, data vencimento, data do vencimento, vence em, vencimento em,
      data limite de pagamento, data limite, pagar até, pagamento até, a pagar até, pague até, pagável até, limite de pagamento, pagamento até ao dia, data de débito, data do débito, débito em, vence a, venc, data de venc`),
    payment_date: phrases('data de pagamento, data do pagamento'),
    other_date: phrases(`
      data da encomenda, data do pedido, data de encomenda, data de impressão, impresso em, válido até, válida até,
      validade, data de nascimento, data de início, data de fim, próxima fatura, pago em, data de saída,
      data de entrada, data do contrato`),
    delivery_date: phrases(`
      data de entrega, data da entrega, entrega em, data da prestação, data da prestação do serviço,
      data de prestação`),
    service_period: phrases(`
      período, período de faturação, período de referência, período de consumo, período de serviço, competência,
      mês de referência`),
    total: phrases(`
      total, valor total, total da fatura, total geral, total com iva, total iva incluído, total c/ iva,
      valor total da nota, valor total dos serviços, valor da fatura, montante total, total do documento,
      total documento, valor da nota, total bruto, total eur, total r$, valor do documento, total final,
      total da nota, importância total, valor total da nota fiscal, total desta fatura, valor desta fatura,
      total da presente fatura, valor líquido da nfs-e, valor líquido da nota`),
    subtotal: phrases(`
      total sem impostos, total sem imposto,
      subtotal, sub-total, total líquido, total ilíquido, valor líquido, total sem iva, base tributável,
      base de incidência, incidência, valor tributável, total s/ iva, base de cálculo, valor dos serviços,
      valor dos produtos, total de mercadorias, mercadoria/serviços, soma, montante líquido, total mercadoria`),
    tax: phrases(`
      iva, total iva, valor iva, valor do iva, total de iva, montante iva, imposto, impostos, iss, icms,
      valor do iss, valor do icms, issqn apurado, valor do issqn, ipi, total de impostos, iva incluído, total imposto, iva total, do qual iva`),
    part_tax: phrases(
      'taxa iva, taxa de iva, taxa, iva %, alíquota, taxa de imposto, imposto retido, impostos retidos, total retido, total de retenções, retenção na fonte',
    ),
    amount_due: phrases(`
      total a pagar, valor a pagar, a pagar, montante a pagar, valor em dívida, saldo, saldo devedor,
      saldo em dívida, total em dívida, importância a pagar, valor líquido a pagar, por pagar, valor a liquidar,
      total a liquidar, importe a pagar`),
    prepaid: phrases(`
      adiantamento, sinal, valor pago, pago, já pago, total pago, pagamentos, entrada, saldo anterior,
      valor recebido, pagamento recebido, adiantamentos`),
    discount: phrases(`
      desconto, descontos, total descontos, total de descontos, desconto comercial, desconto financeiro,
      desconto de pronto pagamento, valor do desconto, abatimento`),
    charge: phrases(`
      portes, portes de envio, transporte, frete, despesas de envio, despesas, taxa de serviço, arredondamento,
      embalagem, taxa de entrega, outras despesas, custos de envio, valor do frete, seguro`),
    seller: phrases(`
      fornecedor, vendedor, emitente, prestador, prestador de serviços, prestador do serviço, vendido por,
      emitida por, emitido por, remetente, empresa emissora, faturado por, prestador / fornecedor,
      emitente da nfs-e, prestador dos serviços`),
    buyer: phrases(`
      cliente, faturar a, faturado a, fatura para, comprador, adquirente, tomador, tomador de serviços,
      tomador do serviço, destinatário, exmo sr, exmos srs, exmo(s) sr(s), exmo.(s) sr.(s), exma sra,
      exmo(a) sr(a), exmo.(a) sr.(a), exmos(as) srs(as), exmo senhor, exma senhora,
      exmos senhores, dados do cliente, nome do cliente, cobrar a, morada de faturação, endereço de cobrança,
      sacado, pagador, contratante, destinatário/remetente, a/c, tomador / adquirente, tomador dos serviços`),
    other_party: phrases(`
      morada de entrega, endereço de entrega, local de entrega, local de descarga, local de carga, entregar a,
      contacto, contato, pessoa de contacto, à atenção de, ao cuidado de, titular da conta, beneficiário,
      favorecido, banco, obra, projeto, transportadora, a sua referência, observações, assunto, município,
      município / uf, município / sigla uf, município - uf, local da prestação, intermediário, o seu mediador, o seu agente, seu corretor,
      intermediário do serviço, intermediário da operação, destinatário da operação, serviço prestado`),
    name: phrases(`
      nome, razão social, denominação social, nome / razão social, empresa, nome empresarial,
      nome / nome empresarial, razão social / nome`),
    customer_number: phrases(`
      número de cliente, n.º de cliente, no cliente, n.º cliente, cliente n.º, código de cliente, código do cliente,
      cód. cliente`),
    purchase_order: phrases(`
      encomenda n.º, encomenda no, número da encomenda, nota de encomenda, número do pedido, pedido n.º, pedido no,
      ordem de compra, v/ encomenda, vossa encomenda, requisição, v/ referência, vossa referência, sua referência`),
    other_number: phrases(`
      telefone, telef, tel, telemóvel, fax, página, pág, contrato n.º, número do contrato, guia n.º,
      guia de remessa, guia de transporte, orçamento n.º, proposta n.º, referência multibanco, entidade, atcud,
      código de validação, certificado n.º, inscrição estadual, inscrição municipal, código de barras,
      chave de acesso, série, protocolo, matrícula, cep, código postal, apólice n.º, contador, cpe,
      indicador municipal, número da dps, série da dps,
      tipo de documento, tipo de fatura, tipo documento`),
    tax_id: phrases(`
      nif, nipc, contribuinte, contribuinte n.º, contribuinte no, n.º contribuinte, n.º de contribuinte,
      no contribuinte, cnpj, cpf, cnpj/cpf, cpf/cnpj, nif cliente, vat, nif do cliente, número de contribuinte`),
    bank: phrases(`
      iban, nib, bic, swift, conta bancária, conta, agência, dados bancários, conta n.º, banco`),
    terms: phrases(`
      condições de pagamento, condição de pagamento, prazo de pagamento, cond. pagamento, cond pag,
      termos de pagamento, prazo, condições pagamento, cond. de pagamento`),
    payment_method: phrases(`
      forma de pagamento, modo de pagamento, método de pagamento, meio de pagamento, pagamento, meios de pagamento,
      tipo de pagamento`),
    reference: phrases('referência, ref, ref.ª, número, nossa referência'),
    title: phrases(`
      fatura, factura, fatura recibo, fatura-recibo, fatura/recibo, fatura simplificada, nota fiscal,
      nota fiscal de serviços, nota fiscal eletrônica, nota fiscal de serviços eletrônica, nfs-e, nf-e, danfe,
      nota de débito, nota de honorários, fatura de venda, fatura de serviços, fatura comercial, fatura original`),
    credit_title: phrases('nota de crédito'),
    receipt_title: phrases(`
      recibo, talão, cupom fiscal, recibo de pagamento, comprovativo de pagamento, comprovante de pagamento`),
    currency: phrases('moeda, divisa'),
    table_head: phrases(`
      descrição, quantidade, qtd, qtde, preço, valor, preço unitário, valor unitário, designação, artigo, unidade,
      discriminação, produto, serviço, valor total, montante, referência, taxa iva, desc`),
  },
  columns: {
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
  },
  columnMarks: {
    net: phrases('sem iva, s iva, iva excl, líquido, ilíquido'),
    gross: phrases('com iva, c iva, iva incl, iva incluído, bruto'),
    alone: phrases('bruto'),
  },
  columnFillers: phrases('de, do, da, dos, das, e, o, a, em, por, seu'),
  sums: {
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
  },
  sumFillers: 'de do da dos das com sem ao taxa normal reduzida intermedia iva em a por incluido isento r',
  ordinarySums: 'transporte seguro conta',
  adjustments: {
    deduction: [],
    charge: phrases('saldo anterior, portes, transport'),
    tax: phrases(String.raw`i\.?v\.?a`),
  },
  papers: {
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
  },
  taxes: {
    names: phrases(String.raw`i\.?v\.?a`),
    untaxed: ['isen[tç]', 'n[ãa]o sujeit', 'n[ãa]o aplic'],
    within: phrases(String.raw`incl\p{L}*`),
    passedOn: [String.raw`\breten[çc][ãa]o\b.{0,60}\bentregue`],
  },
  payment: {
    done: ['pag[oa]'],
    received: ['recebid[oa]'],
    by: ['com', 'por'],
    means: ['cart[ãa]o', 'pix', String.raw`mb\s?way`],
    beside: phrases('numerario, multibanco'),
    later: ['transfer[êe]ncia'],
  },
  currencies: {
    EUR: ['em euros?'],
    BRL: ['reais'],
    USD: [String.raw`d[óo]lares\samericanos`],
  },
  nouns: {
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
  },
  persons: { yours: 'vosso|vossa|seu|sua', ours: 'noss[oa]' },
  terms: {
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
      String.raw`^(?:condi[çc][õo]es )?gerais de (?:venda|contrata)`,
      String.raw`juros|\bmora\b|\bmulta|atraso|propriedade|devolu[çc]|garantia|obrigad[oa] pel|(?:saldo|provis[ãa]o) suficiente`,
    ],
    toPay: [String.raw`\bpag|venc|\bliquida|d[ée]bit|cobrad|transfer`],
    until: 'at[ée](?: ao)?(?: dia)?|em|no dia|dia|vencimento',
    notice: ['cancelament|anula[çc]', 'reclama', 'fideliza', 'rescis', 'denúncia do contrato'],
    balanceAsOf: phrases('a, em'),
    offers: [
      String.raw`cup(?:ão|om|ões|ons)|c[óo]digo (?:promocional|de desconto)|vale[- ](?:desconto|presente|oferta)|resgat[ae]|reserve at[ée]|oferta v[áa]lida`,
    ],
    late: ['o n[ãa]o pagamento|em caso de (?:mora|atraso)|juros'],
    givenBack: [String.raw`reembols\p{L}*`],
    later: [
      // "No próximo dia 15" is the day itself.
      String.raw`pr[óo]xim[oa]s?\b(?!\s+(?:\d|dias?\b|semana|m[eê]s)|\s*$)|seguinte (?:presta|mensalid)`,
    ],
    paid: [String.raw`\b(?:pag[oa]|recebid[oa]|liquidad[oa])\s+(?:em|a)\s*$`],
    settled: [String.raw`j[áa]\s(?:foi|foram|est[áa])\s(?:pag|liquidad|debitad|cobrad)[oa]s?`],
    so: phrases(String.raw`ou seja, isto [ée]`),
    hours: ['h|horas?'],
    please: 'por favor|pedimos|solicitamos|queira',
    method: 'pag[oa]|liquidad[oa]|recebid[oa]',
    once: ['at[ée]|quando'],
    was: ['foi'],
    onDay: ['em'],
    article: ['de'],
  },
} satisfies Lexicon;

/** How parties are addressed in Portuguese, and what lines about them name; apart, as no browser needs it. */
export const parties = {
  hailed: ['(?:prezad|car|estimad)[oa]s?\\s(?:client|s[óo]ci|senhor)\\p{L}*'],
  courtesies: ['sr|sra'],
  courtesiesSecond: ['sra'],
  and: ['e'],
  numbered: ['cliente'],
  houses: ['sucursal'],
  ownPlaces: ['sede'],
  others: ['banco|lugar|obra|entrega|de|sede|animal'],
  placeFields: ['estado|obra'],
  professions: [String.raw`escrit[óo]rio\sde\sadvogados`],
  sentences: ['este|esta|estes|estas|voc[êe]|por favor'],
  closings: ['cumprimentos|atenciosamente|obrigad[oa]'],
  streets: [
    String.raw`rua|travessa|praceta|pra[çc]a|estrada|rodovia|alameda|bairro|urbaniza[çc][ãa]o|zona\sindustrial`,
  ],
  offices: ['gerente|presidente|administradora?'],
  details: ['informa[cç][õo]es|dados|morada'],
  detailsOf: [String.raw`d[oae]|sobre\s(?:o|a)`],
  specimens: ['Exemplo'],
  thanks: ['obrigad[oa]'],
  articles: ['o'],
  paying: ['pagamento'],
  willBe: ['ser[áa]|se'],
  matters: ['entrega'],
  letters: ['estimad[oa]s?'],
  owners: ['condom[ií]nio'],
  summaries: ['resumo|detalhe'],
  summariesOf: ['da|do|dos|das'],
  units: ['unidade|peça|hora'],
  personTitles: ['sr|sra'],
  greetedTitles: ['sr|sra'],
  greetings: ['ol[áa]|estimad[oa]'],
  anybody: ['cliente'],
  joins: ['e'],
  bureaus: ['Departamento'],
  personParticles: ['da|de'],
  registers: ['iva|nif'],
  subjects: ['obra'],
  leads: ['de|para'],
  buyerLeadsFirst: ['para'],
  nameFields: ['nome'],
  periodBegins: ['de'],
  periodEnds: ['até'],
  banks: ['banco'],
  goods: ['artigos|servi[çc]os'],
  mailFrom: ['de'],
  mailSent: ['enviado|data'],
  mailTo: ['para'],
  mailSubject: ['assunto'],
  mailBeside: ['anexos?'],
  mailForwarded: ['enc'],
  mailPassedOn: [String.raw`mensagem\s(?:encaminhada|original)`],
  coverSheets: [String.raw`fax|folha\sde\srosto`],
  enclosing: [String.raw`em\sanexo|anexamos|junto\senviamos`],
  conditions: [String.raw`condi[çc][õo]es\sgerais(?:\s\p{L}+){0,4}|termos\se\scondi[çc][õo]es(?:\s\p{L}+){0,4}`],
  consignees: ['destinat[aá]rio'],
  salutations: ['Sr|Sra'],
  jobs: ['Administradora?|Gerente'],
  staff: ['contabilidad|compras|departamento'],
  countries: ['portugal'],
  thisPaper: ['este'],
  documents: ['documento|fatt?ura'],
  madeBy: ['process|emitid|g(?:[eé]n)?erad|computador|programa'],
  particles: ['de|da|dos|e'],
  littleWords: ['e|de|da|do|dos'],
  inFirms: ['de|da'],
  idle: ['de'],
  data: ['dados'],
  dataOf: ['do|da|de'],
  brandOf: [
    String.raw`(?:é\s+)?(?:uma\s+|a\s+)?marca(?:\s+(?:comercial|registad?a|registrada))?\s+(?:de|da|do)`,
    String.raw`(?:é\s+)?(?:o\s+|um\s+)?nome\s+comercial\s+(?:de|da|do)`,
  ],
  registeredUnder: [String.raw`n\.?i\.?f|cnpj`],
  shortened: ['[Ll]tda'],
  registersAtFoot: ['nif'],
  telephones: ['tel|fax'],
  besideAddress: ['iban|nif'],
  noPlaces: ['nif'],
  ownSigns: [String.raw`tel|telefon\p{L}*|fax|nif|iban`],
} satisfies PartyWords;

/** How rows and labels read in Portuguese; apart, as no browser needs it. */
export const rows = {
  owedBesides: [String.raw`\btaxa|imposto|juros|em atraso|anterior|caucao|deposito`],
  sumWords: ['total'],
  dayWords: ['data'],
  ifLate: [String.raw`ap[óo]s (?:o )?vencimento`],
  yearly: ['anua(?:l|is)|por ano'],
  levies: ['imposto especial de consumo'],
  shortLabels: ['para|data'],
  joints: ['a|de|da'],
  soldTo: ['para'],
  numberWords: ['num|n[°º]|numero|número'],
  bareNumbers: ['num|numero'],
  beforePeriods: ['de'],
  ofTime: ['per[ií]odo'],
  wholes: ['total(?: a pagar)?'],
  pages: [String.raw`página|pág\.?|pag\.?|p\.`],
  ofPages: ['de'],
  beforeNumbers: [String.raw`n\.º|núm|numero|número`],
  gluedNumbers: ['num'],
} satisfies RowWords;
