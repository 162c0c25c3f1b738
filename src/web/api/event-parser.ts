/** One server-sent event: its name ("message" by default) and data. */
export interface StreamEvent {
  name: string;
  data: string;
}

/** A parser of the event-stream format; feed it text as it arrives, it returns the events completed by it. */
export function eventParser(): (text: string) => StreamEvent[] {
  let pending = '';
  let name = '';
  let data: string[] = [];

  const readLine = (line: string): StreamEvent | null => {
    if (line === '') {
      const event = data.length > 0 ? { name: name || 'message', data: data.join('\n') } : null;
      name = '';
      data = [];
      return event;
    }
    const colon = line.indexOf(':');
    // A line that starts with a colon is a heartbeat.
    if (colon === 0) return null;
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
    return null;
  };

  return (text) => {
    const lines = (pending + text).split(/\r\n|\n|\r(?!$)/);
    pending = lines.pop() ?? '';
    return lines.map(readLine).filter((event) => event !== null);
  };
}
