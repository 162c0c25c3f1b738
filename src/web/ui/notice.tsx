import { CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

/** Good or neutral news in place, read out politely. */
export function Notice({ tone, children }: { tone: 'ok' | 'info'; children: ReactNode }) {
  const Icon = tone === 'ok' ? CircleCheck : Info;
  return (
    <div
      role="status"
      className={cn(
        'flex gap-2.5 rounded-control px-3 py-2.5',
        tone === 'ok' ? 'bg-ok-soft text-ok' : 'bg-accent-soft text-accent-strong',
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
