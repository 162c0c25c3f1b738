import { apiUrl } from '../base-url.ts';
import { API_BASE } from '../exchange.ts';
import { followUserEvents, type UserEventsListener } from './follow-user-events.ts';
import type { FromWorker, ToWorker } from './shared-worker.ts';

/**
 * Follows what happens to the documents of whoever has this token, in every window and process, until the returned
 * function is called. The windows of a browser share one stream where it has shared workers; elsewhere each has its own.
 */
export function openUserEvents(token: string, listener: UserEventsListener): () => void {
  const url = new URL(apiUrl(API_BASE, '/api/events'), window.location.origin).href;
  if (typeof SharedWorker === 'undefined') {
    const stop = new AbortController();
    void followUserEvents(url, token, listener, stop.signal);
    return () => stop.abort();
  }
  const { port } = new SharedWorker(new URL('./shared-worker.ts', import.meta.url), {
    type: 'module',
    name: 'invoscope-events',
  });
  const say = (message: ToWorker) => port.postMessage(message);
  port.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'open') listener.onOpen();
    else listener.onEvent(data.event);
  };
  const enter = () => say({ url, token });
  const leave = () => say({ url, token: null });
  // A window that is closed, or kept for the way back, listens no longer.
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', enter);
  enter();
  return () => {
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', enter);
    leave();
    port.close();
  };
}
