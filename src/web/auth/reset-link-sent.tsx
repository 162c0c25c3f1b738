import type { ReactNode } from 'react';
import { messages } from '#web/api/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface ResetLinkSentProps {
  email: string;
  /** How often it was sent. */
  times: number;
  busy: boolean;
  /** What went wrong with sending again. */
  failure: ReactNode;
  onAgain: () => void;
  onOther: () => void;
}

/** After asking for a reset link: where it went, whether or not an account has that address, and what else to try. */
export function ResetLinkSent({ email, times, busy, failure, onAgain, onOther }: ResetLinkSentProps) {
  return (
    <div className="flex flex-col gap-4">
      {/* A new notice for each sending, so that it is read out again. */}
      <Notice key={times} tone="ok">
        {messages.resetMailSent}
      </Notice>
      <p className="wrap-anywhere text-faded">
        {times > 1 ? 'Asked again for' : 'Asked for'} <strong className="font-medium text-ink">{email}</strong>. The
        mail may take a minute; look in the spam folder too.
      </p>
      {failure}
      <div className="flex flex-wrap gap-2">
        <Button aria-disabled={busy} onClick={onAgain}>
          {busy ? 'Sending...' : 'Send again'}
        </Button>
        <Button variant="ghost" onClick={onOther}>
          Use another address
        </Button>
      </div>
    </div>
  );
}
