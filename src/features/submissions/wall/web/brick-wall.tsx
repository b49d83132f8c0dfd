import type { ReactNode } from 'react';

/**
 * Works in rows of bricks: each row is filled, its pictures equally high, and read one after another. The shapes are known
 * before the pictures come, so nothing moves.
 */
export function BrickWall({ children }: { children: ReactNode }) {
  return (
    <ul className="flex flex-wrap gap-3 sm:gap-5 sm:after:grow-[9999] sm:after:content-['']">{children}</ul>
  );
}
