import { expect, type Page } from '@playwright/test';
import type { Account } from './account.ts';
import { welcomePdf } from './sample-documents.ts';
import type { File } from './template-canvas.ts';

interface Rule {
  type: 'regex' | 'keyword' | 'position' | 'table';
  value: string;
}

interface SampleZone {
  name: string;
  box?: [x: number, y: number, width: number, height: number];
  required?: boolean;
  rules?: Rule[];
}

/** Zones of the invoice this project ships: its number and its total, where they are printed. */
export const WELCOME_ZONES: readonly SampleZone[] = [
  {
    name: 'Invoice Number',
    box: [0.64, 0.134, 0.28, 0.024],
    required: true,
    rules: [{ type: 'regex', value: 'HP-[0-9-]+' }],
  },
  { name: 'Seller', box: [0.07, 0.03, 0.5, 0.05], rules: [{ type: 'keyword', value: 'Harbour, Pine' }] },
];

function toWire({ name, box = [0.1, 0.1, 0.2, 0.05], required = false, rules = [] }: SampleZone, index: number) {
  const [x, y, width, height] = box;
  return {
    id: `zone-${index}`,
    name,
    type: 'text',
    coordinates: { x, y, width, height },
    required,
    rules: rules.map((rule, place) => ({ id: `rule-${index}-${place}`, ...rule, config: {} })),
  };
}

interface NewTemplate {
  name: string;
  description?: string;
  status?: 'draft' | 'active' | 'archived';
  zones?: readonly SampleZone[];
  /** Without it the shipped invoice is the sample; null: none. */
  sample?: File | null;
}

/** Saves a template over HTTP and answers its id. */
export async function createTemplate(page: Page, account: Account, template: NewTemplate): Promise<string> {
  const {
    name,
    description = '',
    status = 'draft',
    zones = WELCOME_ZONES,
    sample = welcomePdf('sample.pdf'),
  } = template;
  const answer = await page.request.post('/api/templates', {
    headers: { Authorization: `Bearer ${account.token}` },
    multipart: {
      name,
      description,
      status,
      version: '1.0.0',
      zones: JSON.stringify(zones.map(toWire)),
      ...(sample ? { pdf_file: sample } : {}),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}
