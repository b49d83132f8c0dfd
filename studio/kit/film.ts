import type { FilmFacts } from '../film.ts';
import type { Stage } from './stage.ts';

export type { FilmFacts } from '../film.ts';

export interface Transition {
  /**
   * cut: at once · fade: through each other · slide-*: the new sheet is pushed over from that side · iris: opens in a
   * circle round x, y · page: the old sheet is turned away like a page
   */
  kind: 'cut' | 'fade' | 'slide-right' | 'slide-left' | 'slide-up' | 'slide-down' | 'iris' | 'page' | 'dark';
  /** Seconds, counted from the beginning of the new scene (whose time already runs). */
  seconds?: number;
  x?: number;
  y?: number;
}

export interface Scene {
  /** How long the scene lasts by its own clock, which actors and camera go by. */
  seconds: number;
  /** How fast that clock runs, 0.75 to 1 (default 1): the action is calmer where captions need time to be read. */
  pace?: number;
  enter?: Transition;
  /** Draws the picture at `t` seconds of this scene; t may run past `seconds` while the next scene comes in. */
  draw: (stage: Stage, t: number) => void;
}

export interface Film extends FilmFacts {
  scenes: Scene[];
}

/** How long a scene is shown. */
export const lasts = ({ seconds, pace = 1 }: Scene): number => seconds / pace;

/** Checks a film's parts at once, so that a mistake is reported before rendering. */
export function film(parts: Film): Film {
  const total = parts.scenes.reduce((sum, scene) => sum + lasts(scene), 0);
  if (total < 40 || total > 100) throw new Error(`The film lasts ${total} s; 60 to 90 s is meant.`);
  for (const { pace = 1 } of parts.scenes)
    if (pace < 0.75 || pace > 1)
      throw new Error(`A pace of ${pace} looks like slow motion; 0.75 to 1 is meant.`);
  if (parts.poster > total)
    throw new Error(`The poster at ${parts.poster} s lies behind the end (${total} s).`);
  return parts;
}
