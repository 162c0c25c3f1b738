import type { DocumentWire } from '#contracts/document.ts';

const SELLERS = ['Northwind Paper', 'Kranz & Söhne', 'Atelier Lumière', 'Harbour Freight Lines', 'Sundial Energy'];
const HOUR_MS = 3_600_000;

/** `count` analysed documents, newest first, one an hour back from `now`; the first is invoice-00001.pdf. */
export function manyDocuments(count: number, now: Date): DocumentWire[] {
  return Array.from({ length: count }, (_, index) => {
    const filename = `invoice-${String(index + 1).padStart(5, '0')}.pdf`;
    const uploaded = new Date(now.getTime() - index * HOUR_MS).toISOString();
    return {
      id: `document-${index + 1}`,
      filename,
      file_size: 40_000 + ((index * 7919) % 900_000),
      total_pages: 1 + (index % 4),
      upload_date: uploaded,
      last_analysis: { status: index % 50 === 7 ? 'failed' : 'completed', entity_count: 12 + (index % 20) },
      metadata: { filename },
      summary: {
        seller: SELLERS[index % SELLERS.length] ?? null,
        buyer: 'Ada & Co',
        invoice_number: `INV-${20_000 + index}`,
        invoice_date: uploaded.slice(0, 10),
        due_date: null,
        total: `${100 + (index % 900)}.00`,
        currency: index % 3 === 0 ? 'USD' : 'EUR',
        failed_checks: 0,
      },
    };
  });
}
