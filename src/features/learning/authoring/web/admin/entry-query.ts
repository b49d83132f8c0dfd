import type { JsonObject } from '#core/json.ts';
import type { EntryView } from '#features/cms/contract.ts';
import type { QueryPage } from '#features/learning/offered/learning-queries.ts';
import type { ItemDraft } from '../editor/draft/item-draft.ts';

/** An entry as it was last saved; asked for again whenever its page is opened. */
export const entryQuery = ({ api }: Pick<QueryPage, 'api'>, id: string) =>
  api.cms.entry.queryOptions({ input: { id }, staleTime: 0, retry: false });

export const courseEntryId = (courseId: string) => `course.${courseId}`;
export const itemEntryId = (itemId: string) => `item.${itemId}`;
export const filmEntryId = (film: string) => `film.${film}`;

/** What an entry says, as its editors change it; empty for one that has not been written yet. */
export function toDraft(entry: EntryView | undefined): ItemDraft {
  // Parsed from JSON, of which the contract has seen only that its parts are objects.
  return entry
    ? { shared: entry.shared as JsonObject, texts: entry.texts as ItemDraft['texts'] }
    : { shared: {}, texts: {} };
}
