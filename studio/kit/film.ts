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
  seconds: number;
  enter?: Transition;
  /** Draws the picture at `t` seconds of this scene; t may run past `seconds` while the next scene comes in. */
  draw: (stage: Stage, t: number) => void;
}

export interface Film extends FilmFacts {
  scenes: Scene[];
}

/** Checks a film's parts at once, so that a mistake names itself before rendering. */
export function film(parts: Film): Film {
  const total = parts.scenes.reduce((sum, scene) => sum + scene.seconds, 0);
  if (total < 40 || total > 75) throw new Error(`The film lasts ${total} s; 45 to 60 s is meant.`);
  if (parts.poster > total)
    throw new Error(`The poster at ${parts.poster} s lies behind the end (${total} s).`);
  return parts;
}
