import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';

/** What the assistant says, beside its mark. */
export function AssistantFrame({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden
        className="mt-0.5 flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent-strong max-sm:hidden"
      >
        <Sparkles className="size-4" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <span className="sr-only">Assistant:</span>
        {children}
      </div>
    </li>
  );
}
