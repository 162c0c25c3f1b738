import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#web/api/errors.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ShownOnce } from './shown-once.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookItem } from './webhook-item.tsx';
import { createWebhook, deleteWebhook, webhooksQuery } from './webhook-queries.ts';

/** The addresses that are told of what happens to documents. */
export function WebhooksSection() {
  const client = useQueryClient();
  const webhooks = useQuery(webhooksQuery);
  const refresh = () => client.invalidateQueries({ queryKey: webhooksQuery.queryKey });
  const making = useMutation({ mutationFn: createWebhook, onSuccess: refresh });
  const deleting = useMutation({ mutationFn: deleteWebhook, onSettled: refresh });
  const made = making.data;
  return (
    <Card id="webhooks" aria-labelledby="webhooks-title" className="flex flex-col gap-4">
      <div>
        <CardTitle id="webhooks-title">Webhooks</CardTitle>
        <p className="mt-1 text-faded">
          An address of yours is called when something happens to a document. Each message is signed (
          <a
            href="https://www.standardwebhooks.com"
            rel="noreferrer"
            className="text-accent-strong underline underline-offset-2"
          >
            Standard Webhooks
          </a>
          ) and tried again for a day until the address answers with 2xx.
        </p>
      </div>
      <WebhookForm
        saving={making.isPending}
        error={making.error}
        onSave={(fields, done) => making.mutate(fields, done)}
      />
      {made && !(deleting.isSuccess && deleting.variables === made.id) && (
        <ShownOnce secret={made.secret}>Copy the secret of {made.url} now: it is not shown again.</ShownOnce>
      )}
      {deleting.isError && <ErrorBox>{messageOf(deleting.error)}</ErrorBox>}
      {webhooks.isError && !webhooks.data && (
        <ErrorBox title="The webhooks could not be loaded" onRetry={() => webhooks.refetch()}>
          {messageOf(webhooks.error)}
        </ErrorBox>
      )}
      {webhooks.isPending && <Skeleton className="h-20" />}
      {webhooks.data?.length === 0 && <p className="text-faded">There are no webhooks yet.</p>}
      {webhooks.data && webhooks.data.length > 0 && (
        <ul aria-label="Webhooks" className="flex flex-col gap-4">
          {webhooks.data.map((webhook) => (
            <WebhookItem
              key={webhook.id}
              webhook={webhook}
              deleting={deleting.isPending && deleting.variables === webhook.id}
              onDelete={() => deleting.mutate(webhook.id)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
