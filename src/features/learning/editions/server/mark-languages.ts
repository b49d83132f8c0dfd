import type { Locale } from '#core/locale.ts';
import type { ContentCourse } from '#features/learning/content/server/content.ts';
import { inLanguages, type InLanguages } from '#platform/content/in-languages.ts';
import type { Borrowed } from './fill-languages.ts';

/** Says in each text that is another language's which one that is. */
export function markLanguages(
  course: ContentCourse,
  borrowed: Borrowed,
  slugs: ReadonlyMap<string, string>,
): ContentCourse {
  if (borrowed.size === 0) return course;
  return {
    ...course,
    texts: mark(course.texts, borrowed.get('course')),
    chapters: course.chapters.map((chapter) => ({
      ...chapter,
      texts: mark(chapter.texts, borrowed.get(`chapters.${slugs.get(chapter.id) ?? ''}`)),
      items: chapter.items.map((item) => {
        const bodies = borrowed.get(`bodies.${item.id}`);
        const texts = mark(item.texts, borrowed.get(`items.${item.slug}`));
        return {
          ...item,
          texts: inLanguages((locale) => {
            const bodyLang = bodies?.[locale];
            return bodyLang ? { ...texts[locale], bodyLang } : texts[locale];
          }),
        };
      }),
    })),
  };
}

function mark<T extends { lang?: Locale }>(
  texts: InLanguages<T>,
  from: Partial<Record<Locale, Locale>> | undefined,
): InLanguages<T> {
  if (!from) return texts;
  return inLanguages((locale) => {
    const lang = from[locale];
    return lang ? { ...texts[locale], lang } : texts[locale];
  });
}
