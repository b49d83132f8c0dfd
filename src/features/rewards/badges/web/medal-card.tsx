import { classNames } from '#ui/styles/class-names.ts';

interface MedalCardProps {
  name: string;
  image: string;
  /** When it was earned, or how to earn it. */
  words: string;
  isToWin?: boolean;
}

/** One badge: its medallion on a card; one still to be earned lies pale on the table. */
export function MedalCard({ name, image, words, isToWin = false }: MedalCardProps) {
  return (
    <li
      className={classNames(
        'flex flex-col items-center rounded-card px-3 py-5 text-center',
        isToWin ? 'border-2 border-dashed border-edge/50' : 'on-paper bg-paper shadow-lift-2',
      )}
    >
      <img
        src={image}
        alt=""
        width={112}
        height={112}
        loading="lazy"
        className={classNames('size-28', isToWin && 'opacity-45 grayscale')}
      />
      <p className="mt-3 leading-tight font-bold">{name}</p>
      <p className="mt-1 text-step--1 text-pretty text-muted">{words}</p>
    </li>
  );
}
