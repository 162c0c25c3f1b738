import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';

export const Dialog = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;

function Overlay() {
  return <Primitive.Overlay className="fixed inset-0 z-40 bg-overlay" />;
}

interface DialogContentProps extends Omit<ComponentProps<typeof Primitive.Content>, 'title'> {
  title: string;
  description?: string;
  children: ReactNode;
}

function Heading({ title, description }: { title: string; description: string | undefined }) {
  return (
    <div className="mb-4 flex items-start justify-between gap-4">
      <div>
        <Primitive.Title className="font-semibold text-lg">{title}</Primitive.Title>
        {description && <Primitive.Description className="text-faded text-sm">{description}</Primitive.Description>}
      </div>
      <Primitive.Close asChild>
        <Button variant="ghost" icon aria-label="Close" className="-mt-1 -mr-1">
          <X aria-hidden />
        </Button>
      </Primitive.Close>
    </div>
  );
}

/** A modal box in the middle of the window; focus stays inside and returns to what opened it. */
export function DialogContent({ title, description, className, children, ...props }: DialogContentProps) {
  return (
    <Primitive.Portal>
      <Overlay />
      <Primitive.Content
        {...(description ? {} : { 'aria-describedby': undefined })}
        className={cn(
          'fixed top-1/2 left-1/2 z-50 max-h-[85dvh] w-[calc(100%-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2',
          'overflow-y-auto rounded-card border border-line bg-paper p-5 shadow-float',
          className,
        )}
        {...props}
      >
        <Heading title={title} description={description} />
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  );
}

const SIDES = {
  right: 'inset-y-0 right-0 h-dvh w-full max-w-xl border-l',
  left: 'inset-y-0 left-0 h-dvh w-72 max-w-[85vw] border-r',
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-card border-t',
} as const;

/** A modal panel at an edge of the window. */
export function SheetContent({
  title,
  description,
  side = 'right',
  className,
  children,
  ...props
}: DialogContentProps & { side?: keyof typeof SIDES }) {
  return (
    <Primitive.Portal>
      <Overlay />
      <Primitive.Content
        {...(description ? {} : { 'aria-describedby': undefined })}
        className={cn(
          'fixed z-50 animate-appear overflow-y-auto border-line bg-paper p-4 shadow-float',
          SIDES[side],
          className,
        )}
        {...props}
      >
        <Heading title={title} description={description} />
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  );
}
