import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';
import { type ExportFormat, exportRefusedSchema, type IncompleteTerm } from '#contracts/export.ts';
import { ApiError, messageOf } from '#web/api/errors.ts';
import { saveBlob } from '#web/ui/save-blob.ts';
import { type ExportedDocuments, requestExport } from './export-calls.ts';
import { keptOptions } from './export-options.ts';
import { followExport } from './follow-exports.ts';

/**
 * Exports documents and saves the file, at once or when a large one is written. `onIncomplete` hears what keeps
 * documents from leaving as e-invoices.
 */
export function useExport(
  which: () => Promise<ExportedDocuments> | ExportedDocuments,
  onIncomplete: (missing: IncompleteTerm[]) => void,
) {
  return useMutation({
    mutationFn: async (format: ExportFormat) => {
      const answer = await requestExport(await which(), format, keptOptions());
      if ('jobId' in answer) followExport(answer.jobId);
      else saveBlob(answer.blob, answer.filename);
    },
    onError: (error) => {
      const missing = missingIn(error);
      if (missing.length > 0) onIncomplete(missing);
      else toast.error(messageOf(error));
    },
  });
}

function missingIn(error: Error): IncompleteTerm[] {
  if (!(error instanceof ApiError) || error.code !== 'export.incomplete') return [];
  return exportRefusedSchema.safeParse(error.body).data?.missing ?? [];
}
