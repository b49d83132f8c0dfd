import { useId } from 'react';

/** One piece of paper. `d` is in the drawing's own units, whole numbers wherever the eye allows. */
export interface Sheet {
  d: string;
  /** Left out for a drawn line. */
  fill?: string;
  stroke?: string;
  width?: number;
  /** True for a raised sheet, which casts a shadow. */
  lift?: boolean;
  opacity?: number;
  /** How it moves, once, to its final place: a class of the theme's animations. */
  enters?: string;
}

/** Sheets moved and scaled as one; with `lift`, they cast one shadow together. */
export interface Cluster {
  at?: string;
  lift?: boolean;
  sheets: ReadonlyArray<Sheet>;
}

/** Discs of paper on top of one another, the widest first, on a sheet of the color `on`. */
export interface Rings {
  x: number;
  y: number;
  rings: ReadonlyArray<readonly [radius: number, fill: string]>;
  on: string;
}

export type Drawing = ReadonlyArray<Sheet | Cluster | Rings>;

const shade = '#0b0e27';
const reach = 16;

function darkened(fill: string, share: number): string {
  const mix = (at: number) => {
    const [own, dark] = [
      Number.parseInt(fill.slice(at, at + 2), 16),
      Number.parseInt(shade.slice(at, at + 2), 16),
    ];
    return Math.round(own + (dark - own) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${mix(1)}${mix(3)}${mix(5)}`;
}

/** How dark a shadow is on this paper: it shows sooner on light paper. */
function shadeOn(fill: string): number {
  const green = Number.parseInt(fill.slice(3, 5), 16);
  return green > 150 ? 0.13 : 0.28;
}

/** All rings and their shadows are the stops of one gradient: no filter, one circle to paint. */
function RingDiscs({ x, y, rings, on, id }: Rings & { id: string }) {
  const widest = (rings[0]?.[0] ?? 0) + reach;
  const stops = rings.toReversed().flatMap(([radius, fill], index, inner) => {
    const below = inner[index + 1]?.[1] ?? on;
    return [
      [radius, fill],
      // A hair's breadth apart: a zero-width edge is jagged.
      [radius + 1, darkened(below, shadeOn(below))],
      [radius + reach * 0.35, darkened(below, shadeOn(below) / 3)],
      [radius + reach, below],
    ] as const;
  });
  return (
    <>
      <radialGradient id={id}>
        {stops.map(([radius, fill], index) => (
          <stop key={index} offset={(radius / widest).toFixed(3).slice(1)} stopColor={fill} />
        ))}
      </radialGradient>
      <circle cx={x} cy={y} r={widest} fill={`url(#${id})`} />
    </>
  );
}

function Piece({
  d,
  fill = 'none',
  stroke,
  width,
  opacity,
  enters,
  filter,
}: Sheet & { filter?: string | undefined }) {
  return (
    <path
      d={d}
      fill={fill}
      stroke={stroke}
      strokeWidth={width}
      opacity={opacity}
      className={enters}
      filter={filter}
    />
  );
}

interface SheetsProps {
  drawing: Drawing;
  blur?: number;
  /** For a drawing that appears once on a page. */
  id?: string;
}

/** Draws from back to front, with one soft shadow for everything raised. `blur` is in the drawing's units. */
export function Sheets({ drawing, blur = 5, id: ownId }: SheetsProps) {
  const foundId = useId();
  const id = ownId ?? foundId;
  const shadow = (lift?: boolean) => (lift ? `url(#${id})` : undefined);
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <filter id={id} x="-20%" y="-30%" width="140%" height="160%">
        <feDropShadow dx={0} dy={0} stdDeviation={blur} floodColor={shade} floodOpacity={0.5} />
      </filter>
      {drawing.map((part, index) => {
        if ('rings' in part) return <RingDiscs key={index} {...part} id={`${id}${index}`} />;
        if ('d' in part) return <Piece key={index} {...part} filter={shadow(part.lift)} />;
        return (
          <g key={index} transform={part.at} filter={shadow(part.lift)}>
            {part.sheets.map((sheet) => (
              <Piece key={sheet.d} {...sheet} filter={shadow(sheet.lift)} />
            ))}
          </g>
        );
      })}
    </g>
  );
}
