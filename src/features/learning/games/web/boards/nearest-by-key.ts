interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const directions: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much further something seems that lies off the arrow's way. */
const asideCosts = 2;

/**
 * Where an arrow key leads from one box: the index of the nearest other one on that side, as the eye sees it, in either
 * reading direction. Undefined for other keys, and where nothing lies that way.
 */
export function nearestByKey(key: string, from: Box, others: readonly Box[]): number | undefined {
  const direction = directions[key];
  if (!direction) return undefined;
  const [across, down] = direction;
  const [x, y] = middleOf(from);
  const costs = others.map((box) => {
    const [otherX, otherY] = middleOf(box);
    const [right, below] = [otherX - x, otherY - y];
    const ahead = right * across + below * down;
    const aside = Math.abs(right * down) + Math.abs(below * across);
    return ahead < 1 ? Infinity : ahead + aside * asideCosts;
  });
  const least = Math.min(...costs);
  return Number.isFinite(least) ? costs.indexOf(least) : undefined;
}

function middleOf({ left, top, width, height }: Box): [x: number, y: number] {
  return [left + width / 2, top + height / 2];
}
