/** Shapes as SVG path data, pure and without randomness: the same arguments give the same paper. Angles are degrees, clockwise from the right. */
const { round, cos, sin, PI } = Math;

export type Point = readonly [x: number, y: number];

/** Points written as one row of numbers: x, y, x, y … */
export type Row = ReadonlyArray<number>;

export function pointsOf(row: Row): Point[] {
  return row.flatMap((x, index) => (index % 2 === 0 ? [[x, row[index + 1] ?? 0] as const] : []));
}

/** The same points, moved. */
export function moved(row: Row, dx: number, dy: number): number[] {
  return row.map((value, index) => value + (index % 2 === 0 ? dx : dy));
}

/** A soft ridge through the points, filled down to `bottom`. */
export function ridge(row: Row, bottom: number): string {
  let path = '';
  let previous: Point | undefined;
  for (const [x, y] of pointsOf(row)) {
    if (previous) {
      const middle = round((previous[0] + x) / 2);
      path += `C${middle} ${previous[1]} ${middle} ${y} ${x} ${y}`;
    } else {
      path = `M${x} ${bottom}V${y}`;
    }
    previous = [x, y];
  }
  return `${path}V${bottom}Z`;
}

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}

/** A doorway or window with a rounded top; `x`, `y` is its top left corner. */
export function arch(x: number, y: number, w: number, h: number): string {
  const r = w / 2;
  return `M${x} ${y + h}v${r - h}a${r} ${r} 0 0 1 ${w} 0v${h - r}Z`;
}

export function box(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y}h${w}v${h}h${-w}Z`;
}

/** A wall with a crenellated top: `teeth` teeth, each as wide as the gap beside it. */
export function toothedWall(x: number, y: number, w: number, h: number, teeth: number): string {
  const tooth = Math.floor(w / (2 * teeth - 1));
  const rest = w - tooth * (2 * teeth - 2);
  const top = Array.from({ length: teeth - 1 }, () => `h${tooth}v8h${tooth}v-8`).join('');
  return `M${x} ${y + h}V${y}${top}h${rest}V${y + h}Z`;
}

/** A cypress whose foot is at the point. */
export function cypress(x: number, y: number, h: number): string {
  const w = round(h / 6);
  return `M${x} ${y}q${-w * 2} ${round(-h * 0.3)} 0 ${-h}q${w * 2} ${round(h * 0.7)} 0 ${h}Z`;
}

/** The line from one point to another, as short as path data can be. */
const way = ([fromX, fromY]: Point, [x, y]: Point) => `${x - fromX}${y < fromY ? '' : ' '}${y - fromY}`;

/** A round crown of seven lobes around the point. */
export function crown(x: number, y: number, r: number): string {
  const lobe = (angle: number): Point => [
    round(x + cos((angle * PI) / 180) * r),
    round(y + sin((angle * PI) / 180) * r * 0.82),
  ];
  const arc = `a${round(r * 0.5)} ${round(r * 0.5)} 0 0 1 `;
  let from = lobe(198);
  let path = `M${from.join(' ')}`;
  for (const angle of [250, 302, 354, 46, 98, 150, 198]) {
    path += arc + way(from, lobe(angle));
    from = lobe(angle);
  }
  return `${path}Z`;
}

/** A pointed leaf from its stalk. `plump` is half its width divided by its length. */
export function leaf(x: number, y: number, length: number, angle: number, plump = 0.3): string {
  const turn = (angle * PI) / 180;
  const [dx, dy] = [cos(turn) * length, sin(turn) * length];
  const [px, py] = [-sin(turn) * length * plump, cos(turn) * length * plump];
  const side = (way: number) => `${round(dx / 2 + px * way)} ${round(dy / 2 + py * way)}`;
  const back = (way: number) => `${round(-dx / 2 + px * way)} ${round(-dy / 2 + py * way)}`;
  return `M${x} ${y}q${side(1.6)} ${round(dx)} ${round(dy)}q${back(-1.6)} ${round(-dx)} ${round(-dy)}Z`;
}

/** A bending twig with leaves in pairs: its stem as a line, the leaves of each side as a separate fill. */
export function twig(
  x: number,
  y: number,
  step: number,
  angle: number,
  bend: number,
  pairs: number,
  length: number,
) {
  let [atX, atY, way] = [x, y, angle];
  let stem = `M${x} ${y}`;
  let above = '';
  let below = '';
  for (let pair = 0; pair < pairs; pair++) {
    const turn = (way * PI) / 180;
    atX += cos(turn) * step;
    atY += sin(turn) * step;
    way += bend;
    const [px, py] = [round(atX), round(atY)];
    stem += `L${px} ${py}`;
    const size = length * (1 - (pair / pairs) * 0.35);
    above += leaf(px, py, size, way + 46);
    below += leaf(px, py, size, way - 46);
  }
  return { stem, above, below: below + leaf(round(atX), round(atY), length * 0.65, way) };
}

/** A pomegranate around the point, crown up. */
export function pomegranate(x: number, y: number, r: number): string {
  const u = (share: number) => round(r * share);
  const teeth = `l${u(-0.1)} ${u(-0.52)}l${u(0.26)} ${u(0.2)}l${u(0.2)} ${u(-0.32)}l${u(0.2)} ${u(0.32)}l${u(0.26)} ${u(-0.2)}l${u(-0.1)} ${u(0.52)}`;
  return `M${x - u(0.36)} ${y - u(0.94)}${teeth}A${r} ${r} 0 1 1 ${x - u(0.36)} ${y - u(0.94)}Z`;
}

/** A gliding bird with a wingspan of `w`. */
export function bird(x: number, y: number, w: number): string {
  const u = (share: number) => round(w * share);
  return `M${x} ${y}q${u(0.26)} ${u(-0.3)} ${u(0.5)} ${u(-0.02)}q${u(0.24)} ${u(-0.26)} ${u(0.5)} ${u(0.04)}q${u(-0.28)} ${u(-0.06)} ${u(-0.5)} ${u(0.2)}q${u(-0.22)} ${u(-0.26)} ${u(-0.5)} ${u(-0.22)}Z`;
}

/** A four-pointed star. */
export function star(x: number, y: number, r: number): string {
  const i = round(r * 0.28);
  const o = r - i;
  return `M${x} ${y - r}l${i} ${o}l${o} ${i}l${-o} ${i}l${-i} ${o}l${-i} ${-o}l${-o} ${-i}l${o} ${-i}Z`;
}

/** Round dots, drawn as zero-length lines: give the sheet a stroke. */
export function dots(row: Row): string {
  return pointsOf(row)
    .map(([x, y]) => `M${x} ${y}h0`)
    .join('');
}

/** A flat-bottomed cloud `w` wide whose floor is at `y`. */
export function cloud(x: number, y: number, w: number): string {
  const u = (share: number) => round(w * share);
  const lobe = (rx: number, ry: number, toX: number, up: number) =>
    `A${u(rx)} ${u(ry)} 0 0 1 ${x + u(toX)} ${y - u(up)}`;
  return `M${x} ${y}${lobe(0.1, 0.1, 0.1, 0.16)}${lobe(0.18, 0.16, 0.42, 0.26)}${lobe(0.14, 0.13, 0.7, 0.24)}${lobe(0.12, 0.11, 0.9, 0.14)}${lobe(0.09, 0.08, 1, 0)}Z`;
}
