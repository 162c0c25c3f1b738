import type { DocumentTemplates } from '#contracts/template.ts';

/** What stands for "whichever fits" and "none" in the list of choices; ids of templates look otherwise. */
export const AUTO = 'auto';
const NONE = 'none';

export interface TemplateChoices {
  /** The template that the values were read with. */
  used: DocumentTemplates[number] | undefined;
  chosen: string;
  options: { value: string; label: string }[];
}

/** What a person can have a document read with: every active template, best match first, the one that fits, or none. */
export function templateChoices(templates: DocumentTemplates): TemplateChoices {
  const used = templates.find((template) => template.used);
  return {
    used,
    chosen: used?.id ?? NONE,
    options: [
      ...templates.map(({ id, name, matches }) => ({ value: id, label: matches ? `${name} (fits)` : name })),
      { value: AUTO, label: 'The one that fits' },
      { value: NONE, label: 'No template' },
    ],
  };
}

/** What `chooseTemplate` wants to know of a choice. */
export function templateIdOf(choice: string): string | null | undefined {
  if (choice === AUTO) return undefined;
  return choice === NONE ? null : choice;
}
