import type { Answer, HttpClient } from './http-client.ts';

/** Saves a draft with one zone over HTTP, drawn on this sample. */
export function createTemplate(client: HttpClient, sample: Uint8Array): Promise<Answer> {
  const zones = [{ id: 'number', name: 'Invoice Number', coordinates: { x: 0.6, y: 0.1, width: 0.3, height: 0.1 } }];
  const body = new FormData();
  body.set('name', 'Harbour & Pine');
  body.set('zones', JSON.stringify(zones));
  body.set('pdf_file', new Blob([new Uint8Array(sample)]), 'sample.pdf');
  return client.call('POST', '/api/templates', { body });
}
