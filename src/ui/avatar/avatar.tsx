import { classNames } from '../styles/class-names.ts';
import { initialsOf } from './initials.ts';

export interface AvatarProps {
  name: string;
  src?: string | undefined;
  size?: 's' | 'm' | 'l';
  className?: string | undefined;
}

const sizes = { s: 'size-9 text-step--1', m: 'size-12 text-step-0', l: 'size-24 text-step-2' } as const;
const papers = [
  'bg-teal',
  'bg-violet',
  'bg-olive',
  'bg-pomegranate-deep',
  'bg-dusk',
  'bg-gold-deep',
] as const;

function paperOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return papers[sum % papers.length] ?? papers[0];
}

/**
 * A user's picture, or her initials on colored paper, over which a frame without a picture is laid. Her name is shown
 * beside it, so it is decorative.
 */
export function Avatar({ name, src, size = 'm', className }: AvatarProps) {
  const shape = classNames('shrink-0 rounded-pill', sizes[size], className);
  const isFrame = src?.startsWith('/frames/');
  if (src && !isFrame) return <img src={src} alt="" className={classNames('object-cover', shape)} />;
  return (
    <span
      aria-hidden
      className={classNames(
        'relative inline-grid place-content-center font-bold text-white',
        paperOf(name),
        shape,
      )}
    >
      {initialsOf(name)}
      {isFrame && <img src={src} alt="" className="absolute inset-0 size-full" />}
    </span>
  );
}
