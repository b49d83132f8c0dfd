/** After a tap the click may take that long to come. */
const clickWithinMs = 300;

/**
 * Until a press that has just begun has ended: a button that is replaced while it is pressed gets no click. Ends with the
 * click, or without one if the press has moved elsewhere.
 */
export function untilReleased(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const { signal } = listening;
    const end = () => {
      listening.abort();
      resolve();
    };
    // After everything else that hears of it.
    for (const last of ['click', 'keyup']) addEventListener(last, () => setTimeout(end), { signal });
    addEventListener('pointerup', () => setTimeout(end, clickWithinMs), { signal });
    for (const lost of ['pointercancel', 'blur']) addEventListener(lost, end, { signal });
  });
}
