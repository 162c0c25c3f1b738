import { type ReactNode, useEffect, useRef } from 'react';
import { PageTitle } from '#web/frame/page-title.tsx';
import { cn } from '#web/ui/class-names.ts';

interface AuthCardProps {
  title: string;
  lead?: string;
  /** True once the form that had the focus is gone: the title takes it, so that keyboard and reader go on from there. */
  focusTitle?: boolean;
  children: ReactNode;
  /** Links under the card. */
  footer?: ReactNode;
  wide?: boolean;
}

/** One sheet in the middle of the desk, for everything before sign-in. */
export function AuthCard({ title, lead, focusTitle = false, children, footer, wide }: AuthCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusTitle) heading.current?.focus();
  }, [focusTitle]);
  return (
    <div className={cn('mx-auto flex w-full flex-col gap-4 px-4 py-8 sm:py-14', wide ? 'max-w-3xl' : 'max-w-[404px]')}>
      <PageTitle title={title} />
      <div className="rounded-card border border-line bg-paper p-5 sm:p-7">
        <h1 ref={heading} tabIndex={-1} className="font-semibold text-xl">
          {title}
        </h1>
        {lead && <p className="mt-1 text-faded">{lead}</p>}
        <div className="mt-5">{children}</div>
      </div>
      {footer && <div className="flex flex-wrap justify-center gap-x-5 gap-y-2 text-sm">{footer}</div>}
    </div>
  );
}

export const AUTH_LINK = 'rounded-control text-accent-strong underline-offset-4 hover:underline coarse:py-2.5';
