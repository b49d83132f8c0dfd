import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import { usePage } from '#page/page-provider.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import type { GameType } from '../contract.ts';

const shadow = 'drop-shadow-[0_4px_5px_rgb(11_14_39/0.4)]';

/** A card of paper centered on a point, slightly rotated. */
function Sheet({
  at,
  turn,
  fill,
  children,
}: {
  at: [number, number];
  turn: number;
  fill: string;
  children?: ReactNode;
}) {
  return (
    <g transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`} className={shadow}>
      <rect x={-34} y={-46} width={68} height={92} rx={10} className={fill} />
      {children}
    </g>
  );
}

function Tile({ x, y, letter, gold = false }: { x: number; y: number; letter?: string; gold?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`} className={shadow}>
      <rect width={32} height={32} rx={6} className={gold ? 'fill-gold' : 'fill-paper'} />
      {letter && (
        <text x={16} y={23} textAnchor="middle" fontSize={19} fontWeight={800} className="fill-ink">
          {letter}
        </text>
      )}
    </g>
  );
}

const sixPoints = 'M0-24 21 12-21 12ZM0 24-21-12 21-12Z';
const fruit =
  'M0 24C-20 24-25 8-22-4C-19-16-8-20-7-20L-9-29-3-25 0-31 3-25 9-29 7-20C8-20 19-16 22-4C25 8 20 24 0 24Z';

const pieces: Record<GameType, (locale: Locale) => ReactNode> = {
  pairs: () => (
    <>
      <Sheet at={[112, 108]} turn={-10} fill="fill-violet">
        <path d={sixPoints} className="fill-gold" />
      </Sheet>
      <Sheet at={[182, 96]} turn={4} fill="fill-paper">
        <path d={fruit} className="fill-pomegranate" />
      </Sheet>
      <Sheet at={[254, 110]} turn={13} fill="fill-paper">
        <path d={fruit} className="fill-pomegranate" />
      </Sheet>
    </>
  ),
  'word-search': (locale) => (
    <>
      {Array.from(letters[locale] ?? latin).map((letter, index) => (
        <Tile key={letter} x={92 + (index % 5) * 36} y={48 + Math.floor(index / 5) * 36} letter={letter} />
      ))}
      <rect
        x={124}
        y={80}
        width={112}
        height={40}
        rx={20}
        fill="none"
        strokeWidth={5}
        className="stroke-pomegranate"
      />
    </>
  ),
  order: () => (
    <>
      {[1, 2, 3].map((number) => (
        <g key={number} transform={`translate(${58 + number * 62} ${158 - number * 26})`} className={shadow}>
          <ellipse rx={36} ry={20} className={['fill-peach', 'fill-paper', 'fill-gold'][number - 1]} />
          <text y={8} textAnchor="middle" fontSize={24} fontWeight={800} className="fill-ink">
            {number}
          </text>
        </g>
      ))}
    </>
  ),
  sprint: () => (
    <>
      <Sheet at={[136, 104]} turn={-9} fill="fill-olive">
        <path
          d="M-17 2-5 14 18-12"
          fill="none"
          strokeWidth={9}
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-white"
        />
      </Sheet>
      <Sheet at={[226, 104]} turn={9} fill="fill-pomegranate">
        <path
          d="M-14-14 14 14M14-14-14 14"
          fill="none"
          strokeWidth={9}
          strokeLinecap="round"
          className="stroke-white"
        />
      </Sheet>
      <rect x={90} y={168} width={180} height={12} rx={6} className="fill-paper" />
      <rect x={90} y={168} width={112} height={12} rx={6} className="fill-gold" />
    </>
  ),
  crossword: (locale) => {
    const word = Array.from(peace[locale]);
    const crossing = Math.floor(word.length / 2);
    const left = 180 - (word.length * 36) / 2;
    const x = (index: number) => left + 36 * (locale === 'he' ? word.length - 1 - index : index);
    return (
      <>
        {word.map((letter, index) => (
          <Tile key={letter} x={x(index)} y={84} letter={letter} gold={index === crossing} />
        ))}
        {[-1, 1, 2].map((step) => (
          <Tile key={step} x={x(crossing)} y={84 + step * 36} />
        ))}
      </>
    );
  },
  baskets: () => (
    <>
      <Sheet at={[180, 84]} turn={6} fill="fill-paper" />
      {[110, 250].map((x, index) => (
        <g key={x} transform={`translate(${x} 132)`} className={shadow}>
          <path d="M-34-8C-34-58 34-58 34-8" fill="none" strokeWidth={8} className="stroke-peach" />
          <path d="M-48-10H48L40 42Q38 48 30 48H-30Q-38 48-40 42Z" className="fill-gold" />
          <rect x={-46} y={6} width={92} height={20} className={index === 0 ? 'fill-teal' : 'fill-violet'} />
        </g>
      ))}
    </>
  ),
};

/** Letters of the page's alphabet, each once. */
const latin = 'ABGDEMSHZLROTKN';
const letters: Partial<Record<Locale, string>> = { he: 'אבגדהמשחזלרותכנ', ru: 'АБГДЕМШХЗЛРОТКН' };

/** "Shalom" as written in the page's language; every letter occurs once, so it is its own key. */
const peace: Record<Locale, string> = {
  en: 'SHALOM',
  he: 'שלום',
  ru: 'ШАЛОМ',
  es: 'SHALOM',
  fr: 'CHALOM',
  de: 'SCHALOM',
  it: 'SHALOM',
};

interface GameArtProps {
  game: GameType;
  /** What it is about: its own picture. */
  picture: string;
  lazy?: boolean;
  className?: string;
}

/** A game's picture with some of its pieces lying on it. Decorative. */
export function GameArt({ game, picture, lazy = true, className }: GameArtProps) {
  const { locale } = usePage();
  return (
    <div className={classNames('relative overflow-clip bg-night', className)}>
      <img
        src={picture}
        alt=""
        width={480}
        height={270}
        loading={lazy ? 'lazy' : 'eager'}
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
      <svg aria-hidden viewBox="66 30 230 166" className="absolute end-2 bottom-2 h-1/2 max-w-1/2">
        {pieces[game](locale)}
      </svg>
    </div>
  );
}
