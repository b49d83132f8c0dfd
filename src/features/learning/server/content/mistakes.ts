/** Something wrong in a file of content; `line` counts from 1. */
export interface Mistake {
  file: string;
  line: number;
  message: string;
}

/** Takes one mistake; checks go on after it, so that all of them are told at once. */
export type Report = (file: string, line: number, message: string) => void;

/** The content cannot be loaded. The message has every mistake, one a line, as `file:line: what`. */
export class ContentMistakes extends Error {
  override readonly name = 'ContentMistakes';
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    super(mistakes.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.mistakes = mistakes;
  }
}
