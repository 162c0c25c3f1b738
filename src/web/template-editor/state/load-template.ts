import { z } from 'zod';
import { RULE_TYPES, type Rule, TEMPLATE_STATUSES, ZONE_TYPES, type Zone } from '#core/templates/template.ts';
import { defaultZoneName, loadedCoordinates } from '#core/templates/zone-defaults.ts';
import type { EditorFields } from './editor-state.ts';
import { mirroredRule } from './rule-values.ts';
import { clampToPage } from './zone-geometry.ts';

const placeSchema = z.object({
  x: z.number().optional(),
  y: z.number().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
});
const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const ruleSchema = z.object({
  id: z.string(),
  type: z.enum(RULE_TYPES).catch('regex'),
  value: z.string().catch(''),
  config: z
    .object({
      caseSensitive: z.boolean().optional(),
      wholeWord: z.boolean().optional(),
      offset: z.number().optional(),
      length: z.number().optional(),
      hasHeader: z.boolean().optional(),
      columns: z.array(z.string()).optional(),
    })
    .catch({}),
});

/** A template as the editor takes it: older ones lack parts of their zones, which get the defaults of specification §5. */
export const loadedTemplateSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullish(),
  status: z.enum(TEMPLATE_STATUSES).catch('draft'),
  zones: z.array(
    z.object({
      id: z.string(),
      name: z.string().nullish(),
      type: z.enum(ZONE_TYPES).catch('text'),
      coordinates: placeSchema.catch({}),
      pageNumber: z.number().int().min(1).catch(1),
      required: z.boolean().catch(false),
      rules: z.array(ruleSchema).catch([]),
      label: z.string().optional().catch(undefined),
      anchor: z
        .object({ text: z.string(), pageNumber: z.number().int().min(1).catch(1), box: boxSchema })
        .optional()
        .catch(undefined),
    }),
  ),
  /** How many documents have values that it read. */
  documentsRead: z.number().catch(0),
  pdf: z.object({ filename: z.string() }).nullish(),
});
export type LoadedTemplate = z.infer<typeof loadedTemplateSchema>;

export function loadedFields({ name, description, status }: LoadedTemplate): EditorFields {
  return { name, description: description ?? '', status };
}

/** The zones with what they lack, brought onto the page. */
export function loadedZones({ zones }: Pick<LoadedTemplate, 'zones'>): Zone[] {
  return zones.map(({ id, name, coordinates, rules, label, anchor, ...zone }) => ({
    ...zone,
    id,
    name: name?.trim() ? name : defaultZoneName(id),
    coordinates: clampToPage(loadedCoordinates(withoutMissing(coordinates))),
    rules: rules.map((rule) => mirroredRule({ ...rule, config: withoutMissing(rule.config) })) as Rule[],
    ...(label ? { label } : {}),
    ...(anchor ? { anchor } : {}),
  }));
}

/** Without the keys that hold undefined, which exact optional types tell from absent ones. */
function withoutMissing<T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
