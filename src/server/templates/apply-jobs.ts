import type { ExecuteSql } from '../db/execute-sql.ts';
import type { Deps } from '../deps.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import { deleteJobs } from '../jobs/job-rows.ts';
import type { Mark } from './completed-documents.ts';

/** A stretch of a user's documents, to be read again where they have the template's layout. */
export interface ApplyJob {
  templateId: string;
  userId: string;
  /** Where the stretch begins; null: at the newest document. */
  behind: Mark | null;
  /** These alone; null: those that the template has read, and all others of its layout. */
  documentIds: string[] | null;
}

/** Reading documents that are here already with a template: stretch after stretch, each a job. */
export const APPLY: JobKind<ApplyJob> = {
  name: 'apply-template',
  subject: 'templateId',
  lanes: ['apply-template'],
  laneOf: () => 'apply-template',
  retries: 3,
  retryDelaySeconds: 2,
  expireInSeconds: 900,
};

type JobDeps = Pick<Deps, 'jobs'>;

/** Begins with the newest document; what was begun before is left. */
export async function beginApplying(
  { jobs }: JobDeps,
  job: Omit<ApplyJob, 'behind'>,
  within?: ExecuteSql,
): Promise<void> {
  const { templateId } = job;
  jobs.cancel(APPLY, { templateId });
  await deleteJobs(within ?? jobs.executeSql, APPLY, templateId);
  const first = { ...job, behind: null };
  await jobs.send(APPLY, first, within ? { within } : {});
  jobs.wake(APPLY, first);
}

export async function goOnApplying({ jobs }: JobDeps, job: ApplyJob): Promise<void> {
  await jobs.send(APPLY, job);
  jobs.wake(APPLY, job);
}
