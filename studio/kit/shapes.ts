/** Outlines to cut paper along. Points are [x, y], y grows downwards. */
export type Point = readonly [number, number];
export type Outline = readonly Point[];

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const mix = (a: Point, b: Point, k: number): Point => [
  a[0] + (b[0] - a[0]) * k,
  a[1] + (b[1] - a[1]) * k,
];
export const rotate = ([x, y]: Point, degrees: number): Point => {
  const r = (degrees * Math.PI) / 180;
  return [x * Math.cos(r) - y * Math.sin(r), x * Math.sin(r) + y * Math.cos(r)];
};

function area(points: Outline): number {
  return points.reduce((sum, p, i) => {
    const q = points[(i + 1) % points.length] ?? p;
    return sum + p[0] * q[1] - q[0] * p[1];
  }, 0);
}

/** Several outlines as one piece: wound the same way, so that overlaps do not become holes. */
export function union(...outlines: Outline[]): Path2D {
  const path = new Path2D();
  for (const outline of outlines) {
    const points = area(outline) < 0 ? outline.toReversed() : outline;
    points.forEach(([x, y], i) => (i ? path.lineTo(x, y) : path.moveTo(x, y)));
    path.closePath();
  }
  return path;
}

/** A straight-edged piece. */
export const polygon = (...points: Point[]): Path2D => union(points);

export function rect(x: number, y: number, width: number, height: number, radius = 0): Path2D {
  const path = new Path2D();
  path.roundRect(x, y, width, height, radius);
  return path;
}

export function ellipse(x: number, y: number, rx: number, ry = rx, degrees = 0): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, rx, ry, (degrees * Math.PI) / 180, 0, Math.PI * 2);
  return path;
}

/** Points of a smooth closed curve through the given points (Catmull-Rom), `steps` between neighbours. */
export function curve(points: Outline, steps = 6): Outline {
  const n = points.length;
  const at = (i: number): Point => points[(i + n) % n] ?? [0, 0];
  return points.flatMap((p1, i) => {
    const [p0, p2, p3] = [at(i - 1), at(i + 1), at(i + 2)];
    return Array.from({ length: steps }, (_, s): Point => {
      const k = s / steps;
      const axis = (d: 0 | 1): number =>
        0.5 *
        (2 * p1[d] +
          (p2[d] - p0[d]) * k +
          (2 * p0[d] - 5 * p1[d] + 4 * p2[d] - p3[d]) * k * k +
          (3 * p1[d] - p0[d] - 3 * p2[d] + p3[d]) * k * k * k);
      return [axis(0), axis(1)];
    });
  });
}

/** A soft-edged piece through the given points. */
export const blob = (...points: Point[]): Path2D => union(curve(points));

/** A limb from a to b: round ends of radius ra and rb. */
export function limb(a: Point, ra: number, b: Point, rb: number): Outline {
  const turn = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const arc = (c: Point, r: number, from: number): Point[] =>
    Array.from({ length: 15 }, (_, i): Point => {
      const k = from + (i * Math.PI) / 14;
      return [c[0] + Math.cos(k) * r, c[1] + Math.sin(k) * r];
    });
  return [...arc(b, rb, turn - Math.PI / 2), ...arc(a, ra, turn + Math.PI / 2)];
}

/** A tube from a to b with flat ends, half as wide as wa and wb say. */
export function tube(a: Point, wa: number, b: Point, wb: number): Outline {
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const nx = -(b[1] - a[1]) / long;
  const ny = (b[0] - a[0]) / long;
  return [
    [a[0] + nx * wa, a[1] + ny * wa],
    [b[0] + nx * wb, b[1] + ny * wb],
    [b[0] - nx * wb, b[1] - ny * wb],
    [a[0] - nx * wa, a[1] - ny * wa],
  ];
}

/** A path in SVG's notation, for pieces drawn by hand. */
export const svg = (d: string): Path2D => new Path2D(d);

/** A doorway or window with a round top; x is its middle, y its foot. */
export function arch(x: number, y: number, width: number, height: number): Path2D {
  const r = width / 2;
  const path = new Path2D();
  path.moveTo(x - r, y);
  path.lineTo(x - r, y - height + r);
  path.arc(x, y - height + r, r, Math.PI, 0);
  path.lineTo(x + r, y);
  path.closePath();
  return path;
}
