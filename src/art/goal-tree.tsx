import { mostFruits, placeFruits } from './place-fruits.ts';

/**
 * A cut-paper tree with a place for each part of a goal: a red fruit for one that is reached. A goal of many has as many fruits as fit.
 * What it shows is said beside it.
 */
export function GoalTree({ goal, done }: { goal: number; done: number }) {
  const count = Math.min(goal, mostFruits);
  const ripe = Math.floor((Math.min(done, goal) / goal) * count);
  const { fruits, radius } = placeFruits(count);
  return (
    <svg viewBox="0 0 200 190" aria-hidden className="mx-auto w-48 shrink-0 max-sm:mb-4">
      <ellipse cx="100" cy="180" rx="74" ry="8" className="fill-sand" />
      <path d="M92 182c4-26 3-40-2-58l8-3 4 22 6-24 8 4c-8 20-9 34-4 59z" className="fill-gold-deep" />
      <path
        d="M100 8c22-3 38 8 44 22 22 2 36 20 32 42 6 22-10 42-34 44-12 14-30 14-42 8-12 6-30 6-42-8-24-2-40-22-34-44-4-22 10-40 32-42 6-14 22-25 44-22z"
        className="fill-olive"
      />
      {fruits.map(({ x, y }, index) => (
        <circle
          key={index}
          cx={x}
          cy={y}
          r={radius}
          strokeWidth={1.5}
          className={
            index < ripe ? 'fill-pomegranate stroke-white' : 'fill-tint-olive stroke-none opacity-50'
          }
        />
      ))}
    </svg>
  );
}
