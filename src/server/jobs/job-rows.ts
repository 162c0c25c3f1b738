import type { ExecuteSql } from '../db/execute-sql.ts';
import type { JobKind } from './job-kind.ts';

/** `alive`: waits or runs. `failed`: was tried as often as it may be. `absent`: there is no job for it any more. */
export type JobState = 'alive' | 'failed' | 'absent';

type Kind = Pick<JobKind<Record<string, unknown>>, 'lanes' | 'subject'>;

const ALIVE = "('created', 'retry', 'active')";

/** How many jobs of these queues wait or run, and for how many seconds the oldest has; 0 when there is none. */
export async function queueLength(
  executeSql: ExecuteSql,
  lanes: readonly string[],
): Promise<{ pending: number; oldestSeconds: number }> {
  const { rows } = await executeSql(
    `select count(*)::int as pending, coalesce(extract(epoch from now() - min(created_on)), 0)::float8 as "oldestSeconds"
     from pgboss.job where name = any($1) and state in ${ALIVE}`,
    [lanes],
  );
  return rows[0] as { pending: number; oldestSeconds: number };
}

export interface NewJob {
  lane: string;
  payload: object;
  expireSeconds: number;
  /** Higher ones first. */
  priority: number;
  /** Whose share it is of. */
  group: string | null;
}

/**
 * The part of a statement that writes a job where another part, `condition`, gives a row, with its values from `$place`
 * on. As pg-boss would, but without a conversation of its own.
 */
export function jobInsertion(job: NewJob, condition: string, place: number): { text: string; values: unknown[] } {
  const [lane, payload, expire, priority, group] = Array.from({ length: 5 }, (_, n) => `$${place + n}`);
  return {
    text: `insert into pgboss.job (name, data, priority, start_after, created_on, keep_until, expire_seconds,
        deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter,
        heartbeat_seconds, group_id)
      select q.name, ${payload}::jsonb, ${priority}::int, now(), now(), now() + q.retention_seconds * interval '1 s',
        ${expire}::int, q.deletion_seconds, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy,
        q.dead_letter, q.heartbeat_seconds, ${group}::text
      from ${condition} cross join pgboss.queue q where q.name = ${lane}`,
    values: [job.lane, JSON.stringify(job.payload), job.expireSeconds, job.priority, job.group],
  };
}

/** Deletes the jobs about one thing, whatever became of them; one that runs goes on without. */
export async function deleteJobs(executeSql: ExecuteSql, kind: Kind, subject: string): Promise<void> {
  await executeSql('delete from pgboss.job where name = any($1) and data->>$2 = $3', [
    kind.lanes,
    kind.subject,
    subject,
  ]);
}

/** Deletes jobs about rows of `table` (by its `id`) that are gone. Returns how many. */
export async function deleteOrphanedJobs(executeSql: ExecuteSql, kind: Kind, table: 'documents'): Promise<number> {
  // A job is written in the transaction of what it is about, so one that is seen without it has lost it.
  const { rows } = await executeSql(
    `delete from pgboss.job where name = any($1)
       and not exists (select from ${table} where ${table}.id = data->>$2) returning id`,
    [kind.lanes, kind.subject],
  );
  return rows.length;
}

/**
 * What became of the jobs with these payloads, in their order; two fields name a job: its subject, and `field` (the
 * number of the run), by which a later job for the same thing is another one.
 */
export async function jobStates<Payload extends object>(
  executeSql: ExecuteSql,
  kind: Pick<JobKind<Payload>, 'lanes' | 'subject'>,
  field: keyof Payload & string,
  payloads: readonly Payload[],
): Promise<JobState[]> {
  const keyOf = (payload: Payload) => `${payload[kind.subject]} ${payload[field]}`;
  const { rows } = await executeSql(
    `select data->>$2 as subject, data->>$3 as field,
       bool_or(state in ${ALIVE}) as alive, bool_or(state = 'failed') as failed
     from pgboss.job where name = any($1) and data->>$2 = any($4) group by 1, 2`,
    [kind.lanes, kind.subject, field, payloads.map((payload) => String(payload[kind.subject]))],
  );
  const known = new Map(
    (rows as { subject: string; field: string; alive: boolean; failed: boolean }[]).map((row) => [
      `${row.subject} ${row.field}`,
      row,
    ]),
  );
  return payloads.map((payload) => {
    const row = known.get(keyOf(payload));
    if (row?.alive) return 'alive';
    return row?.failed ? 'failed' : 'absent';
  });
}

const UNBEGUN = "state = 'created', started_on = null, completed_on = null, start_after = now()";

/** Hands back what a process was at that is no more, as if it had not begun. Only where no other process works. */
export async function handBackActiveJobs(executeSql: ExecuteSql, lanes: readonly string[]): Promise<void> {
  await executeSql(`update pgboss.job set ${UNBEGUN} where name = any($1) and state = 'active'`, [lanes]);
}

/** Hands back jobs that were broken off, as if they had not begun. */
export async function handBackJobs(
  executeSql: ExecuteSql,
  lanes: readonly string[],
  ids: readonly string[],
): Promise<void> {
  await executeSql(
    `update pgboss.job set ${UNBEGUN} where name = any($1) and id = any($2) and state in ('retry', 'failed')`,
    [lanes, ids],
  );
}
