import { inLanguages } from '#platform/content/in-languages.ts';
import type { ContentCourse } from '#features/learning/content/server/content.ts';
import { addContent } from '#features/learning/content/server/store-content.ts';
import type { Db } from '#platform/db/tables.ts';

const courses = 200;
const itemsPerCourse = 50;
const syllables = [
  'ba',
  'ge',
  'di',
  'ho',
  'va',
  'zu',
  'che',
  'ti',
  'ya',
  'ko',
  'la',
  'mi',
  'nu',
  'se',
  'pa',
  'tzo',
];

/** A made-up word; the same number is always the same word, and three thousand numbers differ. */
function word(number: number): string {
  const n = number % 3000;
  return [n, Math.floor(n / 16), Math.floor(n / 256) + 3].map((part) => syllables[part % 16]).join('');
}

const words = (start: number, count: number) =>
  Array.from({ length: count }, (_, index) => word((start + index) * 7919)).join(' ');

/** What people search for: one word, two, a prefix, in turn. */
export const queries = Array.from({ length: 60 }, (_, index) => {
  const [first = '', second = ''] = words(index * 37, 2).split(' ');
  return [first, `${first} ${second}`, first.slice(0, 4)][index % 3] ?? first;
});

/** Ten thousand items in all seven languages, in courses of fifty. */
export async function fillCatalogue(db: Db): Promise<void> {
  for (let first = 0; first < courses; first += 20) {
    const made = Array.from({ length: 20 }, (_, index) => makeCourse(first + index));
    await addContent(db, { categories: [], passages: [], courses: made });
  }
}

function makeCourse(number: number): ContentCourse {
  const id = `bench-${number}`;
  return {
    id,
    slug: id,
    formerSlugs: [],
    folder: id,
    order: 1000 + number,
    published: '2026-09-01',
    featuredLevel: 0,
    demo: false,
    archived: false,
    comingSoon: false,
    access: 'public',
    categoryIds: [],
    texts: inLanguages((locale) => ({
      title: `${words(number, 2)} ${locale}`,
      tagline: words(number + 1, 4),
      description: words(number + 2, 12),
      seoDescription: '',
    })),
    films: [],
    resources: [],
    chapters: [
      {
        id: 'all',
        texts: inLanguages(() => ({ title: words(number, 2) })),
        items: Array.from({ length: itemsPerCourse }, (_, index) => {
          const start = (number * itemsPerCourse + index) * 3;
          return {
            id: `${id}-${index}`,
            slug: `${id}-${index}`,
            formerSlugs: [],
            type: 'rwi',
            access: 'default',
            planned: false,
            minutes: 3,
            filmId: undefined,
            texts: inLanguages((locale) => ({
              title: `${words(start, 3)} ${locale}`,
              summary: words(start + 5, 14),
            })),
          };
        }),
      },
    ],
  };
}
