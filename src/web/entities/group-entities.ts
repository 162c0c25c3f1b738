import type { EntityWire } from '#contracts/entity.ts';
import { KEY_FIELDS, LABELS } from '#core/labels.ts';
import type { EntityGroup } from './filter-entities.ts';

const ORDER = new Map<string, number>(LABELS.map((label, index) => [label, index]));

/** ORGANIZATION is another name for ORG (api.md). */
export function canonicalLabel(label: string): string {
  return label === 'ORGANIZATION' ? 'ORG' : label;
}

/** Groups by label: key fields first, then roles, then general types, then templates' own labels by name. */
export function groupEntities(entities: Readonly<Record<string, readonly EntityWire[]>>): EntityGroup[] {
  const groups = new Map<string, EntityWire[]>();
  for (const [label, found] of Object.entries(entities)) {
    if (found.length === 0) continue;
    const name = canonicalLabel(label);
    groups.set(name, [...(groups.get(name) ?? []), ...found]);
  }
  return [...groups]
    .map(([label, found]) => ({ label, entities: found }))
    .sort((a, b) => rank(a.label) - rank(b.label) || a.label.localeCompare(b.label));
}

function rank(label: string): number {
  return ORDER.get(label) ?? LABELS.length;
}

export function isKeyField(label: string): boolean {
  return (KEY_FIELDS as readonly string[]).includes(label);
}

const ACRONYMS = new Set(['IBAN', 'BIC', 'URL', 'ID', 'VAT']);
const NAMES: Record<string, string> = {
  ORG: 'Organization',
  GPE: 'City or country',
  LOC: 'Street or place',
  MONETARY: 'Amount',
  EMAIL: 'E-mail',
  PERSON_TITLE: 'Person title',
};

/** A label in words: INVOICE_NUMBER is "Invoice number". */
export function labelName(label: string): string {
  const known = NAMES[canonicalLabel(label)];
  if (known) return known;
  const words = label.split('_').map((word) => (ACRONYMS.has(word) ? word : word.toLowerCase()));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
