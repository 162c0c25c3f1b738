import type { Box } from '#core/geometry.ts';
import type { ZonePreset } from '#core/templates/presets.ts';
import type { Zone } from '#core/templates/template.ts';
import { centredBox } from './zone-geometry.ts';

/** A zone as it begins: 'Zone N', text, not required, without rules. N counts on from the zones there are. */
export function makeZone(id: string, others: readonly Zone[], pageNumber: number, coordinates: Box): Zone {
  const names = new Set(others.map((zone) => zone.name));
  let number = others.length + 1;
  while (names.has(`Zone ${number}`)) number += 1;
  return { id, name: `Zone ${number}`, type: 'text', coordinates, pageNumber, required: false, rules: [] };
}

/** A zone of a preset, in the middle of the page. */
export function presetZone(id: string, { name, type, width, height, label }: ZonePreset, pageNumber: number): Zone {
  return { id, name, type, label, coordinates: centredBox(width, height), pageNumber, required: false, rules: [] };
}
