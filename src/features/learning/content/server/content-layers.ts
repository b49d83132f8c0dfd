import { createHash } from 'node:crypto';
import { checkContent } from './check-content.ts';
import { readContentFolder } from './content-folder.ts';
import type { Content } from './content.ts';
import { splitContent, type ShippedDocs } from '#features/learning/editions/server/shipped-docs.ts';
import { ContentMistakes, type Mistake } from '#platform/content/mistakes.ts';

/** Where content comes from: the edition that we ship, and what a house has written itself. */
export interface ContentSource {
  /** Kept with each row it gives, so that one source never removes what another gave. */
  name: string;
  /** Changes whenever `check` would return something else. */
  hash: string;
  /** Throws ContentMistakes with every mistake at once. */
  check(): Content;
  /** What staff edits of it; undefined for what cannot be edited. */
  split?(): ShippedDocs;
}

/** The source of what comes with the product. */
export const shippedSource = 'shipped';
/** That of what the house has published, over what is shipped. */
export const houseSource = 'house';

/** A thing and the name of the source that gives it. */
export type Sourced<T> = T & { source: string };

/** The content of all sources as one. */
export type LayeredContent = { [Part in keyof Content]: Sourced<Content[Part][number]>[] };

/** The content that comes with this version, in a folder; a film item with missing media counts as planned. */
export async function readShippedContent(contentFolder: string): Promise<ContentSource> {
  const folder = await readContentFolder(contentFolder);
  return {
    name: shippedSource,
    hash: folder.hash,
    check: () => checkContent(folder, { requireMedia: false }),
    split: () => splitContent(folder),
  };
}

/** One hash of all sources, in their order. */
export function hashSources(sources: readonly ContentSource[], storedAs: number): string {
  const hash = createHash('sha256').update(`${storedAs}`);
  for (const source of sources) hash.update(`\0${source.name}\0${source.hash}`);
  return hash.digest('hex');
}

/**
 * Puts the sources on top of one another: of two things with the same id the later source's counts. Throws
 * ContentMistakes if that leaves a slug or an item's id to two courses.
 */
export function layContent(sources: readonly ContentSource[]): LayeredContent {
  const layers = sources.map(({ name, check }) => ({ name, content: check() }));
  const lay = <Part extends keyof Content>(part: Part): LayeredContent[Part] => {
    const byId = new Map<string, Sourced<Content[Part][number]>>();
    for (const { name, content } of layers)
      for (const one of content[part]) byId.set(one.id, { ...one, source: name });
    return [...byId.values()] as LayeredContent[Part];
  };
  const content = { categories: lay('categories'), passages: lay('passages'), courses: lay('courses') };
  refuseCollisions(content);
  return { ...content, courses: content.courses.toSorted((a, b) => a.order - b.order) };
}

function refuseCollisions({ courses }: Pick<LayeredContent, 'courses'>): void {
  const mistakes: Mistake[] = [];
  const claimed = new Map<string, string>();
  for (const { id: courseId, source, slug, formerSlugs, chapters } of courses) {
    const items = chapters.flatMap((chapter) => chapter.items);
    const names = [
      ...[slug, ...formerSlugs].map((name) => `course slug ${name}`),
      ...items.flatMap((item) => [item.slug, ...item.formerSlugs]).map((name) => `item slug ${name}`),
      ...items.map(({ id }) => `id ${id}`),
    ];
    for (const name of names) {
      const first = claimed.get(name);
      if (first === undefined) claimed.set(name, courseId);
      else
        mistakes.push({ file: source, line: 1, message: `${courseId}: ${name} is already used by ${first}` });
    }
  }
  if (mistakes.length) throw new ContentMistakes(mistakes);
}
