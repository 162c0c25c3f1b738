/** What processes on the same database tell each other, and what the database itself tells of changes. */
export interface MessageChannel {
  /** To every other process. Fire and forget: what is lost is found by those who look again. */
  send(text: string): void;
  /** Calls `listener` with what other processes send. */
  onMessage(listener: (text: string) => void): void;
  /**
   * Calls `listener` with what the database tells as a transaction commits, whichever process it is of, this one
   * included: in the order of the commits, and nothing of what is rolled back.
   */
  onChange(listener: (text: string) => void): void;
  /** Calls `listener` when the connection was lost and is there again: messages and changes of that time are lost. */
  onGap(listener: () => void): void;
  close(): Promise<void>;
}

/** The triggers of the migrations notify on this one. */
export const CHANGES = 'invoscope_changes';

/** Listeners, called in the order they came. */
export function listenerList<Args extends unknown[]>() {
  const listeners: ((...args: Args) => void)[] = [];
  return {
    add: (listener: (...args: Args) => void) => {
      listeners.push(listener);
    },
    call: (...args: Args) => {
      for (const listener of listeners) listener(...args);
    },
  };
}
