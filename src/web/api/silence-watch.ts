/** Its `signal` aborts when nothing was heard for `limitMs`; `heard()` starts the wait again. */
export function silenceWatch(limitMs: number): { signal: AbortSignal; heard: () => void; stop: () => void } {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), limitMs);
  };
  heard();
  return { signal: controller.signal, heard, stop: () => clearTimeout(timer) };
}
