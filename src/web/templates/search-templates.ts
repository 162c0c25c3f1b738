import type { TemplateWire } from '#contracts/template.ts';

/** The templates whose name or description has all words of `query`, whatever their case. */
export function searchTemplates(templates: readonly TemplateWire[], query: string): TemplateWire[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return templates.filter(({ name, description }) => {
    const text = `${name}\n${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
