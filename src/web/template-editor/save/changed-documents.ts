import type { TemplatePreview } from '#contracts/template.ts';

interface ChangedDocument {
  id: string;
  filename: string;
  values: { zoneId: string; name: string; before: string | null; after: string | null }[];
}

/** The changes by document, in the order in which they came. */
export function changedDocuments(changes: TemplatePreview): ChangedDocument[] {
  return [...Map.groupBy(changes, (change) => change.document_id).entries()].map(([id, ofDocument]) => ({
    id,
    filename: ofDocument[0]?.filename ?? id,
    values: ofDocument.map(({ zone_id, zone_name, before, after }) => ({
      zoneId: zone_id,
      name: zone_name,
      before,
      after,
    })),
  }));
}
