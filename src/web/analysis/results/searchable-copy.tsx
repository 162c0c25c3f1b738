import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { DocumentWire } from '#contracts/document.ts';
import { fetchBlob } from '#web/api/client.ts';
import { messageOf } from '#web/api/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { saveBlob } from '#web/ui/save-blob.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';

/** Saves the scan as a PDF whose recognised words can be found and copied in any program. */
export function SearchableCopy({ document: { id, filename } }: { document: DocumentWire }) {
  const download = useMutation({
    mutationFn: async () => {
      const copy = await fetchBlob(`/api/files/${encodeURIComponent(id)}/searchable`);
      saveBlob(copy, `${filename.replace(/\.pdf$/i, '')}-searchable.pdf`);
    },
  });
  return (
    <>
      <Tooltip text="Download the scan as PDF with its words as text that can be found and copied">
        <Button
          className="h-7 px-2 text-xs coarse:h-11"
          aria-disabled={download.isPending}
          onClick={() => !download.isPending && download.mutate()}
        >
          <Download aria-hidden /> Searchable copy
        </Button>
      </Tooltip>
      {download.isError && (
        <span role="alert" className="text-bad text-xs">
          {messageOf(download.error)}
        </span>
      )}
    </>
  );
}
