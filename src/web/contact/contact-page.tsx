import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { z } from 'zod';
import { messageSchema } from '#contracts/common.ts';
import { type ContactMessage, contactMessageSchema } from '#contracts/contact.ts';
import { request } from '#web/api/client.ts';
import { messages } from '#web/api/errors.ts';
import { profileQuery } from '#web/frame/account-queries.ts';
import { PageWidth } from '#web/frame/frame.tsx';
import { PageTitle } from '#web/frame/page-title.tsx';
import { useDraft } from '#web/frame/use-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Field } from '#web/ui/field.tsx';
import { useFirstInvalidFocus } from '#web/ui/first-invalid.ts';
import { Input, Textarea } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type ContactProblems, contactFailure, contactProblems } from './contact-problems.ts';

/** Specification §9: a success or error message goes away after this time. */
const STATUS_MS = 5000;

const EMPTY: ContactMessage = { name: '', email: '', subject: '', message: '' };

/** What was typed; the other fields are as they were found. */
const draftSchema = z.partialRecord(z.enum(['name', 'email', 'subject', 'message']), z.string());

export function ContactPage() {
  const { data: user } = useQuery(profileQuery);
  const draft = useDraft('contact', draftSchema);
  const [isSent, setSent] = useState(false);
  // Name and address are known of who is signed in; a letter that was sent leaves an empty form (specification §4).
  const known = user && !isSent ? { name: user.full_name ?? user.username, email: user.email } : {};
  const fields: ContactMessage = { ...EMPTY, ...known, ...draft.value };
  const [problems, setProblems] = useState<ContactProblems>({});
  const sending = useMutation({
    mutationFn: async () => {
      const json = contactMessageSchema.parse(fields);
      const answer = await request('/api/contact', messageSchema, { method: 'POST', json });
      if (!answer.success) throw new Error(answer.message || messages.contactFailed);
    },
    onSuccess: () => {
      draft.forget();
      setSent(true);
    },
  });
  const { status, reset } = sending;
  const [attempt, setAttempt] = useState(0);
  const form = useFirstInvalidFocus(attempt);

  useEffect(() => {
    if (status !== 'success' && status !== 'error') return;
    const timer = setTimeout(reset, STATUS_MS);
    return () => clearTimeout(timer);
  }, [status, reset]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = contactProblems(fields);
    setProblems(found);
    setAttempt(attempt + 1);
    if (Object.keys(found).length === 0 && !sending.isPending) sending.mutate();
  };
  const edit = (name: keyof ContactMessage) => (event: { target: { value: string } }) => {
    draft.change({ ...draft.value, [name]: event.target.value });
    setProblems({ ...problems, [name]: undefined });
  };

  return (
    <PageWidth>
      <PageTitle title="Contact" />
      <div className="mx-auto max-w-2xl">
        <h1 className="font-semibold text-xl">Contact</h1>
        <p className="mt-1 mb-5 text-faded">Write to us; we respond within 24 hours.</p>
        <Card className="p-5">
          <form ref={form} onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2">
            <Field label="Name" required error={problems.name ?? null}>
              {(control) => (
                <Input {...control} name="name" autoComplete="name" value={fields.name} onChange={edit('name')} />
              )}
            </Field>
            <Field label="Email" required error={problems.email ?? null}>
              {(control) => (
                <Input
                  {...control}
                  type="email"
                  name="email"
                  autoComplete="email"
                  value={fields.email}
                  onChange={edit('email')}
                />
              )}
            </Field>
            <Field label="Subject" required error={problems.subject ?? null} className="sm:col-span-2">
              {(control) => <Input {...control} name="subject" value={fields.subject} onChange={edit('subject')} />}
            </Field>
            <Field label="Message" required error={problems.message ?? null} className="sm:col-span-2">
              {(control) => (
                <Textarea {...control} name="message" rows={7} value={fields.message} onChange={edit('message')} />
              )}
            </Field>
            <div className="flex flex-col items-start gap-4 sm:col-span-2">
              {status === 'success' && <Notice tone="ok">{messages.contactSent}</Notice>}
              {status === 'error' && <ErrorBox className="w-full">{contactFailure(sending.error)}</ErrorBox>}
              <Button type="submit" variant="primary" aria-disabled={sending.isPending}>
                {sending.isPending ? 'Sending...' : 'Send message'}
              </Button>
            </div>
          </form>
        </Card>
      </div>
    </PageWidth>
  );
}
