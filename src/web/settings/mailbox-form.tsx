import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Mailbox, PutMailbox } from '#contracts/inputs.ts';
import { messageOf } from '#web/api/errors.ts';
import { ArmedDeleteButton } from '#web/ui/armed-delete-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { useFirstInvalidFocus } from '#web/ui/first-invalid.ts';
import { Notice } from '#web/ui/notice.tsx';
import { type MailboxDraft, readDraft, toDraft } from './mailbox-draft.ts';
import { MailboxFields } from './mailbox-fields.tsx';
import { checkMailbox, saveMailbox, settingsQuery } from './settings-queries.ts';

/** Where mail is taken from, to be tried, stored and taken away. */
export function MailboxForm({ mailbox }: { mailbox: Mailbox | null }) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => toDraft(mailbox));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [attempt, setAttempt] = useState(0);
  const form = useFirstInvalidFocus(attempt);
  const saving = useMutation({
    mutationFn: saveMailbox,
    onSuccess: (saved) => {
      client.setQueryData(settingsQuery.queryKey, saved);
      setDraft(toDraft(saved.inputs.mailbox));
    },
  });
  const checking = useMutation({ mutationFn: checkMailbox });
  const isBusy = saving.isPending || checking.isPending;
  const change = (next: MailboxDraft) => {
    setDraft(next);
    setProblems({});
    saving.reset();
    checking.reset();
  };
  const submit = (send: (asked: PutMailbox) => void) => {
    if (isBusy) return;
    saving.reset();
    checking.reset();
    const read = readDraft(draft, { isNew: mailbox === null });
    setProblems('problems' in read ? read.problems : {});
    if ('mailbox' in read) send(read.mailbox);
    else setAttempt(attempt + 1);
  };
  const removed = saving.isSuccess && saving.variables === null;
  return (
    <form
      ref={form}
      aria-label="Mailbox"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit(saving.mutate);
      }}
      className="flex flex-col gap-4"
    >
      <MailboxFields draft={draft} problems={problems} hasPassword={mailbox !== null} onChange={change} />
      {checking.data?.success && <Notice tone="ok">{checking.data.message}</Notice>}
      {checking.data?.success === false && <ErrorBox title="The connection failed">{checking.data.message}</ErrorBox>}
      {checking.isError && <ErrorBox>{messageOf(checking.error)}</ErrorBox>}
      {saving.isSuccess && <Notice tone="ok">{removed ? 'The mailbox was removed.' : 'Saved.'}</Notice>}
      {saving.isError && <ErrorBox>{messageOf(saving.error)}</ErrorBox>}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" aria-disabled={isBusy}>
          {saving.isPending ? 'Saving...' : mailbox ? 'Update mailbox' : 'Set up mailbox'}
        </Button>
        <Button aria-disabled={isBusy} onClick={() => submit(checking.mutate)}>
          {checking.isPending ? 'Checking...' : 'Check connection'}
        </Button>
        {mailbox && (
          <ArmedDeleteButton
            label="Remove mailbox"
            withText
            busy={saving.isPending && saving.variables === null}
            onDelete={() => saving.mutate(null)}
          />
        )}
      </div>
    </form>
  );
}
