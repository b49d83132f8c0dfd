const signs = ['pointerdown', 'keydown', 'focusin', 'touchstart'];

/**
 * Waits until the page with its pictures has been painted, or somebody wants something of it. Until then links, forms
 * and films are the browser's own, so nothing is lost by waiting, and the first sight comes sooner.
 */
export function untilSeen(): Promise<void> {
  return new Promise((resolve) => {
    const sign = new AbortController();
    const go = () => {
      sign.abort();
      resolve();
    };
    const afterPaint = () => requestAnimationFrame(() => setTimeout(go));
    for (const name of signs) addEventListener(name, go, { passive: true, signal: sign.signal });
    if (document.readyState === 'complete') afterPaint();
    else addEventListener('load', afterPaint, { once: true });
  });
}
