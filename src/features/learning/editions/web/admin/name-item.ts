import { itemTypes } from '#core/item-types.ts';
import { localeCodes } from '#core/locale.ts';
import type { CourseFinding } from '#features/learning/authoring/contract.ts';
import { itemKinds } from '#features/learning/kinds/policy.ts';
import { chaptersOf, textAt, type CourseDraft } from './course-draft.ts';

/** What an item is called: by its title in the language, or in another one; one that has none yet by its kind and its place. */
export function nameItem(
  draft: CourseDraft,
  { itemId, lang, title }: Pick<CourseFinding, 'itemId' | 'lang' | 'title'>,
  t: (message: string, values?: { number: number }) => string,
): string {
  for (const [chapter, { items }] of chaptersOf(draft).entries()) {
    const place = items.findIndex(({ id }) => id === itemId);
    const item = items[place];
    if (!item) continue;
    for (const locale of [lang, ...localeCodes]) {
      const written = textAt(draft, locale, ['items', item.slug, 'title']);
      if (typeof written === 'string' && written !== '') return written;
    }
    const type = itemTypes.find((known) => known === item.type) ?? 'film';
    return [
      t(itemKinds[type].name),
      t('learning.course.chapter', { number: chapter + 1 }),
      t('learning.editor.place', { number: place + 1 }),
    ].join(' · ');
  }
  return title;
}
