const slats = [0, 1, 2, 3, 4, 5, 6, 7];
/** Where cards in the basket look out, and how they lean. */
const leans = [
  [88, -9],
  [142, 8],
  [66, -16],
  [120, 2],
  [166, 15],
  [104, -4],
  [150, 5],
  [80, -12],
] as const;

/** A basket woven of paper strips, with its cards looking out. Decorative. */
export function WovenBasket({ count, className }: { count: number; className: string }) {
  return (
    <svg aria-hidden viewBox="0 0 240 184" className={className}>
      <path
        d="M46 92C46 6 194 6 194 92"
        fill="none"
        strokeWidth={12}
        strokeLinecap="round"
        className="stroke-peach drop-shadow-[0_3px_3px_rgb(26_31_68/0.2)]"
      />
      <ellipse cx={120} cy={90} rx={102} ry={16} className="fill-gold-deep" />
      {leans.slice(0, count).map(([x, lean]) => (
        <g key={x} transform={`rotate(${lean} ${x + 4} 110)`} className="animate-settle">
          <rect
            x={x - 22}
            y={46}
            width={52}
            height={70}
            rx={7}
            className="fill-paper drop-shadow-[0_2px_3px_rgb(26_31_68/0.25)]"
          />
        </g>
      ))}
      <g className="drop-shadow-[0_6px_8px_rgb(26_31_68/0.25)]">
        <path d="M18 90Q120 122 222 90L202 168Q199 178 188 178H52Q41 178 38 168Z" className="fill-gold" />
      </g>
      {slats.map((slat) => (
        <path
          key={slat}
          d={`M${34 + slat * 24.5} ${100 + bend(slat)}L${50 + slat * 20} 176`}
          strokeWidth={7}
          className="stroke-peach"
        />
      ))}
      <path
        d="M27 118Q120 148 213 118M33 140Q120 166 207 140"
        fill="none"
        strokeWidth={6}
        className="stroke-gold"
      />
      <path
        d="M18 90Q120 122 222 90"
        fill="none"
        strokeWidth={11}
        strokeLinecap="round"
        className="stroke-peach"
      />
    </svg>
  );
}

/** How far the rim hangs down at a slat. */
function bend(slat: number): number {
  return 12 - (slat - 3.5) ** 2;
}
