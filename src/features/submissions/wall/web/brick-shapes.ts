/** The shapes that a picture takes on the wall, from tall to wide: the class says the ratio to the style sheet. */
const shapes = [
  { ratio: 9 / 16, look: '[--ratio:0.5625]' },
  { ratio: 2 / 3, look: '[--ratio:0.6667]' },
  { ratio: 3 / 4, look: '[--ratio:0.75]' },
  { ratio: 1, look: '[--ratio:1]' },
  { ratio: 4 / 3, look: '[--ratio:1.3333]' },
  { ratio: 3 / 2, look: '[--ratio:1.5]' },
  { ratio: 16 / 9, look: '[--ratio:1.7778]' },
] as const;

const square = shapes[3];

/** The shape nearest to a picture's own, so that hardly anything of it is cut off. */
export function findBrickShape(size: { width?: number | undefined; height?: number | undefined }): string {
  const { width = 0, height = 0 } = size;
  if (width <= 0 || height <= 0) return square.look;
  // A picture twice as wide is as far from a square as one half as wide.
  const distance = (ratio: number) => Math.abs(Math.log(width / height / ratio));
  return shapes.reduce((best, next) => (distance(next.ratio) < distance(best.ratio) ? next : best), square)
    .look;
}
