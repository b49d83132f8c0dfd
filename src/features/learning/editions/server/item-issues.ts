import { itemTypes, type ItemType } from '#core/item-types.ts';
import type { Locale } from '#core/locale.ts';
import type { FieldIssue } from '#core/refusals.ts';
import type { EntryContent } from '#platform/composition/content-type.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listDrafts } from '#features/cms/server/public.ts';
import type { DraftIssue } from '#features/learning/authoring/contract.ts';
import { mergeDraft } from '#features/learning/authoring/server/merge-draft.ts';
import { getLibrary } from '#features/learning/authoring/server/passages.ts';
import { listItems } from './course-docs.ts';
import { say } from './field-issues.ts';

/**
 * What an item still lacks in these languages, by the rules of its kind. Also while readers see nothing of its course yet:
 * what is published is whole, so that it is never the reason why its course is refused.
 */
export async function listItemIssues(
  ctx: Ctx,
  key: string,
  { shared, texts }: EntryContent,
  locales: readonly Locale[],
): Promise<FieldIssue[]> {
  const type = await findType(ctx, key);
  if (!type) return [];
  const found = new Map<string, FieldIssue>();
  for (const lang of locales) {
    const draft = { type, lang, shared, texts: texts[lang] ?? {} };
    for (const issue of mergeDraft(draft, await getLibrary(ctx, lang)).issues)
      if (!found.has(issue.path)) found.set(issue.path, { path: issue.path, ...sayIssue(issue) });
  }
  return [...found.values()];
}

/** The kind that its course says it is, as last saved. */
async function findType(ctx: Ctx, key: string): Promise<ItemType | undefined> {
  const courses = await listDrafts(ctx, 'course');
  const type = courses.flatMap(({ content }) => listItems(content.shared)).find(({ id }) => id === key)?.type;
  return itemTypes.find((known) => known === type);
}

function sayIssue({ fault, limit, message }: DraftIssue): Pick<FieldIssue, 'messageKey' | 'values'> {
  switch (fault) {
    case 'missing':
    case 'empty':
      return { messageKey: 'learning.edition.issue.missing' };
    case 'tooLong':
      return { messageKey: 'learning.edition.issue.tooLong', values: { count: limit ?? 0 } };
    case 'tooFew':
      return { messageKey: 'learning.edition.issue.tooFew' };
    case 'tooMany':
      return { messageKey: 'learning.edition.issue.tooMany' };
    case 'other':
      return say(message);
  }
}
