import { LayoutGrid, List } from 'lucide-react';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import { Tooltip } from './tooltip.tsx';

export type ListView = 'grid' | 'list';

const VIEWS = [
  { view: 'grid', label: 'Grid view', icon: LayoutGrid },
  { view: 'list', label: 'List view', icon: List },
] as const;

/** Cards or lines. */
export function ViewToggle({ view: shown, onChange }: { view: ListView; onChange: (view: ListView) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two toggles are no form field set
    <div role="group" aria-label="View" className="flex rounded-control border border-line bg-paper p-px">
      {VIEWS.map(({ view, label, icon: Icon }) => (
        <Tooltip key={view} text={label}>
          <Button
            variant="ghost"
            icon
            aria-label={label}
            aria-pressed={view === shown}
            className={cn('h-7.5', view === shown && 'bg-well text-ink')}
            onClick={() => onChange(view)}
          >
            <Icon aria-hidden />
          </Button>
        </Tooltip>
      ))}
    </div>
  );
}
