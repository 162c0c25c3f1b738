import { Check, Copy } from 'lucide-react';
import { copyValue, useCopied } from '#web/entities/copy-value.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** A key that was just made, the only time that anybody sees it. */
export function NewKey({ name, apiKey }: { name: string; apiKey: string }) {
  const { copied, announce } = useCopied();
  const copy = async () => {
    if (await copyValue(apiKey)) announce(apiKey);
  };
  const Icon = copied ? Check : Copy;
  return (
    <Notice tone="ok">
      <p>Copy the key '{name}' now: it is not shown again.</p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <code className="wrap-anywhere min-w-0 rounded-control bg-paper px-2 py-1.5 font-mono text-ink text-xs">
          {apiKey}
        </code>
        <Button onClick={copy}>
          <Icon aria-hidden /> <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
        </Button>
      </div>
    </Notice>
  );
}
