import type { ReactNode } from 'react';
import { classNames } from '#ui/styles/class-names.ts';
import { Container } from '#ui/layout/container.tsx';
import { dots, ridge, star } from './pen.ts';

/** Limited to the upper edge and the far end, so that words have calm paper behind them. */
const stars = star(1100, 40, 8) + star(1330, 74, 10) + star(1404, 190, 8) + star(1386, 318, 6);
const smallStars = dots([
  96, 22, 330, 16, 560, 30, 736, 18, 905, 26, 1010, 64, 1196, 28, 1268, 112, 1424, 52, 1356, 250, 1426, 356,
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

/** The night at the top of a page: stars above, and hills of paper where the parchment begins. */
export function NightBand({ className, children }: NightBandProps) {
  return (
    <div
      className={classNames(
        'on-night relative isolate overflow-clip bg-night print:bg-white print:text-ink',
        className,
      )}
    >
      <svg
        aria-hidden
        viewBox="0 0 1440 400"
        preserveAspectRatio="xMaxYMin slice"
        className="absolute inset-x-0 top-0 -z-10 h-100 w-full max-sm:hidden print:hidden rtl:-scale-x-100"
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
      <Container className="pb-20 sm:pb-32 print:px-0 print:pb-4">{children}</Container>
      <svg
        aria-hidden
        viewBox="0 0 1440 120"
        preserveAspectRatio="none"
        className="absolute inset-x-0 -bottom-px -z-10 h-14 w-full sm:h-24 print:hidden rtl:-scale-x-100"
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
