import { keptMark } from '../offline/kept-mark.ts';
import { foundEvent } from './connection.ts';

const retryMilliseconds = 20_000;

/** On a page that was kept, asks for the server until it answers: a network alone is not yet a way to it. */
export function findServer(): void {
  const html = document.documentElement;
  if (!html.hasAttribute(keptMark)) return;
  const ask = async () => {
    // Still without: it is asked again.
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
