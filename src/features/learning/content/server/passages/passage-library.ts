import type { Locale } from '#core/locale.ts';
import { formatReference, formatReferences, type Reference } from '#features/learning/sources/policy.ts';
import type { InLanguages } from '#platform/content/in-languages.ts';
import { isCited, markedCitation, readCitation, type Citation } from './citations.ts';

/** A quoted work, with its names. */
export interface Work {
  counts: Reference['counts'];
  names: InLanguages<string>;
  edition: InLanguages<string>;
}

/** `at` is a verse number or a folio. */
export interface PassageLine {
  at: string;
  original: string;
  texts: InLanguages<string>;
}

/** Some lines of one place in a book; a passage that is cited but not quoted has none. */
export interface Passage {
  id: string;
  work: Work;
  chapter: number | undefined;
  context: InLanguages<string> | undefined;
  lines: PassageLine[];
}

/** The passages that content may cite. */
export class PassageLibrary {
  readonly #passages: ReadonlyMap<string, Passage>;

  constructor(passages: readonly Passage[]) {
    this.#passages = new Map(passages.map((passage) => [passage.id, passage]));
  }

  /** Parses a written citation; undefined if no passage has such lines. */
  read(written: string): Citation | undefined {
    const citation = readCitation(written);
    const passage = citation && this.#passages.get(citation.passage);
    if (!passage) return undefined;
    const isQuoted = passage.lines.length === 0 || passage.lines.some(({ at }) => isCited(at, citation));
    return isQuoted ? citation : undefined;
  }

  /** Several citations in one line, as readers of the language write them. */
  say(citations: readonly Citation[], locale: Locale): string {
    return formatReferences(
      citations.map((citation) => this.#referenceOf(citation, locale)),
      locale,
    );
  }

  /** A text with each `@citation` written out, the citations found, and those that are unknown. */
  writeOut(text: string, locale: Locale): { text: string; cited: Citation[]; unknown: string[] } {
    const cited: Citation[] = [];
    const unknown: string[] = [];
    const written = text.replaceAll(markedCitation, (mark) => {
      const citation = this.read(mark.slice(1));
      if (!citation) {
        unknown.push(mark.slice(1));
        return mark;
      }
      cited.push(citation);
      return formatReference(this.#referenceOf(citation, locale), locale);
    });
    return { text: written, cited, unknown };
  }

  #referenceOf({ passage: id, from, to }: Citation, locale: Locale): Reference {
    const passage = this.#passages.get(id);
    if (!passage) throw new Error(`there is no passage ${id}`);
    const { work, chapter, lines } = passage;
    const reference = { work: work.names[locale], counts: work.counts, chapter };
    if (from !== undefined || work.counts === 'verses') return { ...reference, from, to };
    return { ...reference, from: lines[0]?.at, to: lines.at(-1)?.at };
  }
}
