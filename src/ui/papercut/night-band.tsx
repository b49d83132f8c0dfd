import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Container } from '../container.tsx';
import { dots, ridge, star } from './pen.ts';

/** Kept to the upper edge and the far side, so that words have calm paper behind them. */
const stars =
  star(1086, 44, 9) + star(1318, 78, 11) + star(1396, 196, 8) + star(742, 30, 7) + star(1240, 300, 7);
const smallStars = dots([
  96, 26, 330, 18, 560, 40, 700, 74, 905, 22, 1000, 84, 1180, 34, 1260, 140, 1420, 60, 1360, 290, 1425, 372,
]);

const hills = [
  {
    className: 'fill-dusk',
    d: ridge([-20, 62, 260, 30, 560, 66, 860, 34, 1160, 58, 1460, 12], 130),
  },
  {
    className: 'fill-violet',
    d: ridge([-20, 74, 220, 86, 520, 58, 840, 88, 1140, 56, 1460, 70], 130),
  },
  {
    className: 'fill-parchment',
    d: ridge([-20, 104, 300, 84, 640, 110, 980, 86, 1240, 108, 1460, 92], 130),
  },
] as const;

export interface NightBandProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The night at the head of a page: stars above, and hills of paper where the parchment begins. */
export function NightBand({ className, children }: NightBandProps) {
  return (
    <div className={classNames('on-night relative isolate overflow-clip bg-night', className)}>
      <svg
        aria-hidden
        viewBox="0 0 1440 400"
        preserveAspectRatio="xMaxYMin slice"
        className="absolute inset-0 -z-10 size-full rtl:-scale-x-100"
      >
        <path d={stars} className="fill-gold" />
        <path
          d={smallStars}
          fill="none"
          strokeWidth={4}
          strokeLinecap="round"
          className="stroke-night-soft/60"
        />
      </svg>
      <Container className="pb-20 sm:pb-32">{children}</Container>
      <svg
        aria-hidden
        viewBox="0 0 1440 120"
        preserveAspectRatio="none"
        className="absolute inset-x-0 -bottom-px -z-10 h-14 w-full sm:h-24 rtl:-scale-x-100"
      >
        {hills.map(({ d, className: paper }) => (
          <path
            key={paper}
            d={d}
            className={classNames('drop-shadow-[0_-2px_5px_rgb(11_14_39/0.45)]', paper)}
          />
        ))}
      </svg>
    </div>
  );
}
