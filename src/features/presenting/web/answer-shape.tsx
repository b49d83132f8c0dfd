import { classNames } from '#ui/styles/class-names.ts';

/** Each answer by shape, paper and place, the same on the slide and on every phone: never by color alone. */
const looks = [
  { shape: <circle cx="12" cy="12" r="9" />, paper: 'bg-teal' },
  { shape: <path d="M12 3 22 20.5H2Z" />, paper: 'bg-pomegranate' },
  { shape: <rect x="3.5" y="3.5" width="17" height="17" rx="1.5" />, paper: 'bg-violet' },
  { shape: <path d="M12 1.8 22.2 12 12 22.2 1.8 12Z" />, paper: 'bg-olive' },
  {
    shape: <path d="m12 1.8 3 6.6 7.2.8-5.4 4.8 1.5 7.1L12 17.5l-6.3 3.6 1.5-7.1L1.8 9.2 9 8.4Z" />,
    paper: 'bg-gold-deep',
  },
  { shape: <path d="M12 2 20.7 7v10L12 22l-8.7-5V7Z" />, paper: 'bg-dusk' },
] as const;

function lookOf(index: number) {
  return looks[index % looks.length] ?? looks[0];
}

/** The paper of the answer at this place. */
export function paperOf(index: number): string {
  return lookOf(index).paper;
}

export function AnswerShape({ index, className }: { index: number; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={classNames('shrink-0 fill-current', className)}>
      {lookOf(index).shape}
    </svg>
  );
}
