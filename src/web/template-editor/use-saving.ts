import { useState } from 'react';
import { SAVE_REFUSED } from '#core/templates/template-issues.ts';
import { queryClient } from '#web/api/query-client.ts';
import { refreshTemplates } from '#web/api/templates-queries.ts';
import type { SampleSource } from './sample/use-sample.ts';
import { saveFailure } from './save-failure.ts';
import { newTemplateForm, type SavedTemplate } from './state/saved-template.ts';
import { createTemplate, replaceSample, updateTemplate } from './template-calls.ts';

interface Saving {
  /** Null while the template is new. */
  id: string | null;
  sample: SampleSource | null;
  /** The template is saved as it was sent. */
  onSaved: (saved: SavedTemplate, id: string) => void;
}

/** Sends the template; says why it could not be sent. */
export function useSaving({ id, sample, onSaved }: Saving) {
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const save = async (template: SavedTemplate) => {
    setSaving(true);
    setError(null);
    try {
      const savedId = id === null ? await create(template, sample) : await update(id, template, sample);
      await refreshTemplates(queryClient);
      onSaved(template, savedId);
    } catch (failure) {
      setError(saveFailure(failure));
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, error, save, refuse: () => setError(SAVE_REFUSED), forget: () => setError(null) };
}

function create(template: SavedTemplate, sample: SampleSource | null): Promise<string> {
  if (sample?.kind === 'file') return createTemplate(newTemplateForm(template, { file: sample.file }));
  if (sample?.kind === 'document') return createTemplate(newTemplateForm(template, { documentId: sample.id }));
  return createTemplate(newTemplateForm(template, null));
}

async function update(id: string, template: SavedTemplate, sample: SampleSource | null): Promise<string> {
  // The sample first: what the template is known by is noted from it when the zones are saved.
  if (sample?.kind === 'file') await replaceSample(id, sample.file);
  await updateTemplate(id, template);
  return id;
}
