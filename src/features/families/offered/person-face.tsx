import { classNames } from '#ui/styles/class-names.ts';
import type { MemberColor } from '../contract.ts';

/** The paper of each color, with the ink that can be read on it. */
export const memberPapers: Record<MemberColor, string> = {
  gold: 'bg-gold text-on-gold',
  teal: 'bg-teal text-white',
  violet: 'bg-violet text-white',
  peach: 'bg-peach text-on-gold',
  olive: 'bg-olive text-white',
  sky: 'bg-sky text-ink',
  mint: 'bg-mint text-ink',
  pomegranate: 'bg-pomegranate text-white',
};

interface PersonFaceProps {
  firstName: string;
  /** A child’s color; grown-ups have none. */
  color: MemberColor | null;
  src: string | undefined;
  /** As high as a row of a list, or as wide as its `className` says. */
  size?: 's' | 'l';
  className?: string;
}

/**
 * A square of paper in someone’s color with her picture, or else with the first letter of her name: what a child who cannot
 * read knows herself by. Her name is shown beside it, so it is decorative.
 */
export function PersonFace({ firstName, color, src, size = 'l', className }: PersonFaceProps) {
  const isPicture = src !== undefined && !src.startsWith('/frames/');
  return (
    <span
      aria-hidden
      className={classNames(
        'relative grid aspect-square place-items-center overflow-clip',
        size === 's' ? 'size-12 shrink-0 rounded-control' : 'rounded-large',
        color ? memberPapers[color] : 'bg-sand text-ink',
        className,
      )}
    >
      {isPicture ? (
        <img src={src} alt="" className="size-4/5 rounded-pill object-cover" />
      ) : (
        <span
          className={classNames('leading-none font-extrabold', size === 's' ? 'text-step-2' : 'text-step-4')}
        >
          {firstName.slice(0, 1).toUpperCase()}
        </span>
      )}
    </span>
  );
}
