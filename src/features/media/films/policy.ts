/** How far a film is on its way from the upload to what can be shown. */
export const filmStatuses = ['waiting', 'working', 'ready', 'failed'] as const;
export type FilmStatus = (typeof filmStatuses)[number];

/** The message that names each status. */
export const filmStatusNames: Record<FilmStatus, string> = {
  waiting: 'media.status.waiting',
  working: 'media.status.working',
  ready: 'media.status.ready',
  failed: 'media.status.failed',
};

/** Each height that a stream is made in, with the most bits a second of its picture. */
const renditions = [
  { height: 240, kilobits: 400 },
  { height: 480, kilobits: 1200 },
  { height: 720, kilobits: 2500 },
  { height: 1080, kilobits: 4500 },
] as const;

export interface Rendition {
  width: number;
  height: number;
  kilobits: number;
}

/** Why nothing could be made of an upload; each has its words for people. */
export const filmProblems = [
  'not_a_film',
  'no_picture',
  'too_long',
  'too_large_picture',
  'broken',
  'only_mp4',
  'disk_full',
  'upload_gone',
] as const;
export type FilmProblem = (typeof filmProblems)[number];

/** What the same file would meet again, or a file that is gone. */
const lasting: ReadonlySet<FilmProblem> = new Set([
  'not_a_film',
  'no_picture',
  'too_long',
  'too_large_picture',
  'upload_gone',
]);

/** Whether making a film that failed can succeed at another try. */
export function canRetry(problem: FilmProblem | undefined): boolean {
  return problem === undefined || !lasting.has(problem);
}

/** Whether a chosen file may be a film, by the type that the browser knows it by; browsers know few kinds of film. */
export function canBeFilm({ type }: { type: string }): boolean {
  return !/^(image|text|font)\/|^application\/pdf$/.test(type);
}

/** A poster is as wide as its film, and no wider than this. */
export const posterWidth = 1280;

/** The most pixels of a frame: larger ones would fill the memory while they are decoded. */
export const maxPixels = 8192 * 4608;
/** Four hours, as for the films that are shipped. */
export const maxSeconds = 14_400;
export const maxFilmBytes = 4 * 1024 ** 3;

/**
 * What a film of this size is made in: every usual height below its own, and its own if that is not above the usual ones.
 * Encoders need even numbers.
 */
export function listRenditions(picture: { width: number; height: number }): Rendition[] {
  const own = toEven(picture.height);
  const lower = renditions.filter(({ height }) => height < own);
  const next = renditions.find(({ height }) => height >= own);
  const chosen = next ? [...lower, { ...next, height: own }] : lower;
  return chosen.map(({ height, kilobits }) => ({
    width: toEven((picture.width * height) / picture.height),
    height,
    kilobits,
  }));
}

function toEven(pixels: number): number {
  return Math.max(2, 2 * Math.round(pixels / 2));
}

/** The heights in which a film can be shown: those of its stream, or only its own. */
export function listHeights({ width, height, streams }: ShownFilm): number[] {
  if (width === undefined || height === undefined) return [];
  return streams ? listRenditions({ width, height }).map((rendition) => rendition.height) : [height];
}

interface ShownFilm {
  width?: number | undefined;
  height?: number | undefined;
  streams: boolean;
}
