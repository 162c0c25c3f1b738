import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';
import type { ExportFormat } from '#contracts/export.ts';
import { messageOf } from '#web/api/errors.ts';
import { saveBlob } from '#web/ui/save-blob.ts';
import { type ExportedDocuments, requestExport } from './export-calls.ts';
import { keptOptions } from './export-options.ts';
import { followExport } from './follow-exports.ts';

/** Exports documents and saves the file, at once or when a large one is written. */
export function useExport(which: () => Promise<ExportedDocuments> | ExportedDocuments) {
  return useMutation({
    mutationFn: async (format: ExportFormat) => {
      const answer = await requestExport(await which(), format, keptOptions());
      if ('jobId' in answer) followExport(answer.jobId);
      else saveBlob(answer.blob, answer.filename);
    },
    onError: (error) => toast.error(messageOf(error)),
  });
}
