import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';

interface ErrorBoxProps {
  children: ReactNode;
  title?: string;
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  /** Further buttons. */
  actions?: ReactNode;
  className?: string;
}

/** What went wrong, where it went wrong, with what to do; announced at once. */
export function ErrorBox({ children, title, onRetry, retryLabel = 'Retry', actions, className }: ErrorBoxProps) {
  return (
    <div role="alert" className={cn('flex gap-2.5 rounded-control bg-bad-soft px-3 py-2.5 text-bad', className)}>
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        <p className="wrap-anywhere">{children}</p>
        {(onRetry || actions) && (
          <div className="mt-2 flex flex-wrap gap-2">
            {onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}
