import { type Lexicon, phrases } from '../lexicon.ts';

export const labels = {
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
    iva, total iva, valor iva, valor do iva, total de iva, total do iva, montante do iva, total do imposto, valor do imposto, montante iva, imposto, impostos, iss, icms,
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
    exmos senhores, exmo(s) senhor(es), exmo(s) senhores, exmo.(s) senhor(es), exmos. senhores, exmo(a) senhor(a), dados do cliente, nome do cliente, cobrar a, morada de faturação, endereço de cobrança,
    sacado, pagador, contratante, destinatário/remetente, tomador / adquirente, tomador dos serviços`),
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
    termos de pagamento, prazo, condições pagamento, condições, cond. de pagamento`),
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
} satisfies Lexicon['labels'];
