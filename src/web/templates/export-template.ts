import type { TemplateWire } from '#contracts/template.ts';
import { saveBlob } from '#web/ui/save-blob.ts';

/** A file name for an exported template that every system takes. */
export function exportName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return `${plain.slice(0, 80) || 'template'}.json`;
}

/** Saves the template as JSON; importing takes it back in. */
export function exportTemplate(template: TemplateWire): void {
  const json = `${JSON.stringify(template, null, 2)}\n`;
  saveBlob(new Blob([json], { type: 'application/json' }), exportName(template.name));
}
