import { useState, type FocusEvent, type KeyboardEvent } from 'react';

interface GridPlace {
  row: number;
  column: number;
}

/** Where a key leads from a place of the grid; undefined if it leads nowhere. `isMirrored` where text runs from the right. */
export function moveBy(
  key: string,
  { row, column }: GridPlace,
  { rows, columns, isMirrored }: { rows: number; columns: number; isMirrored: boolean },
): GridPlace | undefined {
  const ahead = isMirrored ? -1 : 1;
  const moved = {
    ArrowRight: { row, column: column + ahead },
    ArrowLeft: { row, column: column - ahead },
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    Home: { row, column: 0 },
    End: { row, column: columns - 1 },
    PageUp: { row: 0, column },
    PageDown: { row: rows - 1, column },
  }[key];
  if (!moved || moved.row < 0 || moved.row >= rows || moved.column < 0 || moved.column >= columns)
    return undefined;
  return moved;
}

/** One place of the grid takes the focus of the page; the arrow keys move it, and Enter opens what is in it. */
export function useGridKeys(rows: number, columns: number) {
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 0 });
  return {
    tabIndexOf: (row: number, column: number) => (row === place.row && column === place.column ? 0 : -1),
    onFocus(event: FocusEvent<HTMLElement>) {
      const found = placeOf(event.target);
      if (found) setPlace(found);
    },
    onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
      const from = event.target instanceof Element ? placeOf(event.target) : undefined;
      const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
      const to = from && moveBy(event.key, from, { rows, columns, isMirrored });
      if (!to) return;
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>(`[data-place="${to.row} ${to.column}"]`)?.focus();
    },
  };
}

function placeOf(element: Element): GridPlace | undefined {
  const [row, column] = element.getAttribute('data-place')?.split(' ').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}
