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
  /** It is the whole page, and its title the page's. */
  isPage?: boolean;
}

export function EmptyState({ title, children, picture, actions, className, isPage }: EmptyStateProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={cn('flex flex-col items-center gap-2 px-4 py-12 text-center', className)}>
      {picture}
      <Heading className="font-semibold text-lg">{title}</Heading>
      {children && <p className="max-w-sm text-faded">{children}</p>}
      {actions && <div className="mt-3 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
