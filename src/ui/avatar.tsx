import { classNames } from './class-names.ts';

export interface AvatarProps {
  name: string;
  src?: string | undefined;
  size?: 's' | 'm' | 'l';
  className?: string | undefined;
}

const sizes = { s: 'size-9 text-step-0', m: 'size-12 text-step-1', l: 'size-24 text-step-3' } as const;
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

/** A person's picture, or the first letter of the name on a paper of its own. The name stands beside it, so it is decorative. */
export function Avatar({ name, src, size = 'm', className }: AvatarProps) {
  const shape = classNames('shrink-0 rounded-pill', sizes[size], className);
  if (src) return <img src={src} alt="" className={classNames('object-cover', shape)} />;
  const [letter = ''] = name.trim();
  return (
    <span
      aria-hidden
      className={classNames('inline-grid place-content-center font-bold text-white', paperOf(name), shape)}
    >
      {letter.toLocaleUpperCase()}
    </span>
  );
}
