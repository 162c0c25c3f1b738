import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { PATTERNS_AT_ONCE } from './pattern-code.ts';
import { residentBytes } from './process-memory.ts';
import { ReaderError } from './reader-error.ts';
import type { AnalysisStage, ReaderAnswers, ReaderMessage, ReaderTask } from './reader-protocol.ts';
import { KEEP_WASM_CODE } from './wasm-code.ts';

/** By the clock: beside much other work a process takes its time to load its modules, and no file is to be refused for that. */
const START_LIMIT_MS = 120_000;
const MEMORY_CHECK_MS = 100;
const BYTES_PER_MB = 1024 * 1024;
const KEPT_ERROR_OUTPUT = 4000;

/** What a child process runs, and what it may do. */
export interface ProcessKind {
  /** Path of its module. */
  entry: string;
  /** Beyond reading files, as Node's permissions are called: `--allow-child-process`. */
  permissions?: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** From 0 to 19: how readily it leaves the processor to others. */
  niceness?: number;
  /** It starts commands, which end with it, however it ends. */
  startsCommands?: boolean;
}

export interface TaskLimits {
  timeoutMs: number;
  memoryMb: number;
}

export interface TaskHooks {
  onProgress?: ((stage: AnalysisStage) => void) | undefined;
  signal?: AbortSignal | undefined;
  /** For this task; default: the limit of all. */
  timeoutMs?: number | undefined;
}

interface Expectation {
  receive(message: ReaderMessage): void;
  abandon(error: ReaderError): void;
}

/** One child process that works on at most one task at a time. Once `retired` it is not used again. */
export class PooledProcess {
  retired = false;
  private readonly limits: TaskLimits;
  private readonly child: ChildProcess;
  private readonly started: Promise<void>;
  /** It and the commands that it starts are a group of their own, which is ended as one. */
  private readonly isGroup: boolean;
  private isGone = false;
  private expectation: Expectation | undefined;
  private errorOutput = '';

  constructor(kind: ProcessKind, limits: TaskLimits) {
    this.limits = limits;
    this.isGroup = kind.startsCommands === true && process.platform !== 'win32';
    this.child = fork(kind.entry, [], {
      serialization: 'advanced',
      // It may read files (its own modules), write none and start nothing; the parent's secrets stay with the parent.
      execArgv: [
        '--permission',
        '--allow-fs-read=*',
        '--allow-addons',
        ...(kind.permissions ?? []),
        `--max-old-space-size=${limits.memoryMb}`,
        KEEP_WASM_CODE,
        PATTERNS_AT_ONCE,
      ],
      env: kind.env ?? {},
      detached: this.isGroup,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    if (kind.niceness && this.child.pid !== undefined) lowerPriority(this.child.pid, kind.niceness);
    this.child.stderr?.on('data', (chunk: Buffer) => {
      this.errorOutput = (this.errorOutput + chunk.toString()).slice(-KEPT_ERROR_OUTPUT);
    });
    this.child.on('message', (message: ReaderMessage) => this.expectation?.receive(message));
    this.child.once('error', (cause) => this.stop(new ReaderError('analysis.failed', {}, { cause })));
    this.child.once('exit', (code, signal) => {
      this.stop(this.exitError(code, signal));
      this.isGone = true;
    });
    this.started = this.expect<void>(START_LIMIT_MS, (message, resolve) => {
      if (message.type === 'ready') resolve();
    });
    this.started.then(
      () => this.letParentExit(true),
      () => {},
    );
  }

  /**
   * Works on one task. Throws `ReaderError`: the task's own failure, `analysis.timeout` for too much time or
   * memory, `analysis.cancelled` after `signal`, `pdf.damaged` when the document made the process crash.
   */
  async run<Kind extends ReaderTask['kind']>(
    task: Extract<ReaderTask, { kind: Kind }>,
    hooks: TaskHooks = {},
  ): Promise<ReaderAnswers[Kind]> {
    this.letParentExit(false);
    const cancel = () => this.stop(new ReaderError('analysis.cancelled'));
    if (hooks.signal?.aborted) cancel();
    hooks.signal?.addEventListener('abort', cancel, { once: true });
    await this.started;
    const watch = setInterval(() => void this.checkMemory(), MEMORY_CHECK_MS);
    try {
      return await this.expect<ReaderAnswers[Kind]>(
        Math.min(hooks.timeoutMs ?? Number.POSITIVE_INFINITY, this.limits.timeoutMs),
        (message, resolve, reject) => {
          if (message.type === 'done' || message.type === 'progress') this.noteMemory(message.residentBytes);
          if (message.type === 'progress') hooks.onProgress?.(message.stage);
          if (message.type === 'done') resolve(message.answer as ReaderAnswers[Kind]);
          if (message.type === 'failed')
            reject(new ReaderError(message.code, message.params, { cause: message.cause }));
        },
        task,
      );
    } finally {
      clearInterval(watch);
      hooks.signal?.removeEventListener('abort', cancel);
      this.letParentExit(true);
    }
  }

  /** Ends the process at once; whatever it was working on fails with `error`. */
  stop(error: ReaderError): void {
    this.retired = true;
    this.kill();
    this.expectation?.abandon(error);
  }

  private kill(): void {
    const { pid } = this.child;
    if (this.isGroup && !this.isGone && pid !== undefined) killGroup(pid);
    else this.child.kill('SIGKILL');
  }

  private expect<Result>(
    limitMs: number,
    receive: (message: ReaderMessage, resolve: (result: Result) => void, reject: (error: ReaderError) => void) => void,
    task?: ReaderTask,
  ): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      const timer = setTimeout(() => this.stop(new ReaderError('analysis.timeout')), limitMs);
      const settled =
        <Outcome>(settle: (outcome: Outcome) => void) =>
        (outcome: Outcome) => {
          clearTimeout(timer);
          this.expectation = undefined;
          settle(outcome);
        };
      const succeed = settled(resolve as (result: Result) => void);
      const fail = settled(reject as (error: ReaderError) => void);
      this.expectation = { receive: (message) => receive(message, succeed, fail), abandon: fail };
      if (!task) return;
      if (!this.child.connected) fail(new ReaderError('analysis.failed', {}, { cause: this.errorOutput }));
      else
        this.child.send(task, (error) => error && this.stop(new ReaderError('analysis.failed', {}, { cause: error })));
    });
  }

  private async checkMemory(): Promise<void> {
    const bytes = this.child.pid === undefined ? null : await residentBytes(this.child.pid);
    if (bytes !== null) this.noteMemory(bytes);
  }

  private noteMemory(bytes: number): void {
    const limit = this.limits.memoryMb * BYTES_PER_MB;
    if (bytes > limit) this.stop(new ReaderError('analysis.timeout'));
    // WASM memory never shrinks: a process that has grown this far is replaced after its task.
    else if (bytes > limit / 2) this.retired = true;
  }

  private exitError(code: number | null, signal: NodeJS.Signals | null): ReaderError {
    const cause = this.errorOutput || `reader process ended with ${signal ?? code}`;
    // V8 aborts when its heap limit is reached; SIGKILL is the kernel's answer to exhausted memory.
    const outOfMemory = signal === 'SIGABRT' || signal === 'SIGKILL' || code === 134;
    return new ReaderError(outOfMemory ? 'analysis.timeout' : 'pdf.damaged', {}, { cause });
  }

  /** An idle process does not keep the parent alive. */
  private letParentExit(idle: boolean): void {
    const handles = [this.child, this.child.channel, this.child.stderr as unknown as { ref(): void; unref(): void }];
    for (const handle of handles) {
      if (idle) handle?.unref();
      else handle?.ref();
    }
  }
}

/** Where the system does not let us, it runs like all others. */
function lowerPriority(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch {}
}

/** Also what outlived the process that leads the group. */
function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // Nobody is left of it.
  }
}
