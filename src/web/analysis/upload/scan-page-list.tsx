import { ArrowDown, ArrowUp, FileImage } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { formatFileSize } from '#web/format/file-size.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import type { ScanPage } from './scan-pages.ts';

interface ScanPageListProps {
  pages: readonly ScanPage[];
  onMove: (from: number, to: number) => void;
  removeButton: (page: ScanPage, number: number) => ReactNode;
}

/** The pages in their order; dragged to another place, or moved there by their buttons. */
export function ScanPageList({ pages, onMove, removeButton }: ScanPageListProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    onMove(from, to);
    setSaid(`${pages[from]?.file.name} is page ${to + 1} of ${pages.length}`);
  };
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol aria-label="Pages" className="flex flex-col gap-2">
        {pages.map((page, index) => (
          <li
            key={page.id}
            draggable
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              if (dragged !== null) event.preventDefault();
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) move(dragged, index);
              setDragged(null);
            }}
            className={cn(
              'flex cursor-grab items-center gap-3 rounded-control border border-line bg-paper p-2',
              dragged === index && 'opacity-50',
            )}
          >
            <Thumbnail file={page.file} />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{page.file.name}</span>
              <span className="block text-faded text-xs tabular-nums">
                Page {index + 1} · {formatFileSize(page.file.size)}
              </span>
            </span>
            {/* They keep the focus at the ends, so that moving on from the keyboard never loses it. */}
            <Button
              variant="ghost"
              icon
              aria-label={`Move page ${index + 1} up`}
              aria-disabled={index === 0}
              onClick={() => index > 0 && move(index, index - 1)}
            >
              <ArrowUp aria-hidden />
            </Button>
            <Button
              variant="ghost"
              icon
              aria-label={`Move page ${index + 1} down`}
              aria-disabled={index === pages.length - 1}
              onClick={() => index < pages.length - 1 && move(index, index + 1)}
            >
              <ArrowDown aria-hidden />
            </Button>
            {removeButton(page, index + 1)}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The picture itself, where the browser can show it (TIFF it cannot). */
function Thumbnail({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const look = 'size-12 shrink-0 rounded-control border border-line bg-well';
  if (!url) return <span className={cn(look, 'grid place-items-center')} />;
  if (file.type === 'image/tiff') {
    return (
      <span className={cn(look, 'grid place-items-center')}>
        <FileImage aria-hidden className="size-5 text-faded" />
      </span>
    );
  }
  return <img src={url} alt="" className={cn(look, 'object-cover')} />;
}
