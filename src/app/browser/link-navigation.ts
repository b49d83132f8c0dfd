interface LinkNavigation {
  navigate(href: string): void;
  prefetch(href: string): Promise<unknown>;
}

const intentMilliseconds = 65;
/** Spec §9: at most 4 route preloads run at once. */
const prefetchesAtOnce = 4;

/**
 * One delegated listener for all plain links of the page: a click navigates in place; a pointer or focus that rests on a
 * link prefetches its page. External links, downloads, coupons, `data-reload` and clicks that a component has handled are left
 * alone.
 */
export function installLinkNavigation({ navigate, prefetch }: LinkNavigation): void {
  // React listens on the document: only the window hears a click after every component has.
  window.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = findLink(event);
    if (!link || isWithinPage(link)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });

  const known = new Set<string>();
  const waiting: string[] = [];
  let running = 0;
  const runNext = () => {
    while (running < prefetchesAtOnce) {
      const href = waiting.pop();
      if (href === undefined) return;
      running += 1;
      // A failed prefetch is dropped; the click itself will report the error.
      prefetch(href)
        .catch(() => known.delete(href))
        .finally(() => {
          running -= 1;
          runNext();
        });
    }
  };
  let timer: number | undefined;
  const onIntent = (event: Event) => {
    window.clearTimeout(timer);
    const link = findLink(event);
    if (!link || isWithinPage(link)) return;
    const href = link.pathname + link.search;
    if (known.has(href)) return;
    timer = window.setTimeout(() => {
      known.add(href);
      waiting.push(href);
      runNext();
    }, intentMilliseconds);
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent, { passive: true });
}

function findLink(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download'))
    return undefined;
  if (link.dataset['reload'] !== undefined || link.pathname.startsWith('/api')) return undefined;
  // Its page comes from the server, which leaves the code in the browser.
  if (/[?&]coupon=/.test(link.search)) return undefined;
  return link;
}

function isWithinPage(link: HTMLAnchorElement): boolean {
  return link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
}
