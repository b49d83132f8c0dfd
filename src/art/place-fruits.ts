/** The most fruits that are placed: more would be too small to see. */
export const mostFruits = 50;

interface Fruit {
  x: number;
  y: number;
}

/** The crown of the tree: its middle, and how far fruits may be from it. */
const crown = { x: 100, y: 68, width: 60, height: 46 };
/** The angle between the seeds of a sunflower, which never puts two in one line. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** So many fruits spread evenly over the crown, from the middle outward, and how big they can be without touching. */
export function placeFruits(count: number): { fruits: Fruit[]; radius: number } {
  const fruits = Array.from({ length: count }, (_, index) => {
    const distance = count === 1 ? 0 : Math.sqrt((index + 0.5) / count);
    const angle = index * goldenAngle;
    return {
      x: round(crown.x + crown.width * distance * Math.cos(angle)),
      y: round(crown.y + crown.height * distance * Math.sin(angle)),
    };
  });
  return { fruits, radius: round(Math.min(12, 40 / Math.sqrt(count))) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
