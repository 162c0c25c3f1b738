import type { TemplatePreview } from '#contracts/template.ts';
import type { Entity } from '#core/entity.ts';
import { LINE_ITEMS_LABEL } from '#core/templates/presets.ts';
import { readWithTemplate } from '#core/templates/read-with-template.ts';
import type { Zone } from '#core/templates/template.ts';
import { labelOfZone } from '#core/templates/zone-label.ts';
import type { DocumentRow } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { shownLineItems } from '../documents/document-wire.ts';
import { findEntities } from '../documents/documents.repository.ts';
import type { DocumentRun } from './run-on-document.ts';

interface Change {
  name: string;
  zones: Zone[];
  /** Zones that are there no more. */
  gone: readonly Zone[];
}

/** What of a document would change, were it read with these zones now. */
export async function changesOf(
  deps: Pick<Deps, 'db'>,
  row: DocumentRow,
  { run, document }: DocumentRun,
  { name, zones, gone }: Change,
): Promise<TemplatePreview> {
  const entities = await findEntities(deps.db, row);
  const nothing = { entities: {}, line_items: [], checks: [], warnings: [], document_type: 'invoice' as const };
  // A document that is of the layout no more is not read by the template any more.
  const read = run.matches ? readWithTemplate(nothing, run, { name, document }) : nothing;
  const changes: TemplatePreview = [];
  const told = new Set<string>();
  for (const zone of [...zones, ...gone]) {
    const readsLines = isLines(zone) && row.correctedLineItems === null;
    const label = isLines(zone) ? LINE_ITEMS_LABEL : labelOfZone(zone);
    // Of several zones for one label the first one that reads something counts.
    if (told.has(label)) continue;
    const standing = entities.find((one) => one.label === label);
    const before = readsLines ? linesText(shownLineItems(row)) : (standing?.value ?? null);
    const after = readsLines ? linesText(read.line_items) : (firstValue(read.entities, label) ?? null);
    if (after !== null) told.add(label);
    if (before === after || isFixed(standing) || (isLines(zone) && !readsLines)) continue;
    changes.push({
      ...{ document_id: row.id, filename: row.filename, zone_id: zone.id, zone_name: zone.name },
      ...{ label, before, after },
    });
  }
  return changes;
}

const isLines = (zone: Zone): boolean => labelOfZone(zone) === LINE_ITEMS_LABEL;
const firstValue = (entities: Record<string, Entity[]>, label: string) => entities[label]?.[0]?.value;
/** What people or an e-invoice say stands, whatever a zone reads. */
const isFixed = (entity: Entity | undefined) => entity?.source === 'user' || entity?.source === 'einvoice_xml';

function linesText(items: readonly { description: string | null; line_total: string | null }[]): string | null {
  if (items.length === 0) return null;
  const lines = items.map((item) => [item.description, item.line_total].filter(Boolean).join(': '));
  const text = lines.join('; ');
  return `${items.length} ${items.length === 1 ? 'line' : 'lines'}: ${text.length > 200 ? `${text.slice(0, 199)}…` : text}`;
}
