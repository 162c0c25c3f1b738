import type { Deps } from '../deps.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import { deleteJobs, jobStates } from '../jobs/job-rows.ts';

export interface SamplesJob {
  userId: string;
  /** The day that their dates are relative to: the same on every try. */
  today: string;
}

/** Storing the sample invoices of an account. */
export const SAMPLES: JobKind<SamplesJob> = {
  name: 'samples',
  subject: 'userId',
  lanes: ['samples'],
  laneOf: () => 'samples',
  retries: 3,
  retryDelaySeconds: 2,
  expireInSeconds: 300,
};

type JobDeps = Pick<Deps, 'jobs'>;

/** Whether sample invoices are being stored for this user, or will be. */
export async function isLoading({ jobs }: JobDeps, userId: string): Promise<boolean> {
  const [state] = await jobStates(jobs.executeSql, SAMPLES, 'userId', [{ userId, today: '' }]);
  return state === 'alive';
}

/** Ends the storing, wherever it runs. */
export async function stopLoading({ jobs }: JobDeps, userId: string): Promise<void> {
  jobs.cancel(SAMPLES, { userId });
  await deleteJobs(jobs.executeSql, SAMPLES, userId);
}
