/** Moves the focus to a field of the entry by its name: a control, or a text of blocks, which has its label's. */
export function focusField(name: string): void {
  const own = CSS.escape(name);
  const control = document.querySelector<HTMLElement>(
    `[name="${own}"]:not([type=hidden]), [role=textbox][aria-labelledby="${own}-label"]`,
  );
  if (!control) return;
  control.scrollIntoView({ block: 'center' });
  control.focus();
}

/** The field that the address names: a link of a report leads to one, `?field=texts.he.title`. */
export function findFieldOfAddress(): string | null {
  return typeof location === 'undefined' ? null : new URLSearchParams(location.search).get('field');
}
