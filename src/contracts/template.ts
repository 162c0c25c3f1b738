import { z } from 'zod';
import {
  MAX_DESCRIPTION,
  MAX_NAME,
  MAX_RULE_VALUE,
  MAX_RULES_PER_ZONE,
  MAX_SAMPLE_PAGES,
  MAX_ZONES,
  MIN_ZONE_SIZE,
  TEMPLATE_VERSION,
} from '#core/templates/limits.ts';
import { RULE_TYPES, TEMPLATE_STATUSES, ZONE_TYPES, type Zone } from '#core/templates/template.ts';
import { defaultZoneName } from '#core/templates/zone-defaults.ts';
import { timestampSchema } from './common.ts';
import { pageWordsSchema } from './document.ts';
import { boxSchema } from './entity.ts';

/** What rounding may leave over at the page's edge. */
const EDGE = 1e-6;

const idSchema = z.string().min(1, 'Every zone and rule needs an id.').max(100);
const pageNumberSchema = z
  .number()
  .int('Pages are whole numbers from 1.')
  .min(1, 'Pages are whole numbers from 1.')
  .max(MAX_SAMPLE_PAGES, `A sample has at most ${MAX_SAMPLE_PAGES} pages.`);

/** A rectangle on the page, in fractions of it. What only rounding put past the edge is cut. */
export const zoneCoordinatesSchema = z
  .object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
  .refine(liesOnPage, 'A zone must lie on its page: x, y, width and height are fractions of it, from 0 to 1.')
  .refine(
    ({ width, height }) => width >= MIN_ZONE_SIZE - EDGE && height >= MIN_ZONE_SIZE - EDGE,
    `A zone must be at least ${MIN_ZONE_SIZE} of the page wide and high.`,
  )
  .transform(({ x, y, width, height }) => {
    const [left, top] = [Math.max(0, x), Math.max(0, y)];
    // Only what is over the edge: 1 - 0.8 is not quite 0.2.
    const cut = (from: number, length: number) => (from + length > 1 ? 1 - from : length);
    return { x: left, y: top, width: cut(left, width), height: cut(top, height) };
  });

function liesOnPage({ x, y, width, height }: { x: number; y: number; width: number; height: number }): boolean {
  return x >= -EDGE && y >= -EDGE && width > 0 && height > 0 && x + width <= 1 + EDGE && y + height <= 1 + EDGE;
}

export const ruleConfigSchema = z.object({
  caseSensitive: z.boolean().optional(),
  wholeWord: z.boolean().optional(),
  offset: z.number().int().min(-100_000).max(100_000).optional(),
  length: z.number().int().min(0).max(100_000).optional(),
  hasHeader: z.boolean().optional(),
  columns: z.array(z.string().max(200)).max(100).optional(),
});

export const ruleSchema = z.object({
  id: idSchema,
  type: z.enum(RULE_TYPES),
  /** May be blank, and may be an expression that is none, as long as the template is a draft. */
  value: z.string().max(MAX_RULE_VALUE, `A rule's value can have at most ${MAX_RULE_VALUE} characters.`),
  config: ruleConfigSchema.default({}),
});

/** A text on the sample that its zone keeps its distance from. */
export const anchorSchema = z.object({
  text: z.string().trim().min(1, 'An anchor needs a text.').max(200, 'An anchor can have at most 200 characters.'),
  pageNumber: pageNumberSchema.default(1),
  box: boxSchema,
});

/** The wire shape of a zone; what a client may leave out is filled in. Two ids alike are refused (`zonesSchema`). */
export const zoneSchema = z.preprocess(
  // The first clients put the page among the coordinates.
  (zone) => {
    const given = zone as { pageNumber?: unknown; coordinates?: { pageNumber?: unknown } } | null;
    const page = given?.pageNumber ?? given?.coordinates?.pageNumber;
    return page === undefined || typeof given !== 'object' ? zone : { ...given, pageNumber: page };
  },
  z
    .object({
      id: idSchema,
      name: z.string().max(MAX_NAME, `A zone's name can have at most ${MAX_NAME} characters.`).default(''),
      type: z.enum(ZONE_TYPES).default('text'),
      coordinates: zoneCoordinatesSchema,
      pageNumber: pageNumberSchema.default(1),
      required: z.boolean().default(false),
      rules: z
        .array(ruleSchema)
        .max(MAX_RULES_PER_ZONE, `A zone can have at most ${MAX_RULES_PER_ZONE} rules.`)
        .default([]),
      /** The entity label that it fills; absent: its preset's, or its name in upper snake case. */
      label: z
        .string()
        .regex(/^[A-Z][A-Z0-9_]{0,63}$/, 'A label is written like INVOICE_NUMBER.')
        .optional(),
      /** Absent: the server chooses texts around the zone. */
      anchor: anchorSchema.nullish().transform((anchor) => anchor ?? undefined),
    })
    .transform((zone) => ({ ...zone, name: zone.name.trim() === '' ? defaultZoneName(zone.id) : zone.name })),
);

export const zonesSchema = z
  .array(zoneSchema)
  .max(MAX_ZONES, `A template can have at most ${MAX_ZONES} zones.`)
  .refine((zones) => new Set(zones.map(({ id }) => id)).size === zones.length, 'Two zones have the same id.');

/** By what the layout is known again; made by the server from the sample, and carried by exports. */
export const layoutSchema = z.object({
  pages: z.number().int().min(0).max(MAX_SAMPLE_PAGES),
  anchors: z.array(anchorSchema).max(2000),
  identity: z.array(z.string().max(200)).max(200),
  openSides: z.record(z.string(), z.object({ left: z.boolean(), right: z.boolean(), below: z.boolean().optional() })),
});

const templateFields = {
  name: z
    .string('Template name is required')
    .max(MAX_NAME, `A template's name can have at most ${MAX_NAME} characters.`),
  description: z
    .string()
    .max(MAX_DESCRIPTION, `A description can have at most ${MAX_DESCRIPTION} characters.`)
    .default(''),
  status: z.enum(TEMPLATE_STATUSES).default('draft'),
  version: z.string().max(50).default(TEMPLATE_VERSION),
  zones: zonesSchema.default([]),
  /** What the template is for, as the person calls it. */
  documentTypes: z.array(z.string().max(100)).max(50).default([]),
};

export const templateSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  status: z.enum(TEMPLATE_STATUSES),
  version: z.string(),
  zones: z.array(
    z
      .object({
        id: z.string(),
        name: z.string(),
        type: z.enum(ZONE_TYPES),
        coordinates: boxSchema,
        pageNumber: z.number().int().min(1),
        required: z.boolean(),
        rules: z.array(z.object({ ...ruleSchema.shape, config: ruleConfigSchema }).meta({ title: 'SavedRule' })),
        label: z.string().optional(),
        anchor: z
          .object({ ...anchorSchema.shape, pageNumber: z.number().int().min(1) })
          .meta({ title: 'SavedAnchor' })
          .optional(),
      })
      .meta({ title: 'SavedZone' }),
  ) satisfies z.ZodType<Zone[]>,
  documentTypes: z.array(z.string()),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  /** When it last read a document; null: never. */
  lastUsed: timestampSchema.nullable(),
  /** The sample that the zones are drawn on; null while there is none (`GET …/pdf` is 404 then). */
  pdf: z.object({ filename: z.string(), pages: z.number().int(), fileSize: z.number().int() }).nullable(),
  /** How many documents have values that it read. */
  documentsRead: z.number().int(),
  /** Not in lists; null without a sample. */
  layout: layoutSchema.nullable().optional(),
});
export type TemplateWire = z.infer<typeof templateSchema>;

/** `PUT /api/templates/{id}`: what is left out of it stays as it was. */
export const putTemplateSchema = z.object({
  name: templateFields.name.optional(),
  description: templateFields.description.unwrap().optional(),
  status: templateFields.status.unwrap().optional(),
  version: templateFields.version.unwrap().optional(),
  zones: templateFields.zones.unwrap().optional(),
  documentTypes: templateFields.documentTypes.unwrap().optional(),
});
export type PutTemplate = z.infer<typeof putTemplateSchema>;

/** The fields of the multipart `POST /api/templates`, once its JSON strings are read. */
export const newTemplateSchema = z.object({
  ...templateFields,
  /** Instead of `pdf_file`: a document of the user's is the sample. */
  document_id: z.string().optional(),
});
export type NewTemplate = z.infer<typeof newTemplateSchema>;

/** A template as it was exported; its id, times and sample stay behind, the layout comes along. */
export const importTemplateSchema = z.object({ ...templateFields, layout: layoutSchema.nullish() });
export type ImportTemplate = z.infer<typeof importTemplateSchema>;

const documentIdBody = z.object({ document_id: z.string() });

/** `POST /api/templates/suggest` as JSON; as multipart its field is `pdf_file`. */
export const suggestBodySchema = documentIdBody;

/** Zones proposed from what the engine read (a document: with its corrections), and the sample's words. */
export const suggestionSchema = z.object({
  /** A name for the template: the seller's, or blank. */
  name: z.string(),
  zones: templateSchema.shape.zones,
  /** All pages, from 1: what zones on them would read. */
  pages: z.array(pageWordsSchema),
});
export type TemplateSuggestion = z.infer<typeof suggestionSchema>;

/** `POST /api/templates/{id}/test` */
export const testBodySchema = documentIdBody;

const zoneStatusSchema = z.enum(['pass', 'warning', 'fail']);

const ruleValueSchema = z.object({
  /** Null: the zone has no rule, the value is its text. */
  rule_id: z.string().nullable(),
  value: z.string(),
  page: z.number().int().min(1).nullable(),
  box: boxSchema.nullable(),
});

export const zoneTestSchema = z.object({
  zone_id: z.string(),
  name: z.string(),
  label: z.string(),
  required: z.boolean(),
  status: zoneStatusSchema,
  /** Null where it passes. */
  message: z.string().nullable(),
  /** The words in the zone, lines with line feeds between. */
  text: z.string(),
  /** What each rule gives, in the rules' order; those that give nothing are left out. */
  values: z.array(ruleValueSchema),
  /** What an upload would take: the first rule's that gives one, normalised; null: nothing. */
  value: z.string().nullable(),
  /** Of tables: titles to cells. */
  rows: z.array(z.record(z.string(), z.string())),
  confidence: z.number().min(0).max(1),
  /** Where the zone lies on the tested document. */
  page: z.number().int().min(1).nullable(),
  box: boxSchema.nullable(),
});
export type ZoneTest = z.infer<typeof zoneTestSchema>;

export const templateTestSchema = z.object({
  document_id: z.string(),
  /** Percent of zones that pass, 0 to 100. */
  score: z.number().min(0).max(100),
  /** Whether an upload of this document would be read with the template (were it active). */
  matches: z.boolean(),
  zones: z.array(zoneTestSchema),
});
export type TemplateTest = z.infer<typeof templateTestSchema>;

/** `POST /api/templates/{id}/test-all`; no body: the newest documents. */
export const testAllBodySchema = z
  .object({ limit: z.number().int().min(1).max(1000).default(200), offset: z.number().int().min(0).default(0) })
  .nullish();

export const testMatrixSchema = z.object({
  /** How many analysed documents there are; `documents` has those asked for, newest first. */
  total: z.number().int(),
  documents: z.array(
    z.object({
      document_id: z.string(),
      filename: z.string(),
      matches: z.boolean(),
      score: z.number().min(0).max(100),
      zones: z.array(
        z.object({
          zone_id: z.string(),
          status: zoneStatusSchema,
          message: z.string().nullable(),
          value: z.string().nullable(),
        }),
      ),
      /** Why it could not be tested, for the user: its file is gone or damaged. */
      error: z.string().optional(),
    }),
  ),
  zones: z.array(
    z.object({
      zone_id: z.string(),
      name: z.string(),
      /** Shares (0 to 1) of the tested documents where it passes; of all of them, and of those of the layout. */
      success_rate: z.number().min(0).max(1),
      success_rate_of_layout: z.number().min(0).max(1).nullable(),
      pass: z.number().int(),
      warning: z.number().int(),
      fail: z.number().int(),
    }),
  ),
});
export type TestMatrix = z.infer<typeof testMatrixSchema>;

/** Which of the documents a preview looks at: all without a limit; `X-Total-Count` says how many there are. */
export const previewQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(1_000_000).optional(),
  offset: z.coerce.number().int().min(0).optional(),
});

/** `POST /api/templates/{id}/preview`; also `POST /api/templates/preview` for a template that is not saved yet. */
export const previewBodySchema = z.object({ zones: zonesSchema });
export const newPreviewBodySchema = z.object({ zones: zonesSchema, document_id: z.string() });

/** Only what changes; `before` is null where the document has no such value, `after` where the zone gives none. */
export const previewSchema = z.array(
  z.object({
    document_id: z.string(),
    filename: z.string(),
    zone_id: z.string(),
    zone_name: z.string(),
    label: z.string(),
    before: z.string().nullable(),
    after: z.string().nullable(),
  }),
);
export type TemplatePreview = z.infer<typeof previewSchema>;

/** `POST /api/templates/{id}/apply`; no ids: those it has read, and all others of its layout. */
export const applyBodySchema = z.object({ document_ids: z.array(z.string()).min(1).max(10_000).optional() }).nullish();

export const appliedSchema = z.object({
  /**
   * How many documents are looked at, beside all else: those that the template reads are analysed again, at no quota.
   * Follow them as any analysis.
   */
  documents: z.number().int(),
});
export type TemplateApplied = z.infer<typeof appliedSchema>;

/** `GET /api/documents/{id}/templates`: the user's active templates, best match first. */
export const documentTemplatesSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    matches: z.boolean(),
    /** 0 to 1: how much of the layout was found again. */
    score: z.number().min(0).max(1),
    /** The document's values were read with it. */
    used: z.boolean(),
  }),
);
export type DocumentTemplates = z.infer<typeof documentTemplatesSchema>;

/**
 * `PUT /api/documents/{id}/template`: read with this one, or with none (null); `DELETE` on the same address: with the
 * one that fits, as at first. Both analyse again and answer as `POST /api/documents/{id}/reanalyze`.
 */
export const chooseTemplateSchema = z.object({ template_id: z.string().nullable() });
