import { itemTypes } from '#core/item-types.ts';
import type { Locale } from '#core/locale.ts';
import { isStory } from '#features/learning/kinds/policy.ts';
import { listItems, type CourseDocs } from './course-docs.ts';
import type { EditionIssue } from './edition-issues.ts';

/**
 * The issues as those who publish these languages can mend them: at single fields, and what every language lacks only in
 * the languages that are published.
 */
export function askedIssues(
  issues: readonly EditionIssue[],
  { docs, locales }: { docs: CourseDocs; locales: readonly Locale[] },
): EditionIssue[] {
  const placed = issues.flatMap((issue) => atFields(issue, docs));
  const isAsked = ({ part }: EditionIssue) => part === 'shared' || locales.includes(part);
  const asked = new Set(placed.filter(isAsked).map(sayPlace));
  return placed.filter((issue) => isAsked(issue) || !asked.has(sayPlace(issue)));
}

const sayPlace = ({ type, key, path }: EditionIssue) => JSON.stringify([type, key, path]);

/** The texts of an item that are missing as a whole, one by one. */
function atFields(issue: EditionIssue, { course }: CourseDocs): EditionIssue[] {
  if (issue.type !== 'course' || issue.part === 'shared') return [issue];
  const [group, slug = '', field, ...rest] = issue.path.split('.');
  if (group !== 'items' || rest.length > 0 || !/has no talk|is missing$/.test(issue.message)) return [issue];
  const item = listItems(course.shared).find((one) => one.slug === slug);
  const kind = itemTypes.find((known) => known === item?.type);
  const talk = kind && isStory(kind) ? ['talk.0', 'talk.1'] : [];
  const fields = field === undefined ? ['title', 'summary', ...talk] : field === 'talk' ? talk : [];
  return fields.length > 0
    ? fields.map((one) => ({ ...issue, path: `items.${slug}.${one}`, message: 'is missing' }))
    : [issue];
}
