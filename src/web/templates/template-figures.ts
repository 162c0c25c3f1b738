import type { TemplateWire } from '#contracts/template.ts';
import { ZONE_TYPES } from '#core/templates/template.ts';

export interface TemplateFigures {
  zones: number;
  required: number;
  rules: number;
  /** Zones whose value is all their text. */
  withoutRules: number;
  /** Pages that have zones. */
  pages: number;
  /** "3 text", "1 table", without types that have none. */
  types: string[];
}

export function templateFigures({ zones }: Pick<TemplateWire, 'zones'>): TemplateFigures {
  return {
    zones: zones.length,
    required: zones.filter(({ required }) => required).length,
    rules: zones.reduce((sum, { rules }) => sum + rules.length, 0),
    withoutRules: zones.filter(({ rules }) => rules.length === 0).length,
    pages: new Set(zones.map(({ pageNumber }) => pageNumber)).size,
    types: ZONE_TYPES.flatMap((type) => {
      const count = zones.filter((zone) => zone.type === type).length;
      return count === 0 ? [] : [`${count} ${type}`];
    }),
  };
}
