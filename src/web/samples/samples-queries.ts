import { queryOptions } from '@tanstack/react-query';
import { samplesSchema } from '#contracts/samples.ts';
import { request, requestNothing } from '#web/api/client.ts';

const PATH = '/api/samples';
/** How often to look while sample invoices are on their way. */
const LOOK_MS = 1500;

/** How many sample invoices the account has; asked again for as long as more come or are being read. */
export const samplesQuery = queryOptions({
  // Not under the documents: the stream of changes would ask for it with each of thirty documents.
  queryKey: ['samples'],
  queryFn: ({ signal }) => request(PATH, samplesSchema, { signal }),
  refetchInterval: ({ state }) => (state.data && (state.data.loading || state.data.processing > 0) ? LOOK_MS : false),
});

/** Has the sample invoices loaded in the background; they are not counted. */
export function loadSamples() {
  return request(PATH, samplesSchema, { method: 'POST' });
}

export function removeSamples(): Promise<void> {
  return requestNothing(PATH, { method: 'DELETE' });
}
