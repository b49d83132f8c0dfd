/** Whether the user is in the middle of something: a film plays, a form is being filled in, a menu or another window is open. */
export function isOccupied(page: Document): boolean {
  const isPlaying = [...page.querySelectorAll<HTMLMediaElement>('video, audio')].some(
    ({ paused, ended }) => !paused && !ended,
  );
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const isTyped = [...fields].some(({ value, defaultValue }) => value !== defaultValue);
  const isInField = page.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
  const isOpen = page.querySelector('dialog[open], header details[open]') !== null;
  return page.hidden || page.fullscreenElement !== null || isPlaying || isTyped || isInField || isOpen;
}
