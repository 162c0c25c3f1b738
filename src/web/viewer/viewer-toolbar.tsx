import { ChevronDown, ChevronUp, MoveHorizontal, ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ZOOM_MAX, ZOOM_MIN } from './zoom.ts';

interface ViewerToolbarProps {
  page: number;
  pages: number;
  zoom: number;
  onPage: (page: number) => void;
  onZoom: (direction: 1 | -1) => void;
  onFit: () => void;
}

export function ViewerToolbar({ page, pages, zoom, onPage, onZoom, onFit }: ViewerToolbarProps) {
  return (
    <div className="flex h-10 shrink-0 items-center gap-1 border-line border-b bg-paper px-2 tabular-nums coarse:h-12">
      <IconButton label="Previous page" disabled={page <= 1} onClick={() => onPage(page - 1)} icon={ChevronUp} />
      <span aria-live="polite">
        <span className="sr-only">Page </span>
        {page} <span className="text-faded">/ {pages}</span>
      </span>
      <IconButton label="Next page" disabled={page >= pages} onClick={() => onPage(page + 1)} icon={ChevronDown} />
      <span className="flex-1" />
      <IconButton label="Zoom out" disabled={zoom <= ZOOM_MIN} onClick={() => onZoom(-1)} icon={ZoomOut} />
      <output aria-label="Zoom" className="w-12 text-center">
        {Math.round(zoom * 100)}%
      </output>
      <IconButton label="Zoom in" disabled={zoom >= ZOOM_MAX} onClick={() => onZoom(1)} icon={ZoomIn} />
      <IconButton label="Fit width" onClick={onFit} icon={MoveHorizontal} />
    </div>
  );
}
