import type { LucideIcon } from 'lucide-react';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import { Tooltip } from './tooltip.tsx';

interface IconButtonProps {
  label: string;
  icon: LucideIcon;
  /** Shown with the name in the tooltip. */
  keys?: string;
  disabled?: boolean;
  /** Of a switch: whether it is on. */
  pressed?: boolean;
  onClick: () => void;
}

/** A button of a toolbar, named in its tooltip; one that can do nothing now keeps the focus. */
export function IconButton({ label, icon: Icon, keys, disabled, pressed, onClick }: IconButtonProps) {
  return (
    <Tooltip text={keys ? `${label} (${keys})` : label}>
      <Button
        variant="ghost"
        icon
        aria-label={label}
        aria-disabled={disabled}
        aria-pressed={pressed}
        className={cn(pressed && 'bg-accent-soft text-accent-strong')}
        onClick={() => !disabled && onClick()}
      >
        <Icon aria-hidden />
      </Button>
    </Tooltip>
  );
}
