import type { FrameName } from '#core/store-art-names.ts';
import { disc, dots, leaf, pomegranate, star } from '../pen.ts';
import { Sheets, type Drawing } from '../sheet.tsx';

const middle = 100;
const around = (count: number, offset = 0) =>
  Array.from({ length: count }, (_, index) => (360 / count) * index + offset);

/** The point of the ring at an angle. */
function at(angle: number, radius: number): [x: number, y: number] {
  const turn = (angle * Math.PI) / 180;
  return [Math.round(middle + Math.cos(turn) * radius), Math.round(middle + Math.sin(turn) * radius)];
}

const ring = (color: string, width: number, radius: number) => ({
  d: disc(middle, middle, radius),
  stroke: color,
  width,
  lift: true,
});

const leaves = (angles: readonly number[], radius: number, length: number, turn: number) =>
  angles.map((angle) => leaf(...at(angle, radius), length, angle + turn)).join('');

/** A ring of rounded waves around the middle. */
function waves(count: number, radius: number, height: number): string {
  const [first, ...rest] = [...around(count), 360];
  const start = at(first ?? 0, radius);
  return `M${start.join(' ')}${rest
    .map((angle) => `Q${at(angle - 180 / count, radius + height).join(' ')} ${at(angle, radius).join(' ')}`)
    .join('')}Z`;
}

/** Where the picture shows through: drawn the other way around, so that it stays empty. */
const hole = (radius: number) =>
  `M${middle - radius} ${middle}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

const drawings: Record<FrameName, Drawing> = {
  olive: [
    ring('#3f6b45', 7, 84),
    { d: leaves(around(14), 84, 26, 62), fill: '#4f8a5e', lift: true },
    { d: leaves(around(14, 12), 84, 24, 128), fill: '#83a95f', lift: true },
    { d: dots(around(7, 20).flatMap((angle) => at(angle, 89))), stroke: '#2c3d22', width: 10 },
  ],
  pomegranate: [
    ring('#8c1d34', 8, 84),
    {
      d: leaves(around(8, 22), 82, 24, 50) + leaves(around(8, 22), 82, 24, -50),
      fill: '#4f8a5e',
      lift: true,
    },
    {
      d: around(8)
        .map((angle) => pomegranate(...at(angle, 84), 13))
        .join(''),
      fill: '#b42b45',
      lift: true,
    },
    { d: dots(around(8, -3).flatMap((angle) => at(angle, 86))), stroke: '#f6b3b8', width: 5 },
  ],
  stars: [
    ring('#171c3f', 22, 86),
    ring('#2a3270', 10, 80),
    {
      d: around(8)
        .map((angle) => star(...at(angle, 87), 11))
        .join(''),
      fill: '#f6c453',
      lift: true,
    },
    { d: dots(around(8, 22.5).flatMap((angle) => at(angle, 87))), stroke: '#cdd1ef', width: 5 },
  ],
  waves: [
    { d: `${waves(16, 92, 14)}${hole(76)}`, fill: '#1f6a6a', lift: true },
    { d: `${waves(16, 86, 11)}${hole(75)}`, fill: '#2f8a86', lift: true },
    { d: `${waves(16, 79, 10)}${hole(74)}`, fill: '#8fcfc8', lift: true },
  ],
};

/** The drawing of a frame around a round picture, on a transparent ground; pages show its file. */
export function FramePicture({ name }: { name: FrameName }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden viewBox="0 0 200 200">
      <Sheets drawing={drawings[name]} blur={2} />
    </svg>
  );
}
