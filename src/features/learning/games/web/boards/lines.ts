/** Two cells of a grid. */
export interface Line {
  from: number;
  to: number;
}

/**
 * The straight line from a cell that ends nearest to another: across, down or diagonal, within a square `size` cells
 * wide.
 */
export function straighten({ from, to }: Line, size: number): Line {
  const start = placeOf(from, size);
  const end = placeOf(to, size);
  const across = end.x - start.x;
  const down = end.y - start.y;
  const length = Math.max(Math.abs(across), Math.abs(down));
  if (length === 0) return { from, to: from };
  // Eight directions: less than half of the longer axis counts as zero.
  const x = Math.abs(across) * 2 > length ? Math.sign(across) : 0;
  const y = Math.abs(down) * 2 > length ? Math.sign(down) : 0;
  let steps = length;
  const isInside = (count: number) => {
    const [column, row] = [start.x + x * count, start.y + y * count];
    return column >= 0 && column < size && row >= 0 && row < size;
  };
  while (steps > 0 && !isInside(steps)) steps -= 1;
  return { from, to: from + steps * (x + y * size) };
}

/** A cell's column and row. */
export function placeOf(cell: number, size: number): { x: number; y: number } {
  return { x: cell % size, y: Math.floor(cell / size) };
}
