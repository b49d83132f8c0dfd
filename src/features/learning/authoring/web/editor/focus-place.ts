/** Moves the focus to the field of a path, or to the nearest that is on the page. */
export function focusPlace(path: string): void {
  const parts = path.split('.');
  for (let length = parts.length; length > 2; length -= 1) {
    const prefix = parts.slice(0, length).join('.');
    const field = [...document.querySelectorAll<HTMLElement>('[data-path]')].find(({ dataset }) => {
      const { path: own = '' } = dataset;
      return own === prefix || own.startsWith(`${prefix}.`);
    });
    if (!field) continue;
    // What is folded cannot be focused.
    for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
    field.scrollIntoView({ block: 'center' });
    field.focus();
    return;
  }
}
