/** The plain data of a film: what Node needs to know about it besides its pictures. */
export const LANGUAGES = ['en', 'he', 'ru', 'es', 'fr', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Width and height in pixels, frames per second. */
export const FRAME = { width: 1280, height: 720, rate: 24 } as const;

export type Voice = 'pluck' | 'oud' | 'dulcimer' | 'ney' | 'clarinet' | 'strings' | 'bass' | 'drone' | 'drum';

export interface Part {
  voice: Voice;
  /** See sound/melody.ts for the notation; for the drum: D (low), t (rim), k (soft rim), s (shaker). */
  notes: string;
  /** Seconds into the film. */
  at?: number;
  /** 1 is the natural loudness of a leading voice. */
  gain?: number;
  /** -1 left … 1 right. */
  pan?: number;
  /** How many times the notes are played, one after another. */
  repeat?: number;
  /** Seconds over which the part comes in and goes out. */
  fadeIn?: number;
  fadeOut?: number;
  /** Beats per minute, when it differs from the film's. */
  bpm?: number;
}

export type Noise =
  | 'step'
  | 'sand-step'
  | 'wind'
  | 'rain'
  | 'water'
  | 'sea'
  | 'drip'
  | 'splash'
  | 'pour'
  | 'fire'
  | 'birds'
  | 'bird'
  | 'crickets'
  | 'rooster'
  | 'donkey'
  | 'sheep'
  | 'door'
  | 'knock'
  | 'cloth'
  | 'page'
  | 'thud'
  | 'coins'
  | 'chime'
  | 'arrow'
  | 'whoosh'
  | 'crowd'
  | 'snore'
  | 'clay'
  | 'hammer';

export interface Sound {
  sound: Noise;
  at: number;
  /** How long a continuous sound (wind, water, birds …) lasts, or how long a repeated one is repeated. */
  seconds?: number;
  /** Seconds between repetitions of a short sound. */
  every?: number;
  gain?: number;
  pan?: number;
}

export interface FilmChapter {
  at: number;
  title: Record<Language, string>;
}

export interface FilmFacts {
  /** Folder of content/courses the film belongs to. */
  course: string;
  /** Seconds of the picture shown before the film is started. */
  poster: number;
  /** A film of less than half the size: twelve pictures per second, each shown twice, and mono sound. */
  small?: boolean;
  /** The target size of film.mp4, if smaller than that. */
  bytes?: number;
  bpm: number;
  music: Part[];
  sounds: Sound[];
  chapters: FilmChapter[];
}
