import type { TestMatrix } from '#contracts/template.ts';
import type { ZoneStatus } from './zone-result-look.ts';

export type TestedDocument = TestMatrix['documents'][number];

/** Which documents of the matrix are shown. */
export interface MatrixFilter {
  /** Judged by this zone alone; null: by the worst of all zones. */
  zoneId: string | null;
  status: ZoneStatus | null;
  /** Only documents of the template's own layout. */
  isLayoutOnly: boolean;
}

export const NO_MATRIX_FILTER: MatrixFilter = { zoneId: null, status: null, isLayoutOnly: false };

/** How a zone does on the documents tested so far. */
export interface ZoneFigures extends Record<ZoneStatus, number> {
  zoneId: string;
  name: string;
  /** Share of the documents on which it passes, 0 to 1; null without documents. */
  rate: number | null;
}

/** How a document does: in one zone, or in its worst. One that could not be tested fails. */
export function statusOf(document: TestedDocument, zoneId: string | null): ZoneStatus {
  if (document.error !== undefined) return 'fail';
  const zones = zoneId === null ? document.zones : document.zones.filter((zone) => zone.zone_id === zoneId);
  if (zones.length === 0 || zones.some(({ status }) => status === 'fail')) return 'fail';
  return zones.some(({ status }) => status === 'warning') ? 'warning' : 'pass';
}

function isMeant(document: TestedDocument, { isLayoutOnly }: MatrixFilter): boolean {
  return !isLayoutOnly || document.matches;
}

/** The documents that the filter leaves. */
export function filterDocuments(documents: readonly TestedDocument[], filter: MatrixFilter): TestedDocument[] {
  return documents.filter(
    (document) =>
      isMeant(document, filter) && (filter.status === null || statusOf(document, filter.zoneId) === filter.status),
  );
}

/** How many documents would be left with each status, whichever is chosen now. */
export function statusCounts(
  documents: readonly TestedDocument[],
  filter: MatrixFilter,
): Record<ZoneStatus | 'all', number> {
  const counts = { all: 0, pass: 0, warning: 0, fail: 0 };
  for (const document of documents) {
    if (!isMeant(document, filter)) continue;
    counts.all += 1;
    counts[statusOf(document, filter.zoneId)] += 1;
  }
  return counts;
}

/** Every zone's figures over all documents, or over those of the layout. */
export function zoneFigures(
  zones: readonly { id: string; name: string }[],
  documents: readonly TestedDocument[],
  filter: MatrixFilter,
): ZoneFigures[] {
  const figures = new Map(
    zones.map(({ id, name }) => [id, { zoneId: id, name, pass: 0, warning: 0, fail: 0, rate: null as number | null }]),
  );
  for (const document of documents) {
    if (!isMeant(document, filter)) continue;
    for (const { zone_id, status } of document.zones) {
      const zone = figures.get(zone_id);
      if (zone) zone[status] += 1;
    }
  }
  for (const zone of figures.values()) {
    const tested = zone.pass + zone.warning + zone.fail;
    zone.rate = tested === 0 ? null : zone.pass / tested;
  }
  return [...figures.values()];
}
