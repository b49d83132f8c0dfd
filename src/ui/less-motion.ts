/** Whether less motion is wanted, by the device or by the settings of who looks; the style sheet knows by itself. */
export function wantsLessMotion(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.dataset['motion'] === 'reduced'
  );
}
