import type { HandedInProblem } from '../policy.ts';

/** Nothing is made of this file; `problem` says why. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
  readonly problem: HandedInProblem;
  constructor(problem: HandedInProblem) {
    super(problem);
    this.problem = problem;
  }
}
