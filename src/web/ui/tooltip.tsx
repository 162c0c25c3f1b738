import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

export const TooltipProvider = Primitive.Provider;

interface TooltipProps {
  text: ReactNode;
  /** One focusable element. */
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Keeps the tooltip open or closed whatever the pointer does. */
  open?: boolean;
}

/** A hint in words on hover and focus; never the only name of a control. */
export function Tooltip({ text, children, side = 'top', open }: TooltipProps) {
  return (
    <Primitive.Root {...(open === undefined ? {} : { open })}>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 animate-appear rounded-control bg-ink px-2 py-1 text-desk text-xs shadow-float"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
