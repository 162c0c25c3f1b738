import { FileX, Upload } from 'lucide-react';
import type { Dragged } from './dragged-files.ts';

/** Says over the whole window that a drop is welcome, or is not. Events pass through it to the page. */
export function DropHint({ dragged }: { dragged: Dragged }) {
  if (dragged === 'nothing') return null;
  const Icon = dragged === 'pdf' ? Upload : FileX;
  return (
    <div className="pointer-events-none fixed inset-3 z-40 grid place-items-center rounded-card border-2 border-accent border-dashed bg-paper/90">
      <p role="status" className="flex flex-col items-center gap-3 font-semibold text-xl">
        <Icon aria-hidden className="size-9 text-accent" />
        {dragged === 'pdf' ? 'Drop PDF invoices to analyze them' : 'Please upload a PDF file'}
      </p>
    </div>
  );
}
