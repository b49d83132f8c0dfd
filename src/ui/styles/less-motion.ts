/** Whether reduced motion is requested, by the device or in the user's settings; the stylesheet handles it automatically. */
export function wantsLessMotion(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.dataset['motion'] === 'reduced'
  );
}
