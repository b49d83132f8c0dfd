import { classNames } from '#ui/styles/class-names.ts';
import type { BubbleView, PanelView } from '../contract.ts';
import { tailOf } from './bubble-place.ts';
import { panelSizes } from './panel-rows.ts';

interface BubbleTailsProps extends Pick<PanelView, 'bubbles' | 'shape'> {
  className: string;
}

/** The tails of a panel's bubbles, from each to the mouth that says it; a thought rises in drops of paper. */
export function BubbleTails({ bubbles, shape, className }: BubbleTailsProps) {
  const { width, height } = panelSizes[shape];
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={classNames('pointer-events-none absolute inset-0 size-full under:hidden', className)}
    >
      {bubbles.map((bubble) => (
        <Tail key={bubble.id} bubble={bubble} ratio={width / height} />
      ))}
    </svg>
  );
}

function Tail({ bubble, ratio }: { bubble: BubbleView; ratio: number }) {
  const tail = tailOf(bubble);
  if (!tail) return null;
  const { from, to, half } = tail;
  if (bubble.kind === 'thought') {
    return [0.62, 0.8, 0.95].map((share, index) => (
      <ellipse
        key={share}
        cx={from.x + (to.x - from.x) * share}
        cy={from.y + (to.y - from.y) * share}
        rx={(3 - index) * 0.62}
        ry={(3 - index) * 0.62 * ratio}
        className="fill-paper"
      />
    ));
  }
  // Slightly curved, as if cut by hand.
  const bend = { x: from.x + (to.x - from.x) * 0.4, y: to.y + (from.y - to.y) * 0.35 };
  return (
    <path
      d={`M${from.x - half} ${from.y} Q${bend.x - half * 0.4} ${bend.y} ${to.x} ${to.y} Q${bend.x + half * 0.6} ${bend.y} ${from.x + half} ${from.y}Z`}
      className={bubble.kind === 'shout' ? 'fill-tint-gold' : 'fill-paper'}
    />
  );
}
