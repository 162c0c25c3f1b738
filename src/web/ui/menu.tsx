import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

/** The look of what can be chosen in a menu. */
export const MENU_ITEM =
  'flex min-h-8 select-none items-center justify-between gap-6 rounded-md px-2 outline-none data-highlighted:bg-well coarse:min-h-11';

interface MenuContentProps {
  /** With which edge of its button it lines up. */
  align: 'start' | 'end';
  className: string;
  children: ReactNode;
}

/** What a menu's button opens. */
export function MenuContent({ align, className, children }: MenuContentProps) {
  return (
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        align={align}
        sideOffset={4}
        collisionPadding={12}
        className={cn('z-50 animate-appear rounded-control border border-line bg-paper p-1 shadow-float', className)}
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1 h-px bg-line" />;
}
