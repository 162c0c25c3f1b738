import type { Sayings } from './sayings.ts';

/** What is said of bills and deals in Portuguese. */
export const sayings = {
  unpaid: {
    claim: 'capital|juros(?: de mora)?|despesas de cobranca',
    bill: 'faturas?|prestacao|documento',
    and: 'e|mas',
    not: String.raw`nao|ainda nao|nenhum\w*`,
    without: 'sem',
    paid: String.raw`receb\w+|pag\w+|identific\w+|liquid\w+|regulariz\w+|registad\w+`,
    passed: String.raw`em (?:divida|atraso)|vencid\w+|venceu|(?:devia|deveria) ter sido`,
    missing: 'em (?:divida|aberto|falta)|por (?:liquidar|pagar|regularizar)',
    crossed: String.raw`ja (?:tenha |efetuou |procedeu |pagou ).{0,80}(?:desconsider\w+|ignor\w+|sem efeito)`,
    condition: 'se|caso|em caso|quando',
  },
  deal: {
    paidOut: [
      String.raw`\b(?:transferimos|efetuamos|foi (?:efetuad[oa]|transferid[oa]))\b.{0,60}(?:pagamento|transferencia|conta)`,
    ],
    givenBack: ['caucao'],
    ordered: ['(?:recebemos|confirmamos) a sua encomenda'],
    handedOver: ['mercadoria (?:entregue|recebida)', 'recebi (?:em boas condicoes|conforme)', 'local de descarga'],
    taken: ['receb(?:i|emos|ido) de .{2,80}(?:quantia|valor|€|euros)'],
    earned: [
      'vencimento base|total (?:de )?(?:abonos|remuneracoes)|subsidio de (?:alimentacao|refeicao)',
      'salario (?:base|bruto)',
    ],
    paidToEarner: ['liquido a receber', '(?:valor|total|salario) liquido'],
    heldBefore: ['saldo inicial', 'saldo anterior'],
    heldAfter: ['saldo final', String.raw`saldo em \d\S*`],
  },
  sale: {
    charges: [
      String.raw`(?:meus|nossos)\shonorarios\s(?:sao|ascendem|totalizam|importam)`,
      String.raw`(?:lhe|vos)\s(?:fatur|cobr)(?:o|amos)`,
    ],
    chargedFor: ['pel[oa]s?|por'],
    names: ['fatur'],
    itself: [
      'est[ea] (?:carta|e-?mail|mensagem|correio|recibo) (?:serve|vale)(?: tambem)? (?:de|como) (?:fatura|factura)',
      'est[ea] (?:carta|e-?mail|mensagem) (?:e|constitui) (?:tambem )?a (?:sua|minha|nossa|tua) (?:fatura|factura)',
    ],
    wantsBill: [
      String.raw`(?:poderi\w+|pod\w+|agradec\w+|solicit\w+|pedimos|peco)[^.!?]{0,40}\b(?:envi\w+|emit\w+|emissao|envio|corrij\w+|corrig\w+|retific\w+)(?: de| da| a| uma| nova| vossa)+ (?:\w+ )?fatura`,
      '(?:falta.?nos|falta.?me|ainda nao (?:recebemos|recebi)) (?:a|uma) fatura',
    ],
    mayBe: ['se', 'caso', '(?:pode|podera) (?:solicitar|pedir|escolher|receber)'],
    nothing: ['nada'],
    inAll: ['no total de', 'ao todo', 'um total de'],
    paysInto: ['pag\\p{L}*', 'transfer\\p{L}*', 'liquid\\p{L}*', 'para a (?:minha |nossa )?conta'],
    asks: ['(?:agradecemos|queira|solicitamos) .{0,40}(?:pagamento|transfer|liquid)'],
    levied: ['autoridade tributaria'],
    proposes: [String.raw`\bpropomos\b`],
    holds: [String.raw`\b(?:orcamento|proposta) valid[oa]\b`, String.raw`\bvalidade (?:d[ao] (?:orcamento|proposta))`],
    noInvoice: ['nao (?:e|constitui|serve de) (?:uma )?fatura'],
    validity: ['validade'],
    sendBack: [String.raw`devolv\p{L}+`],
    signed: [String.raw`assinad\p{L}+`],
    ofDay: ['de'],
    forWhat: ['para'],
  },
  slip: { named: ['recibo'] },
  titles: {
    quote: [
      'fac?tura pr[oó].?forma',
      'estimativa(?: de custos)?(?=$| n)|proposta de or[cç]amento',
      'plan de tratamento|factura pro.?forma',
      'or[cç]amento(?! (?:anual|geral(?= (?:d[aoe]s?|[0-9]))|ordin[aá]rio|do (?:estado|condom[ií]nio)|de (?:despesas|receitas)))|proposta(?: comercial)?|cota[cç][aã]o',
    ],
    order: [
      'ordem de (?:compra|servi[cç]o|trabalho)|confirma[cç][aã]o d[ae] (?:encomenda|reserva|pedido)|requisi[cç][aã]o|folha de obra',
      'pedido(?: de compra)?|encomenda|nota de encomenda',
    ],
    delivery_note: [
      'nota de entrega|guia de (?:devolu[cç][aã]o|rece[pç][cç]?[aã]o|entrega)|romaneio|lista de embalagem',
      'gu[ií]a de (?:remessa|transporte)',
    ],
    statement: [
      'aviso de transfer[eê]ncia',
      'conta.corrente|aviso de (?:pagamento|lan[cç]amento|cr[eé]dito)|extrato de (?:cliente|fornecedor|movimentos)|mapa de (?:d[ií]vidas|pagamentos)',
      'extrato(?: banc[aá]rio| de conta)?',
    ],
    reminder: [
      'interpela[cç][aã]o(?: para pagamento)?',
      '(?:segundo|[uú]ltimo) aviso|aviso de d[ií]vida|notifica[cç][aã]o de d[ií]vida',
      'lembrete(?: de pagamento)?|aviso de cobran[cç]a',
    ],
    other: [
      'cautela(?: de penhor)?',
      'ficha de (?:fornecedor|cliente|inscri[cç][aã]o)|cart[aã]o de s[oó]cio|(?:vale|cheque).?(?:de )?(?:oferta|presente)|mapa de amortiza[cç][aã]o|requisi[cç][aã]o interna',
      'ap[oó]lice|tabela de pre[cç]os|recibo de vencimento|folha de (?:horas|despesas|vencimento)|nota de despesas|certificado|ficha t[eé]cnica|plano de (?:pagamentos?|amortiza[cç][aã]o)|caderno de encargos|auto de medi[cç][aã]o|invent[aá]rio|condi[cç][oõ]es (?:gerais|particulares)|requerimento|formul[aá]rio|cat[aá]logo|convocat[oó]ria|regulamento|holerite|contracheque',
      'registo de (?:faturas|compras|vendas)|livro de (?:registo|caixa)|mapa de (?:quantidades|medi[cç][oõ]es)|or[cç]amento (?:anual|geral(?= (?:d[aoe]s?|[0-9]))|ordin[aá]rio|do (?:estado|condom[ií]nio)|de (?:despesas|receitas))',
      'contrato|relat[oó]rio|ata|certid[aã]o|declara[cç][aã]o|decis[aã]o',
    ],
  },
} satisfies Sayings;
