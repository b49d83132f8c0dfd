import { useId } from 'react';
import { classNames } from '#ui/styles/class-names.ts';

/** Where cards in the basket look out, and how they lean. */
const cards = [
  [92, -9],
  [142, 8],
  [66, -16],
  [120, 2],
  [168, 15],
  [104, -4],
  [154, 5],
  [80, -12],
] as const;

const body = 'M16 88Q120 124 224 88L200 184Q197 194 186 194H54Q43 194 40 184Z';
const rim = 'M16 88Q120 124 224 88';
/** Strips that cross: every second one lies on top. */
const weave = [0, 1, 2, 3, 4].flatMap((row) =>
  [0, 1, 2, 3, 4, 5].map((column) => ({ x: 6 + column * 42 + (row % 2) * 21, y: 98 + row * 20 })),
);

/** A basket woven of paper strips, with its cards looking out. Decorative. */
export function WovenBasket({ count, className }: { count: number; className: string }) {
  const clip = useId();
  return (
    <svg aria-hidden viewBox="0 0 240 200" className={classNames('overflow-visible', className)}>
      <path
        d="M42 92C42 -12 198 -12 198 92"
        fill="none"
        strokeWidth={12}
        strokeLinecap="round"
        className="stroke-peach drop-shadow-[0_3px_3px_rgb(26_31_68/0.2)]"
      />
      <ellipse cx={120} cy={90} rx={102} ry={18} className="fill-gold-deep" />
      {cards.slice(0, count).map(([x, lean]) => (
        <g key={x} transform={`rotate(${lean} ${x} 110)`}>
          <rect
            x={x - 26}
            y={40}
            width={52}
            height={72}
            rx={7}
            className="animate-settle fill-paper drop-shadow-[0_2px_3px_rgb(26_31_68/0.3)]"
          />
        </g>
      ))}
      <clipPath id={clip}>
        <path d={body} />
      </clipPath>
      <path d={body} className="fill-gold drop-shadow-[0_6px_8px_rgb(26_31_68/0.25)]" />
      <g clipPath={`url(#${clip})`}>
        {weave.map(({ x, y }) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={21} height={20} rx={3} className="fill-peach" />
        ))}
      </g>
      <path d={rim} fill="none" strokeWidth={13} strokeLinecap="round" className="stroke-gold-deep" />
      <path d={rim} fill="none" strokeWidth={9} strokeLinecap="round" className="stroke-peach" />
    </svg>
  );
}
