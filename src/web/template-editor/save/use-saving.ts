import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { activationSteps, SAVE_REFUSED } from '#core/templates/template-issues.ts';
import { isAbort, messages, templateMessageOf } from '#web/api/errors.ts';
import { queryClient } from '#web/api/query-client.ts';
import { refreshTemplates } from '#web/api/templates-queries.ts';
import { documentsText } from '#web/document-list/count-text.ts';
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
import { type Looked, lookThrough, type StretchAsked } from './look-through.ts';
import { saveFailure } from './save-failure.ts';

/** A template that waits for an answer to what saving it would change. */
export interface Question {
  template: SavedTemplate;
  /** What is known so far; null where it could not be found out, see `error`. */
  looked: Looked | null;
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
  const [isLooking, setLooking] = useState(false);
  const looking = useRef<AbortController | null>(null);
  useEffect(() => () => looking.current?.abort(), []);

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

  /** Looks at all documents that may change; asks as soon as there is something to say, or it takes its time. */
  const ask = async (template: SavedTemplate, signal: AbortSignal): Promise<boolean> => {
    const call = previewOf(template, { id, savedAs, sample });
    if (!call) return false;
    let last: Looked | null = null;
    try {
      for await (const looked of lookThrough((stretch) => call(stretch, signal))) {
        if (signal.aborted) return true;
        last = looked;
        if (looked.looked < looked.total || looked.changes.length > 0) setQuestion({ template, looked, error: null });
      }
    } catch (failure) {
      if (isAbort(failure) || signal.aborted) return true;
      setQuestion({ template, looked: null, error: templateMessageOf(failure, messages.unexpected) });
      return true;
    }
    return last !== null && last.changes.length > 0;
  };

  return {
    isSaving,
    error,
    question,
    save: async (template: SavedTemplate) => {
      if (isSaving || looking.current) return;
      const own = new AbortController();
      looking.current = own;
      setLooking(true);
      setError(null);
      const isAsked = await ask(template, own.signal);
      if (looking.current === own) looking.current = null;
      setLooking(false);
      if (!isAsked && !own.signal.aborted) await work(() => send(template, false));
    },
    answer: async (isApplying: boolean) => {
      looking.current?.abort();
      if (question) await work(() => send(question.template, isApplying));
    },
    keepEditing: () => {
      looking.current?.abort();
      setQuestion(null);
    },
    /** Whether documents are looked at, or the template is on its way. */
    isBusy: isSaving || isLooking,
    refuse: () => setError(SAVE_REFUSED),
    forget: () => setError(null),
  };
}

/** How to find out what saving would change on documents that are there; null where there is nothing to ask. */
function previewOf(template: SavedTemplate, { id, savedAs, sample }: Pick<Saving, 'id' | 'savedAs' | 'sample'>) {
  const { zones } = template;
  if (id === null) {
    // A layout that is taught: what it is for are the documents that are there.
    if (sample?.kind !== 'document' || zones.length === 0 || activationSteps(template).length > 0) return null;
    return (stretch: StretchAsked, signal: AbortSignal) => previewNew(sample.id, zones, stretch, signal);
  }
  const isSame = JSON.stringify(savedAs?.zones) === JSON.stringify(zones);
  const isActive = savedAs?.status === 'active' && template.status === 'active';
  if (!isActive || isSame) return null;
  return (stretch: StretchAsked, signal: AbortSignal) => previewChanges(id, zones, stretch, signal);
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
    toast(`Looking through ${documentsText(documents)}: those of this layout are read again.`);
  } catch (failure) {
    toast.error(`The documents were not read again: ${templateMessageOf(failure, messages.unexpected)}`);
  }
}
