const signs = ['pointerdown', 'keydown', 'focusin', 'touchstart'];

/**
 * Waits until the page and its pictures have been painted, or until the user interacts with it. Until then the browser
 * itself handles links, forms and films, so waiting costs nothing and the first paint comes sooner.
 */
export function untilFirstPaint(): Promise<void> {
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
