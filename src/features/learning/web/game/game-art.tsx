import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import type { GameType } from '../../contract-games.ts';

const shadow = 'drop-shadow-[0_4px_5px_rgb(11_14_39/0.4)]';

/** A card of paper with its middle at a point, turned a little. */
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

const pictures: Record<GameType, ReactNode> = {
  pairs: (
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
  'word-search': (
    <>
      {['א', 'B', 'ג', 'D', 'E', 'M', 'ש', 'A', 'Z', 'ל', 'R', 'O', 'ת', 'K', 'ם'].map((letter, index) => (
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
        className="stroke-gold"
      />
    </>
  ),
  order: (
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
  sprint: (
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
      <rect x={90} y={168} width={180} height={12} rx={6} className="fill-night" />
      <rect x={90} y={168} width={112} height={12} rx={6} className="fill-gold" />
    </>
  ),
  crossword: (
    <>
      {Array.from('SHALOM').map((letter, index) => (
        <Tile key={letter} x={72 + index * 36} y={84} letter={letter} gold={index === 3} />
      ))}
      {[-1, 1, 2].map((step) => (
        <Tile key={step} x={180} y={84 + step * 36} gold={false} />
      ))}
    </>
  ),
};

const grounds: Record<GameType, readonly [far: string, near: string]> = {
  pairs: ['fill-violet', 'fill-dusk'],
  'word-search': ['fill-teal', 'fill-olive'],
  order: ['fill-olive', 'fill-teal'],
  sprint: ['fill-pomegranate-deep', 'fill-violet'],
  crossword: ['fill-dusk', 'fill-teal'],
};

/** A picture of a game, cut from paper on a night with hills. Decorative. */
export function GameArt({ game, className }: { game: GameType; className?: string }) {
  const [far, near] = grounds[game];
  return (
    <div className={classNames('overflow-clip bg-night', className)}>
      <svg aria-hidden viewBox="0 0 360 200" className="block size-full overflow-visible">
        <circle cx={318} cy={40} r={16} className="fill-gold" />
        <path
          d="M40 30h.1M86 54h.1M150 22h.1M220 34h.1M344 92h.1M20 96h.1M-60 44h.1M-120 90h.1M420 40h.1M470 96h.1M520 28h.1M-180 30h.1M70-40h.1M250-60h.1M180-100h.1M320-90h.1"
          strokeWidth={4}
          strokeLinecap="round"
          className="stroke-night-soft"
        />
        <path
          d="M-600 150C-60 96 60 120 150 150S330 96 960 140V900H-600Z"
          className={classNames(far, shadow)}
        />
        <path
          d="M-600 178C-40 190 80 150 190 176S350 160 960 176V900H-600Z"
          className={classNames(near, shadow)}
        />
        {pictures[game]}
      </svg>
    </div>
  );
}
