import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Clock, RotateCw } from 'lucide-react';
import type { DeliveryAttempt, WebhookDelivery } from '#contracts/webhooks.ts';
import { messageOf } from '#web/api/errors.ts';
import { formatDateTime } from '#web/format/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { deliveriesQuery, sendAgain } from './webhook-queries.ts';

const STATES = {
  delivered: { word: 'Delivered', tone: 'ok', icon: CircleCheck },
  pending: { word: 'Waiting', tone: 'warn', icon: Clock },
  failed: { word: 'Failed', tone: 'bad', icon: CircleAlert },
} as const;

/** What was sent to a webhook and what it answered, newest first. */
export function DeliveryLog({ id, url }: { id: string; url: string }) {
  const log = useQuery(deliveriesQuery(id));
  if (log.isPending) return <Skeleton className="h-20" />;
  if (!log.data) {
    return (
      <ErrorBox title="The deliveries could not be loaded" onRetry={() => log.refetch()}>
        {messageOf(log.error)}
      </ErrorBox>
    );
  }
  if (log.data.length === 0) return <p className="text-faded">Nothing was sent in the last 7 days.</p>;
  return (
    <ul
      aria-label={`Deliveries to ${url}`}
      className="flex max-h-96 flex-col overflow-y-auto rounded-control border border-line"
    >
      {log.data.map((delivery) => (
        <li key={delivery.id} className="border-line border-b last:border-b-0">
          <Delivery delivery={delivery} webhookId={id} />
        </li>
      ))}
    </ul>
  );
}

function Delivery({ delivery, webhookId }: { delivery: WebhookDelivery; webhookId: string }) {
  const { word, tone, icon: Icon } = STATES[delivery.status];
  const { attempts, next_attempt_at } = delivery;
  const last = attempts.at(-1);
  return (
    <details>
      <summary className="flex min-h-9 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5 text-sm hover:bg-well coarse:min-h-11">
        <Badge tone={tone}>
          <Icon aria-hidden /> {word}
        </Badge>
        <code className="font-mono text-xs">{delivery.event}</code>
        <span className="ml-auto text-faded tabular-nums">{formatDateTime(delivery.created_at)}</span>
        {last?.error && (
          <span className="w-full text-faded text-xs">
            {last.error}{' '}
            {delivery.status === 'pending' && next_attempt_at && `Next attempt: ${formatDateTime(next_attempt_at)}`}
          </span>
        )}
      </summary>
      <div className="flex flex-col gap-3 px-3 pt-1 pb-3 text-xs">
        <Text title="Message">{indented(delivery.body)}</Text>
        {attempts.map((attempt, index) => (
          <Attempt key={attempt.at} attempt={attempt} number={index + 1} />
        ))}
        <SendAgain webhookId={webhookId} deliveryId={delivery.id} />
      </div>
    </details>
  );
}

function SendAgain({ webhookId, deliveryId }: { webhookId: string; deliveryId: string }) {
  const client = useQueryClient();
  const sending = useMutation({
    mutationFn: sendAgain,
    onSettled: () => client.invalidateQueries({ queryKey: deliveriesQuery(webhookId).queryKey }),
  });
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        aria-disabled={sending.isPending}
        onClick={() => !sending.isPending && sending.mutate({ id: webhookId, deliveryId })}
      >
        <RotateCw aria-hidden /> Send again
      </Button>
      {sending.isError && <ErrorBox>{messageOf(sending.error)}</ErrorBox>}
    </div>
  );
}

function Attempt({ attempt, number }: { attempt: DeliveryAttempt; number: number }) {
  const { at, headers, status, answer, error, duration_ms } = attempt;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <>
      <Text title={`Attempt ${number}, ${formatDateTime(at)}`}>{lines.join('\n')}</Text>
      <Text title={status === null ? `No answer after ${duration_ms} ms` : `Answer ${status} after ${duration_ms} ms`}>
        {answer || error || 'The answer was empty.'}
      </Text>
    </>
  );
}

function Text({ title, children }: { title: string; children: string }) {
  return (
    <div className="flex flex-col gap-1">
      <p className="font-medium">{title}</p>
      <pre className="wrap-anywhere max-h-48 overflow-auto whitespace-pre-wrap rounded-control bg-well px-2 py-1.5 font-mono">
        {children}
      </pre>
    </div>
  );
}

const indented = (json: string) => JSON.stringify(JSON.parse(json), null, 2);
