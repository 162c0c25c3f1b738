import { Camera, FileText, Upload as UploadIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useArrivalFocus } from '#web/analysis/arrival-focus.ts';
import { LoadSamplesButton } from '#web/samples/load-samples-button.tsx';
import { SamplesNotice } from '#web/samples/samples-notice.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import type { Dragged } from './dragged-files.ts';
import { ScanDialog } from './scan-dialog.tsx';
import { TrySampleButton } from './try-sample-button.tsx';
import { UploadList } from './upload-list-view.tsx';
import { uploadQueue, useUploads } from './uploads.ts';

interface UploadTabProps {
  dragged: Dragged;
  onFiles: (files: File[]) => void;
  onOpen: (documentId: string) => void;
}

/** Choose or drop files, and see what becomes of each. */
export function UploadTab({ dragged, onFiles, onOpen }: UploadTabProps) {
  const uploads = useUploads();
  const place = useRef<HTMLDivElement>(null);
  useArrivalFocus(place, 'upload');
  const [scanning, setScanning] = useState(false);
  return (
    <div ref={place} className="mx-auto flex w-full max-w-2xl flex-col gap-4">
      <DropZone dragged={dragged} onFiles={onFiles} chosen={uploads.map((upload) => upload.filename)} />
      <Button className="self-center" onClick={() => setScanning(true)}>
        <Camera aria-hidden /> Add a photo or scan
      </Button>
      {scanning && (
        <ScanDialog
          onClose={() => setScanning(false)}
          onPictures={(pictures) => {
            setScanning(false);
            uploadQueue.addScan(pictures);
          }}
        />
      )}
      <UploadList uploads={uploads} onOpen={onOpen} onScan={() => setScanning(true)} />
      {uploads.length === 0 && (
        <p className="flex flex-wrap items-center justify-center gap-2 text-faded">
          No invoice at hand?
          <TrySampleButton variant="link" onOpen={onOpen} />
          or
          <LoadSamplesButton variant="link" />
        </p>
      )}
      <SamplesNotice />
    </div>
  );
}

interface DropZoneProps {
  dragged: Dragged;
  chosen: string[];
  onFiles: (files: File[]) => void;
}

function DropZone({ dragged, chosen, onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger area for the pointer; the button inside takes the keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      data-testid="drop-zone"
      data-dragged={dragged}
      onClick={() => input.current?.click()}
      className={cn(
        'flex cursor-pointer flex-col items-center gap-2 rounded-card border border-field border-dashed bg-paper px-6 py-12',
        'text-center transition-colors duration-150 hover:border-accent',
        dragged === 'pdf' && 'border-accent bg-accent-soft',
        dragged === 'other' && 'cursor-no-drop border-bad bg-bad-soft',
      )}
    >
      <UploadIcon aria-hidden className="size-7 text-accent" />
      <h1 className="font-semibold text-lg">Drop PDF invoices here</h1>
      <p className="text-faded">or choose them from your computer. PDF only, many at once if you like.</p>
      <Button
        variant="primary"
        className="mt-2"
        onClick={(event) => {
          event.stopPropagation();
          input.current?.click();
        }}
      >
        Choose PDF files
      </Button>
      {chosen.length === 1 && (
        <p className="flex max-w-full items-center gap-1.5 pt-1">
          <FileText aria-hidden className="size-4 shrink-0 text-faded" />
          <span className="truncate font-medium">{chosen[0]}</span>
        </p>
      )}
      <input
        ref={input}
        type="file"
        multiple
        accept="application/pdf,.pdf"
        aria-label="PDF files"
        tabIndex={-1}
        className="sr-only"
        onClick={(event) => event.stopPropagation()}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Choosing the same file again must be a change again.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </div>
  );
}
