/** The classes shared by all text and select controls. */
export const controlLook =
  'on-paper block w-full min-h-12 rounded-control border-2 border-edge bg-white px-4 py-2.5 text-step-0 ' +
  'transition-colors duration-200 hover:border-ink focus-visible:outline-offset-1 focus-visible:border-ink ' +
  'aria-invalid:border-danger aria-invalid:bg-tint-danger/40 disabled:bg-sand disabled:text-ink-soft';
