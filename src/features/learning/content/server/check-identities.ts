import * as z from 'zod';
import { hasFileOf, readFileOf, type ContentFolder } from './content-folder.ts';
import type { CourseFile } from './content-schemas.ts';
import type { Report } from '#platform/content/mistakes.ts';
import type { YamlFile } from '#platform/content/yaml-file.ts';

/** Where something is written. */
export interface Place {
  file: string;
  line: number;
}

/** Every id, and the slugs of courses and items, of the whole content: each may be claimed once. */
export interface Identities {
  claimId(id: string, place: Place): void;
  /** Former slugs are claimed too: an old address leads to one thing only. */
  claimSlug(of: 'course' | 'item', slug: string, place: Place): void;
}

/** Reports whatever is claimed twice, and an id of something that was removed. */
export function createIdentities(folder: ContentFolder, report: Report): Identities {
  return identitiesBeside(readRetiredIds(folder, report), report);
}

/** The same for what is not in a folder. */
export function identitiesBeside(retired: ReadonlySet<string>, report: Report): Identities {
  const claimed = new Map<string, Place>();
  const claim = (name: string, { file, line }: Place) => {
    const first = claimed.get(name);
    if (first) report(file, line, `${name} is already used at ${first.file}:${first.line}`);
    else claimed.set(name, { file, line });
  };
  return {
    claimId(id, place) {
      if (retired.has(id)) report(place.file, place.line, `id ${id} is retired and is never used again`);
      claim(`id ${id}`, place);
    },
    claimSlug: (of, slug, place) => claim(`${of} slug ${slug}`, place),
  };
}

/** Claims all that `course.yaml` names; the questions are claimed with their items' files. */
export function claimIdentities(file: string, { value, lineOf }: YamlFile<CourseFile>, to: Identities): void {
  const at = (...path: PropertyKey[]) => ({ file, line: lineOf(path) });
  to.claimId(value.id, at('id'));
  to.claimSlug('course', value.slug, at('slug'));
  value.formerSlugs.forEach((slug, f) => to.claimSlug('course', slug, at('formerSlugs', f)));
  value.chapters.forEach((chapter, c) => {
    to.claimId(chapter.id, at('chapters', c, 'id'));
    chapter.items.forEach(({ id, slug, formerSlugs }, i) => {
      const inItem = (...path: PropertyKey[]) => at('chapters', c, 'items', i, ...path);
      to.claimId(id, inItem('id'));
      to.claimSlug('item', slug, inItem('slug'));
      formerSlugs.forEach((former, f) => to.claimSlug('item', former, inItem('formerSlugs', f)));
    });
  });
}

/** `retired-ids.yaml`: the ids of what has been removed. People's progress may still hold them. */
export function readRetiredIds(folder: ContentFolder, report: Report): ReadonlySet<string> {
  const file = `${folder.name}/retired-ids.yaml`;
  const read = hasFileOf(folder, file) ? readFileOf(folder, file, z.array(z.string()), report) : undefined;
  return new Set(read?.value);
}
