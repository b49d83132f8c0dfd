/** Something wrong in a content file; `line` counts from 1. */
export interface Mistake {
  file: string;
  line: number;
  message: string;
}

/** Takes one mistake; checks continue after it, so that all of them are reported at once. */
export type Report = (file: string, line: number, message: string) => void;

/** The content cannot be loaded. The message lists every mistake, one per line, as `file:line: what`. */
export class ContentMistakes extends Error {
  override readonly name = 'ContentMistakes';
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    super(mistakes.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.mistakes = mistakes;
  }
}

/** What `check` returns. Throws ContentMistakes if it reported any. */
export function collectMistakes<T>(check: (report: Report) => T): T {
  const mistakes: Mistake[] = [];
  const checked = check((file, line, message) => void mistakes.push({ file, line, message }));
  if (mistakes.length) throw new ContentMistakes(mistakes);
  return checked;
}
