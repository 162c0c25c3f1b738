import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ApiKey, apiKeyCreatedSchema } from '#contracts/api-keys.ts';
import { messageOf } from '#web/api/errors.ts';
import { formatDate, formatDateTime } from '#web/format/dates.ts';
import { ArmedDeleteButton } from '#web/ui/armed-delete-button.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Cell, HeadCell, Table } from '#web/ui/table.tsx';
import { ApiKeyForm } from './api-key-form.tsx';
import { apiKeysQuery, createApiKey, deleteApiKey } from './settings-queries.ts';
import { ShownOnce } from './shown-once.tsx';

type CreatedKey = z.infer<typeof apiKeyCreatedSchema>;

/** The keys that programs come with: made, shown once, taken away. */
export function ApiKeysSection() {
  const client = useQueryClient();
  const keys = useQuery(apiKeysQuery);
  const refresh = () => client.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
  const making = useMutation({ mutationFn: createApiKey, onSuccess: refresh });
  const deleting = useMutation({ mutationFn: deleteApiKey, onSettled: refresh });
  const made: CreatedKey | undefined = making.data;
  return (
    <Card id="api-keys" aria-labelledby="api-keys-title" className="flex flex-col gap-4">
      <div>
        <CardTitle id="api-keys-title">API keys</CardTitle>
        <p className="mt-1 text-faded">
          For your own programs: <code className="font-mono text-xs">Authorization: Bearer inv_…</code>. What can be
          called is described at{' '}
          <a href="/api/docs" className="text-accent-strong underline underline-offset-2">
            /api/docs
          </a>
          .
        </p>
      </div>
      <ApiKeyForm making={making.isPending} error={making.error} onMake={(key, done) => making.mutate(key, done)} />
      {made && made.id !== deleting.variables && (
        <ShownOnce secret={made.key}>Copy the key '{made.name}' now: it is not shown again.</ShownOnce>
      )}
      {deleting.isError && <ErrorBox>{messageOf(deleting.error)}</ErrorBox>}
      {keys.isError && !keys.data && (
        <ErrorBox title="The API keys could not be loaded" onRetry={() => keys.refetch()}>
          {messageOf(keys.error)}
        </ErrorBox>
      )}
      {keys.isPending && <Skeleton className="h-20" />}
      {keys.data?.length === 0 && <p className="text-faded">There are no API keys yet.</p>}
      {keys.data && keys.data.length > 0 && (
        <KeyTable
          keys={keys.data}
          deletingId={deleting.isPending ? deleting.variables : null}
          onDelete={(id) => deleting.mutate(id)}
        />
      )}
    </Card>
  );
}

interface KeyTableProps {
  keys: readonly ApiKey[];
  deletingId: string | null;
  onDelete: (id: string) => void;
}

function KeyTable({ keys, deletingId, onDelete }: KeyTableProps) {
  const now = new Date().toISOString();
  return (
    <Table aria-label="API keys">
      <thead>
        <tr>
          <HeadCell>Name</HeadCell>
          <HeadCell>Scope</HeadCell>
          <HeadCell>Created</HeadCell>
          <HeadCell>Last used</HeadCell>
          <HeadCell>Expires</HeadCell>
          <HeadCell>
            <span className="sr-only">Delete</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key.id}>
            <Cell>
              <span className="font-medium">{key.name}</span>{' '}
              <code className="whitespace-nowrap font-mono text-faded text-xs">{key.prefix}…</code>
            </Cell>
            <Cell className="whitespace-nowrap">{key.scope === 'read' ? 'Read' : 'Read and write'}</Cell>
            <Cell className="whitespace-nowrap">{formatDate(key.created_at)}</Cell>
            <Cell className="whitespace-nowrap">{key.last_used_at ? formatDateTime(key.last_used_at) : 'Never'}</Cell>
            <Cell className="whitespace-nowrap">
              {key.expires_at === null && 'Never'}
              {key.expires_at !== null &&
                (key.expires_at <= now ? <Badge tone="bad">Expired</Badge> : formatDate(key.expires_at))}
            </Cell>
            <Cell className="text-right">
              <ArmedDeleteButton
                label={`Delete API key ${key.name}`}
                busy={deletingId === key.id}
                onDelete={() => onDelete(key.id)}
              />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
