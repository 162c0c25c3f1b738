import { ChevronDown, ChevronUp, MoveHorizontal, ZoomIn, ZoomOut } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
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

interface IconButtonProps {
  label: string;
  icon: typeof ZoomIn;
  disabled?: boolean;
  onClick: () => void;
}

function IconButton({ label, icon: Icon, disabled, onClick }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <Button variant="ghost" icon aria-label={label} aria-disabled={disabled} onClick={() => !disabled && onClick()}>
        <Icon aria-hidden />
      </Button>
    </Tooltip>
  );
}
