import { keptMark } from '../offline/kept-mark.ts';
import { foundEvent } from './connection.ts';

const retryMilliseconds = 20_000;

/** On a kept page, polls the server until it answers: having a network does not mean that the server is reachable. */
export function findServer(): void {
  const html = document.documentElement;
  if (!html.hasAttribute(keptMark)) return;
  const ask = async () => {
    // Still offline: try again.
    const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
    if (!answer?.ok) return;
    clearInterval(timer);
    removeEventListener('online', askIfOnline);
    html.removeAttribute(keptMark);
    dispatchEvent(new Event(foundEvent));
  };
  const askIfOnline = () => {
    if (navigator.onLine) void ask();
  };
  const timer = setInterval(askIfOnline, retryMilliseconds);
  addEventListener('online', askIfOnline);
  askIfOnline();
}
