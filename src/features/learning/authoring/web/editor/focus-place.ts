/** Moves the focus to the field of a path, or to the nearest that is on the page. False if there is none yet. */
export function focusPlace(path: string): boolean {
  const parts = path.split('.');
  const shortest = Math.min(3, parts.length);
  for (let length = parts.length; length >= shortest; length -= 1) {
    const prefix = parts.slice(0, length).join('.');
    const fields = [
      ...document.querySelectorAll<HTMLElement>(
        '[data-path], [name^="texts."], [name^="shared."]:not([type=hidden])',
      ),
    ];
    const field = fields.find((each) => {
      const own = each.dataset['path'] ?? each.getAttribute('name') ?? '';
      return own === prefix || own.startsWith(`${prefix}.`);
    });
    if (!field) continue;
    // What is folded cannot be focused.
    for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
    field.scrollIntoView({ block: 'center' });
    field.focus();
    return true;
  }
  return false;
}
