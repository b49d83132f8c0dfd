import type { FilmProblem } from '../policy.ts';

/** Nothing can be made of this file; `problem` says why. */
export class UnusableFilm extends Error {
  override readonly name = 'UnusableFilm';
  readonly problem: FilmProblem;
  constructor(problem: FilmProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** What an error in the work means to the person who uploaded the film. */
export function toProblem(error: unknown): FilmProblem {
  if (error instanceof UnusableFilm) return error.problem;
  if (!(error instanceof Error)) return 'broken';
  const isFull =
    (error as NodeJS.ErrnoException).code === 'ENOSPC' || error.message.includes('No space left on device');
  return isFull ? 'disk_full' : 'broken';
}
