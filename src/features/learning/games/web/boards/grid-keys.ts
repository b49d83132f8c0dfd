const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Where an arrow key leads in a grid with `count` cells: the next cell in the visual direction, so that a row of a
 * mirrored grid runs the other way. Undefined for other keys and at the edge.
 */
export function cellByKey(
  key: string,
  from: number,
  { columns, count, isMirrored }: { columns: number; count: number; isMirrored: boolean },
): number | undefined {
  const step = steps[key];
  if (!step) return undefined;
  const across = isMirrored ? -step[0] : step[0];
  const column = (from % columns) + across;
  const to = from + across + step[1] * columns;
  if (column < 0 || column >= columns || to < 0) return undefined;
  if (to < count) return to;
  // Above the unfilled end of the last row, down leads to its last cell.
  const isAboveLastRow = Math.floor(from / columns) < Math.floor((count - 1) / columns);
  return step[1] > 0 && isAboveLastRow ? count - 1 : undefined;
}

/** Whether an element is right-to-left, or else the page. */
export function isRightToLeft(element: Element = document.documentElement): boolean {
  return element.closest<HTMLElement>('[dir]')?.dir === 'rtl';
}
