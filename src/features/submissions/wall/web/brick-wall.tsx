import type { ReactNode } from 'react';

/**
 * Works in rows of bricks: each row is filled, its pictures equally high, and read one after another. The shapes are known
 * before the pictures come, so nothing moves.
 */
export function BrickWall({ children }: { children: ReactNode }) {
  return (
    <ul className="flex flex-wrap gap-4 after:grow after:content-[''] sm:gap-5 sm:after:grow-[99]">
      {children}
    </ul>
  );
}
