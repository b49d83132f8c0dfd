const firstPause = 2_000;
const longestPause = 5 * 60_000;

interface StreamListener<Event> {
  heard(event: Event): void;
  /** The connection was lost, or refused; said once, however often it is tried again. */
  lost(): void;
}

/**
 * Follows server-sent events until `over`. A browser reconnects by itself after a lost connection, but not after a refusal:
 * then it is tried again, later each time.
 */
export function openStream<Event>(
  address: string,
  over: AbortSignal,
  { heard, lost }: StreamListener<Event>,
): void {
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource | undefined;
  let isLost = false;

  function open(): void {
    if (over.aborted) return;
    const opened = new EventSource(address);
    source = opened;
    opened.addEventListener('message', ({ data }) => {
      pause = firstPause;
      isLost = false;
      heard(JSON.parse(String(data)) as Event);
    });
    opened.addEventListener('error', () => {
      if (!isLost) lost();
      isLost = true;
      if (opened.readyState !== opened.CLOSED) return;
      timer = setTimeout(open, pause * (0.75 + Math.random() / 2));
      pause = Math.min(pause * 2, longestPause);
    });
  }

  open();
  over.addEventListener('abort', () => {
    clearTimeout(timer);
    source?.close();
  });
}
