import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import type { TemplateWire } from '#contracts/template.ts';
import { messages, templateMessageOf } from '#web/api/errors.ts';
import { deleteTemplate, importTemplate, refreshTemplates, templatesQuery } from '#web/api/templates-queries.ts';
import { duplicateTemplate } from './duplicate-template.ts';
import { readExported } from './read-exported.ts';

export interface TemplateActions {
  /** What went wrong last. */
  error: { title: string; detail: string } | null;
  /** The ids being deleted. */
  deleting: ReadonlySet<string>;
  remove: (id: string) => void;
  /** The id being duplicated. */
  duplicating: string | null;
  duplicate: (template: TemplateWire) => void;
  importing: boolean;
  importFile: (file: File) => void;
}

const FAILURES = {
  duplicate: 'Failed to duplicate template',
  import: 'Failed to import template',
} as const;

/** What the list does with templates; `onRemoved` hears which one is gone. */
export function useTemplateActions(onRemoved: (id: string) => void): TemplateActions {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [error, setError] = useState<TemplateActions['error']>(null);
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set());
  const failed = (title: string) => (failure: unknown) =>
    setError({ title, detail: templateMessageOf(failure, title) });
  const began = () => setError(null);

  const remove = async (id: string) => {
    began();
    setDeleting((now) => new Set(now).add(id));
    try {
      await deleteTemplate(id);
      client.setQueryData(templatesQuery.queryKey, (known) => known?.filter((one) => one.id !== id));
      onRemoved(id);
    } catch (failure) {
      failed(messages.templateDeleteFailed)(failure);
    }
    setDeleting((now) => new Set([...now].filter((other) => other !== id)));
    await refreshTemplates(client);
  };
  const duplication = useMutation({
    mutationFn: duplicateTemplate,
    onMutate: began,
    onSuccess: ({ name }) => {
      toast(`Duplicated as “${name}”.`);
      return refreshTemplates(client);
    },
    onError: failed(FAILURES.duplicate),
  });
  const importing = useMutation({
    mutationFn: async (file: File) => importTemplate(await readExported(file)),
    onMutate: began,
    onSuccess: async ({ id, name }) => {
      await refreshTemplates(client);
      toast(`Imported “${name}”.`);
      navigate(`/templates/${encodeURIComponent(id)}`);
    },
    onError: failed(FAILURES.import),
  });
  return {
    error,
    deleting,
    remove: (id) => void remove(id),
    duplicating: duplication.isPending ? duplication.variables.id : null,
    duplicate: duplication.mutate,
    importing: importing.isPending,
    importFile: importing.mutate,
  };
}
