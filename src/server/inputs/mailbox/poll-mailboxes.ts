import type { AcceptDeps } from '../../analysis/accept-document.ts';
import { keepLooking } from '../keep-looking.ts';
import { SealError, unseal } from '../seal.ts';
import { lookIntoMailbox, PlanFullError } from './look-into-mailbox.ts';
import { withMailServer } from './mail-server.ts';
import { MailServerError } from './mail-server-error.ts';
import { type ClaimedMailbox, claimMailbox, endAllTurns, endTurn, noteReached } from './mailboxes.repository.ts';

/** For mailboxes that are due, which each is once in `MAILBOX_INTERVAL_S`. */
const LOOK_EVERY_MS = 5000;
/** Mailboxes that are looked into at once: one whose server hangs does not hold up the others. */
const AT_ONCE = 4;
const SERVER_TIMEOUT_MS = 60_000;
/** A mailbox with much mail then waits in line again, so that others have their turn. */
const MOST_TURN_MS = 10 * 60_000;
/** A large attachment over a slow line takes longer than a lease. */
const PROLONG_EVERY_MS = 20_000;
/** A full plan is seldom emptier a minute later. */
const FULL_PLAN_PAUSE_S = 1800;
/** A server that fails is not asked every time. */
const PROBLEM_PAUSE_S = 300;

/** Looks into the mailboxes of all users whenever they are due. Returns what ends it. */
export function pollMailboxes(deps: AcceptDeps): () => Promise<void> {
  const secretKey = deps.config.SECRET_KEY;
  if (!secretKey) return async () => {};
  const onError = (err: unknown) => deps.log.error({ err }, 'looking into mailboxes');
  let ready: Promise<void> | null = null;
  /** Nobody else has the embedded database: who has a turn there is dead. Done once, before anybody has one. */
  const makeReady = () => {
    ready ??= endAllTurns(deps.db).catch((error: unknown) => {
      ready = null;
      throw error;
    });
    return ready;
  };
  const stops = Array.from({ length: AT_ONCE }, () =>
    keepLooking(
      async (signal) => {
        if (deps.database.kind === 'embedded') await makeReady();
        while (!signal.aborted) {
          const due = await claimMailbox(deps.db);
          if (!due) return;
          await takeTurn(deps, due, secretKey, signal);
        }
      },
      LOOK_EVERY_MS,
      onError,
    ),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** One look into one mailbox; what is wrong stands on it for its owner. */
async function takeTurn(
  deps: AcceptDeps,
  mailbox: ClaimedMailbox,
  secretKey: string,
  signal: AbortSignal,
): Promise<void> {
  const { MAILBOX_INTERVAL_S: interval, MAILBOX_ALLOW_PRIVATE: allowPrivate } = deps.config;
  const prolonging = setInterval(() => void noteReached(deps.db, mailbox, {}).catch(() => {}), PROLONG_EVERY_MS);
  try {
    const account = { ...mailbox, password: unseal(secretKey, mailbox.userId, mailbox.sealedPassword) };
    // A server that hangs does not hold up our end.
    const options = { allowPrivate, timeoutMs: SERVER_TIMEOUT_MS, signal };
    const time = AbortSignal.timeout(MOST_TURN_MS);
    await withMailServer(account, options, (client) => lookIntoMailbox(deps, client, mailbox, { signal, time }));
    await endTurn(deps.db, mailbox, { problem: null, inSeconds: signal.aborted || time.aborted ? 0 : interval });
  } catch (error) {
    if (signal.aborted) return endTurn(deps.db, mailbox, { problem: mailbox.problem, inSeconds: 0 });
    const { problem, pause } = told(error);
    if (!problem) deps.log.error({ err: error }, 'a mailbox');
    await endTurn(deps.db, mailbox, {
      problem: problem ?? 'This server could not take the mail. It tries again by itself.',
      inSeconds: Math.max(interval, pause),
    });
  } finally {
    clearInterval(prolonging);
  }
}

function told(error: unknown): { problem: string | null; pause: number } {
  if (error instanceof PlanFullError) return { problem: error.message, pause: FULL_PLAN_PAUSE_S };
  if (error instanceof MailServerError) return { problem: error.message, pause: PROBLEM_PAUSE_S };
  if (error instanceof SealError) {
    return {
      problem: 'The password was stored with another SECRET_KEY. Please enter it again.',
      pause: FULL_PLAN_PAUSE_S,
    };
  }
  return { problem: null, pause: 0 };
}
