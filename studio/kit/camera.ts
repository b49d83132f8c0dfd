import { keys } from './time.ts';

/** A camera's way: [second, x, y, zoom] from key to key, softly. `stage.camera(...shot(t, [[0, 640, 360, 1], …]))`. */
export function shot(
  t: number,
  track: readonly (readonly [number, number, number, number])[],
): [number, number, number] {
  return [
    keys(
      t,
      track.map(([at, x]) => [at, x] as const),
    ),
    keys(
      t,
      track.map(([at, , y]) => [at, y] as const),
    ),
    keys(
      t,
      track.map(([at, , , zoom]) => [at, zoom] as const),
    ),
  ];
}
