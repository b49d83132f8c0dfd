import type { Person } from './person.ts';
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

/** The camera that shows the whole scene: the default. */
export const WHOLE: [number, number, number] = [640, 360, 1];

/** From this second until that one the picture shows someone's face (nobody's: as if there were no close-up); `large` 1 is a head about a third of the picture high. */
export type Near = readonly [from: number, until: number, who: Person | undefined, large?: number];

/**
 * The camera of a close-up while there is one: `stage.camera(...(near(t, [3, 5.5, chana]) ?? shot(t, […])))`. It cuts
 * to the face and stands still, with room on the side the face looks to, and for captions below.
 */
export function near(t: number, ...cuts: readonly Near[]): [number, number, number] | undefined {
  const [from, until, who, large = 1] = cuts.find((cut) => t >= cut[0] && t < cut[1]) ?? [0, 0];
  if (!who) return undefined;
  // A head that nods is framed where it is in the middle of the shot.
  const { x, y, face, size } = who.head((from + until) / 2);
  const zoom = (4 * large) / size;
  return [x + face * 44 * size, y + 60 / zoom, zoom];
}
