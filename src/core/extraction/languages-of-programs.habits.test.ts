import { expect, test } from 'vitest';
import { isPostcodeLine, isStreetLine } from '../names/address-lines.ts';
import { readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;

test.each(['1200-433 Lisboa', '3840-385 Vagos', 'PT-4000-069 Porto', '34-400 Nowy Targ', '86.870-000 Ivaiporã'])(
  '%s is a postcode and its town',
  (line) => {
    expect(isPostcodeLine(line)).toBe(true);
  },
);

test.each(['12-345', '100 50 Kč', 'Modelo 1200-433', '500 00 kr', '1999-2004'])('%s is none', (line) => {
  expect(isPostcodeLine(line)).toBe(false);
});

test.each([
  'Rua da Rosa 118',
  'Estrada Nacional 109, n.º 1184',
  'Travessa da Boavista, 4',
  'Rodovia BR-369, km 18',
  'ul. Waksmundzka 11b',
  'os. Tysiąclecia 40/7',
  'náměstí Míru 9',
])('%s is a street', (line) => {
  expect(isStreetLine(line)).toBe(true);
});

const FATURA = `*Ria Expresso - Transportes, Lda                               Fatura N.º FAC2026 184
Zona Industrial da Mota, Rua 12                                  Data Emissão: 2026-04-30
3830-527 Gafanha da Encarnação

Contribuinte: 514471182
                                                       Cerâmica da Malhada, S.A.
Telefone: 234 555 014
                                                       Estrada Nacional 109, n.º 1184
E-mail: contas@riaexpresso.example                     3840-385 Vagos
                                                       Portugal

Documento        V/ Contribuinte    Cliente    Ref. Documento     Vencimento
FAC2026 184      502447118          1047       Contrato 31        2026-05-30

Designação                         Qtd      Uni      PVP Uni.      Total Liquido
Serviço expresso                    38       Un         4,85€            184,30€
Recolhas a pedido                    6       Un         2,50€             15,00€

                                                 Total Liquido           199,30€
                                                 Total IVA                45,84€
                                                 Total a Pagar           245,14€`;

test('a Portuguese paper of few words is Portuguese, and who stands above street and postcode is billed', () => {
  const found = readTyped(FATURA);
  expect([found.language, stated(found, 'SELLER_NAME'), stated(found, 'BUYER_NAME')]).toEqual([
    'pt',
    'Ria Expresso - Transportes, Lda',
    'Cerâmica da Malhada, S.A.',
  ]);
});

const nfse = (prestador: string, tomador: string, name: string) => `*DANFSe v1.0
*Documento Auxiliar da NFS-e

*Número da NFS-e         Competência da NFS-e     Data e Hora da emissão da NFS-e
312                     04/05/2026               08/05/2026 14:22:10
*${prestador.padEnd(23)} CNPJ / CPF / NIF         Inscrição Municipal        Telefone
Prestador do Serviço    24.471.182/0001-47       -                          (43) 3555-0147
*${name.padEnd(48)} E-mail
Lidiane Bortoluzzi Treinamentos Ltda             lidiane@bortoluzzi.example
*Endereço                                         Município                  CEP
Avenida Souza Naves, 1447, Centro                Ivaiporã - PR              86870-000
*${tomador.padEnd(23)} CNPJ / CPF / NIF         Inscrição Municipal        Telefone
                        75.204.471/0003-18       -                          (43) 3555-0182
*${name.padEnd(48)} E-mail
Cooperativa Agroindustrial Vale do Ivaí          fiscal@valedoivai.example
*Endereço                                         Município                  CEP
Rodovia BR-369, km 18, Parque Industrial         Jandaia do Sul - PR        86900-000
*SERVIÇO PRESTADO
*Descrição do Serviço
Treinamento de operadores, 16 horas
*VALOR TOTAL DA NFS-E
*Valor do Serviço        Desconto Condicionado     Desconto Incondicionado     ISSQN Retido
R$ 3.860,00             -                         -                           -
*Valor Líquido da NFS-e
R$ 3.860,00`;

test.each([
  ['EMITENTE DA NFS-e', 'TOMADOR DO SERVIÇO', 'Nome / Nome Empresarial'],
  ['PRESTADOR / FORNECEDOR', 'TOMADOR / ADQUIRENTE', 'NOME / NOME EMPRESARIAL'],
])("the national form of Brazil's service invoices names its parties: %s", (prestador, tomador, name) => {
  const found = readTyped(nfse(prestador, tomador, name));
  expect([found.language, stated(found, 'SELLER_NAME'), stated(found, 'BUYER_NAME')]).toEqual([
    'pt',
    'Lidiane Bortoluzzi Treinamentos Ltda',
    'Cooperativa Agroindustrial Vale do Ivaí',
  ]);
});

const besideTable = (buyer: string, due: string, words: readonly [string, string, string, string]) => `
*Gästgiveriet Tre Källor                                                   FAKTURA
                                                                          2026-0118

*${buyer}
                                 ${words[0].padEnd(30)} ${words[1].padEnd(10)} ${words[2].padEnd(14)} ${words[3]}
*Folkbildningsförbundet Väst
Box 2044                         Konferenslokal                 1          6 400,00      6 400,00
461 22 Trollhättan
                                 Kaffe och bulle               36             89,00      3 204,00
*${due}
2026-05-06                       Projektor                      1            950,00        950,00

                                 Netto:                                                 10 554,00
                                 Moms 25%:                                               2 638,50
                                 Summa att betala:                                      13 192,50 SEK

Godkänd för F-skatt`;

test('whom a heading names beside the table, level with its titles and rows, is billed', () => {
  const found = readTyped(besideTable('FAKTURERINGSADRESS', 'FÖRFALLODATUM', ['PRODUKT', 'ANTAL', 'Å-PRIS', 'BELOPP']));
  expect(stated(found, 'BUYER_NAME')).toBe('Folkbildningsförbundet Väst');
});

test("what stands on the account on the day of the invoice is not the invoice's total", () => {
  const found = readTyped(`*FAKTURA VAT                                  FV/1182/05/2026
Data wystawienia: 2026-05-05

Sprzedawca:                    Nabywca:
Netgóra Sieci Radiowe s.c.     Bogumiła Świerczek
ul. Waksmundzka 11b            Łopuszna 118
34-400 Nowy Targ               34-432 Łopuszna

Nazwa usługi            Ilość     Wartość netto     VAT %     Wartość brutto
Internet 30/10 Mb/s         1             65,04       23              80,00
Publiczny adres IP          1              8,13       23              10,00
                                          73,17                       90,00

*Razem do zapłaty:          90,00

*Saldo na dzień
                            180,00
*wystawienia faktury:`);
  expect(stated(found, 'TOTAL_AMOUNT')).toBe('90.00');
});

const faktura = (items: string, below: string) => `*FAKTURA - DAŇOVÝ DOKLAD č. 260100447

Dodavatel:                                     Odběratel:
Zahradnické potřeby Mikulka s.r.o.             Obec Dolní Lhotka
Za Drahou 447                                  Dolní Lhotka 31
789 01 Zábřeh                                  789 91 Štíty
IČ: 28644711  DIČ: CZ28644711                  IČ: 00604471

Datum vystavení: 14.04.2026
Datum splatnosti: 28.04.2026

${items}

${below}`;

test('of a breakdown without a sum the tax is what all parts make, printed where the items are summed up', () => {
  const found = readTyped(
    faktura(
      `Označení dodávky            Množství     J.cena        Cena   %DPH        DPH   Kč Celkem
Hadice sací 1" zelená           12 m      74,30      891,60    21%     187,24    1 078,84
Čerpadlo AL-KO HW 4500          1 ks   8 027,01    8 027,01    21%   1 685,67    9 712,68
Zahradní substrát 50 l         20 ks     107,14    2 142,80    12%     257,14    2 399,94
Součet položek                                    11 061,41          2 130,05   13 191,46
Zaokrouhlení                                                                        -0,46
CELKEM K ÚHRADĚ                                                                 13 191,00`,
      `Rekapitulace DPH v Kč:
   Základ v Kč     Sazba      DPH v Kč     Celkem s DPH v Kč
          0,00        0%                                0,00
      2 142,80       12%        257,14              2 399,94
      8 918,61       21%      1 872,91             10 791,52`,
    ),
  );
  expect([stated(found, 'TOTAL_AMOUNT'), stated(found, 'TAX_AMOUNT')]).toEqual(['13191.00', '2130.05']);
});

test.each([
  ['Dodavatel', 'Odběratel', 'Mgr. Daniela Pospíchalová', 'Údolní 41', '602 00 Brno'],
  ['Seller', 'Buyer', 'Daniel Marlowe', '41 Mill Lane', 'Leeds LS1 4AP'],
])(
  'whoever stands below the heading "%s" sends, whatever brand is printed at the head',
  (seller, buyer, name, street, town) => {
    const found = readTyped(`^čárka nad i                              Faktura 2026-0031

${seller.padEnd(51)}${buyer}
${name.padEnd(51)}Nadační fond Modrý balón
${street.padEnd(51)}Josefská 7
${town.padEnd(51)}602 00 Brno

IČO 74471182                                       IČO 06144718
Neplátce DPH

Bankovní účet            670100-2204471182/6210    Datum vystavení           04. 06. 2026
Variabilní symbol                      20260031    Datum splatnosti          18. 06. 2026
Způsob platby                          Převodem

                                             Cena za MJ          Celkem
14   hod   Korektury textů výroční zprávy        480,00        6 720,00
36   NS    Překlad EN-CS, odborný text           390,00       14 040,00

                                              K úhradě     20 760,00 Kč

dana@carkanadi.example`);
    expect(stated(found, 'SELLER_NAME')).toBe(name);
  },
);

test.each(['Manuela Quintela Pastelarias, Unip. Lda', 'Rheingauer Hotelbetr. GmbH', 'Moravské Strojír. s.r.o.'])(
  'a shortened word before the legal form ends no sentence: %s',
  (name) => {
    const found = readTyped(`*Torrefação Alto da Serra, Lda
Rua dos Loureiros, 47
6300-693 Guarda
Contribuinte N.º: 504471182
                                           Exmo.(s) Sr.(s)
                                           ${name}
                                           Av. Cidade de Safed, 18
                                           6300-537 Guarda

*Fatura FT M/1047
Data: 2026-05-31          Vencimento: 2026-06-30

Descrição                      Qtd.   Pr. Unitário     Valor
Café em grão lote Serra       12,00          14,90    178,80

                              Total ( EUR )           178,80`);
    expect(stated(found, 'BUYER_NAME')).toBe(name);
  },
);
