import { useState } from 'react';
import { toast } from 'sonner';
import type { TemplatePreview } from '#contracts/template.ts';
import { activationSteps, SAVE_REFUSED } from '#core/templates/template-issues.ts';
import { refreshDocuments } from '#web/api/documents-queries.ts';
import { messages, templateMessageOf } from '#web/api/errors.ts';
import { queryClient } from '#web/api/query-client.ts';
import { refreshTemplates } from '#web/api/templates-queries.ts';
import type { SampleSource } from '../sample/use-sample.ts';
import { newTemplateForm, type SavedTemplate } from '../state/saved-template.ts';
import {
  applyTemplate,
  createTemplate,
  previewChanges,
  previewNew,
  replaceSample,
  updateTemplate,
} from '../template-calls.ts';
import { saveFailure } from './save-failure.ts';

/** A template that waits for an answer to what saving it would change. */
export interface Question {
  template: SavedTemplate;
  changes: TemplatePreview | null;
  error: string | null;
}

interface Saving {
  /** Null while the template is new. */
  id: string | null;
  /** As it was last saved; null while it is new. */
  savedAs: SavedTemplate | null;
  sample: SampleSource | null;
  /** The template is saved as it was sent. */
  onSaved: (saved: SavedTemplate, id: string) => void;
}

/** Sends the template, after asking where documents that are there would change; says why it could not be sent. */
export function useSaving({ id, savedAs, sample, onSaved }: Saving) {
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);

  /** Does the work unless some is being done, and shows what it throws. */
  const work = async (does: () => Promise<void>) => {
    if (isSaving) return;
    setSaving(true);
    setError(null);
    try {
      await does();
    } catch (failure) {
      setQuestion(null);
      setError(saveFailure(failure));
    } finally {
      setSaving(false);
    }
  };

  const send = async (template: SavedTemplate, isApplying: boolean) => {
    const saved = isApplying && id === null ? { ...template, status: 'active' as const } : template;
    const savedId = id === null ? await create(saved, sample) : await update(id, saved, sample);
    setQuestion(null);
    await refreshTemplates(queryClient);
    onSaved(saved, savedId);
    if (isApplying) await apply(savedId);
  };

  return {
    isSaving,
    error,
    question,
    save: (template: SavedTemplate) =>
      work(async () => {
        const asked = await ask(template, { id, savedAs, sample });
        if (asked) setQuestion(asked);
        else await send(template, false);
      }),
    answer: (isApplying: boolean) =>
      work(async () => {
        if (question) await send(question.template, isApplying);
      }),
    keepEditing: () => setQuestion(null),
    refuse: () => setError(SAVE_REFUSED),
    forget: () => setError(null),
  };
}

/** What saving would change on documents that are there; null where there is nothing to ask. */
async function ask(
  template: SavedTemplate,
  { id, savedAs, sample }: Pick<Saving, 'id' | 'savedAs' | 'sample'>,
): Promise<Question | null> {
  const preview = async (call: Promise<TemplatePreview>): Promise<Question | null> => {
    try {
      const changes = await call;
      return changes.length > 0 ? { template, changes, error: null } : null;
    } catch (failure) {
      return { template, changes: null, error: templateMessageOf(failure, messages.unexpected) };
    }
  };
  if (id === null) {
    // A layout that is taught: what it is for are the documents that are there.
    if (sample?.kind !== 'document' || template.zones.length === 0 || activationSteps(template).length > 0) return null;
    return preview(previewNew(sample.id, template.zones));
  }
  const isSame = JSON.stringify(savedAs?.zones) === JSON.stringify(template.zones);
  const isActive = savedAs?.status === 'active' && template.status === 'active';
  return isActive && !isSame ? preview(previewChanges(id, template.zones)) : null;
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

/** The template is saved already: what fails now is told beside it. */
async function apply(id: string): Promise<void> {
  try {
    const { documents } = await applyTemplate(id);
    await refreshDocuments(queryClient);
    toast(`${documents.length} ${documents.length === 1 ? 'document is' : 'documents are'} read again.`);
  } catch (failure) {
    toast.error(`The documents were not read again: ${templateMessageOf(failure, messages.unexpected)}`);
  }
}
