import type { DocumentWire } from '#contracts/document.ts';

/** What the status badge says (specification §4): two words of the server's, anything else or nothing is work. */
export type DocumentStatus = 'completed' | 'failed' | 'processing';

export function documentStatus(document: Pick<DocumentWire, 'last_analysis'>): DocumentStatus {
  const status = document.last_analysis?.status;
  return status === 'completed' || status === 'failed' ? status : 'processing';
}

export const STATUS_WORDS: Record<DocumentStatus, string> = {
  completed: 'Completed',
  failed: 'Failed',
  processing: 'Processing',
};
