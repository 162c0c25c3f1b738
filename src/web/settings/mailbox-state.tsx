import type { Mailbox } from '#contracts/inputs.ts';
import { formatDateTime } from '#web/format/dates.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Fact } from '#web/ui/fact.tsx';

/** How taking mail is going. */
export function MailboxState({ mailbox }: { mailbox: Mailbox }) {
  const { active, problem, last_checked_at: checkedAt, last_refused: refused } = mailbox;
  return (
    <>
      {active && problem && <ErrorBox title="No mail is taken at the moment">{problem}</ErrorBox>}
      <dl className="grid grid-cols-[7rem_1fr] gap-y-2">
        <Fact name="Last look">{checkedAt ? formatDateTime(checkedAt) : active && 'Not yet'}</Fact>
        <Fact name="Last refused">{refused}</Fact>
      </dl>
    </>
  );
}
