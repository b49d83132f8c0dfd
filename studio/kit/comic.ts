import type { Easel } from './easel.ts';

/** Width and height in pixels of a panel's picture, as the reader lays it out. */
export const SHAPES = {
  wide: { width: 1280, height: 720 },
  square: { width: 960, height: 960 },
  tall: { width: 720, height: 960 },
} as const;

export interface Panel {
  shape: keyof typeof SHAPES;
  draw: (easel: Easel) => void;
}

export interface Comic {
  /** Folder of content/courses the comic belongs to. */
  course: string;
  /** By the ids of the item's panels, in the order they are read. */
  panels: Record<string, Panel>;
}

const panel =
  (shape: Panel['shape']) =>
  (draw: Panel['draw']): Panel => ({ shape, draw });

/** 16:9; shows x 0 to 1280. */
export const wide = panel('wide');
/** 1:1; shows x 280 to 1000. */
export const square = panel('square');
/** 3:4; shows x 370 to 910. */
export const tall = panel('tall');

export const comic = (parts: Comic): Comic => parts;
