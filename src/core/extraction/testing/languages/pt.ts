import type { TypedInvoice } from './typed-invoice.ts';

export const PORTUGUESE: readonly TypedInvoice[] = [
  {
    page: `*Cerâmica do Vouga, Lda.
Rua das Oliveiras, 118
3800-214 Aveiro
NIF: 508 214 337

*Fatura                         N.º da fatura: FT 2025/318
                                Data de emissão: 14/03/2025
                                Data de vencimento: 13/04/2025

Exmo.(s) Sr.(s)
Hotel Miramar, S.A.
Avenida da Praia, 7
4450-718 Leça da Palmeira

Descrição                       Quantidade    Preço unitário      Valor
Azulejo vidrado 20x20                  120              1,85     222,00
Transporte                               1             45,00      45,00

                                             Subtotal           267,00 €
                                             IVA 23%             61,41 €
                                             Total a pagar      328,41 €

Condições de pagamento: 30 dias a contar da data da fatura`,
    currency: 'EUR',
    lines: 2,
    fields: {
      INVOICE_NUMBER: 'FT 2025/318',
      INVOICE_DATE: '2025-03-14',
      DUE_DATE: '2025-04-13',
      TOTAL_AMOUNT: '328.41',
      TAX_AMOUNT: '61.41',
      SELLER_NAME: 'Cerâmica do Vouga, Lda.',
      BUYER_NAME: 'Hotel Miramar, S.A.',
      PAYMENT_TERMS: '30 dias a contar da data da fatura',
    },
  },
  {
    page: `*Oficina Paranoá Ltda
Rua dos Ipês, 451
Brasília - DF
CNPJ 12.118.443/0001-60

*NOTA FISCAL DE SERVIÇOS            Número da nota: 2214
                                    Emitida em: 5 de agosto de 2025

Cliente: Construtora Igaraçu Ltda
CNPJ 33.504.118/0001-02

Discriminação dos serviços         Qtd.      Valor unitário        Valor total
Revisão de gerador                    1            1.250,00           1.250,00
Filtro de óleo                        4               88,50             354,00

Valor total dos serviços                                          R$ 1.604,00
Vencimento: 20/08/2025
Forma de pagamento: boleto bancário`,
    currency: 'BRL',
    lines: 2,
    fields: {
      INVOICE_NUMBER: '2214',
      INVOICE_DATE: '2025-08-05',
      DUE_DATE: '2025-08-20',
      TOTAL_AMOUNT: '1604.00',
      SELLER_NAME: 'Oficina Paranoá Ltda',
      BUYER_NAME: 'Construtora Igaraçu Ltda',
    },
  },
  {
    page: `*Inês Quintela
Tradutora
Travessa do Carmo 12, 2.º esq.
1200-095 Lisboa
Contribuinte n.º 214 338 907

Lisboa, 2 de maio de 2025

Cliente
Editora Farol, Unipessoal Lda
Rua do Século 80
1200-433 Lisboa

*Fatura n.º 2025-14

Serviço                                               Valor
Tradução de contrato, 14 páginas                     420,00
Revisão de texto                                      85,00

Total ilíquido                                       505,00
IVA à taxa de 23%                                    116,15
Total                                              EUR 621,15

Pagamento até 17/05/2025 por transferência bancária.`,
    currency: 'EUR',
    lines: 2,
    fields: {
      INVOICE_NUMBER: '2025-14',
      INVOICE_DATE: '2025-05-02',
      DUE_DATE: '2025-05-17',
      TOTAL_AMOUNT: '621.15',
      TAX_AMOUNT: '116.15',
      SELLER_NAME: 'Inês Quintela',
      BUYER_NAME: 'Editora Farol, Unipessoal Lda',
      PAYMENT_TERMS: 'Pagamento até 17/05/2025 por transferência bancária.',
    },
  },
  {
    page: `*FATURA-RECIBO N.º FR 12/88

Prestador de serviços                     Adquirente
Rui Salgueiro, Eletricista                Condomínio Edifício Tejo
NIF 214 556 018                           NIF 901 223 118
Rua Nova 4, 2810-114 Almada               Rua do Cais 31, 2800-020 Almada

Data de emissão     Data da prestação     Vencimento
2025-10-06          2025-10-02            2025-10-21

Designação                              Qtd.     P. unit.     Total
Substituição de quadro elétrico            1       310,00    310,00
Disjuntor 16A                              6        12,50     75,00

Base tributável  385,00
IVA (23%)         88,55
TOTAL            473,55 €

Prazo de pagamento: 15 dias`,
    currency: 'EUR',
    lines: 2,
    fields: {
      INVOICE_NUMBER: 'FR 12/88',
      INVOICE_DATE: '2025-10-06',
      DUE_DATE: '2025-10-21',
      TOTAL_AMOUNT: '473.55',
      TAX_AMOUNT: '88.55',
      SELLER_NAME: 'Rui Salgueiro, Eletricista',
      BUYER_NAME: 'Condomínio Edifício Tejo',
      PAYMENT_TERMS: '15 dias',
    },
  },
];
