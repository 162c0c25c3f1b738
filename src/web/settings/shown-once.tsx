import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyValue, useCopied } from '#web/entities/copy-value.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** A secret that was just made, the only time that anybody sees it; `children` say so. */
export function ShownOnce({ secret, children }: { secret: string; children: ReactNode }) {
  const { copied, announce } = useCopied();
  const copy = async () => {
    if (await copyValue(secret)) announce(secret);
  };
  const Icon = copied ? Check : Copy;
  return (
    <Notice tone="ok">
      <p className="wrap-anywhere">{children}</p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <code className="wrap-anywhere min-w-0 rounded-control bg-paper px-2 py-1.5 font-mono text-ink text-xs">
          {secret}
        </code>
        <Button onClick={copy}>
          <Icon aria-hidden /> <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
        </Button>
      </div>
    </Notice>
  );
}
