/**
 * Has one of the browser's tabs do something for all of them, for as long as it leads: the one that came into view last, as
 * a browser may stop those that are hidden. `lead` is called whenever this tab begins, with the signal that ends it. Where a
 * browser cannot agree on one, every tab that is in view leads.
 */
export function leadTabs(name: string, lead: (over: AbortSignal) => void, left: AbortSignal): void {
  const locks = (navigator as { locks?: LockManager }).locks;
  let leading: AbortController | undefined;
  let waiting: AbortController | undefined;

  function begin(): AbortController {
    leading = new AbortController();
    lead(leading.signal);
    return leading;
  }

  function stop(): void {
    waiting?.abort();
    leading?.abort();
    leading = undefined;
  }

  /** Leads until another tab takes over, and then waits for its turn. */
  function take(held: LockManager, options: LockOptions): void {
    held
      .request(name, options, async () => {
        if (left.aborted || leading) return;
        const { signal } = begin();
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
      })
      // Another tab has taken over, or this one no longer waits.
      .catch(() => {
        if (options.signal?.aborted) return;
        leading?.abort();
        leading = undefined;
        wait(held);
      });
  }

  function wait(held: LockManager): void {
    if (left.aborted) return;
    waiting = new AbortController();
    take(held, { signal: waiting.signal });
  }

  function look(): void {
    if (left.aborted) return;
    if (document.visibilityState === 'hidden') {
      if (!locks) stop();
    } else if (!leading) {
      waiting?.abort();
      if (locks) take(locks, { steal: true });
      else begin();
    }
  }

  if (locks && document.visibilityState === 'hidden') wait(locks);
  else look();
  document.addEventListener('visibilitychange', look, { signal: left });
  left.addEventListener('abort', stop);
}
