/** A progress bar on a terminal's stderr; anywhere else nothing is shown. */
export interface Progress {
  advance(): void;
  /** Runs `print` with the bar out of the way. */
  aside(print: () => void): void;
  stop(): void;
}

const SILENT: Progress = { advance: () => {}, aside: (print) => print(), stop: () => {} };

export async function startProgress(total: number): Promise<Progress> {
  if (!process.stderr.isTTY) return SILENT;
  const { default: cliProgress } = await import('cli-progress');
  const bar = new cliProgress.SingleBar(
    { format: '{bar} {value}/{total} files', stream: process.stderr, clearOnComplete: true, hideCursor: true },
    cliProgress.Presets.shades_classic,
  );
  bar.start(total, 0);
  // Where results share the terminal with the bar, it is wiped before and drawn again after each of them.
  const sharesTerminal = process.stdout.isTTY;
  return {
    advance: () => bar.increment(),
    aside: (print) => {
      if (sharesTerminal) process.stderr.write('\r\u001b[K');
      print();
    },
    stop: () => bar.stop(),
  };
}
