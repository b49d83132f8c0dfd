import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in a list whose rows move, come and go: `same` returns it to the element that had it, `new` gives it
 * to the first field of the row that came, a row's name to what removes that row, `add` to the button that adds one.
 */
export function useFocusAfter(list: RefObject<HTMLElement | null>) {
  const wanted = useRef<{ to: string; had: Element | null }>(undefined);
  // After each render: the rows have changed by the first one that follows the act.
  useLayoutEffect(() => {
    const { current: want } = wanted;
    wanted.current = undefined;
    const element = want && list.current && findTarget(list.current, want.to, want.had);
    if (element instanceof HTMLElement && element !== document.activeElement) element.focus();
  });
  return (to: string) => {
    wanted.current = { to, had: document.activeElement };
  };
}

function findTarget(list: HTMLElement, to: string, had: Element | null): Element | null {
  if (to === 'same') return list.contains(had) ? had : null;
  if (to === 'add') return list.parentElement?.querySelector('[data-act="add"]') ?? null;
  if (to === 'new') return list.lastElementChild?.querySelector('input, textarea, select, button') ?? null;
  const row = [...list.children].find((child) => child instanceof HTMLElement && child.dataset['row'] === to);
  return row?.querySelector('[data-act="remove"]') ?? null;
}
