import { ZONE_PRESETS } from './presets.ts';
import type { Zone } from './template.ts';

/** The entity label that a zone fills: its own, its preset's by name, otherwise its name in upper snake case. */
export function labelOfZone(zone: Pick<Zone, 'name' | 'label'>): string {
  const own = zone.label?.trim();
  if (own) return own;
  const name = zone.name.trim();
  const preset = ZONE_PRESETS.find((one) => one.name.toLowerCase() === name.toLowerCase());
  return preset?.label ?? upperSnakeCase(name);
}

function upperSnakeCase(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
  const label = plain.replace(/[^A-Z0-9]+/g, '_').replace(/^_+|_+$/g, '');
  if (label === '') return 'ZONE';
  return (/^[A-Z]/.test(label) ? label : `ZONE_${label}`).slice(0, 64);
}
