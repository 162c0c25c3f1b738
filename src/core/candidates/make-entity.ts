import type { Entity, EntitySource, Reason } from '../entity.ts';
import type { Box } from '../geometry.ts';
import type { Label } from '../labels.ts';
import type { DocumentLayout } from '../layout/layout.ts';
import type { Candidate } from './candidate.ts';

/** Where an entity's box ends up is rounded to this many digits, far below a pixel. */
const BOX_DIGITS = 5;

export interface EntityReason {
  confidence: number;
  source: EntitySource;
  keyword: string | null;
  pattern: string | null;
  reasons: Reason[];
}

/** An entity without its id; ids are given when all entities of the document are known. */
export type EntityDraft = Omit<Entity, 'id'>;

export function draftEntity(
  label: Label,
  candidate: Candidate,
  layout: DocumentLayout,
  reason: EntityReason,
): EntityDraft {
  return {
    label,
    text: candidate.text,
    value: candidate.value,
    context: layout.rows[candidate.segment.row]!.text.slice(0, 300),
    confidence: roundedConfidence(reason.confidence),
    source: reason.source,
    matched_keyword: reason.keyword,
    matched_pattern: reason.pattern,
    reasons: reason.reasons,
    page: candidate.page,
    box: roundedBox(candidate.box),
  };
}

export function roundedConfidence(confidence: number): number {
  return Math.round(Math.min(1, Math.max(0, confidence)) * 1000) / 1000;
}

/** Within the page, rounded. */
export function roundedBox(box: Box): Box {
  const round = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10 ** BOX_DIGITS) / 10 ** BOX_DIGITS;
  const [x, y] = [round(box.x), round(box.y)];
  return { x, y, width: Math.min(round(box.width), round(1 - x)), height: Math.min(round(box.height), round(1 - y)) };
}
