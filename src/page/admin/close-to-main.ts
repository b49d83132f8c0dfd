import { flushSync } from 'react-dom';

/** Closes a dialog whose opener goes with what was removed in it: the focus goes to the page's content, not nowhere. */
export function closeToMain(close: () => void): void {
  flushSync(close);
  document.querySelector('main')?.focus();
}
