import {
  AtSign,
  BadgeInfo,
  Banknote,
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  Hash,
  Landmark,
  Link2,
  type LucideIcon,
  MapPin,
  Phone,
  Tag,
  User,
} from 'lucide-react';
import { canonicalLabel, isKeyField } from './group-entities.ts';

/** Icons of the specification's types (§1), and of the invoice fields that are of such a type. */
const ICONS: Record<string, LucideIcon> = {
  PERSON: User,
  ORG: Building2,
  ORGANIZATION: Building2,
  DATE: CalendarDays,
  MONETARY: Banknote,
  EMAIL: AtSign,
  PHONE: Phone,
  URL: Link2,
  PERSON_TITLE: BriefcaseBusiness,
  GPE: Landmark,
  LOC: MapPin,
};

const FIELD_ICONS: [RegExp, LucideIcon][] = [
  [/_NAME$/, Building2],
  [/_DATE$|_PERIOD$/, CalendarDays],
  [/AMOUNT|CURRENCY/, Banknote],
  [/_ADDRESS$/, MapPin],
  [/_NUMBER$|_ORDER$/, Hash],
  [/_ID$|IBAN|BIC/, BadgeInfo],
];

/** The icon of an entity type; unknown types get the default one. */
export function entityIcon(label: string): LucideIcon {
  return ICONS[label] ?? FIELD_ICONS.find(([pattern]) => pattern.test(label))?.[1] ?? Tag;
}

const HUES = new Set(['PERSON', 'PERSON_TITLE', 'ORG', 'DATE', 'MONETARY', 'EMAIL', 'PHONE', 'URL', 'GPE', 'LOC']);

/** A CSS colour: the accent for the eight key fields, one hue for each general type, grey for the rest. */
export function entityColour(label: string): string {
  if (isKeyField(label)) return 'var(--accent)';
  const name = canonicalLabel(label);
  return HUES.has(name) ? `var(--entity-${name.toLowerCase().replace('_', '-')})` : 'var(--entity-default)';
}
