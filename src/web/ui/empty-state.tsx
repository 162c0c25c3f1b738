import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

interface EmptyStateProps {
  title: string;
  /** One sentence: what to do next. */
  children?: ReactNode;
  /** An inline picture in accent and greys. */
  picture?: ReactNode;
  /** One primary button, perhaps a second quiet one. */
  actions?: ReactNode;
  className?: string;
}

export function EmptyState({ title, children, picture, actions, className }: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-center gap-2 px-4 py-12 text-center', className)}>
      {picture}
      <h2 className="font-semibold text-lg">{title}</h2>
      {children && <p className="max-w-sm text-faded">{children}</p>}
      {actions && <div className="mt-3 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
