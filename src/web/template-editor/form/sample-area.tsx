import { FileText, Upload } from 'lucide-react';
import { type DragEvent, memo, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { SAMPLE_TYPES } from '../sample/open-sample.ts';

interface SampleAreaProps {
  /** Null while there is no sample. */
  filename: string | null;
  pages: number;
  onChoose: (file: File) => void;
}

/** The template's file: what it is, and how another is chosen. */
export const SampleArea = memo(function SampleArea({ filename, pages, onChoose }: SampleAreaProps) {
  return (
    <section aria-label="Template file">
      <h2 className="mb-1.5 font-medium text-sm">Template file</h2>
      {filename !== null && (
        <p className="mb-2 flex items-center gap-2 text-sm">
          <FileText aria-hidden className="size-4 shrink-0 text-faded" />
          <span className="min-w-0 flex-1 truncate" title={filename}>
            {filename}
          </span>
          <span className="text-faded text-xs tabular-nums">
            {pages} {pages === 1 ? 'page' : 'pages'}
          </span>
        </p>
      )}
      <ChooseFile label={filename === null ? 'Upload File' : 'Change File'} onChoose={onChoose} className="w-full" />
    </section>
  );
});

interface ChooseFileProps {
  label: string;
  onChoose: (file: File) => void;
  variant?: 'primary' | 'secondary';
  className?: string;
}

/** A button that asks for a PDF or an image. */
export function ChooseFile({ label, onChoose, variant = 'secondary', className }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={SAMPLE_TYPES}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after it was changed on disk.
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button variant={variant} className={className} onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        {label}
      </Button>
    </>
  );
}

/** In place of the page while there is none: drop a file or choose one. */
export function SampleDrop({ onChoose }: { onChoose: (file: File) => void }) {
  const [isOver, setOver] = useState(false);
  const take = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for pointers; the button inside takes the keyboard
    <div
      className={cn(
        'm-auto flex w-full max-w-md flex-col items-center gap-3 rounded-card border-2 border-dashed px-6 py-14 text-center',
        isOver ? 'border-accent bg-accent-soft' : 'border-line bg-paper',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={take}
    >
      <SheetPictogram />
      <h2 className="font-semibold text-lg">Upload a sample document</h2>
      <p className="max-w-xs text-faded">
        Drop a PDF or an image here, or choose one. Then draw a zone around each value you want to read.
      </p>
      <ChooseFile label="Choose a sample" variant="primary" onChoose={onChoose} />
    </div>
  );
}

function SheetPictogram() {
  return (
    <svg aria-hidden="true" viewBox="0 0 96 96" className="h-20 text-line" fill="none" stroke="currentColor">
      <path d="M26 8h34l14 14v62a4 4 0 0 1-4 4H26a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4Z" strokeWidth="1.5" />
      <path d="M60 8v10a4 4 0 0 0 4 4h10" strokeWidth="1.5" />
      <path d="M30 30h18M30 60h36M30 68h36M30 76h22" strokeWidth="3" strokeLinecap="round" />
      <g className="text-accent" stroke="currentColor" strokeWidth="1.5">
        <rect x="30" y="38" width="30" height="13" rx="2" className="fill-accent-soft" strokeDasharray="4 3" />
        <path d="M27.5 35.5h5v5h-5zM57.5 48.5h5v5h-5z" className="fill-paper" />
      </g>
    </svg>
  );
}
