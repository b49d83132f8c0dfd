/** The inside of the tube, from its foot to its top, in the drawing's units. */
const foot = 168;
const top = 22;

/** A thermometer of cut paper, filled up to a share of 0 to 1. What it shows is said beside it. */
export function Thermometer({ share, className }: { share: number; className?: string }) {
  const reached = Math.min(1, Math.max(0, share));
  const height = Math.round((foot - top) * reached);
  return (
    <svg viewBox="0 0 84 216" aria-hidden className={className}>
      <path d="M26 22a16 16 0 0 1 32 0v128a32 32 0 1 1-32 0z" className="fill-sand" />
      <path d="M30 24a12 12 0 0 1 24 0v129a28 28 0 1 1-24 0z" className="fill-white" />
      <circle cx="42" cy="178" r="22" className="fill-pomegranate" />
      <path d="M42 191c-9-6-14-11-14-17 0-8 10-9 14-2 4-7 14-6 14 2 0 6-5 11-14 17z" className="fill-gold" />
      <rect
        x="35"
        y={foot - height}
        width="14"
        height={height}
        rx="6"
        className="fill-pomegranate motion-safe:transition-all motion-safe:duration-700"
      />
      {[0.25, 0.5, 0.75, 1].map((mark) => (
        <path
          key={mark}
          d={`M62 ${foot - (foot - top) * mark}h10`}
          strokeWidth={mark === 1 ? 5 : 3}
          strokeLinecap="round"
          className={reached >= mark ? 'stroke-gold-deep' : 'stroke-sand'}
        />
      ))}
    </svg>
  );
}
