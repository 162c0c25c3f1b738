import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, ChevronRight, CircleAlert, CirclePause } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Webhook, WebhookDelivery } from '#contracts/webhooks.ts';
import { messageOf } from '#web/api/errors.ts';
import { formatDateTime } from '#web/format/dates.ts';
import { ArmedDeleteButton, useArmed } from '#web/ui/armed-delete-button.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { ShownOnce } from './shown-once.tsx';
import { EVENT_NAMES, WebhookForm } from './webhook-form.tsx';
import { changeWebhook, renewSecret, sendTest, webhooksQuery } from './webhook-queries.ts';

interface WebhookItemProps {
  webhook: Webhook;
  deleting: boolean;
  onDelete: () => void;
}

/** A webhook: its address and events, how it fares, and all that can be done with it. */
export function WebhookItem({ webhook, deleting, onDelete }: WebhookItemProps) {
  const { id, url, active } = webhook;
  const client = useQueryClient();
  const [isEdited, setIsEdited] = useState(false);
  const [isLogShown, setIsLogShown] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const logId = useId();
  const closeForm = () => {
    flushSync(() => setIsEdited(false));
    edit.current?.focus();
  };
  const refresh = () => client.invalidateQueries({ queryKey: webhooksQuery.queryKey });
  const changing = useMutation({ mutationFn: changeWebhook, onSettled: refresh });
  const testing = useMutation({ mutationFn: () => sendTest(id), onSettled: refresh });
  const renewing = useMutation({ mutationFn: () => renewSecret(id), onSettled: refresh });
  const { armed, press } = useArmed();
  const Chevron = isLogShown ? ChevronDown : ChevronRight;
  return (
    <li aria-label={url} className="flex flex-col gap-3 border-line border-t pt-4">
      {isEdited ? (
        <WebhookForm
          initial={webhook}
          saving={changing.isPending}
          error={changing.error}
          onSave={(change) => changing.mutate({ id, change }, { onSuccess: closeForm })}
          onCancel={() => {
            changing.reset();
            closeForm();
          }}
        />
      ) : (
        <Summary webhook={webhook} />
      )}
      {!isEdited && (
        <div className="flex flex-wrap items-center gap-2">
          <Button aria-disabled={testing.isPending} onClick={() => !testing.isPending && testing.mutate()}>
            {testing.isPending ? 'Sending...' : 'Send test'}
          </Button>
          <Button
            aria-disabled={changing.isPending}
            onClick={() => !changing.isPending && changing.mutate({ id, change: { active: !active } })}
          >
            {active ? 'Pause' : 'Resume'}
          </Button>
          <Button ref={edit} onClick={() => setIsEdited(true)}>
            Edit
          </Button>
          <Button
            aria-disabled={renewing.isPending}
            onClick={() => !renewing.isPending && press() && renewing.mutate()}
          >
            {armed ? 'Click again to confirm' : 'Renew secret'}
          </Button>
          <Button aria-expanded={isLogShown} aria-controls={logId} onClick={() => setIsLogShown(!isLogShown)}>
            <Chevron aria-hidden /> Deliveries
          </Button>
          <span className="ml-auto">
            <ArmedDeleteButton label={`Delete webhook ${url}`} tooltip="Delete" busy={deleting} onDelete={onDelete} />
          </span>
        </div>
      )}
      {!isEdited && changing.isError && <ErrorBox>{messageOf(changing.error)}</ErrorBox>}
      {renewing.isError && <ErrorBox>{messageOf(renewing.error)}</ErrorBox>}
      {renewing.data && (
        <ShownOnce secret={renewing.data.secret}>
          Copy the new secret now: it is not shown again. Messages are signed with the one before, too, for 24 hours.
        </ShownOnce>
      )}
      {testing.isError && <ErrorBox>{messageOf(testing.error)}</ErrorBox>}
      {testing.data && <TestResult delivery={testing.data} />}
      <div id={logId} hidden={!isLogShown}>
        {isLogShown && <DeliveryLog id={id} url={url} />}
      </div>
    </li>
  );
}

function Summary({
  webhook: { url, events, active, paused_at, failing_since, previous_secret_until },
}: {
  webhook: Webhook;
}) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <code className="wrap-anywhere min-w-0 font-mono text-sm">{url}</code>
        {!active && (
          <Badge tone="warn">
            <CirclePause aria-hidden /> Paused
          </Badge>
        )}
        {active && failing_since && (
          <Badge tone="bad">
            <CircleAlert aria-hidden /> Failing
          </Badge>
        )}
      </div>
      <p className="text-faded text-sm">{events.map((event) => EVENT_NAMES[event]).join(' · ')}</p>
      {!active && paused_at && (
        <p className="text-sm">
          Nothing got through for a day, so it was paused on {formatDateTime(paused_at)}. The deliveries say what was
          answered.
        </p>
      )}
      {previous_secret_until && new Date(previous_secret_until) > new Date() && (
        <p className="text-faded text-sm">
          The secret was renewed. Messages are signed with the one before, too, until{' '}
          {formatDateTime(previous_secret_until)}.
        </p>
      )}
      {active && failing_since && (
        <p className="text-sm">Nothing got through since {formatDateTime(failing_since)}. It is tried again.</p>
      )}
    </div>
  );
}

function TestResult({ delivery: { attempts } }: { delivery: WebhookDelivery }) {
  const last = attempts.at(-1);
  if (!last) return null;
  if (last.error) return <ErrorBox title="The test did not get through">{last.error}</ErrorBox>;
  return (
    <Notice tone="ok">
      The test was delivered: answer {last.status} after {last.duration_ms} ms.
    </Notice>
  );
}
