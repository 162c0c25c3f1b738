import type { TypedInvoice } from './typed-invoice.ts';

export const TURKISH: readonly TypedInvoice[] = [
  {
    page: `Anadolu Kırtasiye ve Matbaacılık Ltd. Şti.                  e-FATURA
Gazi Mah. Sanayi Cad. No: 12 Ankara
Vergi Dairesi: Ostim   VKN: 0711820447

SAYIN                                                       Fatura No:         AKM2025000000118
Kuzey Eğitim Danışmanlık A.Ş.                               Fatura Tarihi:     12-03-2025
Liman Sok. No: 8 Samsun                                     Vade Tarihi:       11-04-2025
VKN: 4471188200

Sıra No   Mal Hizmet               Miktar      Birim Fiyat     KDV Oranı     KDV Tutarı    Mal Hizmet Tutarı
1         Broşür baskı             500 Adet        4,20 TL        %20,00      420,00 TL          2.100,00 TL
2         Ajanda                    40 Adet       95,00 TL        %20,00      760,00 TL          3.800,00 TL

                                   Mal Hizmet Toplam Tutarı                       5.900,00 TL
                                   Hesaplanan KDV (%20)                           1.180,00 TL
                                   Vergiler Dahil Toplam Tutar                    7.080,00 TL
                                   Ödenecek Tutar                                 7.080,00 TL`,
    currency: 'TRY',
    lines: 2,
    fields: {
      INVOICE_NUMBER: 'AKM2025000000118',
      INVOICE_DATE: '2025-03-12',
      DUE_DATE: '2025-04-11',
      TOTAL_AMOUNT: '7080.00',
      TAX_AMOUNT: '1180.00',
      SELLER_NAME: 'Anadolu Kırtasiye ve Matbaacılık Ltd. Şti.',
      BUYER_NAME: 'Kuzey Eğitim Danışmanlık A.Ş.',
    },
  },
  {
    page: `*DENİZ MİMARLIK
Sahil Yolu No: 4, Bodrum

FATURA
Fatura No: 2025-44
Düzenleme Tarihi: 5 Mayıs 2025
Son Ödeme Tarihi: 4 Haziran 2025

Müşteri
Ege Otelcilik A.Ş.
Cumhuriyet Cad. No: 118, Muğla

Açıklama                                           Tutar
Ruhsat projesi                              ₺ 42.000,00
Şantiye ziyareti                             ₺ 3.500,00

Ara Toplam                                  ₺ 45.500,00
KDV %20                                      ₺ 9.100,00
GENEL TOPLAM                                ₺ 54.600,00
Ödeme şekli: Havale`,
    currency: 'TRY',
    lines: 2,
    fields: {
      INVOICE_NUMBER: '2025-44',
      INVOICE_DATE: '2025-05-05',
      DUE_DATE: '2025-06-04',
      TOTAL_AMOUNT: '54600.00',
      TAX_AMOUNT: '9100.00',
      SELLER_NAME: 'DENİZ MİMARLIK',
      BUYER_NAME: 'Ege Otelcilik A.Ş.',
    },
  },
];
