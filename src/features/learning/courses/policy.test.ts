import { describe, expect, test } from 'vitest';
import type { CategoryView } from '../catalogue/contract.ts';
import type { CourseSummary } from './contract.ts';
import { chooseCourses, listCourseChoices, type Browsing } from './policy.ts';

function course(id: string, overrides: Partial<CourseSummary> = {}): CourseSummary {
  return {
    id,
    slug: id,
    title: id,
    tagline: '',
    description: '',
    image: '',
    archived: false,
    isComingSoon: false,
    featuredLevel: 0,
    demo: false,
    categoryIds: [],
    itemCount: 1,
    openableCount: 1,
    deeds: 0,
    minutes: 1,
    ...overrides,
  };
}

const category = (slug: string, courses: string[]): CategoryView => ({
  id: slug,
  slug,
  name: slug,
  description: '',
  seoTitle: slug,
  seoDescription: '',
  robotNoindex: false,
  courses,
});

const courses = [course('tent', { demo: true }), course('anger'), course('old', { archived: true })];
const categories = [category('new', ['tent']), category('middos', ['anger']), category('empty', [])];
const free = { status: 'free', restricted: false, courseIds: [] } as const;

function slugsFor(viewer: Browsing['viewer'], more: Partial<Browsing> = {}): string[] {
  return listCourseChoices({ viewer, courses, categories, hasBegun: true, ...more }).map(({ slug }) => slug);
}

describe('the selections of courses', () => {
  test.each([
    ['a visitor', null, ['sample-the-magic', 'middos', 'new', 'a-z', 'golden-oldies']],
    ['a free account', free, ['sample-the-magic', 'middos', 'new', 'a-z', 'golden-oldies']],
    ['a restricted account', { ...free, restricted: true }, ['middos', 'new', 'a-z', 'golden-oldies']],
    ['a trial', { ...free, status: 'trial' }, ['continue-watching', 'new', 'middos', 'a-z', 'golden-oldies']],
    [
      'a paid account',
      { ...free, status: 'paid' },
      ['continue-watching', 'new', 'middos', 'a-z', 'golden-oldies'],
    ],
    ['an account with courses unlocked one by one', { ...free, courseIds: ['anger'] }, []],
  ] as const)('for %s match its kind', (_, viewer, expected) => {
    expect(slugsFor(viewer)).toEqual(expected);
  });

  test('leave out any that would be empty', () => {
    expect(slugsFor({ ...free, status: 'paid' }, { hasBegun: false, courses: [course('anger')] })).toEqual([
      'new',
      'middos',
      'a-z',
    ]);
    expect(slugsFor(null, { courses: [course('old', { archived: true })], categories: [] })).toEqual([
      'golden-oldies',
    ]);
  });
});

describe('a selection', () => {
  const shown = (slug: 'a-z' | 'golden-oldies' | 'sample-the-magic' | 'continue-watching', tag = 'en') =>
    chooseCourses({ kind: 'filter', slug }, courses, courses.slice(1, 2), tag).map(({ id }) => id);

  test('holds the courses that belong to it', () => {
    expect(shown('sample-the-magic')).toEqual(['tent']);
    expect(shown('golden-oldies')).toEqual(['old']);
    expect(shown('continue-watching')).toEqual(['anger']);
    expect(shown('a-z')).toEqual(['anger', 'tent']);
    const middos = {
      kind: 'category',
      slug: 'middos',
      category: category('middos', ['anger', 'old']),
    } as const;
    expect(chooseCourses(middos, courses, [], 'en').map(({ id }) => id)).toEqual(['anger']);
  });

  test("from A to Z follows the language's alphabet", () => {
    const spanish = ['ñandú', 'nube', 'oso'].map((title) => course(title, { title }));
    const titles = (tag: string) =>
      chooseCourses({ kind: 'filter', slug: 'a-z' }, spanish, [], tag).map(({ title }) => title);
    expect(titles('es-ES')).toEqual(['nube', 'ñandú', 'oso']);
  });
});
